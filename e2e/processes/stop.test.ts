import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type NoTx, openDatabase } from '../../server/src/database/database.ts'
import { compiled, newFolder, openServer } from '../server.ts'

const root = join(import.meta.dirname, '../..')
/** Starts the server where it cannot run, and returns its message. */
const failedStart = (environment: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...environment },
  })
  return { status, said: stderr.trim() }
}

test('SIGTERM lets the requests in flight end, then the process ends well', async () => {
  const server = await openServer()
  const logIn = (username: string) =>
    fetch(`${server.address}/api/security/login_one_pass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'account', username, password: 'open-sesame-26' }),
    })
  // Costly requests: each waits for its turn to be hashed, even for a member who does not exist.
  const inFlight = Array.from({ length: 28 }, (_, place) => logIn(`nobody${place}`))
  // Once half of the responses are here, all requests have arrived, however busy the machine is.
  await Promise.all(inFlight.slice(0, inFlight.length / 2))
  const stopped = server.stop('SIGTERM')

  for (const response of await Promise.all(inFlight)) expect(response.status).toBe(200)
  expect(await stopped).toBe(0)
  await expect(logIn('siumei')).rejects.toThrow()
})

test('a second signal, such as the one that npm hands on, does not disturb the end', async () => {
  const server = await openServer()

  expect(await Promise.all([server.stop('SIGTERM'), server.stop('SIGINT')])).toEqual([0, 0])
})

/** Does this work with the database of a folder on which no process runs. */
const inFolder = async <T>(folder: string, work: (db: NoTx) => Promise<T>) => {
  const { db, close } = await openDatabase({ folder: join(folder, 'database') })
  return work(db).finally(close)
}

test('a taken port is one sentence, and no letter is taken before', async () => {
  const folder = newFolder()
  await inFolder(folder, (db) =>
    sql`insert into letters (id, channel, kind, urgency, "to", subject, body, written_at, until, next_try_at)
      values (gen_random_uuid(), 'email', 'card', 'ordinary', 'waiting@example.mo', '', '', now(), now() + interval '1 day', now())`.execute(
      db,
    ),
  )
  const taken = createServer()
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
  const { port } = taken.address() as { port: number }

  const { status, said } = failedStart({ PORT: String(port), DATA_DIR: folder })
  taken.close()
  const letters = await inFolder(folder, (db) =>
    sql`select sent_at, tries from letters where "to" = 'waiting@example.mo'`.execute(db),
  )
  rmSync(folder, { recursive: true, force: true })

  expect(status).toBe(1)
  expect(said).toBe(`Port ${port} is taken. Stop what listens there, or choose another: PORT=8090 npm start`)
  expect(letters.rows).toEqual([{ sentAt: null, tries: 0 }])
})

test('a data folder in use is one sentence', async () => {
  const folder = newFolder()
  const server = await openServer({ folder })
  const { status, said } = failedStart({ PORT: '0', DATA_DIR: folder })
  await server.close()
  rmSync(folder, { recursive: true, force: true })

  expect(status).toBe(1)
  expect(said).toMatch(
    /^The data folder .* is in use by process \d+\. Stop that one first, or choose another: DATA_DIR=…$/,
  )
})

test.each([
  [{ PORT: 'eighty' }, /^The setting PORT is not right/],
  [
    { DATABASE_URL: 'postgresql://palaestra:secret%zz@127.0.0.1/palaestra' },
    /^The setting DATABASE_URL is not right; docs\/operations.md says how it looks.$/,
  ],
  [
    { DATABASE_URL: 'postgresql://palaestra:secret@127.0.0.1:99999/palaestra' },
    /^The setting DATABASE_URL is not right; docs\/operations.md says how it looks.$/,
  ],
  [{ MODE: 'production' }, /^For MODE=production this is missing: SECRET/],
])('a wrong setting is one sentence: %o', (environment, sentence) => {
  const { status, said } = failedStart(environment as Record<string, string>)

  expect(status).toBe(1)
  expect(said).toMatch(sentence)
})
