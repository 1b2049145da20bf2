import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aMissedBooking, appealsOf, decidingAppeals } from '../../testing/appeals.ts'
import { offer, theHirer, toldHirer } from '../../testing/bookings.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { doDue } from '../../testing/venues.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-09T10:00:00+08:00' }))

const at = (moment: string) => portal.clock.set(new Date(`${moment}+08:00`))
const theMember = async () => {
  const member = await portal.memberAs('english')
  return { member, appeals: appealsOf(member) }
}
const aSenior = async (username = 'lam') =>
  decidingAppeals(portal, await aClerk(portal, ['senior'], { username, name: username }))
type Member = Awaited<ReturnType<typeof portal.memberAs>>
const missedOf = async (member: Member) => (await member.get('/account/no_shows')).data
const lettersTo = async (to: string) => {
  await portal.doJobs()
  return portal.letters(to)
}
/** Missed on Friday and on Saturday: booking is closed. */
const twoMissed = async (member: Member) => {
  const first = await aMissedBooking(portal, member, '2026-03-06')
  return { first, second: await aMissedBooking(portal, member, '2026-03-07') }
}
const bookAt = async (member: Member, venue: string) => {
  const [slot] = await offer(portal, venue, '2026-03-11')
  return member.post('/vbs/book', { choices: [slot], requestKey: crypto.randomUUID() })
}

describe('[O03] an appeal against one missed booking', () => {
  test('is sent before anything has followed, a letter says by when it is decided, and it stands beside the booking', async () => {
    const { member, appeals } = await theMember()
    const booking = await aMissedBooking(portal, member, '2026-03-06')
    expect(await missedOf(member)).toMatchObject({ items: [{ appealBy: '2026-03-23', appeal: null }] })

    const { code, data } = await appeals.sendAboutMissed(booking, '  Sick. ')
    expect([code, data]).toEqual([0, { reference: expect.stringMatching(/^P26-/), dueOn: '2026-03-12' }])
    expect(await missedOf(member)).toMatchObject({
      items: [{ reference: booking, appealBy: null, appeal: { ...data, state: 'waiting', reason: null } }],
    })
    expect((await appeals.mine()).earlier).toMatchObject([{ ...data, statement: 'Sick.', missed: booking }])
    const letter = (await lettersTo(people.english.email)).find(({ subject }) => subject?.includes(data.reference))
    expect(letter?.subject).toBe(`We have received your appeal about a missed booking (${data.reference})`)
    expect(letter?.body).toMatch(/by 12 March 2026.*Until then it does not count/)
  })

  test.each([
    ['nothing', ''],
    ['four characters', 'Sick'],
    ['too much', 'x'.repeat(2001)],
  ])('that says %s is refused at the field', async (_, said) => {
    const { member, appeals } = await theMember()
    const booking = await aMissedBooking(portal, member, '2026-03-06')
    expect(await appeals.sendAboutMissed(booking, said)).toMatchObject({
      ...{ code: refusals.invalid_input, errors: { statement: expect.any(String) } },
    })
  })

  test('is sent on the fourteenth day after it was counted, and not on the fifteenth', async () => {
    const { member } = await theMember()
    const { first, second } = await twoMissed(member)
    at('2026-03-23T23:59:00')
    const inTime = appealsOf(await portal.memberAs('english'))
    expect(await inTime.sendAboutMissed(first)).toMatchObject({ code: 0 })
    at('2026-03-24T00:00:00')
    const late = await portal.memberAs('english')
    expect(await missedOf(late)).toMatchObject({ items: [{ reference: second, appealBy: null }, {}] })
    expect(await appealsOf(late).sendAboutMissed(second)).toMatchObject({ code: refusals.missed_appeal_late })
  })

  test('is one for each missed booking, waiting or decided; what is taken back counts, and makes room for another', async () => {
    const { member, appeals } = await theMember()
    const booking = await aMissedBooking(portal, member, '2026-03-06')
    const { data } = await appeals.sendAboutMissed(booking)
    expect(await appeals.sendAboutMissed(booking)).toMatchObject({ code: refusals.missed_appealed })
    expect(await appeals.withdraw(data.reference)).toMatchObject({ code: 0 })
    expect(await missedOf(member)).toMatchObject({ items: [{ appealBy: '2026-03-23', appeal: null }] })
    const again = (await appeals.sendAboutMissed(booking)).data
    await (await aSenior()).dismiss(again.reference)
    expect(await appeals.sendAboutMissed(booking)).toMatchObject({ code: refusals.missed_appealed })
  })

  test('is nobody else’s: of another’s booking, or of one that was not missed, there is none', async () => {
    const { member } = await theMember()
    const booking = await aMissedBooking(portal, member, '2026-03-06')
    const stranger = await portal.memberAs('portuguese')
    expect(await appealsOf(stranger).sendAboutMissed(booking)).toMatchObject({ code: refusals.not_found })
    const { reference } = (await appealsOf(member).sendAboutMissed(booking)).data
    expect(await appealsOf(stranger).withdraw(reference)).toMatchObject({ code: refusals.appeal_not_waiting })
  })

  test('is needless where staff have excused it before; excused meanwhile, the appeal is closed', async () => {
    const { member, appeals } = await theMember()
    const { first, second } = await twoMissed(member)
    const desk = await aSenior()
    const { memberNumber } = await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const { noShows } = (await desk.post('/desk/member', { memberNumber })).data
    const excuse = (reference: string) =>
      desk.post('/desk/member/excuse_no_show', {
        ...{ memberNumber, reason: 'The counter was closed.' },
        id: noShows.find((one: { reference: string }) => one.reference === reference).id,
      })
    expect(await excuse(first)).toMatchObject({ code: 0 })
    expect(await appeals.sendAboutMissed(first)).toMatchObject({ code: refusals.missed_excused })

    const { data } = await appeals.sendAboutMissed(second)
    expect(await excuse(second)).toMatchObject({ code: 0 })
    expect((await appeals.mine()).earlier).toMatchObject([{ reference: data.reference, state: 'closed' }])
    expect(await desk.queue('?view=waiting')).toMatchObject({ items: [], waiting: 0 })
  })

  test('asks for a proof that is fresh: whoever found a telephone uses none up', async () => {
    const { member, appeals } = await theMember()
    const booking = await aMissedBooking(portal, member, '2026-03-06')
    portal.clock.forward(20 * 60_000)
    expect(await appeals.sendAboutMissed(booking)).toMatchObject({ code: refusals.proof_needed })
  })

  test('is one to the database, too, and about either a suspension or a missed booking', async () => {
    const { member, appeals } = await theMember()
    const booking = await aMissedBooking(portal, member, '2026-03-06')
    await appeals.sendAboutMissed(booking)
    const { id, ...row } = await portal.db.selectFrom('appeals').selectAll().executeTakeFirstOrThrow()
    const add = (more: object) =>
      portal.db
        .insertInto('appeals')
        .values({ ...row, reference: 'P26-AAAAAA', ...more })
        .execute()
    await expect(add({})).rejects.toThrow(/appeals_one_for_each_no_show/)
    await expect(add({ noShowId: null })).rejects.toThrow(/appeal_against_one/)
  })

  test('sent from two tabs at the same moment is one, with one letter', async () => {
    const { member, appeals } = await theMember()
    const booking = await aMissedBooking(portal, member, '2026-03-06')
    const before = (await lettersTo(people.english.email)).length
    const answers = await Promise.all([1, 2, 3, 4].map(() => appeals.sendAboutMissed(booking)))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(3).fill(refusals.missed_appealed)])
    expect(await lettersTo(people.english.email)).toHaveLength(before + 1)
  })
})

describe('[O03] what follows from missed bookings', () => {
  test('rests while an appeal against one of two waits, and nothing is left to appeal against', async () => {
    const { member, appeals } = await theMember()
    const { second } = await twoMissed(member)
    expect(await missedOf(member)).toMatchObject({ until: '2026-04-08' })
    expect(await bookAt(member, 'a1')).toMatchObject({ code: refusals.bookings_missed })
    await appeals.sendAboutMissed(second)
    expect(await missedOf(member)).toMatchObject({ until: null })
    expect((await appeals.mine()).holds).toEqual([])
    expect(await bookAt(member, 'a2')).toMatchObject({ code: 0 })
  })

  test('is there again once the appeal is taken back or dismissed, and the letter says until when', async () => {
    const { member, appeals } = await theMember()
    const { first, second } = await twoMissed(member)
    const { data } = await appeals.sendAboutMissed(first)
    await appeals.withdraw(data.reference)
    expect(await missedOf(member)).toMatchObject({ until: '2026-04-08' })

    const { reference } = (await appeals.sendAboutMissed(second)).data
    await portal.doJobs()
    await (await aSenior()).dismiss(reference)
    const reason = 'The gate has seen the card twice.'
    expect(await missedOf(member)).toMatchObject({
      ...{ until: '2026-04-08', items: [{ excusedAt: null, appeal: { state: 'dismissed', reason } }, {}] },
    })
    const [letter] = await lettersTo(people.english.email)
    expect(letter?.subject).toBe(`Your appeal about a missed booking was not granted (${reference})`)
    expect(letter?.body).toContain('You can book venues again from 8 April 2026.')
    expect(letter?.body).toContain(reason)
    expect(await bookAt(member, 'a1')).toMatchObject({ code: refusals.bookings_missed })
  })

  test('ends where the appeal is granted: it is excused, and its member reads why', async () => {
    const { member, appeals } = await theMember()
    const { second } = await twoMissed(member)
    const { reference } = (await appeals.sendAboutMissed(second)).data
    await portal.doJobs()
    expect(await (await aSenior()).grant(reference)).toMatchObject({ code: 0 })
    const reason = 'The gate has seen both of you.'
    expect(await missedOf(member)).toMatchObject({
      ...{ until: null, items: [{ excusedAt: expect.any(String), appeal: { state: 'granted', reason } }, {}] },
    })
    const [letter] = await lettersTo(people.english.email)
    expect(letter?.subject).toBe(`Your appeal about a missed booking has been granted (${reference})`)
    expect(letter?.body).toContain(reason)
    const holds = await portal.db
      .selectFrom('memberHolds')
      .select('endedAt')
      .where('memberId', '=', member.id)
      .execute()
    expect(holds).toEqual([{ endedAt: expect.any(Date) }])
  })

  test('stays where the others are enough, and ends by the day that follows from them', async () => {
    await twoMissed((await theMember()).member)
    at('2026-03-10T10:00:00')
    const { member, appeals } = await theMember()
    const third = await aMissedBooking(portal, member, '2026-03-08')
    expect(await missedOf(member)).toMatchObject({ until: '2026-04-09' })
    await appeals.sendAboutMissed(third)
    expect(await missedOf(member)).toMatchObject({ until: '2026-04-08' })
    await appeals.withdraw((await appeals.mine()).earlier[0].reference)
    expect(await missedOf(member)).toMatchObject({ until: '2026-04-09' })
  })

  test('does not begin with another one counted while the first is under appeal, but once that is dismissed', async () => {
    const { member, appeals } = await theMember()
    const first = await aMissedBooking(portal, member, '2026-03-06')
    const { reference } = (await appeals.sendAboutMissed(first)).data
    await aMissedBooking(portal, member, '2026-03-07')
    expect(await missedOf(member)).toMatchObject({ until: null })
    await (await aSenior()).dismiss(reference)
    expect(await missedOf(member)).toMatchObject({ until: '2026-04-08' })
    expect((await appeals.mine()).holds).toMatchObject([{ reason: 'no_show', until: '2026-04-08', appeal: null }])
  })

  test('is appealed against beside one of them: granted, that one is excused, too, and its appeal closed', async () => {
    const { member, appeals } = await theMember()
    const { second } = await twoMissed(member)
    const whole = (await appeals.send()).data.reference
    const one = (await appeals.sendAboutMissed(second)).data.reference
    expect((await appeals.mine()).holds).toMatchObject([{ appeal: { reference: whole } }])
    await (await aSenior()).grant(whole)
    expect(await missedOf(member)).toMatchObject({ until: null, items: [{ excusedAt: expect.any(String) }, {}] })
    expect((await appeals.mine()).earlier).toMatchObject([
      { reference: one, state: 'closed' },
      { reference: whole, state: 'granted' },
    ])
  })

  test('lifted by hand, closes the appeals against each of them', async () => {
    const { member, appeals } = await theMember()
    const { second } = await twoMissed(member)
    const [{ id }] = (await appeals.mine()).holds
    await appeals.sendAboutMissed(second)
    expect(await (await aSenior()).lift(member, id)).toMatchObject({ code: 0 })
    expect((await appeals.mine()).earlier).toMatchObject([{ state: 'closed' }])
  })

  test('is decided while its member takes the appeal back: one of both, and never excused and taken back', async () => {
    for (const round of [0, 1, 2, 3]) {
      await portal.reset({ now: '2026-03-09T10:00:00+08:00' })
      const { member, appeals } = await theMember()
      const { second } = await twoMissed(member)
      const { reference } = (await appeals.sendAboutMissed(second)).data
      const senior = await aSenior()
      const acts = [() => senior.grant(reference), () => appeals.withdraw(reference)]
      const codes = await Promise.all((round % 2 ? acts.reverse() : acts).map(async (act) => (await act()).code))
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
      const [{ state }] = (await appeals.mine()).earlier
      expect((await missedOf(member)).until).toBe(state === 'granted' ? null : '2026-04-08')
    }
  })
})

test('[O03] the desk sees the missed booking with its place and hour, and who noted that others came that day', async () => {
  const slots = await offer(portal, 'a1', '2026-03-11')
  const hirer = await theHirer(portal)
  const { reference: booking } = (await hirer.book([slots[0]])).data
  const other = await portal.memberAs('english')
  const { data } = await other.post('/vbs/book', { choices: [slots[1]], requestKey: crypto.randomUUID() })
  at('2026-03-11T17:50:00')
  const counter = await aClerk(portal, ['counter'], { username: 'fong', name: 'Fong' })
  await counter.post('/desk/booking/arrive', { reference: data.reference })
  at('2026-03-12T19:00:00')
  await doDue(portal)
  expect(await toldHirer(portal, 'en')).toContain(`Missed booking (${booking})`)

  const member = await portal.memberAs('adult')
  const { reference } = (await appealsOf(member).sendAboutMissed(booking)).data
  const senior = await aSenior()
  expect(await senior.queue('?view=waiting')).toMatchObject({ items: [{ kind: 'appeal', reference }], waiting: 1 })
  expect((await senior.lookAt(reference)).data).toMatchObject({
    ...{ hold: null, isOwnHold: false, statement: 'The train stood still.' },
    missed: {
      ...{ booking, venue: '望廈體育中心', place: '羽毛球, 1號場', startsAt: '2026-03-11T10:00:00.000Z' },
      ...{ countedAt: '2026-03-12T11:00:00.000Z', excusedAt: null, others: 1, notedBy: ['Fong'] },
    },
  })
})
