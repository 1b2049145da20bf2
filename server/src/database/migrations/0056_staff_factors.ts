import { type Kysely, sql } from 'kysely'

/**
 * The second factor of staff: an authenticator app, recovery codes, a colleague’s code; and the places that they have
 * logged in from, whose counters no stranger can use up.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table staff
      drop constraint staff_permissions_check,
      add constraint staff_permissions_check check (permissions <@ array['review', 'content', 'staff'])`.execute(db)

  await db.schema
    .createTable('staff_factors')
    .addColumn('staff_id', 'bigint', (column) => column.primaryKey().references('staff.id'))
    // Encrypted with the secret of the installation.
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('set_at', 'timestamptz', (column) => column.notNull())
    // The time step of the last code, so that each works once.
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_recovery_codes')
    .addColumn('staff_id', 'bigint', (column) => column.notNull().references('staff.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_recovery_codes_pkey', ['staff_id', 'hash'])
    .execute()
  // While a row stands, the password alone leads nowhere: not even to a new factor.
  await db.schema
    .createTable('staff_ways_in')
    .addColumn('staff_id', 'bigint', (column) => column.primaryKey().references('staff.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_places')
    .addColumn('staff_id', 'bigint', (column) => column.notNull().references('staff.id'))
    // `device <hash of its cookie>`, or `network <keyed hash of its address>`.
    .addColumn('place', 'text', (column) => column.notNull().check(sql`place ~ '^(device|network) '`))
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_places_pkey', ['staff_id', 'place'])
    .execute()
  await db.schema.createIndex('staff_places_by_sight').on('staff_places').column('seen_at').execute()

  await sql`
    alter table staff_sessions
      add column stage text not null default 'desk' check (stage in ('code', 'enrolment', 'desk')),
      add column proved_by text not null default 'password'
        check (proved_by in ('password', 'authenticator', 'recovery_code', 'colleague')),
      -- The encrypted secret of an app that is being set up: it goes with the session.
      add column enrolling text`.execute(db)
  await sql`alter table staff_sessions alter column stage drop default, alter column proved_by drop default`.execute(db)
}
