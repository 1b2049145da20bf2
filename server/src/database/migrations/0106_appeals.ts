import { type Kysely, sql } from 'kysely'

/**
 * Appeals against holds, one for each hold, decided as every case of the queue. What was taken back does not count. That
 * whoever has set the hold neither decides nor confirms is a constraint.
 */
export const up = async (db: Kysely<unknown>) => {
  // An appeal is against a hold of its own member.
  await sql`alter table member_holds add constraint member_holds_of_one unique (id, member_id)`.execute(db)
  await sql`
    create table appeals (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^P\\d\\d-[A-Z0-9]{6}$'),
      member_id bigint not null references members on delete cascade,
      hold_id bigint not null,
      imposed_by bigint references staff,
      state text not null check (state in ('waiting', 'proposed', 'deciding', 'passed', 'rejected', 'withdrawn')),
      lapsed boolean not null,
      statement text not null check (length(statement) between 20 and 2000),
      received_at timestamptz not null,
      due_on date not null,
      ended_at timestamptz check (ended_at >= received_at),
      decision text check (decision in ('passed', 'rejected')),
      decided_at timestamptz check (decided_at >= received_at),
      decided_by bigint references staff,
      effective_at timestamptz,
      seconded_by bigint references staff,
      reason text check (length(reason) between 5 and 1000),
      foreign key (hold_id, member_id) references member_holds (id, member_id) on delete cascade,
      constraint appeal_ended check ((state in ('passed', 'rejected', 'withdrawn')) = (ended_at is not null)),
      constraint appeal_lapsed_undecided check (not lapsed or state = 'withdrawn'),
      constraint appeal_decided check ((state in ('waiting', 'withdrawn')) = (decision is null)),
      constraint appeal_decided_by_staff check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
      constraint appeal_decided_with_reason check ((decision is null) = (reason is null)),
      constraint appeal_ended_as_decided check (state not in ('passed', 'rejected') or state = decision),
      constraint appeal_effective check ((state = 'deciding') = (effective_at is not null)),
      constraint appeal_effective_after check (effective_at > decided_at),
      constraint appeal_second_is_another check (seconded_by <> decided_by),
      constraint appeal_second_has_decided check (seconded_by is null or state in ('deciding', 'passed', 'rejected')),
      constraint appeal_decided_by_another check (decided_by <> imposed_by),
      constraint appeal_seconded_by_another check (seconded_by <> imposed_by)
    )`.execute(db)
  await sql`create unique index appeals_one_for_each_hold on appeals (hold_id) where state <> 'withdrawn'`.execute(db)
  await sql`create index appeals_of_hold on appeals (hold_id)`.execute(db)
  await sql`create index appeals_of_member on appeals (member_id, id)`.execute(db)
  await sql`create index appeals_due on appeals (state, due_on, received_at, id)`.execute(db)
  await sql`create index appeals_in_order on appeals (due_on, received_at, id)`.execute(db)
  await sql`create index appeals_ended on appeals (ended_at) where ended_at is not null`.execute(db)
  for (const column of ['imposed_by', 'decided_by', 'seconded_by'])
    await db.schema.createIndex(`appeals_${column}`).on('appeals').column(column).execute()
}
