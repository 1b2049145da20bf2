import type { GateKind } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { GatePrincipal } from '../../http/principals.ts'

interface ExpectedRow {
  memberId: number
  kind: 'permanent' | 'temporary'
  /** SHA-256 of the reference of the card, in hexadecimal digits. */
  card: string
  windows: { from: string; until: string; kind: GateKind; party: number | null; forTemporary: boolean }[]
}
interface Span {
  now: Date
  until: Date
}

/** Who is expected at a gate. Hours that are joined are told one by one: together they are the same time. */
export const expectedTable = (db: Db) => ({
  /** Members by the hash of their card, after one of them. */
  async page({ venueId, poolId }: GatePrincipal, { now, until }: Span, after: string, size: number) {
    const { rows } = await sql<ExpectedRow>`
      with windows as (
        select who.id as member_id, bookings.starts_at - interval '30 minutes' as "from", slots.ends_at as until,
          'booking' as kind, null::int as party, false as for_temporary
        from bookings join slots on slots.id = bookings.slot_id
          left join orders on orders.id = bookings.order_id
          cross join lateral (
            select bookings.member_id as id
            union all select person_id from companions where owner_id = bookings.member_id and kind = 'collector'
              and confirmed_at <= bookings.starts_at and ended_at is null) who
        where ${poolId}::int is null and slots.venue_id = ${venueId} and slots.closed_by is null
          and bookings.state in ('confirmed', 'used') and (bookings.amount = 0 or orders.paid_at is not null)
          and slots.starts_at > ${now}::timestamptz - interval '1 day' and slots.starts_at < ${until}
          and slots.day between (${now}::timestamptz - interval '1 day')::date and (${until}::timestamptz + interval '1 day')::date
          and slots.ends_at > ${now}
        union all
        select pool_tickets.member_id, pool_tickets.starts_at - interval '30 minutes',
          case pool_tickets.state when 'used' then pool_sessions.ends_at else pool_tickets.enter_by end,
          'pool', pool_tickets.persons, false
        from pool_sessions join pools on pools.id = pool_sessions.pool_id
          join pool_tickets on pool_tickets.session_id = pool_sessions.id
          left join orders on orders.id = pool_tickets.order_id
        where pools.venue_id = ${venueId} and coalesce(${poolId}::int, pools.id) = pools.id
          and pool_tickets.state in ('valid', 'used') and (pool_tickets.amount = 0 or orders.paid_at is not null)
          and pool_sessions.starts_at < ${until} and pool_sessions.ends_at > ${now}
          and pool_sessions.day between (${now}::timestamptz - interval '1 day')::date and (${until}::timestamptz + interval '1 day')::date
          and pool_closure_over(pools.venue_id, pools.id, pool_sessions.starts_at, pool_sessions.ends_at) is null
        union all
        select enrolments.member_id, course_meetings.starts_at - interval '30 minutes', course_meetings.ends_at,
          'course', null::int, courses.temporary_card
        from course_meetings join courses on courses.id = course_meetings.course_id
          join enrolments on enrolments.course_id = courses.id and enrolments.state = 'enrolled'
          left join orders on orders.id = enrolments.order_id
        where ${poolId}::int is null and courses.venue_id = ${venueId} and courses.closed is null
          and course_meetings.cancelled is null and (enrolments.amount = 0 or orders.paid_at is not null)
          and course_meetings.starts_at > ${now}::timestamptz - interval '1 day' and course_meetings.starts_at < ${until}
          and course_meetings.ends_at > ${now})
      select cards.member_id, cards.kind, encode(sha256(cards.qr_reference::bytea), 'hex') as card,
        json_agg(json_build_object('from', "from", 'until', until, 'kind', windows.kind, 'party', party, 'forTemporary', for_temporary)
          order by "from", windows.kind) as windows
      from windows join cards on cards.member_id = windows.member_id
      where until > ${now} and encode(sha256(cards.qr_reference::bytea), 'hex') > ${after}
      group by cards.member_id, cards.kind, cards.qr_reference
      order by card limit ${size}`.execute(db)
    return rows
  },
})
