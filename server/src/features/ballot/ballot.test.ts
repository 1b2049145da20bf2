import { randomUUID } from 'node:crypto'
import { addDays, api, checkBallot, entriesHashOf, refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { people } from '../../demonstration/people.ts'
import { aBallot, ballotsOf, drawn, drawnDay, fileOf, moveTo, othersEnter } from '../../testing/ballots.ts'
import { bookingsOf, crowdLike } from '../../testing/bookings.ts'
import { thePortal } from '../../testing/portal.ts'
import { awardChanges } from '../booking/award.table.ts'
import { ballot } from './ballot.feature.ts'
import { doDraws, secretOf } from './draw.service.ts'
import { drawTable } from './draw.table.ts'
import { newCode } from './entry.service.ts'
import { entryChanges } from './entry.table.ts'

const portal = await thePortal()
const { db } = portal
/** A Monday, two weeks before the day that is drawn for. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const [closing, drawing] = ['2026-03-07T22:00:00', '2026-03-08T10:00:30']
const look = async (reference = drawn) => (await portal.get(`/ballot/draw?reference=${reference}`)).data
const theEntrant = async () => {
  const member = await portal.memberAs('adult')
  return { ...member, ...ballotsOf(portal, member) }
}

describe('[O03] a draw for the hours that many want', () => {
  test('opens two weeks before with its seal, shows what it is for, and nothing of its secret', async () => {
    const [first = 0] = await aBallot(portal, { courts: 2 })
    const { data } = await portal.get('/ballot/draws', { 'api-language': 'en' })

    expect(data.items.at(-1)).toEqual({
      ...{ reference: drawn, kind: 'badminton', day: drawnDay, state: 'open', entries: 0, places: 6, source: null },
      ...{ opensAt: '2026-03-01T16:00:00.000Z', closesAt: '2026-03-07T14:00:00.000Z' },
      ...{ drawsAt: '2026-03-08T02:00:00.000Z', payBy: '2026-03-08T15:59:00.000Z' },
    })
    const draw = await look()
    expect(draw).toMatchObject({ secret: null, seed: null, publicValue: null, entriesHash: null, drawnAt: null })
    expect(draw.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(draw.venues).toEqual([
      {
        ...{ code: 'north', name: 'north', minimumAge: 4, prices: { adult: 4000, minor: 2000, senior: 1000 } },
        slots: expect.arrayContaining([{ id: first, court: '1', from: '18:00', until: '19:00' }]),
      },
    ])
    expect((await fileOf(portal)).status).toBe(404)
    // Saturday and Sunday have no hours that many want, at this venue.
    expect(data.items.map(({ day }: { day: string }) => day)).toEqual([
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      drawnDay,
    ])
  })

  test('is entered by up to three slots; entered again, the slots are others and the code the same', async () => {
    const [first, second, third] = await aBallot(portal, { courts: 2 })
    const { enter, mine, leave } = await theEntrant()
    const { code, data } = await enter([first, second])
    expect([code, data]).toEqual([0, { code: expect.stringMatching(/^[0-9a-f]{24}$/) }])
    expect((await enter([third, first])).data).toEqual(data)
    expect(await mine()).toEqual([
      {
        ...{ reference: drawn, kind: 'badminton', day: drawnDay, code: data.code, choices: [third, first] },
        ...{ rank: null, won: null, struck: null, booking: null },
      },
    ])
    expect((await look()).entries).toBe(1)
    await leave()
    expect(await leave()).toMatchObject({ code: 0 })
    expect(await mine()).toEqual([])
  })

  test('closes by the clock, before anybody has closed the list, and takes no entry and no leaving afterwards', async () => {
    const [first] = await aBallot(portal)
    const { enter } = await theEntrant()
    await enter([first])
    portal.clock.set(new Date(`${closing}+08:00`))
    const late = await theEntrant()
    expect(await late.enter([first])).toMatchObject({ code: refusals.draw_closed })
    expect(await late.leave()).toMatchObject({ code: refusals.draw_closed })
    expect((await look()).state).toBe('closed')
  })

  test('tells whoever has entered their code and the hash of the list, once it is closed', async () => {
    const [first] = await aBallot(portal)
    const { enter } = await theEntrant()
    const { data } = await enter([first])
    await moveTo(portal, '2026-03-07T22:00:10')
    const { entriesHash, entries } = await look()
    const [letter] = await portal.letters(people.adult.email)
    expect(entries).toBe(1)
    expect(letter?.subject).toBe(`抽籤已截止報名（${drawn}）`)
    expect(letter?.body).toContain(data.code)
    expect(letter?.body).toContain(entriesHash)
    const { file } = await fileOf(portal)
    expect(file.entries).toEqual([{ code: data.code, choices: [first] }])
    expect([file.draw.secret, file.results]).toEqual([null, undefined])
  })

  test('is drawn by itself, published with all that it is reckoned from, and holds when anybody reckons it anew', async () => {
    const slots = await aBallot(portal, { courts: 2 })
    const { id, enter } = await theEntrant()
    await enter([slots[0], slots[1]])
    await othersEnter(portal, id, 40, slots)
    await moveTo(portal, closing)
    await moveTo(portal, drawing)

    const { file, headers, body } = await fileOf(portal)
    const checked = await checkBallot(file)
    expect(checked.filter(({ holds }) => !holds)).toEqual([])
    expect(file.results).toHaveLength(41)
    expect(file.results.filter(({ won }: { won: number | null }) => won !== null)).toHaveLength(6)
    expect(headers['cache-control']).toContain('immutable')
    expect(await look()).toMatchObject({ state: 'drawn', publicValue: '', secret: file.draw.secret, entries: 41 })
    // Of members it says nothing, in whatever form.
    const { memberNumber } = await db
      .selectFrom('members')
      .select('memberNumber')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const said of [memberNumber, people.adult.email, 'memberId']) expect(body).not.toContain(said)
  })

  test('gives each winner a booking, once, and tells the others their rank', async () => {
    const [only] = await aBallot(portal)
    const one = await theEntrant()
    const member = await portal.memberAs('guardian')
    const other = ballotsOf(portal, member)
    await one.enter([only])
    await other.enter([only])
    await moveTo(portal, closing)
    await moveTo(portal, drawing)

    const mine = [
      ...(await (await theEntrant()).mine()),
      ...(await ballotsOf(portal, await portal.memberAs('guardian')).mine()),
    ]
    expect(mine.map(({ rank }) => rank).toSorted()).toEqual([1, 2])
    const [winner] = mine.filter(({ won }) => won === only)
    expect(winner).toMatchObject({
      rank: 1,
      booking: { reference: expect.stringMatching(/^B26-/), state: 'confirmed' },
    })
    expect(mine.find(({ won }) => won === null)).toMatchObject({ rank: 2, booking: null })
    const subjects = (await portal.letters()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('未有中籤'))).toHaveLength(1)
    expect(subjects.filter((subject) => subject.startsWith('中籤'))).toHaveLength(1)
    // The same job once more, as after a stop before it was noted that it had ended.
    const { id } = (await drawTable(db).byReference(drawn)) ?? { id: 0 }
    await expect(
      inTransaction(portal.deps, ({ db, jobs }) =>
        jobs.add(db, { name: 'booking.follow', data: { what: 'drawn', draw: id, after: 0 } }),
      ),
    ).resolves.toBeUndefined()
    await portal.doJobs()
    expect(await db.selectFrom('bookings').select('slotId').execute()).toEqual([{ slotId: only }])
    expect((await portal.letters()).filter(({ subject }) => subject.startsWith('中籤'))).toHaveLength(1)
  })

  test('keeps what was won until the evening where it is paid online, and then it opens to everybody', async () => {
    const [only] = await aBallot(portal)
    const { enter } = await theEntrant()
    await enter([only])
    await moveTo(portal, closing)
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    await moveTo(portal, drawing)
    const winner = await theEntrant()
    const [{ booking }] = await winner.mine()
    expect(booking.state).toBe('held')
    const held = (await bookingsOf(winner).one(booking.reference)).data
    expect([held.heldUntil, held.amount]).toEqual(['2026-03-08T15:59:00.000Z', 4000])

    portal.clock.set(new Date('2026-03-09T07:30:00+08:00'))
    const other = bookingsOf(await portal.memberAs('guardian'))
    expect(await other.book([only])).toMatchObject({ code: 0, data: { slot: only } })
  })

  test('leaves what nobody has won to everybody, seven days before and not earlier', async () => {
    const [first, second] = await aBallot(portal)
    const { enter } = await theEntrant()
    await enter([first])
    await moveTo(portal, closing)
    await moveTo(portal, drawing)
    const early = bookingsOf(await portal.memberAs('guardian'))
    expect(await early.book([second])).toMatchObject({ code: refusals.slot_not_open })
    portal.clock.set(new Date('2026-03-09T07:30:00+08:00'))
    const other = bookingsOf(await portal.memberAs('guardian'))
    expect(await other.book([first])).toMatchObject({ code: refusals.slot_taken })
    expect(await other.book([second])).toMatchObject({ code: 0 })
  })

  test('notes who has won and may not book any more, with the code, and leaves the other ranks as they are', async () => {
    const [only] = await aBallot(portal)
    const { id, enter } = await theEntrant()
    await enter([only])
    await moveTo(portal, closing)
    await db.updateTable('members').set({ mobileConfirmed: false }).where('id', '=', id).execute()
    await moveTo(portal, drawing)
    const { file } = await fileOf(portal)
    expect(file.struck).toEqual([{ code: file.entries[0].code, why: 'closed' }])
    expect(file.results).toEqual([{ code: file.entries[0].code, rank: 1, won: only }])
    expect(await db.selectFrom('bookings').select('id').execute()).toEqual([])
    expect((await portal.letters(people.adult.email))[0]?.subject).toContain('未能為你預訂')
  })

  test('is drawn though a holiday was added late: what is not let any more is nobody’s, and noted', async () => {
    const [only] = await aBallot(portal)
    const { enter } = await theEntrant()
    await enter([only])
    await moveTo(portal, closing)
    await db.insertInto('holidays').values({ day: drawnDay, nameZh: '假', namePt: 'F', nameEn: 'H' }).execute()
    await db.updateTable('openingHours').set({ opens: '09:30', closes: '11:30' }).where('weekday', '=', 8).execute()
    await moveTo(portal, drawing)
    const { file } = await fileOf(portal)
    expect((await checkBallot(file)).every(({ holds }) => holds)).toBe(true)
    expect(file.struck).toMatchObject([{ why: 'gone' }])
  })

  test('of a court that is closed meanwhile is nobody’s, and others get what they have won', async () => {
    const [first, second] = await aBallot(portal)
    await (await theEntrant()).enter([first])
    await ballotsOf(portal, await portal.memberAs('guardian')).enter([second])
    await moveTo(portal, closing)
    await portal.staffAs('facilities')
    const now = portal.clock.now()
    await sql`
      with closure as (
        insert into closures (reason, court_id, starts_at, ends_at, declared_by, declared_at, told_at, request_key)
        select 'event', court_id, starts_at, ends_at, (select min(id) from staff), ${now}, ${now}, gen_random_uuid()
        from slots where id = ${first} returning id)
      update slots set closed_by = closure.id from closure where slots.id = ${first}`.execute(db)
    await moveTo(portal, drawing)
    const { file } = await fileOf(portal)
    expect(file.struck).toMatchObject([{ why: 'gone' }])
    expect(await db.selectFrom('bookings').select('slotId').execute()).toEqual([{ slotId: second }])
  })

  test('of days that passed while the portal was away is closed and drawn all the same, and gives nothing that has begun', async () => {
    const [only] = await aBallot(portal)
    const { enter } = await theEntrant()
    await enter([only])
    await moveTo(portal, '2026-03-20T08:00:00')
    const { file } = await fileOf(portal)
    expect((await checkBallot(file)).every(({ holds }) => holds)).toBe(true)
    expect(file.struck).toMatchObject([{ why: 'gone' }])
  })

  test('takes nobody along who was erased before the list was closed', async () => {
    const slots = await aBallot(portal)
    const { id } = await theEntrant()
    await othersEnter(portal, id, 2, slots)
    await sql`update draw_entries set member_id = null where member_id = (select min(member_id) from draw_entries)`.execute(
      db,
    )
    await moveTo(portal, closing)
    expect((await look()).entries).toBe(1)
  })
})

describe('what an entry is refused for', () => {
  test.each([
    ['no slot', []],
    ['four', [1, 2, 3, 4]],
    ['the same twice', [1, 1]],
    ['a hundred codes instead of slots', Array.from({ length: 100 }, (_, place) => `${place}`.padStart(24, 'a'))],
    ['half a slot', [1.5]],
  ])('%s', async (_, choices) => {
    await aBallot(portal)
    const { post } = await theEntrant()
    const body = { draw: drawn, choices, solvedCaptcha: await portal.solvedCaptcha(api.ballot.enter.path) }
    expect(await post('/ballot/enter', body)).toMatchObject({ code: refusals.invalid_input })
  })

  test('a slot of another day, and one that is nobody’s by ballot: said at the field', async () => {
    await aBallot(portal)
    const { enter } = await theEntrant()
    const of = async (day: string, way: 'ballot' | 'first_come') =>
      (await db.selectFrom('slots').select('id').where('day', '=', day).where('givenBy', '=', way).execute())[0]?.id
    for (const slot of [await of(addDays(drawnDay, -3), 'ballot'), await of(drawnDay, 'first_come'), 99_999_999]) {
      const answer = await enter([slot])
      expect(answer).toMatchObject({ code: refusals.not_drawn_for, errors: { choices: expect.any(String) } })
    }
  })

  test('nothing solved, something solved for another call, and the same solution once more', async () => {
    const [first] = await aBallot(portal)
    const { post } = await theEntrant()
    const enter = (solvedCaptcha: string) => post('/ballot/enter', { draw: drawn, choices: [first], solvedCaptcha })
    expect(await enter('')).toMatchObject({ code: refusals.invalid_input })
    expect(await enter(await portal.solvedCaptcha('/security/send_sms'))).toMatchObject({
      code: refusals.captcha_failed,
    })
    const solved = await portal.solvedCaptcha(api.ballot.enter.path)
    expect(await enter(solved)).toMatchObject({ code: 0 })
    expect(await enter(solved)).toMatchObject({ code: refusals.captcha_failed })
  })

  test('a draw that is none, and somebody who may not book', async () => {
    const [first] = await aBallot(portal)
    const { enter, leave } = await theEntrant()
    expect(await enter([first], 'PEAK-20260316-TENNIS')).toMatchObject({ code: refusals.not_found })
    expect(await leave('PEAK-20260316-TENNIS')).toMatchObject({ code: refusals.not_found })
    const suspended = ballotsOf(portal, await portal.memberAs('suspended'))
    expect(await suspended.enter([first])).toMatchObject({ code: refusals.account_suspended })
  })

  test('an age below the least of the facility', async () => {
    const [first] = await aBallot(portal)
    const { id, enter } = await theEntrant()
    await db.updateTable('facilities').set({ minimumAge: 30 }).execute()
    await db.updateTable('members').set({ birthDate: '1996-03-17' }).where('id', '=', id).execute()
    expect(await enter([first])).toMatchObject({ errors: { choices: expect.any(String) } })
    await db.updateTable('members').set({ birthDate: '1996-03-16' }).where('id', '=', id).execute()
    expect(await enter([first])).toMatchObject({ code: 0 })
  })

  test('a quota that is used up', async () => {
    const [first = 0, second] = await aBallot(portal)
    const { id, enter } = await theEntrant()
    await db.updateTable('slots').set({ quotaMost: 1 }).where('day', '=', drawnDay).execute()
    const had = {
      memberId: id,
      bornOn: '1990-01-01',
      slotId: first,
      requestKey: randomUUID(),
      reference: 'B26-AAAAAAAA',
    }
    const terms = { now: portal.clock.now(), heldUntil: null, adultAge: 18, seniorAge: 65 }
    await inTransaction(portal.deps, ({ db }) => awardChanges(db).give([had], terms))
    expect(await enter([second])).toMatchObject({ code: refusals.quota_used })
  })
})

describe('the database holds, whatever is wrong above', () => {
  const drawnOnce = async () => {
    const slots = await aBallot(portal)
    const { id } = await theEntrant()
    await othersEnter(portal, id, 5, slots)
    await moveTo(portal, closing)
    await moveTo(portal, drawing)
  }

  test.each([
    ['a rank', sql`update draw_entries set rank = rank + 100`, 'what was drawn stays'],
    ['who has won', sql`update draw_entries set won = null where won is not null`, 'what was drawn stays'],
    ['a code', sql`update draw_entries set code = repeat('a', 24) where rank = 1`, 'a list that was closed stays'],
    ['a wish', sql`update draw_entries set choices = '{1}' where rank = 1`, 'a list that was closed stays'],
    [
      'whose an entry is',
      sql`update draw_entries set member_id = (select max(id) from members where id <> member_id) where rank = 1`,
      'one member',
    ],
    ['that there is an entry', sql`delete from draw_entries where rank = 1`, 'a list that was closed stays'],
    ['the secret', sql`update draws set secret = repeat('a', 64) where drawn_at is not null`, 'what was drawn stays'],
    ['the public value', sql`update draws set public_value = '1' where drawn_at is not null`, 'stays'],
    ['the seal', sql`update draws set commitment = repeat('a', 64)`, 'what was sealed stays'],
    ['that it was awarded', sql`update draws set awarded_at = null`, 'what was drawn stays'],
    ['that there was a draw', sql`delete from draws`, 'draws stay'],
  ])('%s of what was drawn is not changed', async (_, statement, why) => {
    await drawnOnce()
    const before = (await fileOf(portal)).body
    await expect(statement.execute(db)).rejects.toThrow(why)
    expect((await fileOf(portal)).body).toBe(before)
  })

  test('an entry that comes while the list is being closed is in it, or refused', async () => {
    const slots = await aBallot(portal)
    const { id: likeId } = await theEntrant()
    const { id: drawId = 0 } = (await drawTable(db).byReference(drawn)) ?? {}
    const members = await crowdLike(portal, likeId, 20)
    portal.clock.set(new Date(`${closing}+08:00`))
    const enter = (memberId: number) =>
      inTransaction(portal.deps, ({ db }) =>
        entryChanges(db).put({ drawId, memberId, code: newCode(), choices: slots, enteredAt: portal.clock.now() }),
      ).then(
        () => 1,
        () => 0,
      )
    const entering = Promise.all(members.map(enter))
    while (await doDraws(portal.deps)) {}
    const kept = (await entering).reduce<number>((sum, one) => sum + one, 0)

    const { file } = await fileOf(portal)
    expect(file.entries).toHaveLength(kept)
    expect((await look()).entriesHash).toBe(await entriesHashOf(file.entries))
  })

  test('an entry that comes after the closing is refused there, too', async () => {
    await aBallot(portal)
    await moveTo(portal, '2026-03-07T22:00:10')
    const { id } = await theEntrant()
    const draw = await drawTable(db).byReference(drawn)
    const late = { drawId: draw?.id ?? 0, memberId: id, code: 'a'.repeat(24), choices: [1], enteredAt: new Date() }
    await expect(db.insertInto('drawEntries').values(late).execute()).rejects.toThrow('a list that was closed stays')
  })

  test('a secret that was not sealed cannot be stored, nor a seed that does not follow from it', async () => {
    await aBallot(portal)
    await moveTo(portal, '2026-03-07T22:00:10')
    const publish = (secret: string, seed: string) =>
      sql`update draws set public_value = '', secret = ${secret}, seed = ${seed}, drawn_at = now()
        where reference = ${drawn}`.execute(db)
    await expect(publish('a'.repeat(64), 'b'.repeat(64))).rejects.toThrow('draws_secret_was_sealed')
    await expect(publish(secretOf(portal.deps.keys, drawn), 'b'.repeat(64))).rejects.toThrow('draws_seed_follows')
  })

  test('a secret of the installation that was changed draws nothing, and an alarm stands', async () => {
    await aBallot(portal)
    await moveTo(portal, '2026-03-07T22:00:10')
    const changed = { ...portal.deps, keys: { ...portal.deps.keys, keyFor: () => Buffer.from('another') } }
    portal.clock.set(new Date('2026-03-08T11:30:00+08:00'))
    expect(await doDraws(changed)).toBe(false)
    expect((await look()).state).toBe('closed')
    expect(await ballot.alarms(portal.deps)).toEqual(['draw_waits'])
    await moveTo(portal, '2026-03-08T11:31:00')
    expect(await ballot.alarms(portal.deps)).toEqual([])
  })
})
