import { type Kysely, sql } from 'kysely'

/**
 * Who has passed a gate, as it has asked or told. A gate counts its events by itself, so whatever comes twice is one row.
 * They are kept for weeks: what follows from them, visits and arrivals, stands in tables of its own.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table gate_events (
      id bigint generated always as identity,
      gate_id int not null references gates,
      number bigint not null check (number > 0),
      -- By the clock of the gate, so that a copy meets the same row.
      day date not null,
      venue_id int not null references venues,
      -- Unknown of a code that was none.
      member_id bigint references members on delete cascade,
      direction text not null check (direction in ('in', 'out')),
      -- When it was, as far as is known; and when, by the clock of the gate.
      at timestamptz not null,
      said_at timestamptz not null,
      received_at timestamptz not null,
      -- Told afterwards, by a gate that was cut off.
      late boolean not null,
      opened boolean not null,
      -- Whether visits follow from it.
      counted boolean not null,
      -- Why the gate stayed closed; of a late one, why it was put aside.
      reason text,
      party smallint,
      -- Of a code that is good for a minute: a hash by which it is known again.
      code_mark text,
      primary key (gate_id, number, day),
      constraint gate_events_of_members_count check (not counted or member_id is not null),
      constraint gate_events_closed_for_a_reason check (late or opened = (reason is null)),
      constraint gate_events_count_if_open check (opened or not counted)
    )`.execute(db)
  await sql`create index gate_events_of_member on gate_events (member_id, at)`.execute(db)
  await sql`create index gate_events_of_venue on gate_events (venue_id, at)`.execute(db)
  await sql`create index gate_events_by_time on gate_events (received_at)`.execute(db)
  await sql`
    create index gate_events_aside on gate_events (id) where late and reason is not null`.execute(db)
}
