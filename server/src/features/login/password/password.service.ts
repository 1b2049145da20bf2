import { Refusal } from '@palaestra/contract'
import { batch } from '../../../database/batch.ts'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Deps, Uses } from '../../../deps.ts'
import type { MemberPrincipal } from '../../../http/principals.ts'
import { letters } from '../../../texts/letters.ts'
import { accountService } from '../../account/account.service.ts'
import { accountTable } from '../../account/account.table.ts'
import { accountChangeService, type ChangeFrom } from '../../account/accountChange.service.ts'
import { refuseNewPassword } from '../../account/mobileRequest.service.ts'
import { linkService } from '../../code/link.service.ts'
import { refuseWeakPassword } from './password.rules.ts'
import { forgivingTries } from './passwordTry.service.ts'

type Principal = Pick<MemberPrincipal, 'memberId' | 'sessionId' | 'provedBy'>
/** What is behind a new password. */
interface PasswordFrom extends ChangeFrom {
  /** The session that makes the change has the old password as its last proof. */
  knowsPassword?: boolean
  /** The secret of an e-mailed link, which is all that proves the member (T-48). It is used up. */
  link?: string
  /** The mobile to which the code went that proves the member. */
  mobile?: string
}

/**
 * Sets a new password, in the same way wherever it comes from: the same rules, and everybody else is logged out
 * (T-43, T-45).
 */
export const passwordService = (deps: Deps) => ({
  /**
   * Hashes the password after checking it.
   * @throws password_too_common, password_personal, busy
   */
  async hash(memberId: number, password: string) {
    refuseWeakPassword(password, await accountTable(deps.db).byId(memberId))
    return deps.passwords.hash(password)
  },

  /**
   * Changes the password of a logged-in member after a fresh proof; this session stays open.
   * @throws password_waits, and as `hash`
   */
  async change({ memberId, sessionId, provedBy }: Principal, password: string) {
    const passwordHash = await this.hash(memberId, password)
    const from = { inSession: sessionId, knowsPassword: provedBy === 'password' }
    await inTransaction(deps, (deps) => putPassword(deps, memberId, passwordHash, from))
    return {}
  },
})

/**
 * Stores the password, forgives the failures with the old one, ends every other session and every link that opens the
 * account, and notifies the member at every contact.
 * @throws password_waits, link_ended, code_wrong
 */
export const putPassword = (
  deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>,
  memberId: number,
  passwordHash: string,
  { knowsPassword = false, link, mobile, ...from }: PasswordFrom = {},
) =>
  accountChangeService(deps).protect(memberId, from, async ({ username, memberNumber, language, ...before }) => {
    // The member may have put another number on file since the code was typed.
    const isTheirs = mobile === undefined || (before.mobile === mobile && before.mobileConfirmed)
    if (!isTheirs) throw Refusal.at('code', 'code_wrong')
    if (!knowsPassword) await refuseNewPassword(deps, memberId)
    if (link) await linkService(deps).use('reset_password', link)
    await batch(
      deps.db,
      accountService(deps).settingPassword(memberId, passwordHash, { byLink: link !== undefined }),
      forgivingTries(deps, { id: memberId, username, memberNumber }),
    )
    return (language) => letters[language].login.passwordChanged(deps.settings.hotline)
  })
