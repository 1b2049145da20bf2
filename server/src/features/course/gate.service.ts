import { attendanceFrom } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { attendanceChanges, attendanceTable } from './attendance.table.ts'

/** Meetings of classes at the gate of a venue. Whoever calls this holds the member. */
export const courseGate = ({ db }: Pick<InTransaction<Deps>, 'db'>) => ({
  /** The meetings of a member’s classes at a venue around a moment, the first first. */
  async near(memberId: number, venueId: number, at: Date) {
    const found = await attendanceTable(db).atGate(memberId, venueId, at)
    return found
      .filter(({ heldUntil, paidAt }) => heldUntil === null || paidAt !== null || heldUntil > at)
      .map(({ startsAt, endsAt, amount, paidAt, present, ...meeting }) => ({
        ...meeting,
        from: attendanceFrom(startsAt),
        until: endsAt,
        used: present === true,
        unpaid: amount > 0 && paidAt === null,
        party: null,
      }))
  },

  /** Notes that they are there, unless the coach has noted something. */
  attend: (meetingId: number, enrolmentId: number, at: Date) =>
    attendanceChanges(db).attend({ meetingId, enrolmentId, present: true, notedAt: at }),
})
