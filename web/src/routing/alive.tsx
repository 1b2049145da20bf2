import { type ComponentType, useEffect } from 'react'

let tell: () => void
/**
 * When React has taken over the first screen, which it does after all that is around it. Who leads elsewhere before
 * takes away the route that it is still looking at, and the screen is made anew.
 */
export const alive = new Promise<void>((resolve) => {
  tell = resolve
})

export const tellingAlive = <Props extends object>(Screen: ComponentType<Props>) =>
  function Alive(props: Props) {
    useEffect(() => tell(), [])
    return <Screen {...props} />
  }
