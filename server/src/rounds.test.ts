import { expect, onTestFinished, test, vi } from 'vitest'
import { goRounds } from './rounds.ts'

/** So long that a test does not see the end of it. */
const hour = 3_600_000

test('a round that found something is followed by the next one at once', async () => {
  const results = [2, 1]
  const stop = goRounds([{ every: hour, go: async () => results.shift() ?? 0 }], () => {})

  await expect.poll(() => results.length).toBe(0)
  await stop()
})

test('a fault is told once, until a round comes through, and another round follows', async () => {
  const results: (number | Error)[] = [new Error('away'), new Error('still away'), 0, new Error('away again')]
  const faults: unknown[] = []
  const go = async () => {
    const result = results.shift() ?? 0
    if (result instanceof Error) throw result
    return result
  }
  const stop = goRounds([{ every: 1, go }], (fault) => void faults.push(String(fault)))

  await expect.poll(() => results.length, { timeout: 10_000 }).toBe(0)
  await expect.poll(() => faults).toEqual(['Error: away', 'Error: away again'])
  await stop()
})

test('after a fault the next round waits for a second, however short the pause is otherwise', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let rounds = 0
  const go = async () => {
    rounds += 1
    throw new Error('away')
  }
  const stop = goRounds([{ every: 1, go }], () => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(rounds).toBe(1)

  await vi.advanceTimersByTimeAsync(1)
  expect(rounds).toBe(2)
  await stop()
})

test('a round is woken from its pause, also when the reason came before the pause', async () => {
  let rounds = 0
  let wake = () => {}
  const round = {
    every: hour,
    async go() {
      rounds += 1
      if (rounds === 2) wake()
      return 0
    },
    onReason(goOn: () => void) {
      wake = goOn
    },
  }
  const stop = goRounds([round], () => {})
  await expect.poll(() => rounds).toBe(1)
  wake()

  await expect.poll(() => rounds).toBe(3)
  await stop()
})

test('the end waits for the round and for what it has begun', async () => {
  const round = Promise.withResolvers<number>()
  const begun = Promise.withResolvers<void>()
  const stop = goRounds([{ every: hour, go: () => round.promise, settled: () => begun.promise }], () => {})
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  round.resolve(0)
  await round.promise
  expect(stopped).toBe(false)

  begun.resolve()
  await stopping
  expect(stopped).toBe(true)
})
