import {
  type api,
  type Given,
  Refusal,
  type RefusalName,
  type Reply,
  swimmerOn,
  type TicketHolder,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, minute } from '../../ports/clock.ts'
import { childService } from '../companion/child.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { grace, saidUntil } from '../payment/held.rules.ts'
import { poolTable } from './pool.table.ts'
import { newTicketReference, type PlacedTicket, type SaleNo, ticketTable } from './ticket.table.ts'

type Asked = Given<typeof api.pool.buy>['body']
type Bought = Reply<typeof api.pool.buy>

/** What each no of the database is called. */
export const saleRefusals = {
  over: 'pool_over',
  closed: 'pool_closed',
  not_open: 'pool_not_open_yet',
  has_one: 'pool_ticket_already',
  quota: 'pool_quota_used',
  child_taken: 'child_taken',
  full: 'pool_full',
} as const satisfies Record<SaleNo, RefusalName>

const bought = ({ reference, amount, heldUntil, enterBy }: PlacedTicket): Bought => ({
  ...{ reference, amount, enterBy: enterBy.toISOString() },
  heldUntil: heldUntil ? saidUntil(heldUntil).toISOString() : null,
})

/** Who may swim on a day with how many children, and what they pay as. @throws swimmer_too_young, child_needs_adult */
export const holderOn = (day: string, birthDate: string, children: number): TicketHolder => {
  const swimmer = swimmerOn(day, birthDate)
  if (swimmer === 'child') throw new Refusal('swimmer_too_young')
  if (swimmer === 'minor' && children > 0) throw new Refusal('child_needs_adult')
  return swimmer
}

/** How a member buys a ticket. */
export const buyService = (deps: Deps) => {
  const { db, clock, settings } = deps

  /** The members behind entries of a member’s list. @throws companion_gone, child_too_old, child_card_closed */
  const childrenOf = async (memberId: number, ids: readonly number[], day: string) => {
    if (ids.length === 0) return []
    const listed = await childService(deps).of(memberId)
    const children = ids.map((id) => {
      const child = listed.get(id)
      if (!child) throw new Refusal('companion_gone')
      if (swimmerOn(day, child.birthDate) !== 'child') throw new Refusal('child_too_old')
      if (child.hasEnded) throw new Refusal('companion_gone')
      return { id: child.personId, service: 'card' as const }
    })
    const isGood = await standingService(deps).able(children)
    if (!children.every(isGood)) throw new Refusal('child_card_closed')
    return children.map(({ id }) => id)
  }

  const wishOf = async (memberId: number, { session, children, requestKey }: Asked) => {
    const { birthDate } = await standingService(deps).need('pool_tickets', memberId)
    const found = await poolTable(db).session(session)
    if (!found) throw new Refusal('pool_over')
    const holder = holderOn(found.day, birthDate, children.length)
    const childIds = await childrenOf(memberId, children, found.day)
    return {
      ...{ session, memberId, holder, childIds, children: childIds.length, requestKey, atDeskBy: null },
      reference: newTicketReference(clock.today()),
    }
  }

  const sell = (wish: Awaited<ReturnType<typeof wishOf>>) => {
    // What is paid at the pool need not be held.
    const isPaidOnline = deps.checkout !== undefined
    return inTransaction(deps, async ({ db, clock, jobs }) => {
      const { hold, pool } = settings.services
      const now = clock.now()
      const heldUntil = isPaidOnline ? after(now, hold.minutes * minute + grace) : null
      const { outcome, id } = await ticketTable(db).sell(wish, { now, heldUntil, most: pool.mostADay, ...pool })
      if (id === null) {
        if (outcome === 'sold' || outcome === 'again') throw new Error('a sale without a ticket')
        throw new Refusal(saleRefusals[outcome])
      }
      const ticket = await ticketTable(db).byId(id)
      // Nobody waits for a letter. Of what is held nobody is told.
      if (outcome === 'sold' && ticket.state === 'valid')
        await jobs.add(db, { name: 'pool.follow', data: { what: 'bought', ids: [id] } })
      return bought(ticket)
    })
  }

  return {
    /** @throws what closes tickets, and what the call says besides */
    async buy(memberId: number, asked: Asked): Promise<Bought> {
      try {
        return await sell(await wishOf(memberId, asked))
      } catch (error) {
        // Who was held back since the first time is told of that one all the same.
        const before = error instanceof Refusal && (await ticketTable(db).askedBefore(memberId, asked.requestKey))
        if (before) return bought(before)
        throw error
      }
    },
  }
}
