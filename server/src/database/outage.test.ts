import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { demonstrationPassword, people } from '../demonstration/people.ts'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/**
 * Makes the database fail with this code when rows are added to a table, by default when a letter is written, until the
 * test ends or says so.
 */
const failingWith = async (state: string, table: 'letters' | 'sessions' = 'letters') => {
  await sql`create function fail() returns trigger language plpgsql as ${sql.lit(`begin raise sqlstate '${state}'; end`)}`.execute(
    portal.db,
  )
  await sql`create trigger fail before insert on ${sql.ref(table)} execute function fail()`.execute(portal.db)
  const repair = async () => {
    await sql`drop function if exists fail() cascade`.execute(portal.db)
  }
  onTestFinished(repair)
  return { repair }
}

const reportLoss = async () => {
  const { headers } = await portal.memberAs('adult', { language: 'en' })
  const payload = { circumstances: 'Left on the bus, line 26A.', understood: true }
  return portal.app.inject({ method: 'POST', url: '/api/account/online/lost_card', payload, headers })
}

test.each([
  ['a statement takes too long', '57014'],
  ['a lock is not to be had', '55P03'],
  ['the server stops', '57P01'],
  ['there is no connection left', '53300'],
  ['its disk is full', '53100'],
  ['a primary has become a replica', '25006'],
  ['a transaction was idle for too long', '25P03'],
  ['the connection fails', '08006'],
  ['the system beneath it fails', '58030'],
])('where %s (%s), the answer is 503, with our own sentence and a reference', async (_, state) => {
  await failingWith(state)
  const response = await reportLoss()

  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({
    code: -1,
    message: 'System error, please try later',
    reference: expect.any(String),
  })
})

test.each([
  ['a division by nothing', '22012'],
  ['a wait for each other', '40P01'],
  ['a state in which nothing may be written', '25000'],
  ['a statement that cannot be read', '42601'],
])('a mistake of ours is no outage: %s (%s)', async (_, state) => {
  await failingWith(state)
  const response = await reportLoss()

  expect(response.statusCode).toBe(500)
  expect(response.headers['retry-after']).toBeUndefined()
})

describe('what met an outage has used up no try (T-129)', () => {
  const { adult } = people
  const failed = { code: -1 }
  const logIn = (password = demonstrationPassword) =>
    portal.post('/security/login_one_pass', { method: 'account', username: adult.username, password })

  test('of the password, however often it was right and the session could not be opened', async () => {
    const { repair } = await failingWith('57P01', 'sessions')
    // A name would be closed for a while after ten failures, and ask for a captcha after five.
    for (let times = 0; times < 12; times += 1) expect(await logIn()).toMatchObject(failed)
    await repair()

    expect(await portal.db.selectFrom('passwordTries').select('failures').execute()).toEqual([
      { failures: 0 },
      { failures: 0 },
    ])
    expect(await logIn('a guess')).toMatchObject({ code: 20 })
    expect(await logIn()).toMatchObject({ code: 0 })
  })

  test('nor may one that was wrong be tried once more for it', async () => {
    expect(await logIn('a guess')).toMatchObject({ code: 20 })
    const { repair } = await failingWith('57P01', 'sessions')
    expect(await logIn()).toMatchObject(failed)
    await repair()

    const kept = await portal.db.selectFrom('passwordTries').select('failures').execute()
    expect(kept).toEqual([{ failures: 1 }, { failures: 1 }])
  })

  test('of a letter that could not be written: three in ten minutes are still allowed', async () => {
    const member = await portal.memberAs('adult')
    const email = 'new.address@example.mo'
    const ask = () => member.post('/account/change_email', { email, emailRepeat: email })
    const { repair } = await failingWith('57P01')
    for (let times = 0; times < 12; times += 1) expect(await ask()).toMatchObject(failed)
    await repair()

    for (let times = 0; times < 3; times += 1) expect(await ask()).toMatchObject({ code: 0 })
    expect(await ask()).toMatchObject({ code: 4 })
  })
})
