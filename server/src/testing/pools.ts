import { randomUUID } from 'node:crypto'
import { addDays } from '@palaestra/contract'
import { sql } from 'kysely'
import type { PersonName } from '../demonstration/people.ts'
import { doDue } from '../due.ts'
import { payment } from '../features/payment/payment.feature.ts'
import { closePortion } from '../features/pool/close.service.ts'
import { sweepOver } from '../features/pool/settle.service.ts'
import { newTicketReference, ticketTable } from '../features/pool/ticket.table.ts'
import { crowdLike } from './bookings.ts'
import { aClerk } from './desk.ts'
import type { Way } from './payments.ts'
import type { Portal } from './portal.ts'

/** In Macao. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

interface Offered {
  from?: string
  until?: string
  places?: number
  advancePlaces?: number
  prices?: [adult: number, minor: number, senior: number, child: number]
  cleaning?: boolean
}
interface OfferedPool {
  season?: [from: string, until: string]
  cleaningWeekday?: number | null
}

/** A pool at a venue of its own. */
export const aPool = async (
  { db }: Pick<Portal, 'db'>,
  code: string,
  { season, cleaningWeekday = null }: OfferedPool = {},
) => {
  const names = { nameZh: '嘉模泳池', namePt: 'Piscina do Carmo', nameEn: 'Carmo Pool' }
  const { count } = await db
    .selectFrom('venues')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const venue = await db
    .insertInto('venues')
    .values({
      ...{ code: `${code}-venue`, ...names, areaZh: '氹仔', areaPt: 'Taipa', areaEn: 'Taipa' },
      ...{ addressZh: '嘉模斜坡', addressPt: 'Calçada do Carmo', addressEn: 'Carmo Slope', place: count + 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [seasonFrom = null, seasonUntil = null] = season ?? []
  const pool = await db
    .insertInto('pools')
    .values({
      ...{ venueId: venue.id, code, ...names, kind: 'indoor', place: count + 1 },
      ...{ seasonFrom, seasonUntil, cleaningWeekday },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return pool.id
}

/** A session of a pool on a day: from noon to four, sold in advance from half past seven two days before. */
export const aSession = async ({ db }: Pick<Portal, 'db'>, poolId: number, day: string, offered: Offered = {}) => {
  const { from = '12:00', until = '16:00', places = 10, advancePlaces = 8, cleaning = false } = offered
  const { prices: [priceAdult, priceMinor, priceSenior, priceChild] = [1500, 700, 700, 500] } = offered
  const startsAt = at(day, from)
  const { id } = await db
    .insertInto('poolSessions')
    .values({
      ...{ poolId, day, startsAt, endsAt: at(day, until), places, advancePlaces, cleaning },
      ...{ advanceFrom: at(addDays(day, -2), '07:30'), spotFrom: new Date(startsAt.getTime() - 1_800_000) },
      ...{ priceAdult, priceMinor, priceSenior, priceChild },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A pool with one session. */
export const offerSession = async (portal: Pick<Portal, 'db'>, code: string, day: string, offered: Offered = {}) =>
  aSession(portal, await aPool(portal, code), day, offered)

type Member = Awaited<ReturnType<Portal['memberAs']>>

/** What a member does about tickets. */
export const ticketsOf = (member: Pick<Member, 'get' | 'post'>) => ({
  buy: (session: number, children: readonly number[] = [], requestKey: string = randomUUID()) =>
    member.post('/pool/buy', { session, children, requestKey }),
  quota: async () => (await member.get('/app/swimming_quota')).data,
  coming: async () => (await member.get('/pool/tickets')).data.items,
  past: async () => (await member.get('/pool/tickets?past=1')).data.items,
  one: (reference: string) => member.get(`/pool/ticket?reference=${reference}`),
  giveBack: (reference: string) => member.post('/pool/give_back', { reference }),
})

/** Somebody who swims, logged in. */
export const theSwimmer = async (portal: Portal, name: PersonName = 'adult') => {
  const member = await portal.memberAs(name)
  const pay = async (reference: string, way: Way = 'pay') => {
    const { data } = await member.post('/pool/pay', { reference })
    const { pathname } = new URL(data.address)
    await portal.app.inject({ method: 'POST', url: `${pathname}/${way}` })
    await portal.doJobs()
    return data.order as string
  }
  return { member, ...ticketsOf(member), pay }
}

/** The same, logged in again at a later moment, by the clocks of Macao. */
export const theSwimmerAt = (portal: Portal, moment: string, name: PersonName = 'adult') => {
  portal.clock.set(new Date(`${moment}+08:00`))
  return theSwimmer(portal, name)
}

/** A ticket of somebody who may not buy one themselves, for a pool of its own on a day. */
export const aTicketOf = async (portal: Portal, memberId: number, day = '2026-03-04') => {
  const session = await offerSession(portal, `of-${memberId}`, day)
  const reference = newTicketReference(day)
  await ticketTable(portal.db).sell(
    {
      ...{ session, memberId, holder: 'adult', children: 0, childIds: [], atDeskBy: null },
      ...{ requestKey: randomUUID(), reference },
    },
    { now: portal.clock.now(), heldUntil: null, most: 1, enterMinutes: 30 },
  )
  return reference
}

/** Makes one member the accompanying child of another, born on a day; resolves to the id of the entry. */
export const accompaniedBy = async (
  { db }: Pick<Portal, 'db'>,
  {
    ownerId,
    childId,
    place = 1,
    birthDate = '2016-05-01',
  }: { ownerId: number; childId: number; place?: number; birthDate?: string },
) => {
  await db.updateTable('members').set({ birthDate }).where('id', '=', childId).execute()
  const { memberNumber } = await db
    .selectFrom('members')
    .select('memberNumber')
    .where('id', '=', childId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('companions')
    .values({
      ...{ kind: 'child', ownerId, place, askedNumber: memberNumber, personId: childId, relation: 'friend' },
      ...{ shirt: null, askedAt: new Date('2026-01-01'), answerUntil: '2026-01-15', declinedAt: null },
      ...{ confirmedAt: new Date('2026-01-02'), confirmedBy: childId },
      ...{ endedAt: null, endedBecause: null, endedBy: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** So many children more with good cards, of whom nobody is the guardian. */
export const children = async (portal: Pick<Portal, 'db'>, likeId: number, count: number) => {
  const ids = await crowdLike(portal, likeId, count)
  await portal.db
    .updateTable('members')
    .set({ activatedAt: new Date('2026-01-02'), passwordHash: 'x' })
    .where('id', 'in', ids)
    .execute()
  await portal.db
    .insertInto('cards')
    .values(
      ids.map((memberId) => ({
        ...{ memberId, kind: 'permanent' as const, validUntil: '2030-12-31' },
        qrReference: String(memberId).padStart(16, 'c'),
      })),
    )
    .execute()
  return ids
}

/** Children of these days of birth in the list of a member; resolves to the ids of the entries. */
export const withChildren = async (portal: Pick<Portal, 'db'>, ownerId: number, births: readonly string[]) => {
  const ids = await children(portal, ownerId, births.length)
  const entries: number[] = []
  for (const [nr, birthDate] of births.entries())
    entries.push(await accompaniedBy(portal, { ownerId, childId: ids[nr] ?? 0, place: nr + 1, birthDate }))
  return entries
}

/** Does the work of the minute about tickets and payments, and what follows from it. The timetable stays as a test has made it. */
export const aPoolMinutePasses = async (portal: Portal) => {
  await doDue([sweepOver, closePortion, payment.due], portal.deps)
  await portal.doJobs()
}

/** The sessions whose counters are not what their tickets are: none, ever. */
export const miscounted = async ({ db }: Pick<Portal, 'db'>) => {
  const { rows } = await sql`
    select id, taken, advance_taken from pool_sessions s
    where taken <> (select coalesce(sum(persons), 0) from pool_tickets t
        where t.session_id = s.id and state in ('held', 'valid', 'used') and not late)
      or advance_taken <> (select coalesce(sum(persons), 0) from pool_tickets t
        where t.session_id = s.id and state in ('held', 'valid', 'used') and not late and sold = 'advance')`.execute(db)
  return rows
}

/** The counter of a pool. */
export const thePoolCounter = async (portal: Portal, pool = 'carmo') => {
  const clerk = await aClerk(portal, ['counter', 'cashier'])
  return {
    ...{ clerk },
    today: async (query = `?pool=${pool}`) => (await clerk.get(`/desk/pool${query}`)).data,
    tickets: async (session: number, after = '') =>
      (await clerk.get(`/desk/pool/tickets?session=${session}${after && `&after=${after}`}`)).data,
    find: (search: string) => clerk.post('/desk/pool/find', { pool, search }),
    enter: (reference: string) => clerk.post('/desk/pool/enter', { reference }),
    takeBack: (reference: string) => clerk.post('/desk/pool/enter/undo', { reference }),
    sell: (session: number, asked: object = {}) =>
      clerk.post('/desk/pool/sell', {
        ...{ session, who: '', holder: 'adult', children: 0, requestKey: randomUUID() },
        ...asked,
      }),
    order: (reference: string) => clerk.post('/desk/pool/order', { reference }),
    /** Takes the money for an order at the desk of the pool. */
    take: async (order: string) => {
      const taken = await clerk.post('/desk/order/paid', { reference: order, means: 'cash', place: `${pool}-venue` })
      await portal.doJobs()
      return taken
    },
  }
}
