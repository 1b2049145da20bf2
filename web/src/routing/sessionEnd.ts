import type { Loss } from '../api/session.ts'

/** The session is lost, or opens nothing before new terms are agreed to. */
type Reason = Loss | 'terms_changed'

/** Why a session opens nothing any more under a half-filled form, until that has been read or it does again. */
let reason: Reason | undefined
const changed = new Set<() => void>()

const set = (next: Reason | undefined) => {
  reason = next
  for (const listener of changed) listener()
}

export const sessionEnd = {
  say: (reason: Reason) => set(reason),
  close: () => set(undefined),
  reason: () => reason,
  onChange: (listener: () => void) => {
    changed.add(listener)
    return () => void changed.delete(listener)
  },
}
