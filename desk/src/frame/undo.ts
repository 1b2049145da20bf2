import { useSyncExternalStore } from 'react'
import { session } from '../api/session.ts'

/** A decision of one’s own that can still be undone. */
export interface Undoable {
  reference: string
  /** By the clock of this browser. */
  endsAt: number
}

let offered: readonly Undoable[] = []
const listeners = new Set<() => void>()
const set = (next: readonly Undoable[]) => {
  offered = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const without = (reference: string) => offered.filter((one) => one.reference !== reference)

/** What can be undone from anywhere at the desk, each until its time is over. */
export const undo = {
  /** The server says for how many seconds: its clock decides. */
  offer: (reference: string, seconds: number) =>
    set(seconds > 0 ? [...without(reference), { reference, endsAt: Date.now() + seconds * 1000 }] : without(reference)),
  withdraw: (reference: string) => set(without(reference)),
  clear: () => set([]),
}
session.onLoss(undo.clear)
export const useUndoable = () => useSyncExternalStore(subscribe, () => offered)
