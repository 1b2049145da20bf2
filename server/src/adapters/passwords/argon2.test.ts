import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { demonstrationPassword as password, people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'
import { argon2Passwords } from './argon2.ts'

const portal = await thePortal()
const passwords = argon2Passwords({ atOnce: 1 })
/** The hashes done when the last one was asked for: as many places have become free meanwhile. */
const count = { done: 0, doneAtLast: 0 }
const app = await buildApp(
  {
    ...portal.deps,
    passwords: {
      ...passwords,
      async verify(known, password) {
        count.doneAtLast = count.done
        const right = await passwords.verify(known, password)
        count.done += 1
        return right
      },
    },
  },
  { floodLimit: 1_000_000 },
)
afterAll(() => app.close())
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** Each try comes from a network address of its own, as from many hired machines. */
const logIn = async (place: number, username: string) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/security/login_one_pass',
    remoteAddress: `198.51.100.${place}`,
    payload: { method: 'account', username, password },
  })
  return { status: response.statusCode, code: response.json().code as number }
}

test('who has no password is let in by none, whatever stands in for it', async () => {
  for (const given of ['nobody', '', password]) expect(await passwords.verify(null, given)).toBe(false)
})

test('a password is kept as argon2id of 19 MiB, two passes, one lane and its own salt (ASVS 11.4.2)', async () => {
  const passwords = argon2Passwords()
  const [first, second] = [await passwords.hash(password), await passwords.hash(password)]

  // 16 bytes of salt, 32 of the hash.
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second).not.toBe(first)
  expect(passwords.isOutdated(first)).toBe(false)
  expect(await passwords.verify(first, password)).toBe(true)
})

test('as many hashes as are allowed run at once, and fifty more wait in line', async () => {
  const passwords = argon2Passwords({ atOnce: 2 })
  const asked = Array.from({ length: 60 }, () => passwords.verify(undefined, password))
  const done = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')

  expect(done).toHaveLength(52)
})

test('of very many logins at once, one is tried, fifty wait, and the others hear at once that it is busy (T-129)', {
  timeout: 30_000,
}, async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, (_, place) => logIn(place, `nobody${place}`)))
  const { doneAtLast } = count
  const tried = answers.filter(({ code }) => code === 20).length

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(tried).toBeGreaterThan(50)
  expect(answers.filter(({ code }) => code === 5)).toHaveLength(150 - tried)
  expect(tried, 'one, the line, and who found a place that had become free').toBeLessThanOrEqual(51 + doneAtLast)
  expect(await logIn(200, people.adult.username)).toMatchObject({ code: 0 })
})
