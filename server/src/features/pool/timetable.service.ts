import { addDays } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { holidayService } from '../site/holiday.service.ts'
import { poolTable, sessionChanges } from './pool.table.ts'
import { type NewSession, sessionsOf } from './session.rules.ts'

/** Days before the first that is made, of which a holiday still moves the day of cleaning. */
const daysBack = 7

type Standing = Awaited<ReturnType<ReturnType<typeof poolTable>['between']>>[number]
const keyOf = ({ poolId, startsAt }: Pick<NewSession, 'poolId' | 'startsAt'>) => `${poolId} ${startsAt.getTime()}`
const isSame = (one: Standing, other: NewSession) =>
  one.endsAt.getTime() === other.endsAt.getTime() &&
  one.places === other.places &&
  one.advancePlaces === other.advancePlaces &&
  one.cleaning === other.cleaning

/**
 * Makes the sessions of the days ahead, one more than is sold: those that are missing, and anew those that nobody has had a
 * ticket of and that hours or holidays have changed. Done before, there is nothing to do.
 */
export const makeSessions = async (deps: Uses<'clock' | 'settings', NoTx>) => {
  const { db, clock, settings } = deps
  const { pool } = settings.services
  const [now, today] = [clock.now(), clock.today()]
  const days = Array.from({ length: pool.advanceDays + 2 }, (_, ahead) => addDays(today, ahead))
  const last = days.at(-1) ?? today
  const pools = await poolTable(db).letPools()
  if (pools.length === 0) return false
  const holidays = await holidayService({ db }).holidays(addDays(today, -daysBack), last)
  const rules = { pool, holidays, at: clock.at }
  const wanted = pools.flatMap((one) => days.flatMap((day) => sessionsOf(one, day, rules)))
  const wantedBy = new Map(wanted.map((session) => [keyOf(session), session]))
  const standing = await poolTable(db).between(today, last)
  const standingBy = new Set(standing.map(keyOf))
  const changed = standing.filter((session) => {
    if (session.startsAt <= now || session.taken > 0) return false
    const same = wantedBy.get(keyOf(session))
    return !same || !isSame(session, same)
  })
  const gone = changed.map(({ id }) => id)
  for (const session of changed) standingBy.delete(keyOf(session))
  const added = wanted.filter((session) => session.endsAt > now && !standingBy.has(keyOf(session)))
  if (added.length === 0 && gone.length === 0) return false
  await inTransaction(deps, async ({ db }) => {
    if (gone.length > 0) await sessionChanges(db).drop(gone)
    if (added.length > 0) await sessionChanges(db).add(added)
  })
  return false
}
