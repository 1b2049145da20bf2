import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // Member numbers are handed out in order and never again, not even after a rollback.
  await sql`create sequence member_numbers start with 10000001 maxvalue 99999999`.execute(db)

  await db.schema
    .createTable('members')
    .addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    .addColumn('member_number', 'text', (column) => column.notNull().unique().check(sql`member_number ~ '^\\d{9}$'`))
    .addColumn('username', 'text', (column) => column.notNull().unique().check(sql`username = lower(username)`))
    // Empty until the online account is activated.
    .addColumn('password_hash', 'text')
    .addColumn('activated_at', 'timestamptz')
    .addColumn('id_type', 'text', (column) =>
      column.notNull().check(sql`id_type in ('resident', 'worker', 'permit', 'student')`),
    )
    .addColumn('id_number', 'text', (column) => column.notNull().unique().check(sql`id_number ~ '^\\d{8}$'`))
    .addColumn('document_number', 'text')
    .addColumn('document_expiry', 'date')
    .addColumn('name_zh', 'text')
    .addColumn('surname', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull().check(sql`gender in ('male', 'female')`))
    .addColumn('birth_date', 'date', (column) => column.notNull())
    // One spelling per mailbox (rules/email.ts); one member per mailbox (V05).
    .addColumn('email', 'text', (column) => column.unique().check(sql`email = lower(email)`))
    .addColumn('mobile', 'text', (column) => column.unique().check(sql`mobile ~ '^6\\d{7}$'`))
    .addColumn('mobile_confirmed', 'boolean', (column) => column.notNull())
    .addColumn('telephone', 'text')
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('zh', 'pt', 'en')`))
    .addColumn('pick_up_place', 'text', (column) => column.notNull())
    .addColumn('no_promotions', 'boolean', (column) => column.notNull())
    .addColumn('photo', 'uuid')
    .addColumn('id_copy', 'uuid')
    .addColumn('suspended', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('members_activated_with_password', sql`(activated_at is null) = (password_hash is null)`)
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('opened_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    // When the member last proved who they are: at the login, or anew since.
    .addColumn('proved_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_of_member').on('sessions').column('member_id').execute()
  await db.schema.createIndex('sessions_by_end').on('sessions').column('ends_at').execute()
}
