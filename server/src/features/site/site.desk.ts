import { desk, holidayActs } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { auditService } from '../audit/audit.service.ts'
import { auditTable } from '../audit/audit.table.ts'
import { holidayService } from './holiday.service.ts'
import type { Holiday } from './site.table.ts'

/** Entries of a page of the history. */
const pageSize = 20
const namesOf = ({ nameZh, namePt, nameEn }: Holiday) => [nameZh, namePt, nameEn].join(' · ')

export const siteDesk = (deps: Deps) => {
  const holidays = holidayService(deps)
  /** A holiday moves what is due, so who has changed one is written down with it, and what it is called. */
  const changing = (
    act: (typeof holidayActs)[number],
    staffId: number,
    change: (service: ReturnType<typeof holidayService>) => Promise<Holiday>,
  ) =>
    inTransaction(deps, async (deps) => {
      const holiday = await change(holidayService(deps))
      const subject = { kind: 'holiday' as const, id: holiday.day }
      await auditService(deps).write({ by: staffId, act, subject, detail: namesOf(holiday) })
      return {}
    })
  return handlers(desk.site, {
    holidays: async ({ query }) => ({
      items: await holidays.ofYear(query.year),
      missing: await holidays.missing(deps.clock.today()),
    }),
    addHoliday: ({ body, staffId }) =>
      changing('holiday_added', staffId, async (service) => {
        await service.add(body)
        return body
      }),
    renameHoliday: ({ body: { seen, ...holiday }, staffId }) =>
      changing('holiday_renamed', staffId, async (service) => {
        await service.rename(holiday, seen)
        return holiday
      }),
    removeHoliday: ({ body, staffId }) => changing('holiday_removed', staffId, (service) => service.remove(body.day)),
    async holidayHistory({ query: { year, after } }) {
      const days = { kind: 'holiday', from: `${year}-01-01`, to: `${year}-12-31` }
      const rows = await auditTable(deps.db).within(days, after === undefined ? undefined : Number(after), pageSize + 1)
      const items = rows.slice(0, pageSize).flatMap(({ id, at, act: word, subjectId, detail, name }) => {
        const act = holidayActs.find((one) => one === word)
        return act ? [{ id, at: at.toISOString(), by: name ?? '', act, day: subjectId, names: detail ?? '' }] : []
      })
      return { items, next: rows.length > pageSize ? String(rows[pageSize - 1]?.id) : null }
    },
  })
}
