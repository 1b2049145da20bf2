import { feature } from '../../feature.ts'
import { slotTable } from './slot.table.ts'
import { makeTimetable } from './timetable.service.ts'

/** Venues, their courts and prices, what is open when, and the slots that follow from it. */
export const venue = feature({
  due: makeTimetable,
  purge: {
    slots: 'Nobody is named; they go with the bookings that refer to them.',
    timetableDays: ({ db, clock }) => slotTable(db).forgetDays(clock.today()),
    prices: 'What the authority asks; nobody is named.',
    peakHours: 'What the authority says; nobody is named.',
    openingHours: 'What the authority says; nobody is named.',
    courts: 'What there is; nobody is named.',
    facilities: 'What there is; nobody is named.',
    venues: 'What there is; nobody is named.',
  },
})
