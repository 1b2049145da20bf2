import { refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { patiently } from './patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const busy = (wait?: number) => new Refused({ code: refusals.busy, message: '', ...(wait !== undefined && { wait }) })

test('what is busy is asked again when it has said, and after a second where it has not', async () => {
  const sent = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(busy())
    .mockRejectedValueOnce(busy(6))
    .mockResolvedValue('B26')
  const answer = patiently(sent)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5999)
  expect(sent).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('B26')
})

test('nobody is let wait for minutes without a word', async () => {
  const sent = vi.fn<() => Promise<string>>().mockRejectedValue(busy(60))
  await expect(patiently(sent)).rejects.toEqual(busy(60))
  expect(sent).toHaveBeenCalledTimes(1)
})
