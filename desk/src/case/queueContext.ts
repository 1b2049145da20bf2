import type { desk, Reply } from '@palaestra/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { queue } from '../api/queries.ts'

export type QueueItem = Reply<typeof desk.queue.page>['items'][number]

interface Queue {
  items: readonly QueueItem[]
  /** Whether it is still on its way. */
  coming: boolean
  /** Whether they are what a search has found. */
  searching: boolean
}
export const QueueContext = createContext<Queue>({ items: [], coming: false, searching: false })

/** A case in the list beside it, and the one before. */
export const useInQueue = (reference: string) => {
  const { items } = use(QueueContext)
  const place = items.findIndex((item) => item.reference === reference)
  return { item: items[place], before: items[place - 1] }
}

/** A case, as far as what comes after it is concerned. */
export interface Here {
  reference: string
  nextReference: string | null
}

/**
 * The case that comes after this one, and whether a search has found it: in the list, and after its last one, or where it
 * does not stand in the list, the one that the server knows to wait next. A list of others does not know whose that is:
 * what waits is asked for the name.
 */
export const useNext = ({ reference, nextReference }: Here) => {
  const { items, coming, searching } = use(QueueContext)
  const place = items.findIndex((item) => item.reference === reference)
  const inList = place < 0 ? undefined : items[place + 1]
  const next = inList?.reference ?? nextReference
  const isNext = (item: QueueItem) => item.reference === next
  const listed = items.find(isNext)
  const isUnknown = next !== null && !listed && !coming
  const { data: waiting, isLoading } = useQuery({ ...queue({ view: 'waiting' }, ''), enabled: isUnknown })
  if (!next) return { coming, next: undefined }
  const name = (listed ?? waiting?.items.find(isNext))?.namePt ?? next
  return { coming: coming || isLoading, next: { reference: next, name, isFound: searching && inList !== undefined } }
}
