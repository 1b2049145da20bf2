import { createHash } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import type { Limits } from '../../settings.ts'
import { allowanceTable } from './allowance.table.ts'

/** At most `times` in `seconds`, counted from the first one. */
export interface Allowance {
  /** What is limited, e.g. `send`. */
  what: string
  /** For whom: a mobile, an address, a username. Only its hash is kept. */
  whom: string
  times: number
  seconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The numbers of the policy (docs/security.md); all server processes count together. */
export const allowances = {
  /** Messages to one mobile or mailbox, whatever they are for. */
  sendTo: (whom: string, { codesToOne }: Limits): Allowance[] => [
    { what: 'send 10m', whom, times: codesToOne.inTenMinutes, seconds: 10 * minute },
    { what: 'send 1h', whom, times: codesToOne.inAnHour, seconds: hour },
    { what: 'send 1d', whom, times: codesToOne.inADay, seconds: day },
  ],
  /** Messages that one address of the network has caused. */
  sendFrom: (address: string, { codesFromOne }: Limits): Allowance[] => [
    { what: 'send from', whom: address, times: codesFromOne.inAnHour, seconds: hour },
  ],
  /** Wrong codes for one mobile or mailbox, over all codes. */
  wrongCodes: (whom: string, { wrongCodes }: Limits): Allowance[] => [
    { what: 'code 1h', whom, times: wrongCodes.inAnHour, seconds: hour },
    { what: 'code 1d', whom, times: wrongCodes.inADay, seconds: day },
  ],
  /** Passwords tried by staff, or to prove oneself anew; for whoever logs in, account/passwordTry.service.ts counts. */
  passwordsFor: (username: string): Allowance[] => [
    { what: 'password', whom: username, times: 10, seconds: 15 * minute },
  ],
  /** Wrong passwords from one address of the network. */
  passwordsFrom: (address: string): Allowance[] => [
    { what: 'password from', whom: address, times: 30, seconds: 10 * minute },
    { what: 'password from 1d', whom: address, times: 300, seconds: day },
  ],
  /** What one claims to know of a member, by the member number, whether anybody has it or not (T-14). */
  knowledgeOf: (memberNumber: string): Allowance[] => [
    { what: 'knowledge', whom: memberNumber, times: 3, seconds: day },
  ],
  /** The same, when it is wrong, from one address of the network. */
  knowledgeFrom: (address: string): Allowance[] => [{ what: 'knowledge from', whom: address, times: 10, seconds: day }],
  /** Login links, by what one calls oneself; and from one address of the network. */
  loginLinks: (account: string, address: string): Allowance[] => [
    { what: 'login link', whom: account, times: 3, seconds: hour },
    { what: 'login link from', whom: address, times: 10, seconds: hour },
  ],
  registrationsFrom: (address: string): Allowance[] => [
    { what: 'registration from', whom: address, times: 60, seconds: hour },
  ],
  uploadsFrom: (address: string): Allowance[] => [{ what: 'upload from', whom: address, times: 120, seconds: hour }],
  uploadsOf: (registration: string): Allowance[] => [
    { what: 'upload of', whom: registration, times: 20, seconds: day },
  ],
  existenceChecks: (registration: string): Allowance[] => [
    { what: 'exist', whom: registration, times: 30, seconds: day },
  ],
} as const

const byKeyOrder = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)
const keyOf = ({ what, whom }: Allowance) => `${what} ${createHash('sha256').update(whom).digest('base64url')}`

/**
 * Limits that are part of the business. They are counted before the work is done, and outside its transaction: a
 * refused try has been a try.
 */
export const allowanceService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  /** Counts them all at once, and tells how many seconds one has to wait for those that are used up. */
  const count = async (asked: readonly Allowance[]) => {
    const now = clock.now()
    const byKey = new Map(asked.map((allowance) => [keyOf(allowance), allowance]))
    const fresh = [...byKey].map(([key, { seconds }]) => ({ key, until: after(now, seconds) }))
    const counted = await allowanceTable(db).use(fresh.sort(byKeyOrder), now)
    const usedUp = counted.filter(({ key, used }) => used > (byKey.get(key)?.times ?? 0))
    const waits = usedUp.map(({ until }) => (until.getTime() - now.getTime()) / 1000)
    return { wait: usedUp.length > 0 ? Math.max(...waits) : undefined, usedUp: usedUp.map(({ key }) => byKey.get(key)) }
  }
  const givingBack = (asked: readonly Allowance[]) => allowanceTable(db).givingBack(asked.map(keyOf))

  const use = async (...asked: Allowance[]) => {
    const { wait, usedUp } = await count(asked)
    if (wait === undefined) return
    // What was refused has used up nothing else.
    const others = asked.filter((allowance) => !usedUp.includes(allowance))
    if (others.length > 0) await givingBack(others).execute()
    throw Refusal.later('too_many', wait)
  }

  return {
    use,
    /** One use that turned out to be nobody’s failure. For `together`, or to be executed. */
    givingBack,

    /**
     * For work that counts only when it is done, such as a message that is sent: counted before it, as ever, so that
     * many at once cannot pass together; and given back when it is refused, here or by the allowance itself.
     */
    async whileDoing<T>(asked: readonly Allowance[], work: () => Promise<T>) {
      try {
        const { wait } = await count(asked)
        if (wait !== undefined) throw Refusal.later('too_many', wait)
        return await work()
      } catch (error) {
        await givingBack(asked).execute()
        throw error
      }
    },

    /** After a success, what was counted as a failure is forgotten. */
    forgiving: (asked: readonly Allowance[]) => allowanceTable(db).forgetting(asked.map(keyOf)),

    forgetOver: () => allowanceTable(db).forgetOver(clock.now()),
  }
}
