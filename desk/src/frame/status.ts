import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()
const set = (text: string) => {
  said = text
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The last event in one sentence. It stays until the next navigation. */
export const status = { say: set, clear: () => set('') }
export const useStatus = () => useSyncExternalStore(subscribe, () => said)
