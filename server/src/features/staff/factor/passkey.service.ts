import { type desk, type Locale, type Received, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Uses } from '../../../deps.ts'
import { auditService } from '../../audit/audit.service.ts'
import { staffTable } from '../staff.table.ts'
import { type StaffAsker, staffPlaceService } from '../staffPlace.service.ts'
import { type OwnSession, staffSessionService } from '../staffSession.service.ts'
import { newRecoveryCodes } from './factor.service.ts'
import { factorTable } from './factor.table.ts'
import { afterFreshProof, type FactorProof } from './freshProof.service.ts'
import { addedBy, siteOf, toAdd } from './passkey.rules.ts'
import { passkeyTable } from './passkey.table.ts'
import { askForPasskey } from './passkeyProof.service.ts'

type Add = Received<typeof desk.staff.addPasskey>['body']

const subjectOf = (staffId: number) => ({ kind: 'staff' as const, id: String(staffId) })

/** The passkeys of a member of staff: adding one, listing them, removing one. */
export const passkeyService = (deps: Uses<'clock' | 'keys' | 'settings' | 'origin', NoTx>) => {
  const { db, clock, keys, settings, origin } = deps
  const site = siteOf(origin)

  return {
    async list(staffId: number) {
      const all = await passkeyTable(db).all(staffId)
      const items = all.map(({ id, name, addedAt, usedAt }) => ({
        ...{ id, name },
        ...{ addedAt: addedAt.toISOString(), usedAt: usedAt?.toISOString() ?? null },
      }))
      return { app: (await factorTable(db).of(staffId)) !== undefined, items }
    },

    ask: (own: OwnSession) => askForPasskey(deps, own),

    /** @throws code_wrong, passkey_refused, passkey_copied, too_many */
    async begin(own: OwnSession, proof: FactorProof, { locale, ...asker }: StaffAsker & { locale: Locale }) {
      const { staffId, sessionId } = own
      const { username } = (await staffTable(db).byId(staffId)) ?? { username: '' }
      const owner = { handle: keys.ofCode(`staff passkeys ${staffId}`), username, portal: settings.portal[locale] }
      const options = await toAdd(site, owner, await passkeyTable(db).all(staffId))
      await afterFreshProof(deps, { own, proof, asker }, (deps) =>
        staffSessionService(deps).keepChallenge(sessionId, 'adding', options.challenge),
      )
      return { options: { ...options } }
    },

    /**
     * Every other session ends, and this one goes on under a new token, as when an app is set up.
     * @throws passkey_refused, signed_out
     */
    async add({ staffId, sessionId }: OwnSession, { name, answer }: Add, asker: StaffAsker) {
      // Used up before the answer is looked at, and whatever comes of it.
      const challenge = await staffSessionService(deps).takeChallenge(sessionId, 'adding')
      const response = { ...answer.response, transports: answer.response.transports ?? [] }
      const added = challenge && (await addedBy(site, challenge, { ...answer, response, clientExtensionResults: {} }))
      if (!added) throw new Refusal('passkey_refused')
      return inTransaction(deps, async (deps) => {
        const [session, factors] = [staffSessionService(deps), factorTable(deps.db)]
        await staffTable(deps.db).hold(staffId)
        const beganBy = await session.end(sessionId)
        if (!beganBy) throw new Refusal('signed_out')
        const { isSet } = await factors.standing(staffId)
        const { transports } = response
        const kept = { ...added, staffId, name, transports, addedAt: clock.now() }
        if (!(await passkeyTable(deps.db).add(kept))) throw new Refusal('passkey_refused')
        const recoveryCodes = isSet ? [] : await newRecoveryCodes(deps, staffId)
        await factors.dropWayIn(staffId)
        await auditService(deps).write({ by: staffId, act: 'passkey_added', subject: subjectOf(staffId), detail: name })
        await session.endAllOf(staffId)
        await staffPlaceService(deps).remember(staffId, asker)
        const { token } = await session.open(staffId, { stage: 'desk', beganBy, provedBy: 'passkey' })
        return { token, recoveryCodes }
      })
    },

    /** @throws not_found, last_factor: without any the password alone would set up the next one */
    remove: (staffId: number, id: number) =>
      inTransaction(deps, async (deps) => {
        await staffTable(deps.db).hold(staffId)
        const passkeys = passkeyTable(deps.db)
        if (!(await passkeys.remove(staffId, id))) throw new Refusal('not_found')
        if (!(await factorTable(deps.db).standing(staffId)).isSet) throw new Refusal('last_factor')
        await auditService(deps).write({ by: staffId, act: 'passkey_removed', subject: subjectOf(staffId) })
        return {}
      }),
  }
}
