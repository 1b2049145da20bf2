import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { refusals } from '../contract/src/index.ts'
import { drawBallot } from '../contract/src/rules/ballot.ts'
import { theBinaries } from '../scripts/postgres.ts'
import { type Crowd, fillWith } from '../server/src/testing/crowd.ts'
import { type Booker, fillCourts } from './courts.ts'
import { median, rateOf } from './load.ts'
import { startPortal, startProcess } from './processes.ts'

const rounds = 3
const seconds = 4
const connections = 64

const nobodyWaits = { applied: 0, waiting: 0, changes: 0, documents: 0 }
/** Of whom about one in eleven has a session and may book. */
const few: Crowd = { members: 50_000, ...nobodyWaits }
const many: Crowd = { members: 1_000_000, ...nobodyWaits }

type Portal = Awaited<ReturnType<typeof startPortal>>

/** Makes tables and demonstration, fills them, and gives the hours that can be booked, with somebody for each. */
const seated = async (url: string, crowd: Crowd, filled: Parameters<typeof fillCourts>[1]) => {
  await (await startPortal({ DATABASE_URL: url })).close()
  const client = new pg.Client(url)
  await client.connect()
  try {
    await fillWith(client, crowd)
    return { url, client, bookers: await fillCourts(client, filled) }
  } catch (error) {
    await client.end()
    throw error
  }
}
type Seated = Awaited<ReturnType<typeof seated>>

/** The next somebody of each asker: each hour is asked for once. */
const inTurn = (bookers: readonly Booker[]) => {
  let next = 0
  return () => {
    const booker = bookers[next]
    next += 1
    if (!booker) throw new Error('There is no free hour left.')
    return booker
  }
}

/** Books over HTTP as fast as it can, without a pause. Throws when one of them is refused. */
const bookingRate = async ({ address }: Portal, next: () => Booker) => {
  const refused: string[] = []
  const { requests, errors } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/vbs/book',
        setupRequest: (request) => {
          const { slot, token } = next()
          const headers = { 'content-type': 'application/json', apikey: token }
          return { ...request, headers, body: JSON.stringify({ choices: [slot], requestKey: randomUUID() }) }
        },
        onResponse: (_, body) => {
          if (!/^\{"code":0[,}]/.test(body)) refused.push(body)
        },
      },
    ],
  })
  if (errors > 0 || refused.length > 0) throw new Error(`${errors} bookings failed; refused: ${refused[0] ?? 'none'}`)
  return requests.average
}

/** The same hours by pgbench: one statement each, of as many clients. */
const statementRate = async ({ url, client, bookers }: Seated) => {
  const pgbench = join(theBinaries(), 'pgbench')
  if (!existsSync(pgbench)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-pgbench-'))
  const file = join(folder, 'book.sql')
  await client.query('create table bench_wishes (nr int primary key, member_id bigint, born_on text, slot int)')
  await client.query('create sequence bench_asked minvalue 0 start 0')
  // From the end on: the others begin at the beginning.
  const last = bookers.toReversed()
  await client.query('insert into bench_wishes select * from unnest($1::int[], $2::bigint[], $3::text[], $4::int[])', [
    last.map((_, nr) => nr),
    last.map(({ memberId }) => memberId),
    last.map(({ bornOn }) => bornOn),
    last.map(({ slot }) => slot),
  ])
  writeFileSync(
    file,
    `select outcome from book_slots((select jsonb_build_array(jsonb_build_object('memberId', member_id, 'bornOn', born_on,
       'choices', jsonb_build_array(slot), 'requestKey', gen_random_uuid(),
       'reference', 'B21-' || upper(lpad(to_hex(nr), 8, '0'))))
     from bench_wishes where nr = (select nextval('bench_asked'))), now(), now() + interval '12 minutes', 18, 65);`.replace(
      /\s+/g,
      ' ',
    ),
  )
  const asked = ['-n', '-c', String(connections), '-j', '2', '-T', String(seconds), '-M', 'prepared', '-f', file, url]
  return {
    run: () => Number(/tps = ([\d.]+)/.exec(execFileSync(pgbench, asked, { encoding: 'utf8', stdio: 'pipe' }))?.[1]),
    close: () => rmSync(folder, { recursive: true }),
  }
}

/**
 * Bookings over HTTP, with session, standing, turn and all rules, against pgbench that sends the one statement which
 * books, both with 64 clients: they take turns. Budget: at least 1. Undefined where this PostgreSQL has no pgbench.
 */
export const booking = async (url: string) => {
  const full = await seated(url, few, { bookings: 0 })
  const statement = await statementRate(full)
  const portal = await startPortal({ DATABASE_URL: url })
  try {
    if (!statement) return undefined
    const next = inTurn(full.bookers)
    // Until it is compiled.
    for (let round = 0; round < 2; round += 1) await bookingRate(portal, next)
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await bookingRate(portal, next))
      theirs.push(statement.run())
    }
    const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)))
    return { ours: median(ours), theirs: median(theirs), ratio }
  } finally {
    statement?.close()
    await portal.close()
    await full.client.end()
  }
}

/** The same call among a million members and a million bookings, against five thousand: they take turns. */
export const bookingAmongMany = async ([fewUrl = '', manyUrl = '']: readonly string[]) => {
  const small = await seated(fewUrl, few, { bookings: 5_000 })
  const large = await seated(manyUrl, many, { bookings: 1_000_000 })
  const portals = [await startPortal({ DATABASE_URL: fewUrl }), await startPortal({ DATABASE_URL: manyUrl })] as const
  try {
    const nexts = [inTurn(small.bookers), inTurn(large.bookers)] as const
    const rates: [number[], number[]] = [[], []]
    for (let round = -2; round < rounds; round += 1)
      for (const at of [0, 1] as const) {
        const rate = await bookingRate(portals[at], nexts[at])
        // Until both are compiled.
        if (round >= 0) rates[at].push(rate)
      }
    return median(rates[0].map((rate, round) => rate / (rates[1][round] ?? Number.NaN)))
  } finally {
    for (const portal of portals) await portal.close()
    await Promise.all([small.client.end(), large.client.end()])
  }
}

/** The number of the refusal of a process that has too much to do. */
const busy = refusals.busy

const venue = 'mong-ha'

/** What is free at a venue on a day, against a bare handler that has the answer: they take turns. Budget: at least 0.8. */
export const looking = async () => {
  const portal = await startPortal()
  const { data } = (await (await fetch(`${portal.address}/api/vbs/venues`)).json()) as { data: { days: string[] } }
  const path = `/api/vbs/slots?venue=${venue}&day=${data.days[1]}`
  const bare = await startProcess('bench/bareSlots.ts', { ASKED: `${portal.address}${path}` })
  try {
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = -2; round < rounds; round += 1) {
      const [one, other] = [(await rateOf(portal.address, { path })).rate, (await rateOf(bare.address, { path })).rate]
      if (round < 0) continue
      ours.push(one)
      theirs.push(other)
    }
    return { ours: median(ours), ratio: median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))) }
  } finally {
    await Promise.all([portal.close(), bare.close()])
  }
}

const crowdAtOnce = 10_000
const processes = 3
/** Of the hours, those that are wanted: fewer than people, so that many are wanted twice. */
const wanted = 6_000

/** The longest that a process did not come to its work, of a hundred times the last but one, in milliseconds. */
const lateOf = async ({ address }: Portal) => {
  const said = await (await fetch(`${address}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds(?:\{.*\})? ([\d.e-]+)$/m.exec(said)?.[1]) * 1000
}

/** As many connections as there are people: like browsers, they stay open. */
const agent = new Agent({ keepAlive: true })

interface Answered {
  status: number
  code: number
  /** Seconds after which to ask again. */
  wait: number
}

/**
 * Books on a connection of one’s own, as a browser has it. By the plainest client there is: what is asked and the one
 * who asks share the machine, and `fetch` takes as much of it as the portal.
 */
const bookAlone = (address: string, apikey: string, body: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), apikey }
    const asked = request(`${address}/api/vbs/book`, { method: 'POST', headers, agent }, async (response) => {
      const { code, wait = 0 } = (await json(response)) as { code: number; wait?: number }
      resolve({ status: response.statusCode ?? 0, code, wait })
    })
    asked.on('error', (error) => {
      // The portal has let go of a connection that was idle, at the same moment: a browser asks again on another.
      if (asked.reusedSocket) resolve(bookAlone(address, apikey, body))
      else reject(error)
    })
    asked.end(body)
  })

/**
 * Ten thousand people at the same moment, each with three wishes, against three processes on one database. Each asks once,
 * and again only where a process says that it is busy, when it says.
 */
export const openingMinute = async (url: string) => {
  const { client, bookers } = await seated(url, { ...few, members: 120_000 }, { bookings: 0, people: crowdAtOnce })
  const portals = await Promise.all(Array.from({ length: processes }, () => startPortal({ DATABASE_URL: url })))
  try {
    const people = [...new Map(bookers.map((one) => [one.memberId, one])).values()]
    const slots = bookers.slice(0, wanted).map(({ slot }) => slot)
    const choose = () => Math.floor(Math.random() ** 2 * slots.length)
    const crowd = Array.from({ length: crowdAtOnce }, (_, place) => ({
      token: people[place % people.length]?.token ?? '',
      choices: [...new Set([choose(), choose(), choose()])].map((at) => slots[at]),
    }))
    const faults = new Map<string, number>()
    let [next, turnedAway] = [0, 0]
    const begun = performance.now()
    const answered = async (place: number): Promise<void> => {
      const { token, choices } = crowd[place] as (typeof crowd)[number] // There is one for each place.
      const asked = { choices, requestKey: randomUUID() }
      for (;;) {
        const { status, code, wait } = await bookAlone(
          portals[place % processes]?.address ?? '',
          token,
          JSON.stringify(asked),
        )
        const kind = `${status} ${code}`
        if (status >= 500 && code !== busy) faults.set(kind, (faults.get(kind) ?? 0) + 1)
        if (code !== busy) return
        turnedAway += 1
        await pause(wait * 1000)
      }
    }
    const person = async () => {
      while (next < crowd.length) await answered(next++)
    }
    await Promise.all(Array.from({ length: crowd.length }, person))
    const spent = (performance.now() - begun) / 1000
    const { rows } = await client.query<{ doubles: number; booked: number }>(
      `select count(*)::int as booked, (count(*) - count(distinct slot_id))::int as doubles
       from bookings where state = 'held'`,
    )
    const late = Math.max(...(await Promise.all(portals.map(lateOf))))
    return {
      faults,
      seconds: spent,
      late,
      turnedAway,
      booked: rows[0]?.booked ?? 0,
      doubles: rows[0]?.doubles ?? Number.NaN,
    }
  } finally {
    for (const portal of portals) await portal.close()
    await client.end()
  }
}

/** Seconds of a draw of ten thousand entries: of courts, or of an order in which nothing is won but a rank. */
export const drawing = async (of: 'courts' | 'order') => {
  const entries = Array.from({ length: 10_000 }, () => ({
    code: randomUUID().replaceAll('-', '').slice(0, 24),
    choices: of === 'courts' ? [1 + Math.floor(Math.random() * 300)] : [],
  }))
  const places = of === 'courts' ? Array.from({ length: 300 }, (_, at) => ({ id: at + 1, places: 1 })) : []
  const begun = performance.now()
  await drawBallot('a'.repeat(64), entries, places)
  return (performance.now() - begun) / 1000
}
