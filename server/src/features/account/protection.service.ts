import type { Deps } from '../../deps.ts'
import { linkService } from '../code/link.service.ts'
import { type Letter, letterService } from '../letter/letter.service.ts'
import { sessionService } from '../session/session.service.ts'

/** What might still open the account in somebody else’s hands. */
const openings = ['log_in', 'pending', 'reset_password', 'recover_mobile', 'change_email'] as const

/** Where a member can be reached. */
export interface Contacts {
  email: string | null
  mobile: string | null
  mobileConfirmed: boolean
}

/**
 * What every change has in common by which a thief would keep an account: whoever else is in it is shut out, and the
 * member is told (T-43, T-45, T-50, T-51). Rides in the caller’s transaction.
 */
export const protectionService = (deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>) => ({
  /** Every session but the one, and every link that opens the account or would move it, ends. */
  async shutOutOthers(memberId: number, keptSession = '') {
    await sessionService(deps).endOthers(memberId, keptSession)
    for (const purpose of openings) await linkService(deps).end(purpose, String(memberId))
  },

  /** By e-mail and, where the number is confirmed, by text message. */
  async tell({ email, mobile, mobileConfirmed }: Contacts, letter: Omit<Letter, 'channel' | 'to'>) {
    const { post } = letterService(deps)
    if (email) await post({ ...letter, to: email })
    if (mobile && mobileConfirmed) await post({ ...letter, channel: 'sms', to: mobile })
  },
})
