import { api } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import { usePages } from '../../api/usePages.ts'

const read = (query: { after?: string }) => send(api.payment.orders, { query })

/** The member’s orders, page by page. */
export const useOrders = () => usePages(read)
