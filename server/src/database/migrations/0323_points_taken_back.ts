import { type Kysely, sql } from 'kysely'

/**
 * What a day has earned may become less: a gate tells later that somebody had left earlier. What is earned is then
 * corrected by the difference, as far as it has not been spent.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table points_entries drop constraint points_entry_has_its_sign,
      add constraint points_entry_has_its_sign check (
        (amount <> 0 and kind = 'earned') or
        (amount > 0 and kind in ('returned', 'corrected')) or
        (amount < 0 and kind in ('redeemed', 'deducted', 'expired')))`.execute(db)
}
