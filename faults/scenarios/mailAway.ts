import { type Scenario, underLoad } from '../scenario.ts'
import { pause } from '../waiting.ts'

/** Letters wait, are seen to wait, and leave when the mail server is back; nobody stays suspended. */
export const mailAway: Scenario = {
  name: 'mail-away',
  title: 'The mail server takes no connections',
  limits: { lost: 0, doubled: 0, foreign: 0, ended: 0 },
  run: async ({ usual, outage }) => {
    const { portal, ledger } = await usual()
    let seen = ''
    const outcome = await underLoad(
      { portal, ledger },
      async () => {
        await portal.mail.close()
        await pause(outage(20) * 1000)
        seen = await portal.metrics()
        await portal.mail.open()
        return 0
      },
      { within: 180 },
    )
    const value = (metric: RegExp) => Number(metric.exec(seen)?.[1] ?? 0)
    return {
      ...outcome,
      facts: {
        '/metrics shows letters that wait': value(/^letters_waiting\{[^}]*email[^}]*\} (\S+)$/m) > 0,
        '/metrics raises an alarm': value(/^alarm\{alarm="mail_away"\} (\S+)$/m) === 1,
      },
    }
  },
}
