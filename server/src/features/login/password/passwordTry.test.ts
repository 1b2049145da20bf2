import { Refusal } from '@palaestra/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { demonstrationPassword as password, people } from '../../../demonstration/people.ts'
import { seatStaff } from '../../../demonstration/seat.ts'
import { staff } from '../../../demonstration/staff.ts'
import { settingsIn } from '../../../settings.ts'
import { attackersOf, solved } from '../../../testing/attackers.ts'
import { aBrowser } from '../../../testing/browser.ts'
import { type Envelope, thePortal } from '../../../testing/portal.ts'
import { letters } from '../../../texts/letters.ts'

const portal = await thePortal()
/** Another process on the same database, in which fifty tries wait for their hash already. */
const crowded = await buildApp(
  {
    ...portal.deps,
    passwords: { ...portal.deps.passwords, verify: () => Promise.reject(new Refusal('busy')) },
  },
  { strict: true, floodLimit: 1_000_000 },
)
const attackers = await attackersOf(portal)
afterAll(() => Promise.all([crowded.close(), attackers.app.close()]))
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** The calls that ask for a password, with the body and the sender of each. */
interface Door {
  path: string
  given: object
  headers?: Record<string, string>
}
const { adult, english } = people
const newMobile = '66887766'
const forgotMobile = '/account/forgot_mobile'

const doors: [name: string, open: () => Promise<Door>][] = [
  [
    'a member logs in',
    async () => ({ path: '/security/login_one_pass', given: { method: 'account', username: adult.username } }),
  ],
  [
    'a member proves themselves anew',
    async () => {
      const { headers } = await portal.memberAs('adult')
      return { path: '/account/prove', given: { method: 'account' }, headers }
    },
  ],
  [
    'the password shortens the waiting for a new number',
    async () => {
      const solvedCaptcha = await portal.solvedCaptcha(forgotMobile)
      await portal.post(forgotMobile, { by: 'username', username: adult.username, solvedCaptcha })
      await portal.doJobs()
      const hash = /recover-mobile\/([\w-]{43})/.exec((await portal.letters(adult.email))[0]?.body ?? '')?.[1]
      await portal.post(`${forgotMobile}/send_sms`, { hash, mobile: newMobile })
      const code = await portal.codeTo(newMobile)
      return { path: `${forgotMobile}/change`, given: { hash, mobile: newMobile, code } }
    },
  ],
  [
    'somebody logs in at the desk',
    async () => {
      await seatStaff(portal.deps)
      return { path: '/desk/login', given: { username: staff.reviewer.username } }
    },
  ],
]

const knockWhileCrowded = async ({ path, given, headers = {} }: Door): Promise<Envelope> => {
  const payload = { ...given, password: 'a guess' }
  return (await crowded.inject({ method: 'POST', url: `/api${path}`, payload, headers })).json()
}

// A name may be tried more often than this in a quarter of an hour, and a network in ten minutes.
test.each(doors)('when %s, a try refused as busy does not count (T-129)', async (_, open) => {
  const door = await open()
  for (let times = 0; times < 31; times += 1) expect(await knockWhileCrowded(door)).toMatchObject({ code: 5 })
  await Promise.all(Array.from({ length: 31 }, () => knockWhileCrowded(door)))

  const right = await portal.post(door.path, { ...door.given, password }, door.headers)
  expect(right).toMatchObject({ code: 0 })
  const elsewhere = { method: 'account', username: english.username, password }
  expect(await portal.post('/security/login_one_pass', elsewhere), 'the network neither').toMatchObject({ code: 0 })
})

test('the owner is told of strangers’ tries again on the next day, also when that is a few hours later', async () => {
  const told = async () => {
    for (let place = 0; place < 31; place += 1) {
      const body = { method: 'account', username: adult.username, password: 'guess', solvedCaptcha: solved }
      await attackers.post('/security/login_one_pass', body, `198.18.0.${place}`)
    }
    await portal.doJobs()
    return (await portal.letters(adult.email)).length
  }
  portal.clock.set(new Date('2026-03-02T22:00:00+08:00'))
  expect(await told()).toBe(1)
  portal.clock.set(new Date('2026-03-03T00:01:00+08:00'))

  expect(await told()).toBe(2)
})

const guessOf = (username: string, place: number, given = 'guess') =>
  attackers.post(
    '/security/login_one_pass',
    { method: 'account', username, password: given, solvedCaptcha: solved },
    `198.18.0.${place}`,
  )

test('the owner is told of strangers’ tries in their own language', async () => {
  for (let place = 0; place < 31; place += 1) await guessOf(english.username, place)
  await portal.doJobs()

  const { subject } = letters.en.login.strangersTried(settingsIn('en', portal.deps.settings))
  expect(await portal.letters(english.email)).toMatchObject([{ subject }])
})

test('twenty-nine wrong passwords of strangers in a day keep the right one out nowhere', async () => {
  for (let place = 0; place < 29; place += 1) expect(await guessOf(adult.username, place)).toMatchObject({ code: 20 })

  expect(await guessOf(adult.username, 99, password)).toMatchObject({ code: 0 })
})

test('ninety-nine wrong passwords of strangers in a row do not, either', async () => {
  await guessOf(adult.username, 1)
  await portal.db.updateTable('strangerTries').set({ running: 99 }).execute()

  expect(await guessOf(adult.username, 2, password)).toMatchObject({ code: 0 })
})

test('nor do ninety-nine in a browser that the member is known in', async () => {
  const phone = aBrowser(attackers.app, undefined, '203.0.113.5')
  const logIn = (given: string) =>
    phone.post('/security/login_one_pass', {
      ...{ method: 'account', username: adult.username, password: given, solvedCaptcha: solved },
    })
  expect(await logIn(password)).toMatchObject({ code: 0 })
  expect(await logIn('a guess')).toMatchObject({ code: 20 })
  await portal.db.updateTable('passwordTries').set({ failures: 99 }).where('key', 'like', '% device %').execute()
  portal.clock.forward(3_600_000)

  expect(await logIn(password)).toMatchObject({ code: 0 })
})
