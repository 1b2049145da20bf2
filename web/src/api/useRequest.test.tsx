import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useRequest } from './useRequest.ts'

test('while it is tried again nothing is said of the failure before', async () => {
  const replies = [Promise.reject(new Error('busy')), new Promise<string>(() => {})]
  const { result } = await renderHook(() => useRequest('a key', async () => replies.shift()))
  await expect.poll(() => result.current.error?.message).toBe('busy')
  result.current.retry()
  await expect.poll(() => replies).toEqual([])
  await expect.poll(() => result.current.error).toBeUndefined()
})

test('what comes for a key that is asked for no more is not shown', async () => {
  let answerOld = (_: string) => {}
  const replies = {
    old: new Promise<string>((resolve) => {
      answerOld = resolve
    }),
    new: Promise.resolve('of the new one'),
  }
  const { result, rerender } = await renderHook((key: 'old' | 'new' = 'old') =>
    useRequest(key, async () => replies[key]),
  )
  await rerender('new')
  await expect.poll(() => result.current.data).toBe('of the new one')
  answerOld('of the old one')
  await replies.old
  await rerender('new')
  expect(result.current.data).toBe('of the new one')
})
