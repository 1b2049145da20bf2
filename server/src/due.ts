import type { Deps } from './deps.ts'

/**
 * Does a portion of what has become due, and resolves to whether more is. Rows carry the moments, so that doing it twice
 * changes nothing, and what a long stop has left over is done afterwards.
 */
export type Due = (deps: Deps) => Promise<boolean>

/** A portion of each part. One that fails keeps no other from its turn. @throws the first fault, when all had theirs */
export const portionOf = async (parts: readonly Due[], deps: Deps) => {
  const faults: unknown[] = []
  let more = false
  for (const part of parts) {
    try {
      if (await part(deps)) more = true
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw faults[0]
  return more
}

/** Milliseconds after which a job leaves the rest to the next minute: a job that takes too long is given up. */
const longest = 15_000

/** Does what is due, portion by portion, until nothing is left or the next minute may go on. */
export const doDue = async (parts: readonly Due[], deps: Deps) => {
  const end = performance.now() + longest
  while (await portionOf(parts, deps)) if (performance.now() > end) return
}
