import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Order = Reply<typeof api.payment.order>
export type Receipt = Reply<typeof api.payment.receipt>

/** Milliseconds after which an order is looked at again, while it is not known whether it was paid. */
const again = 4000

/** One of the member’s orders. While it is not known whether it was paid, or its receipt is awaited, it is looked at again. */
export const order = (reference: string): Query<Order> => ({
  queryKey: ['payment', 'order', reference],
  queryFn: () => send(api.payment.order, { query: { reference } }),
  refetchInterval: ({ state: { data } }) =>
    (data?.page === 'unknown' || (data?.state === 'paid' && data.receipt === null)) && again,
})

export const receipt = (reference: string): Query<Receipt> => ({
  queryKey: ['payment', 'receipt', reference],
  queryFn: () => send(api.payment.receipt, { query: { reference } }),
})
