import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { type PersonName, people } from '../../demonstration/people.ts'
import { atOnce } from '../../testing/attackers.ts'
import { aClerk } from '../../testing/desk.ts'
import { aMinorsApplication, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'
import { linkService } from '../code/link.service.ts'

const portal = await thePortal()
const [signedOut, proofNeeded, ended, notTheGuardian, notNeeded] = [2, 3, 24, 171, 172]
const [second, minute, hour] = [1000, 60_000, 3_600_000]
const path = '/security/verify_parent_hash'
const { email } = people.minor

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const lettersTo = async (to: string) => {
  await portal.doJobs()
  return portal.letters(to)
}
const standing = () =>
  portal.db
    .selectFrom('paymentConsents')
    .innerJoin('members', 'members.id', 'memberId')
    .select(['username', 'state'])
    .orderBy('memberId')
    .execute()
const changes = () =>
  portal.db
    .selectFrom('paymentConsentChanges')
    .select(['memberId', 'state', 'byMember', 'proof', 'at'])
    .where('proof', '!=', 'application')
    .orderBy('id')
    .execute()
const numberOf = async (name: PersonName) =>
  (await (await portal.memberAs(name)).post('/account/info')).data.memberNumber

/** The link in the letter that the minor has asked for. */
const aLink = async () => {
  await (await portal.memberAs('minor')).post('/account/online_payment/ask')
  const [letter] = await lettersTo(people.guardian.email)
  return /supple-parent\/([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? ''
}
/** When the newest link ends, in milliseconds. */
const endOfLink = async () => {
  const links = portal.db.selectFrom('links').select('endsAt').where('purpose', '=', 'parent_consent')
  return (await links.orderBy('endsAt', 'desc').executeTakeFirstOrThrow()).endsAt.getTime()
}
/** A logged-in holder of the link. */
const holder = async (name: PersonName, hash: string) => {
  const member = await portal.memberAs(name)
  return {
    ...member,
    look: () => member.get(`${path}?hash=${hash}`),
    answer: (authorised = true) => member.post(path, { hash, authorised }),
  }
}
const pending = { username: 'lokio', state: 'pending' }

describe('[M05] [P03] the guardian decides by the link', () => {
  test.each([
    ['pt', 'Pagamento online autorizado'],
    ['en', 'Online payment has been authorised'],
  ] as const)('the minor is told in the language of the minor: %s', async (language, subject) => {
    await portal.db.updateTable('members').set({ language }).where('email', '=', email).execute()
    await (await holder('guardian', await aLink())).answer()

    expect(await lettersTo(email)).toMatchObject([{ subject }])
  })

  test.each([
    [true, 'authorised', '網上付款已獲授權'],
    [false, 'declined', '網上付款未獲授權'],
  ])('%s: kept with who, when and how, and the minor is told', async (authorised, state, subject) => {
    const guardian = await holder('guardian', await aLink())
    expect(await guardian.look()).toEqual({
      code: 0,
      data: { nameZh: '吳樂瑤', namePt: 'Ng Lok Io', state: 'pending', faceNeeded: false },
    })
    portal.clock.forward(minute)

    expect(await guardian.answer(authorised)).toEqual({ code: 0, data: { state } })
    expect(await standing()).toEqual([{ username: 'lokio', state }])
    expect(await changes()).toMatchObject([{ state, byMember: guardian.id, proof: 'link', at: expect.any(Date) }])
    expect(await lettersTo(email)).toMatchObject([{ subject }])
  })

  test('and the minor hears of it once: by a text message only where there is no e-mail', async () => {
    const { mobile } = people.minor
    await (await holder('guardian', await aLink())).answer(false)
    expect(await lettersTo(email)).toHaveLength(1)
    expect(await lettersTo(mobile)).toEqual([])

    const without = { email: null, emailConfirmed: false }
    await portal.db.updateTable('members').set(without).where('email', '=', email).execute()
    await (await holder('guardian', await aLink())).answer()
    expect(await lettersTo(mobile)).toMatchObject([{ channel: 'sms', body: expect.stringContaining('授權') }])
  })

  test('with a fresh proof', async () => {
    const hash = await aLink()
    const guardian = await holder('guardian', hash)
    portal.clock.forward(11 * minute)
    expect(await guardian.answer()).toMatchObject({ code: proofNeeded })
    expect(await standing()).toEqual([pending])

    expect(await (await holder('guardian', hash)).answer()).toMatchObject({ code: 0 })
  })

  test('within 72 hours, to the second', async () => {
    const [first, firstEnd] = [await aLink(), await endOfLink()]
    expect(firstEnd - portal.clock.now().getTime()).toBeGreaterThan(72 * hour - minute)
    expect(firstEnd - portal.clock.now().getTime()).toBeLessThanOrEqual(72 * hour)
    portal.clock.set(new Date(firstEnd - minute))
    const inTime = await holder('guardian', first)
    portal.clock.set(new Date(firstEnd - second))
    expect(await inTime.answer(false)).toMatchObject({ code: 0 })

    const [next, end] = [await aLink(), await endOfLink()]
    portal.clock.set(new Date(end - minute))
    const late = await holder('guardian', next)
    portal.clock.set(new Date(end))
    expect(await late.look()).toMatchObject({ code: ended })
    expect(await late.answer()).toMatchObject({ code: ended })
    expect(await standing()).toEqual([pending])
  })
})

describe('a consent link (T-80)', () => {
  test('is not used up by looking, as a scanner does', async () => {
    const hash = await aLink()
    const guardian = await holder('guardian', hash)
    for (let times = 0; times < 5; times += 1) expect(await guardian.look()).toMatchObject({ code: 0 })
    expect(await portal.get(`${path}?hash=${hash}`)).toMatchObject({ code: signedOut })

    expect(await standing()).toEqual([pending])
    expect(await guardian.answer()).toMatchObject({ code: 0 })
  })

  test('tells nothing without a session', async () => {
    const hash = await aLink()

    expect(await portal.post(path, { hash, authorised: true })).toMatchObject({ code: signedOut })
    expect(await standing()).toEqual([pending])
  })

  test.each(['adult', 'minor', 'portuguese'] as const)(
    'forwarded to %s does nothing, and is not used up',
    async (name) => {
      const hash = await aLink()
      const other = await holder(name, hash)

      expect(await other.look()).toEqual({ code: notTheGuardian, message: expect.any(String) })
      expect(await other.answer()).toEqual({ code: notTheGuardian, message: expect.any(String) })
      expect(await standing()).toEqual([pending])
      expect(await (await holder('guardian', hash)).answer()).toMatchObject({ code: 0 })
    },
  )

  test('decides once: replayed it does nothing', async () => {
    const guardian = await holder('guardian', await aLink())
    await guardian.answer(false)

    expect(await guardian.answer(true)).toMatchObject({ code: ended })
    expect(await guardian.look()).toMatchObject({ code: ended })
    expect(await standing()).toEqual([{ ...pending, state: 'declined' }])
  })

  test('decides once, also of twenty at the same moment', async () => {
    const guardian = await holder('guardian', await aLink())
    const answers = await atOnce(20, (place) => guardian.answer(place % 2 === 0))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === ended)).toHaveLength(19)
    expect(await changes()).toHaveLength(1)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test('is about one child, even when the guardian has others', async () => {
    await seatFamilies(portal)
    const { reference } = await aMinorsApplication(portal)
    await (await aClerk(portal)).approve(reference)
    // The letter about the other child is out, and older than the next.
    await portal.doJobs()
    portal.clock.forward(minute)
    await (await holder('guardian', await aLink())).answer()

    expect(await standing()).toEqual([
      { ...pending, state: 'authorised' },
      { username: 'lokhim', state: 'pending' },
    ])
  })

  test('is refused when it is made up, or for another purpose', async () => {
    const { id } = await portal.memberAs('minor')
    const hash = await inTransaction(portal.deps, (deps) =>
      linkService(deps).make('confirm_email', { member: id, email: people.guardian.idNumber }),
    )

    for (const one of [hash, 'x'.repeat(43)])
      expect(await (await holder('guardian', one)).answer()).toMatchObject({ code: ended })
    expect(await standing()).toEqual([pending])
  })

  test('tells nothing once somebody else is the guardian', async () => {
    const guardian = await holder('guardian', await aLink())
    const over = { endedAt: portal.clock.now(), endedBecause: 'of_age' } as const
    await portal.db.updateTable('guardianships').set(over).execute()

    expect(await guardian.look()).toMatchObject({ code: notTheGuardian })
    expect(await guardian.answer()).toMatchObject({ code: notTheGuardian })
    expect(await standing()).toEqual([pending])
  })

  test('has ended once the guardian has decided in the account', async () => {
    const guardian = await holder('guardian', await aLink())
    const memberNumber = await numberOf('minor')
    await guardian.post('/account/children/payment', { memberNumber, authorised: false })

    expect(await guardian.answer(true)).toMatchObject({ code: ended })
    expect(await standing()).toEqual([{ ...pending, state: 'declined' }])
  })

  test('is useless from the 18th birthday on', async () => {
    portal.clock.set(new Date('2030-06-17T23:00:00+08:00'))
    const hash = await aLink()
    portal.clock.forward(hour)

    expect(await (await holder('guardian', hash)).answer()).toMatchObject({ code: notNeeded })
  })

  test('is kept as a hash', async () => {
    const hash = await aLink()

    expect(JSON.stringify(await portal.db.selectFrom('links').selectAll().execute())).not.toContain(hash)
  })
})

describe('[P03] the guardian decides in the account', () => {
  const decide = async (authorised: boolean, name: PersonName = 'guardian', of: PersonName = 'minor') => {
    const memberNumber = await numberOf(of)
    const member = await portal.memberAs(name)
    return member.post('/account/children/payment', { memberNumber, authorised })
  }

  test('about their own children, whom the account lists', async () => {
    const memberNumber = await numberOf('minor')
    portal.clock.forward(minute)

    expect((await (await portal.memberAs('guardian')).get('/account/children')).data.items).toEqual([
      {
        memberNumber,
        nameZh: '吳樂瑤',
        namePt: 'Ng Lok Io',
        state: 'pending',
        since: expect.stringMatching(/^2026-03-02T02:00/),
      },
    ])
    for (const name of ['adult', 'minor'] as const)
      expect((await (await portal.memberAs(name)).get('/account/children')).data.items).toEqual([])
  })

  test('yes, then no, then yes again: each is kept, and the minor is notified each time', async () => {
    for (const [authorised, state] of [
      [true, 'authorised'],
      [true, 'authorised'],
      [false, 'withdrawn'],
      [false, 'withdrawn'],
      [true, 'authorised'],
    ] as const)
      expect(await decide(authorised)).toEqual({ code: 0, data: { state } })

    expect((await changes()).map(({ state, proof }) => `${state} ${proof}`)).toEqual([
      'authorised session',
      'withdrawn session',
      'authorised session',
    ])
    expect(await lettersTo(email)).toHaveLength(3)
  })

  test('and the account tells since when', async () => {
    const since = async () =>
      (await (await portal.memberAs('guardian')).get('/account/children')).data.items[0].since.slice(0, 16)
    portal.clock.forward(minute)
    await decide(true)
    expect(await since()).toBe('2026-03-02T02:01')
    portal.clock.forward(minute)
    await decide(true)
    expect(await since(), 'the same once more changes nothing').toBe('2026-03-02T02:01')
    await decide(false)
    expect(await since()).toBe('2026-03-02T02:02')
    portal.clock.forward(minute)
    await (await portal.memberAs('minor')).post('/account/online_payment/ask')
    expect(await since()).toBe('2026-03-02T02:03')
  })

  test('no: without an earlier yes it is kept as a no', async () => {
    expect(await decide(false)).toEqual({ code: 0, data: { state: 'declined' } })
    expect(await decide(false)).toEqual({ code: 0, data: { state: 'declined' } })
    expect(await changes()).toHaveLength(1)
  })

  test('with a fresh proof only', async () => {
    const memberNumber = await numberOf('minor')
    const guardian = await portal.memberAs('guardian')
    portal.clock.forward(11 * minute)

    expect(await guardian.post('/account/children/payment', { memberNumber, authorised: true })).toMatchObject({
      code: proofNeeded,
    })
    expect(await standing()).toEqual([pending])
  })

  test('and nobody else does, be it the minor or the guardian of another child (T-83, T-85)', async () => {
    const memberNumber = await numberOf('minor')
    const no = { code: notTheGuardian, message: expect.any(String) }

    for (const name of ['minor', 'adult'] as const) expect(await decide(true, name)).toEqual(no)
    expect(await decide(true, 'guardian', 'adult')).toEqual(no)
    const guardian = await portal.memberAs('guardian')
    const nobody = { memberNumber: '999999998', authorised: true }
    expect(await guardian.post('/account/children/payment', nobody)).toEqual(no)
    const claims = { memberNumber, authorised: true, guardianIdNumber: people.guardian.idNumber }
    expect(await (await portal.memberAs('adult')).post('/account/children/payment', claims)).toMatchObject({ code: 1 })
    expect(await standing()).toEqual([pending])
  })

  test('once, whatever arrives at the same moment', async () => {
    const memberNumber = await numberOf('minor')
    const guardian = await portal.memberAs('guardian')
    const hash = await aLink()
    const answers = await atOnce(20, (place) =>
      place % 2
        ? guardian.post('/account/children/payment', { memberNumber, authorised: true })
        : guardian.post(path, { hash, authorised: true }),
    )

    for (const { code } of answers) expect([0, ended]).toContain(code)
    expect(await changes()).toHaveLength(1)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test('until the 18th birthday', async () => {
    portal.clock.set(new Date('2030-06-18T00:00:00+08:00'))

    expect(await decide(true)).toMatchObject({ code: notNeeded })
    expect((await (await portal.memberAs('guardian')).get('/account/children')).data.items).toEqual([])
  })
})
