import {
  cellStateOf,
  type desk,
  foreignNameOf,
  type Locale,
  mayCancelAtDesk,
  type Permission,
  type Received,
  Refusal,
  type Reply,
  statesOfHolder,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { placeTable } from '../payment/place.table.ts'
import { inThree } from '../site/site.table.ts'
import { venueTable } from '../venue/venue.table.ts'
import { timetableTable } from './timetable.table.ts'

type Look = typeof desk.booking.timetable
type Holder = NonNullable<Reply<Look>['facilities'][number]['courts'][number]['slots'][number]['booking']>
type SlotRow = Awaited<ReturnType<ReturnType<typeof timetableTable>['ofDay']>>[number]

interface Reader {
  locale: Locale
  permissions: readonly Permission[]
}

/** Whose a slot is; null where it is nobody’s. */
const holderOf = (row: SlotRow, now: Date): Holder | null => {
  const { reference, memberNumber, nameZh, surname, firstName, holder, heldUntil, amount, paidAt, endsAt } = row
  if (reference === null || memberNumber === null || surname === null || firstName === null) return null
  const state = statesOfHolder.find((one) => one === holder)
  if (!state || amount === null) return null
  return {
    ...{ reference, memberNumber, state, atDesk: row.atDeskBy !== null },
    name: [nameZh, foreignNameOf({ nameZh, surname, firstName })].filter(Boolean).join(' '),
    heldUntil: heldUntil ? saidUntil(heldUntil).toISOString() : null,
    ...{ paid: paidAt ? amount : 0, due: paidAt ? 0 : amount },
    mayCancel: mayCancelAtDesk({ state, endsAt }, now),
  }
}

/** What the authority itself has it for. */
const ownUseOf = ({ ownUseId: id, reference, purpose }: SlotRow) =>
  id === null || reference === null || purpose === null ? null : { id, reference, purpose }

/** The timetable of a venue as the desk sees it: what is free, and whose the rest is. */
export const timetableService = ({ db, clock }: Uses<'clock'>) => ({
  /** Whose it is stands there for who may look at members. @throws not_found */
  async look(asked: Received<Look>['query'], { locale, permissions }: Reader): Promise<Reply<Look>> {
    const [today, now] = [clock.today(), clock.now()]
    const day = asked.day ?? today
    const places = await placeTable(db).withCourts(locale)
    const place = asked.place ?? places[0]?.code ?? null
    const venue = place === null ? undefined : await venueTable(db).byCode(place)
    if (!venue) {
      if (asked.place !== undefined) throw new Refusal('not_found')
      return { place, day, today, places, facilities: [] }
    }
    const facilities = await venueTable(db).facilities(venue.id)
    const courts = await venueTable(db).courtsOf(venue.id)
    const slots = await timetableTable(db).ofDay(venue.id, day, now)
    const slotsOf = Map.groupBy(slots, ({ courtId }) => courtId)
    const knowsMembers = permissions.includes('members')
    return {
      ...{ place, day, today, places },
      facilities: facilities.map((facility) => ({
        ...{ code: facility.code, name: inThree('name', facility)[locale] },
        courts: courts
          .filter(({ id, facilityId }) => facilityId === facility.id && slotsOf.has(id))
          .map((court) => ({
            ...{ code: court.code, name: inThree('name', court)[locale] },
            slots: (slotsOf.get(court.id) ?? []).map((slot) => ({
              ...{ id: slot.id, from: clock.timeOf(slot.startsAt), until: clock.timeOf(slot.endsAt) },
              ...{ band: slot.band, state: cellStateOf(slot, now) },
              booking: knowsMembers ? holderOf(slot, now) : null,
              ownUse: ownUseOf(slot),
            })),
          })),
      })),
    }
  },
})
