import { type Scenario, underLoad, worstOf } from '../scenario.ts'

/** One process of the server is killed; the server ends all the others and recovers. */
export const databaseCrashes: Scenario = {
  name: 'database-crashes',
  title: 'A process of PostgreSQL crashes',
  limits: { lost: 0, broken: 0, foreign: 0, ended: 0, seconds: 5 },
  run: async ({ usual, times }) => {
    const { portal, ledger } = await usual()
    return underLoad({ portal, ledger }, () =>
      worstOf(times(1), async () => {
        await portal.cluster.crashOne()
        return portal.secondsUntilReady()
      }),
    )
  },
}
