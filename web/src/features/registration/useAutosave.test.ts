import type { Call, Draft } from '@palaestra/contract'
import { Refused, type Send, type SendOptions, Unreachable } from '@palaestra/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useAutosave } from './useAutosave.ts'

interface Save {
  draft: Draft
  how: SendOptions | undefined
}

/** An autosave, and what it has sent; `failing` is what the network says meanwhile. */
const open = async (failing?: Error) => {
  const line = { failing, saves: [] as Save[] }
  // The border: of all calls it is only given the one that saves.
  const send = (async (_: Call, given: { body: { draft: Draft } }, how?: SendOptions) => {
    line.saves.push({ draft: given.body.draft, how })
    if (line.failing) throw line.failing
    return {}
  }) as unknown as Send
  const { result, unmount } = await renderHook(() => useAutosave(send))
  return { line, autosave: result.current, leave: unmount }
}
const noNetwork = new Unreachable('network')
const busy = new Refused({ code: 4, message: '嘗試次數過多' })
const chan = { surname: 'Chan' }
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('what was typed is saved a second and a half after the last of it', async () => {
  const { autosave, line } = await open()
  autosave.later({ surname: 'Ch' })
  await pass(1499)
  autosave.later(chan)
  await pass(1499)
  expect(line.saves).toEqual([])
  await pass(1)
  expect(line.saves.map(({ draft }) => draft)).toEqual([chan])
  await pass(60_000)
  expect(line.saves).toHaveLength(1)
})

test('a save that fails is tried again after growing pauses, and never given up', async () => {
  const { autosave, line } = await open(noNetwork)
  autosave.later(chan)
  await pass(1500)
  for (const [before, pause] of [2_000, 5_000, 15_000, 30_000, 30_000, 30_000].entries()) {
    await pass(pause - 1)
    expect(line.saves).toHaveLength(before + 1)
    await pass(1)
    expect(line.saves).toHaveLength(before + 2)
  }
})

test('once a save has worked, the next that fails is tried again soon', async () => {
  const { autosave, line } = await open(noNetwork)
  autosave.later(chan)
  await pass(1500 + 2000)
  line.failing = undefined
  await pass(5000)
  line.failing = noNetwork
  autosave.later({ surname: 'Chan Leong' })
  await pass(1500)
  expect(line.saves).toHaveLength(4)
  await pass(2000)
  expect(line.saves).toHaveLength(5)
})

test('who leaves the page while nothing has failed is not asked, and it is sent on the way out', async () => {
  const { autosave, line } = await open()
  autosave.later(chan)
  expect(autosave.flushOnUnload()).toBe(true)
  expect(line.saves).toEqual([{ draft: chan, how: { keepalive: true } }])
  await pass(60_000)
  expect(line.saves, 'who stays after all has it saved already').toHaveLength(1)
})

test('who leaves the page with all saved is not asked, and nothing is sent', async () => {
  const { autosave, line } = await open(noNetwork)
  autosave.later(chan)
  await pass(1500)
  line.failing = undefined
  await autosave.flush()
  expect(autosave.flushOnUnload()).toBe(true)
  expect(line.saves).toHaveLength(2)
})

test('who leaves the page after a save has failed is asked, and no more once one has worked', async () => {
  const { autosave, line } = await open(noNetwork)
  autosave.later(chan)
  await pass(1500)
  expect(autosave.flushOnUnload()).toBe(false)
  line.failing = undefined
  await autosave.flush()
  autosave.later({ surname: 'Chan Leong' })
  expect(autosave.flushOnUnload()).toBe(true)
})

test('who leaves the page without a network is asked', async () => {
  const { autosave } = await open()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  autosave.later(chan)
  expect(autosave.flushOnUnload()).toBe(false)
  online.mockRestore()
})

test('a form that has gone saves nothing more', async () => {
  const { autosave, line, leave } = await open(noNetwork)
  autosave.later(chan)
  await pass(1500)
  autosave.later({ surname: 'Chan Leong' })
  await leave()
  dispatchEvent(new Event('online'))
  await pass(60_000)
  expect(line.saves).toHaveLength(1)
})

test('the network that comes back has nothing saved that is still being typed', async () => {
  const { autosave, line } = await open()
  autosave.later(chan)
  dispatchEvent(new Event('online'))
  await pass(1499)
  expect(line.saves).toEqual([])
})

test('what was refused is not sent again by itself, but with what is typed next', async () => {
  const { autosave, line } = await open(busy)
  autosave.later(chan)
  await pass(60_000)
  expect(line.saves).toHaveLength(1)
  autosave.later({ surname: 'Chan Leong' })
  await pass(1500)
  expect(line.saves).toHaveLength(2)
})
