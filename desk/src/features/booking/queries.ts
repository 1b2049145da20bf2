import { desk, type Reply } from '@palaestra/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export type Arrivals = Reply<typeof desk.booking.arrivals>
export type Expected = Arrivals['expected'][number]

/** Who is expected at a venue; asked again by itself, because hours begin and colleagues note arrivals, too. */
export const arrivals = (place: string | undefined) =>
  queryOptions({
    queryKey: ['arrivals', place],
    queryFn: () => send(desk.booking.arrivals, { query: place === undefined ? {} : { place } }),
    refetchInterval: 20_000,
  })
