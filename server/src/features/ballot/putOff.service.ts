import { type desk, type Given, putOffFrom, putOffUntil, Refusal, turnsUntil } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { drawChanges } from './draw.table.ts'
import { delaysOf, opensAtOf } from './lobby.rules.ts'
import { type Lobby, lobbyTable } from './lobby.table.ts'

/** Whether all have had their turn. Before the lot is drawn nobody can say so. */
const isOver = ({ turnsFrom, turnsPerSecond, entries, arrivals, delays }: Lobby, now: Date) => {
  if (!turnsFrom || turnsPerSecond === null) return true
  const turns = { turnsFrom, turnsPerSecond, entries: entries ?? 0, delays: delaysOf(delays) }
  return now >= opensAtOf({ turnsFrom, drawsAt: turnsFrom, delays }) && turnsUntil(turns, arrivals) <= now
}

/** Openings that are near, or whose turns go on. */
export const openingsNear = async ({ db, clock }: Uses<'clock'>) => {
  const now = clock.now()
  return (await lobbyTable(db).near(now)).filter((lobby) => !isOver(lobby, now))
}

/**
 * Puts an opening off, for all whose turn has not come (services.md 4.5). The order of turns follows from the seal and is
 * not touched: each turn is later by the same.
 */
export const putOffService = (deps: Deps) => ({
  /** @throws not_found, lobby_closed, opening_time */
  putOff: ({ draw: reference, time, reason }: Given<typeof desk.ballot.putOff>['body'], staffId: number) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      const draw = await drawChanges(db).holdNamed(reference)
      const lobby = draw && (await lobbyTable(db).ofDay(draw.day))
      if (!draw?.turnsFrom || !lobby) throw new Refusal('not_found')
      const now = clock.now()
      if (isOver(lobby, now)) throw new Refusal('lobby_closed')
      const { turnsFrom, closedAt, closesAt, drawsAt, delays } = draw
      const from = putOffFrom({ turnsFrom, delays: delaysOf(delays) }, now)
      const to = clock.at(draw.day, time)
      if (to <= from || to > putOffUntil(turnsFrom)) throw Refusal.at('time', 'opening_time')
      // Who is there until ten seconds before the new time is in the lot, as long as nobody could know who is in it.
      const more = closedAt === null && now < closesAt ? to.getTime() - from.getTime() : 0
      await drawChanges(db).putOff(draw.id, {
        delays: [...delays, { from: from.getTime(), to: to.getTime() }],
        ...{ closesAt: new Date(closesAt.getTime() + more), drawsAt: new Date(drawsAt.getTime() + more) },
      })
      const subject = { kind: 'draw' as const, id: reference }
      const detail = `${clock.timeOf(from)} → ${time}: ${reason}`
      await auditService(deps).write({ by: staffId, act: 'opening_put_off', subject, detail })
      return { opensAt: to.toISOString() }
    }),
})
