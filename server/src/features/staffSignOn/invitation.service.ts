import { Refusal } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after, day, hour } from '../../ports/clock.ts'
import { auditService } from '../audit/audit.service.ts'
import { newSpokenCode, normaliseSpokenCode } from '../staff/factor/spokenCode.rules.ts'
import { normaliseStaffName } from '../staff/staff.rules.ts'
import { staffTable } from '../staff/staff.table.ts'
import { staffSessionService } from '../staff/staffSession.service.ts'
import { invitationTable } from './invitation.table.ts'
import { staffLinkTable } from './staffLink.table.ts'

/** Seconds for which an invitation waits for its owner. */
const invitationSeconds = day

interface Linking {
  issuer: string
  subject: string
  code: string
}

/**
 * Uses an invitation up and links the work account to its owner, whose row is held from then on. Nothing comes back for
 * a wrong code, which changes nothing.
 * @throws staff_account_taken
 */
export const linkInvited = async (deps: Uses<'clock' | 'keys', Tx>, { issuer, subject, code }: Linking) => {
  const { db, clock, keys } = deps
  const hash = hashOf(keys, code)
  const invited = await invitationTable(db).of(hash, clock.now())
  if (!invited || !(await staffTable(db).hold(invited.staffId))) return undefined
  // While the row was waited for, a colleague may have invited anew, or somebody else have used it.
  if (!(await invitationTable(db).spend(hash))) return undefined
  const { staffId } = invited
  const links = staffLinkTable(db)
  await links.dropOfWhoLeft({ issuer, subject })
  if (!(await links.add({ staffId, issuer, subject, linkedAt: clock.now() }))) throw new Refusal('staff_account_taken')
  const subjectOfEntry = { kind: 'staff' as const, id: String(staffId) }
  await auditService(deps).write({ by: staffId, act: 'account_linked', subject: subjectOfEntry })
  return staffId
}

const hashOf = (keys: Uses<'keys'>['keys'], code: string) =>
  keys.ofCode(`staff invitation ${normaliseSpokenCode(code)}`)

/**
 * Undoes the link there is, ends the sessions, and gives the code that links another account.
 * @throws not_found; not_oneself: who sits at an open desk could link an account of their own
 */
export const invite = async (deps: Uses<'clock' | 'keys', NoTx>, username: string, by: number | 'system') => {
  const colleague = await staffTable(deps.db).byUsername(normaliseStaffName(username))
  if (!colleague) throw new Refusal('not_found')
  if (colleague.id === by) throw new Refusal('not_oneself')
  const code = newSpokenCode()
  await inTransaction(deps, async (deps) => {
    const { db, clock, keys } = deps
    if (!(await staffTable(db).hold(colleague.id))) throw new Refusal('not_found')
    const subject = { kind: 'staff' as const, id: String(colleague.id) }
    if (await staffLinkTable(db).drop(colleague.id)) {
      await staffSessionService(deps).endAllOf(colleague.id)
      await auditService(deps).write({ by, act: 'account_unlinked', subject })
    }
    const endsAt = after(clock.now(), invitationSeconds)
    await invitationTable(db).put({ staffId: colleague.id, hash: hashOf(keys, code), endsAt })
    await auditService(deps).write({ by, act: 'account_invited', subject })
  })
  return { code, hours: invitationSeconds / hour }
}

/** Who may link a work account: whoever a colleague with the permission `staff` has told a code. */
export const invitationService = (deps: Uses<'clock' | 'keys' | 'staffSignOn', NoTx>) => ({
  /** @throws staff_sign_on_unavailable: there are no work accounts; not_found, not_oneself */
  async invite(username: string, by: number) {
    if (!deps.staffSignOn) throw new Refusal('staff_sign_on_unavailable')
    return invite(deps, username, by)
  },

  purge: () => invitationTable(deps.db).purgeEnded(deps.clock.now()),
})
