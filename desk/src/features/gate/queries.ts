import { desk } from '@palaestra/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

/** The gates, and the venues that can have one. */
export const gates = queryOptions({ queryKey: ['gates'], queryFn: () => send(desk.gate.list, {}) })

/** What gates have told and was put aside, page after page. */
export const aside = infiniteQueryOptions({
  queryKey: ['gates', 'aside'],
  queryFn: ({ pageParam }) => send(desk.gate.aside, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})
