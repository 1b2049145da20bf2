import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Report = Reply<typeof api.points.report>
export type ReportRow = Report['rows'][number]

/** The record and the points of the member. */
export const report: Query<Report> = {
  queryKey: ['points', 'report'],
  queryFn: () => send(api.points.report, {}),
}
