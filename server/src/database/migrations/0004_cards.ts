import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('cards')
    .addColumn('member_id', 'bigint', (column) => column.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('permanent', 'temporary')`))
    // Gates know a card by this token. A new card gets a new one, and the old one opens nothing any more.
    .addColumn('qr_reference', 'text', (column) => column.notNull().unique())
    .addColumn('valid_until', 'date', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('card_losses')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('circumstances', 'text', (column) => column.notNull().check(sql`length(circumstances) >= 5`))
    .addColumn('reported_on', 'date', (column) => column.notNull())
    .addColumn('closed_on', 'date', (column) => column.check(sql`closed_on >= reported_on`))
    .execute()

  // One open loss per member. The index keeps the rule even when two reports arrive at the same moment.
  await db.schema
    .createIndex('card_losses_one_open_per_member')
    .unique()
    .on('card_losses')
    .column('member_id')
    .where(sql.ref('closed_on'), 'is', null)
    .execute()
}
