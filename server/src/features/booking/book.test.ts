import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { bookingsOf, offer, theHirer, theHirerAt, toldHirer } from '../../testing/bookings.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal

/** A Monday, at ten; the slots are of Wednesday evening. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

describe('[O03] a court', () => {
  test('is booked, seen and paid at the venue: the first choice that can be had', async () => {
    const [slot = 0, other] = await offer(portal, 'mong-ha', day)
    const { book, coming, mine } = await theHirer(portal)
    const { code, data } = await book([slot, other])
    expect([code, data]).toEqual([0, { reference: expect.any(String), slot, amount: 4000, heldUntil: null }])
    expect(data.reference).toMatch(/^B26-[234679ACDEFGHJKMNPQRTVWXY]{8}$/)
    const time = { startsAt: '2026-03-04T10:00:00.000Z', endsAt: '2026-03-04T11:00:00.000Z' }
    const shown = {
      ...{ reference: data.reference, venueCode: 'mong-ha', venue: '望廈體育中心', address: '俾利喇街' },
      ...{ facility: '羽毛球', court: '1號場', day, amount: 4000, state: 'confirmed' },
      ...{ ...time, order: null, paid: false, mayKeepLonger: false },
      hours: [{ reference: data.reference, ...time, amount: 4000, order: null, paid: false }],
      ...{ heldUntil: null, endedAt: null, closed: null, cancelTerms: 'free', freeUntil: '2026-03-03T10:00:00.000Z' },
    }
    expect(await coming()).toEqual([shown])
    const english = await portal.memberAs('adult', { language: 'en' })
    expect((await bookingsOf(english).one(data.reference)).data).toEqual({
      ...shown,
      ...{ venue: 'Mong-Ha Centre', address: 'Francisco Street', facility: 'Badminton', court: 'Court 1' },
      calendar: expect.stringMatching(/^\/api\/vbs\/calendar\/[\w-]+\.ics$/),
      joins: null,
    })
    expect(await mine('mong-ha', day)).toEqual({
      audience: 'adult',
      online: false,
      quota: [{ kind: 'badminton', band: 'peak', most: 2, used: 1 }],
      slots: [{ slot, reference: data.reference }],
    })
  })

  test('is told of in a letter and a notice, once, in the language of who reads them', async () => {
    const [slot] = await offer(portal, 'mong-ha', day)
    const { book } = await theHirer(portal)
    const requestKey = randomUUID()
    const { data } = await book([slot], requestKey)
    await book([slot], requestKey)
    await portal.doJobs()
    const [letter, ...others] = await portal.letters(people.adult.email)
    expect(others.filter(({ subject }) => subject.includes(data.reference))).toEqual([])
    expect(letter?.subject).toBe(`已預訂羽毛球場地（${data.reference}）`)
    for (const said of ['望廈體育中心', '1號場', '澳門元 40', '2026年3月4日', '2026年3月3日'])
      expect(letter?.body).toContain(said)
    expect(await toldHirer(portal)).toEqual([`已預訂羽毛球場地（${data.reference}）`])
    expect(await toldHirer(portal, 'pt')).toEqual([`Reserva confirmada: Badminton (${data.reference})`])
  })

  test('is one booking, however often the same request comes, with whatever else it names', async () => {
    const [slot, other] = await offer(portal, 'mong-ha', day)
    const { book, coming } = await theHirer(portal)
    const requestKey = randomUUID()
    const first = await book([slot], requestKey)
    expect(await book([slot], requestKey)).toEqual(first)
    expect(await book([other], requestKey)).toEqual(first)
    expect(await coming()).toHaveLength(1)
  })

  test('that somebody else has is refused, and the next choice is taken', async () => {
    const [slot, other] = await offer(portal, 'mong-ha', day)
    const [one, another] = [await theHirer(portal), bookingsOf(await portal.memberAs('guardian'))]
    expect(await one.book([slot])).toMatchObject({ code: 0 })
    expect(await another.book([slot])).toMatchObject({ code: refusals.slot_taken })
    expect(await another.book([slot, other])).toMatchObject({ code: 0, data: { slot: other } })
  })

  test('is had twice a day in peak hours, at all venues together, and once more when one was cancelled', async () => {
    const [first] = await offer(portal, 'mong-ha', day)
    const [second, third] = await offer(portal, 'taipa', day)
    const { book, cancel, mine } = await theHirer(portal)
    const { data } = await book([first])
    expect(await book([second])).toMatchObject({ code: 0 })
    expect(await book([third])).toMatchObject({ code: refusals.quota_used })
    expect((await mine('taipa', day)).quota).toEqual([{ kind: 'badminton', band: 'peak', most: 2, used: 2 }])
    await cancel(data.reference)
    expect(await book([third])).toMatchObject({ code: 0 })
  })

  test('has a quota of its own for each kind, band and day', async () => {
    const ofDay = await offer(portal, 'a1', day, { most: 1 })
    const others = [
      await offer(portal, 'a2', '2026-03-05', { most: 1 }),
      await offer(portal, 'a3', day, { most: 1, band: 'off_peak', from: 9, until: 10 }),
      await offer(portal, 'a4', day, { most: 1, kind: 'tennis' }),
    ]
    const { book } = await theHirer(portal)
    expect(await book([ofDay[0]])).toMatchObject({ code: 0 })
    for (const [slot] of others) expect(await book([slot])).toMatchObject({ code: 0 })
    expect(await book([ofDay[1]])).toMatchObject({ code: refusals.quota_used })
  })

  test('costs what the age on its day says, and nothing where it is free', async () => {
    const [dear] = await offer(portal, 'a1', day)
    const [free] = await offer(portal, 'a2', '2026-03-05', { prices: [0, 0, 0] })
    const { member, book } = await theHirer(portal)
    const born = (birthDate: string) =>
      db.updateTable('members').set({ birthDate }).where('id', '=', member.id).execute()
    await born('1961-03-04')
    expect((await book([dear])).data).toMatchObject({ amount: 1000 })
    expect((await book([free])).data).toMatchObject({ amount: 0, heldUntil: null })
  })

  test('has a minimum age on its day', async () => {
    const [slot] = await offer(portal, 'a1', day, { minimumAge: 30 })
    const { member, book } = await theHirer(portal)
    const born = (birthDate: string) =>
      db.updateTable('members').set({ birthDate }).where('id', '=', member.id).execute()
    await born('1996-03-05')
    expect(await book([slot])).toMatchObject({ code: refusals.slot_too_young })
    await born('1996-03-04')
    expect(await book([slot])).toMatchObject({ code: 0 })
  })

  test('cannot be booked before it opens, once it has begun, or when there is none', async () => {
    const [slot, later] = await offer(portal, 'a1', '2026-03-02', { courts: 1, from: 10, until: 12 })
    const [closed] = await offer(portal, 'a2', day, { opensAt: '2026-03-02T10:30:00+08:00' })
    const { book } = await theHirer(portal)
    for (const choice of [slot, closed, 99_999_999])
      expect(await book([choice])).toMatchObject({ code: refusals.slot_not_open })
    expect(await book([closed, later])).toMatchObject({ code: 0, data: { slot: later } })
    const opened = await theHirerAt(portal, '2026-03-02T10:30:00')
    expect(await opened.book([closed])).toMatchObject({ code: 0 })
  })

  test.each([
    ['no choice', []],
    ['four', [1, 2, 3, 4]],
    ['a word', ['one']],
    ['half a slot', [1.5]],
    ['one below nothing', [-1]],
    ['one of more digits than there are', [10 ** 15]],
  ])('is not booked by %s', async (_, choices) => {
    const { member } = await theHirer(portal)
    const answer = await member.post('/vbs/book', { choices, requestKey: randomUUID() })
    expect(answer).toMatchObject({ code: refusals.invalid_input })
  })
})

describe('[O05] who may book', () => {
  test.each([
    ['suspended', 'account_suspended'],
    ['withTemporaryCard', 'card_temporary'],
  ] as const)('is not somebody who is %s', async (name, refusal) => {
    const [slot] = await offer(portal, 'a1', day)
    const member = await portal.memberAs(name)
    expect(await bookingsOf(member).book([slot])).toMatchObject({ code: refusals[refusal] })
  })

  test('is nobody without a confirmed mobile; but what was booked before is answered again', async () => {
    const [slot, other] = await offer(portal, 'a1', day)
    const { member, book } = await theHirer(portal)
    const requestKey = randomUUID()
    const before = await book([slot], requestKey)
    await db.updateTable('members').set({ mobileConfirmed: false }).where('id', '=', member.id).execute()
    expect(await book([other])).toMatchObject({ code: refusals.mobile_unconfirmed })
    expect(await book([slot], requestKey)).toEqual(before)
  })
})
