import {
  type desk,
  isMemberNumber,
  type Locale,
  normaliseMemberNumber,
  type Received,
  Refusal,
  type RefusalName,
  type Reply,
  type TicketHolder,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, minute } from '../../ports/clock.ts'
import { accountTable } from '../account/account.table.ts'
import { qrCodeService } from '../account/qrCode.service.ts'
import { auditService } from '../audit/audit.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { grace, saidUntil } from '../payment/held.rules.ts'
import { orderService } from '../payment/order.service.ts'
import { inThree } from '../site/site.table.ts'
import { holderOn, saleRefusals } from './buy.service.ts'
import { pricesOf } from './catalogue.service.ts'
import { poolTable } from './pool.table.ts'
import { closedOf, saleOf, ticketAtDesk } from './ticket.rules.ts'
import { type DeskTicket, newTicketReference, type SaleNo, ticketTable } from './ticket.table.ts'
import { lineOf } from './told.service.ts'

type Today = Reply<typeof desk.pool.today>
type Sale = Received<typeof desk.pool.sell>['body']

/** Tickets of one page. */
const pageSize = 50
const referenceForm = /^T\d\d-[A-Z0-9]{8}$/

/** Which field is to blame. */
const fieldOf = (refusal: RefusalName) => {
  if (refusal === 'child_needs_adult') return 'children'
  return refusal.startsWith('pool_') && refusal !== 'pool_ticket_already' ? 'session' : 'who'
}
const nobody = { expected: 0, held: 0, entered: 0, late: 0, missed: 0 }

/** Pools as their counter sees them: the day, who has tickets, and what is sold there. */
export const deskService = (deps: Deps) => {
  const { db, clock, settings } = deps

  const shown = async (tickets: readonly DeskTicket[]) => {
    const children = Map.groupBy(
      await ticketTable(db).children(tickets.map(({ id }) => id)),
      ({ ticketId }) => ticketId,
    )
    return tickets.map((ticket) => ticketAtDesk(ticket, children.get(ticket.id) ?? [], clock.now()))
  }

  /** The member behind a number, or behind the code of a card that somebody shows now. */
  const memberBehind = async (said: string) => {
    const number = normaliseMemberNumber(said)
    if (isMemberNumber(number)) return (await accountTable(db).byNumber(number))?.id
    const card = await qrCodeService(deps).cardOf(said)
    return 'fault' in card ? undefined : card.memberId
  }

  /** Who buys, and what they pay as. @throws what closes tickets, not_found, swimmer_too_young, child_needs_adult */
  const buyerOf = async ({ who, holder, children }: Sale, day: string) => {
    if (who === '') {
      if (holder === 'minor' && children > 0) throw new Refusal('child_needs_adult')
      // The border has asked for it.
      return { memberId: null, holder: holder ?? ('adult' as TicketHolder) }
    }
    const memberId = await memberBehind(who)
    if (memberId === undefined) throw new Refusal('not_found')
    const { birthDate } = await standingService(deps).need('pool_tickets', memberId)
    return { memberId, holder: holderOn(day, birthDate, children) }
  }

  /** Sells it, with the order by which the cashier takes the money. @throws what the database says no with */
  const sellTo = (
    { session, children, requestKey }: Sale,
    { memberId, holder }: Awaited<ReturnType<typeof buyerOf>>,
    staffId: number,
  ) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, jobs } = deps
      const { hold, pool } = settings.services
      const now = clock.now()
      const wish = { session, memberId, holder, children, childIds: [], requestKey, atDeskBy: staffId }
      const { outcome, id } = await ticketTable(db).sell(
        { ...wish, reference: newTicketReference(clock.today()) },
        { now, heldUntil: after(now, hold.minutes * minute + grace), most: pool.mostADay, ...pool },
      )
      // The database says a no, or gives a ticket.
      if (id === null) throw new Refusal(saleRefusals[outcome as SaleNo])
      const ticket = await ticketTable(db).byId(id)
      const { reference, amount, heldUntil, enterBy, poolCode } = ticket
      let order = ticket.order
      if (outcome === 'sold') {
        if (heldUntil) {
          const lines = [{ said: lineOf(ticket, settings), amount }]
          const placed = { memberId, follow: 'pool.settle' as const, payBy: saidUntil(heldUntil), lines }
          const made = await orderService(deps).place(placed)
          await ticketTable(db).orderedBy(id, made.id)
          order = made.reference
        } else if (memberId !== null) await jobs.add(db, { name: 'pool.follow', data: { what: 'bought', ids: [id] } })
        await auditService(deps).write({
          ...{ by: staffId, act: 'ticket_sold', detail: `${reference}, ${poolCode}` },
          subject:
            memberId === null ? { kind: 'pool_ticket', id: reference } : { kind: 'member', id: String(memberId) },
        })
      }
      return {
        ...{ reference, amount, order, enterBy: enterBy.toISOString() },
        heldUntil: heldUntil ? saidUntil(heldUntil).toISOString() : null,
      }
    })

  return {
    /** @throws not_found */
    async today(
      { pool: wanted, day: asked }: Received<typeof desk.pool.today>['query'],
      locale: Locale,
    ): Promise<Today> {
      const pools = await poolTable(db).all()
      const pool = wanted === undefined ? pools[0] : pools.find(({ code }) => code === wanted)
      if (wanted !== undefined && !pool) throw new Refusal('not_found')
      const [now, today] = [clock.now(), clock.today()]
      const day = asked ?? today
      const sessions = pool ? await poolTable(db).sessionsOn(day, now, pool.id) : []
      const counts = await ticketTable(db).counts(
        sessions.map(({ id }) => id),
        now,
      )
      const countsOf = new Map(counts.map(({ sessionId, ...counted }) => [sessionId, counted]))
      return {
        ...{ pool: pool?.code ?? null, place: pool?.venueCode ?? null, day, today },
        pools: pools.map((one) => ({ code: one.code, name: inThree('name', one)[locale] })),
        sessions: sessions.map((session) => {
          const { id, startsAt, endsAt, spotFrom, places } = session
          const { left, state } = saleOf(session, now)
          return {
            ...{ id, places, left, state, closed: closedOf(session), prices: pricesOf(session) },
            from: clock.timeOf(startsAt),
            until: clock.timeOf(endsAt),
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
            spotFrom: spotFrom.toISOString(),
            ...(countsOf.get(id) ?? nobody),
          }
        }),
      }
    },

    /** @throws not_found */
    async tickets({ session, after = '0' }: Received<typeof desk.pool.tickets>['query']) {
      if (!(await poolTable(db).session(Number(session)))) throw new Refusal('not_found')
      const found = await ticketTable(db).ofSession(Number(session), Number(after), pageSize + 1)
      const page = found.slice(0, pageSize)
      return { items: await shown(page), next: found.length > page.length ? String(page.at(-1)?.id) : null }
    },

    /** Writes down who looks before it returns anything. @throws not_found */
    async find({ pool, search }: Received<typeof desk.pool.find>['body'], staffId: number) {
      const note = (subject: { kind: 'member' | 'pool_ticket'; id: string }) =>
        inTransaction(deps, (deps) =>
          auditService(deps).write({ by: staffId, act: 'looked', subject, detail: `pool ${pool}` }),
        )
      const reference = search.toUpperCase()
      if (referenceForm.test(reference)) {
        const ticket = await ticketTable(db).byReference(reference)
        if (!ticket) throw new Refusal('not_found')
        const { memberId } = ticket
        await note(
          memberId === null ? { kind: 'pool_ticket', id: reference } : { kind: 'member', id: String(memberId) },
        )
        return { items: await shown([ticket]) }
      }
      const memberId = await memberBehind(search)
      if (memberId === undefined) throw new Refusal('not_found')
      await note({ kind: 'member', id: String(memberId) })
      return { items: await shown(await ticketTable(db).ofMemberAt(memberId, pool, clock.today(), clock.now())) }
    },

    /** @throws what closes tickets, and what the call says besides, at the field that is to blame */
    async sell(sale: Sale, staffId: number) {
      try {
        const session = await poolTable(db).session(sale.session)
        if (!session) throw new Refusal('not_found')
        return await sellTo(sale, await buyerOf(sale, session.day), staffId)
      } catch (error) {
        throw error instanceof Refusal ? Refusal.at(fieldOf(error.refusal), error.refusal) : error
      }
    },
  }
}
