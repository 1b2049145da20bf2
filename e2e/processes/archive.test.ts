import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder } from '../server.ts'
import { keep, serverOn } from './keeper.ts'

const here = { DATA_DIR: newFolder() }
const file = join(here.DATA_DIR, 'archive', 'visits-2021.ndjson')
const archive = (...given: string[]) => keep('archive', given, here)
const many = 5000

/** Works on the database in the folder, as nobody else may meanwhile. */
const directly = async <T>(work: (pglite: PGlite) => Promise<T>) => {
  const pglite = await PGlite.create(join(here.DATA_DIR, 'database'))
  return work(pglite).finally(() => pglite.close())
}

beforeAll(() =>
  directly((pglite) =>
    pglite.exec(`
      insert into visits (member_id, came_at, left_at, day, place, source)
      select (select min(id) from members), came, came + interval '3 minutes', came::date, 'A', 'gate'
      from generate_series(1, ${many}) as nr,
        lateral (select (make_date(2021, 1, 2) + nr * interval '10 minutes')::timestamptz as came) as at`),
  ),
)
afterAll(() => rmSync(here.DATA_DIR, { recursive: true, force: true }))

test('of the embedded database a year leaves while the portal does not work on it, and what is kept stays', async () => {
  const server = await serverOn(here)
  const meanwhile = archive('visits', '2021')
  await server.close()
  expect(meanwhile).toMatchObject({ status: 1, complained: expect.stringMatching(/is in use by process \d+/) })

  const kept = await directly((pglite) =>
    pglite.query(`select count(*)::int as visits from visits where day > '2022-01-01'`),
  )
  expect(archive('visits', '2021')).toMatchObject({
    status: 0,
    said: expect.stringContaining(`${file}: ${many} visits`),
  })
  expect(archive('visits', '2021')).toMatchObject({ status: 0, said: expect.stringContaining(`${file} is whole`) })
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(many + 2)
  const left = await directly((pglite) => pglite.query('select count(*)::int as visits from visits'))
  expect(left.rows).toEqual(kept.rows)
})
