import { addDays, addMonths, monthOf } from '@palaestra/contract'
import type { NoTx } from '../database/database.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { Uses } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { settleDays } from '../features/points/earning.service.ts'
import { type Visit, visitTable } from '../features/points/visit.table.ts'
import { people } from './people.ts'

const places = ['塔石體育館 Tap Seac', '望廈體育中心 Mong-Há', '奧林匹克體育中心 Olímpico', '鮑思高體育館 D. Bosco']

/** Visits in each month, the newest first: of a year, and of two months whose points have expired since. */
const habits = [
  { person: people.adult, visits: [6, 9, 7, 3, 5, 7, 10, 8, 6, 4, 8, 7, 5, 3, 4] },
  { person: people.portuguese, visits: [2, 3, 0, 1, 4, 2, 3, 3, 1, 0, 2, 3, 2] },
  { person: people.english, visits: [0, 4, 5, 4, 0, 0, 3, 4, 4, 5, 2, 1, 0] },
  { person: people.withTemporaryCard, visits: [1, 5, 4, 6, 5, 3, 4, 5, 6, 5, 4, 3, 4] },
] as const

/** The same visits of a month whenever they are made, so that a second start finds them: every third day, in the evening. */
const visitsIn = (month: string, many: number) =>
  Array.from({ length: many }, (_, place) => {
    const [hour, minutes] = [17 + (place % 4), 45 + 25 * ((place * 3 + many) % 5)]
    return {
      day: addDays(month, 3 * place),
      came: `${hour}:00:00`,
      minutes,
      place: places[(place + many) % places.length],
    }
  })

/** A year of visits of some people, until yesterday, the oldest first, with what they have earned. Existing ones stay. */
export const seatVisits = async (deps: Uses<'clock' | 'settings', NoTx>) => {
  const today = deps.clock.today()
  for (const { person, visits } of habits) {
    const member = await accountTable(deps.db).byIdNumber(person.idNumber)
    if (!member) continue
    const all = visits
      .flatMap((many, back) => visitsIn(addMonths(monthOf(today), -back), many))
      .filter(({ day }) => day < today)
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map(({ day, came, minutes, place = '' }): Visit => {
        const cameAt = deps.clock.at(day, came)
        const leftAt = new Date(cameAt.getTime() + minutes * 60_000)
        return { memberId: member.id, day, cameAt, leftAt, place, source: 'import' }
      })
    await inTransaction(deps, async (deps) => {
      await accountTable(deps.db).hold(member.id)
      await settleDays(deps, await visitTable(deps.db).add(all))
    })
  }
}
