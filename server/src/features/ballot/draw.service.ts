import { createHmac } from 'node:crypto'
import {
  addDays,
  ballotMoments,
  commitmentOf,
  drawBallot,
  entriesHashOf,
  type FacilityKind,
  type StruckReason,
  seedOf,
} from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Keys } from '../../keys.ts'
import { drawChanges, drawTable, scopeOf } from './draw.table.ts'
import { entryChanges, entryTable } from './entry.table.ts'

/**
 * What a draw’s seed is made of, 64 hexadecimal digits: it follows from the secret of the installation and the name of the
 * draw. So no table, backup or log has it before the draw, and none that is restored has lost it.
 */
export const secretOf = (keys: Keys, reference: string) =>
  createHmac('sha256', keys.keyFor('draws')).update(reference).digest('hex')

/** The name of the draw for the hours of a day. */
const referenceOf = (kind: FacilityKind, day: string) => `PEAK-${day.replaceAll('-', '')}-${kind.toUpperCase()}`

/** Opens the draws whose time has come, each with the seal of its secret. */
export const openDraws = async ({ db, clock, keys, settings }: Uses<'clock' | 'keys' | 'settings'>) => {
  const { source, ...times } = settings.services.ballot
  const now = clock.now()
  const today = clock.today()
  const missing = await drawTable(db).missing(
    addDays(today, times.closes.daysBefore),
    addDays(today, times.opensDaysBefore),
  )
  for (const { kind, day } of missing) {
    const moments = ballotMoments(day, times, clock.at)
    // Hours that are let only now, when no list would be open for them any more, are everybody’s from their opening on.
    if (moments.closesAt <= now) continue
    const reference = referenceOf(kind, day)
    await drawTable(db).add({
      ...{ reference, purpose: 'peak', scope: scopeOf(kind, day), facilityKind: kind, day, ...moments },
      commitment: await commitmentOf(secretOf(keys, reference)),
      // Without one the page says plainly what that leaves open.
      ...{ sourceZh: source?.zh ?? null, sourcePt: source?.pt ?? null, sourceEn: source?.en ?? null },
    })
  }
}

/** Closes a list whose time is over. Resolves to whether there was one. */
const closeNext = (deps: Deps) =>
  inTransaction(deps, async ({ db, clock, jobs }) => {
    const draw = await drawTable(db).dueToClose(clock.now())
    if (!draw) return false
    const { id } = draw
    await entryChanges(db).removeNobodys(id)
    const entries = await entryTable(db).list(id)
    // Of an order nothing is won but a rank.
    const slots = draw.purpose === 'peak' ? await drawTable(db).slotsNow(draw) : []
    await drawChanges(db).close(id, {
      ...{ entries: entries.length, entriesHash: await entriesHashOf(entries), closedAt: clock.now() },
      places: slots.map(({ id }) => ({ id, places: 1 })),
    })
    await jobs.add(db, { name: 'ballot.follow', data: { what: 'closed', draw: id, after: '' } })
    return true
  })

/**
 * Draws what is due and has all that it takes. Of several processes one does it, and any would come to the same. Where the
 * secret of the installation has been changed it does not fit the seal: then nothing is drawn, and an alarm stands.
 */
const drawNext = async (deps: Deps) => {
  for (const { id, reference, commitment } of await drawTable(deps.db).dueToDraw(deps.clock.now())) {
    const secret = secretOf(deps.keys, reference)
    if ((await commitmentOf(secret)) !== commitment) continue
    await inTransaction(deps, async ({ db, clock, jobs }) => {
      const draw = await drawChanges(db).hold(id)
      if (draw.drawnAt !== null || draw.places === null) return
      const publicValue = draw.publicValue ?? ''
      const seed = await seedOf({ reference, secret, publicValue })
      const results = await drawBallot(seed, await entryTable(db).list(id), draw.places)
      await entryChanges(db).rank(id, results)
      const now = clock.now()
      // Who was drawn later than was said has as long to pay.
      const late = now.getTime() - draw.drawsAt.getTime()
      const payBy = draw.payBy && new Date(draw.payBy.getTime() + (late > lateFrom ? late : 0))
      await drawChanges(db).publish(id, { publicValue, secret, seed, drawnAt: now, payBy })
      if (draw.purpose === 'course') {
        await jobs.add(db, { name: 'course.follow', data: { what: 'drawn', draw: id, after: 0 } })
        return
      }
      await jobs.add(db, { name: 'ballot.follow', data: { what: 'drawn', draw: id, after: '0' } })
      await jobs.add(db, { name: 'booking.follow', data: { what: 'drawn', draw: id, after: 0 } })
    })
    return true
  }
  return false
}
/** Milliseconds: the minute in which a draw is made is no delay. */
const lateFrom = 3_600_000

/** What is due of draws: to open, to close, to be drawn. Resolves to whether there may be more. */
export const doDraws = async (deps: Deps) => {
  await openDraws(deps)
  if (await closeNext(deps)) return true
  return drawNext(deps)
}

/** What follows from a draw, in the transaction of whoever gives what was won. */
export const awardedService = ({ db, clock }: Uses<'clock', Tx>) => ({
  /** Somebody gets nothing for what they have won. */
  strike: (drawId: number, code: string, struck: StruckReason) => entryChanges(db).strike(drawId, code, struck),
  /** All have got what they have won: what is left is everybody’s from its opening on. */
  finish: (drawId: number) => drawChanges(db).awarded(drawId, clock.now()),
})
