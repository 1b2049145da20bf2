import { refusals } from '@palaestra/contract'
import { QueryCache, QueryClient, QueryObserver } from '@tanstack/query-core'
import type { Query } from './query.ts'
import { session } from './session.ts'
import { showTerms } from './termsOwed.ts'

// A chunk of its own, fetched only for screens that make a query (docs/decisions/0038).

/** Terms that have changed come before anything that a screen of a member wants to know. */
const queryCache = new QueryCache({
  onError: (error) => {
    // Told by its number: this chunk comes without the one of the calls.
    if ('code' in error && error.code === refusals.terms_changed) showTerms()
  },
})

/** `send` retries by itself, and itself reports a lost network (X07). */
export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
})
// Stale queries are refetched when one comes back to the tab.
queryClient.mount()

export const observe = <T>(query: Query<T>) => new QueryObserver<T>(queryClient, query)

/** Empties every query and calls off those under way: the next member must find nothing of the last one. */
export const forgetMember = () => {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) {
    query.reset()
    // A query that a screen still shows stays, empty: removed, it would be made anew and sent by that screen.
    if (query.getObserversCount() === 0) cache.remove(query)
  }
}
session.onChange(() => session.token() || forgetMember())
