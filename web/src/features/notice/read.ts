import { useSyncExternalStore } from 'react'
import { invalidate } from '../../api/query.ts'
import { unreadSum } from '../../api/unread.ts'

/** What was opened on this page: lists that were read before know nothing of it. */
let opened: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes that a notice has been opened: every list shows it so, and the count follows (N02). */
export const noteRead = (pushId: string) => {
  opened = new Set([...opened, pushId])
  for (const listener of listeners) listener()
  void invalidate(unreadSum)
}

const now = () => opened

export const useOpened = () => useSyncExternalStore(subscribe, now, now)
