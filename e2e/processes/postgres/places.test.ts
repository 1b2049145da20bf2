import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusals } from '@palaestra/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openServer, type PortalServer } from '../../server.ts'
import { ask, solvedCaptcha } from '../registrant.ts'
import { logInOneOf, seatCrowd } from './crowd.ts'
import { furtherDatabases } from './databases.ts'

// Pools, classes and gates at two processes: what is sold last, and what is killed in the middle.
const members = 12
const places = 5
const slowly = { timeout: 60_000, interval: 250 }

const folder = mkdtempSync(join(tmpdir(), 'palaestra-places-'))
// Its own: terms and sessions are changed in it, and nobody else waits for what is locked here.
const databases = furtherDatabases(1)
const [url = ''] = databases.urls
/** Looks into the database, and holds rows as somebody would who is faster. */
const beside = new pg.Client(url)
const start = () =>
  openServer({
    environment: {
      ...{ DATABASE_URL: url, SECRET: 'thirty-two characters nobody guesses', TRUSTED_PROXIES: '127.0.0.1' },
      ...{ SETTINGS_FILE: join(folder, 'settings.json'), CHECKOUT_URL: 'sandbox' },
    },
  })

type Headers = Record<string, string>
let [one, other]: [PortalServer, PortalServer] = [undefined as never, undefined as never]
let people: Headers[] = []
let teacher: Headers = {}
let [session, course, code] = [0, 0, '']

const rowsOf = async (question: string, values: unknown[] = []) => (await beside.query(question, values)).rows
const firstOf = async (question: string, values: unknown[] = []) => (await rowsOf(question, values))[0] ?? {}

beforeAll(async () => {
  await databases.create()
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ services: { timetableDays: 2 } }))
  ;[one, other] = await Promise.all([start(), start()])
  await beside.connect()
  await one.setClock({ forward: 'PT0S' })
  await seatCrowd(beside, members)
  // As long as those that a gate reads.
  await beside.query(`update cards set qr_reference = left(qr_reference, 16) where length(qr_reference) > 16`)
  people = await Promise.all(Array.from({ length: members }, (_, place) => logInOneOf(one.address, place)))
  const desk = { username: 'classes', password: 'open-sesame-26' }
  teacher = { apikey: String((await ask(one.address, '/desk/login', { body: desk }))['token']), 'api-language': 'en' }

  // Of a session and of a class that costs something so many places are left; of its term they are given to who comes first.
  const ofSession = await firstOf(
    `update pool_sessions set places = taken + $1, advance_places = advance_taken + $1, advance_from = now() - interval '1 hour'
     where id = (select id from pool_sessions where day > current_date + 1 and price_adult > 0 and not cleaning
       order by starts_at limit 1) returning id`,
    [places],
  )
  session = Number(ofSession['id'])
  const ofCourse = await firstOf(
    `update courses set places = taken + $1 where id = (select courses.id from courses
       join course_terms on course_terms.id = term_id
       where starts_on > current_date + 1 and minimum_age is null and maximum_age is null and price > 0 and closed is null
       order by starts_on, courses.id limit 1) returning id, code, term_id`,
    [places],
  )
  ;[course, code] = [Number(ofCourse['id']), String(ofCourse['code'])]
  await beside.query(
    `update course_terms set renew_from = now() - interval '20 days', register_from = now() - interval '19 days',
       register_until = now() - interval '15 days', draw_at = now() - interval '14 days',
       sign_up_from = now() - interval '13 days', sign_up_until = now() - interval '10 days',
       remaining_from = now() - interval '1 day' where id = $1`,
    [ofCourse['term_id']],
  )
})
afterAll(async () => {
  await beside.end()
  for (const server of [one, other]) await server.close()
  await databases.drop()
  rmSync(folder, { recursive: true })
})

const lost = () => undefined
/** What somebody wants, and the key by which it is one request however often it is sent. */
const wish = () => ({ ticket: randomUUID(), place: randomUUID() })
const buy = ({ address }: PortalServer, headers: Headers, requestKey: string) =>
  ask(address, '/pool/buy', { headers, body: { session, children: [], requestKey } })
const signUp = ({ address }: PortalServer, headers: Headers, requestKey: string) =>
  ask(address, '/course/sign_up', { headers, body: { course: code, requestKey } })
/** Goes to the page of the provider, and pays. */
const pay = async ({ address }: PortalServer, headers: Headers, path: string, reference: unknown) => {
  const page = await ask(address, path, { headers, body: { reference } })
  await fetch(`${address}${new URL(String(page['address'])).pathname}/pay`, { method: 'POST', redirect: 'manual' })
}

const live = {
  tickets: `state in ('held', 'valid', 'used')`,
  places: `state in ('held', 'offered', 'enrolled')`,
}
/** What must never be, whatever has happened. */
const invariants: Record<string, string> = {
  'a counter is the sum of its tickets': `select id from pool_sessions s where taken <> (select coalesce(sum(persons), 0)
    from pool_tickets where session_id = s.id and not late and ${live.tickets}) or taken > places`,
  'a class is as full as its places': `select id from courses c where taken <> (select count(*) from enrolments
    where course_id = c.id and ${live.places}) or taken > places`,
  'one ticket of a session': `select session_id from pool_tickets where ${live.tickets} and member_id is not null
    group by session_id, member_id having count(*) > 1`,
  'one place in a class': `select course_id from enrolments where ${live.places}
    group by course_id, member_id having count(*) > 1`,
  'paid is worth what is had and what went back': `select orders.reference from orders, lateral (select
      coalesce((select sum(amount) from pool_tickets where order_id = orders.id and state in ('valid', 'used', 'void')), 0)
      + coalesce((select sum(amount) from enrolments where order_id = orders.id and state = 'enrolled'), 0) as had,
      coalesce((select sum(amount) from refunds where order_id = orders.id and cause <> 'twice'), 0) as back) worth
    where follow in ('pool.settle', 'course.settle') and paid_at is not null and amount <> had + back`,
  'the books say so': `select orders.reference from orders join transfers on order_id = orders.id
    where follow in ('pool.settle', 'course.settle') group by orders.id
    having sum(case when refund_id is null then transfers.amount else -transfers.amount end) <>
      coalesce((select sum(amount) from pool_tickets where order_id = orders.id and state in ('valid', 'used', 'void')), 0)
      + coalesce((select sum(amount) from enrolments where order_id = orders.id and state = 'enrolled'), 0)`,
  'nothing is left to pay back, or to hear': `select 'refund' from refunds where state not in ('done', 'failed')
    union all select 'news' from payment_events where handled_at is null`,
}
/** A minute later they hold, at whatever process. */
const allIsSound = async () => {
  await one.setClock({ forward: 'PT1M' })
  await vi.waitFor(async () => {
    for (const [said, question] of Object.entries(invariants)) expect(await rowsOf(question), said).toEqual([])
  }, slowly)
}

// Of locks, not of activity, which a transaction reads but once.
const waiting = 'select pid from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))'
/** Goes on when somebody waits for what is held here, and kills the process in which they do. */
const killedWhileWaiting = async (held: string, values: unknown[], begin: () => Promise<unknown>) => {
  await beside.query('begin')
  await beside.query(held, values)
  const end = begin().catch(lost)
  await vi.waitFor(async () => expect(await rowsOf(waiting)).not.toEqual([]), slowly)
  await one.stop('SIGKILL')
  await end
  // The database would not notice before it is their turn, and go on with what they have asked last.
  await beside.query(`select pg_terminate_backend(pid) from (${waiting}) as found`)
  await beside.query('rollback')
  one = await start()
}
const idOf = async (place: number) =>
  Number((await firstOf('select id from members where username = $1', [`crowd${place + 1}`]))['id'])

test('[O02] [O04] two processes sell the last places side by side, and no more; who is too late is told so', async () => {
  const refused: string[] = []
  const keepWhy = (why: Error) => void refused.push(why.message)
  const sold = await Promise.all(
    people.map(async (headers) => {
      const { ticket, place } = wish()
      // Each asks at both, as from two tabs.
      const [tickets, classes] = await Promise.all([
        Promise.all([one, other].map((server) => buy(server, headers, ticket).catch(keepWhy))),
        Promise.all([other, one].map((server) => signUp(server, headers, place).catch(keepWhy))),
      ])
      return { headers, ticket: tickets.find(Boolean)?.['reference'], place: classes.find(Boolean)?.['reference'] }
    }),
  )
  expect(sold.filter(({ ticket }) => ticket)).toHaveLength(places)
  expect(sold.filter(({ place }) => place)).toHaveLength(places)
  // Nobody runs against the last line of the database, which could say nothing to them.
  const full = [refusals.pool_full, refusals.course_full].map((code) => `"code":${code},`)
  expect(refused.filter((why) => !full.some((code) => why.includes(code)))).toEqual([])
  // All but one pays; that one loses it.
  for (const [nr, { headers, ticket }] of sold.filter(({ ticket }) => ticket).entries())
    if (nr > 0) await pay(nr % 2 ? one : other, headers, '/pool/pay', ticket)
  for (const [nr, { headers, place }] of sold.filter(({ place }) => place).entries())
    if (nr > 0) await pay(nr % 2 ? one : other, headers, '/course/pay', place)
  await one.setClock({ forward: 'PT14M' })
  await allIsSound()
  expect(await firstOf('select places - taken as left from pool_sessions where id = $1', [session])).toEqual({
    left: 1,
  })
  expect(await firstOf('select places - taken as left from courses where id = $1', [course])).toEqual({ left: 1 })
})

test('[O02] [O04] killed before it answers, what was bought is there once, and asked again it is the same', async () => {
  await beside.query('update pool_sessions set places = 100, advance_places = 90 where id = $1', [session])
  await beside.query('update courses set places = 100 where id = $1', [course])
  // Once it is started again it is on time: what it gives before must not be from later.
  await one.setClock({ now: new Date().toISOString() })
  const wishes = people.map((headers) => ({ headers, ...wish() }))
  const asked = wishes.flatMap(({ headers, ticket, place }) => [buy(one, headers, ticket), signUp(one, headers, place)])
  // Some are answered, others are not.
  await Promise.any(asked)
  await one.stop('SIGKILL')
  await Promise.allSettled(asked)
  one = await start()
  for (const { headers, ticket, place } of wishes) {
    await buy(one, headers, ticket).catch(lost)
    await signUp(other, headers, place).catch(lost)
  }
  const had = `select count(distinct member_id)::int as members, count(*)::int as all from`
  expect(
    await firstOf(`${had} pool_tickets where session_id = $1 and ${live.tickets}`, [session]),
    'everybody has one ticket',
  ).toEqual({ members, all: members })
  expect(await firstOf(`${had} enrolments where course_id = $1 and ${live.places}`, [course])).toEqual({
    members,
    all: members,
  })
  await allIsSound()
})

test('[O03] killed in the middle of what a gate tells, each event counts once when it tells it again', async () => {
  const facilities = { username: 'facilities', password: 'open-sesame-26' }
  const { token } = await ask(one.address, '/desk/login', { body: facilities })
  const gate = { place: 'mong-ha', pool: null, name: 'The door that is cut off' }
  const made = await ask(one.address, '/desk/gate', { body: gate, headers: { apikey: String(token) } })
  const version = (await ask(one.address, '/web/page?key=online-card-notice'))['updatedOn']
  const events: object[] = []
  for (const [place, headers] of people.entries()) {
    await ask(one.address, '/account/online_card', { body: { version }, headers })
    // The clock of the other was not moved: its codes are of this minute.
    const { content } = await ask(other.address, '/account/qrcode_info?useToken=1', { headers })
    events.push({ number: place + 1, way: 'in', code: content, at: new Date().toISOString(), opened: true })
  }
  const upload = () => ask(one.address, '/gate/upload', { body: { events }, headers: { apikey: String(made['key']) } })
  const counted = () =>
    firstOf(
      `select count(*)::int as events, count(distinct member_id)::int as members,
         (select count(*)::int from visits join members on members.id = member_id where username like 'crowd%') as visits
       from gate_events where gate_id = $1`,
      [made['id']],
    )

  await killedWhileWaiting('select from members where id = $1 for update', [await idOf(members / 2)], upload)
  const half = Number((await counted())['events'])
  expect(half, 'in the middle').toBeGreaterThan(0)
  expect(half).toBeLessThan(members)
  await Promise.all([upload(), upload()])
  expect(await counted()).toEqual({ events: members, members, visits: members })
})

test('[O04] killed while a class is closed, everybody gets back once what they have paid', async () => {
  const paid = `select orders.id, orders.amount from enrolments join orders on orders.id = order_id
    where course_id = $1 and enrolments.state = 'enrolled' and paid_at is not null order by orders.id`
  const orders = await rowsOf(paid, [course])
  expect(orders).toHaveLength(places - 1)
  const close = () =>
    ask(one.address, '/desk/course/close', { headers: teacher, body: { course: code, reason: 'coach', people: 500 } })

  await killedWhileWaiting('select from orders where id = $1 for update', [orders.at(-1)?.['id']], close)
  expect(await rowsOf(`select from enrolments where course_id = $1 and state = 'closed'`, [course])).toEqual([])
  await close()
  await close()
  await allIsSound()
  const back = `select order_id as id, amount, state from refunds where order_id = any ($1) order by order_id`
  expect(await rowsOf(back, [orders.map(({ id }) => id)])).toEqual(orders.map((order) => ({ ...order, state: 'done' })))
  expect(await rowsOf(`select from enrolments where course_id = $1 and ${live.places}`, [course])).toEqual([])
})

test('[O04] killed in the middle of a draw of turns, each has one, and is told of it once', async () => {
  const { day } = await firstOf(
    `insert into course_terms (code, starts_on, ends_on, renew_from, register_from, register_until, draw_at, sign_up_from,
       sign_up_until, remaining_from, per_turn, turn_minutes, most_at_sign_up, most)
     values ('2099-1', current_date + 400, current_date + 460, now(), now(), now() + interval '30 minutes',
       now() + interval '31 minutes', now() + interval '40 minutes', now() + interval '3 days', now() + interval '3 days',
       5, 15, 2, 4) returning starts_on::text as day`,
  )
  for (const headers of people) {
    const captcha = await solvedCaptcha(other.address, '/course/register')
    await ask(other.address, '/course/register', { headers, body: { term: '2099-1', solvedCaptcha: captcha } })
  }
  const drawId = `select id from draws where day = $1 and purpose = 'course'`
  const { id } = await firstOf(drawId, [day])
  await killedWhileWaiting(
    'select from draw_entries where draw_id = $1 and member_id = $2 for update',
    [id, await idOf(members - 1)],
    () => one.setClock({ forward: 'PT35M' }),
  )
  const ranks = 'select array_agg(rank::int order by rank) as ranks from draw_entries where draw_id = $1'
  await one.setClock({ forward: 'PT35M' })
  await vi.waitFor(
    async () =>
      expect(await firstOf(ranks, [id])).toEqual({ ranks: Array.from({ length: members }, (_, nr) => nr + 1) }),
    slowly,
  )
  // The job that tells them goes on by itself: each has one notice of it.
  const told = `select count(*)::int as notices, count(distinct member_id)::int as members from notices
    where title_zh like '%第%名%' || (select reference from draws where id = $1) || '%'`
  await vi.waitFor(async () => expect(await firstOf(told, [id])).toEqual({ notices: members, members }), slowly)
})
