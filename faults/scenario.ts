import type { Cluster } from './cluster.ts'
import type { Portal } from './installation/portal.ts'
import type { Figures, Ledger } from './ledger/ledger.ts'
import { until } from './waiting.ts'

/** What a scenario ends in. What it does not count it leaves out. */
export interface Outcome extends Partial<Figures> {
  /** Processes that ended without being told to. */
  ended?: number
  /** Seconds until every process was ready, and nobody met a fault any more, at the worst of several times. */
  seconds?: number | undefined
  /** Further facts, each with whether it held. */
  facts?: Record<string, boolean>
}

/** The most that a scenario may cost. */
export type Limits = Partial<Record<'lost' | 'doubled' | 'broken' | 'foreign' | 'ended' | 'seconds', number>>

export interface Scenario {
  name: string
  title: string
  limits: Limits
  /** It has an installation of its own, and may run beside the others. */
  apart?: true
  run: (place: Place) => Promise<Outcome>
}

/** The installation that most scenarios break, and its ledger. */
export interface Usual {
  portal: Portal
  ledger: Ledger
}

/** What a scenario finds. */
export interface Place {
  /** A cluster with the portal on it, opened at the first need and mended by each scenario that breaks it. */
  usual: () => Promise<Usual>
  cluster: () => Promise<Cluster>
  /** How often a fault is repeated: a few times in CI, thirty times by command. */
  times: (inShort: number) => number
  /** Seconds that an outage lasts. */
  outage: (inShort: number) => number
  /** A limit of seconds on this machine: strict by command, where nothing else runs; generous in CI. */
  patience: (seconds: number) => number
}

const enough = 10

/**
 * Lets visitors come, breaks something, waits until visitors get through again, and looks everything up. `fault`
 * resolves, when the portal is ready again, to the seconds until then; to nothing when it was ready all the time.
 */
export const underLoad = async (
  { portal, ledger }: Usual,
  fault: () => Promise<number | undefined>,
  { within }: { within?: number } = {},
): Promise<Outcome & Figures> => {
  const endedBefore = portal.ended()
  const load = ledger.begin()
  const getThrough = async () => {
    const before = load.count()
    await until(() => load.count() >= before + enough, { seconds: 180, what: () => 'Nobody gets through any more.' })
  }
  try {
    await getThrough()
    const ready = await fault()
    const over = performance.now()
    await getThrough()
    // Whoever still meets a fault has not waited long enough, whatever the processes say of themselves.
    const later = Math.max(0, load.lastFault() - over) / 1000
    const seconds = ready === undefined ? undefined : ready + later
    return { ...(await load.stop({ within })), ended: portal.ended() - endedBefore, seconds }
  } catch (error) {
    await load.stop({ within: 0 })
    throw error
  }
}

/** Does something so often, one after the other, and gives the greatest result. */
export const worstOf = async (times: number, work: (place: number) => Promise<number>) => {
  let worst = 0
  for (let place = 0; place < times; place += 1) worst = Math.max(worst, await work(place))
  return worst
}
