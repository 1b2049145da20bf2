import { hintOfEmail, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { About } from '../../http/log.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable } from '../account/account.table.ts'
import { accountChangeService } from '../account/accountChange.service.ts'
import { sendFrom, sendTo } from '../code/code.limits.ts'
import { linkService, lookAtLink } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'

interface Asked {
  memberId: number
  sessionId: string
  email: string
  /** The address of the network. */
  address: string
}

/** The e-mail address opens the account too: only a link to it proves it, and the old one is told (T-51). */
export const emailService = (deps: Deps) => {
  const { db, settings } = deps
  const rateLimit = rateLimitService(deps)

  /** Letters to one mailbox and from one network are counted together with all codes; and for one member together. */
  const allowed = ({ memberId, email, address }: Omit<Asked, 'sessionId'>) => [
    ...sendTo(email, settings.limits),
    ...sendTo(`links of member ${memberId}`, settings.limits),
    ...sendFrom(address, settings.limits),
  ]

  return {
    /**
     * A link to the new address, in place of any before. Whoever has that address already: the answer and the work
     * are the same, but the link is not sent, and its owner is told (T-01). @throws email_same, too_many
     */
    async requestChange({ memberId, sessionId, email, address }: Asked) {
      const before = await accountTable(db).byId(memberId)
      if (before.email === email) throw Refusal.at('email', 'email_same')
      const { language } = before
      const emailHint = hintOfEmail(email)
      await rateLimit.whileDoing(allowed({ memberId, email, address }), () =>
        inTransaction(deps, async (deps) => {
          const owner = await accountTable(deps.db).byEmail(email)
          const asked = { member: memberId, email, session: sessionId }
          const link = await linkService(deps).inLetter('change_email', language, asked)
          const letter = owner
            ? letters[owner.language].emailWanted
            : letters[language].confirmNewEmail({ link, portal: settings.portal[language] })
          const { post, tell } = letterService(deps)
          await post({ ...letter, to: email })
          await tell(before, letters[language].emailChangeAsked(emailHint, settings.hotline))
        }),
      )
      return { emailHint }
    },

    /** @throws link_ended */
    async lookAtChange(hash: string, about: About) {
      const { member, email } = await lookAtLink(deps, 'change_email', hash)
      about({ member })
      return { emailHint: hintOfEmail(email) }
    },

    /** The address that the link was made for, whatever has been asked since. @throws link_ended, email_taken */
    async change(hash: string, about: About) {
      const { member, email, session } = await lookAtLink(deps, 'change_email', hash)
      about({ member })
      await inTransaction(deps, (deps) => {
        // By now that session may have ended of itself: the link is good for longer.
        const from = { keptSession: session }
        return accountChangeService(deps).protect(member, from, async ({ id, language }) => {
          await linkService(deps).use('change_email', hash)
          await accountService(deps).setEmail(id, email)
          return letters[language].emailChanged(hintOfEmail(email), settings.hotline)
        })
      })
      return {}
    },

    /** A link to the address on file. @throws email_absent, email_confirmed, too_many */
    async sendConfirmationLink({ memberId, address }: { memberId: number; address: string }) {
      const { email, emailConfirmed, language } = await accountTable(db).byId(memberId)
      if (!email) throw new Refusal('email_absent')
      if (emailConfirmed) throw new Refusal('email_confirmed')
      await rateLimit.whileDoing(allowed({ memberId, email, address }), () =>
        inTransaction(deps, async (deps) => {
          const link = await linkService(deps).inLetter('confirm_email', language, { member: memberId, email })
          await letterService(deps).post({ ...letters[language].confirmEmail(link), to: email })
        }),
      )
      return { emailHint: hintOfEmail(email) }
    },

    /** @throws link_ended */
    async lookAtConfirmation(hash: string, about: About) {
      const { member, email } = await lookAtLink(deps, 'confirm_email', hash)
      about({ member })
      return { emailHint: hintOfEmail(email) }
    },

    /** Confirms the address that the link was sent to, as long as it is the one on file. @throws link_ended */
    async confirm(hash: string, about: About) {
      await inTransaction(deps, async (deps) => {
        const { member, email } = await linkService(deps).use('confirm_email', hash)
        about({ member })
        if (!(await accountService(deps).confirmEmail(member, email))) throw new Refusal('link_ended')
      })
      return {}
    },
  }
}
