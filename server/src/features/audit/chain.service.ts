import type { Uses } from '../../deps.ts'
import { beginning, type Fault, faultsIn, type Head } from './audit.rules.ts'
import { auditTable } from './audit.table.ts'

/** Links that are read at a time. */
const pageSize = 2000
/** More faults than a person reads. */
const mostFaults = 50

/** Goes through the whole chain anew. The hashes are made here, and not by the database that is in question. */
export const chainService = ({ db }: Uses) => ({
  /**
   * Says where the trail is not what it was. `noted` is the head as it was noted outside on another day: without it a
   * trail that was rewritten from some entry to its end, hashes and all, looks like a true one.
   */
  async verify(noted?: Head): Promise<{ head: Head; faults: Fault[] }> {
    const table = auditTable(db)
    // What is added meanwhile comes after it.
    const last = (await table.head()) ?? beginning
    const faults: Fault[] = []
    let head = beginning
    for (;;) {
      const links = await table.links(head.position, pageSize)
      const upToLast = links.filter(({ position }) => position !== null && position <= last.position)
      const found = faultsIn(upToLast, head)
      faults.push(...found.faults)
      const passed = upToLast.find(({ position }) => position === noted?.position)
      if (noted && passed && passed.hash !== noted.hash) faults.push({ kind: 'rewritten', position: noted.position })
      head = found.head
      if (upToLast.length < pageSize || faults.length > mostFaults) break
    }
    if (head.position < last.position || (noted && noted.position > last.position))
      faults.push({ kind: 'cut', position: Math.max(last.position, noted?.position ?? 0) })
    else if (head.hash !== last.hash) faults.push({ kind: 'rewritten', position: last.position })
    for (const { id } of await table.unchained(mostFaults)) faults.push({ kind: 'added', entry: id })
    return { head, faults: faults.slice(0, mostFaults) }
  },
})
