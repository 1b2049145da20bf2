import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'

/**
 * Says that a member may perhaps not book any longer: what is held or offered for them and not confirmed goes to others,
 * if so. Whoever imposes a hold, or takes back a word that books, calls it in the same transaction.
 */
export const tellRightsEnded = async ({ db, jobs }: Uses<'jobs', Tx>, memberId: number) => {
  const kept = await db
    .selectFrom('bookings')
    .select('id')
    .where('memberId', '=', memberId)
    .where('state', 'in', ['held', 'offered'])
    .limit(1)
    .execute()
  if (kept.length > 0) await jobs.add(db, { name: 'booking.follow', data: { what: 'rights_ended', memberId } })
  const places = await db
    .selectFrom('enrolments')
    .select('id')
    .where('memberId', '=', memberId)
    .where('state', 'in', ['held', 'offered'])
    .limit(1)
    .execute()
  if (places.length > 0) await jobs.add(db, { name: 'course.follow', data: { what: 'rights_ended', memberId } })
}
