import { addDays, addWorkingDays, constant, Refusal, yearsWithoutHolidays } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { type SiteTables, siteTable } from './site.table.ts'

/** Far enough for every count of working days, new year and its holidays included. */
const daysAhead = 60

/** Holidays, and the working days that follow from them. */
export const holidayService = ({ db }: Uses) => {
  /** The public holidays from `from` to `to`, both included. */
  const holidays = async (from: string, to: string): Promise<ReadonlySet<string>> =>
    new Set((await siteTable(db).holidaysBetween(from, to)).map(({ day }) => day))

  return {
    holidays,

    /** The day by which an application that arrives on `day` is decided: within three working days (M02). */
    dueOn: async (day: string) =>
      addWorkingDays(day, constant.approvalWorkingDays, await holidays(day, addDays(day, daysAhead))),

    /** The years of which due dates need the holidays soon and have none. */
    missing: async (today: string) => yearsWithoutHolidays(today, await siteTable(db).yearsWithHolidays()),

    ofYear: (year: string) => siteTable(db).holidaysBetween(`${year}-01-01`, `${year}-12-31`),

    /** @throws holiday_exists */
    async add(holiday: SiteTables['holidays']) {
      if (!(await siteTable(db).addHoliday(holiday))) throw new Refusal('holiday_exists')
    },

    /** @throws not_found */
    async remove(day: string) {
      if (!(await siteTable(db).removeHoliday(day))) throw new Refusal('not_found')
    },
  }
}
