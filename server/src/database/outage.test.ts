import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** Makes the database fail with this code, until the test ends, when a letter is written. */
const failingWith = async (state: string) => {
  await sql`create function fail() returns trigger language plpgsql as ${sql.lit(`begin raise sqlstate '${state}'; end`)}`.execute(
    portal.db,
  )
  await sql`create trigger fail before insert on letters execute function fail()`.execute(portal.db)
  onTestFinished(async () => {
    await sql`drop trigger fail on letters`.execute(portal.db)
    await sql`drop function fail()`.execute(portal.db)
  })
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

test('a mistake of ours is no outage', async () => {
  await failingWith('22012')

  expect((await reportLoss()).statusCode).toBe(500)
})
