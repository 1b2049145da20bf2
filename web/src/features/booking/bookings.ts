import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Booking = Reply<typeof api.booking.list>['items'][number]
export type OneBooking = Reply<typeof api.booking.one>

/** A booking of the member. */
export const oneBooking = (reference: string): Query<OneBooking> => ({
  queryKey: ['booking', 'one', reference],
  queryFn: () => send(api.booking.one, { query: { reference } }),
})

/** Whether somebody is still expected: what is over or cancelled is told quietly. */
export const isComing = ({ state }: Pick<Booking, 'state'>) => ['held', 'offered', 'confirmed'].includes(state)
