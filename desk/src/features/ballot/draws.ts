import { desk, type Reply } from '@palaestra/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export type Opening = Reply<typeof desk.ballot.draws>['openings'][number]
export type Draw = Reply<typeof desk.ballot.draws>['items'][number]
/** What is done about a draw. */
export type Act = 'type' | 'without' | 'seal'
export type Outcome = Reply<typeof desk.ballot.typeValue>['outcome']

/** The draws that are not over: a colleague may have typed something meanwhile. */
export const draws = queryOptions({
  queryKey: ['draws'],
  queryFn: () => send(desk.ballot.draws, {}),
  refetchInterval: 10_000,
})
