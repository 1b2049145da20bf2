import { foreignNameOf, needsGuardian, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { consentTable } from './consent.table.ts'
import { consentChangeService } from './consentChange.service.ts'

/** What the guardian says of a minor’s online payment, by a link or in the account, and takes back (M05, T-83). */
export const answerService = (deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>) => {
  const { db, clock } = deps
  const isMinor = ({ birthDate }: { birthDate: string }) => needsGuardian(clock.today(), birthDate)

  const inTransaction = <T>(work: (consents: ReturnType<typeof consentChangeService>) => Promise<T>) =>
    db.transaction().execute((tx) => work(consentChangeService({ ...deps, db: tx })))

  /** The child that a link is about, for the guardian whom it was sent to. @throws link_ended, not_the_guardian */
  const behind = async (hash: string, memberId: number) => {
    const { subject, detail } = await linkService(deps).look('parent_consent', hash)
    const guardian = await accountTable(db).byId(memberId)
    if (guardian.idNumber !== detail) throw new Refusal('not_the_guardian')
    return { childId: Number(subject), guardian }
  }

  return {
    /** Uses nothing up: scanners open links, too. @throws link_ended, not_the_guardian */
    async look(hash: string, memberId: number) {
      const { childId } = await behind(hash, memberId)
      const child = await accountTable(db).byId(childId)
      const consent = await consentTable(db).of(childId)
      if (!consent) throw new Refusal('link_ended')
      return { nameZh: child.nameZh, namePt: foreignNameOf(child), state: consent.state }
    },

    /** @throws link_ended, not_the_guardian, consent_not_needed */
    async answer({ hash, authorised, memberId }: { hash: string; authorised: boolean; memberId: number }) {
      const { childId, guardian } = await behind(hash, memberId)
      return inTransaction((consents) =>
        consents.decide({ childId, guardian, authorised, proof: 'link' }, (links) => links.use('parent_consent', hash)),
      )
    },

    async children(memberId: number) {
      const { idNumber } = await accountTable(db).byId(memberId)
      const children = await consentTable(db).childrenOf(idNumber)
      return {
        items: children.filter(isMinor).map((child) => ({
          memberNumber: child.memberNumber,
          nameZh: child.nameZh,
          namePt: foreignNameOf(child),
          state: child.state,
          since: child.since.toISOString(),
        })),
      }
    },

    /** Somebody else’s child, and a number of nobody, are the same no. @throws not_the_guardian, consent_not_needed */
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
      return inTransaction((consents) => consents.decide({ childId: child.id, guardian, authorised, proof: 'session' }))
    },
  }
}
