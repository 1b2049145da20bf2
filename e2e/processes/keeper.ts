import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import { feedPathOf } from '../../contract/src/index.ts'
import { compiled, openServer, type PortalServer } from '../server.ts'
import { aRegistrant, ask } from './registrant.ts'

const root = join(import.meta.dirname, '../..')
const picture = join(root, 'server/src/demonstration/pictures/newResident.photo.jpg')

type Act = 'archive' | 'backup' | 'restore' | 'securityLog' | 'letters'

/** What an operator has: nothing of the environment of the tests. */
const environmentWith = (environment: Record<string, string>) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: compiled,
  ...environment,
})

/** Runs `npm run backup` and the like as an operator does. */
export const keep = (act: Act, given: string[], environment: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${act}.mjs`, ...given], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    env: environmentWith(environment),
  })
  return { status, said: stdout.trim(), complained: stderr.trim() }
}

/** The same while the test goes on: gives its end. */
export const keeping = async (act: Act, given: string[], environment: Record<string, string>) => {
  const child = spawn(process.execPath, [`scripts/${act}.mjs`, ...given], {
    cwd: root,
    env: environmentWith(environment),
  })
  const ended = once(child, 'close')
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  return { status, said: said.trim(), complained: complained.trim() }
}

/** A server on this data that trusts the network address we claim. */
export const serverOn = ({ DATA_DIR, ...environment }: { DATA_DIR: string; DATABASE_URL?: string }) =>
  openServer({ folder: DATA_DIR, environment: { TRUSTED_PROXIES: '127.0.0.1', ...environment } })

/** Begins a registration: a row that changes, and a photo that is stored encrypted. */
export const beginning = async ({ address }: PortalServer, household = '10.8.1.1') => {
  const headers = await aRegistrant(address, household)
  await ask(address, '/security/register_draft', { body: { draft: { address: 'Rua do Campo, 26' } }, headers })
  const form = new FormData()
  form.append('file', new File([readFileSync(picture)], 'photo.jpg', { type: 'image/jpeg' }))
  const response = await fetch(`${address}/api/tools/upload_member_photo`, { method: 'POST', headers, body: form })
  const { code } = (await response.json()) as { code: number }
  if (code !== 0) throw new Error(`The photo was refused with ${code}.`)
  return headers
}

/** Reads it back later; the preview is made from the stored photo. */
export const found = ({ address }: PortalServer, headers: Record<string, string>) =>
  ask(address, '/security/register_draft', { headers })

/** What a harvester of open data is told of the venues, from a place in the feed on, and where they stand then. */
export const harvest = async ({ address }: PortalServer, from: string = feedPathOf('facility-uses')) => {
  const told: string[] = []
  for (let place = from; ; ) {
    const response = await fetch(`${address}${place}`)
    const { items, next } = (await response.json()) as { items: { id: string }[]; next: string }
    told.push(...items.map(({ id }) => id))
    const { pathname, search } = new URL(next)
    place = pathname + search
    if (items.length === 0) return { told: told.toSorted(), place }
  }
}

/**
 * The same once there is something to tell, and these are among it: numbers are given by a job of every minute. What
 * changes meanwhile is told again, and counts once.
 */
export const harvestAll = (
  server: PortalServer,
  { from, atLeast = [] }: { from?: string; atLeast?: readonly string[] } = {},
) =>
  vi.waitFor(
    async () => {
      const { told, place } = await harvest(server, from)
      expect(told).not.toEqual([])
      expect(told).toEqual(expect.arrayContaining([...atLeast]))
      return { told: [...new Set(told)], place }
    },
    { timeout: 90_000, interval: 1000 },
  )
