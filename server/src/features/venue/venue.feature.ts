import { addDays } from '@palaestra/contract'
import { feature } from '../../feature.ts'
import { slotTable } from './slot.table.ts'
import { makeTimetable } from './timetable.service.ts'
import { venueDesk } from './venue.desk.ts'
import { venueRoutes } from './venue.routes.ts'

/**
 * Days after which a slot goes that nobody has booked, and what it was made of. Those that somebody has go when the
 * booking has gone.
 */
const daysKept = 366

/** Venues, their courts and prices, what is open and closed when, and the slots that follow from it. */
export const venue = feature({
  routes: venueRoutes,
  desk: venueDesk,
  due: makeTimetable,
  purge: {
    slots: ({ db, clock }) => slotTable(db).forget(addDays(clock.today(), -daysKept)),
    timetableDays: ({ db, clock }) => slotTable(db).forgetDays(addDays(clock.today(), -daysKept)),
    favouriteVenues: 'What a member has chosen; it goes with them.',
    closures: 'What the authority says; of members nobody is named.',
    prices: 'What the authority asks; nobody is named.',
    peakHours: 'What the authority says; nobody is named.',
    openingHours: 'What the authority says; nobody is named.',
    courts: 'What there is; nobody is named.',
    facilities: 'What there is; nobody is named.',
    venues: 'What there is; nobody is named.',
  },
})
