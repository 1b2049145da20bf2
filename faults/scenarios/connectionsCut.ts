import { type Scenario, underLoad, worstOf } from '../scenario.ts'
import { pause } from '../waiting.ts'

/** A failing network, or an administrator with `pg_terminate_backend`. */
export const connectionsCut: Scenario = {
  name: 'connections-cut',
  title: 'Every connection to the database is cut',
  limits: { lost: 0, broken: 0, foreign: 0, ended: 0, seconds: 2 },
  run: async ({ usual, times }) => {
    const { portal, ledger } = await usual()
    return underLoad({ portal, ledger }, () =>
      worstOf(times(3), async () => {
        await portal.cluster.cutAll()
        const seconds = await portal.secondsUntilReady()
        await pause(500)
        return seconds
      }),
    )
  },
}
