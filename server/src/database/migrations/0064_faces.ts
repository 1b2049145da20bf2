import { type Kysely, sql } from 'kysely'

/** The comparison of an applicant’s photo with the bureau’s (V10): what it found, for whom. */
export const up = async (db: Kysely<unknown>) => {
  // A file is never rewritten: a finding about its id is one about its content. It goes with the file.
  await db.schema
    .createTable('face_findings')
    .addColumn('file_id', 'uuid', (column) => column.primaryKey().references('files.id').onDelete('cascade'))
    .addColumn('id_type', 'text', (column) =>
      column.notNull().check(sql`id_type in ('resident', 'worker', 'permit', 'student')`),
    )
    .addColumn('id_number', 'text', (column) => column.notNull().check(sql`id_number ~ '^\\d{8}$'`))
    .addColumn('finding', 'text', (column) =>
      column.notNull().check(sql`finding in ('same', 'unsure', 'other', 'no_face', 'no_photo', 'silent')`),
    )
    .addColumn('found_at', 'timestamptz', (column) => column.notNull())
    .execute()

  // Nothing else comes in. Null: sent before photos were compared.
  await db.schema
    .alterTable('applications')
    .addColumn('photo_face', 'text', (column) =>
      column.check(sql`photo_face in ('same', 'unsure', 'no_photo', 'silent')`),
    )
    .execute()
}
