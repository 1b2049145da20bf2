import { audiences, bands, type FacilityKind } from '@palaestra/contract'
import { inTransaction } from '../database/inTransaction.ts'
import { venueTable } from '../features/venue/venue.table.ts'
import { doPortion } from '../features.ts'
import type { Portal } from './portal.ts'

export const inThree = <Text extends string>(text: Text, said: string) =>
  ({ [`${text}Zh`]: said, [`${text}Pt`]: said, [`${text}En`]: said }) as Record<`${Text}${'Zh' | 'Pt' | 'En'}`, string>

interface Asked {
  code?: string
  kind?: FacilityKind
  courts?: number
  opens?: string
  closes?: string
  peakBy?: 'first_come' | 'ballot'
}

/**
 * A venue with courts of one kind, open every day; peak from 18 to 22 on weekdays. An hour costs 40, 20, 10 patacas in
 * the peak and half of it before, for adults, minors, seniors. `timetableOf` makes its slots.
 */
export const aVenue = (
  { deps }: Portal,
  {
    code = 'north',
    kind = 'badminton',
    courts = 2,
    opens = '09:00',
    closes = '21:00',
    peakBy = 'first_come',
  }: Asked = {},
) =>
  inTransaction(deps, async ({ db }) => {
    const table = venueTable(db)
    const { length } = await db.selectFrom('venues').select('id').execute()
    const venueId = await table.add({
      ...{ code, place: length },
      ...{ ...inThree('name', code), ...inThree('area', 'Taipa'), ...inThree('address', '1 Street') },
    })
    if (venueId === undefined) throw new Error(`There is a venue ${code} already.`)
    const facilityId = await table.addFacility({
      ...{ venueId, code: 'hall', kind, ...inThree('name', kind), minimumAge: 4, party: 8, peakBy },
    })
    await table.addCourts(
      Array.from({ length: courts }, (_, place) => ({
        ...{ facilityId, code: String(place + 1), place, ...inThree('name', String(place + 1)), withdrawnOn: null },
      })),
    )
    const weekdays = [1, 2, 3, 4, 5, 6, 7, 8]
    await table.addHours(
      weekdays.map((weekday) => ({ facilityId, weekday, opens, closes, fromDay: '2020-01-01', untilDay: null })),
    )
    await table.addPeak(
      weekdays.slice(0, 5).map((weekday) => ({ facilityKind: kind, weekday, fromHour: 18, untilHour: 22 })),
    )
    const amounts = { adult: 4000, minor: 2000, senior: 1000 }
    await table.addPrices(
      bands.flatMap((band) =>
        audiences.map((audience) => {
          const amount = band === 'peak' ? amounts[audience] : amounts[audience] / 2
          return { facilityId, band, audience, fromDay: '2020-01-01', amount }
        }),
      ),
    )
    return { venueId, facilityId }
  })

/** Makes the timetable, and whatever else is due. */
export const doDue = async ({ deps }: Portal) => {
  while (await doPortion(deps)) {}
}
