import { beforeEach, describe, expect, test } from 'vitest'
import { type PersonName, people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const remind = () => workers(portal.deps)['card.remind']({})
/** The job of an hour of a day, and the letters that follow. */
const onDay = async (day: string, time = '10:00') => {
  portal.clock.set(new Date(`${day}T${time}:00+08:00`))
  await remind()
  await portal.doJobs()
}
const idOf = async (name: PersonName) => {
  const { username } = people[name]
  const { id } = await db.selectFrom('members').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  return id
}
/** Lets the card of somebody, or their document, end on a day. */
const cardEnds = async (name: PersonName, validUntil: string) =>
  db
    .updateTable('cards')
    .set({ validUntil })
    .where('memberId', '=', await idOf(name))
    .execute()
const documentEnds = async (name: PersonName, documentExpiry: string) =>
  db
    .updateTable('members')
    .set({ documentExpiry })
    .where('id', '=', await idOf(name))
    .execute()
const told = async (to: string) => (await portal.letters(to)).map(({ subject, body }) => `${subject} ${body}`).reverse()

describe('[M11] before a card runs out', () => {
  test('its holder is told 30 days and 7 days before, once each, however often the job comes', async () => {
    await cardEnds('adult', '2026-04-30')
    await onDay('2026-03-30')
    expect(await told(people.adult.email), 'a day too early').toEqual([])

    for (const time of ['10:00', '11:00']) await onDay('2026-03-31', time)
    await onDay('2026-04-01')
    expect(await told(people.adult.email)).toEqual([expect.stringMatching(/^會員卡即將到期.*2026年4月30日/s)])

    await onDay('2026-04-22')
    expect(await told(people.adult.email)).toHaveLength(1)
    await onDay('2026-04-23')
    await onDay('2026-04-24')
    expect(await told(people.adult.email)).toHaveLength(2)
    await onDay('2026-05-01')
    expect(await told(people.adult.email), 'and no more once it has').toHaveLength(2)
  })

  test('what an interruption has left out is told after it, on the last day too, and not the day after', async () => {
    await cardEnds('adult', '2026-04-30')
    await cardEnds('english', '2026-04-29')
    await onDay('2026-04-30')
    expect(await told(people.adult.email)).toHaveLength(1)
    expect(await told(people.english.email)).toEqual([])
  })

  test('a renewed card is told of again, when its own end is near', async () => {
    await cardEnds('adult', '2026-04-30')
    await onDay('2026-04-25')
    await cardEnds('adult', '2026-06-30')
    await onDay('2026-04-26')
    expect(await told(people.adult.email)).toHaveLength(1)
    await onDay('2026-06-10')
    expect(await told(people.adult.email)).toHaveLength(2)
  })

  test('in the language of who reads it: by e-mail alone, and by text message where there is none', async () => {
    await cardEnds('portuguese', '2026-04-30')
    await cardEnds('withoutEmail', '2026-04-30')
    await onDay('2026-04-01')
    expect(await told(people.portuguese.email)).toEqual([expect.stringContaining('30 de Abril de 2026')])
    expect(await told(people.portuguese.mobile)).toEqual([])
    expect(await told(people.withoutEmail.mobile)).toEqual([expect.stringContaining('2026年4月30日')])
  })

  test('nobody’s telephone rings at night', async () => {
    await cardEnds('withoutEmail', '2026-04-30')
    for (const time of ['00:30', '08:59', '21:00', '23:59']) await onDay('2026-04-01', time)
    expect(await told(people.withoutEmail.mobile)).toEqual([])
    await onDay('2026-04-02', '09:00')
    expect(await told(people.withoutEmail.mobile)).toHaveLength(1)
  })
})

describe('[M11] before a document runs out', () => {
  test('a card that ends with it is told of in the same letter', async () => {
    await documentEnds('worker', '2026-04-30')
    await cardEnds('worker', '2026-04-30')
    await onDay('2026-04-01')
    expect(await told(people.worker.email)).toEqual([
      expect.stringMatching(/^Your identity document and card are about to expire.*30 April 2026/s),
    ])
  })

  test('one that ends before its card is told of alone', async () => {
    await documentEnds('worker', '2026-04-29')
    await cardEnds('worker', '2026-04-30')
    await onDay('2026-04-01')
    expect((await told(people.worker.email)).map((letter) => letter.slice(0, 30)).sort()).toEqual([
      'Your identity document is abou',
      'Your membership card is about ',
    ])
  })
})

test('[M11] of two processes at the same moment one tells, and nobody is left out', async () => {
  await db.updateTable('cards').set({ validUntil: '2026-04-30' }).execute()
  portal.clock.set(new Date('2026-04-01T10:00:00+08:00'))
  await Promise.all([remind(), remind(), remind()])
  await portal.doJobs()

  const members = await db.selectFrom('members').selectAll().execute()
  for (const { email, mobile, mobileConfirmed } of members) {
    const to = email ?? (mobileConfirmed ? mobile : null)
    if (to) expect(await told(to)).toHaveLength(1)
  }
})

test('[M11] an account that is not active is told of nothing, and what has run out is forgotten', async () => {
  await cardEnds('adult', '2026-04-30')
  await db
    .updateTable('members')
    .set({ activatedAt: null, passwordHash: null })
    .where('id', '=', await idOf('adult'))
    .execute()
  await cardEnds('english', '2026-04-30')
  await onDay('2026-04-01')
  expect(await told(people.adult.email)).toEqual([])
  const rows = () => db.selectFrom('expiryReminders').selectAll().execute()
  expect(await rows()).toHaveLength(1)

  portal.clock.set(new Date('2026-05-01T10:00:00+08:00'))
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await rows()).toEqual([])
})
