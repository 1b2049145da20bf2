import { constant, Refusal } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, day, hour, minute } from '../../ports/clock.ts'
import type { Limits } from '../../settings.ts'
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

/** The numbers of the policy (docs/security.md); all server processes count together. */
export const rateLimits = {
  /** Messages to one mobile or mailbox, whatever they are for. */
  sendTo: (whom: string, { codesToOne }: Limits): RateLimit[] => [
    { what: 'send 10m', whom, times: codesToOne.inTenMinutes, seconds: 10 * minute },
    { what: 'send 1h', whom, times: codesToOne.inAnHour, seconds: hour },
    { what: 'send 1d', whom, times: codesToOne.inADay, seconds: day },
  ],
  /** Messages that one address of the network has caused. */
  sendFrom: (address: string, { codesFromOne }: Limits): RateLimit[] => [
    { what: 'send from', whom: address, times: codesFromOne.inAnHour, seconds: hour },
  ],
  /** Text messages with codes to everybody together, until the day is over: the breaker. */
  sendAtAll: ({ codesToAll }: Limits, untilTomorrow: number): RateLimit[] => [
    { what: 'send at all', whom: '', times: codesToAll.inADay, seconds: untilTomorrow, refusal: 'messages_spent' },
  ],
  /** Wrong codes for one mobile or mailbox, over all codes: a pause of a quarter of an hour, or until the next day. */
  wrongCodes: (whom: string, { wrongCodes }: Limits, untilTomorrow: number): RateLimit[] => [
    { what: 'code 1h', whom, times: wrongCodes.inAnHour, seconds: hour, pause: 15 * minute },
    { what: 'code 1d', whom, times: wrongCodes.inADay, seconds: untilTomorrow },
  ],
  /** Passwords tried by staff, or to prove oneself anew; for whoever logs in, account/passwordTry.service.ts counts. */
  passwordsFor: (username: string): RateLimit[] => [
    { what: 'password', whom: username, times: 10, seconds: 15 * minute },
  ],
  /** Wrong passwords from one address of the network. */
  passwordsFrom: (address: string): RateLimit[] => [
    { what: 'password from', whom: address, times: 30, seconds: 10 * minute },
    { what: 'password from 1d', whom: address, times: 300, seconds: day },
  ],
  /** What one claims to know of a member, by the member number, whether anybody has it or not (T-14). */
  knowledgeOf: (memberNumber: string): RateLimit[] => [
    { what: 'knowledge', whom: memberNumber, times: 3, seconds: day },
  ],
  /** The same, when it is wrong, from one address of the network. */
  knowledgeFrom: (address: string): RateLimit[] => [{ what: 'knowledge from', whom: address, times: 10, seconds: day }],
  /** Login links, by what one calls oneself; and from one address of the network. */
  loginLinks: (account: string, address: string): RateLimit[] => [
    { what: 'login link', whom: account, times: 3, seconds: hour },
    { what: 'login link from', whom: address, times: 10, seconds: hour },
  ],
  /** Codes of apps that nobody has given out, from one address of the network. */
  wrongApiCodesFrom: (address: string): RateLimit[] => [
    { what: 'api code from', whom: address, times: 30, seconds: 10 * minute },
  ],
  /** What one session may have made for it: codes for apps, and further tokens. */
  apiCodesOf: (session: string): RateLimit[] => [{ what: 'api code of', whom: session, times: 60, seconds: hour }],
  renewalsOf: (session: string): RateLimit[] => [{ what: 'renewal of', whom: session, times: 60, seconds: hour }],
  /** Ways to the issuer of government accounts, each of which is a row and a request to it. */
  signOnsFrom: (address: string): RateLimit[] => [{ what: 'sign-on from', whom: address, times: 120, seconds: hour }],
  registrationsFrom: (address: string): RateLimit[] => [
    { what: 'registration from', whom: address, times: 60, seconds: hour },
  ],
  /** What is sent to who has forgotten something, from one address of the network (T-40). */
  recoveriesFrom: (address: string, { recoveries }: Limits): RateLimit[] => [
    { what: 'recover from', whom: address, times: recoveries.fromOneInAnHour, seconds: hour },
  ],
  /** The same for one person asked about, whether anybody is that or not; and no thing twice in a minute. */
  recoveriesOf: (thing: string, whom: string, { recoveries }: Limits): RateLimit[] => [
    { what: `recover ${thing} 1m`, whom, times: 1, seconds: minute },
    { what: 'recover 1h', whom, times: recoveries.ofOneInAnHour, seconds: hour },
  ],
  /** What one member is sent by it, by whatever words they were found (T-40). */
  recoveriesTo: (memberId: number, { recoveries }: Limits): RateLimit[] => [
    { what: 'recover to 1h', whom: String(memberId), times: recoveries.ofOneInAnHour, seconds: hour },
  ],
  /** The same for one ID number: two words that others may know must not be tried for long (T-46). */
  recoveriesByDocument: (idNumber: string, { recoveries }: Limits): RateLimit[] => [
    { what: 'recover 1d', whom: idNumber, times: recoveries.byDocumentInADay, seconds: day },
  ],
  /** Pictures, in one registration and from one address of the network (T-63). */
  uploads: (registration: string, address: string, { uploads }: Limits): RateLimit[] => [
    { what: 'upload of', whom: registration, times: uploads.inOneRegistration, seconds: day },
    { what: 'upload from', whom: address, times: uploads.fromOneInAnHour, seconds: hour },
  ],
  /** Parents and guardians named for one child, rightly or not, and by one proved mobile (T-82). */
  guardiansNamed: (childIdNumber: string, mobile: string): RateLimit[] => [
    { what: 'guardian of', whom: childIdNumber, times: 3, seconds: day },
    { what: 'guardian by', whom: mobile, times: 5, seconds: day },
  ],
  /** Pictures compared with the guardian of one child (T-81). */
  facesShown: (childIdNumber: string): RateLimit[] => [
    { what: 'face for', whom: childIdNumber, times: constant.faceChecksADay, seconds: day },
  ],
  /** Letters that a minor has sent to the guardian. */
  guardianAskedBy: (memberId: number): RateLimit[] => [
    { what: 'ask guardian', whom: String(memberId), times: 3, seconds: day },
  ],
  /** Questions whether something is taken, in one registration and from one address of the network (T-03). */
  questions: (registration: string, address: string, { questions }: Limits): RateLimit[] => [
    { what: 'exist', whom: registration, times: questions.inOneRegistration, seconds: day },
    { what: 'exist from', whom: address, times: questions.fromOneInAnHour, seconds: hour },
  ],
} as const

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
    /** One use that turned out to be nobody’s failure. For `together`, or to be executed. */
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

export const forgetOldLimits = ({ db, clock }: Uses<'clock'>) => rateLimitTable(db).forgetOver(clock.now())
