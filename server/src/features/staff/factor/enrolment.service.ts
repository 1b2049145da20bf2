import { type Locale, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Uses } from '../../../deps.ts'
import { staffTable } from '../staff.table.ts'
import { type StaffAsker, staffPlaceService } from '../staffPlace.service.ts'
import { staffSessionService } from '../staffSession.service.ts'
import { authenticatorUri, newAuthenticatorSecret, stepOf } from './authenticator.rules.ts'
import { factorService, sealedFactors, setFactor } from './factor.service.ts'

/** The session that sets up an app. */
interface Enrolling {
  staffId: number
  sessionId: string
}

/** Setting up an authenticator app: the first one, and a new one in place of it. */
export const enrolmentService = (deps: Uses<'clock' | 'keys' | 'settings', NoTx>) => {
  const { db, clock, keys, settings } = deps
  const whose = ({ sessionId }: Enrolling) => `session ${sessionId}`

  return {
    /**
     * Keeps the secret with the session until the first code. Who has a factor gives one more code of it: a stolen
     * session must not replace it.
     * @throws code_wrong, too_many
     */
    async begin(enrolling: Enrolling, code: string | undefined, { locale, ...asker }: StaffAsker & { locale: Locale }) {
      const { staffId, sessionId } = enrolling
      const secret = newAuthenticatorSecret()
      const keep = (deps: Uses<'clock'>) =>
        staffSessionService(deps).keepEnrolling(sessionId, sealedFactors(keys).seal(secret, whose(enrolling)))
      if ((await factorService(deps).standing(staffId)).isSet) {
        const place = await staffPlaceService(deps).known(staffId, asker)
        await factorService(deps).prove({ staffId, code: code ?? '', place }, keep)
      } else await keep(deps)
      const { username } = (await staffTable(db).byId(staffId)) ?? { username: '' }
      return { secret, uri: authenticatorUri(secret, { issuer: settings.portal[locale], label: username }) }
    },

    /**
     * Every other session ends, and this one goes on under a new token. It does so once: of two confirmations at once the
     * second would replace the recovery codes that the first has shown.
     * @throws code_wrong, signed_out
     */
    async confirm(enrolling: Enrolling, code: string, asker: StaffAsker) {
      const { staffId, sessionId } = enrolling
      const sealed = await staffSessionService(deps).enrolling(sessionId)
      const secret = sealed && sealedFactors(keys).open(sealed, whose(enrolling))
      const step = secret && stepOf(secret, code, clock.now())
      if (!step) throw Refusal.at('code', 'code_wrong')
      return inTransaction(deps, async (deps) => {
        const session = staffSessionService(deps)
        await staffTable(deps.db).hold(staffId)
        const beganBy = await session.end(sessionId)
        if (!beganBy) throw new Refusal('signed_out')
        const recoveryCodes = await setFactor(deps, { staffId, secret, step })
        await session.endAllOf(staffId)
        await staffPlaceService(deps).remember(staffId, asker)
        const { token } = await session.open(staffId, { stage: 'desk', beganBy, provedBy: 'authenticator' })
        return { token, recoveryCodes }
      })
    },
  }
}
