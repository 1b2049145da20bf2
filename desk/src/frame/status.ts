import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()
const set = (text: string) => {
  said = text
  for (const tell of listeners) tell()
}
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** What has just happened, in one sentence. It stays until one goes on. */
export const status = { say: set, clear: () => set('') }
export const useStatus = () => useSyncExternalStore(subscribe, () => said)
