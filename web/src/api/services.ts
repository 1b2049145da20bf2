import { api, type Reply, type Service } from '@palaestra/contract'
import { send } from './client.ts'
import { invalidate, type Query } from './query.ts'

type List = Reply<typeof api.entitlement.mine>
export type Answer = List['items'][number]

/** Whether the member has something to give before the service opens, as the server says: documents, or a new card. */
export const lacksPapers = ({ way }: Answer) => way === 'deliver' || way === 'renew'

/** All services, as the server says now. */
export const serviceList: Query<List> = {
  queryKey: ['entitlement', 'all'],
  queryFn: () => send(api.entitlement.mine, { query: {} }),
}

/** One of them, for the form behind it: what is being written stays when one comes back to the tab. */
export const serviceNamed = (service: Service): Query<List> => ({
  queryKey: ['entitlement', service],
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: () => send(api.entitlement.mine, { query: { service } }),
})

/** One of them, asked once: nothing shows it. */
export const answerFor = async (service: Service) => (await send(api.entitlement.mine, { query: { service } })).items[0]

/** After what changes the card or a contact. */
export const invalidateServices = () => invalidate({ queryKey: ['entitlement'] })
