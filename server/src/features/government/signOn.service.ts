import { hintOfName, type Locale, locales, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Cookie } from '../../http/cookie.ts'
import type { About } from '../../http/log.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, minute } from '../../ports/clock.ts'
import { SignOnProblem } from '../../ports/signOn.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { sessionService } from '../session/session.service.ts'
import { signOnsFrom } from './government.limits.ts'
import { governmentLinkTable } from './link.table.ts'
import { type SignOnRefusal, type SignOnState, signOnTable } from './signOn.table.ts'

/** Seconds for which a sign-on may be under way, and then for which its result may wait. */
const signOnSeconds = 10 * minute
const longestSeconds = 2 * signOnSeconds

interface Begun {
  cookie: Cookie
  locale: Locale
  address: string
  /** Where the browser goes after the login. */
  app?: string | undefined
  /** Who is logged in and wants to link. */
  memberId?: number
}

/** A sign-on that somebody has brought to its end at the issuer. */
export type SignedIn = SignOnState & { issuer: string; subject: string }

const refusalFor = (error: unknown): SignOnRefusal => {
  if (error instanceof SignOnProblem) return `sign_on_${error.kind}`
  throw error
}

/** The way to the issuer of government accounts and back, in this browser alone (T-23, A05). */
export const signOnService = (deps: Deps) => {
  const { db, clock } = deps

  /** @throws sign_on_ended, or why it came to nothing */
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

    /** Whatever this browser had begun before is forgotten. @throws sign_on_unavailable, too_many */
    async begin({ cookie, locale, address, app, memberId }: Begun) {
      if (!deps.signOn) throw new Refusal('sign_on_unavailable')
      await rateLimitService(deps).use(...signOnsFrom(address))
      // The language is part of it, so that who comes back without the cookie is told in a language they can read.
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

    /** The browser comes back from the issuer. Tells which page it has to see, and nothing of the result. */
    async receive(answer: URLSearchParams, { secret }: Cookie) {
      const state = answer.get('state') ?? ''
      const locale = locales.find((locale) => state.endsWith(`.${locale}`)) ?? 'zh'
      const told = `/${locale}/security/sign-on`
      const cookieHash = secret && hashOfToken(secret)
      const begun = cookieHash && (await signOnTable(db).answer(cookieHash, state, clock.now()))
      if (!deps.signOn || !begun) return told
      const { memberId, nonce, verifier } = begun
      try {
        const account = await deps.signOn.accountFrom(answer, { state, nonce: nonce ?? '', verifier: verifier ?? '' })
        await signOnTable(db).signIn(cookieHash, account, after(clock.now(), signOnSeconds))
        return memberId ? `/${locale}/online/account/bind` : told
      } catch (error) {
        await signOnTable(db).fail(cookieHash, refusalFor(error))
        return told
      }
    },

    /**
     * Logs in the member to whom the government account is linked; used up by that. The session begins without a
     * fresh proof: how long ago the person proved anything to the issuer is not known (ASVS 6.8.4).
     * @throws sign_on_ended, or why it came to nothing
     */
    async verify({ cookie, device, about }: { cookie: Cookie; device: string; about: About }) {
      const account = await signedIn(cookie)
      if (account.memberId) throw new Refusal('sign_on_ended')
      return inTransaction(deps, async (deps) => {
        const member = await governmentLinkTable(deps.db).memberOf(account)
        if (!member) return { linked: false as const, nameHint: account.name && hintOfName(account.name) }
        about({ member: member.id })
        if (!(await signOnTable(deps.db).take(account.cookieHash))) throw new Refusal('sign_on_ended')
        cookie.drop()
        const comingIn = { method: 'government', device, proved: false } as const
        const { token } = await sessionService(deps).open(member.id, comingIn)
        return { linked: true as const, token, app: account.app }
      })
    },

    purge: () => signOnTable(db).forgetEnded(clock.now()),
  }
}
