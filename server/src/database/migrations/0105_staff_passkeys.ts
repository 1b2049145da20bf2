import { type Kysely, sql } from 'kysely'

/** Passkeys of the staff, a second factor beside the app; and the challenge that a session has to answer. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table staff_passkeys (
      id bigint generated always as identity primary key,
      staff_id bigint not null references staff,
      -- As the device has named it. Of all colleagues together each is there once.
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null check (length(name) between 1 and 60),
      added_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index staff_passkeys_of on staff_passkeys (staff_id)`.execute(db)
  await sql`
    alter table staff_sessions
      add column challenge text,
      add column challenge_for text check (challenge_for in ('adding', 'proving')),
      add column challenge_ends_at timestamptz,
      add constraint staff_sessions_challenge
        check (num_nonnulls(challenge, challenge_for, challenge_ends_at) in (0, 3)),
      drop constraint staff_sessions_proved_by_check,
      add constraint staff_sessions_proved_by_check check (
        proved_by in ('password', 'account', 'authenticator', 'passkey', 'recovery_code', 'colleague', 'issuer')
      )`.execute(db)
}
