import { type Kysely, sql } from 'kysely'

/** An erasure that nobody has asked for: the membership ended long ago, and the time itself confirms it. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table erasure_requests
      alter column asked_by drop not null,
      drop constraint erasure_confirmed_by,
      add constraint erasure_confirmed_by check (
        case when asked_by is null then confirmed_by is null
        else (confirmed_at is null) = (confirmed_by is null) end)`.execute(db)
}
