import { type Kysely, sql } from 'kysely'

/**
 * Applications that staff enter for who has come in, and the clerk who does it: never the one who decides. A guardian at
 * the counter shows papers, and has passed no face check yet.
 */
export const up = async (db: Kysely<unknown>) => {
  for (const table of ['registrations', 'applications']) {
    await sql`alter table ${sql.ref(table)} add column entered_by bigint references staff`.execute(db)
    await sql`create index ${sql.ref(`${table}_entered_by`)} on ${sql.ref(table)} (entered_by)
      where entered_by is not null`.execute(db)
  }
  await db.schema.alterTable('applications').dropConstraint('applications_guardian_whole').execute()
  const checks = {
    applications_decided_by_another: sql`decided_by <> entered_by`,
    applications_seconded_by_another: sql`seconded_by <> entered_by`,
    applications_guardian_whole: sql`num_nonnulls(
      guardian_id_number, guardian_birth_date, guardian_gender, guardian_id_copy) in (0, 4)`,
    applications_guardian_face: sql`(guardian_face is null) = (guardian_id_number is null or entered_by is not null)`,
  }
  for (const [name, holds] of Object.entries(checks))
    await db.schema.alterTable('applications').addCheckConstraint(name, holds).execute()
}
