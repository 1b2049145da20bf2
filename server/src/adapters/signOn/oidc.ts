import { createHash } from 'node:crypto'
import { idTypes, isDay, type Locale, normaliseIdNumber } from '@palaestra/contract'
import type { Configuration, CustomFetch } from 'openid-client'
import { z } from 'zod/mini'
import { type GovernmentAccount, type SignOn, SignOnProblem, type SignOnSecrets } from '../../ports/signOn.ts'

export interface Issuer {
  /** Exactly as the issuer names itself in its metadata and its tokens. */
  issuer: string
  clientId: string
  clientSecret: string
  scope?: string
}
interface Options extends Issuer {
  /** The return address registered with the issuer; never taken from a request. */
  redirectUri: string
  /** Allows an issuer without encryption; only for development. */
  insecure?: boolean
  /** Replaces the network: how requests reach the issuer. */
  fetch?: CustomFetch
  /** Seconds without a response after which the issuer counts as unavailable. */
  patience?: number
}

const languages: Record<Locale, string> = { zh: 'zh-Hant-MO zh', pt: 'pt-PT pt', en: 'en' }

/** A missing claim, or one outside our vocabulary, becomes null. */
const orNothing = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null)
const claims = z.object({
  name: orNothing(z.string().check(z.minLength(1), z.maxLength(200))),
  id_type: orNothing(z.enum(idTypes)),
  id_number: orNothing(z.string().check(z.overwrite(normaliseIdNumber), z.regex(/^\d{8}$/))),
  birthdate: orNothing(z.string().check(z.refine(isDay))),
})

/** The parts of the library’s errors that show the reason. Their text is never shown to people. */
interface Thrown {
  code?: string
  /** The error code that the issuer wrote into its response. */
  error?: string
  cause?: unknown
}

const isUnanswered = ({ code, error = '', cause }: Thrown) =>
  ['server_error', 'temporarily_unavailable'].includes(error) ||
  code === 'OAUTH_TIMEOUT' ||
  (cause instanceof Response && cause.status >= 500)

const problemFrom = (thrown: Thrown) => {
  if (thrown.error === 'access_denied') return new SignOnProblem('cancelled', { cause: thrown })
  // The error code that Node gives for a failed network.
  const unavailable = isUnanswered(thrown) || thrown instanceof TypeError
  return new SignOnProblem(unavailable ? 'unavailable' : 'failed', { cause: thrown })
}

/**
 * Any issuer of OpenID Connect: authorization code with PKCE, state and nonce; issuer, audience, time and signature of
 * the token are checked (T-23; ASVS 10.5). The metadata are fetched at the first use: the portal starts, and all other
 * ways in work, while the issuer is unavailable.
 */
export const oidcSignOn = (options: Options): SignOn => {
  const {
    issuer,
    clientId,
    clientSecret,
    scope = 'openid profile',
    redirectUri,
    insecure,
    fetch,
    patience = 5,
  } = options
  let discovered: Promise<Configuration> | undefined

  const discover = async () => {
    const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await import('openid-client')
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patience,
      execute: [enableNonRepudiationChecks, ...(insecure ? [allowInsecureRequests] : [])],
      ...(fetch && { [customFetch]: fetch }),
    })
  }
  const configuration = () => {
    discovered ??= discover().catch((error: unknown) => {
      // A failed fetch is tried again the next time: the issuer may have come back.
      discovered = undefined
      throw new SignOnProblem('unavailable', { cause: error })
    })
    return discovered
  }

  return {
    async addressFor({ state, nonce, verifier, locale }) {
      const { buildAuthorizationUrl } = await import('openid-client')
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ui_locales: languages[locale],
      }).href
    },

    async accountFrom(answer, secrets) {
      const found = await configuration()
      return exchange(found, new URL(`${redirectUri}?${answer}`), secrets).catch((error: Thrown) => {
        throw problemFrom(error)
      })
    },
  }
}

const exchange = async (
  found: Configuration,
  answer: URL,
  { state, nonce, verifier }: SignOnSecrets,
): Promise<GovernmentAccount> => {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const tokens = await authorizationCodeGrant(found, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claimed = tokens.claims()
  if (!claimed) throw new SignOnProblem('failed')
  const { iss, sub } = claimed
  const userInfo = found.serverMetadata().userinfo_endpoint && (await fetchUserInfo(found, tokens.access_token, sub))
  const { name, id_type, id_number, birthdate } = claims.parse({ ...claimed, ...userInfo })
  return { issuer: iss, subject: sub, name, idType: id_type, idNumber: id_number, birthDate: birthdate }
}
