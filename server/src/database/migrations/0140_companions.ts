import { type Kysely, sql } from 'kysely'

/**
 * Accompanying children, players and extra collectors: one table with a kind. A request has the number that was entered,
 * and a person only where somebody may be asked; so the row of nobody’s number looks like any other. Each list has so
 * many places, each number and each person stands in it once, nobody stands in their own, nobody answers for the other
 * side, and two members are not each other’s child.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table companions (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('child', 'player', 'collector')),
      owner_id bigint not null references members on delete cascade,
      place smallint not null,
      asked_number text not null check (asked_number ~ '^\\d{9}$'),
      person_id bigint references members on delete cascade,
      relation text check (relation in ('guardian', 'grandparent', 'relative', 'friend', 'carer')),
      shirt smallint check (shirt between 1 and 99),
      asked_at timestamptz not null,
      answer_until date not null,
      declined_at timestamptz check (declined_at >= asked_at),
      confirmed_at timestamptz check (confirmed_at >= asked_at),
      confirmed_by bigint references members on delete set null,
      ended_at timestamptz check (ended_at >= asked_at),
      ended_because text check (ended_because in ('owner', 'person', 'lapsed', 'of_age', 'guardian_ended', 'staff')),
      ended_by bigint references staff,
      constraint companion_place check (place between 1 and case kind when 'child' then 6 when 'player' then 30 else 5 end),
      constraint companion_not_oneself check (owner_id <> person_id),
      constraint companion_relation check ((kind = 'child') = (relation is not null)),
      constraint companion_shirt check (shirt is null or kind = 'player'),
      constraint companion_one_answer check (declined_at is null or confirmed_at is null),
      constraint companion_answered_by_somebody check (person_id is not null or (declined_at is null and confirmed_at is null)),
      constraint companion_confirmed_by check (confirmed_by is null or confirmed_at is not null),
      constraint companion_answers_for_oneself check (kind = 'child' or confirmed_by = person_id),
      constraint companion_answered_by_another check (confirmed_by <> owner_id or relation = 'guardian'),
      constraint companion_ended check ((ended_at is null) = (ended_because is null)),
      constraint companion_ended_by_staff check ((ended_because is not distinct from 'staff') = (ended_by is not null))
    )`.execute(db)
  await sql`create unique index companions_once on companions (owner_id, kind, asked_number) where ended_at is null`.execute(
    db,
  )
  await sql`create unique index companions_one_person on companions (owner_id, kind, person_id) where ended_at is null`.execute(
    db,
  )
  await sql`create unique index companions_places on companions (owner_id, kind, place) where ended_at is null`.execute(
    db,
  )
  await sql`create unique index companions_shirts on companions (owner_id, shirt) where ended_at is null`.execute(db)
  await sql`
    create unique index companions_child_one_way on companions (least(owner_id, person_id), greatest(owner_id, person_id))
      where kind = 'child' and ended_at is null and person_id is not null`.execute(db)
  await sql`create index companions_of_owner on companions (owner_id, id)`.execute(db)
  await sql`create index companions_of_person on companions (person_id, id) where person_id is not null`.execute(db)
  await sql`create index companions_waiting on companions (answer_until) where confirmed_at is null and ended_at is null`.execute(
    db,
  )
  await sql`create index companions_children on companions (person_id) where kind = 'child' and ended_at is null`.execute(
    db,
  )
  await sql`create index companions_ended on companions (ended_at) where ended_at is not null`.execute(db)
  for (const column of ['confirmed_by', 'ended_by'])
    await db.schema.createIndex(`companions_${column}`).on('companions').column(column).execute()
}
