import type { Portal } from '../installation/portal.ts'
import { type Scenario, underLoad } from '../scenario.ts'
import { pause } from '../waiting.ts'

/** What was taken without a word is sent again, with the same key: copies are counted, and have no limit. */
export const deliveriesFail: Scenario = {
  name: 'deliveries-fail',
  title: 'Mail server and SMS gateway fail in every way that they have',
  limits: { lost: 0, broken: 0, foreign: 0, ended: 0 },
  run: async ({ usual, outage }) => {
    const { portal, ledger } = await usual()
    const ways: ((portal: Portal) => void)[] = [
      ({ mail }) => mail.be('later'),
      ({ mail }) => mail.be('drop'),
      ({ mail }) => mail.be('cut'),
      ({ mail, sms }) => {
        mail.be('accept')
        sms.be('fail')
      },
      ({ sms }) => sms.be('hang'),
    ]
    return underLoad(
      { portal, ledger },
      async () => {
        for (const way of ways) {
          way(portal)
          await pause((outage(100) * 1000) / ways.length)
        }
        portal.sms.be('accept')
        return undefined
      },
      { within: 600 },
    )
  },
}
