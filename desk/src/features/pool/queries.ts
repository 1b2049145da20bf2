import { desk, type Reply } from '@palaestra/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export type Today = Reply<typeof desk.pool.today>
export type Session = Today['sessions'][number]
export type Ticket = Reply<typeof desk.pool.find>['items'][number]

/** A pool on a day; asked again by itself, because others sell and let in meanwhile. */
export const poolDay = (pool: string | undefined, day: string | undefined) =>
  queryOptions({
    queryKey: ['pool', 'day', pool, day],
    queryFn: () => send(desk.pool.today, { query: { ...(pool && { pool }), ...(day && { day }) } }),
    refetchInterval: 20_000,
  })

/** The tickets of a session, page after page. */
export const ticketsOf = (session: number) =>
  infiniteQueryOptions({
    queryKey: ['pool', 'tickets', session],
    queryFn: ({ pageParam: after }) =>
      send(desk.pool.tickets, { query: { session: String(session), ...(after && { after }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
