import { createHash } from 'node:crypto'

/** An entry of the trail as the database has it, with its link of the chain: nulls where there is no such half. */
export interface Linked {
  position: number | null
  /** Hexadecimal. */
  hash: string | null
  entry: {
    id: number
    /** Microseconds since 1970, in full. */
    at: string
    staffId: number | null
    act: string
    subjectKind: string
    subjectId: string
    detail: string | null
  } | null
}

/** Where the chain stands: how many entries it has, and the hash of the last. */
export interface Head {
  position: number
  hash: string
}

/** Before the first entry. */
export const beginning: Head = { position: 0, hash: '00'.repeat(32) }

/** The words of an entry, each with its length in bytes. The same as `audit_content` of the database (0073). */
const contentOf = (position: number, entry: NonNullable<Linked['entry']>) =>
  [position, entry.id, entry.at, entry.staffId, entry.act, entry.subjectKind, entry.subjectId, entry.detail]
    .map((part) => (part === null ? '-' : `${Buffer.byteLength(String(part))}:${part}`))
    .join(',')

/** The hash of an entry behind the one before. */
const hashAfter = (before: string, position: number, entry: NonNullable<Linked['entry']>) =>
  createHash('sha256').update(Buffer.from(before, 'hex')).update(contentOf(position, entry)).digest('hex')

export type Fault =
  /** The words of the entry are not those that were hashed, or the hash is another. */
  | { kind: 'altered'; entry: number; position: number }
  /** An entry that was chained is gone, or its link is. */
  | { kind: 'removed'; position: number }
  /** An entry that was never chained. */
  | { kind: 'added'; entry: number }
  /** The end of the chain is gone: it was this long. */
  | { kind: 'cut'; position: number }
  /** What was noted outside is not what the chain has there. */
  | { kind: 'rewritten'; position: number }

/** Goes through links in the order of their positions, from after `head` on. */
export const faultsIn = (links: readonly Linked[], head: Head): { faults: Fault[]; head: Head } => {
  const faults: Fault[] = []
  let { position, hash } = head
  for (const link of links) {
    if (link.position === null || link.hash === null) continue
    for (let gone = position + 1; gone < link.position; gone += 1) faults.push({ kind: 'removed', position: gone })
    if (link.entry === null) faults.push({ kind: 'removed', position: link.position })
    // After a gap nothing is known of the hash before.
    else if (position + 1 === link.position && hashAfter(hash, link.position, link.entry) !== link.hash)
      faults.push({ kind: 'altered', entry: link.entry.id, position: link.position })
    position = link.position
    hash = link.hash
  }
  return { faults, head: { position, hash } }
}

/** `1234:9f86…`: what an operator notes outside of the database. */
export const written = ({ position, hash }: Head) => `${position}:${hash}`

/** Nothing comes back for a text that is no such note. */
export const headFrom = (text: string): Head | undefined => {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim()) ?? []
  return hash === undefined ? undefined : { position: Number(position), hash }
}
