import { z } from 'zod/mini'
import { SignOnProblem } from '../../ports/signOn.ts'
import type { StaffSignOn } from '../../ports/staffSignOn.ts'
import { type RelyingPartyOptions, relyingParty } from '../signOn/relyingParty.ts'

interface Options extends RelyingPartyOptions {
  /** The page of ours to which the issuer leads after a logout; registered with it, too. */
  logOutReturn: string
  /** The classes of authentication that are asked for, the most wanted first; none leaves it to the issuer. */
  contexts: readonly string[]
  /** The claim that says what somebody works as; empty where the desk says it. */
  groupsClaim: string
}

const word = z.string().check(z.minLength(1), z.maxLength(200))
const context = z.catch(z.nullable(word), null)
/** A missing or malformed list says nothing; one value may stand alone. */
const words = z.catch(
  z.union([
    z.array(word).check(z.maxLength(500)),
    z.pipe(
      word,
      z.transform((one) => [one]),
    ),
  ]),
  [],
)

/** Work accounts at any issuer of OpenID Connect. */
export const oidcStaffSignOn = ({ logOutReturn, contexts, groupsClaim, ...options }: Options): StaffSignOn => {
  const party = relyingParty(options)

  return {
    addressFor: (asked) => party.addressFor(asked, contexts.length > 0 ? { acr_values: contexts.join(' ') } : {}),

    async accountFrom(answer, secrets) {
      const { token, userInfo } = await party.exchange(answer, secrets)
      const groups = groupsClaim ? (token[groupsClaim] ?? userInfo?.[groupsClaim]) : []
      return {
        issuer: token.iss,
        subject: token.sub,
        // Of the token alone, which is signed: how somebody has signed in opens the desk.
        context: context.parse(token.acr),
        methods: words.parse(token.amr),
        groups: words.parse(groups),
      }
    },

    async logOutAddress(locale) {
      return party.logOutAddress(logOutReturn, locale).catch((error: unknown) => {
        // Our own session has ended by then: who logs out must not be kept by an issuer that is away.
        if (error instanceof SignOnProblem) return undefined
        throw error
      })
    },
  }
}
