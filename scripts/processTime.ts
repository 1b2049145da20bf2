import { readdirSync, readFileSync } from 'node:fs'

/** Linux’s account of a process, in hundredths of a second; other systems do not count children that have ended. */
interface Process {
  /** Unique, unlike the number alone, which a later process may get. */
  name: string
  parent: number
  own: number
  /** Includes all its descendants that ended properly. */
  whole: number
}

const ticksInSecond = 100
const lookEveryMilliseconds = 200

const readProcess = (id: number | string): Process | undefined => {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'latin1')
    // The name of the command stands in brackets and may contain anything; then come the fields from the third on.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [own = 0, children = 0] = [11, 13].map((index) => Number(fields[index]) + Number(fields[index + 1]))
    return { name: `${id} ${fields[19]}`, parent: Number(fields[1]), own, whole: own + children }
  } catch {
    return undefined // The process ended while we looked.
  }
}

const processIds = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name))

/**
 * Counts the CPU seconds of this process and of everything started from it, from now on. It looks five times a second,
 * because a killed browser or database server leaves no account to its parent. `undefined` except on Linux.
 */
export const countProcessTime = () => {
  const begun = process.platform === 'linux' ? readProcess('self') : undefined
  if (!begun) return { stop: () => undefined }
  const ours = new Map<number, string>([[process.pid, `${process.pid}`]])
  const strangers = new Set<string>()
  const last = new Map<string, number>()

  const look = () => {
    for (const id of processIds().map(Number)) {
      const found = readProcess(id)
      if (!found || id === process.pid || strangers.has(found.name)) continue
      // A process once seen stays ours, even when its parent is gone. Parents have smaller numbers, mostly.
      if (ours.get(id) !== found.name && !ours.has(found.parent)) strangers.add(found.name)
      else {
        ours.set(id, found.name)
        last.set(found.name, found.own)
      }
    }
  }
  const timer = setInterval(look, lookEveryMilliseconds)
  timer.unref()

  return {
    stop: () => {
      clearInterval(timer)
      look()
      const now = readProcess('self') ?? begun
      const seen = [...last.values()].reduce((sum, ticks) => sum + ticks, now.own - begun.own)
      return Math.max(seen, now.whole - begun.whole) / ticksInSecond
    },
  }
}
