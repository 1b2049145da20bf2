import { Refusal, type Role } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { newToken } from '../../keys.ts'
import { auditService } from '../audit/audit.service.ts'
import { refuseWeakPassword } from '../login/password/password.rules.ts'
import { factorTable } from './factor/factor.table.ts'
import { setRoles } from './roles.service.ts'
import { normaliseStaffName } from './staff.rules.ts'
import { staffTable } from './staff.table.ts'
import { staffPlaceTable } from './staffPlace.table.ts'
import { staffSessionService } from './staffSession.service.ts'

/** Staff see everybody’s papers, so their passwords are longer than those of members. */
const passwordMinimum = 12

interface NewStaff {
  username: string
  /** None for who comes in by work account alone. */
  password?: string
  name: string
  roles: Role[]
}

/** Decides who may work at the desk: for the operator of the portal. */
export const staffService = (deps: Uses<'clock' | 'passwords', NoTx>) => {
  const { clock, passwords } = deps

  const hashOf = async (username: string, password: string) => {
    // Counts characters, as the contract does, and not the units of JavaScript.
    if ([...password].length < passwordMinimum) throw Refusal.at('password', 'password_too_short')
    const person = { username, memberNumber: '', idNumber: '', birthDate: '', email: null, mobile: null }
    refuseWeakPassword(password, person)
    return passwords.hash(password)
  }

  return {
    /**
     * Adds a member of staff; refuses with `username_taken`, or a password too short, too common or personal. Without a
     * password there is one that nobody knows, until the operator sets another.
     */
    async add({ username, password, name, roles }: NewStaff) {
      const fresh = { username: normaliseStaffName(username), name, roles, joinedAt: clock.now() }
      const passwordHash = await (password === undefined
        ? passwords.hash(newToken())
        : hashOf(fresh.username, password))
      await inTransaction(deps, async (deps) => {
        const staff = await staffTable(deps.db).add({ ...fresh, passwordHash })
        if (!staff) throw Refusal.at('username', 'username_taken')
        const subject = { kind: 'staff' as const, id: String(staff.id) }
        await auditService(deps).write({ by: 'system', act: 'joined', subject })
      })
    },

    /** Says what somebody works as, from the next call on; refuses with `not_found`. */
    async setRoles(username: string, roles: Role[]) {
      await inTransaction(deps, (deps) => setRoles(deps, { username, roles }, 'system'))
    },

    /** Sets another password, and ends every session; refuses with `not_found`, or a bad password as `add` does. */
    async setPassword(username: string, password: string) {
      const passwordHash = await hashOf(normaliseStaffName(username), password)
      await inTransaction(deps, async (deps) => {
        const changed = await staffTable(deps.db).setPassword(normaliseStaffName(username), passwordHash)
        if (!changed) throw new Refusal('not_found')
        await staffSessionService(deps).endAllOf(changed.id)
        await staffPlaceTable(deps.db).forget(changed.id)
        const subject = { kind: 'staff' as const, id: String(changed.id) }
        await auditService(deps).write({ by: 'system', act: 'password_set', subject })
      })
    },

    /** Logs a leaving member of staff out at once, for good, and forgets their second factor; refuses with `not_found`. */
    async leave(username: string) {
      await inTransaction(deps, async (deps) => {
        const left = await staffTable(deps.db).leave(normaliseStaffName(username), clock.now())
        if (!left) throw new Refusal('not_found')
        await staffSessionService(deps).endAllOf(left.id)
        await staffPlaceTable(deps.db).forget(left.id)
        const factors = factorTable(deps.db)
        await factors.drop(left.id)
        await factors.dropWayIn(left.id)
        const subject = { kind: 'staff' as const, id: String(left.id) }
        await auditService(deps).write({ by: 'system', act: 'left', subject })
      })
    },
  }
}
