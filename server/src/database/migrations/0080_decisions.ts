import { type Kysely, sql } from 'kysely'

/**
 * A decision that can be undone for a while, and one that a second person confirms. The one who proposes and the one
 * who confirms are never the same.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table applications
    add column decision text check (decision in ('passed', 'rejected')),
    add column effective_at timestamptz,
    add column seconded_by bigint references staff`.execute(db)
  await sql`update applications set decision = state where state <> 'waiting'`.execute(db)
  await sql`alter table applications
    drop constraint applications_state_check,
    drop constraint applications_rejected_with_reason`.execute(db)
  const checks = {
    applications_state: sql`state in ('waiting', 'proposed', 'deciding', 'passed', 'rejected')`,
    applications_rejected_with_reason: sql`(decision is not distinct from 'rejected') = (rejection_reason is not null)`,
    applications_decision: sql`(state = 'waiting') = (decision is null)`,
    applications_ended_as_decided: sql`state not in ('passed', 'rejected') or state = decision`,
    applications_effective: sql`(state = 'deciding') = (effective_at is not null)`,
    applications_effective_after: sql`effective_at > decided_at`,
    applications_second_is_another: sql`seconded_by <> decided_by`,
    applications_second_has_decided: sql`seconded_by is null or state in ('deciding', 'passed', 'rejected')`,
  }
  for (const [name, holds] of Object.entries(checks))
    await db.schema.alterTable('applications').addCheckConstraint(name, holds).execute()
  await db.schema.createIndex('applications_by_second').on('applications').column('seconded_by').execute()
}
