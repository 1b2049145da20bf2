import type { Clock } from './ports/clock.ts'

/** Things that are kept at most; the oldest goes first. */
const most = 500

/** What is asked for by many at the same moment is read once, and kept for so many seconds in this process. */
export const keeping = <Kept>({ now }: Pick<Clock, 'now'>, seconds: number) => {
  const kept = new Map<string, { from: number; reading: boolean; read: Promise<Kept> }>()
  const holds = ({ from, reading }: { from: number; reading: boolean }) => {
    const age = now().getTime() - from
    return reading || (age >= 0 && age < seconds * 1000)
  }
  return (key: string, read: () => Promise<Kept>) => {
    const last = kept.get(key)
    if (last && holds(last)) return last.read
    kept.delete(key)
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    const one = { from: now().getTime(), reading: true, read: read() }
    kept.set(key, one)
    one.read.then(
      () => {
        one.reading = false
      },
      () => kept.get(key) === one && kept.delete(key),
    )
    return one.read
  }
}
