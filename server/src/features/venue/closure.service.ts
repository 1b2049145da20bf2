import {
  closureStateOf,
  type desk,
  type Given,
  type Locale,
  meetsManyMore,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { inThree } from '../site/site.table.ts'
import { spanAsked, type ToldClosure } from './closure.rules.ts'
import { closureChanges, closureTable } from './closure.table.ts'
import { venueTable } from './venue.table.ts'

type Asked = Given<typeof desk.venue.meets>['body']
type Declared = Given<typeof desk.venue.close>['body']
type Listed = Reply<typeof desk.venue.closures>['items'][number]

/** What the authority closes for a time, and opens again (services.md 3.9 is the design). */
export const closureService = (deps: Deps) => {
  const { db, clock } = deps

  /** @throws not_found */
  const placeOf = async (asked: Asked) => {
    const place = await closureTable(db).placeOf(asked)
    if (!place) throw new Refusal('not_found')
    return place
  }

  return {
    /** Everything that can be closed, to choose from. */
    async places(locale: Locale) {
      const [venues, facilities] = [await venueTable(db).all(), await venueTable(db).facilities()]
      const courts = await venueTable(db).courtsOf()
      const poolsOf = Map.groupBy(await venueTable(db).pools(), ({ venueId }) => venueId)
      const facilitiesOf = Map.groupBy(facilities, ({ venueId }) => venueId)
      const courtsOf = Map.groupBy(courts, ({ facilityId }) => facilityId)
      const said = (row: { code: string; nameZh: string; namePt: string; nameEn: string }) => ({
        code: row.code,
        name: inThree('name', row)[locale],
      })
      return {
        items: venues.map((venue) => ({
          ...said(venue),
          facilities: (facilitiesOf.get(venue.id) ?? []).map((facility) => ({
            ...said(facility),
            courts: (courtsOf.get(facility.id) ?? []).map(said),
          })),
          pools: (poolsOf.get(venue.id) ?? []).map(said),
        })),
      }
    },

    async list(locale: Locale) {
      const now = clock.now()
      const rows = await closureTable(db).list(locale, now)
      const items = rows.map(({ venue, facility, court, pool, ...row }): Listed => {
        const { id, reason, textZh, textPt, textEn, startsAt, endsAt, declaredBy, declaredAt, liftedBy, toldAt } = row
        return {
          ...{ id, reason, textZh: textZh ?? '', textPt: textPt ?? '', textEn: textEn ?? '' },
          place: [venue, facility, court, pool].filter((name) => name !== null),
          ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), state: closureStateOf(row, now) },
          ...{ declaredBy, declaredAt: declaredAt.toISOString(), liftedBy, toldAt: toldAt?.toISOString() ?? null },
          ended: (row.ended ?? 0) + (row.ticketsEnded ?? 0),
          left: (row.left ?? 0) + row.ticketsLeft,
        }
      })
      return { items }
    },

    /** @throws not_found, closure_past, closure_ends_first, closure_too_long */
    async meets(asked: Asked) {
      const span = spanAsked(clock, asked)
      const met = await closureTable(db).met(await placeOf(asked), span, clock.now())
      return { startsAt: span.startsAt.toISOString(), endsAt: span.endsAt.toISOString(), ...met }
    },

    /**
     * Closes. From the commit on nothing of it can be booked; the bookings are ended by a job.
     * @throws not_found, closure_past, closure_ends_first, closure_too_long, closure_meets_others
     */
    async close({ people, requestKey, ...asked }: Declared, staffId: number) {
      const place = await placeOf(asked)
      return inTransaction(deps, async (deps) => {
        const { db, clock, jobs } = deps
        const changes = closureChanges(db)
        await changes.stopBooking(place)
        const before = await closureTable(db).asked(requestKey)
        if (before) return before
        const span = spanAsked(clock, asked)
        const now = clock.now()
        const met = await closureTable(db).met(place, span, now)
        if (meetsManyMore(people, met.people)) throw new Refusal('closure_meets_others')
        const [textZh, textPt, textEn] = [asked.textZh || null, asked.textPt || null, asked.textEn || null]
        const { id } = await changes.add({
          ...{ reason: asked.reason, textZh, textPt, textEn, ...place, ...span },
          ...{ declaredBy: staffId, declaredAt: now, requestKey },
        })
        await changes.closeSlots(id, place, span)
        await jobs.add(db, { name: 'booking.follow', data: { what: 'closed' } })
        await jobs.add(db, { name: 'course.follow', data: { what: 'closed' } })
        await jobs.add(db, { name: 'pool.follow', data: { what: 'closed' } })
        const where = [asked.venue, asked.facility, asked.court, asked.pool].filter(Boolean).join(' / ')
        const when = `${clock.minuteOf(span.startsAt)} – ${clock.minuteOf(span.endsAt)}`
        const detail = [asked.reason, where, when, String(people)].filter(Boolean).join(', ')
        const subject = { kind: 'closure' as const, id: String(id) }
        await auditService(deps).write({ by: staffId, act: 'closure_declared', subject, detail })
        return { id }
      })
    },

    /** Opens what lies ahead again; what was cancelled stays so. @throws not_found, closure_over */
    lift: (id: number, reason: string, staffId: number) =>
      inTransaction(deps, async (deps) => {
        const { db, clock, jobs } = deps
        const changes = closureChanges(db)
        const place = await closureTable(db).placeWith(id)
        if (!place) throw new Refusal('not_found')
        await changes.stopBooking(place)
        // Whoever ends its bookings at this moment holds it, too: what they do not end stays.
        const closure = await changes.hold(id)
        const now = clock.now()
        if (!closure || closure.liftedAt !== null || closure.endsAt <= now) throw new Refusal('closure_over')
        await changes.lift(id, staffId, now)
        if (await changes.openSlots(id, now)) await jobs.add(db, { name: 'booking.follow', data: { what: 'closed' } })
        const subject = { kind: 'closure' as const, id: String(id) }
        await auditService(deps).write({ by: staffId, act: 'closure_lifted', subject, detail: reason })
        return {}
      }),
  }
}

/** One that something falls under. */
export const closureOf = async ({ db }: Uses, id: number): Promise<ToldClosure> => {
  const [closure] = await closureTable(db).withIds([id])
  if (!closure) throw new Error('a slot is closed by a closure that there is')
  return closure
}

/** The closure of which not all have been told yet, for whoever ends what it meets: a portion, then the next. */
export const nextClosure = ({ db }: Uses<never, Tx>): Promise<ToldClosure | undefined> => closureChanges(db).next()

/** Whether not all have been told of a closure, whoever works on it. */
export const anyClosureLeft = ({ db }: Uses<never, Tx>) => closureChanges(db).anyLeft()

/** Nobody is left whom a closure meets. */
export const noteTold = ({ db, clock }: Uses<'clock', Tx>, { id }: ToldClosure) =>
  closureChanges(db).told(id, clock.now())
