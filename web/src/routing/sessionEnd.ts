import type { Loss } from '../api/session.ts'

/** Why a session has ended under a half-filled form, until that has been read or somebody has logged in again. */
let reason: Loss | undefined
const changed = new Set<() => void>()

const set = (next: Loss | undefined) => {
  reason = next
  for (const listener of changed) listener()
}

export const sessionEnd = {
  say: (loss: Loss) => set(loss),
  close: () => set(undefined),
  reason: () => reason,
  onChange: (listener: () => void) => {
    changed.add(listener)
    return () => void changed.delete(listener)
  },
}
