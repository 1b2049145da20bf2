import type { z } from 'zod/mini'
import { type RefusalName, refusals } from './refusals/names.ts'

const nameOf = (message: string): RefusalName =>
  Object.hasOwn(refusals, message) ? (message as RefusalName) : 'invalid_input'

/**
 * What a schema makes of something given: the value as it is kept, or the fields to blame, each with the first thing
 * that is wrong with it. Browser and server both check with this, so they say the same.
 */
export const check = <S extends z.ZodMiniType>(schema: S, given: unknown): Checked<z.output<S>> => {
  const { data, error } = schema.safeParse(given)
  if (!error) return { value: data as z.output<S> }
  const blamed = error.issues.map(({ path, message }) => [path.join('.'), nameOf(message)])
  return { problems: Object.fromEntries(blamed.reverse()) }
}

export type Checked<T> = { value: T; problems?: never } | { problems: Record<string, RefusalName>; value?: never }
