import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLocale, type Locale } from '@palaestra/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { JWK, Provider } from 'oidc-provider'
import type { CustomFetch } from 'openid-client'
import type { Db } from '../../database/database.ts'
import { governmentAccounts } from '../../demonstration/governmentAccounts.ts'
import { contextOf, methodsOf, workAccounts } from '../../demonstration/workAccounts.ts'
import { sandboxPolicy } from '../../http/sandboxPage.ts'
import type { Keys } from '../../keys.ts'
import type { Issuer } from './relyingParty.ts'
import { failurePage, leavePage, peoplePage, staffPage } from './sandboxPage.ts'
import { keptKey, sandboxStore } from './sandboxStore.ts'

const path = '/dev/sign-on'

interface Surroundings {
  db: Db
  keys: Keys
  /** The portal’s address: the issuer is below it. */
  origin: string
  redirectUri: string
  /** The return addresses of the desk: after signing in, and after logging out. */
  staff: { redirectUri: string; logOutReturn: string }
}

const citizenOf = (subject: string) => governmentAccounts.find((account) => account.subject === subject)
const colleagueOf = (subject: string) => workAccounts.find((account) => account.subject === subject)

/** Seconds: as long as a session at the desk, so that a logout there finds what it ends. */
const longestSession = 12 * 3600

const newKey = async (): Promise<JWK> => ({
  ...(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK),
  alg: 'ES256',
  use: 'sig',
})

const localeFrom = (asked: unknown): Locale => {
  const first = String(asked ?? '').slice(0, 2)
  return isLocale(first) ? first : 'zh'
}

/** A certified issuer of OpenID Connect with made-up accounts. Anybody can sign in as anybody: only for development. */
const provider = async (
  { db, keys, origin, redirectUri, staff }: Surroundings,
  { client, staffClient }: Record<'client' | 'staffClient', Issuer>,
): Promise<Provider> => {
  const { Provider } = await import('oidc-provider')
  return new Provider(client.issuer, {
    adapter: sandboxStore(db),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        client_name: 'Palaestra',
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
      {
        client_id: staffClient.clientId,
        client_secret: staffClient.clientSecret,
        client_name: 'Palaestra desk',
        redirect_uris: [staff.redirectUri],
        post_logout_redirect_uris: [staff.logOutReturn],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [await keptKey(db, newKey)] },
    cookies: {
      keys: [keys.keyFor('sandbox cookies').toString('base64url')],
      names: { session: 'sandbox', interaction: 'sandbox-interaction', resume: 'sandbox-resume' },
      long: { path },
      short: { path },
    },
    // These claims are given only for the access token, as large issuers do.
    claims: { openid: ['sub', 'acr', 'amr'], profile: ['name', 'birthdate', 'id_type', 'id_number', 'groups'] },
    scopes: ['openid', 'profile'],
    acrValues: [contextOf({ secondFactor: true })],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          ctx.body = leavePage(form, localeFrom(ctx.oidc.params?.['ui_locales']))
        },
      },
    },
    interactions: { url: (_, { uid }) => `${path}/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: longestSession },
    findAccount: (_, subject) => {
      const colleague = colleagueOf(subject)
      if (colleague) {
        const { name, groups } = colleague
        return { accountId: subject, claims: () => ({ sub: subject, name, groups }) }
      }
      const account = citizenOf(subject)
      if (!account) return undefined
      const { name, birthDate, idType, idNumber } = account
      return {
        accountId: subject,
        claims: () => ({ sub: subject, name, birthdate: birthDate, id_type: idType, id_number: idNumber }),
      }
    },
    // The page that offers the accounts already says what the portal will learn; a second question would ask the same.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
    renderError(ctx, { error, error_description }) {
      ctx.type = 'html'
      ctx.body = failurePage(`${error}: ${error_description}`, origin)
    },
  })
}

/** What the issuer notes of a choice; citizens sign in at the portal alone, colleagues at the desk alone. */
const loginOf = (subject: string, forDesk: boolean) => {
  const colleague = forDesk ? colleagueOf(subject) : undefined
  if (colleague) return { accountId: subject, remember: false, amr: methodsOf(colleague), acr: contextOf(colleague) }
  return !forDesk && citizenOf(subject) ? { accountId: subject, remember: false } : undefined
}

/**
 * The sandbox in place of the government’s sign-on and of the authority’s own accounts: a real issuer with real metadata, keys and tokens inside this
 * server, and pages on which one chooses an account. It is made at the first use: a portal whose members log in
 * otherwise carries none of it.
 */
export const signOnSandbox = (surroundings: Surroundings) => {
  const { origin, keys } = surroundings
  const issuer = `${origin}${path}`
  const client = {
    issuer,
    clientId: 'palaestra',
    clientSecret: keys.keyFor('sandbox client').toString('base64url'),
  }
  const staffClient = {
    issuer,
    clientId: 'palaestra-desk',
    clientSecret: keys.keyFor('sandbox desk client').toString('base64url'),
  }
  let made: Promise<Provider> | undefined
  const theProvider = () => (made ??= provider(surroundings, { client, staffClient }))
  let server: FastifyInstance | undefined

  /** Our own issuer is reached without the network: it cannot know the address of its own server. */
  const fetch: CustomFetch = async (url, { method, headers, body }) => {
    const answer = await server?.inject({
      method: method as 'GET' | 'POST',
      url: url.slice(origin.length),
      headers,
      ...(body ? { payload: String(body) } : {}),
    })
    if (!answer) throw new TypeError('the sandbox is not mounted')
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    })
  }

  /**
   * Pins the issuer to its own origin, whatever the request says of its host. It also drops the sandbox’s cookies:
   * people try the portal as several persons, so nobody stays signed in from the last time. A logout alone needs them.
   */
  const pinned = ({ raw }: { raw: IncomingMessage }) => {
    const { host, protocol } = new URL(origin)
    Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) })
    delete raw.headers['x-forwarded-host']
    if (!raw.url?.startsWith(`${path}/session/`))
      raw.headers.cookie = raw.headers.cookie?.replace(/(^|; *)sandbox(\.sig)?=[^;]*/g, '')
    return raw
  }
  /** The library answers by itself, so it takes along what Fastify would have sent. */
  const withHeaders = (reply: FastifyReply) => {
    for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value)
    return reply.raw
  }

  const mount = (app: FastifyInstance) => {
    server = app
    app.register(async (sandbox) => {
      // The library reads bodies by itself; our own forms have none.
      sandbox.removeAllContentTypeParsers()
      sandbox.addContentTypeParser('*', (_request, _payload, done) => done(null))
      sandbox.addHook('onRequest', async (_, reply) => {
        reply.header('content-security-policy', sandboxPolicy).header('cache-control', 'no-store')
      })

      type Chosen = { Params: { uid: string; subject: string } }
      sandbox.get(`${path}/interaction/:uid`, async (request, reply) => {
        const { params, uid } = await (await theProvider()).interactionDetails(pinned(request), reply.raw)
        const address = `${path}/interaction/${uid}`
        const locale = localeFrom(params['ui_locales'])
        const forDesk = params['client_id'] === staffClient.clientId
        const page = forDesk
          ? staffPage(workAccounts, address, locale)
          : peoplePage(governmentAccounts, address, locale)
        return reply.type('text/html; charset=utf-8').send(page)
      })
      sandbox.post<Chosen>(`${path}/interaction/:uid/:subject`, async (request, reply) => {
        const provider = await theProvider()
        const { params } = await provider.interactionDetails(pinned(request), reply.raw)
        const login = loginOf(request.params.subject, params['client_id'] === staffClient.clientId)
        const result = login ? { login } : { error: 'access_denied', error_description: 'cancelled' }
        return reply.redirect(await provider.interactionResult(pinned(request), reply.raw, result), 303)
      })
      sandbox.all(`${path}/*`, async (request, reply) => {
        const provider = await theProvider()
        reply.hijack()
        const raw = pinned(request)
        Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(path.length) })
        await provider.callback()(raw, withHeaders(reply))
      })
      sandbox.setErrorHandler((_, __, reply) =>
        reply.code(400).type('text/html; charset=utf-8').send(failurePage('invalid_request', origin)),
      )
    })
  }

  return { client, staffClient, fetch, mount }
}
