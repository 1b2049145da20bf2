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
  /** Passwords tried for one username, whether anybody has it or not. */
  passwordsFor: (username: string): Allowance[] => [
    { what: 'password', whom: username, times: 10, seconds: 15 * minute },
  ],
  /** Wrong passwords from one address of the network. */
  passwordsFrom: (address: string): Allowance[] => [
    { what: 'password from', whom: address, times: 30, seconds: 10 * minute },
  ],
  /** Ways to the issuer of government accounts, each of which is a row and a request to it. */
  signOnsFrom: (address: string): Allowance[] => [{ what: 'sign-on from', whom: address, times: 120, seconds: hour }],
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

const keyOf = ({ what, whom }: Allowance) => `${what} ${createHash('sha256').update(whom).digest('base64url')}`

/**
 * Limits that are part of the business. They are counted before the work is done, and outside its transaction: a
 * refused try has been a try.
 */
export const allowanceService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const use = async (...asked: Allowance[]) => {
    const now = clock.now()
    for (const allowance of asked) {
      const { used, until } = await allowanceTable(db).use(keyOf(allowance), now, after(now, allowance.seconds))
      if (used > allowance.times) throw Refusal.later('too_many', (until.getTime() - now.getTime()) / 1000)
    }
  }
  const giveBack = async (...asked: Allowance[]) => {
    for (const allowance of asked) await allowanceTable(db).giveBack(keyOf(allowance))
  }

  return {
    use,
    /** One use that turned out to be nobody’s failure. */
    giveBack,

    /**
     * For work that counts only when it is done, such as a message that is sent: counted before it, as ever, so that
     * many at once cannot pass together; and given back when it is refused, here or by the allowance itself.
     */
    async whileDoing<T>(asked: readonly Allowance[], work: () => Promise<T>) {
      const counted: Allowance[] = []
      try {
        for (const allowance of asked) {
          counted.push(allowance)
          await use(allowance)
        }
        return await work()
      } catch (error) {
        await giveBack(...counted)
        throw error
      }
    },

    /** After a success, what was counted as a failure is forgotten. */
    async forgive(...asked: Allowance[]) {
      for (const allowance of asked) await allowanceTable(db).forget(keyOf(allowance))
    },

    forgetOver: () => allowanceTable(db).forgetOver(clock.now()),
  }
}
