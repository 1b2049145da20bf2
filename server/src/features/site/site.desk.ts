import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { holidayService } from './holiday.service.ts'

export const siteDesk = (deps: Deps) => {
  const holidays = holidayService(deps)
  return handlers(desk.site, {
    holidays: async ({ query }) => ({
      items: await holidays.ofYear(query.year),
      missing: await holidays.missing(deps.clock.today()),
    }),
    async addHoliday({ body }) {
      await holidays.add(body)
      return {}
    },
    async removeHoliday({ body }) {
      await holidays.remove(body.day)
      return {}
    },
  })
}
