import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  ballotMoments,
  checkBallot,
  commitmentOf,
  drawBallot,
  drawStateOf,
  entriesHashOf,
  seedOf,
  sha256,
} from '@palaestra/contract'
import { afterAll, describe, expect, test } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const published = () => JSON.parse(readFileSync(new URL('docs/ballot/draw.json', root), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'palaestra-ballot-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the published script says of a file: the statements that hold, in its order, and whether all of them do. */
const saidByScript = async (file: object) => {
  const path = join(folder, 'draw.json')
  writeFileSync(path, JSON.stringify(file))
  const script = new URL('web/public/check-ballot.mjs', root).pathname
  const done = await promisify(execFile)(process.execPath, [script, path]).then(
    ({ stdout }) => ({ stdout, ok: true }),
    ({ stdout }: { stdout: string }) => ({ stdout, ok: false }),
  )
  return {
    ok: done.ok,
    holds: done.stdout
      .trim()
      .split('\n')
      .map((line) => line.startsWith('holds:')),
  }
}
const saidByUs = async (file: Parameters<typeof checkBallot>[0]) => (await checkBallot(file)).map(({ holds }) => holds)

/** A draw of so many entries with codes and wishes that follow from its name. */
const aDraw = async (reference: string, many: number) => {
  const secret = await sha256(reference)
  const publicValue = '07 12 19 28 33 41 +5'
  const seed = await seedOf({ reference, secret, publicValue })
  const places = Array.from({ length: Math.ceil(many / 3) }, (_, place) => ({ id: place + 1, places: 1 }))
  const entries = await Promise.all(
    Array.from({ length: many }, async (_, place) => ({
      code: (await sha256(`${reference} ${place}`)).slice(0, 24),
      choices: [...new Set([place, place * 7, place * 13].map((one) => (one % places.length) + 1))],
    })),
  )
  const results = await drawBallot(seed, entries, places)
  const hashes = { commitment: await commitmentOf(secret), seed, entriesHash: await entriesHashOf(entries) }
  return { draw: { reference, secret, publicValue, ...hashes }, entries, places, results }
}

describe('the worked example', () => {
  test('holds in all five statements, here as by the published script', async () => {
    expect(await saidByUs(published())).toEqual([true, true, true, true, true])
    expect(await saidByScript(published())).toEqual({ ok: true, holds: [true, true, true, true, true] })
  })

  type File = ReturnType<typeof published>
  test.each<[what: string, change: (file: File) => unknown]>([
    ['a secret that was not sealed', ({ draw }) => Object.assign(draw, { secret: '0'.repeat(64) })],
    ['another public value', ({ draw }) => Object.assign(draw, { publicValue: '1' })],
    ['another seed', ({ draw }) => Object.assign(draw, { seed: '0'.repeat(64) })],
    ['a code that is there twice', ({ entries }) => Object.assign(entries[1], { code: entries[0].code })],
    ['one code changed', ({ entries }) => Object.assign(entries[2], { code: 'c4'.repeat(12) })],
    ['an entry that was added', ({ entries }) => entries.push({ code: 'e5'.repeat(12), choices: [1802] })],
    ['other wishes', ({ entries }) => Object.assign(entries[0], { choices: [1802, 1801] })],
    [
      'a place given to somebody else',
      ({ results: [one, other] }) => [Object.assign(one, { won: null }), Object.assign(other, { won: 1801 })],
    ],
    ['two ranks exchanged', ({ results }) => results.reverse()],
  ])('with %s is found out, here as by the script', async (_, change) => {
    const file = published()
    change(file)
    const ours = await saidByUs(file)
    expect(ours).toContain(false)
    const theirs = await saidByScript(file)
    expect(theirs.ok).toBe(false)
    // Where the seed is wrong the script goes on with the one that it has reckoned.
    expect(theirs.holds.slice(0, 4)).toEqual(ours.slice(0, 4))
  })
})

describe('a draw', () => {
  test('is the same in whatever order entries came, and by the script as in the browser', async () => {
    for (const many of [1, 2, 50, 333]) {
      const file = await aDraw(`PEAK-2026113${many % 10}`, many)
      const turned = file.entries.toReversed()
      expect(await drawBallot(file.draw.seed, turned, file.places)).toEqual(file.results)
      expect(await entriesHashOf(turned)).toBe(file.draw.entriesHash)
      expect(await saidByUs(file)).toEqual([true, true, true, true, true])
      expect((await saidByScript(file)).ok).toBe(true)
    }
  })

  test('gives no place twice, and nobody less than what was left when their turn came', async () => {
    const { entries, results } = await aDraw('PEAK-20261201', 200)
    const gone = new Set<number>()
    for (const { code, won } of results) {
      const { choices } = entries.find((entry) => entry.code === code) ?? { choices: [] }
      expect(won).toBe(choices.find((id) => !gone.has(id)) ?? null)
      if (won !== null) gone.add(won)
    }
  })

  test('leaves the order of all others as it was when somebody enters besides', async () => {
    const { draw, entries, places } = await aDraw('PEAK-20261202', 60)
    const order = async (given: typeof entries) => (await drawBallot(draw.seed, given, places)).map(({ code }) => code)
    const [last, ...others] = entries
    expect((await order(entries)).filter((code) => code !== last?.code)).toEqual(await order(others))
  })

  test('of nobody gives nothing, and a place that is gone is passed over', async () => {
    expect(await drawBallot('seed', [], [{ id: 1, places: 1 }])).toEqual([])
    const [only] = await drawBallot('seed', [{ code: 'a', choices: [7, 1] }], [{ id: 1, places: 1 }])
    expect(only).toEqual({ code: 'a', rank: 1, won: 1 })
  })

  test('of ten thousand entries takes less than five seconds', async () => {
    const entries = Array.from({ length: 10_000 }, (_, place) => ({
      code: place.toString(16).padStart(24, '0'),
      choices: [1],
    }))
    const begin = performance.now()
    expect(await drawBallot('seed', entries, [{ id: 1, places: 1 }])).toHaveLength(10_000)
    expect(performance.now() - begin).toBeLessThan(5000)
  })
})

test('the moments of a draw are counted in calendar days, and its state follows from them', () => {
  const times = {
    opensDaysBefore: 14,
    closes: { daysBefore: 9, at: '22:00' },
    draws: { daysBefore: 8, at: '10:00' },
    payBy: { daysBefore: 8, at: '23:59' },
  }
  const moments = ballotMoments('2026-03-16', times, (day, time) => new Date(`${day}T${time}:00+08:00`))
  expect(moments).toEqual({
    opensAt: new Date('2026-03-02T00:00:00+08:00'),
    closesAt: new Date('2026-03-07T22:00:00+08:00'),
    drawsAt: new Date('2026-03-08T10:00:00+08:00'),
    payBy: new Date('2026-03-08T23:59:00+08:00'),
  })
  const open = { closesAt: moments.closesAt, closedAt: null, drawnAt: null }
  expect(drawStateOf(open, new Date('2026-03-07T21:59:59+08:00'))).toBe('open')
  // Nobody has closed it yet, and nobody enters any more.
  expect(drawStateOf(open, moments.closesAt)).toBe('closed')
  expect(drawStateOf({ ...open, closedAt: moments.closesAt, drawnAt: moments.drawsAt }, moments.drawsAt)).toBe('drawn')
})
