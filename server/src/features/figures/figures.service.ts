import { addDays, addMonths, type desk, type Locale, monthOf, type Received, type Reply } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { inThree } from '../site/site.table.ts'
import { figuresTable } from './figures.table.ts'

type Look = typeof desk.figures.courts

/** What the courts are used for, as the desk reads it. */
export const figuresService = ({ db, clock, settings }: Uses<'clock' | 'settings'>) => ({
  async ofMonth({ month }: Received<Look>['query'], locale: Locale): Promise<Reply<Look>> {
    const thisMonth = monthOf(clock.today())
    const shown = month ?? thisMonth
    const table = figuresTable(db, settings.timeZone)
    const { first, last } = await table.days()
    const rows = await table.between(shown, addDays(addMonths(shown, 1), -1))
    const facilities = [...Map.groupBy(rows, ({ venue, facility }) => `${venue} ${facility}`).values()]
    return {
      ...{ month: shown, thisMonth },
      ...{ firstMonth: monthOf(first ?? thisMonth), lastMonth: monthOf(last ?? thisMonth) },
      facilities: facilities.flatMap((rows) =>
        rows.slice(0, 1).map((first) => ({
          ...{ venue: first.venue, facility: first.facility },
          place: [inThree('venue', first)[locale], inThree('facility', first)[locale]],
          rows: rows.map(({ from, offered, booked, missed, ownUse, closed, cancelled }) => ({
            ...{ from, offered, booked, missed, ownUse, closed, cancelled },
          })),
        })),
      ),
    }
  },
})
