import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // A browser on its way to the issuer of government accounts and back. The hash of its cookie identifies it (T-23).
  await db.schema
    .createTable('sign_ons')
    .addColumn('cookie_hash', 'text', (column) => column.primaryKey())
    // The member who began it in the account; null when it began at the login.
    .addColumn('member_id', 'bigint', (column) => column.references('members.id').onDelete('cascade'))
    .addColumn('app', 'text')
    // Secrets of this browser and the issuer, until the response has come.
    .addColumn('state', 'text')
    .addColumn('nonce', 'text')
    .addColumn('verifier', 'text')
    .addColumn('answered_at', 'timestamptz')
    // The reason of a failure, as the name of a refusal.
    .addColumn('problem', 'text')
    // The person who has signed in, as the issuer says.
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

  // Links between government accounts and member accounts; an undone link stays as a record (ASVS 6.8.1).
  await db.schema
    .createTable('government_links')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    // The place where its holder began, and so how both accounts were proved: `account` or `login`.
    .addColumn('linked_from', 'text', (column) => column.notNull())
    .addColumn('linked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('unlinked_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('government_links_of_member').on('government_links').column('member_id').execute()
  // One member per government account, and one government account per member, even when two link at once.
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

  // The versions of the terms of linking that a member has accepted, and when.
  await db.schema
    .createTable('government_terms')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('government_terms_pkey', ['member_id', 'version'])
    .execute()

  // The sandbox issuer of a development portal keeps its key, its sessions and its grants here.
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
