import { type Kysely, sql } from 'kysely'

/** Work accounts of the staff: links to them, invitations to link one, and sign-ons under way. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('staff_links')
    .addColumn('staff_id', 'bigint', (column) => column.primaryKey().references('staff.id'))
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('linked_at', 'timestamptz', (column) => column.notNull())
    // One work account opens one desk: of two who link it at once, the database lets one pass.
    .addUniqueConstraint('staff_links_account', ['issuer', 'subject'])
    .execute()

  await db.schema
    .createTable('staff_invitations')
    .addColumn('staff_id', 'bigint', (column) => column.primaryKey().references('staff.id'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_invitations_ended').on('staff_invitations').column('ends_at').execute()

  await db.schema
    .createTable('staff_sign_ons')
    .addColumn('cookie_hash', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text')
    .addColumn('nonce', 'text')
    .addColumn('verifier', 'text')
    .addColumn('answered_at', 'timestamptz')
    .addColumn('problem', 'text', (column) =>
      column.check(sql`problem in ('staff_sign_on_cancelled', 'staff_sign_on_failed', 'staff_sign_on_unavailable')`),
    )
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('second_factor', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('roles', sql`text[]`)
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    // Who has signed in, or why nobody has; and of what is answered nothing is left to repeat it with.
    .addCheckConstraint(
      'staff_sign_ons_end',
      sql`(issuer is null) = (subject is null) and (problem is null or subject is null)`,
    )
    .addCheckConstraint(
      'staff_sign_ons_used',
      sql`(problem is null and subject is null) or (state is null and verifier is null)`,
    )
    .execute()
  await db.schema.createIndex('staff_sign_ons_ended').on('staff_sign_ons').column('ends_at').execute()

  // How a session has begun: who came by work account logs out there, too.
  await sql`
    alter table staff_sessions
      add column began_by text not null default 'password' check (began_by in ('password', 'account')),
      drop constraint staff_sessions_proved_by_check,
      add check (proved_by in ('password', 'account', 'authenticator', 'recovery_code', 'colleague', 'issuer'))
  `.execute(db)
  await sql`alter table staff_sessions alter column began_by drop default`.execute(db)
}
