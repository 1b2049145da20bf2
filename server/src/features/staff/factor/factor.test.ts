import { TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/attackers.ts'
import { clerksOf } from '../../../testing/clerks.ts'
import { stoppingAfterWriteTo } from '../../../testing/meanwhile.ts'
import { type Envelope, thePortal } from '../../../testing/portal.ts'
import { staffService } from '../staff.service.ts'
import { colleagueService } from './colleague.service.ts'

const portal = await thePortal()
const { forReal, clerk, codeOf, employ, enrolled } = await clerksOf(portal)
afterAll(() => forReal.close())
const [second, minute, hour] = [1000, 60_000, 3_600_000]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00', staff: false })
  await employ('ieong')
})

describe('a login with a second factor', () => {
  test('opens nothing by the password alone', async () => {
    const { logIn, as } = await enrolled()
    const { token, next } = await logIn()

    expect(next).toBe('code')
    for (const path of ['/desk/me', '/desk/factor/begin', '/desk/logout'])
      expect(await as(token).post(path)).toMatchObject({ code: 2 })
  })

  test('takes the code of this half minute and the ones beside it, no others', async () => {
    const { logIn, giveCode, secret } = await enrolled()
    const at = (milliseconds: number) =>
      new TOTP({ secret }).generate({ timestamp: portal.clock.now().getTime() + milliseconds })
    const { token } = await logIn()

    expect(await giveCode(token, at(-60 * second))).toMatchObject({ code: 21 })
    expect(await giveCode(token, at(60 * second))).toMatchObject({ code: 21 })
    expect(await giveCode(token, at(30 * second))).toMatchObject({ code: 0, data: { next: 'desk' } })
  })

  test('takes each code once, however many ask at once', async () => {
    const { logIn, giveCode, secret } = await enrolled()
    const pending = await Promise.all([logIn(), logIn(), logIn()])
    const answers = await atOnce(3, async (place): Promise<Envelope> => giveCode(pending[place].token, codeOf(secret)))

    expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1)
  })

  test('ends after ten minutes', async () => {
    const { logIn, giveCode, secret } = await enrolled()
    const { token } = await logIn()
    portal.clock.forward(10 * minute)

    expect(await giveCode(token, codeOf(secret))).toMatchObject({ code: 27 })
  })

  test('is set up once by a session: of ten confirmations at once one gives the recovery codes that hold', async () => {
    const { logIn, as } = clerk()
    const { token } = await logIn()
    const { secret } = (await as(token).post('/desk/factor/begin')).data
    const code = codeOf(secret)
    const answers = await atOnce(10, () => as(token).post('/desk/factor/confirm', { code }))

    const [won, ...others] = answers.filter(({ code }) => code === 0)
    expect(others).toEqual([])
    expect(await as(won?.data.token).post('/desk/me')).toMatchObject({ code: 0 })
  })

  test('goes with the member of staff who leaves: app, recovery codes and a colleague’s code', async () => {
    await enrolled()
    await employ('lam')
    await colleagueService(portal.deps).helpIn('lam', 'system')
    for (const name of ['ieong', 'lam']) await staffService(portal.deps).leave(name)

    for (const table of ['staffFactors', 'staffRecoveryCodes', 'staffWaysIn'] as const)
      expect(await portal.db.selectFrom(table).select('staffId').execute(), table).toEqual([])
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { logIn, giveCode, recoveryCodes, as } = await enrolled()
    const typed = recoveryCodes[3].toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const { data } = await giveCode((await logIn()).token, typed)

    expect(await as(data.token).post('/desk/me')).toMatchObject({
      data: { provedBy: 'recovery_code', recoveryCodes: 9 },
    })
    expect(await giveCode((await logIn()).token, recoveryCodes[3])).toMatchObject({ code: 21 })
  })

  test('is refused after five wrong codes, but not where its owner is known', async () => {
    const { secret, logIn, giveCode } = await enrolled()
    const thief = clerk('ieong', { address: '198.18.0.1' })
    const { token } = await thief.logIn()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await thief.giveCode(token, 'AAAAA-AAAAA')).toMatchObject({ code: 21 })
    expect(await thief.giveCode(token, codeOf(secret))).toMatchObject({ code: 4, wait: 900 })

    expect(await giveCode((await logIn()).token, codeOf(secret))).toMatchObject({ code: 0 })
  })

  test('is looked at twenty times a day for a stranger', async () => {
    await enrolled()
    const thief = clerk('ieong', { address: '198.18.0.1' })
    for (let round = 0; round < 4; round += 1) {
      const { token } = await thief.logIn()
      for (let tries = 0; tries < 5; tries += 1)
        expect(await thief.giveCode(token, 'AAAAA-AAAAA')).toMatchObject({ code: 21 })
      portal.clock.forward(15 * minute)
    }

    const left = 24 * 3600 - 4 * 15 * 60
    expect(await thief.giveCode((await thief.logIn()).token, 'AAAAA-AAAAA')).toMatchObject({ code: 4, wait: left })
  })

  test('forgives the wrong codes before a right one, which may have a gap and full-width digits', async () => {
    const { logIn, giveCode, secret } = await enrolled()
    for (let round = 0; round < 2; round += 1) {
      const { token } = await logIn()
      for (let tries = 0; tries < 4; tries += 1)
        expect(await giveCode(token, 'AAAAA-AAAAA')).toMatchObject({ code: 21 })
      const typed = [...codeOf(secret)].map((digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0))
      expect(await giveCode(token, `${typed.slice(0, 3).join('')} ${typed.slice(3).join('')}`)).toMatchObject({
        code: 0,
      })
      portal.clock.forward(30 * second)
    }
  })

  test('keeps secrets encrypted and codes as hashes', async () => {
    const { secret, recoveryCodes } = await enrolled()
    const stored = JSON.stringify([
      await portal.db.selectFrom('staffFactors').selectAll().execute(),
      await portal.db.selectFrom('staffRecoveryCodes').selectAll().execute(),
    ])

    for (const told of [secret, ...recoveryCodes]) expect(stored).not.toContain(told)
  })

  test('takes no code of an app whose secret was copied from another’s row', async () => {
    const own = await enrolled()
    await employ('lam')
    const other = await enrolled('lam')
    const { db } = portal
    const secretOf = (username: string) =>
      db
        .selectFrom('staffFactors')
        .innerJoin('staff', 'staff.id', 'staffFactors.staffId')
        .select(['staff.id', 'secret'])
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    const [mine, copied] = [await secretOf('ieong'), await secretOf('lam')]
    await db.updateTable('staffFactors').set({ secret: copied.secret }).where('staffId', '=', mine.id).execute()
    const { token } = await own.logIn()

    expect(await own.giveCode(token, codeOf(other.secret))).not.toMatchObject({ code: 0 })
  })

  test('takes a code with the pending token alone, and not with that of a session', async () => {
    const { giveCode, as, token, secret } = await enrolled()

    expect(await giveCode(token, codeOf(secret))).toMatchObject({ code: 27 })
    expect(await as(token).post('/desk/me'), 'and the session goes on').toMatchObject({ code: 0 })
  })
})

describe('a clerk who has lost the app', () => {
  const withColleague = async () => {
    const lost = await enrolled()
    await employ('lei', ['senior'])
    const helper = await enrolled('lei')
    const desk = helper.as(helper.token)
    return { lost, desk, help: async (username = 'ieong') => desk.post('/desk/staff/help_in', { username }) }
  }

  test('is helped in by a colleague: a code that works once within an hour, and then a new app', async () => {
    const { lost, help } = await withColleague()
    const { data } = await help()
    expect(data).toMatchObject({ minutes: 60 })
    expect(await lost.as(lost.token).post('/desk/me'), 'every session has ended').toMatchObject({ code: 2 })

    const { token, next } = await lost.logIn()
    expect(next, 'the password alone sets nothing up').toBe('code')
    expect(await lost.giveCode(token, lost.recoveryCodes[0])).toMatchObject({ code: 21 })
    const entered = await lost.giveCode(token, data.code)
    expect(entered).toMatchObject({ code: 0, data: { next: 'enrolment' } })
    expect(await lost.giveCode((await lost.logIn()).token, data.code), 'once').toMatchObject({ code: 21 })

    const begun = await lost.as(entered.data.token).post('/desk/factor/begin')
    const code = codeOf(begun.data.secret)
    expect(await lost.as(entered.data.token).post('/desk/factor/confirm', { code })).toMatchObject({ code: 0 })
    portal.clock.forward(30 * second)
    expect(
      await lost.giveCode((await lost.logIn()).token, codeOf(begun.data.secret)),
      'and the colleague’s word is spent',
    ).toMatchObject({ code: 0, data: { next: 'desk' } })
  })

  test('is known nowhere any more, until there is a new app', async () => {
    const { help } = await withColleague()
    const places = async () => {
      const found = portal.db.selectFrom('staffPlaces').innerJoin('staff', 'staff.id', 'staffPlaces.staffId')
      return new Set((await found.select('username').execute()).map(({ username }) => username))
    }
    expect(await places()).toEqual(new Set(['ieong', 'lei']))
    await help()

    expect(await places()).toEqual(new Set(['lei']))
  })

  test('too late needs another one', async () => {
    const { lost, help } = await withColleague()
    const { data } = await help()
    portal.clock.forward(hour)

    const { token, next } = await lost.logIn()
    expect(next).toBe('code')
    expect(await lost.giveCode(token, data.code)).toMatchObject({ code: 21 })
    portal.clock.set(new Date('2026-03-02T10:05:00+08:00'))
    const again = (await help()).data
    expect(await lost.giveCode((await lost.logIn()).token, again.code)).toMatchObject({ code: 0 })
  })

  test('is not helped by themselves, by a colleague without the permission, nor when nobody has the name', async () => {
    const { lost, help } = await withColleague()

    expect(await help('lei')).toMatchObject({ code: 125 })
    expect(await help('nobody')).toMatchObject({ code: 6 })
    await employ('lam')
    await staffService(portal.deps).leave('lam')
    expect(await help('lam'), 'who has left').toMatchObject({ code: 6 })
    expect(await lost.as(lost.token).post('/desk/staff/help_in', { username: 'lei' })).toMatchObject({ code: 120 })
    expect(await lost.as(lost.token).get('/desk/staff')).toMatchObject({ code: 120 })
  })

  test('leaves an audit entry with who helped', async () => {
    const { help } = await withColleague()
    await help()
    const acts = await portal.db
      .selectFrom('audit')
      .innerJoin('staff', 'staff.id', 'audit.staffId')
      .select(['act', 'username', 'subjectId'])
      .where('subjectKind', '=', 'staff')
      .orderBy('audit.id')
      .execute()

    expect(acts.map(({ act, username }) => `${username} ${act}`)).toEqual([
      'ieong factor_set',
      'lei factor_set',
      'lei factor_removed',
    ])
  })

  test('is listed with who has a factor and who does not', async () => {
    const { desk } = await withColleague()
    await employ('lam')
    await employ('wong')
    await staffService(portal.deps).leave('wong')

    expect((await desk.get('/desk/staff')).data.items, 'who has left is not listed').toEqual([
      { username: 'ieong', name: 'ieong', roles: ['reviewer'], factor: true, account: false, self: false },
      { username: 'lam', name: 'lam', roles: ['reviewer'], factor: false, account: false, self: false },
      { username: 'lei', name: 'lei', roles: ['senior'], factor: true, account: false, self: true },
    ])
  })

  test('is helped in by the operator, where there is no colleague', async () => {
    const lost = await enrolled()
    const { code } = await colleagueService(portal.deps).helpIn('IEONG', 'system')

    expect(await lost.giveCode((await lost.logIn()).token, code)).toMatchObject({ code: 0 })
  })
})

describe('where a second factor is offered', () => {
  const offered = { app: portal.app as never }

  test('the password is enough until there is one', async () => {
    const { token, logIn } = await enrolled('ieong', offered)
    expect(token).toMatch(/^[\w-]{43}$/)

    expect((await logIn()).next).toBe('code')
    await employ('lam')
    expect((await clerk('lam', offered).logIn()).next).toBe('desk')
  })
})

test('a code that is given while the operator sets a password opens nothing (T-43)', async () => {
  const { secret } = await enrolled()
  const { token: pending } = await clerk().logIn()
  const late = await stoppingAfterWriteTo(portal, 'staffSessions', () =>
    staffService(portal.deps).setPassword('ieong', 'hurdles-and-relay-26'),
  )
  await late.post('/desk/login/code', { pending, code: codeOf(secret) })

  expect(await portal.db.selectFrom('staffSessions').selectAll().execute()).toEqual([])
})
