import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    // Empty when the portal itself did it.
    .addColumn('staff_id', 'bigint', (column) => column.references('staff.id'))
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_of_subject').on('audit').columns(['subject_kind', 'subject_id', 'id']).execute()
  await db.schema.createIndex('audit_of_staff').on('audit').columns(['staff_id', 'id']).execute()

  // Entries never change, not even by a faulty program of ours.
  await sql`
    create function audit_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'the audit trail is append-only'; end $$`.execute(db)
  await sql`
    create trigger audit_append_only before update or delete on audit
    for each row execute function audit_is_append_only()`.execute(db)
}
