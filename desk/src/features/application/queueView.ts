import { queueViews } from '@palaestra/contract'
import { useMatches } from '@tanstack/react-router'
import { lastView } from './lastView.ts'

export const queueViewsOffered = [...queueViews, 'all'] as const
export type QueueView = (typeof queueViewsOffered)[number]

interface Shown {
  state: QueueView
  after: string | undefined
  /** Whether an application stands beside the list. */
  beside: boolean
}

/**
 * What the list shows: beside an application what it showed when that was chosen. Nothing comes back on screens without
 * the list. It is asked of what is on the screen, not of the address, which is ahead of it.
 */
export const useQueueView = (): Shown | undefined => {
  const shown = useMatches({ select: (matches) => matches.at(-1) })
  if (shown?.routeId === '/inside/applications/') return { ...viewOf(shown.search), beside: false }
  if (shown?.routeId !== '/inside/applications/application/$reference') return undefined
  return { ...viewOf(lastView.address()), beside: true }
}

const viewOf = ({ state, after }: { state?: QueueView | undefined; after?: string | undefined }) => ({
  state: state ?? 'waiting',
  after,
})
