import { groupedMemberNumber } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { thePortal } from '../../testing/portal.ts'
import { accountService } from '../account/account.service.ts'
import { invite } from './activation.service.ts'

const portal = await thePortal()
const path = '/security/active_online_account'
const mobile = '66778899'
const password = 'a walk by the lake'

/** A member who has just been approved, and the secret of the link in the letter. */
const invited = async (change: { mobileConfirmed?: boolean } = {}) => {
  const person = { ...people.portuguese, username: 'ines', email: 'ines@example.mo', mobile, idNumber: '51234567' }
  return inTransaction(portal.deps, async (deps) => {
    const { id } = await accountService(deps).join({ ...person, ...change })
    await invite(deps, id)
    return id
  })
}
const linkIn = async () => {
  await portal.doJobs()
  const [letter] = await portal.letters('ines@example.mo')
  return /active-online-account\/([\w-]{43})$/m.exec(letter?.body ?? '')?.[1] ?? ''
}
const codeFor = async (hash: string) => {
  await portal.post(`${path}/send_sms`, { hash })
  return portal.codeTo(mobile)
}
const activate = (hash: string, code: string, change: object = {}) =>
  portal.post(path, { hash, code, password, passwordRepeat: password, ...change })
const logIn = () => portal.post('/security/login_one_pass', { method: 'account', username: 'ines', password })

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
})

test('[A11] [R37] link, code and password make an online account', async () => {
  await invited()
  const hash = await linkIn()
  expect(await logIn()).toMatchObject({ code: 20 })
  expect(await portal.post(`${path}/look`, { hash })).toEqual({
    code: 0,
    data: { username: 'ines', mobileHint: '6677 ••••' },
  })

  expect(await activate(hash, await codeFor(hash))).toEqual({ code: 0, data: {} })
  expect(await logIn()).toMatchObject({ code: 0 })
})

test('the letter and the code speak the language of the member, whatever the page speaks', async () => {
  const id = await invited()
  const hash = await linkIn()
  const [letter] = await portal.letters('ines@example.mo')
  const found = portal.db.selectFrom('members').select('memberNumber').where('id', '=', id)
  const { memberNumber } = await found.executeTakeFirstOrThrow()
  const place = portal.db.selectFrom('pickUpPlaces').select('namePt').where('code', '=', people.portuguese.pickUpPlace)
  const { namePt } = await place.executeTakeFirstOrThrow()

  expect(letter?.body).toContain('http://portal.test/pt/security/active-online-account/')
  for (const said of ['ines', groupedMemberNumber(memberNumber), namePt]) expect(letter?.body).toContain(said)
  await codeFor(hash)
  expect((await portal.letters(mobile))[0]?.body).toContain('é o seu código para activar a conta online,')
})

test('looking at a link does not use it up, as often as a scanner may look', async () => {
  await invited()
  const hash = await linkIn()
  for (let looks = 0; looks < 5; looks += 1) await portal.post(`${path}/look`, { hash })

  expect(await activate(hash, await codeFor(hash))).toMatchObject({ code: 0 })
})

test('a link is good once, and of many at once one wins', async () => {
  await invited()
  const hash = await linkIn()
  const code = await codeFor(hash)
  const answers = await Promise.all(Array.from({ length: 20 }, () => activate(hash, code)))

  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  expect(await activate(hash, code)).toMatchObject({ code: 24 })
})

test('the link alone is not enough', async () => {
  await invited()
  const hash = await linkIn()

  expect(await activate(hash, '000000')).toMatchObject({ code: 21, errors: { code: expect.any(String) } })
  expect(await logIn()).toMatchObject({ code: 20 })
})

test('a wrong password leaves link and code as they are', async () => {
  await invited()
  const hash = await linkIn()
  const code = await codeFor(hash)
  const weak = { password: 'password1', passwordRepeat: 'password1' }
  expect(await activate(hash, code, weak)).toMatchObject({ code: 49 })

  expect(await activate(hash, code)).toMatchObject({ code: 0 })
})

describe('a password is refused', () => {
  test.each([
    ['[V04] with seven characters', 'a walk.', 'password_too_short', 1],
    ['that everybody uses', 'qwertyuiop', 'password_too_common', 49],
    ['with a word of the place in it and digits', 'macau2026!', 'password_too_common', 49],
    ['with the username in it', 'ines-by-the-lake', 'password_personal', 50],
    ['with the ID number in it', 'lake51234567', 'password_personal', 50],
    ['with the mobile in it', '66778899-lake', 'password_personal', 50],
  ])('%s', async (_, given, __, code) => {
    await invited()
    const hash = await linkIn()

    expect(await activate(hash, '123456', { password: given, passwordRepeat: given })).toMatchObject({
      code,
      errors: { password: expect.any(String) },
    })
  })

  test('[V04] that is not repeated the same', async () => {
    await invited()

    expect(await activate(await linkIn(), '123456', { passwordRepeat: 'another walk' })).toMatchObject({
      code: 1,
      errors: { passwordRepeat: expect.any(String) },
    })
  })
})

describe('an old activation link', () => {
  test('has ended after a day, and its holder gets a new one', async () => {
    await invited()
    const old = await linkIn()
    portal.clock.forward(24 * 3_600_000 - 30_000)
    expect(await portal.post(`${path}/look`, { hash: old })).toMatchObject({ code: 0 })
    portal.clock.forward(30_000)
    expect(await portal.post(`${path}/look`, { hash: old })).toMatchObject({ code: 24 })

    expect(await portal.post('/account/online/launch', { hash: old })).toEqual({ code: 0, data: {} })
    const fresh = await linkIn()
    expect(fresh).not.toBe(old)
    expect(await activate(fresh, await codeFor(fresh))).toMatchObject({ code: 0 })
  })

  test('leads to a new one for a year, and to none after it', async () => {
    await invited()
    const old = await linkIn()
    const newestAfter = async (days: number) => {
      portal.clock.forward(days * 24 * 3_600_000)
      await workers(portal.deps)['cleaning.hourly']({})
      expect(await portal.post('/account/online/launch', { hash: old })).toEqual({ code: 0, data: {} })
      return linkIn()
    }
    const fresh = await newestAfter(360)
    expect(fresh).toMatch(/^[\w-]{43}$/)
    expect(fresh).not.toBe(old)

    expect([fresh, ''], 'no third letter').toContain(await newestAfter(7))
  })

  test('leads to three letters in ten minutes, not to a fourth', async () => {
    await invited()
    const hash = await linkIn()
    const launch = () => portal.post('/account/online/launch', { hash })
    for (let letters = 0; letters < 3; letters += 1) expect(await launch()).toEqual({ code: 0, data: {} })

    expect(await launch()).toMatchObject({ code: 4, wait: expect.any(Number) })
    await portal.doJobs()
    expect(await portal.letters('ines@example.mo')).toHaveLength(4)
  })

  test('that was made up gets the same reply, and no letter', async () => {
    expect(await portal.post('/account/online/launch', { hash: 'x'.repeat(43) })).toEqual({ code: 0, data: {} })
    await portal.doJobs()
    expect(await portal.letters()).toEqual([])
  })

  test('of an activated account leads to no letter', async () => {
    await invited()
    const hash = await linkIn()
    await activate(hash, await codeFor(hash))
    const before = await portal.letters('ines@example.mo')

    await portal.post('/account/online/launch', { hash })
    await portal.doJobs()
    expect(await portal.letters('ines@example.mo')).toEqual(before)
  })
})

test('nobody is invited without an e-mail address', async () => {
  const { id } = await portal.memberAs('withoutEmail')

  await expect(inTransaction(portal.deps, (deps) => invite(deps, id))).rejects.toMatchObject({
    refusal: 'email_missing',
  })
})

test('[A11] without a confirmed mobile the activation is refused by name', async () => {
  await invited({ mobileConfirmed: false })

  expect(await portal.post(`${path}/look`, { hash: await linkIn() })).toMatchObject({ code: 100 })
})

test('[A11] each step says so when the link has ended, and when the mobile is not confirmed', async () => {
  const id = await invited()
  const hash = await linkIn()
  const steps = async () => [
    (await portal.post(`${path}/look`, { hash })).code,
    (await portal.post(`${path}/send_sms`, { hash })).code,
    (await activate(hash, '123456')).code,
  ]
  await portal.db.updateTable('members').set({ mobileConfirmed: false }).where('id', '=', id).execute()
  expect(await steps()).toEqual([100, 100, 100])
  await portal.db.updateTable('members').set({ mobileConfirmed: true }).where('id', '=', id).execute()
  portal.clock.forward(24 * 3_600_000)
  expect(await steps()).toEqual([24, 24, 24])
})

test('a second code is sent after a minute, and not before', async () => {
  await invited()
  const hash = await linkIn()
  const send = () => portal.post(`${path}/send_sms`, { hash })
  expect(await send()).toEqual({ code: 0, data: { wait: 60 } })
  expect(await send()).toMatchObject({ code: 22, wait: 60 })

  portal.clock.forward(60_000)
  expect(await send()).toEqual({ code: 0, data: { wait: 120 } })
})

test('the letter names no place for the card where there is none any more', async () => {
  const id = await invited()
  await portal.doJobs()
  await portal.db.updateTable('members').set({ pickUpPlace: 'closed' }).where('id', '=', id).execute()
  await inTransaction(portal.deps, (deps) => invite(deps, id))
  await portal.doJobs()

  const [letter, before] = await portal.letters('ines@example.mo')
  expect(before?.body).toContain('Local de levantamento')
  expect(letter?.body).toContain('Nome de utilizador: ines')
  expect(letter?.body).not.toContain('Local de levantamento')
})

test('the letters that the holder of one old link has asked for keep none from another member', async () => {
  await invited()
  const hash = await linkIn()
  const rosa = { ...people.portuguese, username: 'rosinha', email: 'rosinha@example.mo', mobile: '66778800' }
  await inTransaction(portal.deps, async (deps) => {
    const { id } = await accountService(deps).join({ ...rosa, idNumber: '51234575' })
    await invite(deps, id)
  })
  await portal.doJobs()
  const [letter] = await portal.letters(rosa.email)
  const other = /active-online-account\/([\w-]{43})$/m.exec(letter?.body ?? '')?.[1] ?? ''
  const launch = (old: string) => portal.post('/account/online/launch', { hash: old })
  for (let letters = 0; letters < 3; letters += 1) await launch(hash)
  expect(await launch(hash)).toMatchObject({ code: 4 })

  expect(await launch(other)).toEqual({ code: 0, data: {} })
})
