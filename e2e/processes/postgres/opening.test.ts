import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { refusals } from '@palaestra/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type PortalServer } from '../../server.ts'
import { ask, solvedCaptcha } from '../registrant.ts'
import { aCluster, type Cluster } from './cluster.ts'
import { logInOneOf, seatCrowd } from './crowd.ts'

/** More than there are courts: some come away with nothing. */
const crowd = 60
const courts = 40
/** So few that the turns of the crowd take a quarter of a minute. */
const turnsPerSecond = 4
const tomorrow = new Date(Date.now() + 8 * 3_600_000 + 86_400_000).toISOString().slice(0, 10)
const opening = `${tomorrow}T07:30:00+08:00`

const folder = mkdtempSync(join(tmpdir(), 'palaestra-opening-'))
const settings = join(folder, 'settings.json')

let cluster: Cluster
let servers: PortalServer[] = []
let client: pg.Client
beforeAll(async () => {
  writeFileSync(settings, JSON.stringify({ services: { lobby: { turnsPerSecond } } }))
  cluster = await aCluster()
  cluster.start()
  const url = `postgresql://postgres@127.0.0.1:${cluster.port}/postgres`
  const environment = {
    ...{ DATABASE_URL: url, SECRET: 'thirty-two characters nobody guesses', TRUSTED_PROXIES: '127.0.0.1' },
    ...{ SETTINGS_FILE: settings, CHECKOUT_URL: 'venue' },
  }
  servers = await Promise.all([1, 2, 3].map(() => openServer({ environment })))
  client = new pg.Client(url)
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await Promise.all(servers.map((server) => server.close()))
  cluster?.close()
  rmSync(folder, { recursive: true })
})

/** Slots that open at that moment to whoever comes first. */
const openingSlots = async () => {
  const { rows } = await client.query<{ id: number }>(
    `select id from slots where opens_at = $1 and given_by = 'first_come' order by id limit $2`,
    [opening, courts],
  )
  return rows.map(({ id }) => id)
}

interface Person {
  headers: Record<string, string>
  choices: number[]
  turnAt: string
}

/** Asks processes in turn until one answers: what a page does while one of them, or the database, is away. */
const insist = async <T>(place: number, go: (address: string) => Promise<T | undefined>) => {
  for (let attempt = 0; ; attempt += 1) {
    const { address } = servers[(place + attempt) % servers.length] as PortalServer
    const answer = await go(address).catch(() => undefined)
    if (answer !== undefined) return answer
    if (attempt > 300) throw new Error('Nobody answers.')
    await pause(200)
  }
}

const turnOf = (place: number, headers: Person['headers']) =>
  insist(place, async (address) => {
    const turn = await ask(address, '/vbs/lobby?useToken=1', { headers })
    return turn['turnAt'] ? String(turn['turnAt']) : undefined
  })

const final = [0, refusals.slot_taken, refusals.quota_used] as const
/** Books until there is an answer that stays; refusals of who comes before their turn are counted. */
const book = async (place: number, { headers, choices }: Person) => {
  const body = JSON.stringify({ choices, requestKey: randomUUID() })
  let early = 0
  const code = await insist(place, async (address) => {
    const response = await fetch(`${address}/api/vbs/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    const { code } = (await response.json()) as { code: number }
    if (code === refusals.not_your_turn) early += 1
    return (final as readonly number[]).includes(code) ? code : undefined
  })
  return { code, early }
}

test('[O03] everybody keeps their turn although a process is killed and the database is away; no court is given twice', async () => {
  await Promise.all(servers.map((server) => server.setClock({ now: `${tomorrow}T07:21:00+08:00` })))
  await seatCrowd(client, crowd)
  const slots = await openingSlots()
  expect(slots).toHaveLength(courts)

  const people: Person[] = []
  for (let place = 0; place < crowd; place += 1) {
    const { address } = servers[place % servers.length] as PortalServer
    const headers = await logInOneOf(address, place)
    await ask(address, '/vbs/lobby', {
      body: { solvedCaptcha: await solvedCaptcha(address, '/vbs/lobby') },
      headers,
    })
    const any = () => slots[Math.floor(Math.random() * courts)] as number
    people.push({ headers, choices: [...new Set([any(), any(), any()])], turnAt: '' })
  }

  await Promise.all(servers.map((server) => server.setClock({ now: `${tomorrow}T07:29:57+08:00` })))
  await pause(3500)
  for (const [place, person] of people.entries()) person.turnAt = await turnOf(place, person.headers)
  const from = Date.parse(opening)
  const turns = people.map(({ turnAt }) => Date.parse(turnAt) - from)
  expect(Math.min(...turns)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...turns)).toBeLessThanOrEqual((crowd / turnsPerSecond) * 1000)

  const answers = people.map((person, place) => book(place, person))
  await pause(2000)
  await servers.shift()?.stop('SIGKILL')
  cluster.pause()
  await pause(2000)
  cluster.resume()
  const again = await Promise.all(people.map(({ headers }, place) => turnOf(place, headers)))
  expect(again, 'as the others have said').toEqual(people.map(({ turnAt }) => turnAt))
  const booked = await Promise.all(answers)

  expect(booked.filter(({ code }) => code === 0).length).toBeGreaterThan(courts / 2)
  expect(
    booked.some(({ early }) => early > 0),
    'who tries before their turn is told so',
  ).toBe(true)
  const { rows } = await client.query<{ slot: number; place: number; at: Date }>(
    `select slot_id as slot, substring(username from 6)::int - 1 as place, created_at as at
     from bookings join members on members.id = member_id where username like 'crowd%'`,
  )
  expect(rows.length, 'each that was told so has one').toBe(booked.filter(({ code }) => code === 0).length)
  expect(new Set(rows.map(({ slot }) => slot)).size).toBe(rows.length)
  // The clocks of the processes were set one after the other.
  const apart = 1000
  const before = rows.filter(({ place, at }) => at.getTime() + apart < Date.parse(people[place]?.turnAt ?? ''))
  expect(before, 'nobody had a court before their turn').toEqual([])
  const { rows: seeds } = await client.query('select seed from draws where purpose = $1 and scope = $2', [
    'lobby',
    tomorrow,
  ])
  expect(seeds, 'one draw, of whichever process').toEqual([{ seed: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})
