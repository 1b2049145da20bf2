import { Refusal } from '@palaestra/contract'
import { isAway } from './database/outage.ts'

interface Waiting<Asked, Answer> {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (fault: unknown) => void
}

interface Bounds {
  /** Of one batch. */
  most?: number
  /** Batches at once: while one is at work, the next one fills. */
  lanes?: number
  longestQueue?: number
}

/** Seconds after which whoever is turned away may try again in any case: the first batches are slow, and tell little. */
const longestWait = 4

/**
 * Work that is cheaper for many at once: what is asked while a batch is at work goes together in the next one, and each
 * gets its own answer. Nothing waits for company: an idle lane takes a single one. Where a batch fails, each of it is
 * tried once alone, so that one cannot spoil the others; not while the database is away, which each of them would wait
 * for in turn.
 *
 * @throws busy, before any work, when too many wait already; with the time after which these will have been served
 */
export const inBatches = <Asked, Answer>(
  work: (batch: readonly Asked[]) => Promise<readonly Answer[]>,
  { most = 64, lanes = 2, longestQueue = 2000 }: Bounds = {},
) => {
  const waiting: Waiting<Asked, Answer>[] = []
  let busy = 0
  /** Milliseconds that a batch takes, of which the newest counts a fifth. */
  let took = 0

  const alone = async ({ asked, resolve, reject }: Waiting<Asked, Answer>) => {
    try {
      const [answer] = await work([asked])
      resolve(answer as Answer) // As many answers as were asked.
    } catch (fault) {
      reject(fault)
    }
  }
  const together = async (batch: readonly Waiting<Asked, Answer>[]) => {
    const answers = await work(batch.map(({ asked }) => asked))
    for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer)
  }
  const lane = async () => {
    busy += 1
    for (let batch = waiting.splice(0, most); batch.length > 0; batch = waiting.splice(0, most)) {
      const [only] = batch
      const begun = performance.now()
      if (only && batch.length === 1) await alone(only)
      else
        try {
          await together(batch)
        } catch (fault) {
          if (isAway(fault)) for (const { reject } of batch) reject(fault)
          else for (const one of batch) await alone(one)
        }
      const now = performance.now() - begun
      took = took === 0 ? now : took + (now - took) / 5
    }
    busy -= 1
  }

  /** Seconds until those who wait have been served, at least one. */
  const waitOfLine = () => {
    const seconds = (Math.ceil(waiting.length / most / lanes) * took) / 1000
    return Math.min(Math.max(seconds, 1), longestWait)
  }

  return (asked: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      if (waiting.length >= longestQueue) return reject(Refusal.later('busy', waitOfLine()))
      waiting.push({ asked, resolve, reject })
      if (busy < lanes) void lane()
    })
}
