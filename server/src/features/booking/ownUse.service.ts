import {
  addDays,
  type desk,
  type Locale,
  longestOwnUseDays,
  minuteOfDay,
  ownUseStateOf,
  type Received,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { inThree } from '../site/site.table.ts'
import { venueTable } from '../venue/venue.table.ts'
import { tellFreed } from './freed.service.ts'
import { ownUseChanges, ownUseTable } from './ownUse.table.ts'
import { newBookingReference } from './wish.table.ts'

type Asked = Omit<Received<typeof desk.booking.lookAtOwnUse>['body'], 'purpose'>
type Reserved = Received<typeof desk.booking.reserve>['body']
type Given = Received<typeof desk.booking.giveBackOwnUse>['body']
type Listed = Reply<typeof desk.booking.ownUses>['items'][number]
type Preview = Reply<typeof desk.booking.lookAtOwnUse>

/** Hours of a preview that are listed. */
const mostListed = 100

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Takes for own uses what they can have; nobody books meanwhile. Resolves to how many hours. */
const take = async (
  deps: InTransaction<Deps>,
  hours: Awaited<ReturnType<ReturnType<typeof ownUseTable>['freeFor']>>,
) => {
  if (hours.length === 0) return 0
  const { db, clock } = deps
  const today = clock.today()
  return ownUseChanges(db).take(
    hours.map((hour) => ({ ...hour, reference: newBookingReference(today) })),
    clock.now(),
  )
}

/** What the authority has for itself: training, leagues. Maintenance is a closure. */
export const ownUseService = (deps: Deps) => {
  const { db, clock, settings } = deps
  const table = ownUseTable(db, settings.timeZone)

  /** @throws not_found, own_use_days */
  const patternOf = async ({ venue, facility, courts, fromDay, untilDay, weekdays, fromTime, untilTime }: Asked) => {
    const today = clock.today()
    if (fromDay < today) throw Refusal.at('fromDay', 'own_use_days')
    if (untilDay < fromDay || untilDay > addDays(fromDay, longestOwnUseDays))
      throw Refusal.at('untilDay', 'own_use_days')
    const found = await venueTable(db).byCode(venue)
    const all = found ? await venueTable(db).facilities(found.id) : []
    const chosen = all.find(({ code }) => code === facility)
    if (!found || !chosen) throw new Refusal('not_found')
    const named = (await venueTable(db).courtsOf(found.id)).filter(
      ({ facilityId, code }) => facilityId === chosen.id && courts.includes(code),
    )
    if (named.length < new Set(courts).size) throw Refusal.at('courts', 'not_found')
    return {
      ...{ facilityId: chosen.id, named, courts: named.map(({ id }) => id), fromDay, untilDay },
      weekdays: [...new Set(weekdays)].toSorted(),
      ...{ fromMinute: minuteOfDay(fromTime), untilMinute: minuteOfDay(untilTime) },
    }
  }

  return {
    async list(locale: Locale) {
      const today = clock.today()
      const rows = await table.list(locale, today, clock.now())
      const courts = Map.groupBy(await table.courtsOf(rows.map(({ id }) => id)), ({ ownUseId }) => ownUseId)
      const items = rows.map((row): Listed => {
        const { id, purpose, venue, facility, fromDay, untilDay, weekdays, reservedBy, hours } = row
        return {
          ...{ id, purpose, place: [venue, facility], fromDay, untilDay, weekdays, reservedBy, hours: hours ?? 0 },
          courts: (courts.get(id) ?? []).map((court) => inThree('name', court)[locale]),
          ...{ fromTime: timeOf(row.fromMinute), untilTime: timeOf(row.untilMinute), state: ownUseStateOf(row, today) },
        }
      })
      return { items }
    },

    /** @throws not_found, own_use_days */
    async look(asked: Asked, locale: Locale): Promise<Preview> {
      const pattern = await patternOf(asked)
      const matched = await table.matched(pattern, clock.now())
      const nameOf = new Map(pattern.named.map((court) => [court.id, inThree('name', court)[locale]]))
      const taken = matched.flatMap(({ day, startsAt, courtId, closed, had, awaited }): Preview['taken'] => {
        if (!closed && !had && !awaited) return []
        const state = closed ? 'closed' : had ? 'booked' : 'ballot'
        return [{ day, from: clock.timeOf(startsAt), court: nameOf.get(courtId) ?? '', state }]
      })
      return {
        ...{ hours: matched.length - taken.length, leftOut: taken.length, taken: taken.slice(0, mostListed) },
        timetableUntil: await table.timetableUntil(pattern.facilityId),
      }
    },

    /** Reserves what is free; the rest is left to whoever has it. @throws not_found, own_use_days */
    async reserve({ purpose, requestKey, ...asked }: Reserved, staffId: number) {
      const { facilityId, named: _, courts, ...pattern } = await patternOf(asked)
      return inTransaction(deps, async (deps) => {
        const { db, clock, settings } = deps
        const changes = ownUseChanges(db)
        const table = ownUseTable(db, settings.timeZone)
        // What was being booked is booked when this comes back, and nothing else until the end.
        await changes.stopBooking()
        const before = await table.asked(requestKey)
        if (before) return { id: before.id, hours: 0 }
        const now = clock.now()
        const id = await changes.add(
          { ...{ purpose, facilityId, ...pattern, reservedBy: staffId, reservedAt: now, requestKey } },
          courts,
        )
        const hours = await take(deps, await table.freeFor(id, now))
        const where = `${asked.venue} / ${asked.facility} / ${asked.courts.join(' ')}`
        const when = `${asked.fromDay} – ${asked.untilDay}, ${pattern.weekdays.join(' ')}, ${asked.fromTime}–${asked.untilTime}`
        const subject = { kind: 'own_use' as const, id: String(id) }
        await auditService(deps).write({
          by: staffId,
          act: 'own_use_reserved',
          subject,
          detail: `${purpose}: ${where}, ${when}`,
        })
        return { id, hours }
      })
    },

    /** Gives back all that lies ahead, or one hour. Given back before, there is nothing to do. @throws not_found */
    giveBack: ({ id, hour, reason }: Given, staffId: number) =>
      inTransaction(deps, async (deps) => {
        const { db, clock } = deps
        const changes = ownUseChanges(db)
        const ownUse = await changes.hold(id)
        if (!ownUse) throw new Refusal('not_found')
        if (ownUse.endedAt !== null) return { hours: 0 }
        const now = clock.now()
        const slots = await changes.giveBack(id, hour, now)
        if (hour !== '' && slots.length === 0) throw new Refusal('not_found')
        if (hour === '') await changes.end(id, staffId, now)
        if (slots.length > 0) await tellFreed(deps, slots)
        const subject = { kind: 'own_use' as const, id: String(id) }
        const detail = `${hour || ownUse.purpose}: ${reason}`
        await auditService(deps).write({ by: staffId, act: 'own_use_given_back', subject, detail })
        return { hours: slots.length }
      }),
  }
}

/** Reserves what days that have just got their timetable give to own uses. Resolves to whether there may be more. */
export const takeLater = async (deps: Deps) => {
  const { db, clock, settings } = deps
  const found = await ownUseTable(db, settings.timeZone).freeLater(clock.today(), clock.now())
  if (found.length === 0) return false
  return inTransaction(deps, async (deps) => {
    await ownUseChanges(deps.db).stopBooking()
    const hours = await ownUseTable(deps.db, settings.timeZone).freeLater(deps.clock.today(), deps.clock.now())
    return (await take(deps, hours)) > 0
  })
}
