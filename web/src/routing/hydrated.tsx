import { type ComponentType, useEffect } from 'react'

let resolveHydrated: () => void
/**
 * Resolves when React has hydrated the first screen, which comes after all that is around it. A navigation before that
 * would take the route away under hydration, and React would make the screen anew.
 */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

export const tellingHydrated = <Props extends object>(Screen: ComponentType<Props>) =>
  function Hydrated(props: Props) {
    useEffect(() => resolveHydrated(), [])
    return <Screen {...props} />
  }
