import { desk, type Locale, permissionsOf, Refusal, type StaffProof } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { byCode, type Check, factorService } from './factor/factor.service.ts'
import { factorTable } from './factor/factor.table.ts'
import { askForPasskey, byPasskey, type PasskeyAnswer } from './factor/passkeyProof.service.ts'
import { passwordsAt, passwordsOfStrangers, strangersFor, strangersFrom } from './staff.limits.ts'
import { normaliseStaffName, puzzleFor } from './staff.rules.ts'
import { staffTable } from './staff.table.ts'
import { type StaffAsker, staffPlaceService } from './staffPlace.service.ts'
import { staffSessionService } from './staffSession.service.ts'
import type { StaffBeginning } from './staffSession.table.ts'

interface ByPassword {
  username: string
  password: string
  solvedCaptcha?: string | undefined
}
type Context = StaffAsker & { logSubject: LogSubject }

interface Entering {
  staffId: number
  beganBy: StaffBeginning
  provedBy: StaffProof
}
/** What there is of a second factor of the desk. */
interface Standing {
  isSet: boolean
  isRemoved: boolean
}
type Opening = Uses<'clock' | 'keys' | 'settings', Tx>

const openDesk = async (deps: Opening, { staffId, ...how }: Entering, asker: StaffAsker) => {
  await staffPlaceService(deps).remember(staffId, asker)
  return staffSessionService(deps).open(staffId, { ...how, stage: 'desk' })
}

/** Opens what is left to open once nothing more is asked of this member of staff. */
const enter = async (deps: Opening, entering: Entering, { isSet, isRemoved }: Standing, asker: StaffAsker) => {
  const { staffId, ...how } = entering
  if (isRemoved || (deps.settings.secondFactor === 'required' && !isSet))
    return staffSessionService(deps).open(staffId, { ...how, stage: 'enrolment' })
  return openDesk(deps, entering, asker)
}

/**
 * Goes on with a login that has begun: to the code, where there is a second factor of the desk, or a colleague has
 * removed it; else to the desk. The caller holds the row of the member of staff.
 */
export const goOn = async (deps: Opening, { staffId, beganBy }: Omit<Entering, 'provedBy'>, asker: StaffAsker) => {
  const standing = await factorTable(deps.db).standing(staffId)
  if (standing.isSet || standing.isRemoved)
    return staffSessionService(deps).open(staffId, { stage: 'code', beganBy, provedBy: beganBy })
  return enter(deps, { staffId, beganBy, provedBy: beganBy }, standing, asker)
}

/** Goes on with a login whose second factor the issuer of work accounts answers for: the desk needs none of its own. */
export const goOnProved = (deps: Opening, staffId: number, asker: StaffAsker) =>
  openDesk(deps, { staffId, beganBy: 'account', provedBy: 'issuer' }, asker)

/** The way in to the desk, and out: the password first, then the second factor. */
export const staffLoginService = (
  deps: Uses<'clock' | 'keys' | 'passwords' | 'captcha' | 'settings' | 'staffSignOn' | 'origin', NoTx>,
) => {
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

  const waitingBy = async (pending: string) => {
    const waiting = await session.waitingForCode(pending)
    if (!waiting) throw new Refusal('pending_ended')
    return waiting
  }
  type Waiting = Awaited<ReturnType<typeof waitingBy>>

  /** Goes on with a login that waits for its second factor, whichever it is. */
  const goOnBy = async (pending: string, checkOf: (waiting: Waiting) => Check, { logSubject, ...asker }: Context) => {
    const waiting = await waitingBy(pending)
    const { staffId, beganBy } = waiting
    logSubject({ staff: staffId })
    const place = await places.known(staffId, asker)
    return factors.prove({ staffId, place, check: checkOf(waiting) }, async (deps, provedBy) => {
      if (!(await staffSessionService(deps).endPending(pending))) throw new Refusal('pending_ended')
      return enter(deps, { staffId, beganBy, provedBy }, await factorTable(deps.db).standing(staffId), asker)
    })
  }

  return {
    captcha: async (username: string, { address }: { address: string }) => {
      const weight = await puzzleOf(normaliseStaffName(username), address)
      return { challenge: await captcha.challenge({ call: desk.login.logIn.path, work: Math.max(weight, 1) }) }
    },

    /**
     * Counted before the password is looked at (T-12), apart for who is known at this place: strangers can make their
     * own tries dear, and nobody else’s.
     * @throws staff_password_closed, login_wrong, captcha_needed, captcha_failed, too_many, busy
     */
    async logIn({ password, solvedCaptcha, ...given }: ByPassword, { logSubject, ...asker }: Context) {
      if (deps.settings.staffLogin.ways === 'account') throw new Refusal('staff_password_closed')
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
        return goOn(deps, { staffId: staff.id, beganBy: 'password' }, asker)
      })
    },

    /** @throws pending_ended, code_wrong, too_many */
    giveCode: ({ pending, code }: { pending: string; code: string }, context: Context) =>
      goOnBy(pending, ({ staffId }) => byCode(staffId, code), context),

    /** @throws pending_ended */
    askPasskey: async (pending: string) => askForPasskey(deps, await waitingBy(pending)),

    /** @throws pending_ended, passkey_refused, passkey_copied, too_many */
    givePasskey: ({ pending, answer }: { pending: string; answer: PasskeyAnswer }, context: Context) =>
      goOnBy(pending, (waiting) => byPasskey(deps.origin, waiting, answer), context),

    /** Ends the session here, and tells where to end the one at the issuer by which it began. */
    async logOut(sessionId: string, locale: Locale) {
      const beganBy = await session.end(sessionId)
      const address = beganBy === 'account' && (await deps.staffSignOn?.logOutAddress(locale))
      return { address: address || null }
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
