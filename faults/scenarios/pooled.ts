import { openPortal } from '../installation/portal.ts'
import { openLedger } from '../ledger/ledger.ts'
import { openPgBouncer } from '../pgBouncer.ts'
import { type Place, type Scenario, underLoad } from '../scenario.ts'

type Bouncer = Awaited<ReturnType<typeof openPgBouncer>>

/** The portal behind PgBouncer. */
const openBehind = async (place: Place, mode: 'session' | 'transaction') => {
  const cluster = await place.cluster()
  const opened: Bouncer[] = []
  const address = async (login: string, name: string) => {
    const bouncer = await openPgBouncer({ mode, port: cluster.port, login, name })
    opened.push(bouncer)
    return `postgresql://${login}@127.0.0.1:${bouncer.port}/${name}`
  }
  const closeBouncer = async () => {
    for (const bouncer of opened) await bouncer.close()
  }
  try {
    const portal = await openPortal(cluster, { processes: 2, address })
    const close = async () => {
      await portal.close()
      await closeBouncer()
    }
    return { portal, close }
  } catch (error) {
    await closeBouncer()
    throw error
  }
}

/** In session mode PgBouncer changes nothing; in transaction mode a start is refused. */
export const pooled: Scenario = {
  name: 'pooled',
  title: 'PgBouncer stands before PostgreSQL',
  limits: { lost: 0, broken: 0, foreign: 0, ended: 0, seconds: 2 },
  run: async (place) => {
    const refusal = await openBehind(place, 'transaction').then(
      async ({ close }) => {
        await close()
        return ''
      },
      (error: Error) => error.message,
    )
    const { portal, close } = await openBehind(place, 'session')
    try {
      const ledger = await openLedger(portal)
      const outcome = await underLoad({ portal, ledger }, async () => {
        await portal.cluster.cutAll()
        return portal.secondsUntilReady()
      })
      const fact = 'in transaction mode a start is refused with a sentence'
      return { ...outcome, facts: { [fact]: /pool_mode|session mode/i.test(refusal) && !/^ +at /m.test(refusal) } }
    } finally {
      await close()
    }
  },
}
