import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginning, found, keep, serverOn } from '../keeper.ts'
import { furtherDatabases } from './databases.ts'

const place = mkdtempSync(join(tmpdir(), 'palaestra-restore-'))
const databases = furtherDatabases(1)
const [DATABASE_URL = ''] = databases.urls
const here = { DATA_DIR: join(place, 'here'), DATABASE_URL }
const backup = join(place, 'backup')
const unrestorable = join(place, 'unrestorable')
let headers: Record<string, string>
let before: Awaited<ReturnType<typeof state>>

const state = async () => {
  const server = await serverOn(here)
  const known = await found(server, headers).finally(server.close)
  return { known, stored: readdirSync(join(here.DATA_DIR, 'files'), { recursive: true }).sort() }
}

const directly = async (statements: string) => {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query(statements)
  await client.end()
}

/** A table that PostgreSQL dumps and does not restore: its condition finds another one by the search path. */
const unrestorableTable = `
  create table pointed_at as select 1 as number;
  create function is_there(number int) returns boolean language sql
    as 'select exists(select from pointed_at where pointed_at.number = is_there.number)';
  create table zz_pointing (number int check (is_there(number)));
  insert into zz_pointing values (1)`

beforeAll(async () => {
  await databases.create()
  await (await serverOn(here)).close()
  keep('backup', [backup], here)
  await directly(unrestorableTable)
  keep('backup', [unrestorable], here)
  await directly('drop table zz_pointing; drop function is_there; drop table pointed_at')
  // What the backups do not have.
  const server = await serverOn(here)
  headers = await beginning(server)
  await server.close()
  before = await state()
}, 300_000)
afterAll(async () => {
  await databases.drop()
  rmSync(place, { recursive: true, force: true })
})

const path = process.env['PATH'] ?? ''

/** A folder with a pg_restore that ends before it has written everything. */
const endingEarly = () => {
  const folder = join(place, 'programs')
  const program = join(folder, 'pg_restore')
  mkdirSync(folder)
  writeFileSync(
    program,
    `#!/bin/sh\nPATH='${path}' pg_restore "$@" | sed -n '/^CREATE TABLE public.members /q;p'\nexit 1\n`,
  )
  chmodSync(program, 0o755)
  return folder
}

test.each([
  [
    'that PostgreSQL refuses in the middle',
    unrestorable,
    () => path,
    'psql did not succeed; what it says stands above.',
  ],
  [
    'whose pg_restore ends early',
    backup,
    () => [endingEarly(), path].join(delimiter),
    'pg_restore did not succeed; what it says stands above.',
  ],
  ['without the programs', backup, () => join(place, 'nothing'), 'psql is not there. It comes with the client of'],
])('a restore %s leaves what was there as it was', async (_, folder, programs, sentence) => {
  const { status, complained } = keep('restore', [folder, '--overwrite'], { ...here, PATH: programs() })

  expect(before.known).toMatchObject({ photo: { preview: expect.any(String) } })
  expect(await state()).toEqual(before)
  expect({ status, complained }).toEqual({ status: 1, complained: expect.stringContaining(sentence) })
})
