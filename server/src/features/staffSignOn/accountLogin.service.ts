import { type Locale, locales, Refusal, type Role } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import type { Cookie } from '../../http/cookie.ts'
import type { LogSubject } from '../../http/log.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, minute } from '../../ports/clock.ts'
import { SignOnProblem } from '../../ports/signOn.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { setRoles } from '../staff/roles.service.ts'
import { staffTable } from '../staff/staff.table.ts'
import { goOn, goOnProved } from '../staff/staffLogin.service.ts'
import type { StaffAsker } from '../staff/staffPlace.service.ts'
import { type AccountLogin, type AccountProblem, accountLoginTable } from './accountLogin.table.ts'
import { linkInvited } from './invitation.service.ts'
import { staffLinkTable } from './staffLink.table.ts'
import { accountLoginsFrom, invitationsOf } from './staffSignOn.limits.ts'
import { hasSecondFactor, rolesByGroups } from './staffSignOn.rules.ts'

/** Seconds that a sign-on may take at the issuer, and then that its result may wait here. */
const signOnSeconds = 10 * minute
const longestSeconds = 2 * signOnSeconds

interface Context extends StaffAsker {
  deskSignOnCookie: Cookie
  logSubject: LogSubject
}
type Beginning = Pick<Context, 'address' | 'deskSignOnCookie'> & { locale: Locale }
/** A sign-on that somebody has finished at the issuer. */
type SignedIn = AccountLogin & { issuer: string; subject: string }

const problemOf = (error: unknown): AccountProblem => {
  if (error instanceof SignOnProblem) return `staff_sign_on_${error.kind}`
  throw error
}

/** The way in to the desk by work account: to the issuer and back, in this browser alone (T-23). */
export const accountLoginService = (deps: Uses<'clock' | 'keys' | 'settings' | 'staffSignOn', NoTx>) => {
  const { db, clock, settings } = deps
  const { staffLogin } = settings
  const rateLimit = rateLimitService(deps)

  /** @throws staff_sign_on_ended, or the refusal that ended the sign-on */
  const signedIn = async ({ secret }: Cookie): Promise<SignedIn> => {
    const found = secret && (await accountLoginTable(db).answeredOf(hashOfToken(secret), clock.now()))
    if (!deps.staffSignOn || !found) throw new Refusal('staff_sign_on_ended')
    if (found.problem) throw new Refusal(found.problem)
    const { issuer, subject } = found
    if (!issuer || !subject) throw new Refusal('staff_sign_on_ended')
    return { ...found, issuer, subject }
  }

  /** Uses the sign-on up, and opens what is left to open. The caller holds the row of the member of staff. */
  const enter = async (
    deps: Uses<'clock' | 'keys' | 'settings', Tx>,
    { staffId, account }: { staffId: number; account: SignedIn },
    { address, deskCookie }: StaffAsker,
  ) => {
    if (!(await accountLoginTable(deps.db).take(account.cookieHash))) throw new Refusal('staff_sign_on_ended')
    if (account.roles) await takeRoles(deps, staffId, account.roles)
    const asker = { address, deskCookie }
    return account.secondFactor ? goOnProved(deps, staffId, asker) : goOn(deps, { staffId, beganBy: 'account' }, asker)
  }

  return {
    /** The ways in that there are, for who stands before the login. */
    ways: async (locale: Locale) => ({
      password: staffLogin.ways !== 'account',
      account: deps.staffSignOn ? staffLogin.account[locale] : null,
    }),

    /** Forgets every earlier sign-on of this browser. @throws staff_sign_on_unavailable, too_many */
    async begin({ deskSignOnCookie: cookie, locale, address }: Beginning) {
      if (!deps.staffSignOn) throw new Refusal('staff_sign_on_unavailable')
      await rateLimit.use(...accountLoginsFrom(address))
      const secrets = { state: `${newToken()}.${locale}`, nonce: newToken(), verifier: newToken() }
      const goTo = await deps.staffSignOn.addressFor({ ...secrets, locale }).catch((error: unknown) => {
        throw new Refusal(problemOf(error))
      })
      const table = accountLoginTable(db)
      if (cookie.secret) await table.take(hashOfToken(cookie.secret))
      const secret = newToken()
      await table.add({ ...secrets, cookieHash: hashOfToken(secret), endsAt: after(clock.now(), signOnSeconds) })
      cookie.keep(secret, longestSeconds)
      return { address: goTo }
    },

    /** Receives the browser from the issuer. Returns the page to show, and nothing of the result. */
    async receive(answer: URLSearchParams, { secret }: Cookie) {
      const state = answer.get('state') ?? ''
      const locale = locales.find((locale) => state.endsWith(`.${locale}`)) ?? 'zh'
      const landing = `/desk/${locale}/sign-on`
      const cookieHash = secret && hashOfToken(secret)
      const begun = cookieHash && (await accountLoginTable(db).answer(cookieHash, state, clock.now()))
      if (!deps.staffSignOn || !begun) return landing
      const secrets = { state, nonce: begun.nonce ?? '', verifier: begun.verifier ?? '' }
      try {
        const { issuer, subject, groups, ...how } = await deps.staffSignOn.accountFrom(answer, secrets)
        await accountLoginTable(db).signIn(cookieHash, {
          ...{ issuer, subject },
          secondFactor: hasSecondFactor(how, staffLogin),
          roles: rolesByGroups(groups, staffLogin),
          endsAt: after(clock.now(), signOnSeconds),
        })
      } catch (error) {
        await accountLoginTable(db).fail(cookieHash, problemOf(error))
      }
      return landing
    },

    /**
     * Logs in the colleague to whom the work account is linked. Who has left is linked to nothing.
     * @throws staff_sign_on_ended, or the refusal that ended the sign-on
     */
    async finish({ deskSignOnCookie: cookie, logSubject, ...asker }: Context) {
      const account = await signedIn(cookie)
      const opened = await inTransaction(deps, async (deps) => {
        const links = staffLinkTable(deps.db)
        const found = await links.colleagueOf(account)
        if (found) await staffTable(deps.db).hold(found.id)
        // While the row was waited for, a colleague may have undone the link, or they may have left.
        const colleague = found && (await links.colleagueOf(account))
        if (colleague?.id !== found?.id || !colleague) return undefined
        logSubject({ staff: colleague.id })
        return enter(deps, { staffId: colleague.id, account }, asker)
      })
      if (!opened) return { linked: false as const }
      cookie.drop()
      return { linked: true as const, ...opened }
    },

    /**
     * Links the work account to who was invited, and logs in. A code is not spent for nothing.
     * @throws code_wrong, staff_account_taken, too_many, staff_sign_on_ended, or the refusal that ended the sign-on
     */
    async link(code: string, { deskSignOnCookie: cookie, logSubject, ...asker }: Context) {
      const account = await signedIn(cookie)
      const limits = invitationsOf(account)
      const opened = await rateLimit.whileDoing(limits, () =>
        inTransaction(deps, async (deps) => {
          const staffId = await linkInvited(deps, { issuer: account.issuer, subject: account.subject, code })
          if (staffId === undefined) return undefined
          logSubject({ staff: staffId })
          return enter(deps, { staffId, account }, asker)
        }),
      )
      if (!opened) throw Refusal.at('code', 'code_wrong')
      await rateLimit.forgiving(limits).execute()
      cookie.drop()
      return opened
    },

    purge: () => accountLoginTable(db).purgeEnded(clock.now()),
  }
}

/** Takes over what the issuer says that somebody works as; written down where it is something else than before. */
const takeRoles = async (deps: Uses<'clock', Tx>, staffId: number, roles: readonly Role[]) => {
  const staff = await staffTable(deps.db).byId(staffId)
  if (!staff) return
  const same = staff.roles.length === roles.length && roles.every((role) => staff.roles.includes(role))
  if (!same) await setRoles(deps, { username: staff.username, roles }, 'system')
}
