import type { QueryObserver, QueryObserverOptions } from '@tanstack/query-core'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { loadCache, loadedCache, requestedCache } from './loadCache.ts'

/** A query in the words of TanStack Query. Two queries with one key are the same. */
export type Query<T> = QueryObserverOptions<T>

/** Stale from now on: screens that show it ask again at once, others when they are opened. */
export const invalidate = async <T>({ queryKey }: Pick<Query<T>, 'queryKey'>) => {
  const cache = await requestedCache()
  if (queryKey) await cache?.queryClient.invalidateQueries({ queryKey })
}

interface Result<T> {
  data: T | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

/** The data of a query as far as it is known; fetched where it is missing or stale, also when one comes back to the tab. */
export const useQuery = <T>(query: Query<T>): Result<T> => {
  const [observer, setObserver] = useState<QueryObserver<T> | undefined>(() => loadedCache()?.observe(query))
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { enabled } = query

  // biome-ignore lint/correctness/useExhaustiveDependencies: the observer is told of another query below
  useEffect(() => {
    if (observer || enabled === false) return
    let mounted = true
    setError(null)
    loadCache().then(
      (loaded) => mounted && setObserver(loaded.observe(query)),
      (error: Error) => mounted && setError(error),
    )
    return () => {
      mounted = false
    }
  }, [observer, enabled, attempt])
  useEffect(() => {
    observer?.setOptions(query)
  })

  const subscribe = useCallback((listener: () => void) => observer?.subscribe(listener) ?? (() => {}), [observer])
  const current = () => observer?.getCurrentResult()
  // A prerendered page holds no data of a member.
  const result = useSyncExternalStore(subscribe, current, () => undefined)
  return result ?? { data: undefined, error, refetch: async () => setAttempt(attempt + 1) }
}
