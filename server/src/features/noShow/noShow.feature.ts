import { addDays } from '@palaestra/contract'
import { feature } from '../../feature.ts'
import { noShowRoutes } from './noShow.routes.ts'
import { noShowTable } from './noShow.table.ts'

/** Days after which nobody asks any more. The longest restriction is over by then. */
const daysKept = 731

/** Bookings that were missed: the ledger, what follows from it, and excusing. Which they are is judged by bookings. */
export const noShow = feature({
  routes: noShowRoutes,
  purge: {
    noShows: ({ db, clock }) => noShowTable(db).purge(addDays(clock.today(), -daysKept)),
  },
})
