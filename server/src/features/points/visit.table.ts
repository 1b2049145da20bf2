import { addDays, type Locale, type Stay, type TemporaryTime } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

export interface VisitTables {
  visits: {
    memberId: number
    cameAt: Date
    /** Null where nobody was seen leaving: such a visit earns nothing. */
    leftAt: Date | null
    /** The day on which it began, in the portal’s time zone: it decides the month of the points. */
    day: string
    place: string
    source: 'import' | 'gate'
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends VisitTables {}
}
export type Visit = VisitTables['visits']
export type MemberDay = Pick<Visit, 'memberId' | 'day'>
/** By which a visit is known. The day says in which partition it lies. */
export type Begun = Pick<Visit, 'memberId' | 'day' | 'cameAt'>

const columns = ['memberId', 'cameAt', 'leftAt', 'day', 'place', 'source'] as const

/** The longest name of a place that a visit has. */
const longestPlace = 80
/** A venue as gates write it into a visit, for whoever reads it later: by its Chinese and its Portuguese name. */
export const placeOf = ({ nameZh, namePt }: Record<'nameZh' | 'namePt', string>) =>
  `${nameZh} ${namePt}`.slice(0, longestPlace)
/** The place of a visit for who reads one language: a venue by its name there, what was imported as it was typed. */
const placeIn = (locale: Locale) => sql<string>`coalesce(
  (select ${sql.ref(`name_${locale}`)} from venues
   where source = 'gate' and left(name_zh || ' ' || name_pt, ${sql.lit(longestPlace)}) = visits.place order by id limit 1), visits.place)`

const byGates = prepared<{ memberId: number; day: string; next: string; from: Date; until: Date }>()((db, value) =>
  db
    .selectFrom('visits')
    .select(columns)
    .where('memberId', '=', value('memberId'))
    .where('day', 'in', [value('day'), value('next')])
    .where('source', '=', 'gate')
    .where('cameAt', '>=', value('from'))
    .where('cameAt', '<', value('until')),
)

export const visitTable = (db: Db) => ({
  /** Adds what does not stand there yet and overlaps no other visit of the member, and gives back what was added. */
  add: (visits: readonly Visit[]) =>
    db
      .insertInto('visits')
      .values(visits)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['memberId', 'cameAt', 'day'])
      .execute(),

  /** The visits of a member that gates have told of, which began on a day or the next one, between two moments. */
  byGates: (memberId: number, { day, from, until }: { day: string; from: Date; until: Date }) =>
    byGates.all(db, { memberId, day, next: addDays(day, 1), from, until }),

  /** Takes back visits that gates had told of: more is known by now. */
  takeBack: (memberId: number, visits: readonly Pick<Visit, 'day' | 'cameAt'>[]) =>
    db
      .deleteFrom('visits')
      .where('memberId', '=', memberId)
      .where('source', '=', 'gate')
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('day', 'cameAt'),
          'in',
          visits.map(({ day, cameAt }) => tuple(day, cameAt)),
        ),
      )
      .execute(),

  /** Those that began at the same moment. */
  begunAs: (visits: readonly Begun[]) =>
    db
      .selectFrom('visits')
      .select(columns)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('memberId', 'day', 'cameAt'),
          'in',
          visits.map(({ memberId, day, cameAt }) => tuple(memberId, day, cameAt)),
        ),
      )
      .execute(),

  /** Gives a visit its end. Nothing comes back when it has one, or would last into another one of the member. */
  end: ({ memberId, day, cameAt }: Begun, leftAt: Date) =>
    db
      .updateTable('visits')
      .set({ leftAt })
      .where('memberId', '=', memberId)
      .where('day', '=', day)
      .where('cameAt', '=', cameAt)
      .where('leftAt', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('visits as later')
              .select('later.cameAt')
              .where('later.memberId', '=', memberId)
              .where('later.day', 'in', [day, addDays(day, 1)])
              .where('later.cameAt', '>', cameAt)
              .where('later.cameAt', '<', leftAt),
          ),
        ),
      )
      .returning(['memberId', 'cameAt', 'day'])
      .executeTakeFirst(),

  /** All visits of members on days. */
  on: (days: readonly MemberDay[]) =>
    db
      .selectFrom('visits')
      .select(['memberId', 'day', 'cameAt', 'leftAt'])
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('memberId', 'day'),
          'in',
          days.map(({ memberId, day }) => tuple(memberId, day)),
        ),
      )
      .execute() as Promise<(MemberDay & Stay)[]>,

  /** Whole minutes by month, of all months that have a visit. */
  minutesByMonth: (memberId: number) =>
    db
      .selectFrom('visits')
      .select([
        sql<string>`to_char(day, 'YYYY-MM-01')`.as('month'),
        sql<number>`coalesce(sum(floor(extract(epoch from left_at - came_at) / 60)), 0)::int`.as('minutes'),
      ])
      .where('memberId', '=', memberId)
      .groupBy(sql`1`)
      .execute(),

  newest: (memberId: number, most: number, locale: Locale) =>
    db
      .selectFrom('visits')
      .select(['day', 'cameAt', 'leftAt', placeIn(locale).as('place')])
      .where('memberId', '=', memberId)
      .orderBy('cameAt', 'desc')
      .limit(most)
      .execute(),

  /**
   * The members of these numbers, locked until the end of the transaction, in the order of their ids: two imports at
   * once wait for each other, and in no circle.
   */
  hold: (memberNumbers: readonly string[]) =>
    db
      .selectFrom('members')
      .select(['id', 'memberNumber'])
      .where('memberNumber', 'in', memberNumbers)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),

  /** When members had a temporary card. */
  temporaryTimes: (memberIds: readonly number[]): Promise<(TemporaryTime & { memberId: number })[]> =>
    db
      .selectFrom('cardLosses')
      .select(['memberId', 'reportedOn', 'closedOn'])
      .where('memberId', 'in', memberIds)
      .execute(),

  deleteBefore: (day: string) => db.deleteFrom('visits').where('day', '<', day).execute(),
})
