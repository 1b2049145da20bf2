import { useEffect, useEffectEvent, useState } from 'react'

/**
 * One request that a screen begins with, as the look at a link: its response is that screen’s own and is kept nowhere.
 * Another key is another request; without a key there is none yet.
 */
export const useRequest = <T>(key: string | undefined, request: () => Promise<T>) => {
  const [result, setResult] = useState<{ data?: T; error?: Error }>({})
  const [attempt, setAttempt] = useState(0)
  const begin = useEffectEvent(request)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
  useEffect(() => {
    if (key === undefined) return
    let mounted = true
    setResult({})
    begin().then(
      (data) => mounted && setResult({ data }),
      (error: Error) => mounted && setResult({ error }),
    )
    return () => {
      mounted = false
    }
  }, [key, attempt])
  return { ...result, retry: () => setAttempt(attempt + 1) }
}
