import { feature } from '../../feature.ts'
import { calendarFeeds, calendarRoutes } from './calendar.routes.ts'

/** The private address at which a calendar program reads a member’s bookings: made, made anew, ended. */
export const calendar = feature({
  routes: calendarRoutes,
  addresses: calendarFeeds,
  purge: { calendarFeeds: 'Until it is ended; it goes with its member.' },
})
