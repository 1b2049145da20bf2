import { type Scenario, underLoad } from '../scenario.ts'

/** As the document of operations tells to: the next one only when the one before is ready. */
export const processesRestarted: Scenario = {
  name: 'processes-restarted',
  title: 'One process after the other is started anew, with uploads under way',
  limits: { lost: 0, doubled: 0, broken: 0, foreign: 0, ended: 0 },
  run: async ({ usual, times }) => {
    const { portal, ledger } = await usual()
    const outcome = await underLoad({ portal, ledger }, async () => {
      for (let place = 0; place < times(3); place += 1)
        await portal.processes[place % portal.processes.length]?.restart()
      return undefined
    })
    return { ...outcome, facts: { 'no request failed': outcome.failed === 0 } }
  },
}
