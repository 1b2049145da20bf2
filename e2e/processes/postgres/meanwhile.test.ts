import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../process.ts'
import type { PortalServer } from '../../server.ts'
import { beginning, found, keep, keeping, serverOn } from '../keeper.ts'
import { aCluster, type Cluster } from './cluster.ts'
import { gateTo } from './gate.ts'

// What happens to stored files while a backup is made. Each moment is held open until it has happened.

const place = mkdtempSync(join(tmpdir(), 'palaestra-backup-'))
const here = { DATA_DIR: join(place, 'here') }
let cluster: Cluster
let server: PortalServer
let headers: Record<string, string>
let photo: string
beforeAll(async () => {
  cluster = await aCluster()
  cluster.start()
  server = await serverOn({ ...here, DATABASE_URL: addressOf(cluster.port) })
  const seated = stored()
  headers = await beginning(server)
  photo = stored().find((path) => !seated.includes(path)) ?? ''
})
afterAll(async () => {
  await server?.close()
  cluster?.close()
  rmSync(place, { recursive: true, force: true })
})

const addressOf = (port: number, database = 'postgres') => `postgresql://postgres@127.0.0.1:${port}/${database}`
const stored = () => globSync('files/*/*', { cwd: here.DATA_DIR })

/** Asks the database beside the portal. */
const direct = async () => {
  const client = new pg.Client({ connectionString: addressOf(cluster.port) })
  await client.connect()
  return client
}

/** What a restored portal knows of each registrant. */
const restored = async (backup: string, name: string, registrants: Record<string, string>[]) => {
  const client = await direct()
  await client.query(`create database ${name}`)
  await client.end()
  const there = { DATA_DIR: join(place, name), DATABASE_URL: addressOf(cluster.port, name) }
  expect(keep('restore', [backup], there)).toMatchObject({ status: 0, complained: '' })
  const portal = await serverOn(there)
  const known = await Promise.all(registrants.map((registrant) => found(portal, registrant)))
  await portal.close()
  return known
}

test('a picture that comes before the dump, or was still being written then, is whole in the backup', async () => {
  const backup = join(place, 'backup')
  const file = join(here.DATA_DIR, photo)
  const whole = readFileSync(file)
  const gate = await gateTo(cluster.port)
  truncateSync(file, 100)
  const kept = keeping('backup', [backup], {
    ...here,
    DATABASE_URL: addressOf(gate.port),
    PGCONNECT_TIMEOUT: '300',
  })
  await Promise.race([gate.knocked, kept])
  writeFileSync(file, whole)
  const registrants = [headers, await beginning(server, '10.8.1.2')]
  const before = await Promise.all(registrants.map((registrant) => found(server, registrant)))
  gate.open()

  expect(await kept).toMatchObject({ status: 0, complained: '' })
  gate.close()
  expect(before).toMatchObject(registrants.map(() => ({ photo: { preview: expect.any(String) } })))
  expect(await restored(backup, 'arrived', registrants)).toEqual(before)
})

test('a picture that is purged after the dump has begun comes back, and the label says when that was', async () => {
  const backup = join(place, 'second')
  const before = await found(server, headers)
  const count = stored().length
  // pg_dump sees the state of its beginning, and then waits for this table.
  const holder = await direct()
  await holder.query('create table held ()')
  await holder.query('begin; lock table held in access exclusive mode')
  const kept = keeping('backup', [backup], { ...here, DATABASE_URL: addressOf(cluster.port) })
  const waiting = `select 1 from pg_stat_activity where application_name = 'pg_dump' and wait_event_type = 'Lock'`
  const client = await direct()
  await vi.waitFor(async () => expect((await client.query(waiting)).rows).toHaveLength(1), {
    timeout: 120_000,
    interval: 100,
  })
  const begun = new Date().toISOString()
  await server.setClock({ forward: 'P2D' })
  const left = stored()
  await holder.query('commit')
  await Promise.all([holder.end(), client.end()])

  expect(await kept).toMatchObject({ status: 0, complained: '' })
  expect([left.includes(photo), left.length < count]).toEqual([false, true])
  expect(JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')).madeAt < begun).toBe(true)
  expect(await restored(backup, 'purged', [headers])).toEqual([before])
})

test('a database that never answers ends a backup with a sentence, and nothing of it is left', async () => {
  const silent = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve))
  const folder = join(place, 'unanswered')
  const { status, complained } = keep('backup', [folder], { ...here, DATABASE_URL: addressOf(port) })
  silent.close()

  expect({ status, left: readdirSync(folder) }).toEqual({ status: 1, left: [] })
  expect(complained).toMatch(/timeout expired\s+pg_dump did not succeed; what it says stands above\.$/)
})
