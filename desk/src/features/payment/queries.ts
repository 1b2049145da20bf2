import { desk, type Reply } from '@palaestra/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export type Place = Reply<typeof desk.payment.places>['places'][number]

/** The desks, as a list to choose from. */
export const choicesOf = (places: readonly Place[]) => places.map(({ code, name }) => ({ value: code, label: name }))

export const deskPlaces = queryOptions({
  queryKey: ['payment', 'places'],
  queryFn: () => send(desk.payment.places, {}),
  staleTime: 600_000,
})

/** Of today. */
export const takings = queryOptions({
  queryKey: ['payment', 'takings'],
  queryFn: () => send(desk.payment.takings, { query: {} }),
})

export const failedRefunds = queryOptions({
  queryKey: ['payment', 'refunds'],
  queryFn: () => send(desk.payment.refunds, {}),
})

export const reconciliations = queryOptions({
  queryKey: ['payment', 'reconciliations'],
  queryFn: () => send(desk.payment.reconciliations, {}),
})
