import { lazy, type ReactNode } from 'react'

/** A component that is fetched when it is first shown. It has the name of its export. */
export const lazyNamed = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
) => lazy(async () => ({ default: (await load())[name] }))
