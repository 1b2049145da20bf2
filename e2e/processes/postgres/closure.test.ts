import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newFolder, openServer, type PortalServer } from '../../server.ts'
import { ask } from '../registrant.ts'
import { furtherDatabases } from './databases.ts'

const kills = 3
/** Two people’s, so many each: more than one portion. */
const bookingsEach = 110
/** Every so many of them is paid, the others are kept. */
const paidEach = 10
const password = 'open-sesame-26'
const people = { siumei: 'siumei@example.mo', ana: 'ana@example.mo' }

const folder = newFolder(process.env)
// Its own: a closure of everything ends what others have booked.
const databases = furtherDatabases(1)
const [DATABASE_URL] = databases.urls
beforeAll(databases.create)
afterAll(async () => {
  await databases.drop()
  rmSync(folder, { recursive: true, force: true })
})
const start = () =>
  openServer({
    folder,
    // As delivered: all the days that can be booked.
    environment: {
      SETTINGS_FILE: undefined,
      CHECKOUT_URL: 'sandbox',
      DATABASE_URL,
    },
  })

interface Facility {
  courts: { slots: { id: number; state: string }[] }[]
}
interface Listed {
  days: string[]
  items: { code: string }[]
}
type Headers = Record<string, string>

/** Free slots of all venues and days but today’s: the quota is of each kind, band and day. */
const freeSlots = async ({ address }: PortalServer) => {
  const { days, items } = (await ask(address, '/vbs/venues')) as unknown as Listed
  const slots: number[] = []
  for (const day of days.slice(1, -1))
    for (const { code } of items) {
      const { timetable } = await ask(address, `/vbs/slots?venue=${code}&day=${day}`)
      for (const { courts } of (timetable as { facilities: Facility[] }).facilities)
        for (const { slots: ofCourt } of courts.slice(0, 2))
          slots.push(...ofCourt.flatMap(({ id, state }) => (state === 'free' ? [id] : [])))
    }
  return slots
}

const logIn = async ({ address }: PortalServer, username: string): Promise<Headers> => {
  const body = { method: 'account', username, password }
  const { token } = await ask(address, '/security/login_one_pass', { body })
  return { apikey: String(token), 'api-language': 'en' }
}

/** Books until they have enough, and pays some. Gives the references of all, and the orders of those that are paid. */
const bookMany = async ({ address }: PortalServer, headers: Headers, slots: number[]) => {
  const [references, orders]: [string[], string[]] = [[], []]
  while (references.length < bookingsEach && slots.length > 0) {
    const body = { choices: [slots.shift()], requestKey: randomUUID() }
    const got = await ask(address, '/vbs/book', { body, headers }).catch(() => undefined)
    if (!got) continue
    const reference = String(got['reference'])
    references.push(reference)
    if (references.length % paidEach !== 0 || got['amount'] === 0) continue
    const page = await ask(address, '/vbs/pay', { body: { reference }, headers })
    await fetch(`${address}${new URL(String(page['address'])).pathname}/pay`, { method: 'POST', redirect: 'manual' })
    orders.push(String(page['order']))
  }
  return { references, orders }
}

test(`killed ${kills} times in the middle of a closure, it tells nobody twice, and pays back each payment once`, async () => {
  let server = await start()
  // What is due is done: an empty database has slots of the first days only.
  await server.setClock({ forward: 'PT0S' })
  const slots = await freeSlots(server)
  const members: (Awaited<ReturnType<typeof bookMany>> & { headers: Headers })[] = []
  for (const username of Object.keys(people)) {
    const headers = await logIn(server, username)
    members.push({ headers, ...(await bookMany(server, headers, slots)) })
  }
  const references = members.flatMap((member) => member.references)
  expect(references.length, 'more than one portion').toBeGreaterThan(200)
  const paid = async () => {
    const orders = members.flatMap(({ headers, orders }) =>
      orders.map((order) => ask(server.address, `/payment/order?reference=${order}&useToken=1`, { headers })),
    )
    return Promise.all(orders)
  }
  await vi.waitFor(async () => expect((await paid()).every(({ state }) => state === 'paid')).toBe(true), {
    timeout: 60_000,
    interval: 500,
  })

  const { token } = await ask(server.address, '/desk/login', { body: { username: 'facilities', password } })
  const desk = { apikey: String(token), 'api-language': 'en' }
  const untilDay = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const asked = {
    ...{ reason: 'typhoon', textZh: '', textPt: '', textEn: '', venue: '', facility: '', court: '' },
    ...{ fromDay: '', fromTime: '', untilDay, untilTime: '' },
  }
  const met = await ask(server.address, '/desk/closure/meets', { body: asked, headers: desk })
  const body = { ...asked, people: met['people'], requestKey: randomUUID() }
  await ask(server.address, '/desk/closure', { body, headers: desk })
  for (let round = 0; round < kills; round += 1) {
    await new Promise((passed) => setTimeout(passed, 300 + round * 300))
    await server.stop('SIGKILL')
    server = await start()
  }

  interface Closure {
    toldAt: string | null
    left: number
    ended: number
  }
  const closures = async () =>
    (await ask(server.address, '/desk/closures?useToken=1', { headers: desk }))['items'] as Closure[]
  const allTold = [{ left: 0, ended: expect.any(Number), toldAt: expect.any(String) }]
  await vi.waitFor(async () => expect(await closures()).toMatchObject(allTold), { timeout: 180_000, interval: 1000 })

  const toldOf = async () => {
    const letters = (await Promise.all(Object.values(people).map((email) => server.inbox(email)))).flat()
    const bodies = letters.filter(({ subject }) => /場地關閉|Recinto encerrado|Venue closed/.test(subject))
    const all = bodies.map(({ body }) => body).join('\n')
    return references.map((reference) => all.split(reference).length - 1)
  }
  await vi.waitFor(async () => expect(new Set(await toldOf())).toEqual(new Set([1])), {
    timeout: 120_000,
    interval: 1000,
  })
  await vi.waitFor(
    async () => {
      for (const { amount, refunds } of await paid())
        expect(refunds).toEqual([{ amount, cause: 'closed', way: 'provider', doneAt: expect.any(String) }])
    },
    { timeout: 120_000, interval: 1000 },
  )
  await server.close()
}, 600_000)
