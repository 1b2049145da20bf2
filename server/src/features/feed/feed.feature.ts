import { feedGoneDays } from '@palaestra/contract'
import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { feedAddresses } from './feed.routes.ts'
import { feedTable } from './feed.table.ts'
import { numberDue } from './number.service.ts'

/** Open data: four feeds by which programs learn what can be booked, and each change of it. Nobody is named in them. */
export const feed = feature({
  addresses: feedAddresses,
  due: numberDue,
  purge: {
    feedMarks: 'Until the next minute, which numbers what has changed; nobody is named.',
    // A day longer than is promised.
    feedItems: ({ db, clock }) => feedTable(db).forget(after(clock.now(), -(feedGoneDays + 1) * day)),
  },
})
