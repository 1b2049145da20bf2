import { hintOfEmail, hintOfMobile, type Locale, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable } from '../account/account.table.ts'
import { accountChangeService } from '../account/accountChange.service.ts'
import { invite } from '../activation/activation.service.ts'
import { closeAppealAgainst } from '../appeal/appeal.service.ts'
import { closeAppealsAgainstExcused } from '../appeal/missed.service.ts'
import { sendTo } from '../code/code.limits.ts'
import { tellRightsEnded } from '../entitlement/ended.service.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { noShowService } from '../noShow/noShow.service.ts'
import { sessionEnding } from '../session/session.service.ts'
import { type Act, memberIdOf, type Reasoned, withMember, writeAct } from './act.service.ts'
import { memberTable } from './member.table.ts'

/** What staff do for a member, or to one. Each act is written down with its reason, and the member is told. */
export const counterService = (deps: Deps) => {
  const { settings } = deps

  return {
    /** @throws not_found, hold_stands */
    async impose({ memberNumber, staffId, reason }: Reasoned) {
      await withMember(deps, memberNumber, async (deps, member) => {
        const hold = { memberId: member.id, reason: 'authority', why: reason } as const
        if (!(await holdService(deps).impose({ staffId }, hold))) throw new Refusal('hold_stands')
        await tellRightsEnded(deps, member.id)
        const say = (language: Locale) => letters[language].member.held(reason, settings.hotline)
        await letterService(deps).notifyOnce(member, { kind: 'notice', say })
      })
      return {}
    },

    /** That of a loss is lifted by its letter, never by hand. An appeal against it is closed with it. @throws not_found */
    async lift({ memberNumber, staffId, reason, id }: Reasoned & { id: number }) {
      await withMember(deps, memberNumber, async (deps, member) => {
        const hold = await memberTable(deps.db).hold(member.id, id)
        if (!hold || hold.reason === 'loss') throw new Refusal('not_found')
        await holdService(deps).lift({ staffId }, id, reason)
        if (hold.reason === 'no_show') await noShowService(deps).excuseAll(member.id, { staffId, reason })
        const appeal = await closeAppealAgainst(deps, { holdId: id, staffId })
        await closeAppealsAgainstExcused(deps, { memberId: member.id, staffId })
        const say = (language: Locale) => letters[language].member.lifted(settings.hotline, appeal)
        await letterService(deps).notifyOnce(member, { kind: 'notice', say })
      })
      return {}
    },

    /** What followed from it ends with it, and an appeal against it, or against that, is closed. @throws not_found */
    async excuse({ memberNumber, staffId, reason, id }: Reasoned & { id: number }) {
      await withMember(deps, memberNumber, async (deps, member) => {
        const holdId = await noShowService(deps).excuseOne(member, { id, staffId, reason })
        if (holdId !== undefined) await closeAppealAgainst(deps, { holdId, staffId })
        await closeAppealsAgainstExcused(deps, { memberId: member.id, staffId })
      })
      return {}
    },

    /** @throws not_found */
    endSessions: ({ memberNumber, staffId, reason }: Reasoned) =>
      withMember(deps, memberNumber, async (deps, member) => {
        const count = await sessionEnding(deps).endAll(member.id)
        await writeAct(deps, 'sessions_ended', { memberId: member.id, staffId, reason })
        const say = (language: Locale) => letters[language].member.loggedOut(settings.hotline)
        await letterService(deps).notify(member, { kind: 'notice', say })
        return { count }
      }),

    /** Ends all sessions and links, as any change of what opens the account. @throws not_found, email_same, email_taken */
    async changeEmail({ memberNumber, staffId, reason, email }: Reasoned & { email: string }) {
      const id = await memberIdOf(deps, memberNumber)
      await inTransaction(deps, (deps) =>
        accountChangeService(deps).protect(id, {}, async (before) => {
          if (before.email === email) throw Refusal.at('email', 'email_same')
          await accountService(deps).setEmail(id, email)
          await writeAct(deps, 'email_changed', { memberId: id, staffId, reason })
          const { language } = before
          const say = (language: Locale) => letters[language].member.emailChanged(hintOfEmail(email), settings.hotline)
          const copy = { kind: 'notice', copy: true, language, to: email, memberId: id } as const
          await letterService(deps).post({ ...copy, ...say(language) })
          return say
        }),
      )
      return {}
    },

    /** The same for the mobile. @throws not_found, mobile_same, mobile_taken */
    async changeMobile({ memberNumber, staffId, reason, mobile }: Reasoned & { mobile: string }) {
      const id = await memberIdOf(deps, memberNumber)
      await inTransaction(deps, (deps) =>
        accountChangeService(deps).protect(id, {}, async (before) => {
          if (before.mobile === mobile) throw Refusal.at('mobile', 'mobile_same')
          await accountService(deps).setMobile(id, mobile)
          await writeAct(deps, 'mobile_changed', { memberId: id, staffId, reason })
          const { language } = before
          const say = (language: Locale) =>
            letters[language].member.mobileChanged(hintOfMobile(mobile), settings.hotline)
          const copy = { kind: 'notice', copy: true, channel: 'sms', language, to: mobile, memberId: id } as const
          await letterService(deps).post({ ...copy, ...say(language) })
          return say
        }),
      )
      return {}
    },

    /** Counts with every other letter that this address gets. @throws not_found, member_active, email_missing, too_many */
    async inviteAgain({ memberNumber, staffId }: Act) {
      const id = await memberIdOf(deps, memberNumber)
      const { email } = await accountTable(deps.db).byId(id)
      if (!email) throw new Refusal('email_missing')
      await rateLimitService(deps).whileDoing(sendTo(email, settings.limits), () =>
        withMember(deps, memberNumber, async (deps, member) => {
          if (member.activatedAt) throw new Refusal('member_active')
          await invite(deps, id)
          await writeAct(deps, 'invited', { memberId: id, staffId })
        }),
      )
      return {}
    },

    /** @throws not_found, card_temporary, card_handed_out */
    async handOut({ memberNumber, staffId }: Act) {
      await withMember(deps, memberNumber, async (deps, { id }) => {
        const card = await memberTable(deps.db).card(id)
        if (!card) throw new Refusal('not_found')
        if (card.kind === 'temporary') throw new Refusal('card_temporary')
        const { qrReference } = card
        const handover = { qrReference, memberId: id, handedAt: deps.clock.now(), staffId }
        if (!(await memberTable(deps.db).handOut(handover))) throw new Refusal('card_handed_out')
        await writeAct(deps, 'card_handed_out', { memberId: id, staffId })
      })
      return {}
    },
  }
}
