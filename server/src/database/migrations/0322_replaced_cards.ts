import { type Kysely, sql } from 'kysely'

/**
 * Cards that have been replaced, for some weeks: a gate that was cut off tells later who has passed with one, and it was
 * good until then.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table replaced_cards (
      qr_reference text primary key,
      member_id bigint not null references members on delete cascade,
      kind text not null check (kind in ('permanent', 'temporary')),
      replaced_at timestamptz not null
    )`.execute(db)
  await sql`create index replaced_cards_of_member on replaced_cards (member_id)`.execute(db)
  await sql`create index replaced_cards_by_time on replaced_cards (replaced_at)`.execute(db)
}
