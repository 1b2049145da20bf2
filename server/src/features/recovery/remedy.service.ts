import { groupedMemberNumber } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { nothingIfRefused } from '../../refused.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { invite } from '../activation/activation.service.ts'
import { linkService } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { recoveriesTo } from './recovery.limits.ts'

/** The thing that was forgotten or lost. */
export type Remedy = 'username' | 'memberNumber' | 'password' | 'mobile'

/** Letters go to the contacts on file, in the member’s language, and never to the person who asked (T-46). */
export const remedyService = (deps: Deps) => {
  const remind = (member: Member, what: 'usernameReminder' | 'memberNumberReminder', word: string) =>
    inTransaction(deps, (deps) => letterService(deps).notifyOnce(member, letters[member.language].recovery[what](word)))

  const sendPasswordLink = (member: Member, to: string) =>
    inTransaction(deps, async (deps) => {
      // Without a password yet, the member gets the activation letter again.
      if (!member.activatedAt) return invite(deps, member.id)
      const { id, username, language } = member
      const link = await linkService(deps).inLetter('reset_password', language, { member: id })
      await letterService(deps).post({ ...letters[language].recovery.passwordReset({ username, link }), to })
    })

  const sendMobileLink = ({ id, language }: Member, to: string) =>
    inTransaction(deps, async (deps) => {
      const link = await linkService(deps).inLetter('recover_mobile', language, { member: id })
      await letterService(deps).post({ ...letters[language].recovery.mobileRecovery({ link }), to })
    })

  /**
   * Caps the letters to one member: three each by username, e-mail and document would be nine. It refuses in silence,
   * as the reply was sent before.
   */
  const isAllowed = (memberId: number) =>
    rateLimitService(deps)
      .use(...recoveriesTo(memberId, deps.settings.limits))
      .then(() => true)
      .catch(nothingIfRefused)

  return {
    async send(remedy: Remedy, memberId: number) {
      if (!(await isAllowed(memberId))) return
      const member = await accountTable(deps.db).byId(memberId)
      if (remedy === 'username') return remind(member, 'usernameReminder', member.username)
      if (remedy === 'memberNumber')
        return remind(member, 'memberNumberReminder', groupedMemberNumber(member.memberNumber))
      // Without an e-mail there is no recipient. The page has told everybody that the hotline helps then.
      if (!member.email) return
      await (remedy === 'password' ? sendPasswordLink : sendMobileLink)(member, member.email)
    },
  }
}
