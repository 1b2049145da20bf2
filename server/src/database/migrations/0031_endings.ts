import { type Kysely, sql } from 'kysely'

/**
 * Indexes for the hourly purge and for deletions that look into other tables: without one, each of them reads its whole
 * table.
 */
const indexes = {
  codes_by_end: ['codes', 'ends_at'],
  links_by_end: ['links', 'ends_at'],
  allowances_by_end: ['allowances', 'until'],
  solved_captchas_by_end: ['solved_captchas', 'ends_at'],
  letters_by_sending: ['letters', 'sent_at'],
  development_inbox_by_time: ['development_inbox', 'received_at'],
  registrations_of_correction: ['registrations', 'corrects'],
  files_of_registration: ['files', 'registration_id'],
  asked_id_numbers_by_day: ['asked_id_numbers', 'day'],
} as const

export const up = async (db: Kysely<unknown>) => {
  for (const [name, [table, column]] of Object.entries(indexes))
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.ref(column)})`.execute(db)
}
