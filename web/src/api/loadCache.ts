type Cache = typeof import('./cache.ts')

let cache: Cache | undefined
let loading: Promise<Cache> | undefined

/**
 * Fetches the library when the first query is made; the screen is shown meanwhile. It is apart from the queries so that
 * the first script has it, without the chunk of calls.
 */
export const loadCache = () => {
  loading ??= import('./cache.ts').then(
    (loaded) => {
      cache = loaded
      return loaded
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Undefined until the cache is there. */
export const loadedCache = () => cache

/** Undefined where nobody has needed the cache yet. */
export const requestedCache = () => loading
