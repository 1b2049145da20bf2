import type { BulletinGroup, BulletinTexts, BulletinTopic } from '@palaestra/contract'
import { type Generated, type Insertable, type JSONColumnType, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export interface BulletinTables {
  /** What staff write to one member, a group or all: the words stand here, and `notices` refer to them. */
  bulletins: BulletinTexts & {
    id: Generated<number>
    /** Another one after each change. */
    version: Generated<number>
    topic: BulletinTopic
    audience: 'all' | 'group' | 'member'
    /** The one member; null where it is for others. */
    memberId: number | null
    /** Null where it is for no group. */
    groupOf: JSONColumnType<BulletinGroup | null, string | null, string | null>
    byEmail: boolean
    bySms: boolean
    editedAt: Date
    editedBy: number
    /** When it is to be sent, and who has said so. */
    sendAt: Date | null
    sentBy: number | null
    begunAt: Date | null
    /** Members up to this one have it. */
    lastMember: Generated<number>
    reached: Generated<number>
    doneAt: Date | null
    withdrawnAt: Date | null
    withdrawnBy: number | null
    /** How many had opened it among those from whom it was taken. */
    read: Generated<number>
    clearedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends BulletinTables {}
}
export type Bulletin = Selectable<BulletinTables['bulletins']>
export type Audience = Pick<Bulletin, 'audience' | 'memberId' | 'groupOf'>
type NewBulletin = Insertable<BulletinTables['bulletins']>
export type Draft = Pick<
  NewBulletin,
  keyof BulletinTexts | 'topic' | 'audience' | 'memberId' | 'groupOf' | 'byEmail' | 'bySms' | 'editedAt' | 'editedBy'
>

export const bulletinTable = (db: Db) => ({
  /** The newest first, from after a number. */
  page: (after: number | undefined, size: number) =>
    db
      .selectFrom('bulletins')
      .selectAll()
      .$if(after !== undefined, (all) => all.where('id', '<', after ?? 0))
      .orderBy('id', 'desc')
      .limit(size)
      .execute(),

  byId: (id: number) =>
    db
      .selectFrom('bulletins')
      .innerJoin('staff as editors', 'editors.id', 'bulletins.editedBy')
      .leftJoin('staff as senders', 'senders.id', 'bulletins.sentBy')
      .leftJoin('staff as withdrawers', 'withdrawers.id', 'bulletins.withdrawnBy')
      .leftJoin('members', 'members.id', 'bulletins.memberId')
      .selectAll('bulletins')
      .select(['editors.name as editor', 'senders.name as sender', 'withdrawers.name as withdrawer'])
      .select('members.memberNumber')
      .where('bulletins.id', '=', id)
      .executeTakeFirst(),

  /** How many have opened each of them, of those who have it still. */
  async stillRead(ids: readonly number[]) {
    const rows = await db
      .selectFrom('notices')
      .select((notice) => ['bulletinId', notice.fn.countAll<number>().as('total')])
      .where('bulletinId', '=', sql<number>`any(${ids}::bigint[])`)
      .where('readAt', 'is not', null)
      .groupBy('bulletinId')
      .execute()
    return new Map(rows.map(({ bulletinId, total }) => [bulletinId, total]))
  },

  /** Those whose time has come. */
  due: (now: Date) =>
    db
      .selectFrom('bulletins')
      .select('id')
      .where('sendAt', '<=', now)
      .where('begunAt', 'is', null)
      .orderBy('sendAt')
      .orderBy('id')
      .execute(),
})

/** What changes notices by staff. Each change holds the row, so that two at once come one after the other. */
export const bulletinChanges = (db: Tx) => {
  const change = (id: number, values: Updateable<BulletinTables['bulletins']>) =>
    db.updateTable('bulletins').set(values).where('id', '=', id)

  return {
    hold: (id: number) => db.selectFrom('bulletins').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    add: (draft: Draft) =>
      db
        .insertInto('bulletins')
        .values({
          ...draft,
          ...{ sendAt: null, sentBy: null, begunAt: null, doneAt: null },
          ...{ withdrawnAt: null, withdrawnBy: null, clearedAt: null },
        })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),

    /** What somebody does makes another version of it. */
    set: (id: number, values: Updateable<BulletinTables['bulletins']>) =>
      change(id, values)
        .set({ version: sql<number>`nextval('bulletin_versions')` })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),

    /** What the portal does itself leaves the version: nobody has changed anything. */
    note: (id: number, values: Updateable<BulletinTables['bulletins']>) => change(id, values).execute(),

    remove: (id: number) => db.deleteFrom('bulletins').where('id', '=', id).execute(),
  }
}

export const purgeBulletinsBefore = (db: Db, moment: Date) =>
  db.deleteFrom('bulletins').where('begunAt', '<', moment).execute()
