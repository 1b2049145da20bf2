import pg from 'pg'
import { demonstrationPassword } from '../server/src/demonstration/people.ts'
import { staff } from '../server/src/demonstration/staff.ts'
import { aMillion, type Crowd, fillWith, withoutIndexes } from '../server/src/testing/crowd.ts'
import { fillCourts } from './courts.ts'
import { startPortal } from './processes.ts'

/** What years leave behind. */
interface Years {
  crowd: Crowd
  bookings: number
  /** Of each member. */
  visits: number
}

/** A million members and bookings and twenty million visits, or a share of them. */
const years = (share: number): Years => {
  const of = (count: number) => Math.ceil(count / share)
  const { members, applied, waiting, changes, documents } = aMillion
  return {
    crowd: {
      ...{ members: of(members), applied: of(applied), waiting: of(waiting) },
      ...{ changes: of(changes), documents: of(documents) },
    },
    bookings: of(1_000_000),
    visits: 20,
  }
}

/** Days over which the visits are spread: three years. */
const days = 1095
/** Members of one statement: of all at once nothing would be seen for a quarter of an hour. */
const step = 50_000

/**
 * Takes off the constraints against two visits at once: to make them of twenty million takes three quarters of an hour, and
 * nothing that is asked here reads them.
 */
const withoutOverlaps = async (client: pg.Client) => {
  const { rows } = await client.query<{ part: string; name: string }>(
    `select conrelid::regclass::text as part, conname as name from pg_constraint
     where contype = 'x' and conrelid in (select inhrelid from pg_inherits where inhparent = 'visits'::regclass)`,
  )
  for (const { part, name } of rows) await client.query(`alter table ${part} drop constraint ${name}`)
}

/** Visits of an hour each, one a day, in every month another: what is beneath is the same for many and for few. */
const fillVisits = async (client: pg.Client, { crowd, visits }: Years) => {
  await client.query(
    `select open_year_of_visits(year::int) from generate_series(extract(year from now()) - 4, extract(year from now())) year`,
  )
  await client.query('begin')
  await client.query("set local session_replication_role = 'replica'")
  await client.query("set local maintenance_work_mem = '512MB'")
  await withoutOverlaps(client)
  for (let from = 1; from <= crowd.members; from += step)
    await client.query(
      `insert into visits (member_id, came_at, left_at, day, place, source)
       select id, came, came + interval '1 hour', day, 'Mong-Há', 'gate'
       from crowd_members, generate_series(0, $1::int - 1) as place,
         lateral (select current_date - 1 - place * ($2::int / $1::int) - (nr % 50)::int as day) as days,
         lateral (select (day + time '18:00') at time zone 'Asia/Macau' as came) as times
       where nr between $3 and $4 order by id, day`,
      [visits, days, from, from + step - 1],
    )
  await client.query('commit')
}

/** What an hour earns, in hundredths of a point. */
const anHour = 100

/** The ledger of these visits: what is good for longer than a year has expired, and it is written down. */
const fillLedger = async (client: pg.Client) => {
  await client.query('begin')
  // What the triggers would write is written here, too.
  await client.query("set local session_replication_role = 'replica'")
  await client.query("set local work_mem = '256MB'")
  await client.query("set local maintenance_work_mem = '512MB'")
  const expiresOn = `(month + interval '13 months' - interval '1 day')::date`
  await client.query(
    `insert into points_lots (member_id, month, expires_on, rest)
     select member_id, month, ${expiresOn}, case when ${expiresOn} < current_date then 0 else ${anHour} * count(*) end
     from visits, lateral (select date_trunc('month', day::timestamp)::date as month) as months
     where member_id in (select id from crowd_members)
     group by member_id, month order by member_id, month`,
  )
  await withoutIndexes(
    client,
    'points_entries',
    `insert into points_entries (member_id, month, kind, amount, day, at)
     select member_id, date_trunc('month', day::timestamp)::date, 'earned', ${anHour}, day, left_at
     from visits where member_id in (select id from crowd_members)
     union all
     select member_id, month, 'expired', -${anHour} * count(*), ${expiresOn} + 1, now()
     from visits, lateral (select date_trunc('month', day::timestamp)::date as month) as months
     where member_id in (select id from crowd_members) and ${expiresOn} < current_date
     group by member_id, month`,
  )
  await client.query('commit')
}

interface Somebody {
  token: string
  memberNumber: string
  name: string
  mobile: string
  /** What the ledger has good of them, in hundredths. */
  good: number
}

/** Those who have a session, with what the desk looks for them by. */
const somebodies = async (client: pg.Client, tokens: ReadonlyMap<number, string>): Promise<Somebody[]> => {
  const { rows } = await client.query(
    `select id::int, member_number as "memberNumber", surname || ' ' || first_name as name, mobile,
       (select coalesce(sum(rest), 0)::int from points_lots where member_id = members.id and expires_on >= current_date) as good
     from members where id = any($1::bigint[]) order by md5(id::text) limit 200`,
    [[...tokens.keys()]],
  )
  return rows.map(({ id, ...one }) => ({ ...one, token: tokens.get(id) ?? '' }))
}

interface Question {
  what: string
  path: string
  by: 'member' | 'desk' | 'nobody'
  /** Left out, it is a GET. */
  body?: (one: Somebody) => object
}

const questions: readonly Question[] = [
  { what: 'account', path: '/account/info', by: 'member', body: () => ({}) },
  { what: 'report of points', path: '/report/info', by: 'member' },
  { what: 'availability of a venue', path: '/vbs/slots?venue=bench-1&day=', by: 'nobody' },
  { what: 'queue of the desk', path: '/desk/queue?view=waiting', by: 'desk' },
  ...(['memberNumber', 'name', 'mobile'] as const).map(
    (by): Question => ({
      what: `member found by ${{ memberNumber: 'member number', name: 'name', mobile: 'mobile' }[by]}`,
      ...{ path: '/desk/members/find', by: 'desk', body: (one) => ({ search: one[by] }) },
    }),
  ),
]

const timesAsked = 200
/** Until both are compiled. */
const timesWarmed = 60
/** Where it is tried that this goes at all. */
const timesOfSmall = 10

const logIn = async (address: string, username: string) => {
  const response = await fetch(`${address}/api/desk/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demonstrationPassword }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

/** Fills a database with what some years leave behind; resolves to those who ask. No portal may work on it meanwhile. */
const filled = async (url: string, given: Years) => {
  await (await startPortal({ DATABASE_URL: url })).close()
  const client = new pg.Client(url)
  await client.connect()
  try {
    await fillWith(client, given.crowd)
    const bookers = await fillCourts(client, { bookings: given.bookings, people: timesAsked })
    await fillVisits(client, given)
    await fillLedger(client)
    await client.query('vacuum analyze')
    // What was filled is not still written to the disk while it is measured.
    await client.query('checkpoint')
    return await somebodies(client, new Map(bookers.map(({ memberId, token }) => [memberId, token])))
  } finally {
    await client.end()
  }
}

/** A portal on a database with what some years have left behind. */
const opened = async (url: string, given: Years) => {
  const people = await filled(url, given)
  const portal = await startPortal({ DATABASE_URL: url })
  try {
    const desk = await logIn(portal.address, staff.senior.username)
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
    const ask = async ({ what, path, by, body }: Question, place: number) => {
      const one = people[place % people.length] as Somebody // There is somebody.
      const apikey = by === 'nobody' ? undefined : by === 'desk' ? desk : one.token
      const withToken = body || !apikey ? '' : `${path.includes('?') ? '&' : '?'}useToken=1`
      const asked = `${portal.address}/api${path}${path.endsWith('day=') ? tomorrow : ''}${withToken}`
      const headers = { ...(apikey && { apikey }), ...(body && { 'content-type': 'application/json' }) }
      const begun = performance.now()
      const response = await fetch(asked, { headers, ...(body && { method: 'POST', body: JSON.stringify(body(one)) }) })
      const { code, data } = (await response.json()) as { code: number; data: { balance?: number } }
      if (code !== 0) throw new Error(`${what}: refused with ${code}`)
      if (data.balance !== undefined && Math.round(data.balance * 100) !== one.good)
        throw new Error(`The report says ${data.balance} points, and the ledger has ${one.good / 100}.`)
      return performance.now() - begun
    }
    return { ask, close: portal.close }
  } catch (error) {
    await portal.close()
    throw error
  }
}

const percentile = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN

/**
 * What members and the desk ask most, of a portal with a million members, a million bookings and twenty million visits,
 * against one with a thousand of them: they take turns, and the ratio is of their 95th percentiles. `small` tries whether it
 * goes: a thousand against a hundred, each asked a few times.
 */
export const aYear = async (
  [fewUrl = '', manyUrl = '']: readonly string[],
  { small }: { small: boolean },
  report: (what: string, few: number, many: number) => void,
) => {
  const begun = performance.now()
  const few = await opened(fewUrl, years(small ? 10_000 : 1000))
  try {
    const many = await opened(manyUrl, years(small ? 1000 : 1))
    try {
      const seconds = (performance.now() - begun) / 1000
      const [warmed, asked] = small ? [0, timesOfSmall] : [timesWarmed, timesAsked]
      for (const question of questions) {
        const waits = { few: [] as number[], many: [] as number[] }
        for (let place = 0; place < warmed + asked; place += 1) {
          const [one, other] = [await few.ask(question, place), await many.ask(question, place)]
          if (place < warmed) continue
          waits.few.push(one)
          waits.many.push(other)
        }
        report(question.what, percentile(waits.few), percentile(waits.many))
      }
      return { seconds }
    } finally {
      await many.close()
    }
  } finally {
    await few.close()
  }
}
