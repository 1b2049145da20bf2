import { session } from '../../api/session.ts'

/** What a coach has noted of a person: there, not there, or nothing any more. */
type Note = boolean | null

/** What is noted at a meeting, by the reference of the place in the class. */
interface Noted {
  /** Not sent yet. */
  unsent: ReadonlyMap<string, Note>
  /** Taken by the server since the list was last looked at. */
  arrived: ReadonlyMap<string, Note>
  /** Why the last was refused. */
  problem: string
}
const nothing: Noted = { unsent: new Map(), arrived: new Map(), problem: '' }

/**
 * What is noted, by the login and the meeting. It lies in memory alone, as it is about somebody: it stays while one goes
 * elsewhere in the desk, and whoever logs in next finds nothing of it.
 */
const kept = new Map<string, Noted>()
const readers = new Set<() => void>()
session.onLoss(() => kept.clear())
/** What is being sent, which goes on when one leaves the screen: of each meeting one thing at a time. */
const onTheWay = new Set<string>()

const placeOf = (meeting: string) => `${session.token()} ${meeting}`
const change = (meeting: string, to: Partial<Noted>) => {
  kept.set(placeOf(meeting), { ...notes.of(meeting), ...to })
  for (const read of readers) read()
}
/** Without what has been answered; what was noted otherwise meanwhile stays. */
const without = (unsent: Noted['unsent'], answered: Noted['unsent']) =>
  new Map([...unsent].filter(([reference, note]) => answered.get(reference) !== note))

export const notes = {
  of: (meeting: string) => kept.get(placeOf(meeting)) ?? nothing,
  subscribe(read: () => void) {
    readers.add(read)
    return () => void readers.delete(read)
  },
  keep: (meeting: string, reference: string, note: Note) =>
    change(meeting, { unsent: new Map([...notes.of(meeting).unsent, [reference, note]]) }),
  taken(meeting: string, sent: Noted['unsent']) {
    const { unsent, arrived } = notes.of(meeting)
    change(meeting, { unsent: without(unsent, sent), arrived: new Map([...arrived, ...sent]), problem: '' })
  },
  refused: (meeting: string, sent: Noted['unsent'], problem: string) =>
    change(meeting, { unsent: without(notes.of(meeting).unsent, sent), problem }),

  /** Sends, unless that is being done: an older word must not arrive after a newer one. */
  send(meeting: string, work: () => Promise<void>) {
    const place = placeOf(meeting)
    if (onTheWay.has(place)) return
    onTheWay.add(place)
    void work().finally(() => onTheWay.delete(place))
  },
  /** Looks at the list. What had arrived before is part of it; what arrives meanwhile may not be, and stays. */
  async looking<Sheet>(meeting: string, look: () => Promise<Sheet>) {
    if (notes.of(meeting).problem) change(meeting, { problem: '' })
    const { arrived } = notes.of(meeting)
    const sheet = await look()
    if (arrived.size > 0) change(meeting, { arrived: without(notes.of(meeting).arrived, arrived) })
    return sheet
  },
}
