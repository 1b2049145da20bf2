import { addDays } from '@palaestra/contract'
import { inTransaction } from '../database/inTransaction.ts'
import { noShowService } from '../features/noShow/noShow.service.ts'
import { aBookingOf } from './bookings.ts'
import type { aClerk } from './desk.ts'
import type { Portal } from './portal.ts'

type Desk = Awaited<ReturnType<typeof aClerk>>
type Member = Awaited<ReturnType<Portal['memberAs']>>

export const whyHeld = 'Lent the card to somebody else on 1 March.'
export const statement = 'The card was with me the whole day: my friend was at another counter.'

/** What a member does about what holds them back. */
export const appealsOf = (member: Member) => {
  const mine = async () => (await member.get('/account/appeal')).data
  const sendAgainst = (holdId: number, said = statement) =>
    member.post('/account/appeal/send', { holdId, statement: said })
  return {
    mine,
    sendAgainst,
    /** Against the newest that stands. */
    send: async (said = statement) => sendAgainst((await mine()).holds[0]?.id ?? 0, said),
    sendAboutMissed: (reference: string, said = 'The train stood still.') =>
      member.post('/account/appeal/missed', { reference, statement: said }),
    withdraw: (reference: string) => member.post('/account/appeal/withdraw', { reference }),
  }
}

/** Holds a member back for a month, as the portal does it by itself. Gives back the id of the hold. */
export const missedBookings = async ({ db, clock }: Portal, { id: memberId }: Pick<Member, 'id'>) => {
  const hold = { memberId, reason: 'no_show', since: clock.now(), until: addDays(clock.today(), 30) } as const
  const added = db.insertInto('memberHolds').values({ ...hold, imposedBy: null, endedAt: null, endedBy: null })
  return (await added.returning('id').executeTakeFirstOrThrow()).id
}

/** Counts a booking of a day as missed, at this moment. Gives back its reference. */
export const aMissedBooking = async (portal: Portal, { id: memberId }: Pick<Member, 'id'>, day: string) => {
  const now = portal.clock.now()
  portal.clock.set(new Date(`${day}T00:00:00+08:00`))
  const reference = await aBookingOf(portal, memberId, day)
  portal.clock.set(now)
  const { id } = await portal.db
    .updateTable('bookings')
    .set({ state: 'no_show' })
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirstOrThrow()
  await inTransaction(portal.deps, (deps) => noShowService(deps).count(memberId, [{ id, reference, day }]))
  return reference
}

/** A member of staff who sets and lifts holds, and decides about appeals. */
export const decidingAppeals = (portal: Portal, desk: Desk) => {
  const numberOf = async ({ id }: Pick<Member, 'id'>) => {
    const found = portal.db.selectFrom('members').select('memberNumber').where('id', '=', id)
    return (await found.executeTakeFirstOrThrow()).memberNumber
  }
  const act =
    (name: string, more: object = {}) =>
    (reference: string, given: object = {}) =>
      desk.post(`/desk/appeal/${name}`, { reference, ...more, ...given })
  return {
    ...desk,
    suspend: async (member: Pick<Member, 'id'>, reason = whyHeld) =>
      desk.post('/desk/member/hold', { memberNumber: await numberOf(member), reason }),
    lift: async (member: Pick<Member, 'id'>, id: number) =>
      desk.post('/desk/member/lift_hold', { memberNumber: await numberOf(member), id, reason: 'It was a mistake.' }),
    lookAt: (reference: string) => desk.get(`/desk/appeal?reference=${reference}`),
    grant: act('approve', { reason: 'The gate has seen both of you.' }),
    dismiss: act('reject', { reason: 'The gate has seen the card twice.' }),
    confirm: act('confirm', { decision: 'passed' }),
    confirmDismissal: act('confirm', { decision: 'rejected' }),
    sendBack: act('send_back'),
    undo: act('undo'),
  }
}
