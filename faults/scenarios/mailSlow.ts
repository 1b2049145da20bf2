import { type Scenario, underLoad } from '../scenario.ts'
import { pause } from '../waiting.ts'

/** The mail server takes each letter only after half a minute, longer than anybody waits for it. */
export const mailSlow: Scenario = {
  name: 'mail-slow',
  title: 'The mail server is slow; text messages leave as ever',
  limits: { lost: 0, broken: 0, foreign: 0, ended: 0 },
  run: async ({ usual, outage, patience }) => {
    const { portal, ledger } = await usual()
    let meanwhile = 0
    const outcome = await underLoad(
      { portal, ledger },
      async () => {
        const before = portal.sms.messages.count()
        portal.mail.be('slow')
        await pause(outage(25) * 1000)
        meanwhile = portal.sms.messages.count() - before
        portal.mail.be('accept')
        return undefined
      },
      { within: 180 },
    )
    const fact = `text messages leave within two seconds (${outcome.slowestMessage.toFixed(1)} s)`
    return { ...outcome, facts: { [fact]: meanwhile > 0 && outcome.slowestMessage <= patience(2) } }
  },
}
