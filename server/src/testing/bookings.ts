import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { referenceFrom } from '../caseReference.ts'
import { wishTable } from '../features/booking/wish.table.ts'
import type { Portal } from './portal.ts'

type Member = Awaited<ReturnType<Portal['memberAs']>>

const hour = 3_600_000

interface Offered {
  courts?: number
  /** The first and the last hour of the day, by the clocks of Macao. */
  from?: number
  until?: number
  band?: 'peak' | 'off_peak'
  most?: number
  kind?: 'badminton' | 'tennis'
  minimumAge?: number
  prices?: [adult: number, minor: number, senior: number]
  opensAt?: string
}

/** A venue with slots of one facility on a day, in the order of hours, then courts. */
export const offer = async ({ db }: Pick<Portal, 'db'>, code: string, day: string, offered: Offered = {}) => {
  const { courts = 2, from = 18, until = 21, band = 'peak', most = 2, kind = 'badminton', minimumAge = 4 } = offered
  const { prices: [priceAdult, priceMinor, priceSenior] = [4000, 2000, 1000], opensAt = '2026-01-01T07:30:00+08:00' } =
    offered
  const names = (zh: string, pt: string, en: string) => ({ nameZh: zh, namePt: pt, nameEn: en })
  const place = { addressZh: '俾利喇街', addressPt: 'Rua de Francisco', addressEn: 'Francisco Street' }
  const area = { areaZh: '澳門', areaPt: 'Macau', areaEn: 'Macao' }
  const { count } = await db
    .selectFrom('venues')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const venue = await db
    .insertInto('venues')
    .values({
      code,
      ...names('望廈體育中心', 'Pavilhão Mong-Há', 'Mong-Ha Centre'),
      ...area,
      ...place,
      place: count + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const facility = await db
    .insertInto('facilities')
    .values({
      ...{ venueId: venue.id, code: 'hall', kind, ...names('羽毛球', 'Badminton', 'Badminton') },
      ...{ minimumAge, party: 4, peakBy: 'first_come' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const numbers = Array.from({ length: courts }, (_, place) => place + 1)
  const made = await db
    .insertInto('courts')
    .values(
      numbers.map((number) => ({
        ...{ facilityId: facility.id, code: String(number), place: number, withdrawnOn: null },
        ...names(`${number}號場`, `Campo ${number}`, `Court ${number}`),
      })),
    )
    .returning(['id', 'place'])
    .execute()
  const inOrder = made.toSorted((one, other) => one.place - other.place)
  const first = Date.parse(`${day}T00:00:00+08:00`)
  const rows = Array.from({ length: until - from }, (_, nr) => first + (from + nr) * hour).flatMap((startsAt) =>
    inOrder.map(({ id }) => ({
      ...{ courtId: id, facilityId: facility.id, venueId: venue.id, facilityKind: kind, band, day },
      ...{ startsAt: new Date(startsAt), endsAt: new Date(startsAt + hour), opensAt: new Date(opensAt) },
      ...{ givenBy: 'first_come' as const, quotaFrom: day, quotaMost: most, priceAdult, priceMinor, priceSenior },
    })),
  )
  const slots = await db.insertInto('slots').values(rows).returning(['id', 'startsAt', 'courtId']).execute()
  return slots
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.courtId - other.courtId)
    .map(({ id }) => id)
}

/** What a member does about bookings. */
export const bookingsOf = (member: Pick<Member, 'get' | 'post'>) => ({
  book: (choices: readonly (number | undefined)[], requestKey: string = randomUUID()) =>
    member.post('/vbs/book', { choices, requestKey }),
  mine: async (venue: string, day: string) => (await member.get(`/vbs/mine?venue=${venue}&day=${day}`)).data,
  coming: async () => (await member.get('/vbs/bookings')).data.items,
  past: async () => (await member.get('/vbs/bookings?past=1')).data.items,
  one: (reference: string) => member.get(`/vbs/booking?reference=${reference}`),
  cancel: (reference: string, terms: 'free' | 'late' = 'free') => member.post('/vbs/cancel', { reference, terms }),
})

/** Somebody who books, logged in. */
export const theHirer = async (portal: Portal) => {
  const member = await portal.memberAs('adult')
  return { member, ...bookingsOf(member) }
}

/** The same, logged in again at a later moment, by the clocks of Macao. */
export const theHirerAt = (portal: Portal, moment: string) => {
  portal.clock.set(new Date(`${moment}+08:00`))
  return theHirer(portal)
}

/** The titles of what they were told, the latest first. */
export const toldHirer = async (portal: Portal, language: 'zh' | 'pt' | 'en' = 'zh'): Promise<string[]> => {
  await portal.doJobs()
  const { data } = await (await portal.memberAs('adult', { language })).get('/push/notice/list')
  return data.items.map(({ title }: { title: string }) => title)
}

/** A booking of somebody who may not book themselves, on a day at a venue of its own. */
export const aBookingOf = async (portal: Portal, memberId: number, day: string) => {
  const [slot = 0] = await offer(portal, `of-${memberId}-${day}`, day)
  const wish = { memberId, bornOn: '1990-01-01', choices: [slot], requestKey: randomUUID() }
  const now = portal.clock.now()
  const [got] = await wishTable(portal.db).answer([{ ...wish, reference: referenceFrom('B', day, 8) }], {
    ...{ now, heldUntil: null, adultAge: 18, seniorAge: 65 },
  })
  return got?.reference ?? ''
}

/** So many members more, like the one with this id. */
export const crowdLike = async ({ db }: Pick<Portal, 'db'>, id: number, count: number) => {
  const { rows } = await sql<{ id: number }>`
    insert into members overriding system value
    select (jsonb_populate_record(members, jsonb_build_object(
      'id', 1000 + nr, 'member_number', (300000000 + nr)::text, 'id_number', (70000000 + nr)::text,
      'username', 'crowd' || nr, 'password_hash', null, 'email', null, 'email_confirmed', false, 'mobile', null,
      'mobile_confirmed', false, 'photo', null, 'id_copy', null, 'activated_at', null))).*
    from members, generate_series(1, ${count}) as nr where id = ${id}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
