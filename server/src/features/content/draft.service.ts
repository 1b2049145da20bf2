import { isList, isPageTooLarge, itemsOf, partsFit, Refusal, type WrittenPage, withKept } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { pageChanges, pageOf, pageTable } from './page.table.ts'

/** What somebody has seen of a page before changing it. Another draft by now means that a colleague was faster. */
export interface Seen {
  key: string
  /** Of the draft; 0 where there was none. */
  version: number
  staffId: number
}
type Within = InTransaction<Deps>
type Published = NonNullable<Awaited<ReturnType<ReturnType<typeof pageChanges>['hold']>>>
type Draft = Awaited<ReturnType<ReturnType<typeof pageTable>['draft']>>
type Act =
  | 'page_begun'
  | 'page_taken_off'
  | 'page_saved'
  | 'page_discarded'
  | 'page_scheduled'
  | 'page_published'
  | 'page_stopped'

/** Writes an act into the audit trail. What a page said before is in its history. */
export const auditPage = ({ db, clock }: Within, { key, staffId }: Omit<Seen, 'version'>, act: Act, detail?: string) =>
  auditService({ db, clock }).write({ by: staffId, act, subject: { kind: 'page', id: key }, detail })

/** Changes a page whose draft is still the one that was seen. @throws not_found, content_changed */
export const changing = <T>(
  deps: Deps,
  { key, version }: Seen,
  change: (deps: Within, published: Published, draft: Draft) => Promise<T>,
) =>
  inTransaction(deps, async (deps) => {
    const published = await pageChanges(deps.db).hold(key)
    if (!published) throw new Refusal('not_found')
    const draft = await pageTable(deps.db).draft(key)
    if ((draft?.version ?? 0) !== version) throw new Refusal('content_changed')
    return change(deps, published, draft)
  })

/** A page has one draft, which whoever may change it shares: nobody overwrites what they have not seen. */
export const draftService = (deps: Deps) => {
  const write = async (deps: Within, seen: Seen, page: WrittenPage, base: number) => {
    const edited = { base, editedAt: deps.clock.now(), editedBy: seen.staffId }
    const draft = await pageChanges(deps.db).write(seen.key, page, edited)
    await auditPage(deps, seen, 'page_saved')
    return draft
  }

  return {
    /** @throws invalid_input, not_found, content_changed, content_too_large */
    async save(seen: Seen & { number: number }, page: WrittenPage) {
      if (!partsFit(seen.key, page.blocks)) throw Refusal.at('blocks', 'invalid_input')
      if (isPageTooLarge(page)) throw new Refusal('content_too_large')
      return changing(deps, seen, async (deps, { number }) => {
        // Without a draft nothing else tells that a colleague has made one and published it.
        if ((number ?? 0) !== seen.number) throw new Refusal('content_changed')
        return write(deps, seen, page, number ?? 0)
      })
    },

    /** @throws not_found, content_changed */
    discard: (seen: Seen) =>
      changing(deps, seen, async (deps, _, draft) => {
        if (!draft) throw new Refusal('content_changed')
        await pageChanges(deps.db).remove(seen.key)
        await auditPage(deps, seen, 'page_discarded')
        return {}
      }),

    /** Makes a draft of what was published before. @throws not_found, content_changed */
    restore: (seen: Seen, number: number) =>
      changing(deps, seen, async (deps, published) => {
        const before = await pageTable(deps.db).version(seen.key, number)
        if (!before) throw new Refusal('not_found')
        const page = pageOf(before)
        const blocks = isList(seen.key) ? withKept(itemsOf(page.blocks), itemsOf(published.blocks)) : page.blocks
        return write(deps, seen, { ...page, blocks }, published.number ?? 0)
      }),
  }
}
