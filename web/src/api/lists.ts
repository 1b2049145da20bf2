import { api, type Reply } from '@palaestra/contract'
import { send } from './client.ts'
import type { Query } from './query.ts'

export const areas: Query<Reply<typeof api.site.areas>> = {
  queryKey: ['site', 'areas'],
  queryFn: () => send(api.site.areas, { query: {} }),
  staleTime: Number.POSITIVE_INFINITY,
}

export const pickUpPlaces: Query<Reply<typeof api.site.pickUpPlaces>> = {
  queryKey: ['site', 'pickUpPlaces'],
  queryFn: () => send(api.site.pickUpPlaces, { query: {} }),
  staleTime: Number.POSITIVE_INFINITY,
}
