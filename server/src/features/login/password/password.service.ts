import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Deps, Uses } from '../../../deps.ts'
import { letters } from '../../../texts/letters.ts'
import { accountService } from '../../account/account.service.ts'
import { accountTable } from '../../account/account.table.ts'
import { accountChangeService, type ChangeFrom } from '../../account/accountChange.service.ts'
import { refuseWeakPassword } from './password.rules.ts'
import { nameIn } from './passwordTry.rules.ts'
import { forgivenTries } from './passwordTry.service.ts'

/** A new password, on whatever way one has come to it: the same rules, the same end for whoever else is there (T-43, T-45). */
export const passwordService = (deps: Deps) => ({
  /**
   * What is kept of it.
   * @throws password_too_common, password_personal, busy
   */
  async hash(memberId: number, password: string) {
    refuseWeakPassword(password, await accountTable(deps.db).byId(memberId))
    return deps.passwords.hash(password)
  },

  /** A new one for who is logged in and has proved it; this session goes on. @throws as `hash` */
  async change({ memberId, sessionId, password }: { memberId: number; sessionId: string; password: string }) {
    const passwordHash = await this.hash(memberId, password)
    await inTransaction(deps, (deps) => putPassword(deps, memberId, passwordHash, { inSession: sessionId }))
    return {}
  },
})

/**
 * From now on this is the password; failures with the old one are forgiven, every other session and every link that
 * opens the account ends, and the member is told wherever they can be reached.
 */
export const putPassword = (
  deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>,
  memberId: number,
  passwordHash: string,
  from: ChangeFrom = {},
) =>
  accountChangeService(deps).protect(memberId, from, async ({ username, memberNumber, language }) => {
    await accountService(deps).setPassword(memberId, passwordHash)
    await forgivenTries(deps, nameIn(username), nameIn(memberNumber)).execute()
    return letters[language].passwordChanged(deps.settings.hotline)
  })
