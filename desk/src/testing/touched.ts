import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Until the test is over the screen is touched, as that of a telephone: there is no pointer to hover with. */
export const touched = async () => {
  const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
  await touch(true)
  onTestFinished(() => touch(false).then(() => {}))
}
