import { type Locale, toldByMessageHours } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { closureText, type ToldClosure } from '../venue/closure.rules.ts'
import { closureOf } from '../venue/closure.service.ts'
import { type PlacedTicket, ticketTable } from './ticket.table.ts'
import { toldOf } from './told.service.ts'

/** Tickets that are ended in one transaction. */
const portion = 200

type Closing = Uses<'clock' | 'jobs' | 'settings' | 'keys' | 'origin', Tx>

/** Tells a member of all of theirs in one letter. */
const tell = async (deps: Closing, closure: ToldClosure, theirs: PlacedTicket[], refund: number) => {
  const { db, clock, settings } = deps
  const memberId = theirs[0]?.memberId ?? null
  if (memberId === null) return
  const { reason } = closure
  const tickets = (language: Locale) => theirs.map((ticket) => toldOf(ticket, { language, ...settings }))
  const news = {
    kind: 'notice' as const,
    say(language: Locale) {
      const text = closureText(closure, language)
      return letters[language].pool.closed({ reason, text, refund, tickets: tickets(language) })
    },
    bySms(language: Locale) {
      const [first] = tickets(language)
      if (!first) throw new Error('nobody is told of nothing')
      return letters[language].pool.closedInShort({ reason, refund, many: theirs.length, ...first })
    },
  }
  const member = await accountTable(db).byId(memberId)
  // Who is on their way reads no e-mail.
  const soon = after(clock.now(), toldByMessageHours * hour)
  if (theirs.some(({ startsAt }) => startsAt <= soon)) await letterService(deps).notify(member, news)
  else await letterService(deps).notifyOnce(member, news)
}

/** Ends tickets that the caller holds: the ticket of the day is free again, and what was paid goes back. */
export const closeTickets = async (deps: Closing, closure: ToldClosure, tickets: readonly PlacedTicket[]) => {
  const ids = tickets.map(({ id }) => id)
  await ticketTable(deps.db).close(ids, closure.id, deps.clock.now())
  for (const theirs of Map.groupBy(tickets, ({ memberId }) => memberId).values()) {
    let refund = 0
    for (const { orderId, paidAt } of theirs)
      if (orderId !== null && paidAt !== null) refund += await giveBackOrder(deps, { orderId, cause: 'closed' })
    await tell(deps, closure, theirs, refund)
  }
}

/**
 * Ends a portion of what closures meet. A session asks the closures, and no mark has to be set in it: so nothing of them
 * is sold from the moment on at which they are declared, and what is done is no longer live.
 */
const endPortion = async (deps: Closing) => {
  const { db, clock } = deps
  const held = await ticketTable(db).holdClosed(clock.now(), portion)
  for (const [closedBy, rows] of Map.groupBy(held, ({ closedBy }) => closedBy)) {
    const tickets = await ticketTable(db).withIds(rows.map(({ id }) => id))
    await closeTickets(deps, await closureOf(deps, closedBy), tickets)
  }
  return held.length
}

/** Ends a portion. Resolves to whether there may be more. */
export const closePortion = async (deps: Deps) => (await inTransaction(deps, endPortion)) === portion

/** The same as a job, which adds itself again while there may be more. What somebody else holds just now is due each minute. */
export const closeNext = (deps: Deps, finish: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, jobs } = deps
    if ((await endPortion(deps)) > 0) await jobs.add(db, { name: 'pool.follow', data: { what: 'closed' } })
    await finish(db)
  })
