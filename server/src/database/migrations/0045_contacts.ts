import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('members')
    .addColumn('email_confirmed', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  // All members so far have proved their address in the registration.
  await sql`update members set email_confirmed = true where email is not null`.execute(db)
  await db.schema
    .alterTable('members')
    .addCheckConstraint('members_confirmed_email_exists', sql`email is not null or not email_confirmed`)
    .execute()

  // How many codes were asked for by SMS, hour by hour: the usual number is learned from it.
  await db.schema
    .createTable('sms_hours')
    .addColumn('hour', 'timestamptz', (column) => column.primaryKey())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .execute()
  // The latest login codes, of which many should have been used.
  await sql`create index codes_of_logins on codes (sent_at) where key like 'login|%'`.execute(db)

  // To how many different mobiles one network address has had codes sent. Only hashes of both are kept.
  await db.schema
    .createTable('mobiles_asked_from')
    .addColumn('network', 'text', (column) => column.primaryKey())
    .addColumn('mobiles', sql`text[]`, (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mobiles_asked_from_by_end').on('mobiles_asked_from').column('until').execute()
}
