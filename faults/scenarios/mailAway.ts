import { type Scenario, underLoad } from '../scenario.ts'
import { holdsWithin, pause, stopwatch } from '../waiting.ts'

const waits = /^letters_waiting\{[^}]*channel="email"[^}]*\} [1-9]/m
const alarm = /^alarm\{alarm="mail_away"\} 1$/m
const noAlarm = /^alarm\{alarm="mail_away"\} 0$/m

/** Letters wait, are seen to wait, and leave when the mail server is back; nobody stays suspended. */
export const mailAway: Scenario = {
  name: 'mail-away',
  title: 'The mail server takes no connections',
  limits: { lost: 0, doubled: 0, broken: 0, foreign: 0, ended: 0 },
  run: async ({ usual, outage }) => {
    const { portal, ledger } = await usual()
    const isSeen = (sign: RegExp) => holdsWithin(60, async () => sign.test(await portal.metrics()))
    let facts: Record<string, boolean> = {}
    const outcome = await underLoad(
      { portal, ledger },
      async () => {
        const seconds = stopwatch()
        await portal.mail.close()
        const [areSeen, isRaised] = await Promise.all([isSeen(waits), isSeen(alarm)])
        await pause(Math.max(0, outage(20) - seconds()) * 1000)
        await portal.mail.open()
        facts = {
          'within a minute /metrics shows letters that wait': areSeen,
          'within a minute /metrics raises an alarm': isRaised,
          'within a minute of the end the alarm is over': await isSeen(noAlarm),
        }
        return undefined
      },
      { within: 180 },
    )
    return { ...outcome, facts }
  },
}
