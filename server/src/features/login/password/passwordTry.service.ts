import { passwordProves, Refusal } from '@palaestra/contract'
import { batch } from '../../../database/batch.ts'
import type { NoTx, Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Uses } from '../../../deps.ts'
import type { LogSubject } from '../../../http/log.ts'
import { after, day } from '../../../ports/clock.ts'
import { accountService } from '../../account/account.service.ts'
import { accountTable } from '../../account/account.table.ts'
import { type Asker, placesOf } from '../../limit/knownPlace.service.ts'
import { rateLimitService } from '../../limit/rateLimit.service.ts'
import { passwordsFor } from '../login.limits.ts'
import { type Name, nameIn } from './passwordTry.rules.ts'
import { type Begun, passwordTryTable } from './passwordTry.table.ts'

interface Tried {
  name: Name
  password: string
  /** The work that was solved for this try; 0 is none. */
  worked: number
  asker: Asker
  logSubject: LogSubject
}

interface OtherTry {
  /** The subject that is counted, e.g. `member 7`. */
  whose: string
  passwordHash: string | null | undefined
  password: string
}

/** Forgets what was counted for a member, by both names and everywhere: there is a new password. For `batch`. */
export const forgivingTries = (
  { db, keys }: Uses<'keys', Tx>,
  { id, username, memberNumber }: { id: number; username: string; memberNumber: string },
) => {
  const names = [nameIn(username), nameIn(memberNumber)].map(({ value }) => keys.ofCounter(value))
  return passwordTryTable(db).forgivingAll(id, names)
}

/** Purges the tries of names and places unused for a year. */
export const purgeTries = ({ db, clock }: Uses<'clock'>) =>
  passwordTryTable(db).purgeOld(after(clock.now(), -365 * day), clock.now())

const refusalFor = ({ verdict, wait, work }: Begun) => {
  if (verdict === 'closed') return new Refusal('password_closed')
  return verdict === 'wait' ? Refusal.later('too_many', wait) : Refusal.untilSolved(work)
}

/**
 * Limits how often a password may be tried. Unknown names count as well, so that replies and waits never tell who is a
 * member (T-05, T-06). Strangers are counted apart from the places that the member knows, and close none of these; and
 * only this way in is ever closed (T-11).
 */
export const memberTryService = (deps: Uses<'clock' | 'keys' | 'passwords' | 'jobs', NoTx>) => {
  const { db, clock, keys, passwords } = deps
  /** Starts the job for names that nobody has, too: it takes as long. */
  const tellOwner = (memberId: number | null) =>
    inTransaction(deps, ({ db, jobs }) => jobs.add(db, { name: 'login.tellOfTries', data: { memberId } }))

  /**
   * Hashes a password of older parameters anew, now that it is at hand. Of two at once the second compares with the hash
   * of the first; nothing comes back when it is another password by now.
   */
  const renewed = async (member: number, old: string, password: string) => {
    const fresh = await passwords.hash(password)
    if (await accountService(deps).rehash(member, old, fresh)) return fresh
    const { passwordHash } = await accountTable(db).byId(member)
    return (await passwords.verify(passwordHash, password)) ? passwordHash : null
  }

  return {
    /**
     * Finds the member of that name and password, or nobody. An unknown name takes as long. `proves` is false for a
     * password that a link has set lately; `succeeded` forgets the failures, and fails with `proofChanged` when the
     * password is another by now, for `batch`; `takeBack` undoes the try, when it failed for a reason of ours.
     * @throws too_many with the seconds to wait, captcha_needed with the work, password_closed, busy
     */
    async memberWith({ name, password, worked, asker, logSubject }: Tried) {
      const key = keys.ofCounter(name.value)
      const [now, tomorrow] = [clock.now(), after(clock.now(), clock.untilTomorrow())]
      const begun = await passwordTryTable(db).begin({ key, name, ...placesOf(deps, asker), worked, now, tomorrow })
      const { verdict, member, memberHash, passwordByLinkAt, spent, newlySpent } = begun
      if (member) logSubject({ member })
      if (verdict !== 'look') throw refusalFor(begun)
      const takeBack = () => batch(db, passwordTryTable(db).takingBack(key, begun, clock.now()))
      try {
        if (newlySpent) await tellOwner(member)
        const right = await passwords.verify(memberHash, password)
        if (!right || spent || !member || !memberHash) return undefined
        const kept = passwords.isOutdated(memberHash) ? await renewed(member, memberHash, password) : memberHash
        if (!kept) return undefined
        return {
          member,
          proves: passwordProves(now, passwordByLinkAt),
          succeeded: [accountTable(db).keepingPassword(member, kept), passwordTryTable(db).forgiving(key, begun)],
          takeBack,
        }
      } catch (error) {
        // Too many were waiting for their turn, or the database was away: nobody’s failure. When it is still away, the
        // first error says more than the second.
        await takeBack().catch(() => {})
        throw error
      }
    },
  }
}

/** Passwords that are tried by a member who is not logging in: a proof, and the recovery of a lost mobile. */
export const passwordTryService = (deps: Uses<'clock' | 'keys' | 'passwords', NoTx>) => {
  const { passwords } = deps
  const rateLimit = rateLimitService(deps)

  return {
    /**
     * Checks a password. Counted before the check (T-12), and given back when the check did not run: `busy` is
     * nobody’s failure (T-129).
     * @throws too_many with the seconds to wait, busy
     */
    async isRight({ whose, passwordHash, password }: OtherTry) {
      const own = passwordsFor(whose)
      const right = await rateLimit.whileDoing(own, () => passwords.verify(passwordHash, password))
      if (!right) return false
      await rateLimit.forgiving(own).execute()
      return true
    },
  }
}
