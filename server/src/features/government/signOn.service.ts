import { hintOfName, type Locale, locales, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Cookie } from '../../http/cookie.ts'
import type { RequestContext } from '../../http/serve.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, minute } from '../../ports/clock.ts'
import { SignOnProblem } from '../../ports/signOn.ts'
import { askerOf } from '../limit/knownPlace.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { sessionService } from '../session/session.service.ts'
import { signOnsFrom } from './government.limits.ts'
import { governmentLinkTable } from './link.table.ts'
import { type SignOnRefusal, type SignOnState, signOnTable } from './signOn.table.ts'

/** Seconds that a sign-on may take at the issuer, and then that its result may wait here. */
const signOnSeconds = 10 * minute
const longestSeconds = 2 * signOnSeconds

interface Begun {
  cookie: Cookie
  locale: Locale
  address: string
  /** The name of the destination after the login. */
  app?: string | undefined
  /** The logged-in member who wants to link. */
  memberId?: number
}

type Verifying = Pick<RequestContext, 'cookie' | 'device' | 'deviceCookie' | 'address' | 'logSubject'>

/** A sign-on that the person has finished at the issuer. */
export type SignedIn = SignOnState & { issuer: string; subject: string }

const refusalFor = (error: unknown): SignOnRefusal => {
  if (error instanceof SignOnProblem) return `sign_on_${error.kind}`
  throw error
}

/** Signs on at the issuer of government accounts and back, in this browser alone (T-23, A05). */
export const signOnService = (deps: Deps) => {
  const { db, clock } = deps

  /** @throws sign_on_ended, or the refusal that ended the sign-on */
  const signedIn = async ({ secret }: Cookie): Promise<SignedIn> => {
    const signOn = secret && (await signOnTable(db).answeredOf(hashOfToken(secret), clock.now()))
    if (!signOn) throw new Refusal('sign_on_ended')
    if (signOn.problem) throw new Refusal(signOn.problem)
    const { issuer, subject } = signOn
    if (!issuer || !subject) throw new Refusal('sign_on_ended')
    return { ...signOn, issuer, subject }
  }

  return {
    signedIn,

    /** Forgets every earlier sign-on of this browser. @throws sign_on_unavailable, too_many */
    async begin({ cookie, locale, address, app, memberId }: Begun) {
      if (!deps.signOn) throw new Refusal('sign_on_unavailable')
      await rateLimitService(deps).use(...signOnsFrom(address))
      // The locale is part of the state: a browser that returns without the cookie still gets a language its reader
      // knows.
      const secrets = { state: `${newToken()}.${locale}`, nonce: newToken(), verifier: newToken() }
      const goTo = await deps.signOn.addressFor({ ...secrets, locale }).catch((error: unknown) => {
        throw new Refusal(refusalFor(error))
      })
      if (cookie.secret) await signOnTable(db).take(hashOfToken(cookie.secret))
      const secret = newToken()
      await signOnTable(db).add({
        ...secrets,
        cookieHash: hashOfToken(secret),
        memberId: memberId ?? null,
        app: app ?? null,
        endsAt: after(clock.now(), signOnSeconds),
      })
      cookie.keep(secret, longestSeconds)
      return { address: goTo }
    },

    /** Receives the browser from the issuer. Returns the page to show, and nothing of the result. */
    async receive(answer: URLSearchParams, { secret }: Cookie) {
      const state = answer.get('state') ?? ''
      const locale = locales.find((locale) => state.endsWith(`.${locale}`)) ?? 'zh'
      const landing = `/${locale}/security/sign-on`
      const cookieHash = secret && hashOfToken(secret)
      const begun = cookieHash && (await signOnTable(db).answer(cookieHash, state, clock.now()))
      if (!deps.signOn || !begun) return landing
      const { memberId, nonce, verifier } = begun
      try {
        const account = await deps.signOn.accountFrom(answer, { state, nonce: nonce ?? '', verifier: verifier ?? '' })
        await signOnTable(db).signIn(cookieHash, account, after(clock.now(), signOnSeconds))
        return memberId ? `/${locale}/online/account/bind` : landing
      } catch (error) {
        await signOnTable(db).fail(cookieHash, refusalFor(error))
        return landing
      }
    },

    /**
     * Logs in the member to whom the government account is linked, and uses the sign-on up. The session begins
     * without a fresh proof: the portal does not know when the person last gave the issuer any (ASVS 6.8.4).
     * @throws sign_on_ended, or the refusal that ended the sign-on
     */
    async verify({ cookie, device, logSubject, ...from }: Verifying) {
      const account = await signedIn(cookie)
      if (account.memberId) throw new Refusal('sign_on_ended')
      return inTransaction(deps, async (deps) => {
        const member = await governmentLinkTable(deps.db).memberOf(account)
        if (!member) return { linked: false as const, nameHint: account.name && hintOfName(account.name) }
        logSubject({ member: member.id })
        if (!(await signOnTable(deps.db).take(account.cookieHash))) throw new Refusal('sign_on_ended')
        cookie.drop()
        const comingIn = { method: 'government', device, ...askerOf(from) } as const
        const { token } = await sessionService(deps).open(member.id, comingIn)
        return { linked: true as const, token, app: account.app }
      })
    },

    purge: () => signOnTable(db).purgeEnded(clock.now()),
  }
}
