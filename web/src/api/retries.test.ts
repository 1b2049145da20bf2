import { api } from '@palaestra/contract'
import { sender } from '@palaestra/ui'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A network that fails, and how often it was tried. */
const broken = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let tries = 0
  vi.stubGlobal('fetch', async () => {
    tries += 1
    throw new TypeError('no network')
  })
  return () => tries
}
const lost = vi.fn()
const send = sender({ locale: 'zh', token: () => 'a token', onNetworkFailure: lost })

test('[X06] a short loss of the network costs nothing: it is tried again after 400 ms, and 1.6 s after that', async () => {
  const tries = broken()
  const asked = send(api.site.mainMenu, {}).catch(() => 'gone')
  await vi.advanceTimersByTimeAsync(399)
  expect(tries()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries()).toBe(2)
  await vi.advanceTimersByTimeAsync(1_599)
  expect([tries(), lost.mock.calls.length]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([await asked, tries(), lost.mock.calls.length]).toEqual(['gone', 3, 1])
})
