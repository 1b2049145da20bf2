import { type Permission, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { refuseWeakPassword } from '../login/password/password.rules.ts'
import { normaliseStaffName } from './staff.rules.ts'
import { staffTable } from './staff.table.ts'
import { staffSessionService } from './staffSession.service.ts'

/** Staff see everybody’s papers, so their passwords are longer than those of members. */
const passwordMinimum = 12

interface NewStaff {
  username: string
  password: string
  name: string
  permissions: Permission[]
}

/** Decides who may work at the desk: for the operator of the portal. */
export const staffService = (deps: Uses<'clock' | 'passwords', NoTx>) => {
  const { clock, passwords } = deps

  return {
    /** Adds a member of staff; refuses with `username_taken`, or a password too short, too common or personal. */
    async add({ username, password, name, permissions }: NewStaff) {
      const known = { username: normaliseStaffName(username), memberNumber: '', idNumber: '', birthDate: '' }
      // Counts characters, as the contract does, and not the units of JavaScript.
      if ([...password].length < passwordMinimum) throw Refusal.at('password', 'password_too_short')
      refuseWeakPassword(password, { ...known, email: null, mobile: null })
      const fresh = { username: known.username, name, permissions, joinedAt: clock.now() }
      const passwordHash = await passwords.hash(password)
      await inTransaction(deps, async (deps) => {
        const staff = await staffTable(deps.db).add({ ...fresh, passwordHash })
        if (!staff) throw Refusal.at('username', 'username_taken')
        const subject = { kind: 'staff', id: String(staff.id) }
        await auditService(deps).write({ by: 'system', act: 'joined', subject })
      })
    },

    /** Logs a leaving member of staff out at once, for good; refuses with `not_found`. */
    async leave(username: string) {
      await inTransaction(deps, async (deps) => {
        const left = await staffTable(deps.db).leave(normaliseStaffName(username), clock.now())
        if (!left) throw new Refusal('not_found')
        await staffSessionService(deps).endAllOf(left.id)
        const subject = { kind: 'staff', id: String(left.id) }
        await auditService(deps).write({ by: 'system', act: 'left', subject })
      })
    },
  }
}
