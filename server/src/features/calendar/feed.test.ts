import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { bookingsOf, offer } from '../../testing/bookings.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal

/** A Monday, at ten; the slots are of Wednesday evening. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

type Member = Awaited<ReturnType<typeof portal.memberAs>>
/** Makes an address, and gives back its path. */
const made = async (member: Member) => {
  const { pathname, host } = new URL((await member.post('/vbs/calendar/make')).data.address)
  expect(host).toBe('portal.test')
  return pathname
}
const read = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ method: 'GET', url, headers })
const linesOf = async (url: string) => (await read(url)).body.split('\r\n')
const mine = async (member: Member) => (await member.get('/vbs/calendar')).data

test('a private address gives what is booked and what was cancelled lately: when and where, under the names of the single files, and nothing of whose it is', async () => {
  const [first, , second] = await offer(portal, 'a1', day)
  const ana = await portal.memberAs('portuguese', { language: 'pt' })
  const { book, one, cancel } = bookingsOf(ana)
  const [kept, given] = [(await book([first])).data.reference, (await book([second])).data.reference]
  const address = await made(ana)
  await cancel(given)

  const { statusCode, headers, body } = await read(address)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, 'text/calendar; charset=utf-8', 'private, no-cache'],
  ])
  const lines = body.split('\r\n')
  for (const line of [
    'NAME:Sócios do Desporto: as minhas reservas',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    `UID:${kept}@portal.test`,
    'DTSTART:20260304T100000Z',
    'LOCATION:Pavilhão Mong-Há\\, Rua de Francisco',
  ])
    expect(lines).toContain(line)
  const cancelled = lines.indexOf(`UID:${given}@portal.test`)
  expect(lines.slice(cancelled + 2, cancelled + 4)).toEqual(['SEQUENCE:1', 'STATUS:CANCELLED'])
  expect(lines.filter((line) => line === 'STATUS:CONFIRMED')).toHaveLength(1)
  expect(body).not.toMatch(new RegExp([people.portuguese.surname, people.portuguese.idNumber, 'ana'].join('|')))
  const { calendar } = (await one(kept)).data
  expect(await linesOf(calendar)).toContain(`UID:${kept}@portal.test`)
  expect((await read(address, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)

  portal.clock.forward(61 * 86_400_000)
  const later = await linesOf(address)
  expect(later).toContain(`UID:${kept}@portal.test`)
  expect(later).not.toContain(`UID:${given}@portal.test`)
})

test('it is told once, to who proves themselves anew; its owner is told that it was made, and when it was last read', async () => {
  const siumei = await portal.memberAs('adult')
  expect(await mine(siumei)).toEqual({ madeAt: null, readAt: null })
  const address = await made(siumei)
  expect(await mine(siumei)).toEqual({ madeAt: '2026-03-02T02:00:00.000Z', readAt: null })
  // Who has no bookings has a calendar all the same.
  expect(await linesOf(address)).toContain('BEGIN:VTIMEZONE')
  expect((await mine(siumei)).readAt).toBe('2026-03-02T02:00:00.000Z')
  portal.clock.forward(11 * 60_000)
  await read(address)
  expect((await mine(siumei)).readAt).toBe('2026-03-02T02:00:00.000Z')
  expect(await siumei.post('/vbs/calendar/make')).toMatchObject({ code: refusals.proof_needed })
  const stored = JSON.stringify(await db.selectFrom('calendarFeeds').selectAll().execute())
  expect(stored).not.toContain(/feed\/(.*)\.ics/.exec(address)?.[1])
  await portal.doJobs()
  const [letter] = await portal.letters(people.adult.email)
  expect([letter?.subject, letter?.body.includes('/api/')]).toEqual(['已建立日曆程式的私人網址', false])
})

test('made anew, or ended, the one before opens nothing; a suspension ends it not', async () => {
  const siumei = await portal.memberAs('adult')
  const old = await made(siumei)
  const address = await made(siumei)
  const statusOf = async (url: string) => (await read(url)).statusCode
  expect([await statusOf(old), await statusOf(address)]).toEqual([404, 200])
  await db
    .insertInto('memberHolds')
    .values({
      ...{ memberId: siumei.id, reason: 'authority', since: portal.clock.now(), until: null },
      ...{ imposedBy: null, endedAt: null, endedBy: null },
    })
    .execute()
  expect(await statusOf(address)).toBe(200)
  for (const nothing of ['x.ics', '%00.ics', `${'A'.repeat(43)}.ics`])
    expect(await statusOf(`/api/vbs/calendar/feed/${nothing}`)).toBe(404)
  const another = await portal.memberAs('portuguese')
  await another.post('/vbs/calendar/end')
  expect(await statusOf(address)).toBe(200)
  await siumei.post('/vbs/calendar/end')
  await siumei.post('/vbs/calendar/end')
  expect(await statusOf(address)).toBe(404)
  expect(await mine(siumei)).toEqual({ madeAt: null, readAt: null })
})

test('who reads it without end, or guesses addresses, is told to wait', async () => {
  const address = await made(await portal.memberAs('adult'))
  const guess = '/api/vbs/calendar/feed/guess.ics'
  for (const [url, found] of [
    [address, 200],
    [guess, 404],
  ] as const) {
    expect((await read(url)).statusCode).toBe(found)
    await db.updateTable('allowances').set({ used: 120 }).where('key', 'like', 'calendar %').execute()
    const { statusCode, headers } = await read(url)
    expect([statusCode, headers['retry-after']]).toEqual([429, '3600'])
  }
})

test('of two addresses that are made at the same moment one opens', async () => {
  const siumei = await portal.memberAs('adult')
  const addresses = await Promise.all([made(siumei), made(siumei)])
  const statuses = await Promise.all(addresses.map(async (url) => (await read(url)).statusCode))
  expect(statuses.toSorted()).toEqual([200, 404])
})
