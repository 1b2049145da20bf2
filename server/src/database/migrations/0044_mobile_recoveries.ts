import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // A new mobile for a member who has lost the old phone. It waits, so that the old number can object.
  await db.schema
    .createTable('mobile_recoveries')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    // The number on file at the time of the request: another one since then means that the member has changed it by
    // themselves.
    .addColumn('old_mobile', 'text')
    .addColumn('new_mobile', 'text', (column) => column.notNull().check(sql`new_mobile ~ '^6\\d{7}$'`))
    .addColumn('takes_effect_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('outcome', 'text', (column) =>
      column.check(sql`outcome in ('changed', 'stopped', 'taken', 'overtaken')`),
    )
    .addCheckConstraint('mobile_recoveries_ended_with_outcome', sql`(ended_at is null) = (outcome is null)`)
    .execute()

  // One open request per member: the next one replaces it, even when two come at the same moment.
  await db.schema
    .createIndex('mobile_recoveries_one_open_per_member')
    .unique()
    .on('mobile_recoveries')
    .column('member_id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('mobile_recoveries_due')
    .on('mobile_recoveries')
    .column('takes_effect_at')
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('mobile_recoveries_of_member')
    .on('mobile_recoveries')
    .columns(['member_id', 'ended_at'])
    .execute()
  await db.schema.createIndex('mobile_recoveries_by_end').on('mobile_recoveries').column('ended_at').execute()
}
