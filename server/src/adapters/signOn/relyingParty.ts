import { createHash } from 'node:crypto'
import type { Locale } from '@palaestra/contract'
import type { Configuration, CustomFetch, IDToken, UserInfoResponse } from 'openid-client'
import { SignOnProblem, type SignOnSecrets } from '../../ports/signOn.ts'

export interface Issuer {
  /** Exactly as the issuer names itself in its metadata and its tokens. */
  issuer: string
  clientId: string
  clientSecret: string
  scope?: string
}
export interface RelyingPartyOptions extends Issuer {
  /** The return address registered with the issuer; never taken from a request. */
  redirectUri: string
  /** Allows an issuer without encryption; only for development. */
  insecure?: boolean
  /** Replaces the network: how requests reach the issuer. */
  fetch?: CustomFetch
  /** Seconds without a response after which the issuer counts as unavailable. */
  patience?: number
}

/** What an issuer has said of somebody: the signed token, and what it tells for the access token. */
export interface Said {
  token: IDToken
  userInfo: UserInfoResponse | undefined
}

const languages: Record<Locale, string> = { zh: 'zh-Hant-MO zh', pt: 'pt-PT pt', en: 'en' }

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
 * Our side of OpenID Connect, at any issuer: authorization code with PKCE, state and nonce; issuer, audience, time and
 * signature of the token are checked (T-23; ASVS 10.5). The metadata are fetched at the first use: the portal starts,
 * and all other ways in work, while the issuer is unavailable.
 */
export const relyingParty = (options: RelyingPartyOptions) => {
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
    /**
     * The address to which the browser has to go; `more` are parameters of this use alone.
     * @throws SignOnProblem `unavailable`
     */
    async addressFor(
      { state, nonce, verifier, locale }: SignOnSecrets & { locale: Locale },
      more: Record<string, string> = {},
    ) {
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
        ...more,
      }).href
    },

    /** What the issuer says, by the query with which the browser came back. @throws SignOnProblem */
    async exchange(answer: URLSearchParams, secrets: SignOnSecrets): Promise<Said> {
      const found = await configuration()
      return exchange(found, new URL(`${redirectUri}?${answer}`), secrets).catch((error: Thrown) => {
        throw problemFrom(error)
      })
    },

    /**
     * Where a logout goes on to at the issuer, and from there to `returnTo` (RP-initiated logout). Nothing, where the
     * issuer has no such page. Without the token: an address is no place for what a token says.
     * @throws SignOnProblem `unavailable`
     */
    async logOutAddress(returnTo: string, locale: Locale) {
      const found = await configuration()
      if (!found.serverMetadata().end_session_endpoint) return undefined
      const { buildEndSessionUrl } = await import('openid-client')
      return buildEndSessionUrl(found, { post_logout_redirect_uri: returnTo, ui_locales: languages[locale] }).href
    },
  }
}

const exchange = async (
  found: Configuration,
  answer: URL,
  { state, nonce, verifier }: SignOnSecrets,
): Promise<Said> => {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const tokens = await authorizationCodeGrant(found, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const token = tokens.claims()
  if (!token) throw new SignOnProblem('failed')
  const tells = found.serverMetadata().userinfo_endpoint !== undefined
  return { token, userInfo: tells ? await fetchUserInfo(found, tokens.access_token, token.sub) : undefined }
}
