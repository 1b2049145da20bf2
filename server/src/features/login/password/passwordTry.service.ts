import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../../database/database.ts'
import type { Uses } from '../../../deps.ts'
import type { LogSubject } from '../../../http/log.ts'
import type { Keys } from '../../../keys.ts'
import { after, day } from '../../../ports/clock.ts'
import { accountService } from '../../account/account.service.ts'
import { rateLimitService } from '../../limit/rateLimit.service.ts'
import { passwordsFor, passwordsFrom } from '../login.limits.ts'
import { type Name, passwordPolicy } from './passwordTry.rules.ts'
import { passwordTryTable } from './passwordTry.table.ts'

interface Tried {
  name: Name
  password: string
  /** True when the captcha has been solved for this try. */
  solved: boolean
  logSubject: LogSubject
}

interface OtherTry {
  /** The subject that is counted, e.g. `member 7`. */
  whose: string
  /** The client’s network, when it is counted too. */
  address?: string
  passwordHash: string | null | undefined
  password: string
}

const keyOf = (keys: Keys, { value }: Name) => keys.ofCounter(value)

/** Forgets the counted tries after a success, or with a new password. For `batch`, or to be executed. */
export const forgivenTries = ({ db, keys }: Uses<'keys'>, ...names: Name[]) =>
  passwordTryTable(db).forgetting(...names.map((name) => keyOf(keys, name)))

/** Purges the tries of names unused for a year. */
export const purgeTries = ({ db, clock }: Uses<'clock'>) =>
  passwordTryTable(db).purgeOld(after(clock.now(), -365 * day))

/**
 * Limits how often a password may be tried for one name. Unknown names count as well, so that replies and locks never
 * tell who is a member (T-05, T-06); and it closes only this way in (T-11).
 */
export const passwordTryService = ({ db, clock, keys, passwords }: Uses<'clock' | 'keys' | 'passwords', NoTx>) => {
  const rateLimit = rateLimitService({ db, clock, keys })

  /** Judges as of the moment of the try: a try a moment too early waits, although the wait may be over by now. */
  const refusalFor = async ({
    key,
    name,
    logSubject,
    now,
  }: Pick<Tried, 'name' | 'logSubject'> & { key: string; now: Date }) => {
    const { failures = 0, openAt = now, id } = (await passwordTryTable(db).of(key, name)) ?? {}
    if (id) logSubject({ member: id })
    if (failures >= passwordPolicy.most) return new Refusal('password_closed')
    const wait = (openAt.getTime() - now.getTime()) / 1000
    return wait > 0 ? Refusal.later('too_many', wait) : new Refusal('captcha_needed')
  }

  return {
    /**
     * Finds the member of that name and password, or nobody. An unknown name takes as long.
     * @throws too_many with the seconds to wait, captcha_needed, password_closed, busy
     */
    async memberWith({ name, password, solved, logSubject }: Tried) {
      const key = keyOf(keys, name)
      const now = clock.now()
      const found = await passwordTryTable(db).begin({ key, name, solved, now })
      if (!found) throw await refusalFor({ key, name, logSubject, now })
      const { id, passwordHash } = found
      if (id) logSubject({ member: id })
      try {
        if (!(await passwords.verify(passwordHash, password)) || !id || !passwordHash) return undefined
        // Rehashes a password of older parameters, now that it is at hand.
        if (passwords.isOutdated(passwordHash))
          await accountService({ db, clock }).rehash(id, passwordHash, await passwords.hash(password))
        return id
      } catch (error) {
        // Too many were waiting for their turn, which is nobody’s failure.
        await passwordTryTable(db).takeBack(key, clock.now())
        throw error
      }
    },

    /**
     * Checks a password outside member login: staff sign-in, and members’ proofs. Counted before the check (T-12),
     * and given back when the check did not run: `busy` is nobody’s failure (T-129).
     * @throws too_many with the seconds to wait, busy
     */
    async isRight({ whose, address, passwordHash, password }: OtherTry) {
      const own = passwordsFor(whose)
      const network = address === undefined ? [] : passwordsFrom(address)
      const right = await rateLimit.whileDoing([...own, ...network], () => passwords.verify(passwordHash, password))
      if (!right) return false
      await rateLimit.forgiving(own).execute()
      if (network.length > 0) await rateLimit.givingBack(network).execute()
      return true
    },
  }
}
