import { type Kysely, sql } from 'kysely'

/** The side to which a face check under way asks the guardian to turn the head. Null: it asks for none. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('guardian_checks')
    .addColumn('face_check_turn', 'text', (column) => column.check(sql`face_check_turn in ('left', 'right')`))
    .execute()
  await db.schema
    .alterTable('guardian_checks')
    .addCheckConstraint('guardian_checks_turn_of_check', sql`face_check_turn is null or face_check_hash is not null`)
    .execute()
}
