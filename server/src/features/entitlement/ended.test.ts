import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import type { PersonName } from '../../demonstration/people.ts'
import { aMissedBooking } from '../../testing/appeals.ts'
import { bookingsOf, offer } from '../../testing/bookings.ts'
import { aCourse, aTerm, coursesOf, moments } from '../../testing/courses.ts'
import { aPool, aSession, ticketsOf } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { memberNumberOf } from '../../testing/visits.ts'
import { aMinuteOfWaiting } from '../../testing/waits.ts'
import { waitChanges } from '../waiting/wait.table.ts'

const portal = await thePortal()
const { db } = portal

/** Places of the term are left. */
beforeEach(() => portal.reset({ now: `${moments.remaining}+08:00` }))

/** A member who holds something of each kind, has something of each, and is offered a court. */
const withEverything = async (name: PersonName = 'adult') => {
  const { id } = await portal.memberAs(name)
  await db.updateTable('paymentConsents').set({ state: 'authorised' }).where('memberId', '=', id).execute()
  const [offered = 0] = await offer(portal, 'offered', '2026-03-19')
  await inTransaction(portal.deps, ({ db, clock }) =>
    waitChanges(db).join({ memberId: id, slotId: offered, since: clock.now() }),
  )
  await aMinuteOfWaiting(portal)
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  const member = await portal.memberAs(name)
  const pool = await aPool(portal, 'carmo')
  const term = await aTerm(portal)
  const free: [number, number, number, number] = [0, 0, 0, 0]
  const [costs = 0] = await offer(portal, 'costs', '2026-03-17')
  const [gratis = 0] = await offer(portal, 'gratis', '2026-03-18', { prices: [0, 0, 0] })
  const bookings = bookingsOf(member)
  const tickets = ticketsOf(member)
  const { signUp } = coursesOf(portal, member)
  const courses = {
    other: await aCourse(portal, term),
    forAll: await aCourse(portal, term, { temporaryCard: true }),
    gratis: await aCourse(portal, term, { price: 0 }),
  }
  const got = [
    await bookings.book([costs]),
    await bookings.book([gratis]),
    await tickets.buy(await aSession(portal, pool, '2026-03-15')),
    await tickets.buy(await aSession(portal, pool, '2026-03-16', { prices: free })),
    await signUp(courses.other.code),
    await signUp(courses.forAll.code),
    await signUp(courses.gratis.code),
  ]
  expect(got.map(({ code }) => code)).toEqual(got.map(() => 0))
  return { ...member, number: await memberNumberOf(portal, member) }
}

/** What has become of all that somebody had. */
const left = async (memberId: number) => {
  await portal.doJobs()
  const statesIn = async (table: 'bookings' | 'poolTickets' | 'enrolments') => {
    const rows = await db.selectFrom(table).select('state').where('memberId', '=', memberId).orderBy('id').execute()
    return rows.map(({ state }) => state).join(' ')
  }
  return {
    courts: await statesIn('bookings'),
    tickets: await statesIn('poolTickets'),
    classes: await statesIn('enrolments'),
  }
}
const before = {
  courts: 'offered held confirmed',
  tickets: 'held valid',
  classes: 'held held enrolled',
}
const lapsed = {
  courts: 'lapsed lapsed confirmed',
  tickets: 'lapsed valid',
  classes: 'lapsed lapsed enrolled',
}

describe('[A13] [O05] what takes a right away ends what is held and offered by it, and not what is had', () => {
  test('nothing taken away, nothing ends', async () => {
    expect(await left((await withEverything()).id)).toEqual(before)
  })

  test('a suspension', async () => {
    const member = await withEverything()
    const clerk = await portal.staffAs('senior')
    const hold = { memberNumber: member.number, reason: 'Several complaints.' }
    expect(await clerk.post('/desk/member/hold', hold)).toMatchObject({ code: 0 })
    expect(await left(member.id)).toEqual(lapsed)
  })

  test('[C02] a card that is lost, except what its temporary card opens', async () => {
    const member = await withEverything()
    const report = { circumstances: 'Left on the bus 25', understood: true }
    expect(await member.post('/account/online/lost_card', report)).toMatchObject({ code: 0 })
    expect(await left(member.id)).toEqual({ ...lapsed, classes: 'lapsed held enrolled' })
  })

  test('[C02] nor does what it opens end while the letter with it is on its way', async () => {
    const member = await withEverything()
    portal.box.close()
    await member.post('/account/online/lost_card', { circumstances: 'Left on the bus 25', understood: true })
    expect(await left(member.id)).toEqual({ ...lapsed, classes: 'lapsed held enrolled' })
  })

  test('[P04] the word of a guardian who takes it back', async () => {
    const member = await withEverything('minor')
    expect(await left(member.id)).toEqual(before)
    const guardian = await portal.memberAs('guardian')
    const no = { memberNumber: member.number, authorised: false }
    expect(await guardian.post('/account/children/payment', no)).toMatchObject({ data: { state: 'withdrawn' } })
    expect(await left(member.id)).toEqual(lapsed)
  })

  test('bookings that were missed end those of courts', async () => {
    const member = await withEverything()
    for (const day of ['2026-03-09', '2026-03-10']) await aMissedBooking(portal, member, day)
    expect(await left(member.id)).toEqual({ ...before, courts: `${lapsed.courts} no_show no_show` })
  })
})
