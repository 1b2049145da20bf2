import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { linkService } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { sessionService } from '../session/session.service.ts'
import { accountTable } from './account.table.ts'
import { refuseWeakPassword } from './password.rules.ts'
import { nameIn } from './passwordTry.rules.ts'
import { passwordTryService } from './passwordTry.service.ts'

/** What might still open the account in somebody else’s hands once its password is another. */
const openings = ['log_in', 'pending', 'reset_password', 'recover_mobile'] as const

/** A new password, on whatever way one has come to it: the same rules, the same end for whoever else is there (T-43, T-45). */
export const passwordService = (deps: Deps) => ({
  /**
   * What is kept of it. Not to be called within a transaction, because it takes its time.
   * @throws password_too_common, password_personal, busy
   */
  async hash(memberId: number, password: string) {
    refuseWeakPassword(password, await accountTable(deps.db).byId(memberId))
    return deps.passwords.hash(password)
  },

  /**
   * From now on this is the password; failures with the old one are forgiven, every other session and every link that
   * opens the account ends, and the member is told wherever they can be reached. Rides in the caller’s transaction.
   */
  async put(memberId: number, passwordHash: string, { keptSession = '' } = {}) {
    const { email, mobile, mobileConfirmed, language, ...member } = await accountTable(deps.db).byId(memberId)
    await accountTable(deps.db).setPassword(memberId, passwordHash)
    await passwordTryService(deps).forgiving(nameIn(member.username), nameIn(member.memberNumber)).execute()
    await sessionService(deps).endOthers(memberId, keptSession)
    for (const purpose of openings) await linkService(deps).end(purpose, String(memberId))
    const told = letters[language].passwordChanged(deps.settings.hotline)
    if (email) await letterService(deps).post({ ...told, to: email })
    if (mobile && mobileConfirmed) await letterService(deps).post({ ...told, channel: 'sms', to: mobile })
  },
})
