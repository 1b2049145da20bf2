import { isList, itemsOf, lists, pageUse, problemsUnder, Refusal } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { writeList } from '../site/list.service.ts'
import { auditPage, changing, type Seen } from './draft.service.ts'
import { beginningOf } from './hour.rules.ts'
import { around } from './page.service.ts'
import { type Draft, pageChanges, pageOf, pageTable } from './page.table.ts'

interface When {
  /** Whether it says nothing new: the page keeps its day, and nobody is asked to agree again. */
  correction: boolean
  /** Empty: now. */
  day: string
  hour: number
}

/** Makes the draft what everybody reads. */
const makePublic = async (
  deps: InTransaction<Deps>,
  published: { number: number | null; updatedOn: string },
  { draft, staffId, correction }: { draft: Draft; staffId: number; correction: boolean },
) => {
  const { key, titleZh, titlePt, titleEn, blocks } = draft
  const number = (published.number ?? 0) + 1
  const version = { key, number, titleZh, titlePt, titleEn, blocks, publishedAt: deps.clock.now() }
  const asks = pageUse(key) === 'terms' && !correction
  const updatedOn = correction ? published.updatedOn : deps.clock.today()
  await pageChanges(deps.db).publish({ ...version, publishedBy: staffId }, { updatedOn, asks })
  if (isList(key)) await writeList(deps, lists[key], itemsOf(blocks))
  await pageChanges(deps.db).remove(key)
  await auditPage(deps, { key, staffId }, 'page_published', String(number))
}

/** Whether nothing is in the way of publishing a draft. Nobody else publishes until it is. */
const isFinished = async (deps: InTransaction<Deps>, published: { blocks: Draft['blocks'] }, draft: Draft) => {
  await pageChanges(deps.db).alone()
  return problemsUnder(draft.key, pageOf(draft), await around(deps, published.blocks)).length === 0
}

export const publishingService = (deps: Deps) => {
  const { clock } = deps

  return {
    /** @throws not_found, content_changed, content_unfinished, content_past */
    async publish(seen: Seen, { correction, day, hour }: When) {
      const publishAt = day === '' ? null : beginningOf(day, hour, clock)
      if (publishAt && publishAt <= clock.now()) throw Refusal.at('day', 'content_past')
      return changing(deps, seen, async (deps, published, draft) => {
        if (!draft) throw new Refusal('content_changed')
        if (!(await isFinished(deps, published, draft))) throw new Refusal('content_unfinished')
        const { staffId } = seen
        if (publishAt === null) {
          await makePublic(deps, published, { draft, staffId, correction })
          return { publishAt: null }
        }
        await pageChanges(deps.db).schedule(seen.key, { publishAt, publishedBy: staffId, correction })
        await auditPage(deps, seen, 'page_scheduled', clock.minuteOf(publishAt))
        return { publishAt: publishAt.toISOString() }
      })
    },

    /**
     * Publishes the drafts whose time has come, each by itself. Where something has come in the way since, such as a page
     * that a menu leads to and that is gone, the draft stays without its time, and the trail says so.
     */
    async publishDue() {
      for (const { key } of await pageTable(deps.db).due(clock.now()))
        await inTransaction(deps, async (deps) => {
          const published = await pageChanges(deps.db).hold(key)
          // Meanwhile it may have been changed, which takes its time away.
          const draft = await pageTable(deps.db).draft(key)
          if (!published || !draft?.publishAt || draft.publishedBy === null || draft.publishAt > clock.now()) return
          const { publishedBy: staffId, correction } = draft
          if (await isFinished(deps, published, draft)) {
            await makePublic(deps, published, { draft, staffId, correction })
            return
          }
          await pageChanges(deps.db).unschedule(key)
          await auditPage(deps, { key, staffId }, 'page_stopped')
        })
    },
  }
}
