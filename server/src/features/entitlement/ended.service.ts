import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'

/**
 * Says that a member may perhaps not book any longer: what is held or offered for them and not confirmed goes to others,
 * if so: courts, places in classes and in pools. Whoever imposes a hold, or takes back a word that books, calls it in the
 * same transaction.
 */
export const tellRightsEnded = async ({ db, jobs }: Uses<'jobs', Tx>, memberId: number) => {
  const { rows } = await sql<{ courts: boolean; classes: boolean; swims: boolean }>`
    select exists (select from bookings where member_id = ${memberId} and state in ('held', 'offered')) as courts,
      exists (select from enrolments where member_id = ${memberId} and state in ('held', 'offered')) as classes,
      exists (select from pool_tickets where member_id = ${memberId} and state = 'held') as swims`.execute(db)
  const [kept] = rows
  const data = { what: 'rights_ended' as const, memberId }
  if (kept?.courts) await jobs.add(db, { name: 'booking.follow', data })
  if (kept?.classes) await jobs.add(db, { name: 'course.follow', data })
  if (kept?.swims) await jobs.add(db, { name: 'pool.follow', data })
}
