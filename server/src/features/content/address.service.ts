import { isFreeKey, Refusal, type WrittenPage } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditPage, changing, type Seen } from './draft.service.ts'
import { leadingTo } from './page.service.ts'
import { pageChanges, pageTable } from './page.table.ts'

interface Begun {
  key: string
  title: WrittenPage['title']
  staffId: number
}

/** Addresses of pages: where one begins, and where it is taken off again. */
export const addressService = (deps: Deps) => ({
  /** @throws page_address_taken */
  begin: ({ key, title, staffId }: Begun) =>
    inTransaction(deps, async (deps) => {
      const isFree =
        isFreeKey(key) && (await pageChanges(deps.db).begin(key, { title, blocks: [] }, deps.clock.today()))
      if (!isFree) throw Refusal.at('key', 'page_address_taken')
      await auditPage(deps, { key, staffId }, 'page_begun')
      return {}
    }),

  /** One that was never published is gone with its draft. @throws not_found, content_changed, page_needed */
  takeOff: (seen: Seen) =>
    changing(deps, seen, async (deps, { number }) => {
      const [pages, changes] = [pageTable(deps.db), pageChanges(deps.db)]
      // From here on nobody publishes a menu that leads to it.
      await changes.alone()
      if (!(await pages.isOurs(seen.key)) || leadingTo(seen.key, await pages.shown()).length > 0)
        throw new Refusal('page_needed')
      await changes.remove(seen.key)
      await (number === null ? changes.forget(seen.key) : changes.takeOff(seen.key))
      await auditPage(deps, seen, 'page_taken_off')
      return {}
    }),
})
