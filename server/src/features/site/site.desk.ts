import { desk } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { auditService } from '../audit/audit.service.ts'
import { holidayService } from './holiday.service.ts'

export const siteDesk = (deps: Deps) => {
  const holidays = holidayService(deps)
  /** A holiday moves what is due, so who has changed one is written down with it. */
  const changing = (
    act: 'holiday_added' | 'holiday_removed',
    day: string,
    staffId: number,
    change: (service: ReturnType<typeof holidayService>) => Promise<void>,
  ) =>
    inTransaction(deps, async (deps) => {
      await change(holidayService(deps))
      await auditService(deps).write({ by: staffId, act, subject: { kind: 'holiday', id: day } })
    })
  return handlers(desk.site, {
    holidays: async ({ query }) => ({
      items: await holidays.ofYear(query.year),
      missing: await holidays.missing(deps.clock.today()),
    }),
    async addHoliday({ body, staffId }) {
      await changing('holiday_added', body.day, staffId, (service) => service.add(body))
      return {}
    },
    async removeHoliday({ body, staffId }) {
      await changing('holiday_removed', body.day, staffId, (service) => service.remove(body.day))
      return {}
    },
  })
}
