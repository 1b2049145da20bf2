import { type Kysely, sql } from 'kysely'

const latinName = sql.lit(
  "^[A-Za-zÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜàáâãçèéêìíòóôõùúü]+([ '’-]+[A-Za-zÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜàáâãçèéêìíòóôõùúü]+)*$",
)

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('applications')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('reference', 'text', (column) =>
      column.notNull().unique().check(sql`reference ~ '^A\\d\\d-[A-Z0-9]{6}$'`),
    )
    // One application per registration, however often it is sent. Null once the registration is purged.
    .addColumn('registration_id', 'bigint', (column) =>
      column.unique().references('registrations.id').onDelete('set null'),
    )
    // One correction for each rejection.
    .addColumn('corrects', 'bigint', (column) => column.unique().references('applications.id').onDelete('set null'))
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'passed', 'rejected')`))
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('received_on', 'date', (column) => column.notNull())
    .addColumn('due_on', 'date', (column) => column.notNull().check(sql`due_on > received_on`))
    .addColumn('decided_at', 'timestamptz')
    .addColumn('decided_by', 'bigint')
    .addColumn('rejection_reason', 'text', (column) => column.check(sql`length(rejection_reason) between 5 and 1000`))
    .addColumn('id_type', 'text', (column) =>
      column.notNull().check(sql`id_type in ('resident', 'worker', 'permit', 'student')`),
    )
    .addColumn('id_number', 'text', (column) => column.notNull().check(sql`id_number ~ '^\\d{8}$'`))
    .addColumn('document_number', 'text', (column) => column.check(sql`document_number ~ '^[A-Za-z0-9/-]{4,20}$'`))
    .addColumn('document_expiry', 'date', (column) => column.check(sql`document_expiry > received_on`))
    .addColumn('name_zh', 'text', (column) => column.check(sql`length(name_zh) between 1 and 40`))
    .addColumn('surname', 'text', (column) => column.notNull().check(sql`surname ~ ${latinName}`))
    .addColumn('first_name', 'text', (column) => column.notNull().check(sql`first_name ~ ${latinName}`))
    .addColumn('gender', 'text', (column) => column.notNull().check(sql`gender in ('male', 'female')`))
    .addColumn('birth_date', 'date', (column) =>
      // At least four years old (V11).
      column.notNull().check(sql`birth_date <= received_on - interval '4 years'`),
    )
    .addColumn('email', 'text', (column) => column.notNull().check(sql`email = lower(email) and email like '%@%'`))
    .addColumn('mobile', 'text', (column) => column.notNull().check(sql`mobile ~ '^6\\d{7}$'`))
    .addColumn('telephone', 'text', (column) => column.check(sql`telephone ~ '^\\d{8}$'`))
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull().check(sql`length(address) >= 5`))
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('zh', 'pt', 'en')`))
    .addColumn('pick_up_place', 'text', (column) => column.notNull())
    .addColumn('no_promotions', 'boolean', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull().check(sql`username ~ '^[a-z][a-z0-9._-]{3,29}$'`))
    .addColumn('photo', 'uuid', (column) => column.notNull().references('files.id'))
    .addColumn('id_copy', 'uuid', (column) => column.notNull().references('files.id'))
    .addCheckConstraint('applications_decided', sql`(state = 'waiting') = (decided_at is null)`)
    .addCheckConstraint('applications_decided_by_somebody', sql`(decided_at is null) = (decided_by is null)`)
    .addCheckConstraint('applications_rejected_with_reason', sql`(state = 'rejected') = (rejection_reason is not null)`)
    .addCheckConstraint(
      'applications_document',
      sql`(id_type = 'resident' or document_expiry is not null)
        and (id_type in ('permit', 'student')) = (document_number is not null)`,
    )
    .execute()
  for (const [name, columns] of Object.entries({
    applications_due: ['state', 'due_on', 'id'],
    applications_of_id_number: ['id_number'],
    applications_of_email: ['email'],
    applications_decided_at: ['decided_at'],
    applications_photo: ['photo'],
    applications_id_copy: ['id_copy'],
  }))
    await db.schema.createIndex(name).on('applications').columns(columns).execute()
  await db.schema
    .alterTable('registrations')
    .addForeignKeyConstraint('registrations_corrects', ['corrects'], 'applications', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()

  // A username belongs to one application from the moment it is sent, and then to the member that it makes.
  await db.schema
    .createTable('usernames')
    .addColumn('username', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'bigint', (column) =>
      column.notNull().unique().references('applications.id').onDelete('cascade'),
    )
    .execute()

  // The ID numbers that a proved mobile has asked about on a day; both only as keyed hashes.
  await db.schema
    .createTable('asked_id_numbers')
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('id_numbers', sql`text[]`, (column) => column.notNull().check(sql`cardinality(id_numbers) <= 3`))
    .addPrimaryKeyConstraint('asked_id_numbers_of_a_day', ['mobile', 'day'])
    .execute()
}
