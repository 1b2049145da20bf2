import { randomUUID } from 'node:crypto'
import { api, type ConsentState, memberNumberFrom, type RefusalName, refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { referenceFrom } from '../../caseReference.ts'
import { onlineCardNotice } from '../../content/pages/templates.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { demonstrationPassword } from '../../demonstration/people.ts'
import { aMissedBooking, statement } from '../../testing/appeals.ts'
import { aBallot, drawn, slotsOf } from '../../testing/ballots.ts'
import { bookingsOf, crowdLike, offer } from '../../testing/bookings.ts'
import { aCourse, aTerm } from '../../testing/courses.ts'
import { aClerk } from '../../testing/desk.ts'
import { aGate, codeAt, pointsOf } from '../../testing/gates.ts'
import { addGift, towel } from '../../testing/gifts.ts'
import { giveConsent } from '../../testing/guardians.ts'
import { accompaniedBy, aPool, aSession } from '../../testing/pools.ts'
import { type Envelope, thePortal } from '../../testing/portal.ts'
import { importing } from '../../testing/visits.ts'
import { aMinuteOfWaiting } from '../../testing/waits.ts'
import { wishTable } from '../booking/wish.table.ts'
import { cardTable } from '../card/card.table.ts'
import { enrolmentChanges, newEnrolmentReference } from '../course/enrolment.table.ts'
import { openTermDraws } from '../course/register.service.ts'
import { newTicketReference, ticketTable } from '../pool/ticket.table.ts'
import { waitChanges } from '../waiting/wait.table.ts'
import { holdService } from './hold.service.ts'
import { noticeTable } from './notice.table.ts'

/** What stands in a cell: `ok`, or the refusal; of a gate what it says, of points how many were earned. */
const codes = {
  ok: 'ok',
  so: 'signed_out',
  su: 'account_suspended',
  do: 'documents_overdue',
  co: 'temporary_card_coming',
  ex: 'card_expired',
  gm: 'guardian_missing',
  na: 'payment_not_authorised',
  ct: 'card_temporary',
  br: 'bookings_missed',
  mu: 'mobile_unconfirmed',
  ad: 'adult_needed',
  yo: 'swimmer_too_young',
  ca: 'child_needs_adult',
  ap: 'nothing_to_appeal',
  // A gate says no, and why.
  gs: 'gate: suspended',
  ge: 'gate: expired',
  gt: 'gate: temporary',
  '+': 'earned',
  '0': 'nothing earned',
  '-': undefined,
} as const satisfies Record<string, RefusalName | `gate: ${string}` | 'ok' | 'earned' | 'nothing earned' | undefined>

/**
 * The table of who may what, of the design of the services (section 7), as it is at the doors. Where it is otherwise than
 * there, a decision says so:
 * - an account is *blocked* by the same hold as suspended; what is overdue and a card on its way are columns besides (0045);
 * - points, players and collectors want no word of a guardian: they cost nothing (0045);
 * - a card on its way opens nothing, not a class either, until its letter has left (0045, C01);
 * - whom a gate that was cut off has let in was there, and earns the points, whatever held them back (0099); a temporary
 *   card alone earns none;
 * - an appeal is against something: of who is not held back against one missed booking, which all may (0095);
 * - who is not activated has no way in: they are as a visitor;
 * - at the desk a restriction is lifted by excusing what was missed, and then one books: not over it (0091).
 * An appeal against missed bookings lets one book while it waits, so appeals come last.
 */
const table = `
what                     | visitor | inactive | adult | minor | pending | not_asked | declined | withdrawn | unguarded | under13 | temporary | loss | suspended | documents | expired | restricted | unreached
see what there is        | ok      | ok       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ok        | ok   | ok        | ok        | ok      | ok         | ok
book a court             | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | br         | mu
enter a lobby            | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | br         | mu
enter a ballot           | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | br         | mu
join a line              | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | br         | mu
accept an offer          | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | br         | mu
pay a court              | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | br         | mu
pay a ticket             | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | ok         | mu
pay a class for all      | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ok        | co   | su        | do        | ex      | ok         | mu
pay another class        | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | ok         | mu
swim alone               | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | yo      | ct        | co   | su        | do        | ex      | ok         | mu
swim with a child        | so      | so       | ok    | ca    | na      | na        | na       | na        | gm        | yo      | ct        | co   | su        | do        | ex      | ok         | mu
register for classes     | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ok        | co   | su        | do        | ex      | ok         | mu
a class for all          | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ok        | co   | su        | do        | ex      | ok         | mu
another class            | so      | so       | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | ok         | mu
in with a booking        | -       | -        | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | gt        | gs   | gs        | gs        | ge      | ok         | ok
in with a ticket         | -       | -        | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | gt        | gs   | gs        | gs        | ge      | ok         | ok
in to a class for all    | -       | -        | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ok        | gs   | gs        | gs        | ge      | ok         | ok
in to another class      | -       | -        | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | gt        | gs   | gs        | gs        | ge      | ok         | ok
earn points              | -       | -        | +     | +     | +       | +         | +        | +         | +         | +       | 0         | 0    | +         | +         | +       | +          | +
redeem a gift            | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ct        | co   | su        | do        | ex      | ok         | ok
be a collector           | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ct        | co   | su        | do        | ex      | ok         | mu
be a player              | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ct        | co   | su        | do        | ex      | ok         | mu
ask a collector          | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ct        | co   | su        | do        | ex      | ok         | mu
ask a player             | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ct        | co   | su        | do        | ex      | ok         | mu
register a child         | so      | so       | ok    | ad    | ad      | ad        | ad       | ad        | ad        | ad      | ct        | co   | su        | do        | ex      | ok         | mu
see what is one’s own    | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ok        | ok   | ok        | ok        | ok      | ok         | ok
give back a court        | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ok        | ok   | ok        | ok        | ok      | ok         | ok
give back a ticket       | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ok        | ok   | ok        | ok        | ok      | ok         | ok
withdraw from a class    | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ok        | ok   | ok        | ok        | ok      | ok         | ok
staff: a court           | -       | -        | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | br         | mu
staff: a ticket          | -       | -        | ok    | ok    | na      | na        | na       | na        | gm        | yo      | ct        | co   | su        | do        | ex      | ok         | mu
staff: a class for all   | -       | -        | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ok        | co   | su        | do        | ex      | ok         | mu
staff: another class     | -       | -        | ok    | ok    | na      | na        | na       | na        | gm        | ok      | ct        | co   | su        | do        | ex      | ok         | mu
appeal against a hold    | so      | so       | ap    | ap    | ap      | ap        | ap       | ap        | ap        | ap      | ap        | ap   | ok        | ap        | ap      | ok         | ap
appeal against a miss    | so      | so       | ok    | ok    | ok      | ok        | ok       | ok        | ok        | ok      | ok        | ok   | ok        | ok        | ok      | ok         | ok
`

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const standings = head.slice(1)
type Standing = (typeof standings)[number]
/** What is expected of somebody who stands so. */
const columnOf = (standing: Standing) => {
  const place = head.indexOf(standing)
  const cells = rows.map((row) => [row[0] ?? '', codes[row[place] as keyof typeof codes]] as const)
  return Object.fromEntries(cells.filter(([, code]) => code !== undefined))
}

const portal = await thePortal()
const { db } = portal
/** A Wednesday; who is to be let in comes a quarter of an hour before seven. */
const [day, now] = ['2026-03-04', '2026-03-04T18:45:00']
const early = new Date('2026-03-02T10:00:00+08:00')
const births: Record<Standing, string> = { under13: '2015-03-15' }
const minors = ['minor', 'pending', 'not_asked', 'declined', 'withdrawn', 'unguarded', 'under13']
const bornOn = (standing: Standing) => births[standing] ?? (minors.includes(standing) ? '2011-03-15' : '1990-03-15')

/** What is there for all, each with a piece for everybody who comes. */
const world = async () => {
  const most = standings.length
  const people = { courts: most, most: 8 }
  const pool = await aPool(portal, 'carmo')
  const poolOf = async (code: string) => ({ code, id: await aPool(portal, code) })
  const here = await poolOf('open')
  const free: [number, number, number, number] = [0, 0, 0, 0]
  const running = await aTerm(portal, { code: '2026-1', startsOn: '2026-01-26', endsOn: '2026-03-29' })
  const coming = await aTerm(portal)
  await aTerm(portal, { code: '2026-3', startsOn: '2026-05-25', endsOn: '2026-07-19' })
  // Places of the coming term are left, and for the order of the one after it one registers.
  await sql`update course_terms set renew_from = renew_from - interval '30 days',
      register_from = register_from - interval '30 days', register_until = register_until - interval '30 days',
      draw_at = draw_at - interval '30 days', sign_up_from = sign_up_from - interval '30 days',
      sign_up_until = sign_up_until - interval '30 days', remaining_from = remaining_from - interval '30 days'
    where code <> '2026-3'`.execute(db)
  const courseOf = (term: number, of: Parameters<typeof aCourse>[2]) => aCourse(portal, term, { places: 60, ...of })
  // Each class where a gate of its own stands.
  const gateOfClass = async (temporaryCard: boolean, code: string) => {
    const { id } = await courseOf(running, { temporaryCard, price: 0, days: [day] })
    await aPool(portal, code)
    await sql`update courses set venue_id = (select id from venues where code = ${`${code}-venue`}) where id = ${id}`.execute(
      db,
    )
    return { id, gate: await aGate(portal, `${code}-venue`) }
  }
  const slots = {
    in: await offer(portal, 'in', day, { ...people, from: 19, until: 20, prices: [0, 0, 0] }),
    book: await offer(portal, 'book', '2026-03-06', { ...people, from: 18, until: 19 }),
    pay: await offer(portal, 'pay', '2026-03-07', { ...people, from: 18, until: 19 }),
    back: await offer(portal, 'back', '2026-03-08', { ...people, from: 18, until: 19 }),
    line: await offer(portal, 'line', '2026-03-09', { ...people, from: 18, until: 19 }),
    offered: await offer(portal, 'offered', '2026-03-10', { ...people, from: 18, until: 19 }),
    desk: await offer(portal, 'desk', '2026-03-11', { ...people, from: 18, until: 19 }),
  }
  const big = { places: 100, advancePlaces: 90 }
  // One child is in everybody’s list, and on one ticket of a session.
  const withChild: number[] = []
  for (const standing of standings) {
    const { id } = await poolOf(`with-${standing.replace('_', '-')}`)
    withChild.push(await aSession(portal, id, '2026-03-06', big))
  }
  return {
    slots,
    drawn: await slotsOf(portal),
    sessions: {
      in: await aSession(portal, here.id, day, { ...big, from: '19:00', until: '21:00', prices: free }),
      alone: await aSession(portal, pool, '2026-03-05', big),
      with: withChild,
      pay: await aSession(portal, pool, '2026-03-07', big),
      back: await aSession(portal, pool, '2026-03-08', big),
      desk: await aSession(portal, pool, day, { ...big, from: '19:00', until: '21:00' }),
    },
    courses: {
      forAll: await courseOf(coming, { temporaryCard: true }),
      other: await courseOf(coming, {}),
      payForAll: await courseOf(coming, { temporaryCard: true }),
      payOther: await courseOf(coming, {}),
      back: await courseOf(coming, {}),
      deskForAll: await courseOf(coming, { temporaryCard: true }),
      deskOther: await courseOf(coming, {}),
    },
    gates: {
      court: await aGate(portal, 'in'),
      pool: await aGate(portal, 'open-venue', 'open'),
      forAll: await gateOfClass(true, 'forall'),
      other: await gateOfClass(false, 'other'),
    },
  }
}
type World = Awaited<ReturnType<typeof world>>

/** What one of them has from before: held, had, to come in with. */
const thingsOf = async (memberId: number, place: number, { slots, sessions, courses, gates }: World) => {
  const at = portal.clock.now()
  const soon = new Date(at.getTime() + 3_600_000)
  const court = async (slot: number | undefined, heldUntil: Date | null) => {
    const reference = referenceFrom('B', day, 8)
    const wish = { memberId, bornOn: '1990-03-15', choices: [slot ?? 0], requestKey: randomUUID(), reference }
    await wishTable(db).answer([wish], { now: at, heldUntil, adultAge: 18, seniorAge: 65 })
    return reference
  }
  const ticket = async (session: number, heldUntil: Date | null) => {
    const [reference, requestKey] = [newTicketReference(day), randomUUID()]
    const wish = { session, memberId, holder: 'adult' as const, children: 0, childIds: [], atDeskBy: null }
    const sold = { ...wish, requestKey, reference }
    await ticketTable(db).sell(sold, { now: at, heldUntil, most: 8, enterMinutes: 30 })
    return reference
  }
  const placeIn = async ({ id: courseId }: { id: number }, until: Date | null) => {
    const [reference, requestKey] = [newEnrolmentReference(day), randomUUID()]
    const wish = { memberId, courseId, way: 'remaining' as const, most: 9, mostAtSignUp: 9, requestKey, reference }
    await inTransaction(portal.deps, (deps) => enrolmentChanges(deps.db).take(wish, { now: at, until }))
    return reference
  }
  await court(slots.in[place], null)
  await ticket(sessions.in, null)
  await placeIn(gates.forAll, null)
  await placeIn(gates.other, null)
  return {
    court: await court(slots.pay[place], soon),
    ticket: await ticket(sessions.pay, soon),
    forAll: await placeIn(courses.payForAll, soon),
    other: await placeIn(courses.payOther, soon),
    courtBack: await court(slots.back[place], null),
    ticketBack: await ticket(sessions.back, null),
    placeBack: await placeIn(courses.back, null),
    missed: await aMissedBooking(portal, { id: memberId }, '2026-03-01'),
  }
}

/** Makes a member in good standing stand as a column says. */
const stand = async (id: number, standing: Standing) => {
  const consents: Partial<Record<Standing, ConsentState>> = {
    ...{ minor: 'authorised', under13: 'authorised', pending: 'pending', not_asked: 'not_requested' },
    ...{ declined: 'declined', withdrawn: 'withdrawn' },
  }
  const state = consents[standing]
  if (state) await giveConsent(portal, id, state)
  await db
    .updateTable('members')
    .set({ birthDate: bornOn(standing) })
    .where('id', '=', id)
    .execute()
  if (standing === 'temporary' || standing === 'loss') {
    await cardTable(db).addLoss({ memberId: id, circumstances: 'On the bus.', reportedOn: '2026-03-02' })
    await db.updateTable('cards').set({ kind: 'temporary' }).where('memberId', '=', id).execute()
  }
  if (standing === 'loss') await inTransaction(portal.deps, (deps) => holdService(deps).beginLoss(id))
  if (standing === 'expired')
    await db.updateTable('cards').set({ validUntil: '2026-03-03' }).where('memberId', '=', id).execute()
  const imposed = { suspended: 'authority', documents: 'documents' } as const
  if (standing === 'suspended' || standing === 'documents')
    await inTransaction(portal.deps, (deps) =>
      holdService(deps).impose('system', { memberId: id, reason: imposed[standing] }),
    )
  if (standing === 'restricted') await aMissedBooking(portal, { id }, '2026-02-28')
  if (standing === 'unreached')
    await db.updateTable('members').set({ mobileConfirmed: false }).where('id', '=', id).execute()
  if (standing === 'inactive')
    await db.updateTable('members').set({ activatedAt: null, passwordHash: null }).where('id', '=', id).execute()
}

/** Everybody, with what is theirs; each logged in, who can. */
const seated = async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await aBallot(portal, { courts: 1, code: 'drawn' })
  portal.clock.set(new Date(`${now}+08:00`))
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  const there = await world()
  await db.updateTable('poolSessions').set({ advanceFrom: early }).execute()
  await openTermDraws(portal.deps)
  const [like, holder] = [await portal.memberAs('adult'), await portal.memberAs('english')]
  const { passwordHash } = await db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', like.id)
    .executeTakeFirstOrThrow()
  const ids = await crowdLike(portal, like.id, standings.length + 1)
  for (const id of ids)
    await db
      .updateTable('members')
      .set({ memberNumber: memberNumberFrom(id) })
      .where('id', '=', id)
      .execute()
  await db.updateTable('members').set({ passwordHash, activatedAt: early }).where('id', 'in', ids).execute()
  await sql`update members set mobile = (66900000 + id)::text, mobile_confirmed = true, email = 'at' || id || '@example.mo',
      email_confirmed = true where id = any(${ids})`.execute(db)
  await sql`insert into cards (member_id, kind, valid_until, qr_reference)
    select id, 'permanent', '2030-12-31', lpad(id::text, 16, 'c') from members where id = any(${ids})`.execute(db)
  const [childId = 0, ...members] = ids
  for (const id of members) await noticeTable(db).accept(id, onlineCardNotice.updatedOn, early)
  const numbers = new Map(
    (await db.selectFrom('members').select(['id', 'memberNumber']).execute()).map((one) => [one.id, one.memberNumber]),
  )
  // Points of a week ago.
  const lines = members.map((id) => `${numbers.get(id)},2026-02-25,18:00,19:30,Mong-Ha`)
  await importing(await portal.staffAs('senior')).lines(lines)
  await addGift(await portal.staffAs('senior'), { stock: 99 })
  // What is offered to them, and what somebody else has.
  for (const [place, memberId] of members.entries())
    await inTransaction(portal.deps, ({ db, clock }) =>
      waitChanges(db).join({ memberId, slotId: there.slots.offered[place] ?? 0, since: clock.now() }),
    )
  await aMinuteOfWaiting(portal)
  await db.updateTable('slots').set({ quotaMost: 99 }).where('id', 'in', there.slots.line).execute()
  for (const slot of there.slots.line) await bookingsOf(holder).book([slot])

  const [clerk, teacher] = [
    await aClerk(portal, ['counter', 'cashier'], { username: 'ieong', name: 'Ieong' }),
    await aClerk(portal, ['classes'], { username: 'leong', name: 'Leong' }),
  ]
  const all = new Map<Standing, Person>()
  for (const [place, standing] of standings.entries()) {
    const id = members[place] ?? 0
    const things = await thingsOf(id, place, there)
    const own = { ownerId: id, childId: childId, birthDate: '2020-05-01' }
    const child = await accompaniedBy(portal, own)
    const code = await codeAt(portal, id, now, 'kept')
    const visit = [
      await there.gates.court.event(id, 'in', `${day}T15:00:00`),
      await there.gates.court.event(id, 'out', `${day}T16:30:00`),
    ]
    const list = async (kind: 'collector' | 'player') => {
      const { id: entry } = await db
        .insertInto('companions')
        .values({
          ...{
            kind,
            ownerId: members[(place + 1) % members.length] ?? 0,
            place: 1,
            askedNumber: numbers.get(id) ?? '',
          },
          ...{ personId: id, relation: null, shirt: null, answerUntil: '2026-03-20', askedAt: early },
          ...{
            declinedAt: null,
            confirmedAt: null,
            confirmedBy: null,
            endedAt: null,
            endedBecause: null,
            endedBy: null,
          },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return entry
    }
    const lists = { collector: await list('collector'), player: await list('player') }
    await stand(id, standing)
    const body = { method: 'account', username: `crowd${id - 1000}`, password: demonstrationPassword }
    const token = standing === 'visitor' ? undefined : (await portal.post('/security/login_one_pass', body)).data?.token
    const door = token ? portal.withHeaders({ apikey: token }) : portal.withHeaders({})
    all.set(standing, {
      ...{ ...door, id, place, things, child, code, visit, lists, clerk, teacher, there },
      ...{ number: numbers.get(id) ?? '', other: numbers.get(holder.id) ?? '' },
    })
  }
  return all
}
interface Person extends Pick<Awaited<ReturnType<typeof portal.memberAs>>, 'id' | 'get' | 'post'> {
  place: number
  number: string
  /** Somebody else’s. */
  other: string
  things: Awaited<ReturnType<typeof thingsOf>>
  /** The child in their list. */
  child: number
  /** Of their card. */
  code: string
  visit: Parameters<World['gates']['court']['upload']>[0]
  lists: { collector: number; player: number }
  clerk: Awaited<ReturnType<typeof aClerk>>
  teacher: Awaited<ReturnType<typeof aClerk>>
  there: World
}

/** How a call that somebody makes came out. */
const said = (answers: Envelope | readonly Envelope[]) => {
  const bad = [answers].flat().find(({ code }) => code !== 0)
  if (!bad) return 'ok'
  const [field] = Object.keys(bad.errors ?? {})
  const { code } = bad
  const named = Object.entries(refusals).find(([, number]) => number === code)?.[0] ?? String(code)
  return field === 'memberNumber' || field === 'who' ? named : [named, field].join(' ').trim()
}
const captcha = (call: { path: string }) => portal.solvedCaptcha(call.path)
const key = () => ({ requestKey: randomUUID() })
const atGate = async (gate: World['gates']['court'], { code }: Person) => {
  const { data } = await gate.pass(code)
  return data.open ? 'ok' : `gate: ${data.reason}`
}
const past = (one: string, answer: Promise<Envelope>) =>
  answer.then((given) => (said(given) === one ? 'ok' : said(given)))
/** In four classes of a term one may be: what was got here is given back. */
const placeGot = async (answer: Envelope, { post }: Person) => {
  const outcome = said(answer)
  const back = { reference: answer.data?.reference, refundExpected: 0 }
  return outcome === 'ok' ? said(await post('/course/withdraw', back)) : outcome
}
const signUp = async (one: Person, { code: course }: { code: string }) =>
  placeGot(await one.post('/course/sign_up', { course, ...key() }), one)
const enrol = async (one: Person, { code: course }: { code: string }) =>
  placeGot(await one.teacher.post('/desk/course/enrol', { course, memberNumber: one.number, ...key() }), one)

/** Each row as a call, in an order in which none takes from the next. */
const doors: Record<string, (one: Person) => Promise<string>> = {
  'see what there is': async ({ get }) =>
    said(
      await Promise.all(
        ['/vbs/venues', '/pool/sessions', '/course/terms', '/course/list?term=2026-2', '/ballot/draws'].map((path) =>
          get(path),
        ),
      ),
    ),
  'book a court': async ({ post, there, place }) =>
    said(await post('/vbs/book', { choices: [there.slots.book[place]], ...key() })),
  // Courts open in the morning: whoever is let through finds the lobby closed.
  'enter a lobby': async ({ post }) =>
    past('lobby_closed', post('/vbs/lobby', { solvedCaptcha: await captcha(api.ballot.enterLobby) })),
  'enter a ballot': async ({ post, there }) =>
    said(
      await post('/ballot/enter', {
        draw: drawn,
        choices: [there.drawn[0]],
        solvedCaptcha: await captcha(api.ballot.enter),
      }),
    ),
  'join a line': async ({ post, there, place }) =>
    said(
      await post('/waiting/join', { slot: there.slots.line[place], solvedCaptcha: await captcha(api.waiting.join) }),
    ),
  'accept an offer': async ({ post, id }) => {
    const { reference } = await db
      .selectFrom('bookings')
      .select('reference')
      .where('memberId', '=', id)
      .where('state', '=', 'offered')
      .executeTakeFirstOrThrow()
    return said(await post('/waiting/answer', { reference, takes: true }))
  },
  'pay a court': async ({ post, things }) => said(await post('/vbs/pay', { reference: things.court })),
  'pay a ticket': async ({ post, things }) => said(await post('/pool/pay', { reference: things.ticket })),
  'pay a class for all': async ({ post, things }) => said(await post('/course/pay', { reference: things.forAll })),
  'pay another class': async ({ post, things }) => said(await post('/course/pay', { reference: things.other })),
  'swim alone': async ({ post, there }) =>
    said(await post('/pool/buy', { session: there.sessions.alone, children: [], ...key() })),
  'swim with a child': async ({ post, there, child, place }) =>
    said(await post('/pool/buy', { session: there.sessions.with[place], children: [child], ...key() })),
  'register for classes': async ({ post }) =>
    said(await post('/course/register', { term: '2026-3', solvedCaptcha: await captcha(api.course.register) })),
  'a class for all': (one) => signUp(one, one.there.courses.forAll),
  'another class': (one) => signUp(one, one.there.courses.other),
  'in with a booking': (one) => atGate(one.there.gates.court, one),
  'in with a ticket': (one) => atGate(one.there.gates.pool, one),
  'in to a class for all': (one) => atGate(one.there.gates.forAll.gate, one),
  'in to another class': (one) => atGate(one.there.gates.other.gate, one),
  'earn points': async ({ id, there, visit }) => {
    const before = await pointsOf(portal, id)
    expect(await there.gates.court.upload(visit)).toMatchObject({ code: 0 })
    return (await pointsOf(portal, id)) > before ? 'earned' : 'nothing earned'
  },
  'redeem a gift': async ({ post }) =>
    said(await post('/report/gift/redeem', { gift: towel.code, price: towel.price, ...key() })),
  'be a collector': async ({ post, lists }) => said(await post('/family/confirm', { id: lists.collector })),
  'be a player': async ({ post, lists }) => said(await post('/family/confirm', { id: lists.player })),
  'ask a collector': async ({ post, other }) => said(await post('/family/collector', { memberNumber: other })),
  'ask a player': async ({ post, other }) => said(await post('/family/player', { memberNumber: other, shirt: null })),
  'register a child': async ({ post, other }) =>
    said(await post('/family/child', { memberNumber: other, relation: 'friend' })),
  'appeal against a hold': async ({ get, post }) => {
    const { data } = await get('/account/appeal')
    return said(await post('/account/appeal/send', { holdId: data?.holds[0]?.id ?? 1, statement }))
  },
  'appeal against a miss': async ({ post, things }) =>
    said(await post('/account/appeal/missed', { reference: things.missed, statement })),
  'see what is one’s own': async ({ get }) =>
    said(
      await Promise.all(
        ['/vbs/bookings', '/pool/tickets', '/course/mine', '/payment/orders', '/waiting/mine', '/ballot/mine'].map(
          (path) => get(path),
        ),
      ),
    ),
  'give back a court': async ({ post, things }) =>
    said(await post('/vbs/cancel', { reference: things.courtBack, terms: 'free' })),
  'give back a ticket': async ({ post, things }) =>
    said(await post('/pool/give_back', { reference: things.ticketBack })),
  'withdraw from a class': async ({ post, things }) =>
    said(await post('/course/withdraw', { reference: things.placeBack, refundExpected: 0 })),
  'staff: a court': async ({ clerk, number, there, place }) =>
    said(
      await clerk.post('/desk/booking/book', {
        memberNumber: number,
        slots: [there.slots.desk[place]],
        overQuota: false,
        reason: '',
        ...key(),
      }),
    ),
  'staff: a ticket': async ({ clerk, number, there }) =>
    said(
      await clerk.post('/desk/pool/sell', {
        session: there.sessions.desk,
        who: number,
        holder: null,
        children: 0,
        ...key(),
      }),
    ),
  'staff: a class for all': (one) => enrol(one, one.there.courses.deskForAll),
  'staff: another class': (one) => enrol(one, one.there.courses.deskOther),
}

describe('[C02] [A13] [M06] [O05] [O06] [P01] [P04] the table of who may what, cell by cell', () => {
  let everybody: Awaited<ReturnType<typeof seated>>
  beforeAll(async () => {
    everybody = await seated()
  })

  test.each(standings)('%s', async (standing) => {
    const one = everybody.get(standing)
    if (!one) throw new Error('nobody stands so')
    const expected = columnOf(standing)
    const found: Record<string, string> = {}
    for (const what of Object.keys(expected)) found[what] = (await doors[what]?.(one)) ?? 'no door'
    expect(found).toEqual(expected)
  })
})
