import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openServer, type PortalServer } from '../../server.ts'
import { ask, solvedCaptcha } from '../registrant.ts'
import { logInOneOf, seatCrowd } from './crowd.ts'
import { furtherDatabases } from './databases.ts'

// Everything that happens to courts and their money, at once and at random, at two processes. `STORM_SECONDS=60` for the
// whole of it: what a proof can wait for shows what is grossly wrong.
const seconds = Number(process.env['STORM_SECONDS'] ?? 15)
const members = 16
const [venue, facility] = ['mong-ha', 'badminton']

const folder = mkdtempSync(join(tmpdir(), 'palaestra-storm-'))
// Its own: it moves the clock on, and what others find there would be of tomorrow.
const databases = furtherDatabases(1)
const [url = ''] = databases.urls
let servers: PortalServer[] = []
const client = new pg.Client(url)
beforeAll(async () => {
  await databases.create()
  const settings = join(folder, 'settings.json')
  writeFileSync(settings, JSON.stringify({ services: { lobby: { turnsPerSecond: 0 } } }))
  const environment = {
    ...{ DATABASE_URL: url, SECRET: 'thirty-two characters nobody guesses', TRUSTED_PROXIES: '127.0.0.1' },
    ...{ SETTINGS_FILE: settings, CHECKOUT_URL: 'sandbox' },
  }
  servers = await Promise.all([1, 2].map(() => openServer({ environment })))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  for (const server of servers) await server.close()
  await databases.drop()
  rmSync(folder, { recursive: true })
})

const anyOf = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)]
const anyServer = () => anyOf(servers)?.address ?? ''

const faults: string[] = []
/** How often what was done. */
const done = new Map<string, number>()
type Headers = Record<string, string>
/** Asks any process. What is refused is undefined: in a storm most is. */
const call = async (path: string, headers: Headers, body?: object) => {
  const response = await fetch(
    `${anyServer()}/api${path}${body ? '' : `${path.includes('?') ? '&' : '?'}useToken=1`}`,
    {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    },
  )
  const { code, data } = (await response.json()) as { code: number; data: Record<string, unknown> }
  const [name = ''] = path.split('?')
  if (response.status >= 500) faults.push(`${name}: ${response.status}`)
  if (code !== 0) return undefined
  done.set(name, (done.get(name) ?? 0) + 1)
  return data
}

interface Booking {
  reference: string
  state: string
  amount: number
  paid: boolean
  cancelTerms: string | null
}
const bookingsOf = async (headers: Headers) => ((await call('/vbs/bookings', headers))?.['items'] ?? []) as Booking[]

/** What a member may do. */
const doings = (slots: readonly number[]): readonly ((headers: Headers) => Promise<unknown>)[] => {
  const book = (headers: Headers) =>
    call('/vbs/book', headers, {
      choices: [...new Set([anyOf(slots), anyOf(slots), anyOf(slots)])],
      requestKey: randomUUID(),
    })
  /** Two hours that follow one another, as far as they are free. */
  const bookTwo = async (headers: Headers) => {
    const at = Math.floor(Math.random() * (slots.length - 1))
    for (const slot of slots.slice(at, at + 2))
      await call('/vbs/book', headers, { choices: [slot], requestKey: randomUUID() })
  }
  const pay = async (headers: Headers) => {
    const held = (await bookingsOf(headers)).find(({ state, amount }) => state === 'held' && amount > 0)
    const page = held && (await call('/vbs/pay', headers, { reference: held.reference }))
    if (!page) return
    const way = anyOf(['pay', 'pay', 'refuse', 'silent', 'twice', 'late'])
    const { pathname } = new URL(String(page['address']), anyServer())
    await fetch(`${anyServer()}${pathname}/${way}`, { method: 'POST', redirect: 'manual' })
    if (Math.random() < 0.5) await call(`/payment/order?reference=${page['order']}`, headers)
  }
  const cancel = async (headers: Headers) => {
    const one = anyOf((await bookingsOf(headers)).filter(({ cancelTerms }) => cancelTerms !== null))
    if (one) await call('/vbs/cancel', headers, { reference: one.reference, terms: one.cancelTerms })
  }
  const keepLonger = async (headers: Headers) => {
    const one = (await bookingsOf(headers)).find(({ state }) => state === 'held')
    if (one) await call('/vbs/keep_longer', headers, { reference: one.reference })
  }
  const join = async (headers: Headers) => {
    const all = (await bookingsOf(headers)).filter(({ state }) => state === 'confirmed')
    for (const [place, { reference }] of all.entries()) {
      const next = all[place + 1]
      if (next) await call('/vbs/merge', headers, { references: [reference, next.reference] })
    }
    const one = anyOf(all)
    if (one && Math.random() < 0.5) await call('/vbs/split', headers, { reference: one.reference })
  }
  const wait = async (headers: Headers) => {
    const captcha = await solvedCaptcha(anyServer(), '/waiting/join')
    await call('/waiting/join', headers, { slot: anyOf(slots), solvedCaptcha: captcha })
  }
  const answer = async (headers: Headers) => {
    const items = ((await call('/waiting/mine', headers))?.['items'] ?? []) as { offer: { reference: string } | null }[]
    for (const { offer } of items)
      if (offer) await call('/waiting/answer', headers, { reference: offer.reference, takes: Math.random() < 0.7 })
  }
  return [book, book, bookTwo, pay, pay, pay, cancel, keepLonger, join, wait, answer]
}

const reason = 'In a storm.'
const days = () => [2, 3].map((ahead) => new Date(Date.now() + (8 + ahead * 24) * 3_600_000).toISOString().slice(0, 10))

/** What staff do meanwhile. */
const ofFacilities = async (desk: Headers, courts: readonly string[]) => {
  const [fromDay = '', untilDay = ''] = days()
  const court = anyOf(courts) ?? ''
  if (Math.random() < 0.5) {
    const at = { venue, facility, court, fromDay, fromTime: '09:00', untilDay, untilTime: '12:00' }
    const asked = { reason: 'maintenance', textZh: '', textPt: '', textEn: '', ...at }
    const met = await call('/desk/closure/meets', desk, asked)
    const closed =
      met && (await call('/desk/closure', desk, { ...asked, people: met['people'], requestKey: randomUUID() }))
    await pause(300)
    if (closed) await call('/desk/closure/lift', desk, { id: closed['id'], reason })
    return
  }
  const pattern = { venue, facility, courts: [court], fromDay, untilDay, weekdays: [1, 2, 3, 4, 5, 6, 7] }
  const hours = { fromTime: '09:00', untilTime: '22:00', purpose: 'Storm', requestKey: randomUUID() }
  const own = await call('/desk/own_use', desk, { ...pattern, ...hours })
  await pause(300)
  if (own) await call('/desk/own_use/give_back', desk, { id: own['id'], hour: '', reason })
}
const ofCounter = async (desk: Headers, slots: readonly number[], numbers: readonly string[]) => {
  const body = {
    memberNumber: anyOf(numbers),
    slots: [anyOf(slots)],
    overQuota: false,
    reason: '',
    requestKey: randomUUID(),
  }
  const got = await call('/desk/booking/book', desk, body)
  const [one] = (got?.['items'] ?? []) as { reference: string }[]
  if (one && Math.random() < 0.5)
    await call('/desk/booking/cancel', desk, { reference: one.reference, refund: 'full', reason })
}

const rowsOf = async (question: string) => (await client.query(question)).rows

test(`[O03] ${seconds} seconds of everything at once leave nothing double, nothing owed, and no deadlock`, async () => {
  for (const server of servers) await server.setClock({ forward: 'PT0S' })
  const numbers = await seatCrowd(client, members)
  const [fromDay, untilDay] = days()
  const found = await client.query<{ id: number; court: string }>(
    `select slots.id, courts.code as court from slots join courts on courts.id = court_id
       join facilities on facilities.id = slots.facility_id join venues on venues.id = slots.venue_id
     where venues.code = $1 and facilities.code = $2 and day between $3 and $4 and courts.place < 3
       and slots.opens_at < now() and starts_at > now() + interval '25 hours'
     order by courts.id, starts_at`,
    [venue, facility, fromDay, untilDay],
  )
  const slots = found.rows.map(({ id }) => id)
  const courts = [...new Set(found.rows.map(({ court }) => court))]
  expect(slots.length).toBeGreaterThan(members)
  const people = await Promise.all(Array.from({ length: members }, (_, place) => logInOneOf(anyServer(), place)))
  const deskOf = async (username: string) => {
    const { token } = await ask(anyServer(), '/desk/login', { body: { username, password: 'open-sesame-26' } })
    return { apikey: String(token), 'api-language': 'en' }
  }
  const [facilities, counter] = [await deskOf('facilities'), await deskOf('counter')]

  const until = performance.now() + seconds * 1000
  const going = async (go: () => Promise<unknown>) => {
    while (performance.now() < until) await go()
  }
  const all = doings(slots)
  await Promise.all([
    ...people.map((headers) => going(async () => anyOf(all)?.(headers))),
    going(() => ofFacilities(facilities, courts)),
    going(() => ofCounter(counter, slots, numbers)),
    // What is held ends meanwhile, and what is late comes.
    going(async () => {
      await pause(700)
      await Promise.all(servers.map((server) => server.setClock({ forward: 'PT3M' })))
    }),
  ])
  expect(faults).toEqual([])
  for (const name of ['/vbs/book', '/vbs/pay', '/vbs/cancel', '/waiting/join', '/desk/closure', '/desk/own_use'])
    expect(done.get(name), `${name} was not only refused`).toBeGreaterThan(0)

  // Everything that was still to come comes.
  for (const step of ['PT30M', 'P1D']) await Promise.all(servers.map((server) => server.setClock({ forward: step })))
  const open = `select state, count(*) from orders where state = 'open' group by state
    union all select 'refund', count(*) from refunds where state not in ('done', 'failed') having count(*) > 0
    union all select 'news', count(*) from payment_events where handled_at is null having count(*) > 0`
  await vi.waitFor(
    async () => {
      await servers[0]?.setClock({ forward: 'PT1M' })
      expect(await rowsOf(open)).toEqual([])
    },
    { timeout: 120_000, interval: 500 },
  )
  // What is cancelled too late keeps its money; what a member has keeps it as well; all else has gone back.
  const had = `(select coalesce(sum(amount), 0) from (
      select order_id, amount from bookings where state in ('confirmed', 'used', 'no_show', 'forfeited')
      union all select order_id, amount from pool_tickets where state in ('valid', 'used', 'void')
      union all select order_id, amount from enrolments where state = 'enrolled') as had
    where order_id = `
  const owed = `select orders.reference, orders.state, orders.amount, worth.live, worth.back from orders,
      lateral (select
        ${had} orders.id)::int as live,
        coalesce((select sum(amount) from refunds where order_id = orders.id and cause <> 'twice'), 0)::int as back) worth
    where (paid_at is not null) <> (worth.live + worth.back > 0) or (paid_at is not null and amount <> worth.live + worth.back)`
  expect(await rowsOf(owed), 'paid is worth what is had and what went back').toEqual([])
  const unknown = `select reference from sandbox_checkouts where paid_at is not null
    and not exists (select from transfers where provider_reference = reference and refund_id is null)`
  expect(await rowsOf(unknown), 'every payment is in the books').toEqual([])
  const books = `select transfers.order_id from transfers group by transfers.order_id
    having sum(case when refund_id is null then amount else -amount end)
      <> ${had} transfers.order_id)`
  expect(await rowsOf(books), 'the books say so').toEqual([])
  const double = `select slot_id from bookings where state in ('held', 'offered', 'confirmed', 'used', 'no_show')
    group by slot_id having count(*) > 1`
  expect(await rowsOf(double)).toEqual([])
  const quota = `select member_id from bookings where member_id is not null and at_desk_by is null
      and state in ('held', 'offered', 'confirmed', 'used', 'no_show', 'forfeited')
    group by member_id, facility_kind, band, quota_from having count(*) > max(quota_most)`
  expect(await rowsOf(quota)).toEqual([])
  expect(await rowsOf('select deadlocks::int from pg_stat_database where datname = current_database()')).toEqual([
    { deadlocks: 0 },
  ])
})
