import type { Db } from '../../database/database.ts'
import type { PictureKind } from './picture.rules.ts'

export interface FileTables {
  files: {
    id: string
    kind: PictureKind
    /** The registration that uploaded it; null after that registration is purged. */
    registrationId: number | null
    /** The member who uploaded it; null for what a registration has. */
    memberId: number | null
    /** Bytes and pixels of the stored picture. */
    size: number
    width: number
    height: number
    createdAt: Date
    /** True for a file of an application or a member. The others go after a day. */
    kept: boolean
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends FileTables {}
}

export const fileTable = (db: Db) => ({
  add: (file: FileTables['files']) => db.insertInto('files').values(file).execute(),

  of: (id: string) => db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst(),

  setKept: (ids: readonly string[], kept: boolean) =>
    ids.length === 0 ? undefined : db.updateTable('files').set({ kept }).where('id', 'in', ids).execute(),

  orphans: (before: Date) =>
    db.selectFrom('files').select('id').where('kept', '=', false).where('createdAt', '<', before).limit(500).execute(),

  /** Nothing comes back when somebody has kept the file in the meantime. */
  delete: (id: string) =>
    db.deleteFrom('files').where('id', '=', id).where('kept', '=', false).returning('id').executeTakeFirst(),
})
