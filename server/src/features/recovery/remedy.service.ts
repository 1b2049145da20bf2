import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { invite } from '../activation/activation.service.ts'
import { linkService } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { ofPlace } from '../limit/knownPlace.service.ts'
import { useInJob } from '../limit/rateLimit.service.ts'
import { recoveriesTo } from './recovery.limits.ts'

/** The thing that was forgotten or lost. */
export type Remedy = 'username' | 'memberNumber' | 'password' | 'mobile'

/** What may learn or open something of the member: an address that nobody has confirmed may be anybody’s. */
const proved = <M extends Pick<Member, 'email' | 'emailConfirmed'>>(member: M) => ({
  ...member,
  email: member.emailConfirmed ? member.email : null,
})

/** Letters go to the contacts on file, in the member’s language, and never to the person who asked (T-46). */
const remedies: Record<Remedy, (deps: InTransaction<Deps>, member: Member) => Promise<void>> = {
  username: (deps, member) =>
    letterService(deps).notifyOnce(member, {
      kind: 'reminder',
      say: (language) => letters[language].recovery.usernameReminder(member.username),
    }),

  memberNumber: (deps, member) =>
    letterService(deps).notifyOnce(member, {
      kind: 'reminder',
      say: (language) => letters[language].recovery.memberNumberReminder(member.memberNumber),
    }),

  // Without an e-mail there is no recipient. The page has told everybody that the hotline helps then.
  async password(deps, { id, email, username, language, activatedAt }) {
    if (!email) return
    // Without a password yet, the member gets the activation letter again.
    if (!activatedAt) return invite(deps, id)
    const link = await linkService(deps).inLetter('reset_password', language, { member: id })
    const said = letters[language].recovery.passwordReset({ username, link })
    await letterService(deps).post({ kind: 'reset_password', ...said, to: email, memberId: id, language })
  },

  async mobile(deps, { id, email, language }) {
    if (!email) return
    const link = await linkService(deps).inLetter('recover_mobile', language, { member: id })
    const said = letters[language].recovery.mobileRecovery({ link })
    await letterService(deps).post({ kind: 'recover_mobile', ...said, to: email, memberId: id, language })
  },
}

export const remedyService = (deps: Deps) => ({
  /**
   * Caps the letters to one member: three each by username, e-mail and document would be nine. @throws too_many
   */
  send: (
    { remedy, memberId, place }: { remedy: Remedy; memberId: number; place?: string | undefined },
    finish: Finish,
  ) =>
    inTransaction(deps, async (deps) => {
      await useInJob(deps, ofPlace(place, recoveriesTo(memberId, deps.settings.limits)))
      await remedies[remedy](deps, proved(await accountTable(deps.db).byId(memberId)))
      await finish(deps.db)
    }),
})
