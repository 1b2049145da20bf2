import type { Uses } from '../../deps.ts'
import { networkOf } from '../../http/network.ts'
import type { SecurityEvent } from '../../http/securityEvents.ts'
import { hourOf } from '../../ports/clock.ts'
import { boundsOf, keyOf } from './bounds.rules.ts'
import { isKept } from './kept.rules.ts'
import { type Counted, securityLogTable } from './securityLog.table.ts'

interface Writing {
  /** Milliseconds from the first unwritten event until all are written. */
  writeEvery: number
  /** Reports the events that could not be written, even by a second try. */
  complain: (fault: Error, lost: number) => void
}

/**
 * Gathers the security events of one process: added up in memory and written about once a second, so that no call
 * waits for it, and none fails with it.
 */
export const gatheringService = ({ db, clock, keys }: Uses<'clock' | 'keys'>, { writeEvery, complain }: Writing) => {
  const bounded = boundsOf()
  let gathered = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const add = async (rows: Counted[]) => {
    const { add } = securityLogTable(db)
    // The second try gets a new connection if the first was lost.
    await add(rows)
      .catch(() => add(rows))
      .catch((fault: Error) => complain(fault, rows.length))
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    // One write follows another: they must not pile up while the database is slow.
    writing = writing.then(async () => {
      const rows = [...gathered.values()]
      gathered = new Map()
      if (rows.length > 0) await add(rows)
    })
    return writing
  }

  return {
    note({ call, refusal, address, ...subject }: SecurityEvent) {
      if (!isKept(call, refusal)) return
      const now = clock.now()
      const network = keys.ofNetwork(networkOf(address))
      const about = { member: subject.member ?? null, staff: subject.staff ?? null }
      const happening = bounded({ hour: hourOf(now), call: call.path, refusal, ...about, network })
      const key = keyOf(happening)
      const before = gathered.get(key) ?? { ...happening, times: 0, firstAt: now }
      gathered.set(key, { ...before, times: before.times + 1, lastAt: now })
      // The timer must not keep an ending process alive.
      timer ??= setTimeout(write, writeEvery).unref()
    },

    /** Writes all unwritten events, for the end of the process. */
    write,
  }
}
