import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { demonstrationPassword as password, people } from '../../demonstration/people.ts'
import { atOnce, attackersOf, solved } from '../../testing/attackers.ts'
import { thePortal } from '../../testing/portal.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { sessionEnding } from '../session/session.service.ts'
import { putPassword } from './password/password.service.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())

const { email } = people.adult
const ask = (account: string, address?: string) =>
  attackers.post('/security/login_link', { account, solvedCaptcha: solved }, address)
const look = (hash: string) => attackers.post('/security/verify_hash/look', { hash })
const logIn = (hash: string) => attackers.post('/security/verify_hash', { hash })
/** The secret in the newest letter. */
const hashFor = async (to: string) => {
  await portal.doJobs()
  const [letter] = await portal.letters(to)
  return /\/security\/login-link\/([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? ''
}
const newLink = async () => {
  await ask('siumei')
  return hashFor(email)
}
const sessions = () => portal.db.selectFrom('sessions').selectAll().execute()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test.each([
  ['siumei', email, 'zh', '登入連結'],
  [' ANA@Example.mo ', people.portuguese.email, 'pt', 'Ligação para iniciar sessão'],
  ['Tom', people.english.email, 'en', 'Your login link'],
])(
  '[A04] %s gets a letter in the language of the member, and the link in it logs in',
  async (account, to, language, subject) => {
    expect(await ask(account)).toEqual({ code: 0, data: {} })
    const hash = await hashFor(to)
    const [letter] = await portal.letters(to)

    expect(letter?.subject).toBe(subject)
    expect(letter?.body).toContain(`http://portal.test/${language}/security/login-link/${hash}\n`)
    const { data } = await logIn(hash)
    expect(await portal.post('/account/info', {}, { apikey: data.token })).toMatchObject({
      data: { emailHint: expect.stringContaining(to.slice(0, 1)), language },
    })
  },
)

describe('an asker for a login link', () => {
  test('solves a captcha first', async () => {
    const solvedCaptcha = await portal.solvedCaptcha('/security/login_link')
    const askOnce = (solution: string) =>
      portal.post('/security/login_link', { account: 'siumei', solvedCaptcha: solution })

    expect(await askOnce('bm90aGluZw==')).toMatchObject({ code: 23 })
    expect(await askOnce(solvedCaptcha)).toMatchObject({ code: 0 })
    expect(await askOnce(solvedCaptcha)).toMatchObject({ code: 23 })
  })

  test('learns nothing of who is a member, by the reply or by what it costs', async () => {
    const known = await ask('siumei')
    const cost = await attackers.costOf(() => ask('ana'))

    for (const account of ['nobody', 'nobody@example.mo', 'kamfai', '100000017']) {
      expect(await attackers.costOf(() => ask(account))).toEqual(cost)
      expect(await ask(account)).toEqual(known)
    }
    await portal.doJobs()
    expect((await portal.letters()).map(({ to }) => to).sort()).toEqual([people.portuguese.email, email])
  })

  test.each(['siumei', 'nobody', email])('is heard three times an hour: %s', async (account) => {
    const answers = await atOnce(20, (place) => ask(account, `192.0.2.${place}`))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 4)).toHaveLength(17)
    expect(await ask(account, '198.51.100.7')).toMatchObject({ code: 4, wait: 3600 })

    portal.clock.forward(60 * 60_000)
    expect(await ask(account)).toMatchObject({ code: 0 })
  })

  test('is heard sixty times an hour from one network', async () => {
    const answers = await atOnce(70, (place) => ask(`nobody${place}`))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(60)
    expect(await ask('siumei')).toMatchObject({ code: 4, wait: 3600 })
    expect(await ask('siumei', '198.51.100.7')).toMatchObject({ code: 0 })
  })

  test('who asks too often about one account keeps no neighbour from the others', async () => {
    const answers = await atOnce(70, () => ask('siumei'))
    expect(answers.filter(({ code }) => code === 4)).toHaveLength(67)

    expect(await ask('tom')).toMatchObject({ code: 0 })
  })

  test('gets none to an address that nobody has confirmed, by whatever name', async () => {
    for (const account of ['yuting', people.student.email]) expect(await ask(account)).toEqual({ code: 0, data: {} })
    await portal.doJobs()

    expect(await portal.letters(people.student.email)).toEqual([])
  })

  test('cannot fill a mailbox: its other letters count too', async () => {
    for (const account of ['siumei', email, 'siumei', email]) await ask(account)
    await portal.doJobs()

    expect(await portal.letters(email)).toHaveLength(3)
  })
})

describe('a login link', () => {
  test('is looked at as often as scanners like, and tells little', async () => {
    const hash = await newLink()

    for (let time = 0; time < 3; time += 1)
      expect(await look(hash)).toEqual({ code: 0, data: { usernameHint: 's•••i', emailHint: 's•••@example.mo' } })
    expect(await sessions()).toEqual([])
    expect(await logIn(hash)).toMatchObject({ code: 0 })
  })

  test('is good once', async () => {
    const hash = await newLink()
    await logIn(hash)

    expect(await logIn(hash)).toMatchObject({ code: 24 })
    expect(await look(hash)).toMatchObject({ code: 24 })
  })

  test('is no fresh proof: who only reads the mailbox changes nothing that keeps the account', async () => {
    const { data } = await logIn(await newLink())
    const headers = { apikey: data.token }
    const newPasswords = { password: 'another-one-of-27', passwordRepeat: 'another-one-of-27' }
    const changes: [path: string, body: object][] = [
      ['/account/change_mobile/send_sms', { mobile: '66887766' }],
      ['/account/change_mobile', { mobile: '66887766', code: '000000' }],
      ['/account/change_email', { email: 'new@example.mo', emailRepeat: 'new@example.mo' }],
      ['/account/online/change_passowrd', newPasswords],
      ['/account/bind_gov', {}],
      ['/gov/bind/bind_ams', {}],
      ['/account/unbind_gov', {}],
      ['/account/confirm_mobile/send_sms', {}],
      ['/account/sessions/end_others', {}],
    ]
    for (const [changing, body] of changes)
      expect([changing, await portal.post(changing, body, headers)]).toMatchObject([changing, { code: 3 }])

    expect(await portal.post('/account/prove', { method: 'account', password }, headers)).toMatchObject({ code: 0 })
    expect(await portal.post('/account/online/change_passowrd', newPasswords, headers)).toMatchObject({ code: 0 })
  })

  test('used twenty times at once, opens one session', async () => {
    const hash = await newLink()
    const answers = await atOnce(20, () => logIn(hash))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await sessions()).toHaveLength(1)
  })

  test('waits for a change of the account that has begun, without a deadlock', async () => {
    const hash = await newLink()
    let member = await portal.memberAs('adult')
    // The member has as many sessions as allowed: one more ends the oldest.
    for (let device = 1; device < 10; device += 1) member = await portal.memberAs('adult')

    const loggedIn = await inTransaction(portal.deps, async (deps) => {
      await accountTable(deps.db).hold(member.id)
      await sessionEnding(deps).endAll(member.id)
      const answer = logIn(hash)
      // Goes until it waits for the lock.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await linkService(deps).end('log_in', { member: member.id })
      return { answer }
    })

    expect(await loggedIn.answer).toMatchObject({ code: 24 })
  })

  test('ends after a quarter of an hour', async () => {
    const hash = await newLink()
    portal.clock.forward(15 * 60_000 - 10_000)
    expect(await look(hash)).toMatchObject({ code: 0 })
    portal.clock.forward(10_000)

    expect(await look(hash)).toMatchObject({ code: 24 })
    expect(await logIn(hash)).toMatchObject({ code: 24 })
  })

  test('ends with the next one', async () => {
    const first = await newLink()
    portal.clock.forward(1000)
    const second = await newLink()

    expect(await logIn(first)).toMatchObject({ code: 24 })
    expect(await logIn(second)).toMatchObject({ code: 0 })
  })

  test('ends with the use of another one that was made in the same moment', async () => {
    const [first, second] = [await newLink(), await newLink()]
    await portal.db.updateTable('links').set({ usedAt: null }).execute()
    expect(await logIn(second)).toMatchObject({ code: 0 })

    expect(await logIn(first)).toMatchObject({ code: 24 })
  })

  test('ends with a new password', async () => {
    const hash = await newLink()
    const { id } = await portal.memberAs('adult')
    const passwordHash = await portal.deps.passwords.hash('another-one-of-27')
    await inTransaction(portal.deps, (deps) => putPassword(deps, id, passwordHash))

    expect(await logIn(hash)).toMatchObject({ code: 24 })
  })

  test('cannot be made up, made of another secret, or read from the database', async () => {
    const hash = await newLink()
    const member = await portal.memberAs('adult')
    const { data } = await member.post('/oauth/hand_off', { service: 'pool-today' })

    expect(await logIn(data.code)).toMatchObject({ code: 24 })
    expect(await logIn('x'.repeat(43))).toMatchObject({ code: 24 })
    expect(JSON.stringify(await portal.db.selectFrom('links').selectAll().execute())).not.toContain(hash)
    expect(JSON.stringify(await portal.db.selectFrom('letters').selectAll().execute())).not.toContain(hash)
  })
})
