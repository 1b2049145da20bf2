import { changedFields, Refusal, type SupplementField } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { applicationTable } from '../application/application.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { prolongCard } from '../card/card.service.ts'
import { decideOwn } from '../claim/claim.service.ts'
import { releaseFiles } from '../file/file.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { afterChange, validityAfter } from './supplement.rules.ts'
import { type Supplement, supplementQueue, supplementTable } from './supplement.table.ts'

interface Decision {
  reference: string
  staffId: number
}
interface Rejection extends Decision {
  reasons: Partial<Record<SupplementField, string>>
}

const refusalFor = async ({ db }: Uses, reference: string) =>
  new Refusal((await supplementTable(db).byReference(reference)) ? 'already_decided' : 'not_found')

/** The old pictures go with the orphans, but for those that the application shows which made the member. */
const releaseReplaced = async (deps: Uses<never, Tx>, before: Member, { photo, idCopy }: Supplement) => {
  const replaced = [photo && before.photo, idCopy && before.idCopy].filter((file) => file !== null)
  if (replaced.length === 0) return
  const shown = await applicationTable(deps.db).othersWithFiles(0, replaced)
  const kept = shown.flatMap(({ photo, idCopy }) => [photo, idCopy])
  await releaseFiles(
    deps,
    replaced.filter((file) => !kept.includes(file)),
  )
}

/** Staff’s decision, what follows from it, its letter and its audit entry are saved together, or none of them. */
export const decisionService = (deps: Deps) => {
  const nextAfter = async (reference: string) => {
    const change = await supplementTable(deps.db).byReference(reference)
    return change ? supplementQueue(deps.db).nextWaiting(change) : null
  }

  /**
   * Ends the change under the lock of its member, which whatever else changes the account takes first. What is decided
   * about is the row that the clerk has seen: another sending is another row.
   */
  const end = async (
    deps: InTransaction<Deps>,
    { reference, staffId }: Decision,
    how: { state: 'approved' } | { state: 'rejected'; reasons: Rejection['reasons'] },
  ) => {
    const known = await supplementTable(deps.db).byReference(reference)
    if (!known) throw new Refusal('not_found')
    if (known.state !== 'waiting') throw new Refusal('already_decided')
    await decideOwn(deps, { kind: 'supplement', reference, staffId })
    const before = await accountTable(deps.db).hold(known.memberId)
    const ended = { ...how, endedAt: deps.clock.now(), decidedBy: staffId }
    const change = await supplementTable(deps.db).decide(reference, ended)
    if (!change) throw await refusalFor(deps, reference)
    const subject = { kind: 'supplement', id: reference }
    await auditService(deps).write({ by: staffId, act: how.state, subject })
    return { change, before }
  }

  const amend = async (deps: InTransaction<Deps>, before: Member, change: Supplement) => {
    const { photo, idCopy } = change
    await accountService(deps).amend(before.id, {
      ...afterChange(change, before),
      ...(photo !== null && { photo }),
      ...(idCopy !== null && { idCopy }),
    })
    await releaseReplaced(deps, before, change)
    const validUntil = validityAfter(deps.clock.today(), change, before)
    if (validUntil !== null) await prolongCard(deps, before.id, validUntil)
    return validUntil
  }

  return {
    /** @throws not_found, already_decided */
    async approve(decision: Decision) {
      const validUntil = await inTransaction(deps, async (deps) => {
        const { change, before } = await end(deps, decision, { state: 'approved' })
        const validUntil = await amend(deps, before, change)
        const { language } = before
        const said = letters[language].supplement.approved({
          reference: change.reference,
          ...(validUntil && { validUntil }),
        })
        await letterService(deps).notifyOnce(before, { kind: 'notice', ...said })
        return validUntil
      })
      return { validUntil, nextReference: await nextAfter(decision.reference) }
    },

    /** @throws not_found, already_decided, reason_missing */
    async reject(decision: Rejection) {
      await inTransaction(deps, async (deps) => {
        const known = await supplementTable(deps.db).byReference(decision.reference)
        if (!known) throw new Refusal('not_found')
        const asked = changedFields(known)
        // In the order of the form, and of what was to change alone.
        const given = asked.flatMap((field) => (decision.reasons[field] ? [[field, decision.reasons[field]]] : []))
        if (given.length === 0) throw new Refusal('reason_missing')
        const reasons: Rejection['reasons'] = Object.fromEntries(given)
        const { before } = await end(deps, decision, { state: 'rejected', reasons })
        const { language } = before
        const link = `${deps.origin}/${language}/supple`
        const letter = letters[language].supplement.rejected({ reference: decision.reference, reasons, link })
        await letterService(deps).notifyOnce(before, { kind: 'notice', ...letter })
      })
      return { nextReference: await nextAfter(decision.reference) }
    },
  }
}
