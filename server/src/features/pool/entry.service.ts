import { mayEnter, mayTakeBackEntry, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { type PlacedTicket, ticketTable } from './ticket.table.ts'

interface Coming {
  reference: string
  /** When they came: now, or earlier as a gate tells it that had no network. */
  at: Date
  staffId: number
}

const subjectOf = ({ memberId, reference }: PlacedTicket) =>
  memberId === null
    ? { kind: 'pool_ticket' as const, id: reference }
    : { kind: 'member' as const, id: String(memberId) }

/** Who comes in with a ticket. */
export const entryService = (deps: Deps) => {
  /** @throws not_found */
  const find = async (reference: string) => {
    const found = await ticketTable(deps.db).byReference(reference)
    if (!found) throw new Refusal('not_found')
    return found
  }

  return {
    /**
     * Lets in. What was paid a moment ago is good, though nobody has worked on the news. Of a ticket that has become
     * void since they came it is noted all the same: their places may be somebody else’s, so they are not counted again.
     * @throws not_found, entry_closed, ticket_unpaid
     */
    async enter({ reference, at, staffId }: Coming) {
      const { id } = await find(reference)
      return inTransaction(deps, async (deps) => {
        const { db } = deps
        const ticket = await ticketTable(db).hold(id)
        const { state, paidAt, persons, poolCode } = ticket
        // The same once more: two clerks have pressed it, or an answer was lost.
        if (state === 'used') return { persons }
        if (state === 'held' && paidAt === null) throw new Refusal('ticket_unpaid')
        const wasGood = state === 'held' || state === 'void' ? ('valid' as const) : state
        if (!mayEnter({ ...ticket, state: wasGood }, at)) throw new Refusal('entry_closed')
        await ticketTable(db).enter(id, at)
        await auditService(deps).write({
          ...{ by: staffId, act: 'entry_noted', subject: subjectOf(ticket), detail: `${reference}, ${poolCode}` },
        })
        return { persons }
      })
    },

    /** @throws not_found, entry_closed */
    async takeBack({ reference, at, staffId }: Coming) {
      const { id } = await find(reference)
      return inTransaction(deps, async (deps) => {
        const { db } = deps
        const ticket = await ticketTable(db).hold(id)
        // The same once more.
        if (ticket.state === 'valid') return {}
        if (!mayTakeBackEntry(ticket, at)) throw new Refusal('entry_closed')
        await ticketTable(db).leave(id)
        const detail = `${reference}, ${ticket.poolCode}`
        await auditService(deps).write({ by: staffId, act: 'entry_taken_back', subject: subjectOf(ticket), detail })
        return {}
      })
    },
  }
}
