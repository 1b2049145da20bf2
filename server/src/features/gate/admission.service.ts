import type { GateNo } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { GatePrincipal } from '../../http/principals.ts'
import type { Member } from '../account/account.table.ts'
import { bookingGate } from '../booking/gate.service.ts'
import { courseGate } from '../course/gate.service.ts'
import { poolGate } from '../pool/gate.service.ts'

/** Something for which a gate opens. */
interface Admission {
  from: Date
  until: Date
  /** Whether they have come to it before. */
  used: boolean
  unpaid: boolean
  party: number | null
  /** Whether a temporary card is enough for it. */
  forTemporary: boolean
  /** Notes that they have come. */
  note: (at: Date) => Promise<void>
}

/** All that a member has at a gate around a moment. What else a gate is to open for is asked here. */
const admissionsOf = async (
  deps: InTransaction<Deps>,
  { member, holders, gate, at }: Pick<Coming, 'member' | 'holders' | 'gate' | 'at'>,
): Promise<Admission[]> => {
  const [bookings, classes, pools] = [bookingGate(deps), courseGate(deps), poolGate(deps)]
  const booked = gate.poolId === null ? await bookings.near(member.id, gate.venueId, at) : []
  const meetings = gate.poolId === null ? await classes.near(member.id, gate.venueId, at) : []
  const tickets = await pools.near(member.id, gate, at)
  return [
    ...booked.flatMap(({ reference, holderId, ...booking }) => {
      const holder = holders.get(holderId)
      // Booked since they were held: the next time it is known.
      if (!holder) return []
      const note = (at: Date) => bookings.arrive(holder, reference, at)
      return [{ ...booking, forTemporary: false, note }]
    }),
    ...meetings.map(({ meetingId, enrolmentId, ...meeting }) => ({
      ...meeting,
      note: async (at: Date) => void (await classes.attend(meetingId, enrolmentId, at)),
    })),
    ...tickets.map(({ id, ...ticket }) => ({
      ...{ ...ticket, forTemporary: false },
      note: (at: Date) => pools.enter(id, at),
    })),
  ].toSorted((one, other) => one.from.getTime() - other.from.getTime())
}

/** Who comes to which gate, and when. */
export interface Coming {
  member: Member
  /** The same, and those for whom they collect, all of whom are held. */
  holders: ReadonlyMap<number, Member>
  kind: 'permanent' | 'temporary'
  gate: GatePrincipal
  at: Date
  /** The day of that moment. */
  day: string
  dayOf: (moment: Date) => string
}

/** For what a gate opens to whoever comes with a card that is good; or why it does not. */
export const admissionOf = async (
  deps: InTransaction<Deps>,
  { kind, day, dayOf, ...coming }: Coming,
): Promise<{ admission: Admission } | { reason: GateNo }> => {
  const { at } = coming
  const all = await admissionsOf(deps, coming)
  const open = all.filter(({ forTemporary }) => kind === 'permanent' || forTemporary)
  if (kind === 'temporary' && open.length === 0) return { reason: 'temporary' }
  const now = open.filter(({ from, until }) => from <= at && at < until)
  const good = now.filter(({ unpaid }) => !unpaid)
  const admission = good.find(({ used }) => !used) ?? good[0]
  if (admission) return { admission }
  if (now.length > 0) return { reason: 'unpaid' }
  return { reason: open.some(({ from }) => from > at && dayOf(from) === day) ? 'too_early' : 'nothing_booked' }
}
