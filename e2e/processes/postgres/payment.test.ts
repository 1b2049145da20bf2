import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCheckoutServer } from '../../../server/src/testing/checkoutServer.ts'
import { newFolder, openServer, type PortalServer } from '../../server.ts'
import { ask } from '../registrant.ts'
import { furtherDatabases } from './databases.ts'

const password = 'open-sesame-26'
const email = 'siumei@example.mo'

const folder = newFolder(process.env)
// Its own: the numbers of its receipts have no gap, and nobody else waits for what is locked here.
const databases = furtherDatabases(1)
const [DATABASE_URL] = databases.urls
const provider = await openCheckoutServer()
/** Looks into the database, and holds rows as somebody would who is faster. */
const beside = new pg.Client({ connectionString: DATABASE_URL })
beforeAll(async () => {
  await databases.create()
  await beside.connect()
})
afterAll(async () => {
  await beside.end()
  await provider.close()
  await databases.drop()
  rmSync(folder, { recursive: true, force: true })
})

const start = () => {
  // Few days of slots, and some of them so far away that who cancels gets everything back.
  const settings = join(folder, 'settings.json')
  writeFileSync(settings, JSON.stringify({ services: { timetableDays: 6 } }))
  return openServer({
    folder,
    environment: {
      DATABASE_URL,
      SETTINGS_FILE: settings,
      CHECKOUT_URL: provider.access.address,
      CHECKOUT_KEY: provider.access.key,
      CHECKOUT_NEWS_SECRET: provider.access.newsSecret,
    },
  })
}

let server: PortalServer
let apikey = ''
const logIn = async () => {
  const body = { method: 'account', username: 'siumei', password }
  apikey = String((await ask(server.address, '/security/login_one_pass', { body }))['token'])
}
const asMember = (path: string, body?: object) =>
  ask(server.address, body ? path : `${path}&useToken=1`, { headers: { apikey }, ...(body && { body }) })

interface Listed {
  days: string[]
  items: { code: string }[]
}
interface Timetable {
  facilities: { courts: { slots: { id: number; state: string }[] }[] }[]
}
/** Free slots of the days to come, two of each venue and day: the quota is of each kind, band and day. */
const freeSlots = async () => {
  const { days, items } = (await ask(server.address, '/vbs/venues')) as unknown as Listed
  const slots: number[] = []
  for (const day of days.slice(2))
    for (const { code } of items) {
      const { timetable } = await ask(server.address, `/vbs/slots?venue=${code}&day=${day}`)
      const free = (timetable as Timetable).facilities.flatMap(({ courts }) =>
        courts.flatMap((court) => court.slots.filter(({ state }) => state === 'free')),
      )
      slots.push(...free.slice(0, 2).map(({ id }) => id))
    }
  return slots
}

interface Booked {
  reference: string
  amount: number
}
/** Books something that costs something. */
const book = async (slots: number[]): Promise<Booked> => {
  for (;;) {
    const choices = [slots.shift()]
    if (choices[0] === undefined) throw new Error('There is nothing left to book.')
    const got = await asMember('/vbs/book', { choices, requestKey: randomUUID() }).catch(() => undefined)
    if (got && Number(got['amount']) > 0) return { reference: String(got['reference']), amount: Number(got['amount']) }
  }
}

interface Ordered extends Booked {
  order: string
}
const goToPay = async (booked: Booked): Promise<Ordered> => {
  const { order } = await asMember('/vbs/pay', { reference: booked.reference })
  return { ...booked, order: String(order) }
}
const pageOf = (order: string) => provider.pages().find(({ key }) => key === order)
/** Goes on to pay, and pays on the page. */
const pay = async (booked: Booked) => {
  const ordered = await goToPay(booked)
  await provider.pay(pageOf(ordered.order)?.reference ?? '')
  return ordered
}
/** The provider tells of a payment, signed anew each time, until it is taken, as providers do. */
const tell = ({ order, amount }: Ordered) => {
  const about = { id: `news of ${order}`, kind: 'paid', key: order, reference: pageOf(order)?.reference, amount }
  const once = async () => {
    const { body, headers } = provider.news(about)
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    return (await fetch(`${server.address}/api/payment/news`, sent)).status
  }
  return vi.waitFor(async () => expect(await once()).toBe(200), { timeout: 30_000, interval: 200 })
}

interface Order {
  state: string
  receipt: string | null
  refunds: { amount: number; doneAt: string | null }[]
}
const orderOf = async ({ order }: Ordered) => (await asMember(`/payment/order?reference=${order}`)) as unknown as Order
const stateOf = async ({ reference }: Booked) => (await asMember(`/vbs/booking?reference=${reference}`))['state']
const statesOf = (booked: readonly Booked[]) => Promise.all(booked.map(stateOf))
/** What the books say of all orders of these, in their order. */
const books = async (ordered: readonly Ordered[]) => {
  const { rows } = await beside.query<{ said: string }>(
    `select orders.reference || ' ' || from_account || ' → ' || to_account || ' ' || transfers.amount as said
      from transfers join orders on orders.id = order_id
      where orders.reference = any ($1) order by orders.id, transfers.id`,
    [ordered.map(({ order }) => order)],
  )
  return rows.map(({ said }) => said)
}
const isBlocked = 'pg_backend_pid() = any (pg_blocking_pids(pid))'
/** How many wait for what is held beside them. */
const waiting = async () => {
  const { rows } = await beside.query<{ count: string }>(`select count(*) from pg_stat_activity where ${isBlocked}`)
  return Number(rows[0]?.count)
}
/** Jobs of payments that are not done, those too that a killed process has left. */
const jobsLeft = async () => {
  const { rows } = await beside.query<{ name: string }>(
    `select name from jobs.job where state in ('created', 'retry', 'active')
      and (name like 'payment.%' or name = 'booking.settle')`,
  )
  return rows.map(({ name }) => name)
}

const slowly = { timeout: 60_000, interval: 250 }
const lost = () => undefined

const cancel = ({ reference }: Booked) => asMember('/vbs/cancel', { reference, terms: 'free' })

/** Goes on when the provider is asked, and leaves it at that; gives what becomes of the one who waits for it. */
const leftSilent = async (at: RegExp, begin: () => Promise<unknown>) => {
  let isAsked = false
  provider.listen((moment, { path }) => {
    if (!at.test(`${moment} ${path}`)) return undefined
    isAsked = true
    return 'silent'
  })
  const end = begin().catch(lost)
  await vi.waitFor(() => expect(isAsked, at.source).toBe(true), slowly)
  return { end }
}
/** The same, and the server is killed at that moment. */
const killedAt = async (at: RegExp, begin: () => Promise<unknown>) => {
  const { end } = await leftSilent(at, begin)
  await server.stop('SIGKILL')
  await end
}

test('killed at each point of a payment, it neither loses one, nor takes or gives anything twice', async () => {
  server = await start()
  // What is due is done: an empty database has slots of the first days only.
  await server.setClock({ forward: 'PT0S' })
  await logIn()
  const slots = await freeSlots()

  // Whoever has no place yet, and whoever has one and does not want it any more.
  const [pageAsked, pageMade] = [await book(slots), await book(slots)]
  const told = await pay(await book(slots))
  const paid = await pay(await book(slots))
  const looked = await pay(await book(slots))
  const refundAsked = await pay(await book(slots))
  const refundMade = await pay(await book(slots))
  const unpaid = await goToPay(await book(slots))
  const cancelled = [refundAsked, refundMade]
  for (const one of cancelled) await tell(one)
  await vi.waitFor(async () => expect(await statesOf(cancelled)).toEqual(['confirmed', 'confirmed']), slowly)

  // The news is kept, and the order not paid; the order is paid, and the place not confirmed.
  await beside.query('begin')
  await beside.query('select from orders where reference = $1 for update', [told.order])
  await beside.query('select from bookings where reference = $1 for update', [paid.reference])
  await Promise.all([tell(told), tell(paid)])
  await vi.waitFor(async () => expect(await waiting()).toBe(2), slowly)
  // The provider has not made the page, or has; it has said who has paid, or paid back: no answer comes.
  const hanging = [await leftSilent(/^asked .checkouts$/, () => goToPay(pageAsked))]
  hanging.push(await leftSilent(/^done .checkouts$/, () => goToPay(pageMade)))
  hanging.push(await leftSilent(/^done .checkouts.[^/]+$/, () => orderOf(looked)))
  await leftSilent(/^done .refunds$/, () => cancel(refundMade))
  await server.stop('SIGKILL')
  await Promise.all(hanging.map(({ end }) => end))
  // The database would not notice before it is their turn, and go on with what they have asked last.
  await beside.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isBlocked}`)
  await beside.query('rollback')
  expect(
    provider.pages().filter(({ state }) => state === 'open'),
    'a page of nobody’s',
  ).toHaveLength(2)
  expect(provider.refunds()).toHaveLength(1)
  expect(await books([told, paid, looked, refundMade]), 'killed in the middle').toHaveLength(2)
  const { rows: found } = await beside.query('select state from bookings where reference = $1', [paid.reference])
  expect(found, 'paid, and no place yet').toEqual([{ state: 'held' }])

  // Who was on the way to pay goes there again; what was told is told again; of one no news ever comes.
  provider.listen(lost)
  server = await start()
  const [asked, made] = [await pay(pageAsked), await pay(pageMade)]
  for (const one of [asked, made, told, paid]) await tell(one)
  // The provider has not paid back yet. The time of the others is over: their pages are closed, and nobody hears it.
  await leftSilent(/^asked .refunds$/, () => cancel(refundAsked))
  await killedAt(/^done .checkouts.[^/]+.end$/, () => server.setClock({ forward: 'PT15M' }))
  provider.listen(lost)
  server = await start()
  // A clock that was moved is the true one again; what was asked about a moment ago is not asked about again.
  await server.setClock({ forward: 'PT17M' })

  const kept = [told, paid, looked, asked, made]
  await vi.waitFor(async () => expect(await statesOf(kept)).toEqual(kept.map(() => 'confirmed')), slowly)
  // News of what was asked for comes after all. What the killed ones have left is taken over half a minute later, where
  // all is settled already: neither does it once more.
  await tell(looked)
  await vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), { timeout: 90_000, interval: 500 })

  const everyone = [...cancelled, ...kept]
  const outcome = async () => ({
    cancelled: await Promise.all(cancelled.map(async (one) => (await orderOf(one)).refunds)),
    kept: await Promise.all(kept.map(async (one) => (await orderOf(one)).refunds)),
    states: await Promise.all([...everyone, unpaid].map(async (one) => (await orderOf(one)).state)),
    // Without a gap.
    receipts: (await Promise.all(everyone.map(async (one) => Number((await orderOf(one)).receipt?.split('/')[1]))))
      .toSorted((one, other) => one - other)
      .map((number, _, numbers) => number - Number(numbers[0])),
  })
  await vi.waitFor(
    async () =>
      expect(await outcome()).toEqual({
        cancelled: cancelled.map(({ amount }) => [
          { amount, cause: 'cancelled', way: 'provider', doneAt: expect.any(String) },
        ]),
        kept: kept.map(() => []),
        states: [...everyone.map(() => 'paid'), 'ended'],
        receipts: everyone.map((_, nr) => nr),
      }),
    slowly,
  )

  // As many letters of a kind as there were causes.
  const letters = async () => {
    const subjects = (await server.inbox(email)).map(({ subject }) => subject)
    const about = (kind: string, reference: string) =>
      subjects.filter((subject) => subject.startsWith(kind) && subject.includes(reference)).length
    return {
      booked: everyone.map(({ reference }) => about('已預訂', reference)),
      refunded: everyone.map(({ order }) => about('已退款', order)),
    }
  }
  await vi.waitFor(
    async () =>
      expect(await letters()).toEqual({
        booked: everyone.map(() => 1),
        refunded: everyone.map((one) => (cancelled.includes(one) ? 1 : 0)),
      }),
    slowly,
  )
  await server.close()

  const pages = provider.pages().map(({ key, state }) => `${key} ${state}`)
  expect(pages.toSorted()).toEqual(
    [...everyone.map(({ order }) => `${order} paid`), `${unpaid.order} ended`].toSorted(),
  )
  expect(provider.refunds().map(({ amount }) => amount)).toEqual(cancelled.map(({ amount }) => amount))
  for (const one of everyone) {
    const there = `${one.order} income:booking → provider:hosted ${one.amount}`
    const back = `${one.order} provider:hosted → income:booking ${one.amount}`
    expect(await books([one])).toEqual(cancelled.includes(one) ? [there, back] : [there])
  }
  expect(await books([unpaid])).toEqual([])
}, 300_000)
