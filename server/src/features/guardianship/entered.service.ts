import { type AuditAct, type desk, type Given, Refusal } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { guardianTable } from './guardian.table.ts'
import { asEntries, guardianshipService } from './guardianship.service.ts'
import { guardianshipTable } from './guardianship.table.ts'

type Entered = Given<typeof desk.guardianship.enter>['body'] & { staffId: number }
interface Act {
  memberNumber: string
  id: number
  staffId: number
}

/** Guardians entered at the counter by papers, where the bureau knows nothing, and ended there (M04). */
export const enteredService = (deps: Deps) => {
  /** Does it with the child’s account held: of two at once the second sees the first. @throws not_found */
  const withChild = async <T>(memberNumber: string, act: (deps: InTransaction<Deps>, child: Member) => Promise<T>) => {
    const found = await accountTable(deps.db).byNumber(memberNumber)
    if (!found) throw new Refusal('not_found')
    return inTransaction(deps, async (deps) => act(deps, await accountTable(deps.db).hold(found.id)))
  }
  const write = (
    deps: InTransaction<Deps>,
    child: Member,
    { staffId: by, act, detail }: { staffId: number; act: AuditAct; detail?: string },
  ) => auditService(deps).write({ by, act, subject: { kind: 'member', id: String(child.id) }, detail })

  /** One person has one identity: what the portal knows of a number is not contradicted by what a clerk types. */
  const refuseContradiction = async ({ db }: InTransaction<Deps>, guardian: Parameters<typeof asEntries>[0]) => {
    const known = [await guardianTable(db).of(guardian.idNumber), await accountTable(db).byIdNumber(guardian.idNumber)]
    const given = asEntries(guardian)
    for (const person of known) {
      if (!person) continue
      if (person.birthDate !== null && person.birthDate !== given.guardianBirthDate)
        throw Refusal.at('guardianBirthDate', 'guardian_differs')
      if (person.gender !== null && person.gender !== given.guardianGender)
        throw Refusal.at('guardianGender', 'guardian_differs')
    }
  }

  return {
    /**
     * @throws not_found, consent_not_needed, guardian_is_applicant, guardian_not_adult, guardian_already,
     * guardians_full, guardian_differs
     */
    async enter({ memberNumber, relation, papers, staffId, ...named }: Entered) {
      const waits = deps.settings.review.secondDecision.includes('guardian')
      await withChild(memberNumber, async (deps, child) => {
        const guardian = {
          idNumber: named.guardianIdNumber,
          birthDate: named.guardianBirthDate,
          gender: named.guardianGender,
        }
        await guardianshipService(deps).refuseWrong(child, guardian)
        await refuseContradiction(deps, guardian)
        const by = { enteredBy: 'counter', byMember: null, byStaff: staffId } as const
        await guardianshipService(deps).enter(child, { guardian, relation, papers, waits, ...by })
        await write(deps, child, { staffId, act: 'guardian_entered', detail: papers })
      })
      return { waits }
    },

    /** @throws not_found, second_is_first, consent_not_needed */
    async confirm({ memberNumber, id, staffId }: Act) {
      await withChild(memberNumber, async (deps, child) => {
        const entered = (await guardianshipTable(deps.db).open(child.id)).find((one) => one.id === id)
        if (!entered || entered.since !== null) throw new Refusal('not_found')
        if (entered.byStaff === staffId) throw new Refusal('second_is_first')
        await guardianshipService(deps).confirm(child, id, staffId)
        await write(deps, child, { staffId, act: 'guardian_confirmed' })
      })
      return {}
    },

    /** @throws not_found */
    async end({ memberNumber, id, reason, staffId }: Act & { reason: string }) {
      await withChild(memberNumber, async (deps, child) => {
        const entered = (await guardianshipTable(deps.db).open(child.id)).find((one) => one.id === id)
        if (!entered) throw new Refusal('not_found')
        await guardianshipService(deps).end(child, entered, staffId)
        await write(deps, child, { staffId, act: 'guardian_ended', detail: reason })
      })
      return {}
    },
  }
}
