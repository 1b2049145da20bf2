import { type Kysely, sql } from 'kysely'

const idNumber = sql`guardian_id_number ~ '^\\d{8}$'`
const consentState = sql`state in ('not_requested', 'pending', 'authorised', 'declined', 'withdrawn')`

export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('registrations').addColumn('guardian_id_copy', 'uuid').execute()
  await sql`
    alter table files
      drop constraint files_kind_check,
      add constraint files_kind_check check (kind in ('photo', 'id_copy', 'guardian_id_copy'))`.execute(db)

  // The proofs of the guardian in a registration, with the exact entries they are good for. Deleted with the
  // registration.
  await db.schema
    .createTable('guardian_checks')
    .addColumn('registration_id', 'bigint', (column) =>
      column.primaryKey().references('registrations.id').onDelete('cascade'),
    )
    .addColumn('id_type', 'text', (column) => column.notNull())
    .addColumn('id_number', 'text', (column) => column.notNull())
    .addColumn('birth_date', 'date', (column) => column.notNull())
    .addColumn('guardian_id_number', 'text', (column) => column.notNull().check(idNumber))
    .addColumn('guardian_birth_date', 'date', (column) => column.notNull())
    .addColumn('guardian_gender', 'text', (column) =>
      column.notNull().check(sql`guardian_gender in ('male', 'female')`),
    )
    .addColumn('matched_at', 'timestamptz', (column) => column.notNull())
    // The face check under way: its secret is good for one picture.
    .addColumn('face_check_hash', 'text')
    .addColumn('face_check_ends_at', 'timestamptz')
    // The result of the last passed check. The picture itself is thrown away.
    .addColumn('face', 'text', (column) => column.check(sql`face in ('same', 'unsure')`))
    .addCheckConstraint(
      'guardian_checks_face_check_ends',
      sql`(face_check_hash is null) = (face_check_ends_at is null)`,
    )
    .execute()

  await db.schema
    .alterTable('applications')
    .addColumn('guardian_id_number', 'text', (column) => column.check(idNumber))
    .addColumn('guardian_birth_date', 'date')
    .addColumn('guardian_gender', 'text', (column) => column.check(sql`guardian_gender in ('male', 'female')`))
    .addColumn('guardian_id_copy', 'uuid', (column) => column.references('files.id'))
    .addColumn('guardian_face', 'text', (column) => column.check(sql`guardian_face in ('same', 'unsure')`))
    .addColumn('online_payment', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  for (const [name, holds] of Object.entries({
    applications_guardian_whole: sql`num_nonnulls(
      guardian_id_number, guardian_birth_date, guardian_gender, guardian_id_copy, guardian_face) in (0, 5)`,
    // A person born on 29 February is 18 on 1 March, by this interval too.
    applications_guardian_of_minor: sql`
      (birth_date > received_on - interval '18 years') = (guardian_id_number is not null)`,
    applications_guardian_is_another: sql`guardian_id_number <> id_number`,
    applications_guardian_of_age: sql`guardian_birth_date <= received_on - interval '18 years'`,
    applications_online_payment_of_minor: sql`guardian_id_number is not null or not online_payment`,
  }))
    await db.schema.alterTable('applications').addCheckConstraint(name, holds).execute()
  await db.schema.createIndex('applications_guardian_id_copy').on('applications').column('guardian_id_copy').execute()

  // Permission for a minor to pay online, and the guardian who gives it. It is kept as a record after it stops being
  // needed.
  await db.schema
    .createTable('payment_consents')
    .addColumn('member_id', 'bigint', (column) => column.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('guardian_id_number', 'text', (column) => column.notNull().check(idNumber))
    .addColumn('state', 'text', (column) => column.notNull().check(consentState))
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('payment_consents_of_guardian')
    .on('payment_consents')
    .column('guardian_id_number')
    .execute()

  await db.schema
    .createTable('payment_consent_changes')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull().check(consentState))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    // Member who made the change; null when it came from the application. No foreign key: the record stays whatever
    // becomes of the guardian.
    .addColumn('by_member', 'bigint')
    .addColumn('proof', 'text', (column) =>
      column.notNull().check(sql`proof in ('application', 'link', 'session', 'asked')`),
    )
    .addCheckConstraint('payment_consent_changes_by_somebody', sql`(proof = 'application') = (by_member is null)`)
    .execute()
  await db.schema
    .createIndex('payment_consent_changes_of_member')
    .on('payment_consent_changes')
    .columns(['member_id', 'id'])
    .execute()
  // Entries never change. They are deleted with the member, and no earlier.
  await sql`
    create function payment_consent_changes_stay() returns trigger language plpgsql as
    $$ begin raise exception 'what was said of a payment is not rewritten'; end $$`.execute(db)
  await sql`
    create trigger payment_consent_changes_stay before update on payment_consent_changes
    for each row execute function payment_consent_changes_stay()`.execute(db)

  // Parents and guardians, in a register like the bureau’s (0022).
  await db.schema
    .createTable('bureau_relations')
    .addColumn('child_id_type', 'text', (column) => column.notNull())
    .addColumn('child_id_number', 'text', (column) => column.notNull())
    .addColumn('guardian_id_type', 'text', (column) => column.notNull())
    .addColumn('guardian_id_number', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bureau_relations_key', [
      'child_id_type',
      'child_id_number',
      'guardian_id_type',
      'guardian_id_number',
    ])
    .execute()
  // A guardian is found by the number alone: the form does not ask for the kind of their document.
  await db.schema.createIndex('bureau_records_by_number').on('bureau_records').column('id_number').execute()
}
