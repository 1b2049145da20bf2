import { createHash } from 'node:crypto'
import { addDays, type PoolKind, type Swimmer, swimmerOn, swimmers } from '@palaestra/contract'
import type { NoTx, Tx } from '../database/database.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { Deps, Uses } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { childService } from '../features/companion/child.service.ts'
import { orderService } from '../features/payment/order.service.ts'
import { poolTable } from '../features/pool/pool.table.ts'
import { newTicketReference, ticketTable } from '../features/pool/ticket.table.ts'
import { makeSessions } from '../features/pool/timetable.service.ts'
import { lineOf } from '../features/pool/told.service.ts'
import { inColumns } from '../features/site/site.table.ts'
import { venueTable } from '../features/venue/venue.table.ts'
import { after, minute } from '../ports/clock.ts'
import type { Said } from '../settings.ts'
import type { PretendedProvider } from './bookings.ts'
import { people } from './people.ts'

const said = ([zh, pt, en]: [string, string, string]): Said => ({ zh, pt, en })

const peninsula = said(['澳門半島', 'Península de Macau', 'Macao Peninsula'])
const taipa = said(['氹仔', 'Taipa', 'Taipa'])
const coloane = said(['路環', 'Coloane', 'Coloane'])

type Hours = [opens: string, closes: string]
interface Pool {
  code: string
  name: Said
  kind: PoolKind
  /** Of a venue that there is; or where the pool is, alone. */
  at: string | { area: Said; address: Said }
  sessions: Hours[]
  places: number
  /** 1 is Monday. */
  cleaningWeekday: number
  prices: Record<Swimmer, number>
}

const outdoor = { adult: 1400, minor: 600, senior: 600, child: 400 }
const indoor = { adult: 2000, minor: 1000, senior: 1000, child: 600 }
/** Of a year; those under a roof are open all through it. */
const season = { outdoor: { from: '05-01', until: '10-31' }, indoor: null }
const morning = (opens: string): Hours => [opens, '11:00']
const noon: Hours = ['12:00', '16:00']
const evening: Hours = ['17:00', '21:00']

/** Pools that there are, with their hours and days of cleaning; their places and prices are invented. */
const pools: Pool[] = [
  {
    code: 'carmo',
    name: said(['嘉模泳池', 'Piscina do Carmo', 'Carmo Swimming Pool']),
    kind: 'indoor',
    at: { area: taipa, address: said(['嘉模斜坡', 'Calçada do Carmo', 'Calçada do Carmo']) },
    ...{ sessions: [morning('07:00'), noon, evening], places: 90, cleaningWeekday: 2, prices: indoor },
  },
  {
    code: 'olympic-pool',
    name: said([
      '奧林匹克體育中心游泳館',
      'Centro Desportivo Olímpico – Piscina Olímpica',
      'Olympic Sports Centre – Aquatic Centre',
    ]),
    ...{ kind: 'indoor', at: 'olympic', sessions: [morning('07:00'), noon, evening], places: 240 },
    ...{ cleaningWeekday: 4, prices: indoor },
  },
  {
    code: 'lin-fong-pool',
    name: said([
      '蓮峰體育中心泳池',
      'Centro Desportivo de Lin Fong – Piscina',
      'Lin Fong Sports Centre – Swimming Pool',
    ]),
    ...{ kind: 'indoor', at: 'lin-fong', sessions: [morning('07:00'), noon, evening], places: 80 },
    ...{ cleaningWeekday: 1, prices: indoor },
  },
  {
    code: 'barbosa-pool',
    name: said([
      '巴坡沙體育中心游泳池',
      'Centro Desportivo Tamagnini Barbosa – Piscina',
      'Tamagnini Barbosa Sports Centre – Swimming Pool',
    ]),
    ...{ kind: 'indoor', at: 'barbosa', sessions: [morning('07:00'), noon, evening], places: 60 },
    ...{ cleaningWeekday: 3, prices: indoor },
  },
  {
    code: 'sun-yat-sen',
    name: said(['孫中山泳池', 'Piscina Dr. Sun Yat Sen', 'Dr. Sun Yat Sen Swimming Pool']),
    kind: 'outdoor',
    at: {
      area: peninsula,
      address: said(['孫中山市政紀念公園', 'Parque Municipal Dr. Sun Yat Sen', 'Dr. Sun Yat Sen Municipal Park']),
    },
    sessions: [morning('07:00'), noon, ['17:00', '20:00']],
    ...{ places: 150, cleaningWeekday: 1, prices: outdoor },
  },
  {
    code: 'taipa-central',
    name: said(['氹仔中央公園泳池', 'Piscina do Parque Central da Taipa', 'Taipa Central Park Swimming Pool']),
    kind: 'outdoor',
    at: { area: taipa, address: said(['氹仔中央公園', 'Parque Central da Taipa', 'Taipa Central Park']) },
    ...{ sessions: [morning('07:00'), noon, evening], places: 150, cleaningWeekday: 3, prices: outdoor },
  },
  {
    code: 'hac-sa',
    name: said(['黑沙公園泳池', 'Piscina do Parque de Hác-Sá', 'Hác-Sá Park Swimming Pool']),
    kind: 'outdoor',
    at: { area: coloane, address: said(['黑沙公園', 'Parque de Hác-Sá', 'Hác-Sá Park']) },
    ...{ sessions: [morning('08:00'), noon, evening], places: 120, cleaningWeekday: 4, prices: outdoor },
  },
  {
    code: 'cheoc-van',
    name: said(['竹灣泳池', 'Piscina de Cheoc-Van', 'Cheoc-Van Swimming Pool']),
    kind: 'outdoor',
    at: { area: coloane, address: said(['竹灣海灘', 'Praia de Cheoc-Van', 'Cheoc-Van Beach']) },
    ...{ sessions: [morning('08:00'), noon, evening], places: 120, cleaningWeekday: 1, prices: outdoor },
  },
]

/** Since when hours and prices hold: before any day that is let. */
const fromDay = '2020-01-01'
/** Where venues with pools alone stand in lists: after those with courts. */
const placeAfterCourts = 100

const addPool = async ({ db }: { db: Tx }, { code, name, at, ...pool }: Pool, place: number) => {
  const venue =
    typeof at === 'string'
      ? (await venueTable(db).byCode(at))?.id
      : await venueTable(db).add({
          ...{ code, place: placeAfterCourts + place, ...inColumns('name', name) },
          ...{ ...inColumns('area', at.area), ...inColumns('address', at.address) },
        })
  if (venue === undefined) return
  const { kind, cleaningWeekday, sessions, places, prices } = pool
  const poolId = await poolTable(db).add({
    ...{ venueId: venue, code, kind, place, cleaningWeekday, ...inColumns('name', name) },
    ...{ seasonFrom: season[kind]?.from ?? null, seasonUntil: season[kind]?.until ?? null },
  })
  if (poolId === undefined) return
  // A sixth is left for those who come on the day.
  const advancePlaces = places - Math.floor(places / 6)
  await poolTable(db).addHours(
    sessions.map(([opens, closes]) => ({ poolId, opens, closes, places, advancePlaces, fromDay, untilDay: null })),
  )
  await poolTable(db).addPrices(swimmers.map((swimmer) => ({ poolId, swimmer, fromDay, amount: prices[swimmer] })))
}

/** Eight pools, and their sessions of today and the days ahead. Existing ones stay as they are. */
export const seatPools = async (deps: Uses<'clock' | 'settings', NoTx>) => {
  const there = new Set((await poolTable(deps.db).all()).map(({ code }) => code))
  await inTransaction(deps, async ({ db }) => {
    for (const [place, pool] of pools.entries()) if (!there.has(pool.code)) await addPool({ db }, pool, place)
  })
  await makeSessions(deps)
}

interface Swim {
  person: { idNumber: string }
  pool: string
  /** Days from today, and the time of day at which the session begins. */
  ahead: number
  time: string
  /** With the children of their list who may still be accompanied. */
  withChildren?: true
}
/** What people have: tickets of tomorrow, one of them with a child of friends, and one of the day after. */
const swims: Swim[] = [
  { person: people.guardian, pool: 'carmo', ahead: 1, time: '12:00' },
  { person: people.portuguese, pool: 'olympic-pool', ahead: 1, time: '17:00', withChildren: true },
  { person: people.adult, pool: 'lin-fong-pool', ahead: 2, time: '17:00' },
]

/** The same for the same session: however often the portal starts, it is bought once. */
const keyOf = (said: string) =>
  createHash('sha256')
    .update(said)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')

/** Seconds for which places are held until they are paid, a moment later. */
const held = 10 * minute

/** Pays what has just been bought, by the same functions as everybody, and confirms it without a letter. */
const payFor = async (deps: Deps, { checkout, pay }: PretendedProvider, id: number) => {
  const { settings, clock, origin } = deps
  const ticket = await ticketTable(deps.db).byId(id)
  const { memberId, amount } = ticket
  const payBy = after(clock.now(), held)
  const line = { said: lineOf(ticket, settings), amount }
  const { reference: key } = await inTransaction(deps, async (deps) => {
    const order = await orderService(deps).place({ memberId, follow: 'pool.settle', payBy, lines: [line] })
    await ticketTable(deps.db).orderedBy(id, order.id)
    return order
  })
  const page = await checkout.open({ key, amount, said: line.said.zh, locale: 'zh', payBy, returnTo: origin })
  await pay(page.reference)
  await inTransaction(deps, async (deps) => {
    await ticketTable(deps.db).hold(id)
    await ticketTable(deps.db).confirm(id)
    const paid = { provider: checkout.provider, key, reference: page.reference, amount, at: clock.now() }
    await orderService(deps).take(paid)
  })
}

/** Tickets of the days ahead, by the same function as everybody’s, without their letters; paid, where there is a provider. */
export const seatTickets = async (deps: Deps, provider?: PretendedProvider) => {
  const { db, clock, settings } = deps
  for (const { person, pool, ahead, time, withChildren } of swims) {
    const day = addDays(clock.today(), ahead)
    const member = await accountTable(db).byIdNumber(person.idNumber)
    const session = await db
      .selectFrom('poolSessions')
      .innerJoin('pools', 'pools.id', 'poolSessions.poolId')
      .select('poolSessions.id')
      .where('pools.code', '=', pool)
      .where('poolSessions.startsAt', '=', clock.at(day, time))
      .executeTakeFirst()
    const holder = member && swimmerOn(day, member.birthDate)
    if (!member || !session || !holder || holder === 'child') continue
    const listed = withChildren ? [...(await childService(deps).of(member.id)).values()] : []
    const childIds = listed
      .filter(({ birthDate, hasEnded }) => !hasEnded && swimmerOn(day, birthDate) === 'child')
      .map(({ personId }) => personId)
    const now = clock.now()
    const heldUntil = provider ? after(now, held) : null
    const wish = { session: session.id, memberId: member.id, holder, childIds, children: childIds.length }
    const { outcome, id } = await ticketTable(db).sell(
      {
        ...{ ...wish, atDeskBy: null, requestKey: keyOf(`${member.memberNumber} ${pool} ${day} ${time}`) },
        reference: newTicketReference(clock.today()),
      },
      { now, heldUntil, most: settings.services.pool.mostADay, ...settings.services.pool },
    )
    if (provider && outcome === 'sold' && id !== null) await payFor(deps, provider, id)
  }
}
