import { type Scenario, underLoad, worstOf } from '../scenario.ts'

/** A process that is killed between sending a letter and noting it sends it once more, with the same key. */
export const processesKilled: Scenario = {
  name: 'processes-killed',
  title: 'One of three processes is killed (SIGKILL), again and again',
  // systemd waits two seconds; a start takes about three on a machine with little else to do.
  limits: { lost: 0, broken: 0, foreign: 0, ended: 0, seconds: 8 },
  run: async ({ usual, times }) => {
    const { portal, ledger } = await usual()
    return underLoad({ portal, ledger }, () =>
      worstOf(times(5), async (place) => {
        await portal.processes[place % portal.processes.length]?.kill()
        return portal.secondsUntilReady()
      }),
    )
  },
}
