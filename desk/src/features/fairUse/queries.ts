import { desk } from '@palaestra/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

const { missed, collectors, passedOn } = desk.fairUse

/** What one page of a report is asked by. */
const asked = (month: string | undefined, after: string) => ({
  query: { ...(month && { month }), ...(after && { after }) },
})
const firstPage = { initialPageParam: '', getNextPageParam: ({ next }: { next: string | null }) => next }

/** Members to whose bookings of a month nobody came, page after page; of this month, where none is named. */
export const missedIn = (month: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['fairUse', 'missed', month],
    queryFn: ({ pageParam }) => send(missed, asked(month, pageParam)),
    ...firstPage,
  })

/** Who could collect for many hirers in a month. */
export const collectorsIn = (month: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['fairUse', 'collectors', month],
    queryFn: ({ pageParam }) => send(collectors, asked(month, pageParam)),
    ...firstPage,
  })

/** Pairs of whom one has booked what the other had just cancelled. */
export const passedOnIn = (month: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['fairUse', 'passedOn', month],
    queryFn: ({ pageParam }) => send(passedOn, asked(month, pageParam)),
    ...firstPage,
  })
