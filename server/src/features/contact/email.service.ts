import { hintOfEmail, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable } from '../account/account.table.ts'
import { accountChangeService } from '../account/accountChange.service.ts'
import { sendFrom, sendTo } from '../code/code.limits.ts'
import { linkService, lookAtLink } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { inSession, ofNetwork, ofPlace } from '../limit/knownPlace.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { sessionsNow } from '../session/session.service.ts'

interface Asked {
  memberId: number
  sessionId: string
  email: string
  /** The client’s network, as `networkOf` names it. */
  address: string
}

/** The e-mail address opens the account too: only a link to it proves it, and the old one is notified (T-51). */
export const emailService = (deps: Deps) => {
  const { db, settings } = deps
  const rateLimit = rateLimitService(deps)

  /**
   * Letters to one mailbox and from one network count together with all codes; letters for one member count together.
   */
  const allowed = ({ memberId, email, address }: Omit<Asked, 'sessionId'>, place?: typeof inSession) => [
    ...ofPlace(place, sendTo(email, settings.limits)),
    ...sendTo(`links of member ${memberId}`, settings.limits),
    ...ofNetwork(place, sendFrom(address, settings.limits)),
  ]

  return {
    /**
     * Sends a link to the new address, in place of any before. An address that belongs to somebody gets the same
     * reply and the same work, but its owner is notified instead of a link being sent (T-01).
     * @throws email_same, too_many, signed_out
     */
    async requestChange({ memberId, sessionId, email, address }: Asked) {
      const emailHint = hintOfEmail(email)
      await rateLimit.whileDoing(allowed({ memberId, email, address }), () =>
        inTransaction(deps, async (deps) => {
          // A change that ends this session ends its link, too, or has ended it before there is one.
          const before = await accountTable(deps.db).hold(memberId)
          if (!(await sessionsNow(deps).byId(sessionId))) throw new Refusal('signed_out')
          if (before.email === email) throw Refusal.at('email', 'email_same')
          const { language } = before
          const owner = await accountTable(deps.db).byEmail(email)
          const asked = { member: memberId, email, session: sessionId }
          const link = await linkService(deps).inLetter('change_email', language, asked)
          const letter = owner
            ? { language: owner.language, ...letters[owner.language].contact.emailWanted(settings.hotline) }
            : { language, ...letters[language].contact.confirmNewEmail(link) }
          const { post, notify } = letterService(deps)
          await post({ kind: 'change_email', ...letter, to: email })
          await notify(before, {
            kind: 'notice',
            say: (language) => letters[language].contact.emailChangeAsked(emailHint, settings.hotline),
          })
        }),
      )
      return { emailHint }
    },

    /** @throws link_ended */
    async lookAtChange(hash: string, logSubject: LogSubject) {
      const { member, email } = await lookAtLink(deps, 'change_email', hash)
      logSubject({ member })
      return { emailHint: hintOfEmail(email) }
    },

    /**
     * Sets the address that the link was made for, even when another has been asked for since. @throws link_ended,
     * email_taken
     */
    async change(hash: string, logSubject: LogSubject) {
      const { member, email, session } = await lookAtLink(deps, 'change_email', hash)
      logSubject({ member })
      await inTransaction(deps, (deps) => {
        // The link outlives that session, which may have ended of itself.
        const from = { keptSession: session }
        return accountChangeService(deps).protect(member, from, async ({ id }) => {
          await linkService(deps).use('change_email', hash)
          await accountService(deps).setEmail(id, email)
          return (language) => letters[language].contact.emailChanged(hintOfEmail(email), settings.hotline)
        })
      })
      return {}
    },

    /** Sends a link to the address on file. @throws email_absent, email_confirmed, too_many */
    async sendConfirmationLink({ memberId, address }: { memberId: number; address: string }) {
      const { email, emailConfirmed, language } = await accountTable(db).byId(memberId)
      if (!email) throw new Refusal('email_absent')
      if (emailConfirmed) throw new Refusal('email_confirmed')
      // To the member’s own address: strangers’ requests for it do not use this up.
      await rateLimit.whileDoing(allowed({ memberId, email, address }, inSession), () =>
        inTransaction(deps, async (deps) => {
          const link = await linkService(deps).inLetter('confirm_email', language, { member: memberId, email })
          await letterService(deps).post({
            kind: 'confirm_email',
            language,
            ...letters[language].contact.confirmEmail(link),
            to: email,
            memberId,
          })
        }),
      )
      return { emailHint: hintOfEmail(email) }
    },

    /** @throws link_ended */
    async lookAtConfirmation(hash: string, logSubject: LogSubject) {
      const { member, email } = await lookAtLink(deps, 'confirm_email', hash)
      logSubject({ member })
      return { emailHint: hintOfEmail(email) }
    },

    /** Confirms the address that the link was sent to, while it is the one on file. @throws link_ended */
    async confirm(hash: string, logSubject: LogSubject) {
      await inTransaction(deps, async (deps) => {
        const { member, email } = await linkService(deps).use('confirm_email', hash)
        logSubject({ member })
        if (!(await accountService(deps).confirmEmail(member, email))) throw new Refusal('link_ended')
      })
      return {}
    },
  }
}
