import { session } from '../../api/session.ts'

/** What a coach has noted of a person: there, not there, or nothing any more. */
type Note = boolean | null

/**
 * What is noted and not sent yet, by the meeting and the reference of the place. It lies in memory alone, as it is about
 * somebody: it stays while one goes elsewhere in the desk, and whoever logs in next finds nothing of it.
 */
const kept = new Map<string, Map<string, Note>>()
session.onLoss(() => kept.clear())

export const notes = {
  of: (meeting: string): ReadonlyMap<string, Note> => new Map(kept.get(meeting)),
  keep: (meeting: string, reference: string, note: Note) => {
    kept.set(meeting, (kept.get(meeting) ?? new Map()).set(reference, note))
  },
  /** They have been sent; what was noted otherwise meanwhile stays. */
  sent: (meeting: string, sent: ReadonlyMap<string, Note>) => {
    const left = kept.get(meeting)
    for (const [reference, note] of sent) if (left?.get(reference) === note) left.delete(reference)
  },
}
