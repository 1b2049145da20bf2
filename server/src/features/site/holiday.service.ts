import { addDays, addWorkingDays, constant, Refusal, yearsWithoutHolidays } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { type Holiday, type HolidayNames, siteTable } from './site.table.ts'

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
    async add(holiday: Holiday) {
      if (!(await siteTable(db).addHoliday(holiday))) throw new Refusal('holiday_exists')
    },

    /** Gives it other names than those that were seen. @throws not_found, holiday_changed, nothing_changed */
    async rename(holiday: Holiday, seen: HolidayNames) {
      const { nameZh, namePt, nameEn } = holiday
      if (nameZh === seen.nameZh && namePt === seen.namePt && nameEn === seen.nameEn)
        throw new Refusal('nothing_changed')
      if (await siteTable(db).renameHoliday(holiday, seen)) return
      throw new Refusal((await siteTable(db).isHoliday(holiday.day)) ? 'holiday_changed' : 'not_found')
    },

    /** Resolves to what it was. @throws not_found */
    async remove(day: string) {
      const removed = await siteTable(db).removeHoliday(day)
      if (!removed) throw new Refusal('not_found')
      return removed
    },
  }
}
