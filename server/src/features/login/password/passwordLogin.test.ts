import { hash } from '@node-rs/argon2'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../database/inTransaction.ts'
import { demonstrationPassword as password, people } from '../../../demonstration/people.ts'
import { workers } from '../../../features.ts'
import { atOnce, attackersOf, solved } from '../../../testing/attackers.ts'
import { betweenComparingAndActing } from '../../../testing/meanwhile.ts'
import { thePortal } from '../../../testing/portal.ts'
import { passwordService, putPassword } from './password.service.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())
const path = '/security/login_one_pass'
/** Strength of a hash that is outdated. */
const weaker = { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 }

interface More {
  address?: string
  solvedCaptcha?: string
}
const tryIt = (username: string, given = 'guess', { address, ...more }: More = {}) =>
  attackers.post(path, { method: 'account', username, password: given, ...more }, address)
const withCaptcha = (username: string, given?: string) => tryIt(username, given, { solvedCaptcha: solved })
const codeOf = async (answer: ReturnType<typeof tryIt>) => (await answer).code
/** Sends wrong passwords, waiting and solving captchas as asked. */
const fail = async (username: string, times: number) => {
  for (let time = 0; time < times; time += 1) {
    expect(await withCaptcha(username)).toMatchObject({ code: 20 })
    portal.clock.forward(time < 4 ? 0 : 2 ** (time - 4) * 1000)
  }
}
const sendCode = async (mobile: string) =>
  attackers.post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved })
const memberNumberOf = async (username: string) =>
  portal.db
    .selectFrom('members')
    .select(['id', 'memberNumber'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test('[A01] the right password opens a session, by username or by member number', async () => {
  const { memberNumber } = await memberNumberOf('siumei')

  for (const name of [' SiuMei ', memberNumber, `${memberNumber.slice(0, 3)} ${memberNumber.slice(3)}`]) {
    const { code, data } = await portal.post(path, { method: 'account', username: name, password })
    expect(code).toBe(0)
    expect(await portal.post('/account/info', {}, { apikey: data.token })).toMatchObject({
      data: { username: 'siumei' },
    })
    expect(JSON.stringify(await portal.db.selectFrom('sessions').selectAll().execute())).not.toContain(data.token)
  }
})

describe('membership', () => {
  test('cannot be told by the reply to a wrong password, an unknown name or an inactive account', async () => {
    const changes = { passwordHash: null, activatedAt: null }
    await portal.db.updateTable('members').set(changes).where('username', '=', 'tom').execute()
    const wrong = await tryIt('siumei')

    expect(wrong).toMatchObject({ code: 20 })
    expect(await tryIt('nobody')).toEqual(wrong)
    expect(await tryIt('tom', password)).toEqual(wrong)
    expect(await tryIt('100000017')).toEqual(wrong)
  })

  test('cannot be told by what it costs', async () => {
    const known = await attackers.costOf(() => tryIt('siumei'))

    expect(known).toEqual({ statements: 2, hashes: 1 })
    for (const name of ['nobody', '100000017']) expect(await attackers.costOf(() => tryIt(name))).toEqual(known)
  })

  test.each(['siumei', 'nobody', '100000017'])('cannot be told by captcha, wait or lock: %s', async (name) => {
    await fail(name, 3)
    expect(await tryIt(name)).toMatchObject({ code: 25 })
    for (const time of [4, 5]) expect(await codeOf(withCaptcha(name)), String(time)).toBe(20)
    for (const wait of [1, 2, 4, 8, 16]) {
      expect(await withCaptcha(name, password)).toMatchObject({ code: 4, wait })
      portal.clock.forward(wait * 1000)
      expect(await codeOf(withCaptcha(name))).toBe(20)
    }
    expect(await withCaptcha(name, password)).toMatchObject({ code: 4, wait: 900 })
  })
})

describe('against guesses', () => {
  test('three wrong ones are free; then each try takes a solved captcha, until the right one', async () => {
    for (let time = 0; time < 3; time += 1) expect(await codeOf(tryIt('siumei'))).toBe(20)
    expect(await tryIt('siumei', password)).toMatchObject({ code: 25 })

    const solvedCaptcha = await portal.solvedCaptcha(path)
    const again = { method: 'account', username: 'siumei', password, solvedCaptcha }
    expect(await portal.post(path, { ...again, solvedCaptcha: 'bm90IGEgc29sdXRpb24=' })).toMatchObject({ code: 23 })
    expect(await portal.post(path, again)).toMatchObject({ code: 0 })
    expect(await portal.post(path, again)).toMatchObject({ code: 23 })
    expect(await codeOf(tryIt('siumei', password, { address: '127.0.0.1' }))).toBe(0)
  })

  test('the wait grows up to a quarter of an hour, and a success ends it', async () => {
    await fail('siumei', 9)
    expect(await withCaptcha('siumei')).toMatchObject({ code: 20 })
    for (let time = 10; time < 16; time += 1) {
      portal.clock.forward(15 * 60_000)
      expect(await withCaptcha('siumei')).toMatchObject({ code: 20 })
    }
    expect(await withCaptcha('siumei', password)).toMatchObject({ code: 4, wait: 900 })

    portal.clock.forward(15 * 60_000)
    expect(await codeOf(withCaptcha('siumei', password))).toBe(0)
    expect(await codeOf(tryIt('siumei'))).toBe(20)
    expect(await codeOf(tryIt('siumei', password))).toBe(0)
  })

  test('a try that comes too early leaves the wait as it was', async () => {
    await fail('siumei', 4)
    expect(await codeOf(withCaptcha('siumei'))).toBe(20)
    for (let time = 0; time < 20; time += 1) expect(await withCaptcha('siumei')).toMatchObject({ code: 4, wait: 1 })

    portal.clock.forward(1000)
    expect(await codeOf(withCaptcha('siumei', password))).toBe(0)
  })

  test('ten failures in a quarter of an hour close the password for a quarter, and no other way in', async () => {
    await fail('siumei', 9)
    expect(await codeOf(withCaptcha('siumei'))).toBe(20)
    expect(await withCaptcha('siumei', password)).toMatchObject({ code: 4, wait: 900 })

    await sendCode(people.adult.mobile)
    const code = await portal.codeTo(people.adult.mobile)
    expect(await attackers.post(path, { method: 'sms', mobile: people.adult.mobile, code })).toMatchObject({ code: 0 })
    await attackers.post('/security/login_link', { account: 'siumei', solvedCaptcha: solved })
    await portal.doJobs()
    const [letter] = await portal.letters(people.adult.email)
    const hash = /login-link\/([\w-]{43})/.exec(letter?.body ?? '')?.[1]
    expect(await attackers.post('/security/verify_hash', { hash })).toMatchObject({ code: 0 })

    portal.clock.forward(900_000)
    expect(await codeOf(withCaptcha('siumei', password))).toBe(0)
  })

  test('ten failures in more than a quarter of an hour leave it open', async () => {
    await fail('siumei', 9)
    portal.clock.forward(15 * 60_000 - 25_000)
    expect(await codeOf(withCaptcha('siumei'))).toBe(20)

    expect(await withCaptcha('siumei', password)).toMatchObject({ code: 4, wait: 32 })
  })

  test('a new password opens what the failures with the old one have closed', async () => {
    await fail('siumei', 9)
    await withCaptcha('siumei')
    expect(await withCaptcha('siumei', password)).toMatchObject({ code: 4, wait: 900 })
    const { id } = await memberNumberOf('siumei')
    const fresh = await passwordService(portal.deps).hash(id, 'another-one-of-27')
    await inTransaction(portal.deps, (deps) => putPassword(deps, id, fresh))

    expect(await codeOf(withCaptcha('siumei', 'another-one-of-27'))).toBe(0)
  })

  test('a hundred tries at once get as many checked as a hundred in a row', async () => {
    const bare = await atOnce(100, (place) => tryIt('siumei', 'guess', { address: `192.0.2.${place}` }))
    const codes = (answers: { code: number }[], code: number) => answers.filter((answer) => answer.code === code).length
    expect([codes(bare, 20), codes(bare, 25)]).toEqual([3, 97])

    const more = { solvedCaptcha: solved }
    const challenged = await atOnce(100, () => tryIt('siumei', 'guess', { address: '203.0.113.1', ...more }))
    expect([codes(challenged, 20), codes(challenged, 4)]).toEqual([5, 95])
  })

  test('a right one is let in by a process whose clock is a little behind', async () => {
    await tryIt('siumei')
    portal.clock.forward(-1000)

    expect(await codeOf(tryIt('siumei', password))).toBe(0)
  })

  test('many right ones at once are all let in, and leave no failure behind', async () => {
    await tryIt('siumei')
    const answers = await atOnce(3, () => withCaptcha('siumei', password))

    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
    const kept = () => portal.db.selectFrom('passwordTries').select(['failures', 'lately']).execute()
    const ofPlace = { failures: 0, lately: 0 }
    const ofName = { failures: 0, lately: 1 }
    expect((await kept()).toSorted((one, other) => one.lately - other.lately)).toEqual([ofPlace, ofName])
    portal.clock.forward(24 * 3600_000)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await kept()).toEqual([])
  })
})

describe('one network', () => {
  const sweep = async (times: number, from = 0) => {
    for (let place = from; place < from + times; place += 1) expect(await codeOf(tryIt(`nobody${place}`))).toBe(20)
  }

  test('has thirty failures in ten minutes over all names; a success or an unchecked try uses none up', async () => {
    for (let success = 0; success < 40; success += 1) expect(await codeOf(tryIt('siumei', password))).toBe(0)
    await fail('ana', 3)
    for (let early = 0; early < 40; early += 1) expect(await codeOf(tryIt('ana'))).toBe(25)
    await sweep(27)

    expect(await tryIt('siumei', password)).toMatchObject({ code: 4, wait: 600 })
    expect(await codeOf(tryIt('siumei', password, { address: '198.51.100.7' }))).toBe(0)
    portal.clock.forward(10 * 60_000 + 1000)
    expect(await codeOf(tryIt('siumei', password))).toBe(0)
  })

  test('has three hundred failures in a day', async () => {
    await tryIt('nobody')
    await portal.db.updateTable('allowances').set({ used: 299 }).where('key', 'like', 'password from 1d%').execute()
    expect(await codeOf(tryIt('nobody'))).toBe(20)

    expect(await tryIt('siumei', password)).toMatchObject({ code: 4, wait: 24 * 3600 })
    portal.clock.forward(24 * 60 * 60_000)
    expect(await codeOf(tryIt('siumei', password))).toBe(0)
  })

  test('gets thirty checked of a hundred tries at once for a hundred names', async () => {
    const answers = await atOnce(100, (place) => tryIt(`nobody${place}`))

    expect(answers.filter(({ code }) => code === 20)).toHaveLength(30)
    expect(await portal.db.selectFrom('strangerTries').selectAll().execute()).toHaveLength(30)
  })
})

describe('the cost of a sign-in', () => {
  test('is one hash and three statements', async () => {
    const cost = await attackers.costOf(async () => expect(await codeOf(tryIt('siumei', password))).toBe(0))

    expect(cost).toEqual({ statements: 3, hashes: 1 })
  })

  test('is capped: beyond fifty waiting for their hash, tries are busy, which is no failure', async () => {
    const slow = await attackersOf(portal, { hashesAtOnce: 1 })
    const answers = atOnce(300, (place) =>
      slow.post(
        path,
        { method: 'account', username: `name${place}`, password: 'guess' },
        `10.${Math.floor(place / 250)}.${place % 250}.1`,
      ),
    )
    const reading = await slow.app.inject('/api/web/setting')
    const told = await answers

    expect(reading.statusCode).toBe(200)
    const busy = told.filter(({ code }) => code === 5)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.length + told.filter(({ code }) => code === 20).length).toBe(300)
    const failures = await portal.db.selectFrom('strangerTries').select('today').where('today', '>', 0).execute()
    expect(failures).toHaveLength(300 - busy.length)
    expect(await codeOf(slow.post(path, { method: 'account', username: 'siumei', password }))).toBe(0)
    await slow.app.close()
  })

  test('includes, once, a new hash in place of one of older parameters', async () => {
    const hashOf = async () =>
      (await portal.db.selectFrom('members').select('passwordHash').where('username', '=', 'siumei').execute())[0]
    const old = await hash(password, weaker)
    await portal.db.updateTable('members').set({ passwordHash: old }).where('username', '=', 'siumei').execute()
    expect(await codeOf(tryIt('siumei'))).toBe(20)
    expect(await hashOf()).toEqual({ passwordHash: old })

    expect(await codeOf(tryIt('siumei', password))).toBe(0)
    const fresh = await hashOf()
    expect(portal.deps.passwords.isOutdated(fresh?.passwordHash ?? '')).toBe(false)
    expect(await codeOf(tryIt('siumei', password))).toBe(0)
    expect(await hashOf()).toEqual(fresh)
  })
})

test.each([
  ['', undefined],
  [', whose hash is outdated,', weaker],
])(
  'whoever tries the old password%s while it is being changed is not let in after the change (T-43)',
  async (_, strength) => {
    const member = await portal.memberAs('adult')
    if (strength) {
      const passwordHash = await hash(password, strength)
      await portal.db.updateTable('members').set({ passwordHash }).where('username', '=', 'siumei').execute()
    }
    const next = 'three boats and a lantern'
    const late = await betweenComparingAndActing(portal, async () => {
      const changed = await member.post('/account/online/change_passowrd', { password: next, passwordRepeat: next })
      expect(changed).toMatchObject({ code: 0 })
    })
    const login = { method: 'account', username: people.adult.username, password }

    expect(await late.post('/security/login_one_pass', login)).toMatchObject({ code: 20 })
    expect((await member.post('/account/info')).code).toBe(0)
    expect(await portal.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  },
)

test('of many who log in at once by a password whose hash is outdated, all are let in', async () => {
  const passwordHash = await hash(password, weaker)
  await portal.db.updateTable('members').set({ passwordHash }).where('username', '=', 'siumei').execute()
  const answers = await atOnce(3, () => tryIt('siumei', password))

  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
})
