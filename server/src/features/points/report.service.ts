import { type Locale, minutesOf } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { cardTable } from '../card/card.table.ts'
import { ledgerTable } from './ledger.table.ts'
import { inPoints, reportFrom } from './report.rules.ts'
import { visitTable } from './visit.table.ts'

/** Visits that the report lists one by one. */
const visitsShown = 20

/** What a member has done and earned. */
export const reportService = ({ db, clock, settings }: Uses<'clock' | 'settings'>) => ({
  async of(memberId: number, locale: Locale) {
    const today = clock.today()
    const { memberNumber } = await accountTable(db).byId(memberId)
    const { kind } = await cardTable(db).of(memberId)
    const sums = await ledgerTable(db).sums(memberId)
    const attendance = await visitTable(db).minutesByMonth(memberId)
    const visits = await visitTable(db).newest(memberId, visitsShown, locale)
    const { per30Minutes, mostADay } = settings.points
    return {
      asOf: today,
      frozen: kind === 'temporary',
      earning: { per30Minutes: inPoints(per30Minutes), mostADay: inPoints(mostADay) },
      ...reportFrom({ member: memberNumber, today, sums, attendance }),
      visits: visits.map(({ day, cameAt, leftAt, place }) => ({
        ...{ day, place, minutes: minutesOf({ cameAt, leftAt }) },
        came: cameAt.toISOString(),
        left: leftAt?.toISOString() ?? null,
      })),
    }
  },
})
