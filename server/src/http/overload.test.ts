import { setTimeout as pause } from 'node:timers/promises'
import { refusals } from '@palaestra/contract'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { thePortal } from '../testing/portal.ts'
import { usualOverload } from './overload.ts'

const portal = await thePortal()
const app = await buildApp(portal.deps, { overload: { lateBy: 100, lookEvery: 50 } })
afterAll(() => app.close())

let busy: NodeJS.Timeout | undefined
afterEach(() => clearInterval(busy))

const keepBusy = () => {
  const until = performance.now() + 400
  while (performance.now() < until);
}
const statusOf = async (url: string) => (await app.inject(url)).statusCode

const answers = (status: number) =>
  vi.waitFor(async () => expect(await statusOf('/api/app/init')).toBe(status), { timeout: 8_000 })

test('where the process has too much to do, calls are turned away until it is over, and it can still be watched', async () => {
  await answers(200)

  busy = setInterval(keepBusy, 1)
  await answers(503)
  // The load must last: the start of the test itself delays everything for a moment.
  for (let look = 0; look < 5; look += 1) {
    await pause(60)
    expect(await statusOf('/api/app/init')).toBe(503)
  }
  expect(await statusOf('/healthz')).toBe(200)

  clearInterval(busy)
  await answers(200)
})

test('who is turned away reads that the portal is busy, and programs when to come again', async () => {
  busy = setInterval(keepBusy, 1)
  await answers(503)
  const turnedAway = await app.inject({ url: '/api/app/init', headers: { 'api-language': 'en' } })
  expect(turnedAway.json()).toEqual({ code: refusals.busy, message: 'The system is busy. Try again in a moment' })
  expect(turnedAway.headers['retry-after']).toBe('5')
})

test.each([
  ['while a process starts', 0, 200],
  ['afterwards', -10_000, 503],
])('a delay %s', async (_, startedSince, status) => {
  const looked = { lateBy: 100, lookEvery: 300 }
  let begun: number | undefined
  const starting = await buildApp(portal.deps, { overload: looked, started: () => begun })
  onTestFinished(() => starting.close())
  await starting.ready()
  keepBusy()
  begun = performance.now() + startedSince
  await pause(1)

  expect((await starting.inject('/api/app/init')).statusCode).toBe(status)
})

test('a process is overloaded from a delay of a second on, and looks each second', () => {
  expect(usualOverload).toEqual({ lateBy: 1000, lookEvery: 1000 })
})
