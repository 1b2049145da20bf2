import { type Kysely, sql } from 'kysely'

/**
 * Changes of what is on file are decided as applications are (0080): to be undone for a while, or confirmed by a second
 * person. And what one queue of all kinds is read by: each kind by state, due day and receipt, and each in order.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop index supplements_one_waiting, supplements_due, document_requests_delivered`.execute(db)
  for (const gone of [
    'supplements_state_check',
    'supplement_ended',
    'supplement_decided_by_staff',
    'supplement_rejected_with_reasons',
    'supplement_changes_something',
    'supplement_proved_by_copy',
  ])
    await sql`alter table supplements drop constraint ${sql.ref(gone)}`.execute(db)

  await sql`alter table supplements
    add column decision text check (decision in ('passed', 'rejected')),
    add column decided_at timestamptz check (decided_at >= received_at),
    add column effective_at timestamptz,
    add column seconded_by bigint references staff`.execute(db)
  await sql`update supplements set state = 'passed' where state = 'approved'`.execute(db)
  await sql`update supplements set decision = state, decided_at = ended_at where state in ('passed', 'rejected')`.execute(
    db,
  )
  const checks = {
    supplements_state: sql`state in ('waiting', 'proposed', 'deciding', 'passed', 'rejected', 'withdrawn')`,
    supplement_ended: sql`(state in ('passed', 'rejected', 'withdrawn')) = (ended_at is not null)`,
    supplement_decided: sql`(state in ('waiting', 'withdrawn')) = (decision is null)`,
    supplement_decided_by_staff: sql`(decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)`,
    supplement_ended_as_decided: sql`state not in ('passed', 'rejected') or state = decision`,
    supplement_rejected_with_reasons: sql`(decision is not distinct from 'rejected') = (reasons is not null)`,
    supplement_effective: sql`(state = 'deciding') = (effective_at is not null)`,
    supplement_effective_after: sql`effective_at > decided_at`,
    supplement_second_is_another: sql`seconded_by <> decided_by`,
    supplement_second_has_decided: sql`seconded_by is null or state in ('deciding', 'passed', 'rejected')`,
    supplement_changes_something: sql`photo is not null or id_copy is not null or state in ('passed', 'withdrawn')`,
    // What a document says is believed to a copy of it alone.
    supplement_proved_by_copy: sql`id_copy is not null or state in ('passed', 'withdrawn') or (not renews
      and not drops_name_zh and coalesce(name_zh, surname, first_name, document_number) is null
      and document_expiry is null)`,
  }
  for (const [name, holds] of Object.entries(checks))
    await db.schema.alterTable('supplements').addCheckConstraint(name, holds).execute()
  await sql`create unique index supplements_one_open on supplements (member_id) where ended_at is null`.execute(db)
  await db.schema.createIndex('supplements_by_second').on('supplements').column('seconded_by').execute()

  await sql`create index supplements_due on supplements (state, renews, due_on, received_at, id)`.execute(db)
  await sql`create index supplements_in_order on supplements (renews, due_on, received_at, id)`.execute(db)
  await sql`create index document_requests_review on document_requests (state, review_due_on, delivered_at, id)`.execute(
    db,
  )
  await sql`create index document_requests_in_order on document_requests (review_due_on, delivered_at, id)
    where state in ('delivered', 'accepted')`.execute(db)
}
