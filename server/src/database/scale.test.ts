import { addDays, queueKinds } from '@palaestra/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../demonstration/people.ts'
import { workers } from '../features.ts'
import { bookingsOf, offer } from '../testing/bookings.ts'
import { writing } from '../testing/bulletins.ts'
import { type Crowd, fillWith } from '../testing/crowd.ts'
import { aClerk } from '../testing/desk.ts'
import { databaseUrl, thePortal } from '../testing/portal.ts'
import { aVenue, doDue } from '../testing/venues.ts'
import { memberNumberOf } from '../testing/visits.ts'

// PostgreSQL counts what is read from one end of a table to the other. The embedded database counts nothing, and has no
// crowd: there the same is asked of few.
const url = databaseUrl()
const portal = await thePortal()
const crowd: Crowd = { members: 30_000, applied: 28_000, waiting: 3_000, changes: 2_500, documents: 1_500 }
/** A table of fewer rows is read whole sooner than an index. */
const large = 2000
/** Connections of the portal: each counts for itself. */
const connections = 8

const member = '50000017'
let desk: Awaited<ReturnType<typeof aClerk>>
let own: Awaited<ReturnType<typeof portal.memberAs>>

/** Rows that were read by scans of whole tables until now, by table. */
const scanned = async () => {
  const tell = () => sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`.execute(portal.db)
  await Promise.all(Array.from({ length: connections }, tell))
  const { rows } = await sql<{ name: string; rows: number }>`
    select pg_class.relname as name, seq_tup_read as rows from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where reltuples >= ${large}`.execute(portal.db)
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}

/** Does the work, and names the large tables that were read whole meanwhile. */
const readWhole = async (work: () => Promise<unknown>) => {
  const before = url ? await scanned() : new Map<string, number>()
  await work()
  const after = url ? await scanned() : before
  return [...after.keys()].filter((name) => after.get(name) !== before.get(name))
}

const answered = async (reply: Promise<{ code: number }>) => expect(await reply).toMatchObject({ code: 0 })
const all = async (path: string, bodies: readonly object[]) => {
  for (const body of bodies) await answered(desk.post(path, body))
}
const searches = [
  'chan',
  '陳',
  'chan wai',
  'cha wa',
  'wai chan ka',
  'zuleica',
  'xavier anh',
  '慧華',
  member,
  '62000017',
]
const searched = [...searches, 'chan0000018@example.mo', 'chan0000018@', 'chan0000018', '200000016']

/** More notices by staff than are written in years, of which each member has one, read by some. */
const noticesForAll = async () => {
  await sql`
    insert into bulletins (topic, audience, title_zh, title_pt, title_en, message_zh, message_pt, message_en, uri, by_email,
      by_sms, edited_at, edited_by, send_at, sent_by, begun_at, done_at)
    select 'services', 'all', 'a', 'a', 'a', 'a', 'a', 'a', '', false, false, now(), staff.id, now(), staff.id, now(), now()
    from staff, generate_series(1, 3000) where staff.username = 'reviewer'`.execute(portal.db)
  await sql`
    insert into notices (id, member_id, type, bulletin_id, pushed_at, read_at)
    select gen_random_uuid(), members.id, 'message', (select min(id) from bulletins) + members.id % 3000, now(),
      case when members.id % 3 = 0 then now() end from members`.execute(portal.db)
  await sql`analyze bulletins, notices`.execute(portal.db)
}

beforeAll(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await portal.staffAs('reviewer')
  if (url) {
    const client = new pg.Client(url)
    await client.connect()
    await fillWith(client, crowd)
    await client.end()
    await noticesForAll()
    // The crowd is of today.
    portal.clock.set(new Date())
  }
  desk = await aClerk(portal, ['senior', 'counter', 'auditor', 'content'])
  own = await portal.memberAs('adult')
}, 120_000)

describe('with many members and applications no large table is read whole', () => {
  test('by the queue, a page further, and a search in it', async () => {
    const pages = async () => {
      for (const state of ['', 'waiting', 'overdue', 'passed', 'rejected']) {
        const query = state ? `?view=${state}` : '?'
        const { next } = await desk.queue(query)
        if (next) await answered(desk.get(`/desk/queue${query}&after=${next}`))
      }
      await all(
        '/desk/queue/find',
        searched.flatMap((search) => [{ search }, { search, view: 'waiting' }]),
      )
    }
    expect(await readWhole(pages)).toEqual([])
  })

  test('by the venues and the slots of one, with as many as a city has in eighty days', async () => {
    await aVenue(portal, { courts: url ? 100 : 2 })
    await doDue(portal)
    if (url) {
      // One after the other: no statement may take as long as all of them.
      for (const back of [16, 32, 48, 64])
        await sql`
          insert into slots (court_id, facility_id, venue_id, facility_kind, band, day, starts_at, ends_at, opens_at,
            given_by, quota_from, quota_most, price_adult, price_minor, price_senior)
          select court_id, facility_id, venue_id, facility_kind, band, day - days.back,
            starts_at - days.back * interval '1 day', ends_at - days.back * interval '1 day',
            opens_at - days.back * interval '1 day', given_by, quota_from - days.back, quota_most,
            price_adult, price_minor, price_senior
          from slots, (select ${back}::int as back) days
          where day >= ${portal.clock.today()}`.execute(portal.db)
      await sql`vacuum analyze slots`.execute(portal.db)
    }
    const look = async () => {
      await answered(portal.get('/vbs/venues'))
      await answered(portal.get('/vbs/slots?venue=north'))
      await doDue(portal)
    }
    expect(await readWhole(look)).toEqual([])
  })

  test('by the reports of fair use, with bookings of two years', async () => {
    if (url) {
      await sql`
        insert into bookings (reference, slot_id, member_id, facility_kind, band, quota_from, quota_place, quota_most,
          starts_at, amount, state, created_at, ended_at, arrived_at)
        select 'B26-' || lpad(slots.id::text, 8, '0'), slots.id, members.id, slots.facility_kind, slots.band,
          slots.quota_from, 1, 1, moved.starts_at, 0, moved.state, moved.starts_at - interval '2 days',
          case moved.state when 'cancelled' then moved.starts_at - interval '1 day' end,
          case moved.state when 'used' then moved.starts_at end
        from (select *, row_number() over (order by id) as nr from slots) slots
        join (select id, row_number() over (order by id) as nr from members) members on members.nr = slots.nr
        cross join lateral (
          select slots.starts_at - (slots.nr % 24) * interval '30 days' as starts_at,
            (array['used', 'used', 'used', 'used', 'used', 'used', 'no_show', 'cancelled'])[slots.nr % 8 + 1] as state) moved
        on conflict do nothing`.execute(portal.db)
      await sql`analyze bookings`.execute(portal.db)
    }
    const month = `${addDays(portal.clock.today(), -300).slice(0, 7)}-01`
    const read = async () => {
      for (const report of ['missed', 'collectors', 'passed_on'])
        await answered(desk.get(`/desk/fair_use/${report}?month=${month}`))
    }
    expect(await readWhole(read)).toEqual([])
  })

  test('by an application that is opened', async () => {
    const [first] = (await desk.queue('?kind=application&view=waiting')).items
    const open = async () => first && (await answered(desk.look(first.reference)))
    expect(await readWhole(open)).toEqual([])
  })

  test('by changes, documents and letters that wait', async () => {
    const lists = async () => {
      for (const kind of queueKinds) await answered(desk.get(`/desk/queue?kind=${kind}`))
      await answered(desk.get('/desk/queue/workload'))
      await answered(desk.get('/desk/letters?state=waiting'))
    }
    expect(await readWhole(lists)).toEqual([])
  })

  test('by a search of members, and the file of one', async () => {
    const look = async () => {
      await all(
        '/desk/members/find',
        searched.map((search) => ({ search })),
      )
      const { data } = await desk.post('/desk/members/find', { search: people.adult.username })
      await answered(desk.post('/desk/member', { memberNumber: data.items[0].memberNumber }))
    }
    expect(await readWhole(look)).toEqual([])
  })

  test('by the audit trail', async () => {
    const { data } = await desk.post('/desk/members/find', { search: people.adult.username })
    const about = data.items[0].memberNumber
    const searches = [{}, { who: 'reviewer' }, { act: 'looked' }, { about }, { from: '2026-01-01', to: '2026-01-02' }]
    expect(await readWhole(() => all('/desk/audit/find', searches))).toEqual([])
  })

  test('by what a member asks for', async () => {
    const ask = async () => {
      const { username } = people.adult
      const account = { method: 'account', username, password: demonstrationPassword }
      await answered(portal.post('/security/login_one_pass', account))
      await answered(own.post('/account/info'))
      for (const path of ['fun_info', 'qrcode_info', 'sessions', 'children', 'online/supple'])
        await answered(own.get(`/account/${path}`))
      await answered(own.get('/miss_file/init'))
    }
    expect(await readWhole(ask)).toEqual([])
  })

  test('by notices of the staff: written, sent, read and withdrawn', async () => {
    const writer = writing(desk)
    const one = await writer.draft({ to: 'member', memberNumber: await memberNumberOf(portal, own) })
    const work = async () => {
      const { next } = await writer.list()
      if (next) await writer.list(next)
      await writer.reach(one.id)
      await answered(writer.send(one))
      await workers(portal.deps)['bulletin.begin']({})
      await workers(portal.deps)['bulletin.send']({ id: one.id }, async () => {})
      const { data } = await own.get('/push/notice/list')
      await answered(own.get('/push/notice/un_read_sum'))
      await answered(own.post('/push/notice/detail', { pushId: data.items[0].pushId }))
      expect(await writer.look(one.id)).toMatchObject({ reached: 1, read: 1 })
      await answered(writer.withdraw(one.id))
      await workers(portal.deps)['bulletin.take']({ id: one.id }, async () => {})
    }
    expect(await readWhole(work)).toEqual([])
  })

  test('by the next portion of a notice to all, and by one that is taken from thousands', async () => {
    const writer = writing(desk)
    const { id } = await writer.draft()
    // All but the last portion: a whole sending reads all members, as it should.
    await sql`
      update bulletins set send_at = ${portal.clock.now()}, begun_at = ${portal.clock.now()}, sent_by = edited_by,
        last_member = (select max(id) - 400 from members) where id = ${id}`.execute(portal.db)
    const work = async () => {
      await workers(portal.deps)['bulletin.send']({ id }, async () => {})
      await answered(writer.withdraw(id))
      await workers(portal.deps)['bulletin.take']({ id }, async () => {})
    }
    expect(await readWhole(work)).toEqual([])
    expect(await writer.look(id)).toMatchObject({ state: 'withdrawn', reached: url ? 400 : expect.any(Number) })
  })

  test('by bookings of courts: what one may have, one’s own, one more, and one cancelled', async () => {
    const day = addDays(portal.clock.today(), 3)
    const offered = { courts: 40, from: 8, until: url ? 22 : 9, most: 20, opensAt: '2026-01-01T07:30:00+08:00' }
    for (let ahead = 0; ahead < (url ? 10 : 1); ahead += 1) {
      const slots = await offer(portal, `scale-${ahead}`, addDays(day, ahead), offered)
      // All but the last have a holder among the crowd, each another one.
      await sql`
        insert into bookings (reference, slot_id, member_id, facility_kind, band, quota_from, quota_place, quota_most,
          starts_at, amount, state, created_at)
        select 'B26-' || lpad(slots.id::text, 8, '0'), slots.id, crowd.id, facility_kind, band, quota_from, 1,
          quota_most, starts_at, price_adult, 'confirmed', ${portal.clock.now()}
        from (select slots.*, row_number() over (order by id) as nr from slots where id = any (${slots.slice(0, -1)}::int[])) slots
        join (select id, row_number() over (order by id) as nr from members where id <> ${own.id}) crowd using (nr)
        `.execute(portal.db)
    }
    await sql`analyze slots, bookings`.execute(portal.db)
    const last = await sql<{ id: number }>`
      select max(slots.id) as id from slots join venues on venues.id = venue_id where venues.code = 'scale-0'`.execute(
      portal.db,
    )
    const hirer = bookingsOf(own)
    const work = async () => {
      await hirer.mine('scale-0', day)
      const { data } = await hirer.book([last.rows[0]?.id])
      expect((await hirer.coming()).length).toBe(1)
      await hirer.past()
      await answered(hirer.one(data.reference))
      await answered(hirer.cancel(data.reference))
      await workers(portal.deps)['booking.follow']({ what: 'booked', ids: [1] }, async () => {})
    }
    expect(await readWhole(work)).toEqual([])
  })

  test('by the jobs that come again and again', async () => {
    const all = workers(portal.deps)
    // The reminders are not among them: they read a month of cards at once.
    const work = async () => {
      const again = ['application.askBureau', 'supplement.askBureau'] as const
      for (const name of ['recovery.due', 'missingDocument.overdue', ...again] as const) await all[name]({})
    }
    expect(await readWhole(work)).toEqual([])
  })
})

test('of a name that thousands have, the queue shows those who are due first', async () => {
  const named = sql<boolean>`(surname || ' ' || first_name) ~* '\\mchan'`
  const due = await portal.db
    .selectFrom('applications')
    .select('reference')
    .where(named)
    .orderBy('dueOn')
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
  const { items } = await desk.find('chan')

  expect(due.length).toBeGreaterThan(url ? 2500 : -1)
  expect(items.map(({ reference }: { reference: string }) => reference)).toEqual(
    due.slice(0, 20).map(({ reference }) => reference),
  )
})
