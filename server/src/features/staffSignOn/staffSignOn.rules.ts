import { type Role, roles } from '@palaestra/contract'
import type { WorkAccount } from '../../ports/staffSignOn.ts'
import type { StaffLogin } from '../../settings.ts'

/** Whether the issuer says, in words that the settings know, that somebody has used a second factor. */
export const hasSecondFactor = (
  { context, methods }: Pick<WorkAccount, 'context' | 'methods'>,
  { secondFactor }: Pick<StaffLogin, 'secondFactor'>,
) =>
  (context !== null && secondFactor.acr.includes(context)) ||
  methods.some((method) => secondFactor.amr.includes(method))

/** What somebody works as by the groups of their account; null where the settings leave roles to the desk. */
export const rolesByGroups = (
  groups: readonly string[],
  { rolesClaim, roles: groupsOf }: Pick<StaffLogin, 'rolesClaim' | 'roles'>,
): Role[] | null => (rolesClaim ? roles.filter((role) => groupsOf[role].some((group) => groups.includes(group))) : null)
