import { session } from '../../api/session.ts'

/** What a coach has noted of a person: there, not there, or nothing any more. */
type Note = boolean | null

/**
 * What is noted and not sent yet, by the login and the meeting. It lies in memory alone, as it is about somebody: it stays
 * while one goes elsewhere in the desk, and whoever logs in next finds nothing of it.
 */
const kept = new Map<string, Map<string, Note>>()
session.onLoss(() => kept.clear())

const placeOf = (meeting: string) => `${session.token()} ${meeting}`

/** By the reference of the place in the class. */
export const notes = {
  of: (meeting: string): ReadonlyMap<string, Note> => new Map(kept.get(placeOf(meeting))),
  keep: (meeting: string, reference: string, note: Note) => {
    const of = kept.get(placeOf(meeting)) ?? new Map<string, Note>()
    kept.set(placeOf(meeting), of.set(reference, note))
  },
  /** They have been sent; what was noted otherwise meanwhile stays. */
  sent: (meeting: string, sent: ReadonlyMap<string, Note>) => {
    const left = kept.get(placeOf(meeting))
    for (const [reference, note] of sent) if (left?.get(reference) === note) left.delete(reference)
  },
}
