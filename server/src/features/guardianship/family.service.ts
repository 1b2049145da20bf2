import { type api, constant, foreignNameOf, type Given, needsGuardian, Refusal, type Reply } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { consentTable } from '../consent/consent.table.ts'
import { bureauRelation } from '../guardian/relation.service.ts'
import { guardianshipService, namesOf } from './guardianship.service.ts'
import { guardianshipTable } from './guardianship.table.ts'

type Shown = Reply<typeof api.guardianship.families>
type Added = Given<typeof api.guardianship.add>['body']
type SaidBy = Shown['children'][number]['said'][number]['by']

/** Who has said something, as the family reads it. */
const by = (proof: string, byMember: number | null, childId: number): SaidBy => {
  if (proof === 'application' || proof === 'counter') return proof
  if (byMember === null) return 'portal'
  return byMember === childId ? 'child' : 'guardian'
}

/** What a family sees of its guardians, and does about them (M04). */
export const familyService = (deps: Uses<'clock' | 'identity' | 'jobs' | 'keys' | 'origin' | 'settings', NoTx>) => {
  const { db, clock } = deps

  const familyOf = async (childId: number, me: { id: number; idNumber: string }) => {
    const history = await guardianshipTable(db).history(childId)
    const said = await guardianshipTable(db).said(childId)
    // What waits for a second person of the staff, or was not confirmed, has never been.
    const been = history.flatMap(({ since, endedBecause, ...one }) =>
      since === null || endedBecause === 'not_confirmed' ? [] : [{ ...one, since, endedBecause }],
    )
    return {
      guardians: been
        .toSorted((one, other) => Number(one.endedAt !== null) - Number(other.endedAt !== null) || one.id - other.id)
        .map(({ guardianIdNumber, relation, enteredBy, since, endedAt, endedBecause, ...person }) => ({
          ...namesOf(person),
          idNumberEnd: guardianIdNumber.slice(-3),
          isMe: guardianIdNumber === me.idNumber,
          ...{ relation, enteredBy, endedBecause },
          since: since.toISOString(),
          until: endedAt?.toISOString() ?? null,
        })),
      said: said.map(({ state, at, proof, byMember, ...person }) => ({
        ...namesOf(person),
        ...{ state, at: at.toISOString(), by: by(proof, byMember, childId), isMe: byMember === me.id },
      })),
      mayAdd: history.filter(({ endedAt }) => endedAt === null).length < constant.guardiansOfAMinor,
    }
  }

  return {
    async families(memberId: number): Promise<Shown> {
      const me = await accountTable(db).byId(memberId)
      const own = await consentTable(db).of(memberId)
      const isMinor = ({ birthDate }: { birthDate: string }) => needsGuardian(clock.today(), birthDate)
      const mine = async () => {
        const family = await familyOf(memberId, me)
        const handedOverAt = own?.endedAt?.toISOString() ?? null
        return { ...family, memberNumber: me.memberNumber, handedOverAt, mayAdd: family.mayAdd && isMinor(me) }
      }
      const children: Shown['children'] = []
      for (const child of (await consentTable(db).childrenOf(me.idNumber)).filter(isMinor))
        children.push({
          memberNumber: child.memberNumber,
          nameZh: child.nameZh,
          namePt: foreignNameOf(child),
          ...(await familyOf(child.memberId, me)),
        })
      return { own: own || isMinor(me) ? await mine() : null, children }
    },

    /**
     * A second parent. Somebody else’s child and an unknown number are refused alike.
     *
     * @throws not_the_guardian, consent_not_needed, guardian_is_applicant, guardian_not_adult, guardian_already,
     * guardians_full, guardian_mismatch, guardian_mismatch_last, guardian_mismatch_spent, bureau_unavailable, too_many
     */
    async add({ memberNumber, relation, ...named }: Added, memberId: number) {
      const me = await accountTable(db).byId(memberId)
      const found = await accountTable(db).byNumber(memberNumber)
      const mayAdd = async (childId: number) =>
        childId === memberId || (await guardianshipTable(db).isGuardian(childId, me.idNumber))
      if (!found || !(await mayAdd(found.id))) throw new Refusal('not_the_guardian')
      const child = await accountTable(db).byId(found.id)
      const guardian = {
        idNumber: named.guardianIdNumber,
        birthDate: named.guardianBirthDate,
        gender: named.guardianGender,
      }
      await inTransaction(deps, (deps) => guardianshipService(deps).refuseWrong(child, guardian))
      const { idType, idNumber, birthDate } = child
      await bureauRelation(deps).confirm({ idType, idNumber, birthDate, ...named }, `member ${memberId}`)
      await inTransaction(deps, async (deps) => {
        const held = await accountTable(deps.db).hold(child.id)
        // Whoever adds somebody may have ceased to be a guardian while the bureau was asked.
        if (!(held.id === memberId || (await guardianshipTable(deps.db).isGuardian(held.id, me.idNumber))))
          throw new Refusal('not_the_guardian')
        const entered = { enteredBy: 'family', byMember: memberId, byStaff: null, papers: null } as const
        // Two may have entered somebody meanwhile: nobody else can, from here on.
        await guardianshipService(deps).refuseWrong(held, guardian)
        await guardianshipService(deps).enter(held, { guardian, relation, waits: false, ...entered })
      })
      return {}
    },
  }
}
