import { type Kysely, sql } from 'kysely'

/**
 * Documents that were handed in are decided as every case is (0080, 0087): to be undone for a while, or confirmed by a
 * second person. To be asked for again is to be rejected: it lies with the member until they deliver once more.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop index document_requests_one_open, document_requests_due, document_requests_in_order,
    document_requests_by_ender`.execute(db)
  for (const gone of ['document_requests_state_check', 'document_request_delivered', 'document_request_ended'])
    await sql`alter table document_requests drop constraint ${sql.ref(gone)}`.execute(db)

  await sql`alter table document_requests rename column ended_by to withdrawn_by`.execute(db)
  await sql`alter table document_requests
    add column decision text check (decision in ('passed', 'rejected')),
    add column decided_at timestamptz check (decided_at >= delivered_at),
    add column decided_by bigint references staff,
    add column effective_at timestamptz,
    add column seconded_by bigint references staff,
    -- Why which document will not do, and the day by which it is asked for again.
    add column reasons jsonb,
    add column again_due_on date`.execute(db)
  await sql`update document_requests set state = 'waiting' where state = 'delivered'`.execute(db)
  await sql`update document_requests set state = 'passed', decision = 'passed', decided_at = ended_at,
    decided_by = withdrawn_by, withdrawn_by = null where state = 'accepted'`.execute(db)

  const checks = {
    document_requests_state: sql`state in
      ('asked', 'waiting', 'proposed', 'deciding', 'passed', 'rejected', 'withdrawn')`,
    document_request_delivered: sql`state in ('asked', 'withdrawn')
      or (delivered_at is not null and review_due_on is not null)`,
    document_request_ended: sql`(state in ('passed', 'withdrawn')) = (ended_at is not null)`,
    document_request_withdrawn_by_staff: sql`(state = 'withdrawn') = (withdrawn_by is not null)`,
    document_request_decided: sql`(state in ('asked', 'waiting', 'withdrawn')) = (decision is null)`,
    document_request_decided_by_staff: sql`(decision is null) = (decided_by is null)
      and (decision is null) = (decided_at is null)`,
    document_request_ended_as_decided: sql`state not in ('passed', 'rejected') or state = decision`,
    document_request_asked_again: sql`(decision is not distinct from 'rejected') = (reasons is not null)
      and (reasons is null) = (again_due_on is null)`,
    document_request_effective: sql`(state = 'deciding') = (effective_at is not null)`,
    document_request_effective_after: sql`effective_at > decided_at`,
    document_request_second_is_another: sql`seconded_by <> decided_by`,
    document_request_second_has_decided: sql`seconded_by is null or state in ('deciding', 'passed', 'rejected')`,
  }
  for (const [name, holds] of Object.entries(checks))
    await db.schema.alterTable('document_requests').addCheckConstraint(name, holds).execute()

  await sql`create unique index document_requests_one_open on document_requests (member_id)
    where ended_at is null`.execute(db)
  await sql`create index document_requests_due on document_requests (due_on)
    where state in ('asked', 'rejected')`.execute(db)
  await sql`create index document_requests_in_order on document_requests (review_due_on, delivered_at, id)
    where state in ('waiting', 'proposed', 'deciding', 'passed', 'rejected')`.execute(db)
  for (const who of ['withdrawn_by', 'decided_by', 'seconded_by'])
    await sql`create index ${sql.ref(`document_requests_${who}`)} on document_requests (${sql.ref(who)})
      where ${sql.ref(who)} is not null`.execute(db)
}
