import { Refusal } from '@palaestra/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { because, DatabaseUnavailable } from './database/outage.ts'
import { inBatches } from './inBatches.ts'

/** Work that waits until it is let go, and tells what it was given. */
const gated = (fails: (batch: readonly number[]) => boolean = () => false, fault?: Error) => {
  const batches: number[][] = []
  const doors: (() => void)[] = []
  const work = async (batch: readonly number[]) => {
    batches.push([...batch])
    await new Promise<void>((resolve) => doors.push(resolve))
    if (fails(batch)) throw fault ?? new Error(`no to ${batch}`)
    return batch.map((asked) => asked * 10)
  }
  const open = async () => {
    while (doors.length > 0) {
      doors.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { batches, work, open }
}
const numbers = (count: number) => Array.from({ length: count }, (_, nr) => nr + 1)

describe('what is asked at the same time', () => {
  test('goes together while both lanes are at work, in the order in which it came, so many at once', async () => {
    const { batches, work, open } = gated()
    const ask = inBatches(work, { most: 4 })
    const answers = Promise.all(numbers(9).map(ask))
    await open()
    expect(await answers).toEqual(numbers(9).map((asked) => asked * 10))
    expect(batches).toEqual([[1], [2], [3, 4, 5, 6], [7, 8, 9]])
  })

  test('waits for no company', async () => {
    const { batches, work, open } = gated()
    const ask = inBatches(work)
    for (const asked of numbers(3)) {
      const answer = ask(asked)
      await open()
      expect(await answer).toBe(asked * 10)
    }
    expect(batches).toEqual([[1], [2], [3]])
  })

  test('is tried once alone where its batch fails, and the others have their answers', async () => {
    const { batches, work, open } = gated((batch) => batch.includes(4))
    const ask = inBatches(work, { lanes: 1 })
    const answers = Promise.allSettled(numbers(5).map(ask))
    await open()
    expect((await answers).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      ...[10, 20, 30, 'Error: no to 4', 50],
    ])
    expect(batches).toEqual([[1], [2, 3, 4, 5], [2], [3], [4], [5]])
  })

  test.each([
    ['is not tried alone while the database is away: each would wait for it in turn', because('57P01'), [[1], [2, 3]]],
    ['is tried alone where the batch took too long', because('57014'), [[1], [2, 3], [2], [3]]],
  ])('%s', async (_, cause, tried) => {
    const fault = cause.message === '57P01' ? new DatabaseUnavailable(cause) : cause
    const { batches, work, open } = gated((batch) => batch.includes(2), fault)
    const ask = inBatches(work, { lanes: 1 })
    const answers = Promise.allSettled(numbers(3).map(ask))
    await open()
    expect((await answers)[1]).toMatchObject({ reason: fault })
    expect(batches).toEqual(tried)
  })

  test('is refused where too many wait, and not lost where none does any more', async () => {
    const { work, open } = gated()
    const ask = inBatches(work, { lanes: 1, longestQueue: 2 })
    const answers = Promise.allSettled(numbers(4).map(ask))
    await open()
    const [, , third, fourth] = await answers
    expect(third).toMatchObject({ value: 30 })
    expect(fourth).toMatchObject({ reason: { refusal: 'busy' } })
    const again = ask(7)
    await open()
    expect(await again).toBe(70)
  })

  test.each([
    [250, 3],
    [4000, 4],
  ])(
    'is told when those before will have been served, where a batch took %i milliseconds after %i seconds',
    async (took, wait) => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const work = async (batch: readonly number[]) => {
        await new Promise((passed) => setTimeout(passed, took))
        return batch
      }
      const ask = inBatches(work, { most: 10, lanes: 1, longestQueue: 100 })
      const first = Promise.all(numbers(10).map(ask))
      await vi.advanceTimersByTimeAsync(2 * took)
      await first
      // One is at work, a hundred wait.
      const [last] = numbers(102).map(ask).slice(-1)
      await expect(last).rejects.toEqual(Refusal.later('busy', wait))
    },
  )
})
