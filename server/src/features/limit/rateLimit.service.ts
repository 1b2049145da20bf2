import { Refusal } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import { rateLimitTable } from './rateLimit.table.ts'

/** At most `times` in `seconds`, counted from the first one. */
export interface RateLimit {
  /** What is limited, e.g. `send`. */
  what: string
  /** For whom: a mobile, an address, a username. Only its keyed hash is kept: mobiles could all be tried. */
  whom: string
  times: number
  seconds: number
  /** Seconds of a pause that takes the place of the rest of that time, once all is used. */
  pause?: number
  /** What is said when all is used; `too_many` unless it is another. */
  refusal?: 'too_many' | 'messages_spent'
}

const byKeyOrder = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)

/** Limits that are part of the business. Counted before the work, outside its transaction: a refused try was a try. */
export const rateLimitService = ({ db, clock, keys }: Uses<'clock' | 'keys', NoTx>) => {
  const keyOf = ({ what, whom }: RateLimit) => `${what} ${keys.ofCounter(whom)}`
  /** Counts them all at once. Resolves to those that are used up, and to what is said about them. */
  const count = async (asked: readonly RateLimit[]) => {
    const now = clock.now()
    const byKey = new Map(asked.map((rateLimit) => [keyOf(rateLimit), rateLimit]))
    const fresh = [...byKey].map(([key, { seconds }]) => ({ key, until: after(now, seconds) }))
    const counted = await rateLimitTable(db).use(fresh.sort(byKeyOrder), now)
    const usedUp: RateLimit[] = []
    const waits: number[] = []
    for (const { key, used, until } of counted) {
      const rateLimit = byKey.get(key)
      if (!rateLimit) continue
      const { times, pause } = rateLimit
      if (used === times && pause !== undefined) await rateLimitTable(db).endAt(key, after(now, pause))
      if (used <= times) continue
      usedUp.push(rateLimit)
      waits.push((until.getTime() - now.getTime()) / 1000)
    }
    const refusal = asked.find((rateLimit) => usedUp.includes(rateLimit))?.refusal ?? 'too_many'
    return { usedUp, refused: usedUp.length > 0 ? Refusal.later(refusal, Math.max(...waits)) : undefined }
  }
  const givingBack = (asked: readonly RateLimit[]) => rateLimitTable(db).givingBack(asked.map(keyOf))

  const use = async (...asked: RateLimit[]) => {
    const { usedUp, refused } = await count(asked)
    if (!refused) return
    // What was refused has used up nothing else.
    const others = asked.filter((rateLimit) => !usedUp.includes(rateLimit))
    if (others.length > 0) await givingBack(others).execute()
    throw refused
  }

  return {
    use,
    /** One use that turned out to be nobody’s failure. For `batch`, or to be executed. */
    givingBack,

    /**
     * For work that counts only when it is done, such as a message that is sent: counted before it, as ever, so that
     * many at once cannot pass together; and given back when it is refused, here or by the limit itself.
     */
    async whileDoing<T>(asked: readonly RateLimit[], work: () => Promise<T>) {
      try {
        const { refused } = await count(asked)
        if (refused) throw refused
        return await work()
      } catch (error) {
        await givingBack(asked).execute()
        throw error
      }
    },

    /** After a success, what was counted as a failure is forgotten. */
    forgiving: (asked: readonly RateLimit[]) => rateLimitTable(db).forgetting(asked.map(keyOf)),
  }
}

interface Sent {
  address: string
  mobile: string
  most: number
}
/**
 * One address of the network may have codes sent to so many different mobiles in an hour (T-15). What is not sent does
 * not count; who asks at the same moment waits for it.
 */
export const countMobile = async ({ db, clock, keys }: Uses<'clock' | 'keys', Tx>, { address, mobile, most }: Sent) => {
  const now = clock.now()
  const asked = { network: keys.ofCounter(address), mobile: keys.ofCounter(mobile), most }
  const { known, until } = await rateLimitTable(db).useMobile(asked, now, after(now, hour))
  if (!known) throw Refusal.later('too_many', (until.getTime() - now.getTime()) / 1000)
}

export const purgeRateLimits = ({ db, clock }: Uses<'clock'>) => rateLimitTable(db).forgetOver(clock.now())
