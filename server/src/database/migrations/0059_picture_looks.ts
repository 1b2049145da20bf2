import { type Kysely, sql } from 'kysely'

/** Which pictures of an application each member of staff has opened: nobody is approved unseen. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('picture_looks')
    .addColumn('application_id', 'bigint', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('staff_id', 'bigint', (column) => column.notNull().references('staff.id'))
    .addColumn('picture', 'text', (column) =>
      column
        .notNull()
        .check(sql`picture in ('idCopy', 'photo', 'bureauPhoto', 'guardianIdCopy', 'guardianBureauPhoto')`),
    )
    // The id of the file; of the bureau’s photo, which is not kept here, a keyed hash.
    .addColumn('version', 'text', (column) => column.notNull().check(sql`length(version) between 1 and 43`))
    .addPrimaryKeyConstraint('picture_looks_pkey', ['application_id', 'staff_id', 'picture', 'version'])
    .execute()
  await db.schema.createIndex('picture_looks_by_staff').on('picture_looks').column('staff_id').execute()
}
