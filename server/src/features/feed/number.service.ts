import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { feedTable } from './feed.table.ts'

/** Seconds for which what is over stays in a feed: a harvester that comes once a day sees it end. */
export const overFor = day

/** Numbers what has changed, and takes out what is over. Resolves to whether there is more. */
export const numberDue = async ({ db, clock }: Uses<'clock'>) => {
  const now = clock.now()
  const isMoreOver = await feedTable(db).markOver(after(now, -overFor))
  const isMore = (await feedTable(db).number(now)) ?? false
  return isMore || isMoreOver
}
