import { type Scenario, underLoad, worstOf } from '../scenario.ts'

/** As the document of operations tells to: the next one only when the one before is ready. */
export const processesRestarted: Scenario = {
  name: 'processes-restarted',
  title: 'One process after the other is started anew, with uploads under way',
  limits: { lost: 0, doubled: 0, foreign: 0, ended: 0 },
  run: async ({ usual, times }) => {
    const { portal, ledger } = await usual()
    const outcome = await underLoad({ portal, ledger }, () =>
      worstOf(times(3), async (place) => {
        await portal.processes[place % portal.processes.length]?.restart()
        return 0
      }),
    )
    return { ...outcome, facts: { 'no request failed': outcome.failed === 0 } }
  },
}
