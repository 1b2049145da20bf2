import type { KeptProcess } from '../installation/keptProcess.ts'
import { type Scenario, underLoad } from '../scenario.ts'
import { pause, stopwatch, until } from '../waiting.ts'

/** Seconds until a process says that it is not ready; as long as we listen, when it never does. */
const secondsUntilUnready = async ({ status }: KeptProcess) => {
  const seconds = stopwatch()
  const isUnready = async () => (await status('/readyz')) === 503
  await until(isUnready, { seconds: 30, what: () => 'never' }).catch(() => undefined)
  return seconds()
}

/** A paused server takes connections and answers nothing, as behind a network that drops packets. */
export const databasePauses: Scenario = {
  name: 'database-pauses',
  title: 'PostgreSQL answers nothing for a while (SIGSTOP)',
  limits: { lost: 0, broken: 0, foreign: 0, ended: 0, seconds: 5 },
  run: async ({ usual, outage, patience }) => {
    const { portal, ledger } = await usual()
    let slowest = 0
    const outcome = await underLoad({ portal, ledger }, async () => {
      const goOn = await portal.cluster.pause()
      try {
        const over = pause(outage(5) * 1000)
        slowest = Math.max(...(await Promise.all(portal.processes.map(secondsUntilUnready))))
        await over
      } finally {
        goOn()
      }
      return portal.secondsUntilReady()
    })
    const fact = `/readyz says within a second that it is not ready (${slowest.toFixed(1)} s)`
    return { ...outcome, facts: { [fact]: slowest <= patience(1) } }
  },
}
