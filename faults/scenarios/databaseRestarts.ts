import { type Scenario, underLoad, worstOf } from '../scenario.ts'

/** The seconds are counted from the moment at which PostgreSQL itself takes connections again. */
export const databaseRestarts: Scenario = {
  name: 'database-restarts',
  title: 'PostgreSQL ends at once and starts again (immediate)',
  limits: { lost: 0, broken: 0, foreign: 0, ended: 0, seconds: 5 },
  run: async ({ usual, times }) => {
    const { portal, ledger } = await usual()
    return underLoad({ portal, ledger }, () =>
      worstOf(times(1), async () => {
        await portal.cluster.stopAtOnce()
        await portal.cluster.start()
        return portal.secondsUntilReady()
      }),
    )
  },
}
