import { type QueueKind, type QueueView, queueViews } from '@palaestra/contract'
import { useMatches } from '@tanstack/react-router'
import { lastView } from './lastView.ts'

export const viewsOffered = [...queueViews, 'all'] as const
export type ViewOffered = QueueView | 'all'

/** What the address of the queue says; what is left out is what waits, of all kinds. */
export interface QueueAddress {
  view?: ViewOffered | undefined
  kind?: QueueKind | undefined
  after?: string | undefined
}

interface Shown {
  view: ViewOffered
  kind: QueueKind | undefined
  after: string | undefined
  /** Whether a case stands beside the list. */
  beside: boolean
}

/** The screens that stand beside the list. */
export const isBeside = (route: string) =>
  route.startsWith('/inside/applications/') && route !== '/inside/applications/'

/**
 * What the list shows: beside a case what it showed when that was chosen. Nothing comes back on screens without the list.
 * It is asked of what is on the screen, not of the address, which is ahead of it.
 */
export const useQueueView = (): Shown | undefined => {
  const shown = useMatches({ select: (matches) => matches.at(-1) })
  if (shown?.routeId === '/inside/applications/') return { ...viewOf(shown.search), beside: false }
  if (!isBeside(shown?.routeId ?? '')) return undefined
  return { ...viewOf(lastView.address()), beside: true }
}

const viewOf = ({ view, kind, after }: QueueAddress) => ({ view: view ?? ('waiting' as const), kind, after })
