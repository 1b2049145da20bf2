import type { Db } from '../../database/database.ts'
import type { PictureKind } from './picture.rules.ts'

export interface FileTables {
  files: {
    id: string
    kind: PictureKind
    /** The registration it was uploaded in; null when that one is forgotten. */
    registrationId: number | null
    /** Bytes, and pixels, of what is stored. */
    size: number
    width: number
    height: number
    createdAt: Date
    /** Belongs to an application or a member. What nobody has kept goes after a day. */
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

  /** Nothing comes back when somebody has kept it in the meantime. */
  forget: (id: string) =>
    db.deleteFrom('files').where('id', '=', id).where('kept', '=', false).returning('id').executeTakeFirst(),
})
