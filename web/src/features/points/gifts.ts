import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Gifts = Reply<typeof api.points.gifts>
export type Gift = Gifts['gifts'][number]

/** What points can be exchanged for, and the exchanges of the member. */
export const gifts: Query<Gifts> = {
  queryKey: ['points', 'gifts'],
  queryFn: () => send(api.points.gifts, {}),
}
