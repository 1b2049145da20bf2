import { Refusal } from '@palaestra/contract'

/**
 * Runs heavy work, so many at once; the others wait in line.
 *
 * @throws busy, before the work begins, when too many are waiting already
 */
export const turns = ({ atOnce, longestQueue }: { atOnce: number; longestQueue: number }) => {
  let running = 0
  const waiting: (() => void)[] = []

  return async <T>(work: () => Promise<T>) => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new Refusal('busy')
      await new Promise<void>((turn) => waiting.push(turn))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place goes to the next in line, or becomes free.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
