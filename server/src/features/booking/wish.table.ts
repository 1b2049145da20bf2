import { sql } from 'kysely'
import { referenceFrom } from '../../caseReference.ts'
import type { Db } from '../../database/database.ts'

/** Signs of a reference: of six there would soon be two the same. */
const signs = 8

/** A new name of a booking, e.g. `B26-7KQ3XM4P`. */
export const newBookingReference = (today: string) => referenceFrom('B', today, signs)

/** What somebody wants. */
export interface Wish {
  memberId: number
  bornOn: string
  /** Slots, the one liked best first. */
  choices: readonly number[]
  requestKey: string
  /** Of the booking, if it becomes one. */
  reference: string
  /** Who of the staff has it for somebody. */
  atDeskBy?: number
  /** Whether it may go beyond the quota. */
  overQuota?: boolean
}

/** The slot that a wish has got, or why it has none. `again`: the same request has been answered before. */
export type Outcome = {
  outcome: 'booked' | 'again' | 'taken' | 'quota' | 'not_open' | 'closed' | 'kept' | 'too_young'
  id: number | null
  reference: string | null
  slotId: number | null
  amount: number | null
  heldUntil: Date | null
}

export const wishTable = (db: Db) => ({
  /**
   * Answers wishes in the order given. Takes the locks of their members and slots first, each in order, as whatever adds
   * bookings has to. Paid bookings are held until `heldUntil`; confirmed at once where that is null.
   */
  async answer(
    wishes: readonly Wish[],
    { now, heldUntil, adultAge, seniorAge }: { now: Date; heldUntil: Date | null; adultAge: number; seniorAge: number },
  ): Promise<Outcome[]> {
    const { rows } = await sql<Outcome & { place: number }>`
      select place, outcome, id, reference, slot_id, amount, held_until
      from book_slots(${JSON.stringify(wishes)}::jsonb, ${now}, ${heldUntil}, ${adultAge}, ${seniorAge})
      order by place`.execute(db)
    return rows
  },

  /** When the first of these slots begins. */
  async earliest(slots: readonly number[]) {
    const { first } = await db
      .selectFrom('slots')
      .select(({ fn }) => fn.min('startsAt').as('first'))
      .where('id', 'in', slots)
      .executeTakeFirstOrThrow()
    return first
  },

  /** What the same request has got before. */
  askedBefore: (memberId: number, requestKey: string) =>
    db
      .selectFrom('bookings')
      .select(['reference', 'slotId', 'amount', 'heldUntil'])
      .where('memberId', '=', memberId)
      .where('requestKey', '=', requestKey)
      .executeTakeFirst(),
})
