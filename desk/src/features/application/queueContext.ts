import type { desk, Reply } from '@palaestra/contract'
import { createContext, use } from 'react'
import type { Application } from './differences.ts'

export type QueueItem = Reply<typeof desk.application.queue>['items'][number]

interface Queue {
  items: readonly QueueItem[]
  /** Whether it is still on its way. */
  coming: boolean
  /** Whether they are what a search has found. */
  searching: boolean
}
export const QueueContext = createContext<Queue>({ items: [], coming: false, searching: false })

/** An application in the list beside it, and the one before. */
export const useInQueue = (reference: string) => {
  const { items } = use(QueueContext)
  const place = items.findIndex((item) => item.reference === reference)
  return { item: items[place], before: items[place - 1] }
}

/**
 * The application that comes after this one, and whether a search has found it: in the list, and after its last one, or where it does not stand in the list, the one
 * that the server knows to wait next.
 */
export const useNext = ({ reference, nextReference }: Application) => {
  const { items, coming, searching } = use(QueueContext)
  const place = items.findIndex((item) => item.reference === reference)
  const inList = place < 0 ? undefined : items[place + 1]
  const next = inList?.reference ?? nextReference
  if (!next) return { coming, next: undefined }
  const name = items.find((item) => item.reference === next)?.namePt ?? next
  return { coming, next: { reference: next, name, isFound: searching && inList !== undefined } }
}
