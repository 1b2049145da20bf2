import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import { passwordTryService } from '../login/password/passwordTry.service.ts'
import { normaliseStaffName } from './staff.rules.ts'
import { staffTable } from './staff.table.ts'
import { staffSessionService } from './staffSession.service.ts'

/** The way in to the desk, and out. */
export const staffLoginService = (deps: Uses<'clock' | 'keys' | 'passwords', NoTx>) => {
  const { db } = deps
  const session = staffSessionService(deps)

  return {
    async logIn(
      given: { username: string; password: string },
      { address, logSubject }: { address: string; logSubject: LogSubject },
    ) {
      const username = normaliseStaffName(given.username)
      const staff = await staffTable(db).byUsername(username)
      if (staff) logSubject({ staff: staff.id })
      // Unknown names count too: a lock must not tell who works here (T-06).
      const asked = { whose: `desk ${username}`, address, passwordHash: staff?.passwordHash, password: given.password }
      if (!(await passwordTryService(deps).isRight(asked)) || !staff) throw new Refusal('login_wrong')
      return session.open(staff.id)
    },

    async logOut(sessionId: string) {
      await session.end(sessionId)
      return {}
    },

    async whoAmI(staffId: number) {
      const staff = await staffTable(db).byId(staffId)
      if (!staff) throw new Refusal('signed_out')
      return staff
    },
  }
}
