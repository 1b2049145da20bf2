import { desk } from '@palaestra/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

/** Notices by staff, the newest first, page after page. */
export const bulletins = infiniteQueryOptions({
  queryKey: ['bulletins'],
  queryFn: ({ pageParam }) => send(desk.bulletin.list, { query: pageParam === '' ? {} : { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** One of them: fetched when it is opened, for what is typed must not change under the hands; while it is on its way, its figures follow. */
export const bulletin = (id: string) =>
  queryOptions({
    queryKey: ['bulletin', id],
    queryFn: () => send(desk.bulletin.look, { query: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => state.data?.state === 'sending' && 3000,
  })

/** How many a draft would reach; counted anew each time it is asked. */
export const bulletinReach = (id: number, version: number) =>
  queryOptions({
    queryKey: ['bulletinReach', id, version],
    queryFn: () => send(desk.bulletin.reach, { query: { id: String(id) } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
