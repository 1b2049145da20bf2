import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { answers, useAnswer } from './answers.ts'
import { session } from './session.ts'

afterEach(() => {
  answers.clear()
  session.end()
})

const question = (ask: () => Promise<string>, more = {}) => ({ key: 'a question', ask, ...more })

test('two who ask the same at once get one answer', async () => {
  const ask = vi.fn(async () => 'yes')
  const [one, other] = await Promise.all([answers.ask(question(ask)), answers.ask(question(ask))])

  expect([one, other, ask.mock.calls.length]).toEqual(['yes', 'yes', 1])
})

test('a fresh answer is not asked for again, an outdated one is', async () => {
  const ask = vi.fn(async () => 'yes')
  const lasting = question(ask, { freshFor: 60_000 })
  await answers.ask(lasting)
  const shown = await renderHook(() => useAnswer(lasting))
  expect([shown.result.current.data, ask.mock.calls.length]).toEqual(['yes', 1])

  await shown.unmount()
  answers.outdate(lasting)
  await renderHook(() => useAnswer(lasting))
  await expect.poll(() => ask.mock.calls.length).toBe(2)
})

test('that no answer came is told, and a further try can bring one', async () => {
  const ask = vi.fn(async () => 'yes').mockRejectedValueOnce(new Error('no network'))
  const shown = await renderHook(() => useAnswer(question(ask)))
  await expect.poll(() => shown.result.current.error?.message).toBe('no network')

  shown.result.current.again()
  await expect.poll(() => shown.result.current).toMatchObject({ data: 'yes', error: undefined })
})

test('what was asked for one member does not become known to the next', async () => {
  session.start('a token')
  let say = (_: string) => {}
  const slow = question(() => new Promise<string>((resolve) => (say = resolve)))
  const shown = await renderHook(() => useAnswer(slow))
  session.end()
  say('a name')
  await new Promise((passed) => setTimeout(passed, 50))

  expect(shown.result.current.data).toBeUndefined()
})
