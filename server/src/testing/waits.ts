import { api } from '@palaestra/contract'
import type { PersonName } from '../demonstration/people.ts'
import { doDue } from '../due.ts'
import { booking } from '../features/booking/booking.feature.ts'
import { payment } from '../features/payment/payment.feature.ts'
import { waiting } from '../features/waiting/waiting.feature.ts'
import { bookingsOf } from './bookings.ts'
import type { Portal } from './portal.ts'

type Member = Awaited<ReturnType<Portal['memberAs']>>

/** What a member does about waiting lists. */
const waitsOf = (portal: Portal, member: Pick<Member, 'get' | 'post'>) => ({
  join: async (slot: number | undefined) =>
    member.post('/waiting/join', { slot, solvedCaptcha: await portal.solvedCaptcha(api.waiting.join.path) }),
  leave: (slot: number | undefined) => member.post('/waiting/leave', { slot }),
  answer: (reference: string, takes = true) => member.post('/waiting/answer', { reference, takes }),
  waits: async () => (await member.get('/waiting/mine')).data.items,
  /** What is offered to them now. */
  offer: async () => (await member.get('/waiting/mine')).data.items.find((one: { offer: unknown }) => one.offer)?.offer,
})

/** Somebody who waits, logged in: what they do about bookings and waiting lists. */
export const theWaiter = async (portal: Portal, name: PersonName) => {
  const member = await portal.memberAs(name)
  return { member, ...bookingsOf(member), ...waitsOf(portal, member) }
}

/** Does the work of the minute about bookings and waiting lists, and what follows. The timetable stays as a test has made it. */
export const aMinuteOfWaiting = async (portal: Portal) => {
  await doDue([booking.due, payment.due, waiting.due], portal.deps)
  await portal.doJobs()
}

/** Moves the clock to a moment of Macao, and does what is due by then. */
export const waitUntil = async (portal: Portal, moment: string) => {
  portal.clock.set(new Date(`${moment}+08:00`))
  await aMinuteOfWaiting(portal)
}
