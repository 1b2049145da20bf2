import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // A browser on its way to the issuer of government accounts and back. Known by the hash of its cookie (T-23).
  await db.schema
    .createTable('sign_ons')
    .addColumn('cookie_hash', 'text', (column) => column.primaryKey())
    // The member who began it from the account; nobody, where it began at the login.
    .addColumn('member_id', 'bigint', (column) => column.references('members.id').onDelete('cascade'))
    .addColumn('app', 'text')
    // What only this browser and the issuer can know, until the answer has come.
    .addColumn('state', 'text')
    .addColumn('nonce', 'text')
    .addColumn('verifier', 'text')
    .addColumn('answered_at', 'timestamptz')
    // Why it came to nothing, as the name of a refusal.
    .addColumn('problem', 'text')
    // Who has signed in, as the issuer says.
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('name', 'text')
    .addColumn('id_type', 'text')
    .addColumn('id_number', 'text')
    .addColumn('birth_date', 'text')
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sign_ons_by_end').on('sign_ons').column('ends_at').execute()
  await db.schema.createIndex('sign_ons_of_member').on('sign_ons').column('member_id').execute()

  // Which government account opens which member account; an undone link stays as a record (ASVS 6.8.1).
  await db.schema
    .createTable('government_links')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    // Where its holder began, and so how both accounts were proved: `account` or `login`.
    .addColumn('linked_from', 'text', (column) => column.notNull())
    .addColumn('linked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('unlinked_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('government_links_of_member').on('government_links').column('member_id').execute()
  // One member for a government account, and one government account for a member, also when two link at once.
  for (const [name, columns] of [
    ['government_links_one_per_account', ['issuer', 'subject']],
    ['government_links_one_per_member', ['member_id']],
  ] as const)
    await db.schema
      .createIndex(name)
      .unique()
      .on('government_links')
      .columns([...columns])
      .where(sql.ref('unlinked_at'), 'is', null)
      .execute()

  // Which version of the terms of linking a member has accepted, and when.
  await db.schema
    .createTable('government_terms')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('government_terms_pkey', ['member_id', 'version'])
    .execute()

  // What the sandbox issuer of a development portal keeps: its key, its sessions and its grants.
  await db.schema
    .createTable('sandbox_sign_on')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('ends_at', 'timestamptz')
    .execute()
  for (const column of ['grant_id', 'uid', 'ends_at'] as const)
    await db.schema.createIndex(`sandbox_sign_on_by_${column}`).on('sandbox_sign_on').column(column).execute()
}
