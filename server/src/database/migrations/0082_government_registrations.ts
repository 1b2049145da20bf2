import { type Kysely, sql } from 'kysely'

/**
 * Whoever registers by the government account: which account it was, the terms that were accepted, and in a registration
 * what was known of them. The application keeps the account, so that an approval can link it.
 */
export const up = async (db: Kysely<unknown>) => {
  for (const table of ['registrations', 'applications']) {
    const name = sql.ref(table)
    await sql`
      alter table ${name} add column government jsonb
        check (government ?& array['issuer', 'subject', 'terms', 'acceptedAt'])`.execute(db)
  }
}
