import { createHash } from 'node:crypto'
import {
  addDays,
  type api,
  type Band,
  daysToLookAt,
  type Locale,
  type Received,
  Refusal,
  type Reply,
  stateOf,
} from '@palaestra/contract'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { keeping } from '../../keeping.ts'
import { paceOf } from '../../pace.ts'
import { lobbyService } from '../ballot/lobby.service.ts'
import { inThree } from '../site/site.table.ts'
import { closureText } from './closure.rules.ts'
import { closureTable } from './closure.table.ts'
import { slotTable } from './slot.table.ts'
import { type VenueTables, venueTable } from './venue.table.ts'

type Looked = Reply<typeof api.venue.slots>
type Timetable = NonNullable<Looked['timetable']>
type Listed = Reply<typeof api.venue.list>
type Today = Reply<typeof api.venue.today>
type SlotRow = Awaited<ReturnType<ReturnType<typeof slotTable>['ofVenue']>>[number]

const versionOf = (timetable: Timetable) =>
  createHash('sha256').update(JSON.stringify(timetable)).digest('hex').slice(0, 12)

const saidIn = (locale: Locale) => ({
  venue: (row: Selectable<VenueTables['venues']>) => ({
    ...{ code: row.code, name: inThree('name', row)[locale] },
    ...{ area: inThree('area', row)[locale], address: inThree('address', row)[locale] },
  }),
  facility: (row: Selectable<VenueTables['facilities']>) => ({
    ...{ code: row.code, kind: row.kind, name: inThree('name', row)[locale] },
    ...{ minimumAge: row.minimumAge, party: row.party },
  }),
})

/** The prices of each band of the day. Slots of one band cost the same. */
const pricesIn = (slots: readonly SlotRow[]) => {
  const of = (band: Band) => {
    const slot = slots.find((slot) => slot.band === band)
    return slot ? { adult: slot.priceAdult, minor: slot.priceMinor, senior: slot.priceSenior } : null
  }
  return { peak: of('peak'), off_peak: of('off_peak') }
}

/** What there is, and what is free of it: the same for everybody. */
export const catalogueService = (deps: Deps) => {
  const { db, clock, settings } = deps
  const lobby = lobbyService(deps)
  const { keptSeconds } = settings.services
  const keep = keeping<Pick<Looked, 'version'> & { timetable: Timetable }>(clock, keptSeconds)
  const keepList = keeping<Listed>(clock, keptSeconds)
  const keepToday = keeping<Today>(clock, keptSeconds)
  const pace = paceOf()

  /** @throws day_not_let */
  const dayOf = (asked: string | undefined) => {
    const today = clock.today()
    const days = daysToLookAt(today, settings.services.window)
    const day = asked ?? today
    if (!days.includes(day)) throw new Refusal('day_not_let')
    return { today, days, day }
  }
  const { daysAhead, opensAt } = settings.services.window
  const opensOn = (day: string) => clock.at(addDays(day, -daysAhead), opensAt)
  const spanOf = (days: readonly string[]) => ({ from: days[0] ?? '', to: days.at(-1) ?? '' })

  const readDay = async (code: string, locale: Locale, { today, days, day }: ReturnType<typeof dayOf>) => {
    const venue = await venueTable(db).byCode(code)
    if (!venue) throw new Refusal('not_found')
    const now = clock.now()
    const [facilities, courts, slots, free, opening] = await Promise.all([
      venueTable(db).facilities(venue.id),
      venueTable(db).courtsOf(venue.id),
      slotTable(db).ofVenue(venue.id, day, now),
      slotTable(db).free({ ...spanOf(days), venueId: venue.id }, now),
      lobby.opening(),
    ])
    const closures = await closureTable(db).withIds(slots.map(({ closedBy }) => closedBy))
    const said = saidIn(locale)
    const slotsOf = Map.groupBy(slots, ({ courtId }) => courtId)
    const freeOn = new Map(free.map((one) => [`${one.facilityId} ${one.day}`, one.free]))
    // What opens with turns opens later where these are put off.
    const opensAtOf = (slot: { opensAt: Date }) =>
      opening?.pausedUntil && slot.opensAt.getTime() === opening.turnsFrom?.getTime()
        ? opening.pausedUntil
        : slot.opensAt
    const opens = slots.map((slot) => opensAtOf(slot).getTime())
    return {
      ...said.venue(venue),
      ...{ day, today, opensAt: opens.length > 0 ? new Date(Math.min(...opens)).toISOString() : null },
      byTurns: opening?.day ?? null,
      closures: closures.map(({ id, reason, endsAt, ...texts }) => ({
        ...{ id, reason, text: closureText(texts, locale), until: endsAt.toISOString() },
      })),
      facilities: facilities.map((facility) => ({
        ...said.facility(facility),
        days: days.map((one) => ({
          ...{
            day: one,
            free: freeOn.get(`${facility.id} ${one}`) ?? 0,
            hasHours: freeOn.has(`${facility.id} ${one}`),
          },
          open: opensOn(one) <= now,
        })),
        prices: pricesIn(slots.filter((slot) => slot.facilityId === facility.id)),
        courts: courts
          .filter((court) => court.facilityId === facility.id && slotsOf.has(court.id))
          .map((court) => ({
            ...{ code: court.code, name: inThree('name', court)[locale] },
            slots: (slotsOf.get(court.id) ?? []).map((slot) => ({
              ...{ id: slot.id, from: clock.timeOf(slot.startsAt), until: clock.timeOf(slot.endsAt) },
              ...{ band: slot.band, state: stateOf({ ...slot, opensAt: opensAtOf(slot) }, now) },
              ...(slot.closedBy !== null && { closedBy: slot.closedBy }),
            })),
          })),
      })),
    }
  }

  const readList = async (locale: Locale, { days, day }: ReturnType<typeof dayOf>): Promise<Listed> => {
    const [venues, facilities, free, spans] = await Promise.all([
      venueTable(db).all(),
      venueTable(db).facilities(),
      slotTable(db).free({ from: day, to: day }, clock.now()),
      slotTable(db).spans(day, clock.now()),
    ])
    const closures = await closureTable(db).withIds(spans.map(({ closedBy }) => closedBy))
    const reasonOf = new Map(closures.map(({ id, reason }) => [id, reason]))
    const said = saidIn(locale)
    const freeOf = new Map(free.map((one) => [one.facilityId, one.free]))
    const spanOf = new Map(spans.map((span) => [span.facilityId, span]))
    const ofVenue = Map.groupBy(facilities, ({ venueId }) => venueId)
    const items = venues.map((venue) => ({
      ...said.venue(venue),
      facilities: (ofVenue.get(venue.id) ?? []).map((facility) => {
        const span = spanOf.get(facility.id)
        return {
          ...said.facility(facility),
          ...{ courts: span?.courts ?? 0, free: freeOf.get(facility.id) ?? 0, hasHours: freeOf.has(facility.id) },
          ...{ opens: span ? clock.timeOf(span.begins) : null, closes: span ? clock.timeOf(span.ends) : null },
          closedBecause: (span?.closedBy && reasonOf.get(span.closedBy)) || null,
        }
      }),
    }))
    return { day, days, items }
  }

  const readToday = async (locale: Locale): Promise<Today> => {
    const day = clock.today()
    const [venues, facilities, hours] = await Promise.all([
      venueTable(db).all(),
      venueTable(db).facilities(),
      slotTable(db).freeHours(day, clock.now()),
    ])
    const said = saidIn(locale)
    const hoursOf = Map.groupBy(hours, ({ facilityId }) => facilityId)
    const ofVenue = Map.groupBy(facilities, ({ venueId }) => venueId)
    // At the others there are pools alone.
    const withCourts = venues.filter(({ id }) => ofVenue.has(id))
    const items = withCourts.map((venue) => ({
      ...said.venue(venue),
      facilities: (ofVenue.get(venue.id) ?? []).map(({ id, code, kind }) => ({
        ...{ code, kind },
        hours: (hoursOf.get(id) ?? []).map(({ startsAt, endsAt, free }) => ({
          ...{ from: clock.timeOf(startsAt), until: clock.timeOf(endsAt), free },
        })),
      })),
    }))
    return { day, at: clock.now().toISOString(), items }
  }

  return {
    /** What can still be booked today, hour by hour. */
    today: (locale: Locale) => keepToday(locale, () => readToday(locale)),

    /** The venues with courts of a kind, in a part of the city. @throws day_not_let */
    async list({ day, kind, area }: Received<typeof api.venue.list>['query'], locale: Locale) {
      const asked = dayOf(day)
      const all = await keepList(`${asked.day} ${locale}`, () => readList(locale, asked))
      const items = all.items
        .filter((venue) => area === undefined || venue.area === area)
        .map((venue) => ({
          ...venue,
          facilities: venue.facilities.filter((facility) => kind === undefined || facility.kind === kind),
        }))
        .filter(({ facilities }) => facilities.length > 0)
      return { ...all, items }
    },

    /** The slots of a venue on a day, or nothing where they are as they were. @throws not_found, day_not_let */
    async slots({ venue, day, since }: Received<typeof api.venue.slots>['query'], locale: Locale): Promise<Looked> {
      const asked = dayOf(day)
      const { version, timetable } = await keep(`${venue} ${asked.day} ${locale}`, async () => {
        const timetable = await readDay(venue, locale, asked)
        return { version: versionOf(timetable), timetable }
      })
      const nextIn = pace.ask(clock.now().getTime() / 1000, Math.random())
      return { version, nextIn, timetable: version === since ? null : timetable }
    },
  }
}
