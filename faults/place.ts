import { type Cluster, openCluster } from './cluster.ts'
import { openPortal } from './installation/portal.ts'
import { openLedger } from './ledger/ledger.ts'
import type { Place, Usual } from './scenario.ts'

/** How much slower a machine of CI may be than one that has nothing else to do. */
const generosity = 5
const timesInLong = 30
const secondsInLong = 300

/** Opens what scenarios ask for, once, and closes it at the end. */
export const openPlace = ({ long, minutes }: { long: boolean; minutes: number }) => {
  let cluster: Promise<Cluster> | undefined
  let usual: Promise<Usual> | undefined
  const theCluster = () => {
    cluster ??= openCluster()
    return cluster
  }
  const theUsual = async () => {
    const portal = await openPortal(await theCluster())
    return { portal, ledger: await openLedger(portal) }
  }
  const place: Place = {
    cluster: theCluster,
    usual: () => {
      usual ??= theUsual()
      return usual
    },
    times: (inShort) => (long ? timesInLong : inShort),
    outage: (inShort) => (minutes > 0 ? minutes * 60 : long ? secondsInLong : inShort),
    patience: (seconds) => (long ? seconds : seconds * generosity),
  }
  const close = async () => {
    const opened = await usual?.catch(() => undefined)
    await opened?.portal.close()
    await (await cluster?.catch(() => undefined))?.close()
  }
  return { place, close }
}
