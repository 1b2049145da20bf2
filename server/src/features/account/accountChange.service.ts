import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { endingOpenings } from '../code/link.service.ts'
import { letterService, type Say } from '../letter/letter.service.ts'
import { sessionEnding, sessionsNow } from '../session/session.service.ts'
import { accountTable, type Member } from './account.table.ts'
import { mobileRequestService } from './mobileRequest.service.ts'

/** The session behind a change. A recovery has none. */
export interface ChangeFrom {
  /** The session that makes the change after a fresh proof. It must still be open. */
  inSession?: string
  /** The session that asked for the change, after a fresh proof. It stays open. */
  keptSession?: string | undefined
}

/**
 * Steps shared by every change that could lock the owner out, such as of password, mobile and e-mail: other sessions
 * and open links end, and the member is notified (T-43, T-45, T-50, T-51).
 */
export const accountChangeService = (deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>) => ({
  /**
   * Ends every session but the kept one and every link that opens the account, and notifies the member at the
   * contacts on file before the change. A change from within a session, which proves the owner, also stops a new
   * number that waits (T-47). A recovery proves no more than that number did, and stops nothing.
   * @throws signed_out, and what `change` says
   */
  async protect(
    memberId: number,
    { inSession, keptSession = inSession }: ChangeFrom,
    change: (before: Member) => Promise<Say>,
  ) {
    const before = await accountTable(deps.db).hold(memberId)
    if (inSession && !(await sessionsNow(deps).byId(inSession))) throw new Refusal('signed_out')
    const stopped = keptSession && (await mobileRequestService(deps).overtake(memberId))
    const said = await change(before)
    await sessionEnding(deps).endOthers(memberId, keptSession, endingOpenings(deps, memberId))
    const say: Say = (language) => {
      const { subject, body } = said(language)
      return { subject, body: stopped ? letters[language].recovery.mobileRecoveryOvertaken(body) : body }
    }
    await letterService(deps).notify(before, { kind: 'notice', say })
  },
})
