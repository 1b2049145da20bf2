import { type Cluster, openCluster, openReplica } from '../cluster.ts'
import { openPortal } from '../installation/portal.ts'
import { openLedger } from '../ledger/ledger.ts'
import { type Outcome, type Scenario, underLoad } from '../scenario.ts'
import { openTcpSwitch } from '../tcpSwitch.ts'

interface Way {
  address: (login: string, name: string) => string
  /** What happens beside the promotion. */
  turn?: () => void
}

/** The primary is killed under load, its replica becomes the primary; the seconds are counted from there on. */
const promote = async (wayTo: (primary: Cluster, replica: Cluster) => Promise<Way>): Promise<Outcome> => {
  const primary = await openCluster()
  const replica = await openReplica(primary)
  const { address, turn } = await wayTo(primary, replica)
  const portal = await openPortal(primary, { address })
  try {
    const ledger = await openLedger(portal)
    return await underLoad({ portal, ledger }, async () => {
      await primary.kill()
      await replica.ask('select pg_promote()')
      turn?.()
      return portal.secondsUntilReady()
    })
  } finally {
    await portal.close()
    await replica.close()
    await primary.close()
  }
}

const limits = { lost: 0, broken: 0, foreign: 0, ended: 0, seconds: 5 }

export const promotionByHosts: Scenario = {
  name: 'promotion-hosts',
  title: 'A replica is promoted; DATABASE_URL names both servers',
  limits,
  run: () =>
    promote(async (primary, replica) => ({
      address: (login, name) =>
        `postgresql://${login}@127.0.0.1:${primary.port},127.0.0.1:${replica.port}/${name}?target_session_attrs=read-write`,
    })),
}

export const promotionBehindAddress: Scenario = {
  name: 'promotion-address',
  title: 'A replica is promoted, and takes over the address of the primary',
  limits,
  run: async () => {
    let close = () => {}
    const outcome = await promote(async (primary, replica) => {
      const moving = await openTcpSwitch(primary.port)
      close = moving.close
      return {
        address: (login, name) => `postgresql://${login}@127.0.0.1:${moving.port}/${name}`,
        turn: () => moving.turnTo(replica.port),
      }
    })
    close()
    return outcome
  },
}
