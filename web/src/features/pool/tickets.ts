import { api, comingTicketStates, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Ticket = Reply<typeof api.pool.ticket>

/** A ticket of the member. */
export const oneTicket = (reference: string): Query<Ticket> => ({
  queryKey: ['pool', 'ticket', reference],
  queryFn: () => send(api.pool.ticket, { query: { reference } }),
})

/** Whether somebody is still expected: what is over, or was given back, is told quietly. */
export const isComing = ({ state }: Pick<Ticket, 'state'>) => comingTicketStates.some((one) => one === state)
