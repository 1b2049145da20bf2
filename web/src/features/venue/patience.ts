import { refusals } from '@palaestra/contract'
import { Refused, Unreachable } from '@palaestra/ui'

/** Milliseconds before each further try, while the portal is catching up and does not say how long it will take. */
const pauses = [1000, 2000, 4000]

const catchingUp: readonly number[] = [refusals.busy, refusals.not_your_turn, refusals.slot_not_open]

/** What the portal said it will take, in milliseconds; longer than this nobody is let wait without a word. */
const longest = 20_000
const saidBy = (error: unknown) => {
  const said = error instanceof Refused && error.wait !== undefined ? error.wait * 1000 : 0
  return said > longest ? undefined : said
}

/**
 * Sends what may be sent again, until it is answered: the portal may be catching up, and the clocks of its processes be
 * fractions of a second apart.
 */
export const patiently = async <Sent>(sent: () => Promise<Sent>, left: readonly number[] = pauses): Promise<Sent> => {
  const [pause, ...more] = left
  try {
    return await sent()
  } catch (error) {
    const isLater =
      (error instanceof Unreachable && error.kind === 'fault') ||
      (error instanceof Refused && catchingUp.includes(error.code))
    const said = saidBy(error)
    if (!isLater || pause === undefined || said === undefined) throw error
    await new Promise((passed) => setTimeout(passed, Math.max(pause, said)))
    return patiently(sent, more)
  }
}
