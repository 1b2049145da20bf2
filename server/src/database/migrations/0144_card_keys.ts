import { type Kysely, sql } from 'kysely'

/** The public keys that prove the codes of cards. The private ones are derived from the secret of the installation. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table card_keys (
      -- Drawn by lot. It stands in each code, and the private key is derived by it.
      id text primary key check (id ~ '^[A-Za-z0-9_-]{6}$'),
      public_key text not null check (length(public_key) = 43),
      -- One key begins on a day, also when two processes renew it at once. It signs until the next one begins.
      signs_on date not null unique
    )`.execute(db)
}
