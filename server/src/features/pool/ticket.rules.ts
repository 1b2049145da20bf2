import { createHash } from 'node:crypto'
import {
  enterFrom,
  foreignNameOf,
  type Locale,
  mayEnter,
  mayGiveBack,
  mayTakeBackEntry,
  type SaleState,
  saleStateOf,
  type TicketState,
} from '@palaestra/contract'
import { saidUntil } from '../payment/held.rules.ts'
import { closureText } from '../venue/closure.rules.ts'
import type { SessionRow } from './pool.table.ts'
import type { ChildRow, DeskTicket, PlacedTicket } from './ticket.table.ts'

const ends = { zh: 'Zh', pt: 'Pt', en: 'En' } as const

/** Where a ticket lets in, in a language. */
export const placeOf = (ticket: Pick<PlacedTicket, `${'pool' | 'address'}${'Zh' | 'Pt' | 'En'}`>, locale: Locale) => ({
  pool: ticket[`pool${ends[locale]}`],
  address: ticket[`address${ends[locale]}`],
})

/** A ticket as it stands now, swept or not: what nobody has paid, or used, in time has its places no longer. */
const stateNow = ({ state, heldUntil, paidAt, enterBy }: PlacedTicket, now: Date): TicketState => {
  if (state === 'held' && heldUntil && saidUntil(heldUntil) <= now && !paidAt) return 'lapsed'
  return state === 'valid' && enterBy <= now ? 'void' : state
}

interface Reader {
  locale: Locale
  now: Date
}

/** When it ended, swept or not. */
const endedAtOf = (ticket: PlacedTicket, state: TicketState) => {
  if (ticket.endedAt) return ticket.endedAt
  if (state === 'void') return ticket.enterBy
  return state === 'lapsed' && ticket.heldUntil ? saidUntil(ticket.heldUntil) : null
}

/** A ticket as its member sees it. */
export const shownTicket = (ticket: PlacedTicket, children: readonly ChildRow[], { locale, now }: Reader) => {
  const state = stateNow(ticket, now)
  const { reference, poolCode, sessionId, day, startsAt, endsAt, amount, persons, sold, heldUntil, order } = ticket
  const { enterBy, enteredAt, paidAt, prolonged, closedReason } = ticket
  return {
    ...{
      reference,
      poolCode,
      ...placeOf(ticket, locale),
      session: sessionId,
      day,
      amount,
      persons,
      sold,
      state,
      order,
    },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    children: children.map(({ nameZh, surname, firstName }) => ({
      nameZh,
      namePt: foreignNameOf({ nameZh, surname, firstName }),
    })),
    heldUntil: heldUntil && state === 'held' ? saidUntil(heldUntil).toISOString() : null,
    paid: paidAt !== null,
    mayKeepLonger: state === 'held' && !prolonged,
    enterFrom: enterFrom(startsAt).toISOString(),
    enterBy: enterBy.toISOString(),
    enteredAt: enteredAt?.toISOString() ?? null,
    endedAt: endedAtOf(ticket, state)?.toISOString() ?? null,
    closed: closedReason && { reason: closedReason, text: closureText(ticket, locale) },
    mayGiveBack: mayGiveBack({ state, startsAt }, now),
  }
}

const fullName = (names: { nameZh: string | null; surname: string; firstName: string }) =>
  [names.nameZh, foreignNameOf(names)].filter(Boolean).join(' ')

/** A ticket as the counter sees it. */
export const ticketAtDesk = (ticket: DeskTicket, children: readonly ChildRow[], now: Date) => {
  const state = stateNow(ticket, now)
  const { reference, sessionId, startsAt, endsAt, holder, amount, sold, heldUntil, order, enterBy, enteredAt } = ticket
  const { memberNumber, nameZh, surname, firstName, late, paidAt } = ticket
  const toPay = ['held', 'valid', 'used'].includes(state) && !paidAt
  return {
    ...{
      reference,
      session: sessionId,
      memberNumber,
      holder,
      children: ticket.children,
      amount,
      sold,
      state,
      order,
      late,
    },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    name: surname !== null && firstName !== null ? fullName({ nameZh, surname, firstName }) : '',
    childNames: children.map(fullName),
    due: toPay ? amount : 0,
    heldUntil: heldUntil && state === 'held' ? saidUntil(heldUntil).toISOString() : null,
    enterFrom: enterFrom(startsAt).toISOString(),
    enterBy: enterBy.toISOString(),
    enteredAt: enteredAt?.toISOString() ?? null,
    mayEnter: mayEnter({ ...ticket, state: ticket.state === 'held' && paidAt ? 'valid' : state }, now),
    mayTakeBack: mayTakeBackEntry(ticket, now),
  }
}

/** What is free of a session now, and how its sale stands. */
export const saleOf = (session: SessionRow, now: Date): { left: number; advanceLeft: number; state: SaleState } => {
  const { places, taken, over, advancePlaces, advanceTaken, advanceOver, cleaning, closedBy } = session
  const left = places - taken + over
  const advanceLeft = Math.min(left, advancePlaces - advanceTaken + advanceOver)
  const closed = cleaning || closedBy !== null
  return { left, advanceLeft, state: saleStateOf({ ...session, left, advanceLeft, closed }, now) }
}

/** Why a session is closed; null where it is not. */
export const closedOf = ({ cleaning, closedReason }: Pick<SessionRow, 'cleaning' | 'closedReason'>) =>
  closedReason ?? (cleaning ? ('cleaning' as const) : null)

/** What anything of a list would change. */
export const versionOf = (timetable: unknown) =>
  createHash('sha256').update(JSON.stringify(timetable)).digest('hex').slice(0, 12)
