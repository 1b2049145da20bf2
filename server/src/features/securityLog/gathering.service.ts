import type { Uses } from '../../deps.ts'
import { networkOf } from '../../http/network.ts'
import type { Ended } from '../../http/noting.ts'
import { hourOf } from '../../ports/clock.ts'
import { boundsOf, keyOf } from './bounds.rules.ts'
import { isKept } from './kept.rules.ts'
import { type Counted, securityLogTable } from './securityLog.table.ts'

interface Writing {
  /** Milliseconds from the first thing that is noted until all that has been noted is written. */
  writeEvery: number
  /** What could not be written, also when it was tried again. */
  complain: (fault: Error, lost: number) => void
}

/**
 * What one process has to put into the security log: added up in memory and written about once a second, so that no
 * call waits for it, and none fails with it.
 */
export const gatheringService = ({ db, clock, keys }: Uses<'clock' | 'keys'>, { writeEvery, complain }: Writing) => {
  const within = boundsOf()
  let gathered = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const add = async (rows: Counted[]) => {
    const { add } = securityLogTable(db)
    // A connection that was lost is a new one the second time.
    await add(rows)
      .catch(() => add(rows))
      .catch((fault: Error) => complain(fault, rows.length))
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    // One after the other: where the database is slow, they must not pile up.
    writing = writing.then(async () => {
      const rows = [...gathered.values()]
      gathered = new Map()
      if (rows.length > 0) await add(rows)
    })
    return writing
  }

  return {
    note({ call, refusal, address, ...whom }: Ended) {
      if (!isKept(call, refusal)) return
      const now = clock.now()
      const network = keys.ofNetwork(networkOf(address))
      const about = { member: whom.member ?? null, staff: whom.staff ?? null }
      const happening = within({ hour: hourOf(now), call: call.path, refusal, ...about, network })
      const key = keyOf(happening)
      const before = gathered.get(key) ?? { ...happening, times: 0, firstAt: now }
      gathered.set(key, { ...before, times: before.times + 1, lastAt: now })
      // It must not keep a process alive that has come to its end.
      timer ??= setTimeout(write, writeEvery).unref()
    },

    /** Writes what there is. For the end of the process. */
    write,
  }
}
