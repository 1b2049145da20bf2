import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oidcSignOn } from '../adapters/signOn/oidc.ts'
import { oidcStaffSignOn } from '../adapters/staffSignOn/oidc.ts'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { signOnReturn } from '../features/government/government.routes.ts'
import { staffLogOutReturn, staffSignOnReturn } from '../features/staffSignOn/staffSignOn.desk.ts'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

interface Question {
  nonce: string
  issuer: string
  clientId: string
}
/** The errors of an issuer, by mistake or on purpose. Left out: an honest one. */
export interface Behaviour {
  /** Replaces claims of an honest token. */
  claims?: (question: Question) => Record<string, unknown>
  metadata?: Record<string, unknown>
  userinfo?: Record<string, unknown>
  /** Signs the token with an unpublished key, or not at all. */
  signature?: 'foreign' | 'none'
  /** Changes the response in the browser. */
  answer?: (answer: URLSearchParams) => void
  /** Simulates an outage: respond with this status, or time out. */
  status?: number
  silent?: boolean
  hangsUp?: boolean
}

/** An issuer on a port of its own, with faults chosen by the test: a real one cannot show them. */
const anIssuer = async (behaviour: Behaviour = {}) => {
  const [own, foreign] = [pair(), pair()]
  const asked: string[] = []
  const nonces = new Map<string, { nonce: string; challenge: string }>()
  let issuer = ''

  const token = ({ nonce, clientId }: { nonce: string; clientId: string }) => {
    const now = Math.floor(Date.now() / 1000)
    const honest = { iss: issuer, sub: 'somebody', aud: clientId, iat: now, exp: now + 60, nonce }
    const claims = { ...honest, ...behaviour.claims?.({ nonce, issuer, clientId }) }
    const { signature } = behaviour
    const head = { alg: signature === 'none' ? 'none' : 'ES256', kid: 'one' }
    const content = `${encoded(head)}.${encoded(claims)}`
    if (signature === 'none') return `${content}.`
    const key = createPrivateKey(
      (signature === 'foreign' ? foreign : own).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    )
    return `${content}.${sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
  }

  const answerTo = (path: string, form: URLSearchParams): [number, object] => {
    if (path === '/.well-known/openid-configuration')
      return [
        200,
        {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
          authorization_response_iss_parameter_supported: true,
          ...behaviour.metadata,
        },
      ]
    if (path === '/keys')
      return [200, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] }]
    if (path === '/userinfo') return [200, { sub: 'somebody', ...behaviour.userinfo }]
    const begun = nonces.get(form.get('code') ?? '')
    nonces.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (path !== '/token' || !begun || begun.challenge !== challenge) return [400, { error: 'invalid_grant' }]
    return [
      200,
      { access_token: 'access', token_type: 'bearer', id_token: token({ nonce: begun.nonce, clientId: 'portal' }) },
    ]
  }

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = (request.url ?? '').split('?')[0] ?? ''
    asked.push(path)
    if (behaviour.silent) return
    if (behaviour.hangsUp) return request.socket.destroy()
    const [status, body] = behaviour.status
      ? [behaviour.status, {}]
      : answerTo(path, new URLSearchParams(Buffer.concat(chunks).toString()))
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    /** The addresses of the issuer that the portal has asked for. */
    asked,
    behaviour,
    client: { issuer, clientId: 'portal', clientSecret: 'a secret of both' },
    /** The person agrees: returns the query with which the browser comes back. */
    agree(address: string) {
      const { searchParams } = new URL(address)
      const code = `code-${nonces.size + 1}-${Math.random()}`
      nonces.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
      })
      const answer = new URLSearchParams({ code, state: searchParams.get('state') ?? '', iss: issuer })
      behaviour.answer?.(answer)
      return answer
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/**
 * A portal with such an issuer. `insecure` allows an issuer without encryption, as this one is. `patience` is the usual
 * one, so that a slow machine causes no fault.
 */
export const portalWith = async (deps: Deps, behaviour: Behaviour, { insecure = true, patience = 30 } = {}) => {
  const issuer = await anIssuer(behaviour)
  const redirectUri = `${deps.origin}${signOnReturn}`
  const common = { ...issuer.client, insecure, patience }
  const signOn = oidcSignOn({ ...common, redirectUri })
  const { secondFactor, rolesClaim } = deps.settings.staffLogin
  const staffSignOn = oidcStaffSignOn({
    ...common,
    redirectUri: `${deps.origin}${staffSignOnReturn}`,
    logOutReturn: `${deps.origin}${staffLogOutReturn}`,
    contexts: secondFactor.acr,
    groupsClaim: rolesClaim,
  })
  const app = await buildApp({ ...deps, signOn, staffSignOn }, { strict: true })
  const close = async () => {
    await app.close()
    await issuer.close()
  }
  return { ...issuer, app, close }
}
