import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../server/src/database/database.ts'
import { type Moment, openCheckoutServer } from '../../../server/src/testing/checkoutServer.ts'
import { newFolder, openServer, type PortalServer } from '../../server.ts'
import { ask } from '../registrant.ts'

// The provider kills the server at a moment of its own choosing: so the points are exact.

const folder = newFolder(process.env)
const provider = await openCheckoutServer()
afterAll(async () => {
  await provider.close()
  rmSync(folder, { recursive: true, force: true })
})

const password = 'open-sesame-26'
const email = 'siumei@example.mo'

const start = () =>
  openServer({
    folder,
    environment: {
      // The demonstration has two weeks of slots; an empty database makes them.
      ...(process.env['DATABASE_URL'] && { DATABASE_URL: process.env['DATABASE_URL'], SETTINGS_FILE: undefined }),
      CHECKOUT_URL: provider.access.address,
      CHECKOUT_KEY: provider.access.key,
      CHECKOUT_NEWS_SECRET: provider.access.newsSecret,
    },
  })

let server: PortalServer
/** Resolves when the server that was killed is back. */
let back: Promise<void> = Promise.resolve()
const kill = () => {
  const dying = server.stop('SIGKILL')
  back = dying.then(async () => {
    server = await start()
  })
}
/** From now on the provider kills the server once, at a moment of a question. */
const killAt = (at: Moment, path: RegExp) => {
  let isDone = false
  provider.listen((moment, question) => {
    if (isDone || moment !== at || !path.test(question.path)) return undefined
    isDone = true
    kill()
    // Nobody is there to hear what it would say.
    return at === 'answered' ? undefined : 'lost'
  })
  return vi.waitFor(() => expect(isDone, `${at} ${path.source}`).toBe(true), { timeout: 30_000, interval: 20 })
}

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
  for (const day of days.slice(2, -1))
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

interface Paying extends Booked {
  order: string
}
const pageOf = (order: string) => provider.pages().find(({ key }) => key === order)
/** Goes on to pay, as often as it takes, and pays on the page. */
const pay = async (booked: Booked): Promise<Paying> => {
  const page = await asMember('/vbs/pay', { reference: booked.reference })
  const order = String(page['order'])
  await provider.pay(pageOf(order)?.reference ?? '')
  return { ...booked, order }
}
/** The provider tells of a payment, signed anew each time, until it is taken, as providers do. */
const newsOf = ({ order, amount }: Paying) => {
  const about = { id: `news of ${order}`, kind: 'paid', key: order, reference: pageOf(order)?.reference, amount }
  return async () => {
    const { body, headers } = provider.news(about)
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    return (await fetch(`${server.address}/api/payment/news`, sent)).status
  }
}
const untilTaken = (tell: () => Promise<number>) =>
  vi.waitFor(async () => expect(await tell()).toBe(200), { timeout: 30_000, interval: 200 })

interface Order {
  state: string
  amount: number
  receipt: string | null
  refunds: { amount: number; doneAt: string | null }[]
}
const orderOf = async (order: string) => (await asMember(`/payment/order?reference=${order}`)) as unknown as Order
const bookingOf = (reference: string) => asMember(`/vbs/booking?reference=${reference}`)
/** What the books say of these orders, in their order. */
const books = async (paid: readonly Paying[]) => {
  const url = process.env['DATABASE_URL']
  const { db, close } = await openDatabase(url ? { url } : { folder: join(folder, 'database') })
  const { rows } = await sql<{ said: string }>`
    select orders.reference || ' ' || from_account || ' → ' || to_account || ' ' || transfers.amount as said
    from transfers join orders on orders.id = order_id
    where orders.reference = any (${paid.map(({ order }) => order)}::text[])
    order by orders.id, transfers.id`.execute(db)
  await close()
  return rows.map(({ said }) => said)
}
const quietly = { timeout: 50_000, interval: 500 }

test('killed at each point of a payment, it neither loses one, nor takes or gives anything twice', async () => {
  server = await start()
  // What is due is done: an empty database has slots of the first days only.
  if (process.env['DATABASE_URL']) await server.setClock({ forward: 'PT0S' })
  await logIn()
  const slots = await freeSlots()
  const paid: Paying[] = []
  const lost = () => undefined

  // The order is written: the provider gets the question and does nothing; has made a page; has said so.
  for (const at of ['asked', 'done', 'answered'] as const) {
    const booked = await book(slots)
    const killed = killAt(at, /^\/checkouts$/)
    const first = asMember('/vbs/pay', { reference: booked.reference }).catch(lost)
    await killed
    await Promise.all([first, back])
    const one = await pay(booked)
    paid.push(one)
    await untilTaken(newsOf(one))
  }

  // The news has come in and nothing is committed, or it is, and nothing has followed; now and then in between.
  for (const pause of [0, 4, 12]) {
    const one = await pay(await book(slots))
    paid.push(one)
    const tell = newsOf(one)
    const telling = tell().catch(lost)
    await new Promise((passed) => setTimeout(passed, pause))
    kill()
    await Promise.all([telling, back])
    await untilTaken(tell)
  }
  // It was taken, and is being worked on: the order is paid, and what follows waits.
  const following = await pay(await book(slots))
  paid.push(following)
  await untilTaken(newsOf(following))
  await vi.waitFor(async () => expect((await orderOf(following.order)).state).toBe('paid'), quietly)
  kill()
  await back

  // Somebody has paid, and no news ever comes: the portal asks, and dies of it.
  const silent = await pay(await book(slots))
  paid.push(silent)
  const looked = killAt('done', /^\/checkouts\/[^/]+$/)
  const looking = orderOf(silent.order).catch(lost)
  await looked
  await Promise.all([looking, back])

  // Nobody has paid: the page is closed, and the portal dies of it.
  const unpaid = await book(slots)
  const { order: unpaidOrder } = await asMember('/vbs/pay', { reference: unpaid.reference })

  // Everything that is paid is theirs, before anything is cancelled.
  const wanted = paid.map(() => 'confirmed paid')
  const standing = () =>
    Promise.all(
      paid.map(async ({ reference, order }) => {
        const { state } = await bookingOf(reference)
        return `${String(state)} ${(await orderOf(order)).state}`
      }),
    )
  await vi.waitFor(async () => expect(await standing()).toEqual(wanted), quietly)

  // In a refund: the provider gets the question and does nothing; has paid back; has said so.
  const cancelled = paid.slice(0, 3)
  for (const [nr, at] of (['asked', 'done', 'answered'] as const).entries()) {
    const killed = killAt(at, /^\/refunds$/)
    await asMember('/vbs/cancel', { reference: cancelled[nr]?.reference, terms: 'free' })
    await killed
    await back
  }
  const ended = killAt('done', /\/end$/)
  await Promise.all([server.setClock({ forward: 'PT15M' }).catch(lost), ended])
  await back
  provider.listen(lost)
  // A clock that was moved is the true one again after a start.
  await server.setClock({ forward: 'PT15M' })

  const kept = paid.slice(3)
  const outcome = async () => ({
    cancelled: await Promise.all(cancelled.map(async ({ order }) => (await orderOf(order)).refunds)),
    kept: await Promise.all(kept.map(async ({ order }) => (await orderOf(order)).refunds)),
    unpaid: (await orderOf(String(unpaidOrder))).state,
    receipts: (await Promise.all(paid.map(async ({ order }) => (await orderOf(order)).receipt))).toSorted(),
  })
  await vi.waitFor(
    async () =>
      expect(await outcome()).toEqual({
        cancelled: cancelled.map(({ amount }) => [
          { amount, cause: 'cancelled', way: 'provider', doneAt: expect.any(String) },
        ]),
        kept: kept.map(() => []),
        unpaid: 'ended',
        receipts: paid.map(() => expect.any(String)),
      }),
    quietly,
  )
  // Those of the demonstration have the numbers before.
  const numbers = (await outcome()).receipts.map((receipt) => Number(receipt?.split('/')[1]))
  expect(numbers, 'without a gap').toEqual(paid.map((_, nr) => (numbers[0] ?? 0) + nr))

  // As many letters of a kind as there were causes.
  const letters = async () => {
    const subjects = (await server.inbox(email)).map(({ subject }) => subject)
    const about = (reference: string, kind: string) =>
      subjects.filter((subject) => subject.startsWith(kind) && subject.includes(reference)).length
    return {
      booked: paid.map(({ reference }) => about(reference, '已預訂')),
      refunded: paid.map(({ order }) => about(order, '已退款')),
    }
  }
  await vi.waitFor(
    async () =>
      expect(await letters()).toEqual({
        booked: paid.map(() => 1),
        refunded: paid.map((_, nr) => (nr < cancelled.length ? 1 : 0)),
      }),
    quietly,
  )
  await server.close()

  expect(provider.pages().map(({ state }) => state)).toEqual([...paid.map(() => 'paid'), 'ended'])
  expect(provider.refunds()).toHaveLength(cancelled.length)
  expect(await books(paid)).toEqual(
    paid.flatMap(({ order, amount }, nr) => [
      `${order} income:booking → provider:hosted ${amount}`,
      ...(nr < cancelled.length ? [`${order} provider:hosted → income:booking ${amount}`] : []),
    ]),
  )
}, 300_000)
