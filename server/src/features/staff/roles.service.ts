import { Refusal, type Role } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { staffLinkTable } from '../staffSignOn/staffLink.table.ts'
import { normaliseStaffName } from './staff.rules.ts'
import { staffTable } from './staff.table.ts'

interface Roles {
  username: string
  roles: readonly Role[]
}

/** The roles of somebody from now on, written down with who said so; refuses with `not_found`. */
export const setRoles = async (deps: Uses<'clock', Tx>, { username, roles }: Roles, by: number | 'system') => {
  const changed = await staffTable(deps.db).setRoles(normaliseStaffName(username), [...new Set(roles)])
  if (!changed) throw new Refusal('not_found')
  const subject = { kind: 'staff' as const, id: String(changed.id) }
  await auditService(deps).write({ by, act: 'roles_set', subject, detail: roles.join(', ') })
}

/** What colleagues work as, as a senior says at the desk. */
export const rolesService = (deps: Uses<'clock' | 'settings', NoTx>) => ({
  /**
   * @throws not_found; not_oneself: nobody gives themselves more, and a portal with a senior keeps one; not_allowed: a
   * colleague has taken the role of who asks, this moment; staff_roles_elsewhere: they come with the work account
   */
  async set(given: Roles, by: number) {
    await inTransaction(deps, async (deps) => {
      const seniors = await staffTable(deps.db).holdSeniors()
      if (!seniors.some(({ id }) => id === by)) throw new Refusal('not_allowed')
      const colleague = await staffTable(deps.db).byUsername(normaliseStaffName(given.username))
      if (colleague?.id === by) throw new Refusal('not_oneself')
      const fromAccount =
        deps.settings.staffLogin.rolesClaim !== '' && colleague && (await staffLinkTable(deps.db).of(colleague.id))
      if (fromAccount) throw new Refusal('staff_roles_elsewhere')
      await setRoles(deps, given, by)
    })
    return {}
  },
})
