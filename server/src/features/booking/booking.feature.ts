import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { bookingDesk } from './booking.desk.ts'
import { bookingJobs } from './booking.jobs.ts'
import { bookingCalendars, bookingRoutes } from './booking.routes.ts'
import { bookingTable } from './booking.table.ts'
import { closePortion } from './close.service.ts'
import { judgeMissed } from './missed.service.ts'
import { takeLater } from './ownUse.service.ts'
import { remindPortion } from './reminder.service.ts'
import { lapseOver } from './settle.service.ts'

/**
 * Who has which slot of a court: booking, the list of one’s bookings, cancelling, their calendar files, and reminders of
 * them.
 */
export const booking = feature({
  routes: bookingRoutes,
  desk: bookingDesk,
  addresses: bookingCalendars,
  jobs: bookingJobs,
  due: async (deps) => {
    const rounds = [
      await lapseOver(deps),
      await closePortion(deps),
      await judgeMissed(deps),
      await takeLater(deps),
      await remindPortion(deps),
    ]
    return rounds.includes(true)
  },
  purge: {
    ownUseCourts: 'What the authority says; nobody is named.',
    ownUses: 'What the authority says; of members nobody is named.',
    bookings: ({ db, clock, settings }) =>
      bookingTable(db).purge(after(clock.now(), -settings.retention.bookings * day)),
  },
})
