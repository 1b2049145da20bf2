import { type Kysely, sql } from 'kysely'

/** Waiting applications about which the identity bureau has not answered: it is asked again. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('bureau_questions')
    .addColumn('application_id', 'bigint', (column) =>
      column.primaryKey().references('applications.id').onDelete('cascade'),
    )
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().check(sql`tries > 0`))
    .addColumn('ask_again_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('bureau_questions_go_on', sql`ask_again_at > asked_at`)
    .execute()
  await db.schema.createIndex('bureau_questions_due').on('bureau_questions').column('ask_again_at').execute()
}
