import type { Deps } from '../../deps.ts'
import { linkService } from '../code/link.service.ts'
import { type Contacts, letterService, type Said } from '../letter/letter.service.ts'
import { sessionService } from '../session/session.service.ts'

/** What might still open the account in somebody else’s hands, or move it. */
const openings = ['log_in', 'pending', 'reset_password', 'recover_mobile', 'change_email'] as const

/**
 * What every change has in common by which a thief would keep an account (T-43, T-45, T-50, T-51). Rides in the
 * caller’s transaction.
 */
export const protectionService = (deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>) => ({
  /**
   * Every session but the kept one ends, and every link of `openings`; and the member is told, wherever they could be
   * reached before the change.
   */
  async protect(before: Contacts & { id: number }, letter: Said, keptSession = '') {
    await sessionService(deps).endOthers(before.id, keptSession)
    for (const purpose of openings) await linkService(deps).end(purpose, String(before.id))
    await letterService(deps).tell(before, letter)
  },
})
