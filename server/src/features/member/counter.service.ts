import { type AuditAct, hintOfEmail, hintOfMobile, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { accountChangeService } from '../account/accountChange.service.ts'
import { invite } from '../activation/activation.service.ts'
import { auditService } from '../audit/audit.service.ts'
import { sendTo } from '../code/code.limits.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { sessionEnding } from '../session/session.service.ts'
import { memberTable } from './member.table.ts'

interface Act {
  memberNumber: string
  staffId: number
}
interface Reasoned extends Act {
  reason: string
}

/** What staff do for a member, or to one. Each act is written down with its reason, and the member is told. */
export const counterService = (deps: Deps) => {
  const { settings } = deps

  const idOf = async (memberNumber: string) => {
    const member = await accountTable(deps.db).byNumber(memberNumber)
    if (!member) throw new Refusal('not_found')
    return member.id
  }
  const write = (
    deps: Uses<'clock', Tx>,
    act: AuditAct,
    { memberId, staffId, reason }: { memberId: number; staffId: number; reason?: string },
  ) => auditService(deps).write({ by: staffId, act, subject: { kind: 'member', id: String(memberId) }, detail: reason })

  /** Does it with the account held: of two at once the second sees the first. */
  const withMember = async <T>(
    memberNumber: string,
    act: (deps: InTransaction<Deps>, member: Member) => Promise<T>,
  ) => {
    const id = await idOf(memberNumber)
    return inTransaction(deps, async (deps) => act(deps, await accountTable(deps.db).hold(id)))
  }

  return {
    /** @throws not_found, hold_stands */
    async impose({ memberNumber, staffId, reason }: Reasoned) {
      await withMember(memberNumber, async (deps, member) => {
        const hold = { memberId: member.id, reason: 'authority', why: reason } as const
        if (!(await holdService(deps).impose({ staffId }, hold))) throw new Refusal('hold_stands')
        const letter = letters[member.language].member.held(reason, settings.hotline)
        await letterService(deps).notifyOnce(member, { kind: 'notice', ...letter })
      })
      return {}
    },

    /** That of a loss is lifted by its letter, never by hand. @throws not_found */
    async lift({ memberNumber, staffId, reason, id }: Reasoned & { id: number }) {
      await withMember(memberNumber, async (deps, member) => {
        const hold = await memberTable(deps.db).hold(member.id, id)
        if (!hold || hold.reason === 'loss') throw new Refusal('not_found')
        await holdService(deps).lift({ staffId }, id, reason)
        const letter = letters[member.language].member.lifted(settings.hotline)
        await letterService(deps).notifyOnce(member, { kind: 'notice', ...letter })
      })
      return {}
    },

    /** @throws not_found */
    endSessions: ({ memberNumber, staffId, reason }: Reasoned) =>
      withMember(memberNumber, async (deps, member) => {
        const count = await sessionEnding(deps).endAll(member.id)
        await write(deps, 'sessions_ended', { memberId: member.id, staffId, reason })
        const letter = letters[member.language].member.loggedOut(settings.hotline)
        await letterService(deps).notify(member, { kind: 'notice', ...letter })
        return { count }
      }),

    /** Ends all sessions and links, as any change of what opens the account. @throws not_found, email_same, email_taken */
    async changeEmail({ memberNumber, staffId, reason, email }: Reasoned & { email: string }) {
      const id = await idOf(memberNumber)
      await inTransaction(deps, (deps) =>
        accountChangeService(deps).protect(id, {}, async (before) => {
          if (before.email === email) throw Refusal.at('email', 'email_same')
          await accountService(deps).setEmail(id, email)
          await write(deps, 'email_changed', { memberId: id, staffId, reason })
          const { language } = before
          const letter = letters[language].member.emailChanged(hintOfEmail(email), settings.hotline)
          await letterService(deps).post({ kind: 'notice', ...letter, language, to: email })
          return letter
        }),
      )
      return {}
    },

    /** The same for the mobile. @throws not_found, mobile_same, mobile_taken */
    async changeMobile({ memberNumber, staffId, reason, mobile }: Reasoned & { mobile: string }) {
      const id = await idOf(memberNumber)
      await inTransaction(deps, (deps) =>
        accountChangeService(deps).protect(id, {}, async (before) => {
          if (before.mobile === mobile) throw Refusal.at('mobile', 'mobile_same')
          await accountService(deps).setMobile(id, mobile)
          await write(deps, 'mobile_changed', { memberId: id, staffId, reason })
          const { language } = before
          const letter = letters[language].member.mobileChanged(hintOfMobile(mobile), settings.hotline)
          const told = { email: null, mobile, mobileConfirmed: true, language }
          await letterService(deps).notify(told, { kind: 'notice', ...letter })
          return letter
        }),
      )
      return {}
    },

    /** Counts with every other letter that this address gets. @throws not_found, member_active, email_missing, too_many */
    async inviteAgain({ memberNumber, staffId }: Act) {
      const id = await idOf(memberNumber)
      const { email } = await accountTable(deps.db).byId(id)
      if (!email) throw new Refusal('email_missing')
      await rateLimitService(deps).whileDoing(sendTo(email, settings.limits), () =>
        withMember(memberNumber, async (deps, member) => {
          if (member.activatedAt) throw new Refusal('member_active')
          await invite(deps, id)
          await write(deps, 'invited', { memberId: id, staffId })
        }),
      )
      return {}
    },

    /** @throws not_found, card_temporary, card_handed_out */
    async handOut({ memberNumber, staffId }: Act) {
      await withMember(memberNumber, async (deps, { id }) => {
        const card = await memberTable(deps.db).card(id)
        if (!card) throw new Refusal('not_found')
        if (card.kind === 'temporary') throw new Refusal('card_temporary')
        const { qrReference } = card
        const handover = { qrReference, memberId: id, handedAt: deps.clock.now(), staffId }
        if (!(await memberTable(deps.db).handOut(handover))) throw new Refusal('card_handed_out')
        await write(deps, 'card_handed_out', { memberId: id, staffId })
      })
      return {}
    },
  }
}
