import { foreignNameOf, needsGuardian, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { lookAtLink } from '../code/link.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { guardianAskedBy } from './consent.limits.ts'
import { consentService } from './consent.service.ts'
import { consentTable } from './consent.table.ts'

/**
 * Guardian and minor decide about online payment: the minor asks, the guardian decides by a link or in the account,
 * and may withdraw (M05).
 */
export const answerService = (deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', NoTx>) => {
  const { db, clock } = deps
  const isMinor = ({ birthDate }: { birthDate: string }) => needsGuardian(clock.today(), birthDate)

  /**
   * Finds the child that a link is about, for the guardian to whom it was sent. @throws link_ended, not_the_guardian
   */
  const behind = async (hash: string, memberId: number) => {
    const { child, guardianIdNumber } = await lookAtLink(deps, 'parent_consent', hash)
    const guardian = await accountTable(db).byId(memberId)
    if (guardian.idNumber !== guardianIdNumber) throw new Refusal('not_the_guardian')
    return { childId: child, guardian }
  }

  return {
    /** Leaves the link good: scanners open links, too. @throws link_ended, not_the_guardian */
    async look(hash: string, memberId: number) {
      const { childId, guardian } = await behind(hash, memberId)
      const guardians = await consentTable(db).guardiansOf(childId)
      const own = guardians.find((one) => one.guardianIdNumber === guardian.idNumber)
      if (!own) throw new Refusal('not_the_guardian')
      const child = await accountTable(db).byId(childId)
      const consent = await consentTable(db).of(childId)
      if (!consent) throw new Refusal('link_ended')
      return { nameZh: child.nameZh, namePt: foreignNameOf(child), state: consent.state, faceNeeded: own.face === null }
    },

    /** @throws link_ended, not_the_guardian, consent_not_needed, face_check_needed */
    async answer({ hash, authorised, memberId }: { hash: string; authorised: boolean; memberId: number }) {
      const { childId, guardian } = await behind(hash, memberId)
      return inTransaction(deps, (deps) => consentService(deps).decide({ childId, guardian, authorised, hash }))
    },

    async children(memberId: number) {
      const { idNumber } = await accountTable(db).byId(memberId)
      const children = await consentTable(db).childrenOf(idNumber)
      const guardian = await consentTable(db).guardian(idNumber)
      return {
        faceNeeded: guardian !== undefined && guardian.face === null,
        items: children.filter(isMinor).map((child) => ({
          memberNumber: child.memberNumber,
          nameZh: child.nameZh,
          namePt: foreignNameOf(child),
          state: child.state,
          since: child.since.toISOString(),
        })),
      }
    },

    /** Refuses somebody else’s child and an unknown number alike. @throws not_the_guardian, consent_not_needed,
     * face_check_needed */
    async decide({
      memberNumber,
      authorised,
      memberId,
    }: {
      memberNumber: string
      authorised: boolean
      memberId: number
    }) {
      const guardian = await accountTable(db).byId(memberId)
      const child = await accountTable(db).byNumber(memberNumber)
      if (!child) throw new Refusal('not_the_guardian')
      return inTransaction(deps, (deps) => consentService(deps).decide({ childId: child.id, guardian, authorised }))
    },

    /**
     * Records the minor’s own wish, which authorises nothing. @throws consent_not_needed, guardian_not_registered,
     * too_many
     */
    async ask(memberId: number) {
      if (!isMinor(await accountTable(db).byId(memberId))) throw new Refusal('consent_not_needed')
      const consent = await consentTable(db).of(memberId)
      if (consent?.state === 'authorised') return { state: consent.state }
      const guardians = await consentTable(db).guardiansOf(memberId)
      if (!consent || !guardians.some(({ id }) => id !== null)) throw new Refusal('guardian_not_registered')
      return rateLimitService(deps).whileDoing(guardianAskedBy(memberId), () =>
        inTransaction(deps, (deps) => consentService(deps).ask(memberId)),
      )
    },
  }
}
