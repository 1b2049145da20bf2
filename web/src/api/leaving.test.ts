import { api } from '@palaestra/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from './client.ts'
import { session } from './session.ts'

const ask = () => send(api.account.info, { body: {} }).catch(() => undefined)

beforeEach(() => {
  session.start('a token')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.end()
})

test('[X07] a page that is left breaks its requests off and costs nobody the session; who stayed after all has lost the network', async () => {
  dispatchEvent(new Event('beforeunload'))
  vi.advanceTimersByTime(1_999)
  await ask()
  expect(session.token()).toBe('a token')
  vi.advanceTimersByTime(1)
  await ask()
  expect(session.token()).toBeUndefined()
})
