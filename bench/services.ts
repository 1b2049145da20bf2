import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { refusals } from '../contract/src/index.ts'
import { drawBallot } from '../contract/src/rules/ballot.ts'
import { againstStatement, askingRate, few, inTurn, many, type Portal, rounds, seated } from './asking.ts'
import { type Booker, fillCourts } from './courts.ts'
import { median, postAlone, rateOf } from './load.ts'
import { startPortal, startProcess } from './processes.ts'

/** An hour of a court each, for somebody who may book it. */
const fillHours =
  (filled: Parameters<typeof fillCourts>[1]) =>
  (client: pg.Client): Promise<Booker[]> =>
    fillCourts(client, filled)

/** What is sent to book an hour, and where. */
const bookingPath = '/api/vbs/book'
const bookingOf = ({ slot, token }: Booker) => ({ token, body: { choices: [slot], requestKey: randomUUID() } })
const bookingRate = (portal: Portal, next: () => Booker) => askingRate(portal, bookingPath, () => bookingOf(next()))

/**
 * Bookings over HTTP, with session, standing, turn and all rules, against pgbench that sends the one statement which
 * books, both with 64 clients: they take turns. Budget: at least 1. Undefined where this PostgreSQL has no pgbench.
 */
export const booking = async (url: string) => {
  const full = await seated(url, few, fillHours({ bookings: 0 }))
  return againstStatement(full, {
    ...{ path: bookingPath, askOf: bookingOf },
    columns: { member_id: 'bigint', born_on: 'text', slot: 'int' },
    rowOf: ({ memberId, bornOn, slot }) => [memberId, bornOn, slot],
    given: `book_slots(jsonb_build_array(jsonb_build_object('memberId', member_id, 'bornOn', born_on,
        'choices', jsonb_build_array(wish.slot), 'requestKey', gen_random_uuid(),
        'reference', 'B21-' || upper(lpad(to_hex(nr), 8, '0')))), now(), now() + interval '12 minutes', 18, 65)`,
    outcome: 'booked',
  })
}

/** The same call among a million members and a million bookings, against five thousand: they take turns. */
export const bookingAmongMany = async ([fewUrl = '', manyUrl = '']: readonly string[]) => {
  const small = await seated(fewUrl, few, fillHours({ bookings: 5_000 }))
  const large = await seated(manyUrl, many, fillHours({ bookings: 1_000_000 }))
  const portals = [await startPortal({ DATABASE_URL: fewUrl }), await startPortal({ DATABASE_URL: manyUrl })] as const
  try {
    const nexts = [inTurn(small.all), inTurn(large.all)] as const
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

/**
 * Ten thousand people at the same moment, each with three wishes, against three processes on one database. Each asks once,
 * and again only where a process says that it is busy, when it says.
 */
export const openingMinute = async (url: string) => {
  const { client, all: bookers } = await seated(
    url,
    { ...few, members: 120_000 },
    fillHours({ bookings: 0, people: crowdAtOnce }),
  )
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
        const { status, answer } = await postAlone<{ code: number; wait?: number }>(
          `${portals[place % processes]?.address}${bookingPath}`,
          token,
          JSON.stringify(asked),
        )
        const { code, wait = 1 } = answer
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
