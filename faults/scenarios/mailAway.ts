import { type Scenario, underLoad } from '../scenario.ts'
import { pause, stopwatch, until } from '../waiting.ts'

const waits = /^letters_waiting\{[^}]*channel="email"[^}]*\} [1-9]/m
const alarm = /^alarm\{alarm="mail_away"\} 1$/m

/** Letters wait, are seen to wait, and leave when the mail server is back; nobody stays suspended. */
export const mailAway: Scenario = {
  name: 'mail-away',
  title: 'The mail server takes no connections',
  limits: { lost: 0, doubled: 0, foreign: 0, ended: 0 },
  run: async ({ usual, outage }) => {
    const { portal, ledger } = await usual()
    const isSeen = async (sign: RegExp) => {
      const isThere = async () => sign.test(await portal.metrics())
      return until(isThere, { seconds: 60, what: () => '', every: 500 }).then(
        () => true,
        () => false,
      )
    }
    let facts: Record<string, boolean> = {}
    const outcome = await underLoad(
      { portal, ledger },
      async () => {
        const seconds = stopwatch()
        await portal.mail.close()
        facts = {
          'within a minute /metrics shows letters that wait': await isSeen(waits),
          'within a minute /metrics raises an alarm': await isSeen(alarm),
        }
        await pause(Math.max(0, outage(20) - seconds()) * 1000)
        await portal.mail.open()
        return 0
      },
      { within: 180 },
    )
    return { ...outcome, facts }
  },
}
