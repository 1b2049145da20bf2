import { QueryClient, QueryObserver } from '@tanstack/query-core'
import type { Query } from './query.ts'
import { session } from './session.ts'

// A chunk of its own: only what a screen shows of a member, or of a list, brings it along (docs/decisions/0038).

/** `send` tries again by itself, and says itself that the network is gone (X07). */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
// So that a tab one comes back to asks again for what is stale.
queryClient.mount()

export const observe = <T>(query: Query<T>) => new QueryObserver<T>(queryClient, query)

/** Nothing of one member is left for the next: not on a screen that still shows it, nor in a request under way. */
export const forgetMember = () => {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) {
    query.reset()
    // What is still shown stays, empty: the screen would take its absence for a new query, and send it.
    if (query.getObserversCount() === 0) cache.remove(query)
  }
}
session.onChange(() => session.token() || forgetMember())
