import { addDays, visitsBeginAt, visitsFrom } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { knowVisits } from '../points/gateVisit.service.ts'
import { placeOf } from '../points/visit.table.ts'
import { eventTable, type NewEvent } from './event.table.ts'

/** From when to when the visits of one day begin, of which a moment is part. */
const spanOf = ({ clock }: Uses<'clock'>, at: Date) => {
  const day = clock.dayOf(at)
  const begins = clock.at(day, visitsBeginAt)
  return begins <= at
    ? { from: begins, until: clock.at(addDays(day, 1), visitsBeginAt) }
    : { from: clock.at(addDays(day, -1), visitsBeginAt), until: begins }
}

/**
 * Keeps events of one member, and reckons anew the visits of each day of which one was told: by all that is known of it,
 * so it does not matter what came first. The member has to be held.
 */
export const record = async (deps: InTransaction<Deps>, memberId: number, events: readonly NewEvent[]) => {
  if (events.length === 0) return
  await eventTable(deps.db).add(events)
  const moments = events.flatMap(({ counted, at }) => (counted ? [at] : []))
  const spans = new Map(moments.map((at) => spanOf(deps, at)).map((span) => [span.from.getTime(), span]))
  for (const span of spans.values()) {
    const known = await eventTable(deps.db).ofMember(memberId, span.from, span.until)
    const places = new Map(known.map((one) => [one.venue, placeOf(one)]))
    const visits = visitsFrom(known).map(({ venue, ...stay }) => ({ ...stay, place: places.get(venue) ?? '' }))
    await knowVisits(deps, { memberId, ...span, visits })
  }
}
