import type { Scenario } from '../scenario.ts'
import { holdsWithin } from '../waiting.ts'

/** What an old process sees when a newer one has brought the tables to its own form. */
export const tablesNewer: Scenario = {
  name: 'tables-newer',
  title: 'A process works on tables that are newer than itself',
  limits: { ended: 0, seconds: 5 },
  run: async ({ usual }) => {
    const { portal } = await usual()
    const endedBefore = portal.ended()
    const statuses = () => Promise.all(portal.processes.map(({ status }) => status('/readyz')))
    const areRefused = async () => (await statuses()).every((one) => one === 503)
    await portal.ask(`insert into kysely_migration (name, timestamp) values ('9999_newer', '2030-01-01')`)
    const isRefused = await holdsWithin(10, areRefused)
    await portal.ask(`delete from kysely_migration where name = '9999_newer'`)
    const seconds = await portal.secondsUntilReady()
    return {
      ended: portal.ended() - endedBefore,
      seconds,
      facts: { '/readyz says that it is not ready, so that a proxy sends nobody there': isRefused },
    }
  },
}
