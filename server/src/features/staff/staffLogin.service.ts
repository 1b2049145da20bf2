import { desk, permissionsOf, Refusal, type StaffProof } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { factorService } from './factor/factor.service.ts'
import { factorTable } from './factor/factor.table.ts'
import { passwordsAt, passwordsOfStrangers, strangersFor, strangersFrom } from './staff.limits.ts'
import { normaliseStaffName, puzzleFor } from './staff.rules.ts'
import { staffTable } from './staff.table.ts'
import { type StaffAsker, staffPlaceService } from './staffPlace.service.ts'
import { staffSessionService } from './staffSession.service.ts'

interface ByPassword {
  username: string
  password: string
  solvedCaptcha?: string | undefined
}
type Context = StaffAsker & { logSubject: LogSubject }

interface Entering {
  staffId: number
  provedBy: StaffProof
  /** What there is of a second factor. */
  isSet: boolean
  isRemoved: boolean
}

/** Opens what is left to open once nothing more is asked of this member of staff. */
const enter = async (
  deps: Uses<'clock' | 'keys' | 'settings', Tx>,
  { staffId, provedBy, isSet, isRemoved }: Entering,
  asker: StaffAsker,
) => {
  const enrols = isRemoved || (deps.settings.secondFactor === 'required' && !isSet)
  if (!enrols) await staffPlaceService(deps).remember(staffId, asker)
  return staffSessionService(deps).open(staffId, { stage: enrols ? 'enrolment' : 'desk', provedBy })
}

/** The way in to the desk, and out: the password first, then the second factor. */
export const staffLoginService = (deps: Uses<'clock' | 'keys' | 'passwords' | 'captcha' | 'settings', NoTx>) => {
  const { db, captcha, passwords } = deps
  const session = staffSessionService(deps)
  const factors = factorService(deps)
  const places = staffPlaceService(deps)
  const rateLimit = rateLimitService(deps)

  /** Unknown names count as known ones do: neither puzzle nor wait tells who works here (T-06). */
  const puzzleOf = async (username: string, address: string) => {
    const [ofNetwork = 0, ofName = 0] = await rateLimit.usesOf(strangersFrom(address), strangersFor(username))
    return puzzleFor({ ofNetwork, ofName })
  }

  const refuseUnsolved = async (username: string, address: string, solvedCaptcha: string | undefined) => {
    const weight = await puzzleOf(username, address)
    if (weight === 0) return
    if (!solvedCaptcha) throw Refusal.untilSolved(weight)
    const worth = await captcha.accepts(solvedCaptcha, desk.login.logIn.path)
    if (worth === undefined || worth < weight) throw new Refusal('captcha_failed')
  }

  return {
    captcha: async (username: string, { address }: { address: string }) => {
      const weight = await puzzleOf(normaliseStaffName(username), address)
      return { challenge: await captcha.challenge({ call: desk.login.logIn.path, work: Math.max(weight, 1) }) }
    },

    /**
     * Counted before the password is looked at (T-12), apart for who is known at this place: strangers can make their
     * own tries dear, and nobody else’s.
     * @throws login_wrong, captcha_needed, captcha_failed, too_many, busy
     */
    async logIn({ password, solvedCaptcha, ...given }: ByPassword, { logSubject, ...asker }: Context) {
      const username = normaliseStaffName(given.username)
      const staff = await staffTable(db).byUsername(username)
      if (staff) logSubject({ staff: staff.id })
      const place = await places.known(staff?.id, asker)
      if (!place) await refuseUnsolved(username, asker.address, solvedCaptcha)
      const limits = staff && place ? passwordsAt(staff.id, place) : passwordsOfStrangers(username, asker.address)
      const right = await rateLimit.whileDoing(limits, () => passwords.verify(staff?.passwordHash, password))
      if (!right || !staff) throw new Refusal('login_wrong')
      await (place ? rateLimit.forgiving(limits) : rateLimit.givingBack(limits)).execute()
      return inTransaction(deps, async (deps) => {
        // The operator may have set another password while this one was compared, and ended all sessions (T-43).
        const held = await staffTable(deps.db).hold(staff.id)
        if (held?.passwordHash !== staff.passwordHash) throw new Refusal('login_wrong')
        const standing = await factorTable(deps.db).standing(staff.id)
        if (standing.isSet || standing.isRemoved)
          return staffSessionService(deps).open(staff.id, { stage: 'code', provedBy: 'password' })
        return enter(deps, { ...standing, staffId: staff.id, provedBy: 'password' }, asker)
      })
    },

    /** @throws pending_ended, code_wrong, too_many */
    async giveCode({ pending, code }: { pending: string; code: string }, { logSubject, ...asker }: Context) {
      const staffId = await session.waitingForCode(pending)
      if (staffId === undefined) throw new Refusal('pending_ended')
      logSubject({ staff: staffId })
      const place = await places.known(staffId, asker)
      return factors.prove({ staffId, code, place }, async (deps, provedBy) => {
        if (!(await staffSessionService(deps).endPending(pending))) throw new Refusal('pending_ended')
        return enter(deps, { ...(await factorTable(deps.db).standing(staffId)), staffId, provedBy }, asker)
      })
    },

    async logOut(sessionId: string) {
      await session.end(sessionId)
      return {}
    },

    async whoAmI({ staffId, sessionId }: { staffId: number; sessionId: string }) {
      const staff = await staffTable(db).byId(staffId)
      if (!staff) throw new Refusal('signed_out')
      const { isSet, recoveryCodes } = await factors.standing(staffId)
      return {
        ...staff,
        permissions: permissionsOf(staff.roles),
        factor: isSet,
        recoveryCodes: recoveryCodes ?? 0,
        provedBy: await session.provedBy(sessionId),
      }
    },
  }
}
