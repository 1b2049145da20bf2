import { type Locale, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Uses } from '../../../deps.ts'
import { staffTable } from '../staff.table.ts'
import { type StaffAsker, staffPlaceService } from '../staffPlace.service.ts'
import { type OwnSession, staffSessionService } from '../staffSession.service.ts'
import { authenticatorUri, newAuthenticatorSecret, stepOf } from './authenticator.rules.ts'
import { sealedFactors, setFactor } from './factor.service.ts'
import { afterFreshProof, type FactorProof } from './freshProof.service.ts'

/** Setting up an authenticator app: the first one, and a new one in place of it. */
export const enrolmentService = (deps: Uses<'clock' | 'keys' | 'settings' | 'origin', NoTx>) => {
  const { db, clock, keys, settings } = deps
  const whose = ({ sessionId }: OwnSession) => `session ${sessionId}`

  return {
    /**
     * Keeps the secret with the session until the first code.
     * @throws code_wrong, passkey_refused, passkey_copied, too_many
     */
    async begin(own: OwnSession, proof: FactorProof, { locale, ...asker }: StaffAsker & { locale: Locale }) {
      const secret = newAuthenticatorSecret()
      const sealed = sealedFactors(keys).seal(secret, whose(own))
      await afterFreshProof(deps, { own, proof, asker }, (deps) =>
        staffSessionService(deps).keepEnrolling(own.sessionId, sealed),
      )
      const { username } = (await staffTable(db).byId(own.staffId)) ?? { username: '' }
      return { secret, uri: authenticatorUri(secret, { issuer: settings.portal[locale], label: username }) }
    },

    /**
     * Every other session ends, and this one goes on under a new token. It does so once: of two confirmations at once the
     * second would replace the recovery codes that the first has shown.
     * @throws code_wrong, signed_out
     */
    async confirm(own: OwnSession, code: string, asker: StaffAsker) {
      const { staffId, sessionId } = own
      const sealed = await staffSessionService(deps).enrolling(sessionId)
      const secret = sealed && sealedFactors(keys).open(sealed, whose(own))
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
