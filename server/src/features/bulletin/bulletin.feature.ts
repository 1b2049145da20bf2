import { feature } from '../../feature.ts'
import { day, after as later } from '../../ports/clock.ts'
import { bulletinDesk } from './bulletin.desk.ts'
import { bulletinJobs } from './bulletin.jobs.ts'
import { purgeBulletinsBefore } from './bulletin.table.ts'

/** Notices that staff write to one member, a group or all: drafts, sent now or later in portions, withdrawn again. */
export const bulletin = feature({
  desk: bulletinDesk,
  jobs: bulletinJobs,
  schedule: { 'bulletin.begin': 'every five minutes' },
  purge: {
    bulletins: ({ db, clock, settings }) =>
      purgeBulletinsBefore(db, later(clock.now(), -settings.retention.notices * day)),
  },
})
