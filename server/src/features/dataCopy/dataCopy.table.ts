import { foreignNameOf, type Locale } from '@palaestra/contract'
import type { Generated } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface DataCopyTables {
  dataCopies: {
    id: string
    /** About whom it is. */
    memberId: number
    /** Who has asked, and fetches it: the member, or a guardian. */
    askedBy: number
    language: Locale
    askedAt: Date
    /** The name of its contents in the store, of the present try to make it. */
    content: string | null
    /** So many parts may stand in the store. */
    parts: Generated<number>
    /** Bytes. */
    size: Generated<number>
    readyAt: Date | null
    /** When it is erased; before it is ready, when it is given up. */
    endsAt: Date
    fetchedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends DataCopyTables {}
}
type NewCopy = Pick<DataCopyTables['dataCopies'], 'id' | 'memberId' | 'askedBy' | 'language' | 'askedAt' | 'endsAt'>

export const dataCopyTable = (db: Db) => ({
  /** Nothing comes back when the asker has one of the same member: of two at once there is one. */
  add: (copy: NewCopy) =>
    db
      .insertInto('dataCopies')
      .values({ ...copy, content: null, readyAt: null, fetchedAt: null })
      .onConflict((conflict) => conflict.columns(['askedBy', 'memberId']).doNothing())
      .returning('id')
      .executeTakeFirst(),

  /** Those that can still be fetched, or are being made, the newest first. */
  async askedBy(memberId: number, now: Date) {
    const copies = await db
      .selectFrom('dataCopies')
      .innerJoin('members', 'members.id', 'dataCopies.memberId')
      .select(['dataCopies.id', 'memberId', 'askedAt', 'readyAt', 'endsAt', 'fetchedAt', 'size'])
      .select(['memberNumber', 'nameZh', 'surname', 'firstName'])
      .where('askedBy', '=', memberId)
      .where('endsAt', '>', now)
      .orderBy('askedAt', 'desc')
      .orderBy('dataCopies.id')
      .execute()
    return copies.map(({ memberNumber, nameZh, surname, firstName, ...copy }) => ({
      ...copy,
      of: { memberNumber, nameZh, namePt: foreignNameOf({ nameZh, surname, firstName }) },
    }))
  },

  byId: (id: string) => db.selectFrom('dataCopies').selectAll().where('id', '=', id).executeTakeFirst(),

  /** One that can be fetched by who has asked for it. */
  ready: (id: string, askedBy: number, now: Date) =>
    db
      .selectFrom('dataCopies')
      .selectAll()
      .where('id', '=', id)
      .where('askedBy', '=', askedBy)
      .where('readyAt', 'is not', null)
      .where('endsAt', '>', now)
      .executeTakeFirst(),

  /** Begins to make it under a new name: who is still writing under the old one finds it gone. */
  begin: (id: string, content: string) =>
    db
      .updateTable('dataCopies')
      .set({ content, parts: 0 })
      .where('id', '=', id)
      .where('readyAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Says that one more part may be there, before it is. Nothing comes back when somebody else makes it by now. */
  countPart: (id: string, content: string, parts: number) =>
    db
      .updateTable('dataCopies')
      .set({ parts })
      .where('id', '=', id)
      .where('content', '=', content)
      .where('readyAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  setReady: (id: string, content: string, ready: { size: number; readyAt: Date; endsAt: Date }) =>
    db
      .updateTable('dataCopies')
      .set(ready)
      .where('id', '=', id)
      .where('content', '=', content)
      .where('readyAt', 'is', null)
      .returning(['askedBy', 'memberId', 'endsAt'])
      .executeTakeFirst(),

  /** Nothing comes back when it was fetched before. */
  setFetched: (id: string, fetchedAt: Date) =>
    db
      .updateTable('dataCopies')
      .set({ fetchedAt })
      .where('id', '=', id)
      .where('fetchedAt', 'is', null)
      .returning('askedBy')
      .executeTakeFirst(),

  /** Those of a member that stand in the store, whoever has asked. */
  about: (memberId: number) =>
    db
      .selectFrom('dataCopies')
      .select('id')
      .where((copy) => copy.or([copy('memberId', '=', memberId), copy('askedBy', '=', memberId)]))
      .execute(),

  over: (now: Date) => db.selectFrom('dataCopies').select('id').where('endsAt', '<=', now).limit(500).execute(),

  /** Deletes it, and says what stands in the store of it. */
  delete: (id: string) =>
    db.deleteFrom('dataCopies').where('id', '=', id).returning(['content', 'parts']).executeTakeFirst(),
})
