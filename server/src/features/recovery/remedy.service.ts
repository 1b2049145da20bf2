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

/** What has been forgotten or lost. */
export type Remedy = 'username' | 'memberNumber' | 'password' | 'mobile'

/** What goes out to who is on file, in their own language, and never to whoever asked for it (T-46). */
export const remedyService = (deps: Deps) => {
  const remind = (member: Member, what: 'usernameReminder' | 'memberNumberReminder', word: string) =>
    inTransaction(deps, (deps) => letterService(deps).tellOnce(member, letters[member.language][what](word)))

  const sendPasswordLink = (member: Member, to: string) =>
    inTransaction(deps, async (deps) => {
      // There is no password yet: the letter that leads to the first one comes again.
      if (!member.activatedAt) return invite(deps, member.id)
      const { id, username, language } = member
      const link = await linkService(deps).inLetter('reset_password', language, { member: id })
      await letterService(deps).post({ ...letters[language].passwordReset({ username, link }), to })
    })

  const sendMobileLink = ({ id, language }: Member, to: string) =>
    inTransaction(deps, async (deps) => {
      const link = await linkService(deps).inLetter('recover_mobile', language, { member: id })
      await letterService(deps).post({ ...letters[language].mobileRecovery({ link }), to })
    })

  /** By username, by e-mail and by document three each would be nine. Nobody is told: the answer has been given. */
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
      // Without an e-mail there is nobody to write to. The page has said to everybody that the hotline helps then.
      if (!member.email) return
      await (remedy === 'password' ? sendPasswordLink : sendMobileLink)(member, member.email)
    },
  }
}
