import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { forgetMember, queryClient } from './cache.ts'
import { loadCache } from './loadCache.ts'
import { invalidate, type Query, useQuery } from './query.ts'
import { session } from './session.ts'

afterEach(() => {
  forgetMember()
  session.end()
})

const query = (queryFn: () => Promise<string>, more: Partial<Query<string>> = {}): Query<string> => ({
  queryKey: ['a query'],
  queryFn,
  ...more,
})
const show = async (shown: Query<string>) => (await renderHook(() => useQuery(shown))).result

test('two who want the same at once send one request', async () => {
  const send = vi.fn(async () => 'yes')
  const both = await renderHook(() => [useQuery(query(send)), useQuery(query(send))])
  await expect.poll(() => both.result.current.map(({ data }) => data)).toEqual(['yes', 'yes'])

  expect(send).toHaveBeenCalledTimes(1)
})

test('what is fresh is not fetched again; what was invalidated is, where it is shown', async () => {
  const send = vi.fn(async () => 'yes')
  const lasting = query(send, { staleTime: 60_000 })
  await queryClient.fetchQuery({ queryKey: ['a query'], queryFn: send })
  const shown = await show(lasting)
  expect([shown.current.data, send.mock.calls.length]).toEqual(['yes', 1])

  await invalidate(lasting)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what waits for something else sends nothing', async () => {
  const send = vi.fn(async () => 'yes')
  await loadCache()
  await show(query(send, { enabled: false }))

  await new Promise((passed) => setTimeout(passed, 50))
  expect(send).not.toHaveBeenCalled()
})

test('that no response came is told, and a further try can bring one', async () => {
  const send = vi.fn(async () => 'yes').mockRejectedValueOnce(new Error('no network'))
  const shown = await show(query(send))
  await expect.poll(() => shown.current.error?.message).toBe('no network')

  void shown.current.refetch()
  await expect.poll(() => shown.current).toMatchObject({ data: 'yes', error: null })
})

test('what was under way for one member does not become known to the next', async () => {
  session.start('a token')
  let respond = (_: string) => {}
  const slow = query(() => new Promise<string>((resolve) => (respond = resolve)))
  const shown = await show(slow)
  await expect.poll(() => queryClient.isFetching()).toBe(1)
  session.end()
  respond('a name')
  await new Promise((passed) => setTimeout(passed, 50))

  expect(shown.current.data).toBeUndefined()
})

test('a screen that still stands there shows nothing more of a member whose session ended', async () => {
  session.start('a token')
  const send = vi.fn(async () => 'a name')
  const shown = await show(query(send))
  await expect.poll(() => shown.current.data).toBe('a name')
  await queryClient.fetchQuery({ queryKey: ['no longer shown'], queryFn: async () => 'a child' })
  session.end()

  await expect.poll(() => shown.current.data).toBeUndefined()
  expect(queryClient.getQueriesData({}).map(([, data]) => data)).toEqual([undefined])
  expect(send).toHaveBeenCalledTimes(1)
})

test('what waited for something else is asked for as soon as that is there', async () => {
  const send = vi.fn(async () => 'yes')
  const { result, rerender } = await renderHook(
    (props?: { enabled: boolean }) => useQuery(query(send, { enabled: props?.enabled ?? false })),
    { initialProps: { enabled: false } },
  )
  expect(send).not.toHaveBeenCalled()
  await rerender({ enabled: true })
  await expect.poll(() => result.current.data).toBe('yes')
})

test('a screen that goes on to another query shows that one', async () => {
  const { result, rerender } = await renderHook(
    (props?: { name: string }) =>
      useQuery({ queryKey: [props?.name ?? ''], queryFn: async () => `of ${props?.name}` } as Query<string>),
    { initialProps: { name: 'one' } },
  )
  await expect.poll(() => result.current.data).toBe('of one')
  await rerender({ name: 'another' })
  await expect.poll(() => result.current.data).toBe('of another')
})

test('what is invalidated is that query, and no other', async () => {
  const send = vi.fn(async () => 'yes')
  const shown = await show(query(send, { staleTime: 60_000 }))
  await expect.poll(() => shown.current.data).toBe('yes')
  await invalidate({ queryKey: ['another query'] })
  expect(send).toHaveBeenCalledTimes(1)
})
