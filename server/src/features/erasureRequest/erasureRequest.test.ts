import { refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { appealsOf, missedBookings } from '../../testing/appeals.ts'
import { aBookingOf } from '../../testing/bookings.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { aTicketOf } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { heldTable } from '../dataCopy/held.table.ts'
import { proofTable } from './proof.table.ts'

const portal = await thePortal()
const day = 86_400_000
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

type Member = Awaited<ReturnType<typeof portal.memberAs>>
type Clerk = Awaited<ReturnType<typeof aClerk>>
const reason = 'The member has confirmed it at the counter.'
const understood = true
const ask = (member: Member, given: object = {}) => member.post('/account/erasure/ask', { understood, ...given })
const mine = async (member: Member) => (await member.get('/account/erasure')).data
const withdraw = (member: Member, reference: string) => member.post('/account/erasure/withdraw', { reference })
const confirm = (clerk: Clerk, reference: string) => clerk.post('/desk/erasure_requests/confirm', { reference, reason })
const refuse = (clerk: Clerk, reference: string) => clerk.post('/desk/erasure_requests/refuse', { reference, reason })
const aSenior = (username = 'lam') => aClerk(portal, ['senior'], { username, name: username })
/** A request whose time to think has passed, and somebody who may confirm it. */
const aRequest = async (name: 'adult' | 'english' = 'adult') => {
  const member = await portal.memberAs(name)
  const { reference } = (await ask(member)).data
  portal.clock.forward(14 * day + 1000)
  return { member, reference: reference as string, lam: await aSenior() }
}
const lettersTo = async (to: string) => {
  await portal.doJobs()
  return portal.letters(to)
}
const rowOf = (name: keyof typeof people) =>
  portal.db
    .selectFrom('members')
    .select(['id', 'memberNumber'])
    .where('username', '=', people[name].username)
    .executeTakeFirst()
const carryOut = (deps = portal.deps) => workers(deps)['erasureRequest.carryOut']({})

describe('a member asks to be erased', () => {
  test('is told what follows, has time to think, and takes it back', async () => {
    const member = await portal.memberAs('english')
    expect(await mine(member)).toMatchObject({
      ...{ requests: [], minor: false, obstacles: [], thinkDays: 14 },
      kept: { securityLog: 365, letters: 30 },
    })
    const { code, data } = await ask(member)
    expect(code).toBe(0)
    expect(data).toEqual({ reference: expect.stringMatching(/^E26-/), thinkUntil: '2026-03-16T02:00:00.000Z' })
    expect((await mine(member)).requests).toMatchObject([{ reference: data.reference, own: true, state: 'thinking' }])
    const [letter] = await lettersTo(people.english.email)
    expect(letter?.subject).toBe(`We have received the request for erasure (${data.reference})`)

    expect(await withdraw(member, data.reference)).toMatchObject({ code: 0 })
    expect((await mine(member)).requests).toMatchObject([{ state: 'withdrawn' }])
    expect(await withdraw(member, data.reference)).toMatchObject({ code: refusals.erasure_not_open })
    expect(await ask(member)).toMatchObject({ code: 0 })
  })

  test('with a fresh proof, and knowing what it is', async () => {
    const member = await portal.memberAs('adult')
    expect(await member.post('/account/erasure/ask', {})).toMatchObject({
      ...{ code: refusals.invalid_input, errors: { understood: expect.any(String) } },
    })
    portal.clock.forward(11 * 60_000)
    expect(await ask(member)).toMatchObject({ code: refusals.proof_needed })
  })

  test('once: of many at the same moment there is one', async () => {
    const member = await portal.memberAs('adult')
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask(member)))
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      ...[0, refusals.erasure_already, refusals.erasure_already],
    ])
  })

  test('not as a minor: a guardian asks, and both are told', async () => {
    const minor = await portal.memberAs('minor')
    expect(await mine(minor)).toMatchObject({ minor: true })
    expect(await ask(minor)).toMatchObject({ code: refusals.erasure_of_minor })
    const { memberNumber } = (await rowOf('minor')) ?? {}
    expect(await ask(await portal.memberAs('adult'), { memberNumber })).toMatchObject({
      code: refusals.not_the_guardian,
    })
    const guardian = await portal.memberAs('guardian')
    const { data } = await ask(guardian, { memberNumber })
    expect((await mine(guardian)).requests).toMatchObject([{ reference: data.reference, own: false }])
    expect((await mine(minor)).requests).toMatchObject([{ reference: data.reference, own: true }])
    const notices = await portal.db.selectFrom('notices').select('memberId').execute()
    expect(notices.map(({ memberId }) => memberId).toSorted()).toEqual([minor.id, guardian.id].toSorted())
    expect(await withdraw(await portal.memberAs('english'), data.reference)).toMatchObject({
      code: refusals.erasure_not_open,
    })
  })

  test('not with a ticket of a pool to come; once its day is over they may', async () => {
    const member = await portal.memberAs('adult')
    await aTicketOf(portal, member.id, portal.clock.today())
    expect(await ask(member)).toMatchObject({ code: refusals.erasure_case_open })
    expect((await mine(member)).obstacles).toEqual(['ticket'])
    portal.clock.forward(24 * 3_600_000)
    expect((await mine(await portal.memberAs('adult'))).obstacles).toEqual([])
  })

  test('not with a booking to come; once it is cancelled, or over, they may', async () => {
    const member = await portal.memberAs('adult')
    const today = portal.clock.today()
    await aBookingOf(portal, member.id, today)
    expect(await ask(member)).toMatchObject({ code: refusals.erasure_case_open })
    expect((await mine(member)).obstacles).toEqual(['booking'])
    portal.clock.forward(24 * 3_600_000)
    const nextDay = await portal.memberAs('adult')
    expect((await mine(nextDay)).obstacles).toEqual([])
    expect(await ask(nextDay)).toMatchObject({ code: 0 })
  })

  test('not with something open, which is named; once it has ended they may', async () => {
    const member = await portal.memberAs('adult')
    const hold = await missedBookings(portal, member)
    const appeal = (await appealsOf(member).send()).data.reference
    expect((await mine(member)).obstacles).toEqual(['appeal', 'suspension'])
    expect(await ask(member)).toMatchObject({ code: refusals.erasure_case_open })
    await appealsOf(member).withdraw(appeal)
    expect((await mine(member)).obstacles).toEqual(['suspension'])
    await portal.db.updateTable('memberHolds').set({ endedAt: portal.clock.now() }).where('id', '=', hold).execute()
    expect(await ask(member)).toMatchObject({ code: 0 })
  })
})

describe('staff', () => {
  test('confirm it once the time to think has passed, and not before', async () => {
    const member = await portal.memberAs('adult')
    const { reference } = (await ask(member)).data
    const lam = await aSenior()
    expect((await lam.get('/desk/erasure_requests')).data.open).toMatchObject([{ reference, state: 'thinking' }])
    expect(await confirm(lam, reference)).toMatchObject({ code: refusals.erasure_too_early })
    portal.clock.forward(14 * day + 1000)
    const later = await again(portal, 'lam')
    expect((await later.get('/desk/erasure_requests')).data.open).toMatchObject([{ reference, state: 'waiting' }])
    expect(await confirm(later, reference)).toMatchObject({ code: 0, data: { state: 'confirmed' } })
    expect(await confirm(later, reference)).toMatchObject({ code: refusals.erasure_not_open })
    expect(await confirm(later, 'E26-AAAAAA')).toMatchObject({ code: refusals.not_found })
  })

  test('do not confirm it while a case is open that has begun since', async () => {
    const { member, reference, lam } = await aRequest()
    await missedBookings(portal, member)
    expect((await lam.get('/desk/erasure_requests')).data.open).toMatchObject([{ obstacles: ['suspension'] }])
    expect(await confirm(lam, reference)).toMatchObject({ code: refusals.erasure_case_open })
  })

  test('refuse it with a reason, which the member reads', async () => {
    const { member, reference, lam } = await aRequest('english')
    expect(await lam.post('/desk/erasure_requests/refuse', { reference, reason: 'no' })).toMatchObject({
      ...{ code: refusals.invalid_input, errors: { reason: expect.any(String) } },
    })
    expect(await refuse(lam, reference)).toMatchObject({ code: 0, data: { state: 'refused' } })
    const [letter] = await lettersTo(people.english.email)
    expect(letter?.body).toContain(reason)
    expect((await mine(await portal.memberAs('english'))).requests).toMatchObject([{ state: 'refused', reason }])
    expect(await confirm(lam, reference)).toMatchObject({ code: refusals.erasure_not_open })
    expect(await withdraw(member, reference)).not.toMatchObject({ code: 0 })
  })

  test('are two where the settings ask for it, and never the same', async () => {
    const { settings } = portal.deps
    const before = settings.review
    settings.review = { ...before, secondDecision: ['erasure'] }
    try {
      const { reference, lam } = await aRequest()
      expect((await confirm(lam, reference)).data).toEqual({ state: 'proposed' })
      expect((await lam.get('/desk/erasure_requests')).data.open).toMatchObject([{ mine: true, proposedBy: 'lam' }])
      expect(await confirm(lam, reference)).toMatchObject({ code: refusals.second_is_first })
      const wong = await aSenior('wong')
      expect((await confirm(wong, reference)).data).toEqual({ state: 'confirmed' })
    } finally {
      settings.review = before
    }
  })

  test('and their acts stand in the audit trail, which names no member', async () => {
    const { reference, lam } = await aRequest()
    await confirm(lam, reference)
    await portal.doJobs()
    const acts = await portal.db
      .selectFrom('audit')
      .select(['act', 'subjectId', 'detail'])
      .where('subjectKind', '=', 'erasure')
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { act: 'erasure_confirmed', subjectId: reference, detail: reason },
      { act: 'erased', subjectId: reference, detail: null },
    ])
  })

  test('who take back and who confirm at the same moment never both succeed', async () => {
    for (const round of [0, 1]) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const { reference, lam } = await aRequest()
      const member = await portal.memberAs('adult')
      const acts = [() => confirm(lam, reference), () => withdraw(member, reference)]
      const codes = await Promise.all((round ? acts.toReversed() : acts).map(async (act) => (await act()).code))
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
    }
  })
})

/** What a member can be known by. */
const valuesOf = (name: 'adult') => {
  const { username, idNumber, email, mobile, nameZh } = people[name]
  return [username, idNumber, email, mobile, nameZh]
}

/** Something of the member in as many tables as there are. */
const leaveTraces = async (member: Member) => {
  await member.post('/account/data_copy/ask', {})
  await portal.doJobs()
  await portal.db
    .insertInto('visits')
    .values({
      ...{ memberId: member.id, day: '2026-02-20', place: 'Tap Seac', source: 'import' },
      cameAt: new Date('2026-02-20T02:00:00Z'),
      leftAt: new Date('2026-02-20T04:00:00Z'),
    })
    .execute()
  await sql`insert into points_lots values (${member.id}, '2026-02-01', '2027-03-01', 0)`.execute(portal.db)
  await sql`insert into points_entries (member_id, month, kind, amount, day, at)
    values (${member.id}, '2026-02-01', 'earned', 200, '2026-02-20', now())`.execute(portal.db)
  const id = 'bbbbbbbb-0000-4000-8000-000000000001'
  const at = portal.clock.now()
  await portal.db
    .insertInto('files')
    .values({
      id,
      kind: 'photo',
      registrationId: null,
      memberId: member.id,
      size: 1,
      width: 1,
      height: 1,
      createdAt: at,
      kept: true,
    })
    .execute()
  await portal.db.updateTable('members').set({ photo: id }).where('id', '=', member.id).execute()
  await portal.deps.files.put(id, Buffer.from('a face'))
  return { picture: id }
}

describe('an erasure that was confirmed', () => {
  test('closes the account at once, and leaves nothing of the member but the receipt', async () => {
    const { member, reference, lam } = await aRequest()
    const fresh = await portal.memberAs('adult')
    const { picture } = await leaveTraces(fresh)
    const { content } = await portal.db.selectFrom('dataCopies').select('content').executeTakeFirstOrThrow()
    const other = await proofTable(portal.db).withText([people.english.idNumber])
    const { memberNumber = '' } = (await rowOf('adult')) ?? {}
    expect(await confirm(lam, reference)).toMatchObject({ code: 0 })
    expect(await fresh.get('/account/erasure')).toMatchObject({ code: refusals.signed_out })
    expect((await portal.post('/security/login_one_pass', logIn)).code).toBe(refusals.login_wrong)
    await portal.doJobs()

    const left = await proofTable(portal.db).withReference(member.id)
    expect(left.length).toBeGreaterThan(20)
    expect(left.filter(({ rows }) => rows > 0)).toEqual([])
    // The last letter, with the address it went to.
    const said = await proofTable(portal.db).withText([...valuesOf('adult'), memberNumber])
    expect(said).toEqual([{ table: 'letters', rows: 1 }])
    expect(await portal.deps.files.get(picture)).toBeUndefined()
    expect(await portal.deps.files.get(`${content}-0`)).toBeUndefined()
    const held = { id: member.id, memberNumber, idNumber: '-', email: null, mobile: null }
    expect((await heldTable(portal.db).counts(held)).filter(({ rows, stays }) => rows > 0 && !stays)).toEqual([])

    const receipt = (await lam.get('/desk/erasure_requests')).data
    expect(receipt).toMatchObject({ open: [], done: [{ reference, erased: expect.any(Number) }] })
    const { erased } = await portal.db.selectFrom('erasureRequests').select('erased').executeTakeFirstOrThrow()
    expect(erased).toMatchObject({ members: 1, visits: 1, pointsEntries: 1, pointsLots: 1, files: 1, cards: 1 })
    const [letter] = await portal.letters(people.adult.email)
    expect(letter?.subject).toBe(`會員資料已刪除（${reference}）`)
    // Nobody else has lost anything.
    expect(await proofTable(portal.db).withText([people.english.idNumber])).toEqual(other)
  })

  test('leaves mobile, e-mail, username and ID number free: the same person can be a member again', async () => {
    const { member, reference, lam } = await aRequest()
    const row = await portal.db.selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
    await confirm(lam, reference)
    await portal.doJobs()
    const { id: _, memberNumber: __, ...again } = row
    const joined = await portal.db
      .insertInto('members')
      .values({ ...again, memberNumber: '900000019', photo: null, idCopy: null })
      .returning('id')
      .executeTakeFirst()
    expect(joined).toBeDefined()
    expect(joined?.id).not.toBe(member.id)
  })

  test('that breaks in the middle goes on where it was, and counts once', async () => {
    const { member, reference, lam } = await aRequest()
    const { picture } = await leaveTraces(await portal.memberAs('adult'))
    await confirm(lam, reference)
    const broken = { ...portal.deps.files, delete: () => Promise.reject(new Error('the disk is away')) }
    await expect(carryOut({ ...portal.deps, files: broken })).rejects.toThrow('the disk is away')
    expect(await rowOf('adult')).toBeDefined()
    expect((await portal.post('/security/login_one_pass', logIn)).code).toBe(refusals.login_wrong)
    let deleted = 0
    const half = {
      ...portal.deps.files,
      delete: async (id: string) => {
        await portal.deps.files.delete(id)
        if (id === picture && deleted++ === 0) throw new Error('the power is gone')
      },
    }
    await expect(carryOut({ ...portal.deps, files: half })).rejects.toThrow('the power is gone')
    await carryOut()
    await carryOut()
    const left = await proofTable(portal.db).withReference(member.id)
    expect(left.filter(({ rows }) => rows > 0)).toEqual([])
    const { erased } = await portal.db.selectFrom('erasureRequests').select('erased').executeTakeFirstOrThrow()
    expect(erased).toMatchObject({ members: 1, files: 1 })
    expect((await lettersTo(people.adult.email)).filter(({ subject }) => subject?.includes('已刪除'))).toHaveLength(1)
  })

  test('by several workers at once is one', async () => {
    const { reference, lam } = await aRequest()
    await confirm(lam, reference)
    await Promise.all([carryOut(), carryOut(), carryOut()])
    expect((await lettersTo(people.adult.email)).filter(({ subject }) => subject?.includes('已刪除'))).toHaveLength(1)
  })

  test('of a guardian leaves the child, and what they have asked for a child is decided all the same', async () => {
    const guardian = await portal.memberAs('guardian')
    const { memberNumber } = (await rowOf('minor')) ?? {}
    const child = (await ask(guardian, { memberNumber })).data.reference
    const own = (await ask(guardian)).data.reference
    portal.clock.forward(14 * day + 1000)
    const lam = await aSenior()
    await confirm(lam, own)
    await portal.doJobs()
    expect(await rowOf('guardian')).toBeUndefined()
    expect(await refuse(lam, child)).toMatchObject({ code: 0, data: { state: 'refused' } })
    expect(await rowOf('minor')).toBeDefined()
  })

  test('of a child leaves the guardian and what concerns them', async () => {
    const guardian = await portal.memberAs('guardian')
    const { id = 0, memberNumber } = (await rowOf('minor')) ?? {}
    const { reference } = (await ask(guardian, { memberNumber })).data
    portal.clock.forward(14 * day + 1000)
    await confirm(await aSenior(), reference)
    await portal.doJobs()
    expect(await rowOf('minor')).toBeUndefined()
    expect(await rowOf('guardian')).toBeDefined()
    expect((await proofTable(portal.db).withReference(id)).filter(({ rows }) => rows > 0)).toEqual([])
    expect((await mine(await portal.memberAs('guardian'))).requests).toEqual([])
  })
})

const logIn = { method: 'account', username: people.adult.username, password: 'open-sesame-26' }

test('the ledger of points stays append-only for everybody else, and after a request that only waits', async () => {
  const member = await portal.memberAs('adult')
  await leaveTraces(member)
  const erase = () => sql`delete from points_entries where member_id = ${member.id}`.execute(portal.db)
  await expect(erase()).rejects.toThrow('append-only')
  await ask(member)
  await expect(erase()).rejects.toThrow('append-only')
})
