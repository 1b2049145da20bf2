import type { Send } from '@palaestra/ui'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useAutosave } from './useAutosave.ts'

const autosave = async (send: () => Promise<unknown>) =>
  (await renderHook(() => useAutosave(send as Send))).result.current

test('who leaves with a text that is not saved yet is not held up: it is sent on the way out', async () => {
  const send = vi.fn(async () => undefined)
  const { later, flushOnUnload } = await autosave(send)
  later({ surname: 'Ho' })

  expect(flushOnUnload(), 'nothing has to be asked').toBe(true)
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    { body: { draft: { surname: 'Ho' } } },
    { keepalive: true },
  )
})

test('where saves have failed the browser asks before one leaves, until one succeeds', async () => {
  let away = true
  const { later, flush, flushOnUnload } = await autosave(async () => {
    if (away) throw new Error('away')
  })
  later({ surname: 'Ho' })
  await expect(flush()).rejects.toThrow('away')
  expect(flushOnUnload()).toBe(false)

  away = false
  await flush()
  later({ surname: 'Ho Ka' })
  expect(flushOnUnload()).toBe(true)
})

test('without a network the browser asks, where anything is unsaved', async () => {
  const { later, flushOnUnload } = await autosave(async () => undefined)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())

  expect(flushOnUnload()).toBe(true)
  later({ surname: 'Ho' })
  expect(flushOnUnload()).toBe(false)
})
