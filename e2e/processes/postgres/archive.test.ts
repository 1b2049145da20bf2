import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiled, type PortalServer } from '../../server.ts'
import { keep, serverOn } from '../keeper.ts'
import { ask } from '../registrant.ts'
import { furtherDatabases } from './databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'palaestra-archive-'))
const databases = furtherDatabases(1)
const here = { DATA_DIR: folder, DATABASE_URL: databases.urls[0] ?? '' }
const client = new pg.Client(here.DATABASE_URL)
const archive = (...given: string[]) => keep('archive', given, here)
const written = (year: number) => join(folder, 'archive', `visits-${year}.ndjson`)
const many = 20_000
let server: PortalServer

const countOf = async (year: number) => {
  const { rows } = await client.query(
    `select to_regclass('visits_' || $1::int) is not null as table, (
       select count(*)::int from visits where day between make_date($1, 1, 1) and make_date($1, 12, 31)) as visits`,
    [year],
  )
  return rows[0]
}
/** Visits of a year, of one of whom nobody knows when they left. */
const fill = (year: number) =>
  client.query(
    `insert into visits (member_id, came_at, left_at, day, place, source)
     select (select min(id) from members), came, case when nr > 1 then came + interval '3 minutes' end, came::date, 'A “place”', 'gate'
     from generate_series(1, $2::int) as nr,
       lateral (select (make_date($1, 1, 2) + nr * interval '10 minutes')::timestamptz as came) as at`,
    [year, many],
  )

beforeAll(async () => {
  await databases.create()
  server = await serverOn(here)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.close()
  await databases.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a year leaves into a file that its owner alone reads, while the portal works, and twice is harmless', async () => {
  await fill(2020)
  const { status, said, complained } = archive('visits', '2020')
  expect({ status, complained }).toEqual({ status: 0, complained: '' })
  expect(said).toMatch(
    /visits-2020\.ndjson: 20000 visits, SHA-256 [0-9a-f]{64}\. They are no longer in the database\.$/,
  )
  expect(await countOf(2020)).toEqual({ table: false, visits: 0 })
  expect(statSync(written(2020)).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'archive')).mode & 0o777).toBe(0o700)

  const lines = readFileSync(written(2020), 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(many + 2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ archive: 'visits', year: 2020, format: 1 })
  expect(JSON.parse(lines[1] ?? '')).toEqual({
    ...{ member: expect.any(Number), day: expect.stringMatching(/^2020-01-02$/), came: expect.stringMatching(/Z$/) },
    ...{ left: null, place: 'A “place”', source: 'gate' },
  })
  const { rows } = await client.query(`select staff_id, detail from audit where act = 'visits_archived'`)
  expect(rows).toEqual([{ staff_id: null, detail: expect.stringMatching(/^20000 [0-9a-f]{64}$/) }])

  expect(archive('visits', '2020')).toMatchObject({ status: 0, said: expect.stringMatching(/is whole: 20000 visits/) })
  const body = { method: 'account', username: 'siumei', password: 'open-sesame-26' }
  const { token } = await ask(server.address, '/security/login_one_pass', { body })
  const report = await fetch(`${server.address}/api/report/info?useToken=1`, { headers: { apikey: String(token) } })
  expect((await report.json()).code).toBe(0)
})

test('a file that is not whole is said to be damaged', () => {
  const copy = join(folder, 'copy.ndjson')
  copyFileSync(written(2020), copy)
  expect(archive('check', copy)).toMatchObject({ status: 0, said: expect.stringMatching(/is whole/) })
  appendFileSync(copy, '{"member":1}\n')
  expect(archive('check', copy)).toMatchObject({ status: 1, complained: `${copy} is damaged.` })
})

test('a year that is not over, that is kept, or of which there is nothing, stays', () => {
  const year = new Date().getFullYear()
  expect(archive('visits', `${year}`)).toMatchObject({ status: 1, complained: `${year} is not over.` })
  expect(archive('visits', `${year - 1}`).complained).toMatch(/is kept by the portal \(retention\.visits/)
  expect(archive('visits', '2011')).toMatchObject({ status: 1, complained: 'There are no visits of 2011.' })
  expect(archive('visits', '11').complained).toMatch(/^Usage:/)
  expect(existsSync(written(year))).toBe(false)
})

test('killed while it writes, nothing has left, and the same command goes on', async () => {
  await fill(2019)
  const child = spawn(process.execPath, ['server/src/archive/main.ts', 'visits', '2019'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: compiled, ...here },
  })
  const ended = once(child, 'exit')
  await expect.poll(() => existsSync(`${written(2019)}.part`), { timeout: 30_000, interval: 2 }).toBe(true)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(await countOf(2019)).toEqual({ table: true, visits: many })
  expect(existsSync(written(2019))).toBe(false)
  expect(archive('visits', '2019')).toMatchObject({ status: 0, complained: '' })
  expect(await countOf(2019)).toEqual({ table: false, visits: 0 })
  expect(existsSync(`${written(2019)}.part`)).toBe(false)
})

test('what cannot leave now stays beside its file, and the same command lets it go later', async () => {
  await client.query('select open_year_of_visits(2018)')
  await fill(2018)
  const reader = new pg.Client(here.DATABASE_URL)
  await reader.connect()
  await reader.query('begin; select count(*) from visits')
  const { status, complained } = archive('visits', '2018')
  expect(status).toBe(1)
  expect(complained).toBe('Others work with these visits at the moment. Nothing was erased; give the command again.')
  await reader.query('rollback')
  await reader.end()
  expect(existsSync(written(2018))).toBe(true)
  expect(await countOf(2018)).toEqual({ table: true, visits: many })
  expect(archive('visits', '2018')).toMatchObject({ status: 0, complained: '' })
  expect(await countOf(2018)).toEqual({ table: false, visits: 0 })
})
