import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'

/**
 * Says that a member may perhaps not book any longer: courts and places in pools that are held or offered for them, and not
 * confirmed, go to others, if so. Whoever imposes a hold, or takes back a word that books, calls it in the same transaction.
 */
export const tellRightsEnded = async ({ db, jobs }: Uses<'jobs', Tx>, memberId: number) => {
  const { rows } = await sql<{ books: boolean; swims: boolean }>`
    select exists (select from bookings where member_id = ${memberId} and state in ('held', 'offered')) as books,
      exists (select from pool_tickets where member_id = ${memberId} and state = 'held') as swims`.execute(db)
  const [kept] = rows
  if (kept?.books) await jobs.add(db, { name: 'booking.follow', data: { what: 'rights_ended', memberId } })
  if (kept?.swims) await jobs.add(db, { name: 'pool.follow', data: { what: 'rights_ended', memberId } })
}
