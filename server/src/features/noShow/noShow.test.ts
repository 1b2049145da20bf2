import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { appealsOf, decidingAppeals } from '../../testing/appeals.ts'
import { bookingsOf, offer, theHirer, theHirerAt, toldHirer } from '../../testing/bookings.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { doDue } from '../../testing/venues.ts'
import { judgeMissed } from '../booking/missed.service.ts'

const portal = await thePortal()

/** A Monday, at ten. Slots are of the evening, from six to nine on two courts. */
beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await aClerk(portal, ['counter'], { username: 'fong', name: 'Fong' })
  await aClerk(portal, ['senior'], { username: 'lam', name: 'Lam' })
})

const at = (moment: string) => portal.clock.set(new Date(`${moment}+08:00`))
/** The hirer’s booking of the first slot of a day, at a venue of its own. */
const booked = async (venue: string, day: string) => {
  const slots = await offer(portal, venue, day)
  const { book } = await theHirer(portal)
  return { slots, reference: (await book([slots[0] ?? 0])).data.reference as string }
}
/** Somebody else has a court there at the same hour. */
const another = async (slots: number[]) =>
  (await bookingsOf(await portal.memberAs('english')).book([slots[1] ?? 0])).data.reference as string
/** The counter notes who has a booking of six o’clock. */
const note = async (reference: string, day: string) => {
  at(`${day}T17:50:00`)
  const desk = await again(portal, 'fong')
  expect(await desk.post('/desk/booking/arrive', { reference })).toMatchObject({ code: 0 })
}
const noteAnother = async (slots: number[], day: string) => note(await another(slots), day)
/** Nobody comes to the hirer’s booking of a day, and it is judged. */
const missedOn = async (venue: string, day: string, dayAfter: string) => {
  const { slots, reference } = await booked(venue, day)
  await noteAnother(slots, day)
  at(`${dayAfter}T19:00:00`)
  await doDue(portal)
  return reference
}
const missedTwice = async () => {
  const first = await missedOn('a1', '2026-03-04', '2026-03-05')
  return { first, second: await missedOn('a2', '2026-03-06', '2026-03-07') }
}
const statesOfPast = async () => (await (await theHirer(portal)).past()).map(({ state }: { state: string }) => state)
const mine = async (language: 'zh' | 'en' = 'zh') =>
  (await (await portal.memberAs('adult', { language })).get('/account/no_shows')).data
/** What the file at the desk says, and excusing. */
const theFile = async () => {
  const desk = await again(portal, 'lam')
  const memberNumber = '000100008'
  const look = async () => (await desk.post('/desk/member', { memberNumber })).data
  return {
    look,
    excuse: (id: number, reason = 'The counter was closed for an hour.') =>
      desk.post('/desk/member/excuse_no_show', { memberNumber, id, reason }),
  }
}
describe('[O03] who has booked and does not come', () => {
  test('is told a day after the end and not before, reads it, and may still book', async () => {
    const { slots, reference } = await booked('a1', '2026-03-04')
    await noteAnother(slots, '2026-03-04')
    at('2026-03-05T18:59:59')
    await doDue(portal)
    expect(await mine()).toMatchObject({ items: [], until: null })
    at('2026-03-05T19:00:00')
    await doDue(portal)
    expect(await toldHirer(portal, 'en')).toContain(`Missed booking (${reference})`)
    expect(await mine('en')).toEqual({
      items: [
        {
          ...{ reference, venue: 'Mong-Ha Centre', facility: 'Badminton', startsAt: '2026-03-04T10:00:00.000Z' },
          ...{ countedAt: '2026-03-05T11:00:00.000Z', excusedAt: null, appealBy: '2026-03-19', appeal: null },
        },
      ],
      terms: { most: 2, withinDays: 60, restrictDays: 30 },
      until: null,
    })
    const { past } = await theHirer(portal)
    expect(await past()).toMatchObject([{ reference, state: 'no_show' }])
    const next = await booked('a2', '2026-03-07')
    expect(next.reference).toMatch(/^B26-/)
  })

  test('twice within sixty days cannot book for thirty days, keeps what is confirmed, and then can', async () => {
    const { slots, reference } = await booked('later', '2026-03-09')
    await missedTwice()
    expect(await mine()).toMatchObject({ until: '2026-04-06', items: [{}, {}] })
    const { book, coming } = await theHirer(portal)
    expect(await book([slots[3] ?? 0])).toMatchObject({ code: refusals.bookings_missed })
    expect(await coming()).toMatchObject([{ reference, state: 'confirmed' }])
    const [april = 0] = await offer(portal, 'april', '2026-04-08')
    const { book: tooEarly } = await theHirerAt(portal, '2026-04-05T23:59:00')
    expect(await tooEarly([april])).toMatchObject({ code: refusals.bookings_missed })
    const { book: again } = await theHirerAt(portal, '2026-04-06T00:00:00')
    expect(await again([april])).toMatchObject({ code: 0 })
    expect(await mine()).toMatchObject({ until: null })
  })

  test('twice loses what is held and not yet paid', async () => {
    const { reference } = await booked('later', '2026-03-09')
    const held = { state: 'held', heldUntil: new Date('2026-03-09T00:00:00+08:00') } as const
    await portal.db.updateTable('bookings').set(held).where('reference', '=', reference).execute()
    await missedTwice()
    await portal.doJobs()
    const { state } = await portal.db
      .selectFrom('bookings')
      .select('state')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(state).toBe('lapsed')
  })

  test('is not judged where the counter noted nobody that day', async () => {
    await booked('a1', '2026-03-04')
    at('2026-03-05T19:00:00')
    await doDue(portal)
    expect(await statesOfPast()).toEqual(['confirmed'])
    expect(await mine()).toMatchObject({ items: [] })
  })

  test('was there for the hour before: the next one is not judged', async () => {
    const { slots, reference } = await booked('a1', '2026-03-04')
    await bookingsOf(await portal.memberAs('adult')).book([slots[2] ?? 0])
    await note(reference, '2026-03-04')
    at('2026-03-05T21:00:00')
    await doDue(portal)
    expect(await statesOfPast()).toEqual(['confirmed', 'used'])
  })

  test('is not judged where the card opened nothing at that time', async () => {
    const { slots } = await booked('a1', '2026-03-04')
    const member = await portal.memberAs('adult')
    await noteAnother(slots, '2026-03-04')
    await decidingAppeals(portal, await again(portal, 'lam')).suspend(member)
    at('2026-03-05T21:00:00')
    await doDue(portal)
    expect(await statesOfPast()).toEqual(['confirmed'])
  })

  test.each([null, '2026-03-05'])(
    '[C02] is not judged where a temporary card opened no court, swapped on %s',
    async (closedOn) => {
      const { slots } = await booked('a1', '2026-03-04')
      const member = await portal.memberAs('adult')
      const report = { circumstances: 'Left on the bus 25', understood: true }
      expect(await member.post('/account/online/lost_card', report)).toMatchObject({ code: 0 })
      await portal.doJobs()
      await noteAnother(slots, '2026-03-04')
      await portal.db.updateTable('cardLosses').set({ closedOn }).where('memberId', '=', member.id).execute()
      at('2026-03-05T21:00:00')
      await doDue(portal)
      expect(await statesOfPast()).toEqual(['confirmed'])
    },
  )

  test('is not judged days later by a portal that stood still', async () => {
    const { slots } = await booked('a1', '2026-03-04')
    await noteAnother(slots, '2026-03-04')
    at('2026-03-07T19:00:00')
    await doDue(portal)
    expect(await mine()).toMatchObject({ items: [] })
  })

  test('is not judged where the authority judges nobody', async () => {
    const { services } = portal.deps.settings
    Object.assign(services.noShow, { most: 0 })
    try {
      await missedOn('a1', '2026-03-04', '2026-03-05')
      expect(await mine()).toMatchObject({ items: [] })
    } finally {
      Object.assign(services.noShow, { most: 2 })
    }
  })

  test('for two hours of one evening has missed once, and is told once of both', async () => {
    const { slots, reference } = await booked('a1', '2026-03-04')
    const { book } = await theHirer(portal)
    const { data } = await book([slots[2] ?? 0])
    await noteAnother(slots, '2026-03-04')
    at('2026-03-05T20:00:00')
    await doDue(portal)
    const told = (await toldHirer(portal, 'en')).filter((title) => title.startsWith('Missed'))
    expect(told).toEqual([`Missed booking (${reference}, ${data.reference})`])
    expect(await mine()).toMatchObject({ items: [{}], until: null })
  })

  test('is counted once, however many processes judge at the same time', async () => {
    const { slots } = await booked('a1', '2026-03-04')
    await noteAnother(slots, '2026-03-04')
    at('2026-03-05T19:00:00')
    await Promise.all([judgeMissed(portal.deps), judgeMissed(portal.deps), judgeMissed(portal.deps)])
    const told = (await toldHirer(portal, 'en')).filter((title) => title.startsWith('Missed'))
    expect(told).toHaveLength(1)
    expect((await mine()).items).toHaveLength(1)
  })
})

describe('[O03] a missed booking', () => {
  test('is excused at the desk: it counts no more, what followed ends, and the member reads why', async () => {
    const { second } = await missedTwice()
    const appeals = appealsOf(await portal.memberAs('adult'))
    await appeals.send()
    const { look, excuse } = await theFile()
    const [newest] = (await look()).noShows
    expect(newest).toMatchObject({ reference: second, missedOn: '2026-03-06', excusedAt: null })
    expect(await excuse(newest.id)).toEqual({ code: 0, data: {} })
    expect(await excuse(newest.id), 'once').toMatchObject({ code: refusals.not_found })
    expect(await toldHirer(portal, 'en')).toContain(`Missed booking excused (${second})`)
    expect(await mine()).toMatchObject({ until: null, items: [{ excusedAt: '2026-03-07T11:00:00.000Z' }, {}] })
    expect(await appeals.mine()).toMatchObject({ holds: [], earlier: [{ state: 'closed' }] })
    expect((await look()).history.map(({ act }: { act: string }) => act)).toContain('no_show_excused')
    expect((await booked('a3', '2026-03-09')).reference).toMatch(/^B26-/)
    await missedOn('a4', '2026-03-11', '2026-03-12')
    expect(await mine(), 'with the first one').toMatchObject({ until: '2026-04-11' })
  })

  test('is excused, the third of three: what followed from the others stays, and ends earlier', async () => {
    // What nobody has booked of a venue without hours is gone once what is due is done.
    const other = await another((await booked('later', '2026-03-09')).slots)
    await missedTwice()
    await note(other, '2026-03-09')
    at('2026-03-10T19:00:00')
    await doDue(portal)
    expect(await mine()).toMatchObject({ until: '2026-04-09', items: [{}, {}, {}] })
    const { look, excuse } = await theFile()
    expect(await excuse((await look()).noShows[0].id)).toMatchObject({ code: 0 })
    expect(await mine()).toMatchObject({ until: '2026-04-06' })
  })

  test('is excused for its own member alone', async () => {
    await missedOn('a1', '2026-03-04', '2026-03-05')
    const { look } = await theFile()
    const [{ id }] = (await look()).noShows
    const desk = await again(portal, 'lam')
    const another = { memberNumber: '000100016', id, reason: 'It was somebody else.' }
    expect(await desk.post('/desk/member/excuse_no_show', another)).toMatchObject({ code: refusals.not_found })
    expect((await look()).noShows).toMatchObject([{ excusedAt: null }])
  })

  test('holds nobody back while an appeal waits; granted, all that counted is excused', async () => {
    await missedTwice()
    const appeals = appealsOf(await portal.memberAs('adult'))
    const { reference } = (await appeals.send()).data
    expect(await toldHirer(portal, 'en')).toContain(`We have received your appeal (${reference})`)
    expect(await mine()).toMatchObject({ until: null })
    expect((await booked('a3', '2026-03-09')).reference).toMatch(/^B26-/)
    const senior = decidingAppeals(portal, await again(portal, 'lam'))
    expect((await senior.grant(reference)).code).toBe(0)
    await portal.doJobs()
    const { items, until } = await mine()
    expect({ until, excused: items.map(({ excusedAt }: { excusedAt: string | null }) => excusedAt !== null) }).toEqual({
      until: null,
      excused: [true, true],
    })
  })

  test('holds back again where the appeal is dismissed', async () => {
    const [slot = 0] = await offer(portal, 'later', '2026-03-12')
    await missedTwice()
    const { reference } = (await appealsOf(await portal.memberAs('adult')).send()).data
    const senior = decidingAppeals(portal, await again(portal, 'lam'))
    expect((await senior.dismiss(reference)).code).toBe(0)
    await portal.doJobs()
    const { book } = await theHirer(portal)
    expect(await book([slot])).toMatchObject({ code: refusals.bookings_missed })
  })

  test('counts no more once what followed was lifted by hand, and an appeal against it is closed', async () => {
    await missedTwice()
    const member = await portal.memberAs('adult')
    const appeals = appealsOf(member)
    await appeals.send()
    const [hold] = (await appeals.mine()).holds
    const senior = decidingAppeals(portal, await again(portal, 'lam'))
    expect(await senior.lift(member, hold.id)).toMatchObject({ code: 0 })
    expect(await mine()).toMatchObject({ until: null, items: [{ excusedAt: expect.any(String) }, {}] })
    expect(await appeals.mine()).toMatchObject({ holds: [], earlier: [{ state: 'closed' }] })
  })
})
