import { desk, type Reply } from '@palaestra/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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

export type Timetable = Reply<typeof desk.booking.timetable>
export type Facility = Timetable['facilities'][number]
export type Slot = Facility['courts'][number]['slots'][number]
export type Holder = NonNullable<Slot['booking']>

/** The timetable of a venue on a day; asked again by itself, because others book meanwhile. */
export const timetable = (place: string | undefined, day: string | undefined) =>
  queryOptions({
    queryKey: ['timetable', place, day],
    queryFn: () => send(desk.booking.timetable, { query: { ...(place && { place }), ...(day && { day }) } }),
    refetchInterval: 20_000,
  })

export type OwnUse = Reply<typeof desk.booking.ownUses>['items'][number]

/** What the authority has reserved for itself. */
export const ownUses = queryOptions({ queryKey: ['own uses'], queryFn: () => send(desk.booking.ownUses, {}) })

interface Asked {
  place: string
  facility: string
  day: string
}

/** Who waits for the hours of a facility on a day, page after page; asked again by itself, as the timetable is. */
export const waitingLines = ({ place, facility, day }: Asked) =>
  infiniteQueryOptions({
    queryKey: ['waiting lines', place, facility, day],
    queryFn: ({ pageParam: after }) =>
      send(desk.waiting.lines, { query: { place, facility, day, ...(after && { after }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: 20_000,
  })
