import type { ReasonKind, ReasonPart } from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export interface ReasonTexts {
  textZh: string
  textPt: string
  textEn: string
}
export interface ReasonTables {
  readyReasons: ReasonTexts & {
    id: Generated<number>
    kind: ReasonKind
    /** The part that it is about, of those that the contract names. */
    part: ReasonPart
    /** The order within the kind, from 1 on. */
    place: number
    retiredAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ReasonTables {}
}

const texts = ['textZh', 'textPt', 'textEn'] as const

export const reasonTable = (db: Db) => ({
  all: () => db.selectFrom('readyReasons').selectAll().orderBy('kind').orderBy('place').execute(),

  byId: (id: number) => db.selectFrom('readyReasons').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Which of these texts one that is offered for the same part has already; nothing comes back where none has. */
  async sameAs({ kind, part, ...given }: ReasonTexts & { kind: ReasonKind; part: string }, except: number) {
    const same = await db
      .selectFrom('readyReasons')
      .select(texts)
      .where('kind', '=', kind)
      .where('part', '=', part as ReasonPart)
      .where('retiredAt', 'is', null)
      .where('id', '!=', except)
      .where((where) => where.or(texts.map((text) => where(text, '=', given[text]))))
      .limit(1)
      .executeTakeFirst()
    return same && texts.find((text) => same[text] === given[text])
  },
})

/** All changes take this lock first, so that an order is changed by one at a time, and none is added twice. */
export const reasonChanges = (db: Tx) => ({
  lock: () => sql`lock table ready_reasons in share row exclusive mode`.execute(db),

  add: (reason: ReasonTexts & { kind: ReasonKind; part: ReasonPart }) =>
    db
      .insertInto('readyReasons')
      .values((row) => ({
        ...reason,
        retiredAt: null,
        place: row
          .selectFrom('readyReasons')
          .select((all) => sql<number>`coalesce(${all.fn.max('place')}, 0) + 1`.as('place'))
          .where('kind', '=', reason.kind),
      }))
      .returning('id')
      .executeTakeFirstOrThrow(),

  set: (id: number, set: Partial<ReasonTexts> & { retiredAt?: Date | null; place?: number }) =>
    db.updateTable('readyReasons').set(set).where('id', '=', id).execute(),

  /** The one before it, or behind it, of its kind; nothing comes back at the end. */
  neighbour: ({ kind, place }: { kind: ReasonKind; place: number }, way: 'up' | 'down') =>
    db
      .selectFrom('readyReasons')
      .select(['id', 'place'])
      .where('kind', '=', kind)
      .where('place', way === 'up' ? '<' : '>', place)
      .orderBy('place', way === 'up' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst(),
})
