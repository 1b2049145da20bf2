import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { loadCache, loadedCache } from './loadCache.ts'
import { useQuery } from './query.ts'

// The only one of its file: what has come once is never fetched again.
test('a part of the scripts that did not come is told, and comes with the next try', async () => {
  await commands.loseOnce('/src/api/cache\\.ts')
  const { result } = await renderHook(() => useQuery({ queryKey: ['a query'], queryFn: async () => 'yes' }))
  await expect.poll(() => result.current.error?.message).toMatch(/fetch/)
  expect(loadedCache()).toBeUndefined()
  void result.current.refetch()

  await expect.poll(() => result.current).toMatchObject({ data: 'yes', error: null })
  expect(await loadCache()).toBe(loadedCache())
})
