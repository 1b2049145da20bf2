import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** Which bookings are due to be told of. */
export interface Due {
  /** They begin after one moment, and until another. */
  after: Date
  until: Date
  /** Seconds before its beginning: what was booked later is still known. */
  knownFor: number
  now: Date
}

/**
 * What is still to be told of. Of what is being closed a letter says so; and whom a card that opens nothing keeps out is
 * not told to come.
 */
const open = ({ now, ...due }: Due) => sql`
  from bookings join slots on slots.id = bookings.slot_id join cards on cards.member_id = bookings.member_id
  where bookings.state = 'confirmed' and bookings.reminded_at is null
    and bookings.starts_at > ${due.after}
    and slots.closed_by is null and cards.valid_until >= slots.day
    and not exists (select from member_holds where member_holds.member_id = bookings.member_id
      and reason <> 'no_show' and ended_at is null and since <= ${now} and (until is null or until > slots.day))`
/** What of it is due. */
const isDue = ({ until, knownFor }: Due) => sql`
  bookings.starts_at <= ${until} and bookings.created_at <= bookings.starts_at - make_interval(secs => ${knownFor})`

/** Of which bookings their members have been told before they begin. */
export const reminderTable = (db: Db) => ({
  /** Members who have a booking that is due. */
  async members(due: Due, most: number) {
    const { rows } = await sql<{ memberId: number }>`
      select distinct bookings.member_id as "memberId" ${open(due)} and ${isDue(due)} limit ${most}`.execute(db)
    return rows.map(({ memberId }) => memberId)
  },

  /**
   * What one of them is told of: what is due, and with it whatever else they have on the same day. Nobody else changes it
   * until the end of the transaction.
   */
  async hold(memberId: number, due: Due) {
    const { rows } = await sql<{ id: number }>`
      select bookings.id ${open(due)} and bookings.member_id = ${memberId}
        and slots.day in (select slots.day ${open(due)} and ${isDue(due)} and bookings.member_id = ${memberId})
      order by bookings.id for no key update of bookings`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Notes that their member was told of them. The caller holds them. */
  note: (ids: readonly number[], remindedAt: Date) =>
    db.updateTable('bookings').set({ remindedAt }).where('id', 'in', ids).execute(),
})
