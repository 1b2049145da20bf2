import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { offer } from '../testing/bookings.ts'
import { aGate } from '../testing/gates.ts'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
afterEach(() => void vi.useRealTimers())

const opened = async (floodLimit: number) => {
  const app = await buildApp(portal.deps, { floodLimit })
  onTestFinished(() => app.close())
  return async (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers, remoteAddress: '203.0.113.9' })
}

test('who has flooded the portal is served again after a minute, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T02:00:00Z') })
  const ask = await opened(3)
  for (let time = 0; time < 3; time += 1) expect((await ask('/nothing')).statusCode).toBe(404)
  expect((await ask('/nothing')).statusCode).toBe(429)

  vi.setSystemTime(Date.parse('2026-03-02T02:00:59Z'))
  expect((await ask('/nothing')).statusCode).toBe(429)
  vi.setSystemTime(Date.parse('2026-03-02T02:01:01Z'))
  expect((await ask('/nothing')).statusCode).toBe(404)
})

test('no answer tells how many requests are left', async () => {
  const ask = await opened(2)
  const answers = [await ask('/nothing'), await ask('/nothing'), await ask('/nothing')]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429])
  for (const { headers } of answers)
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([])
})

test('a part of a limit is rounded up: where twenty-one requests are allowed, two calls are', async () => {
  const ask = await opened(21)
  const statuses = [await ask('/api/web/area'), await ask('/api/web/area'), await ask('/api/web/area')]

  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
})

test('behind one address a session counts for itself, once a call has proved it; a made-up token counts for the address', async () => {
  const ask = await opened(40)
  const mine = { apikey: (await portal.memberAs('adult')).token }
  expect((await ask('/api/account/notice_choices?useToken=1', mine)).statusCode).toBe(200)

  for (let time = 1; time < 40; time += 1) await ask('/nothing', { apikey: `${'a'.repeat(40)}${time}` })
  expect((await ask('/nothing')).statusCode).toBe(429)
  for (let time = 0; time < 4; time += 1) expect((await ask('/nothing', mine)).statusCode).toBe(404)
  // And has an end, too.
  expect((await ask('/nothing', mine)).statusCode).toBe(429)
})

test('of a feed of open data, which is work, an address gets so many pages a minute; others and other pages go on', async () => {
  const app = await buildApp(portal.deps)
  onTestFinished(() => app.close())
  const ask = async (url: string, remoteAddress: string) => (await app.inject({ url, remoteAddress })).statusCode
  const feed = '/openactive/feeds/session-series'
  const statuses = new Set<number>()
  for (let time = 0; time < 120; time += 1) statuses.add(await ask(feed, '203.0.113.7'))
  expect([...statuses]).toEqual([200])
  expect(await ask(feed, '203.0.113.7')).toBe(429)
  expect(await ask(feed, '198.51.100.7')).toBe(200)
  expect(await ask('/openactive/', '203.0.113.7')).toBe(200)
})

test('what is free is read by a whole school behind one address: of that only the wide limit stops a machine', async () => {
  const ask = await opened(40)
  for (let time = 0; time < 40; time += 1) expect((await ask('/api/vbs/today')).statusCode).toBe(200)
  expect((await ask('/api/vbs/today')).statusCode).toBe(429)
})

test('a gate makes ten calls in a second, and is heard again in the next one', async () => {
  await offer(portal, 'a1', '2026-03-04')
  const { key } = await aGate(portal, 'a1')
  const ask = await opened(6000)
  for (let time = 0; time < 10; time += 1)
    expect((await ask('/api/gate/expected', { apikey: key })).statusCode).toBe(200)
  expect((await ask('/api/gate/expected', { apikey: key })).statusCode).toBe(429)
  portal.clock.forward(1000)
  expect((await ask('/api/gate/expected', { apikey: key })).statusCode).toBe(200)
})
