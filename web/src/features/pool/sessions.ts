import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'
import { look, useVersions } from '../../api/useVersions.ts'

export type Timetable = NonNullable<Reply<typeof api.pool.sessions>['timetable']>
export type Pool = Timetable['pools'][number]
export type Session = Pool['sessions'][number]
export type Quota = Reply<typeof api.pool.quota>

/** The pools with their sessions of a day, or one of them, as they change. A day left out is today. */
export const useSessions = (day: string | undefined, pool?: string) =>
  useVersions<Timetable>(
    `${pool} ${day}`,
    (since) => look(api.pool.sessions, { query: { day, pool, since } }),
    (timetable) => day === undefined || timetable.day === day,
  )

/** What the member may still buy, and whom they may bring (R47). */
export const swimmingQuota: Query<Quota> = {
  queryKey: ['pool', 'quota'],
  queryFn: () => send(api.pool.quota, {}),
}

/** Whether tickets are sold now. */
export const isOnSale = ({ state }: Session) => state === 'advance' || state === 'spot'

/** Places that can be had now: in advance not all. */
export const leftNow = ({ state, left, advanceLeft }: Session) => (state === 'advance' ? advanceLeft : left)
