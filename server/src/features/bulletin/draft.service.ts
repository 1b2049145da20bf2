import { type desk, type Received, Refusal } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { stateOf } from './bulletin.rules.ts'
import { type Bulletin, bulletinChanges } from './bulletin.table.ts'

/** What somebody has seen of a notice before changing it. Another version by now means that a colleague was faster. */
export interface Seen {
  id: number
  version: number
  staffId: number
}
type Within = InTransaction<Deps>
type Written = Omit<Received<typeof desk.bulletin.save>['body'], 'id' | 'version'>
type Act = 'bulletin_saved' | 'bulletin_discarded' | 'bulletin_planned' | 'bulletin_sent' | 'bulletin_withdrawn'

/** Writes an act into the audit trail. */
export const auditBulletin = (
  deps: Pick<Within, 'db' | 'clock'>,
  { id, staffId }: { id: number; staffId: number },
  act: Act,
  detail?: string,
) => auditService(deps).write({ by: staffId, act, subject: { kind: 'bulletin', id: String(id) }, detail })

/** Changes a notice that is still as it was seen. @throws not_found, bulletin_changed */
export const changing = <T>(deps: Deps, { id, version }: Seen, change: (deps: Within, of: Bulletin) => Promise<T>) =>
  inTransaction(deps, async (deps) => {
    const bulletin = await bulletinChanges(deps.db).hold(id)
    if (!bulletin) throw new Refusal('not_found')
    if (bulletin.version !== version) throw new Refusal('bulletin_changed')
    return change(deps, bulletin)
  })

/** A draft is shared by all who may write notices: nobody overwrites what they have not seen. */
export const draftService = (deps: Deps) => {
  /** The columns of what was written. @throws bulletin_to_nobody when there is no such member */
  const columnsOf = async ({ db, clock }: Within, written: Written, staffId: number) => {
    const { to, memberNumber, ageFrom, ageTo, areas, languages, idTypes, services, ...texts } = written
    const member = to === 'member' ? await accountTable(db).byNumber(memberNumber) : undefined
    if (to === 'member' && !member) throw Refusal.at('memberNumber', 'bulletin_to_nobody')
    const group = to === 'group' ? { ageFrom, ageTo, areas, languages, idTypes, services } : null
    return {
      ...{ ...texts, audience: to, memberId: member?.id ?? null, groupOf: group && JSON.stringify(group) },
      ...{ editedAt: clock.now(), editedBy: staffId },
    }
  }

  const add = (written: Written, staffId: number) =>
    inTransaction(deps, async (deps) => {
      const draft = await bulletinChanges(deps.db).add(await columnsOf(deps, written, staffId))
      await auditBulletin(deps, { id: draft.id, staffId }, 'bulletin_saved')
      return draft
    })

  return {
    /** What was planned is a draft again: nothing goes out that nobody has confirmed. @throws not_found, bulletin_changed, bulletin_to_nobody */
    save(seen: { id: number | null; version: number | null; staffId: number }, written: Written) {
      const { id, version, staffId } = seen
      if (id === null || version === null) return add(written, staffId)
      return changing(deps, { id, version, staffId }, async (deps, bulletin) => {
        if (bulletin.begunAt !== null) throw new Refusal('bulletin_changed')
        const columns = await columnsOf(deps, written, staffId)
        const draft = await bulletinChanges(deps.db).set(id, { ...columns, sendAt: null, sentBy: null })
        await auditBulletin(deps, { id, staffId }, 'bulletin_saved')
        return draft
      })
    },

    /** @throws not_found, bulletin_changed */
    discard: (seen: Seen) =>
      changing(deps, seen, async (deps, bulletin) => {
        if (stateOf(bulletin) !== 'draft') throw new Refusal('bulletin_changed')
        await bulletinChanges(deps.db).remove(seen.id)
        await auditBulletin(deps, seen, 'bulletin_discarded')
        return {}
      }),
  }
}
