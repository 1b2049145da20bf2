import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { enrolmentTable } from './enrolment.table.ts'

/** Says that places in these classes have come free, where somebody waits for one. What else comes free is seen each minute. */
export const tellFreedPlaces = async ({ db, jobs }: Uses<'jobs', Tx>, courses: readonly number[]) => {
  const waited = await enrolmentTable(db).waitedFor(courses)
  if (waited.length > 0) await jobs.add(db, { name: 'waiting.follow', data: { courses: waited } })
}
