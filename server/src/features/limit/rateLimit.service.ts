import { Refusal } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import { workBeyond } from './captcha.rules.ts'
import { rateLimitTable } from './rateLimit.table.ts'

/** At most `times` in `seconds`, counted from the first one. */
export interface RateLimit {
  /** The thing that is limited, e.g. `send`. */
  what: string
  /** The mobile, address or username it is counted for. Only a keyed hash is kept, as all mobiles could be tried. */
  whom: string
  times: number
  seconds: number
  /** The refusal once the limit is reached: `too_many` by default. */
  refusal?: 'too_many' | 'messages_spent' | 'code_wait'
  /** The work that came with the request. Where it stands, more than `times` are not refused: each costs more work. */
  worked?: number
}

const byKeyOrder = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)

const keyFor = ({ keys }: Pick<Deps, 'keys'>, { what, whom }: RateLimit) => `${what} ${keys.ofCounter(whom)}`

/**
 * Counts all of them at once. Resolves to the refusal, where time is wanting before work, and to the limits that the
 * refused request has used up: none where it has not done its work, or many of those at once would close the way.
 */
const count = async ({ db, clock, keys }: Uses<'clock' | 'keys'>, asked: readonly RateLimit[]) => {
  const now = clock.now()
  const byKey = new Map(asked.map((rateLimit) => [keyFor({ keys }, rateLimit), rateLimit]))
  const fresh = [...byKey].map(([key, { seconds }]) => ({ key, until: after(now, seconds) }))
  const counted = await rateLimitTable(db).use(fresh.sort(byKeyOrder), now)
  const usedUp: RateLimit[] = []
  const waits: number[] = []
  let owed = 0
  for (const { key, used, until } of counted) {
    const rateLimit = byKey.get(key)
    if (!rateLimit) continue
    if (used <= rateLimit.times) continue
    if (rateLimit.worked !== undefined) {
      const work = workBeyond(used - rateLimit.times)
      if (rateLimit.worked < work) owed = Math.max(owed, work)
      continue
    }
    usedUp.push(rateLimit)
    waits.push((until.getTime() - now.getTime()) / 1000)
  }
  const refusal = asked.find((rateLimit) => usedUp.includes(rateLimit))?.refusal ?? 'too_many'
  const late = usedUp.length > 0 && Refusal.later(refusal, Math.max(...waits))
  if (owed > 0) return { usedUp: [], refused: late || Refusal.untilSolved(owed) }
  return { usedUp, refused: late || undefined }
}

/**
 * Counts in the transaction of a job: a repeated one has not counted before, and one that is refused leaves nothing.
 * @throws too_many
 */
export const useInJob = async (deps: Uses<'clock' | 'keys', Tx>, asked: readonly RateLimit[]) => {
  const { refused } = await count(deps, asked)
  if (refused) throw refused
}

/**
 * Rate limits that are part of the business. They count before the work and outside its transaction: a refused try
 * was a try.
 */
export const rateLimitService = (deps: Uses<'clock' | 'keys', NoTx>) => {
  const { db } = deps
  const keyOf = (rateLimit: RateLimit) => keyFor(deps, rateLimit)
  const givingBack = (asked: readonly RateLimit[]) => rateLimitTable(db).givingBack(asked.map(keyOf))

  const use = async (...asked: RateLimit[]) => {
    const { usedUp, refused } = await count(deps, asked)
    if (!refused) return
    // A refused try uses up none of the other limits.
    const others = asked.filter((rateLimit) => !usedUp.includes(rateLimit))
    if (others.length > 0) await givingBack(others).execute()
    throw refused
  }

  return {
    use,
    /** Counts one use and refuses nothing. Resolves to the uses before it. */
    async counted(rateLimit: RateLimit) {
      const now = deps.clock.now()
      const [counted] = await rateLimitTable(db).use(
        [{ key: keyOf(rateLimit), until: after(now, rateLimit.seconds) }],
        now,
      )
      return (counted?.used ?? 1) - 1
    },
    /** The uses so far. */
    usedOf: (rateLimit: RateLimit) => rateLimitTable(db).usedOf(keyOf(rateLimit), deps.clock.now()),
    /** Gives back one use that turned out to be nobody’s failure. For `batch`, or to be executed. */
    givingBack,

    /**
     * For work that counts only when it is done, such as sending a message: counted before it, so that many at once
     * cannot pass together, and given back when it is refused, here or by the limit itself.
     */
    async whileDoing<T>(asked: readonly RateLimit[], work: () => Promise<T>) {
      // When the counting itself breaks, nobody knows whether it was counted: giving back could be a free try.
      const { refused } = await count(deps, asked)
      try {
        if (refused) throw refused
        return await work()
      } catch (error) {
        // When the database is away for this, too, the first error says more than the second.
        await givingBack(asked)
          .execute()
          .catch(() => {})
        throw error
      }
    },

    /** How often each has been used within its present time, in the order asked. */
    async usesOf(...asked: RateLimit[]) {
      const found = await rateLimitTable(db).usesOf(asked.map(keyOf), deps.clock.now())
      return asked.map((one) => found.find(({ key }) => key === keyOf(one))?.used ?? 0)
    },

    /** Forgets, after a success, the failures that were counted. */
    forgiving: (asked: readonly RateLimit[]) => rateLimitTable(db).forgetting(asked.map(keyOf)),
  }
}

interface Sent {
  address: string
  mobile: string
  most: number
}
/**
 * Limits how many different mobiles one network may have codes sent to in an hour (T-15). An unsent code does not
 * count; requests at the same moment wait for each other.
 */
export const countMobile = async ({ db, clock, keys }: Uses<'clock' | 'keys', Tx>, { address, mobile, most }: Sent) => {
  const now = clock.now()
  const asked = { network: keys.ofCounter(address), mobile: keys.ofCounter(mobile), most }
  const { known, until } = await rateLimitTable(db).useMobile(asked, now, after(now, hour))
  if (!known) throw Refusal.later('too_many', (until.getTime() - now.getTime()) / 1000)
}

export const purgeRateLimits = ({ db, clock }: Uses<'clock'>) => rateLimitTable(db).purgeOver(clock.now())
