import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingsOf, offer, theHirer, theHirerAt, toldHirer } from '../../testing/bookings.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten; the slots are of Wednesday evening. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

describe('[O03] a booking is cancelled', () => {
  test('in time with nothing lost: the court and the place of the quota are free', async () => {
    const [slot] = await offer(portal, 'a1', day, { most: 1 })
    const { data } = await (await theHirer(portal)).book([slot])
    const { book, cancel, coming, past } = await theHirerAt(portal, '2026-03-03T18:00:00')
    expect(await cancel(data.reference)).toEqual({ code: 0, data: { state: 'cancelled' } })
    expect(await coming()).toEqual([])
    expect(await past()).toMatchObject([
      { reference: data.reference, state: 'cancelled', cancelTerms: null, endedAt: '2026-03-03T10:00:00.000Z' },
    ])
    expect(await book([slot])).toMatchObject({ code: 0 })
  })

  test('later with its place of the quota kept, and the court free for others', async () => {
    const [slot, other] = await offer(portal, 'a1', day, { most: 1 })
    const { data } = await (await theHirer(portal)).book([slot])
    const { book, cancel } = await theHirerAt(portal, '2026-03-03T18:00:01')
    expect(await cancel(data.reference)).toMatchObject({ code: refusals.cancelling_changed })
    expect(await cancel(data.reference, 'late')).toEqual({ code: 0, data: { state: 'forfeited' } })
    expect(await book([other])).toMatchObject({ code: refusals.quota_used })
    expect(await bookingsOf(await portal.memberAs('guardian')).book([slot])).toMatchObject({ code: 0 })
  })

  test('[A13] until it begins with nothing lost, where the card would have opened no court', async () => {
    const [slot, other] = await offer(portal, 'a1', day)
    const hirer = await theHirer(portal)
    const [one, two] = [await hirer.book([slot]), await hirer.book([other])]
    const late = await theHirerAt(portal, '2026-03-04T17:59:00')
    expect((await late.one(one.data.reference)).data).toMatchObject({ cancelTerms: 'late' })
    const { id } = await portal.memberAs('adult')
    await portal.db.updateTable('cards').set({ validUntil: '2026-03-03' }).where('memberId', '=', id).execute()
    expect((await late.one(one.data.reference)).data).toMatchObject({
      ...{ cancelTerms: 'free', freeUntil: '2026-03-04T10:00:00.000Z' },
    })
    expect(await late.coming()).toMatchObject([{ cancelTerms: 'free' }, { cancelTerms: 'free' }])
    expect(await late.cancel(one.data.reference)).toEqual({ code: 0, data: { state: 'cancelled' } })
    await portal.db.updateTable('cards').set({ validUntil: '2030-03-03' }).where('memberId', '=', id).execute()
    expect(await late.cancel(two.data.reference)).toMatchObject({ code: refusals.cancelling_changed })
  })

  test('[C02] the same with a temporary card', async () => {
    const [slot] = await offer(portal, 'a1', day)
    const { data } = await (await theHirer(portal)).book([slot])
    const late = await theHirerAt(portal, '2026-03-04T17:59:00')
    const { id } = await portal.memberAs('adult')
    await portal.db.updateTable('cards').set({ kind: 'temporary' }).where('memberId', '=', id).execute()
    expect(await late.cancel(data.reference)).toEqual({ code: 0, data: { state: 'cancelled' } })
  })

  test('once, however often it is asked for, and told of once', async () => {
    const [slot] = await offer(portal, 'a1', day)
    const { book, cancel } = await theHirer(portal)
    const { data } = await book([slot])
    await portal.doJobs()
    portal.clock.forward(60_000)
    const answers = await Promise.all([1, 2, 3].map(() => cancel(data.reference)))
    expect(answers).toEqual(answers.map(() => ({ code: 0, data: { state: 'cancelled' } })))
    expect(await toldHirer(portal, 'en')).toEqual([
      `Booking cancelled (${data.reference})`,
      `Booked: Badminton (${data.reference})`,
    ])
  })

  test('before its letter has left: nobody is told that it is confirmed', async () => {
    const [slot] = await offer(portal, 'a1', day)
    const { book, cancel } = await theHirer(portal)
    const { data } = await book([slot])
    await cancel(data.reference)
    expect(await toldHirer(portal, 'en')).toEqual([`Booking cancelled (${data.reference})`])
  })

  test('not when it has begun, and by nobody else', async () => {
    const [slot] = await offer(portal, 'a1', day)
    const { data } = await (await theHirer(portal)).book([slot])
    const another = bookingsOf(await portal.memberAs('guardian'))
    expect(await another.cancel(data.reference)).toMatchObject({ code: refusals.not_found })
    expect(await another.one(data.reference)).toMatchObject({ code: refusals.not_found })
    const { cancel } = await theHirerAt(portal, '2026-03-04T18:00:00')
    for (const terms of ['free', 'late'] as const)
      expect(await cancel(data.reference, terms)).toMatchObject({ code: refusals.booking_not_cancellable })
  })
})
