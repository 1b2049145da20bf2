import {
  type Call,
  type CallSpec,
  type Calls,
  check,
  constant,
  impliedRefusals,
  type Locale,
  type Received,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { after, type Clock } from '../ports/clock.ts'
import { readForm, refuseBrokenText } from './body.ts'
import { localeOf } from './border.ts'
import { type Cookie, cookieFor } from './cookie.ts'
import type { KnownSessions } from './flood.ts'
import { type LogSubject, log, type Subject } from './log.ts'
import { networkOf } from './network.ts'
import type { GatePrincipal, MemberPrincipal, Principals, RegistrationPrincipal, StaffPrincipal } from './principals.ts'
import { writerOf } from './written.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of this route. */
    call?: Call
  }
}

/** The facts that every handler knows of a request. */
export interface RequestContext {
  /** The language of the response. */
  locale: Locale
  /** The network address of the caller. */
  address: string
  /** The User-Agent of the browser. */
  device: string
  /** The browser’s cookie of a sign-on under way. */
  cookie: Cookie
  /** The cookie by which staff who have logged in with this browser know it again. */
  deskCookie: Cookie
  /** The browser’s cookie of a sign-on by work account under way. */
  deskSignOnCookie: Cookie
  /** Has the browser throw away what it keeps of our pages, also those that “back” would show. */
  clearCache: () => void
  /** The cookie by which accounts that have logged in with this browser know it again. */
  deviceCookie: Cookie
  /** Names the person that the call concerns, when it is somebody else than the principal. */
  logSubject: LogSubject
}
type Principal = {
  public: unknown
  member: MemberPrincipal
  staff: StaffPrincipal
  registration: RegistrationPrincipal
  gate: GatePrincipal
}
type HandlerInput<C extends CallSpec> = Received<C> & RequestContext & Principal[C['access']]
type Handlers<G extends Calls> = { [K in keyof G]: (input: HandlerInput<G[K]>) => Promise<Reply<G[K]>> }
export type Served = { call: Call; handler: (input: unknown) => Promise<unknown> }

/** Ties a feature’s calls to their handlers. A call without a handler does not compile. */
export const handlers = <G extends Calls>(calls: G, by: Handlers<G>): Served[] =>
  Object.entries(calls).map(([name, call]) => ({ call, handler: by[name] as Served['handler'] }))

const checked = (schema: z.ZodMiniType | undefined, given: unknown) => {
  if (!schema) return undefined
  const { value, problems } = check(schema, given)
  if (problems) throw new Refusal('invalid_input', problems)
  return value
}

/** In tests: a refusal that the contract does not announce is a fault of ours. */
const mustBeAnnounced = (call: Call, error: unknown) => {
  const silent =
    error instanceof Refusal && ![...impliedRefusals(call), ...(call.refuses ?? [])].includes(error.refusal)
  return silent ? new Error(`${call.path} does not announce ${error.refusal}`) : error
}

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name]
  return typeof value === 'string' && value.length <= 100 ? value : undefined
}

/** A GET carries its token only when its query says so (specification, section 7). */
const tokenOf = (request: FastifyRequest) => {
  const { useToken } = request.query as { useToken?: unknown }
  return request.method === 'GET' && useToken !== '1' ? undefined : headerOf(request, 'apikey')
}

const identify = async (call: Call, request: FastifyRequest, principals: Principals, clock: Clock) => {
  if (call.access === 'public') return {}
  if (call.access === 'registration') {
    const token = headerOf(request, 'registration')
    const principal = token && (await principals.registration(token))
    if (!principal) throw new Refusal('registration_ended')
    return principal
  }
  if (call.access === 'gate') {
    // No browser sends it by itself, so a GET needs no word for it.
    const key = headerOf(request, 'apikey')
    const principal = key && (await principals.gate(key))
    if (!principal) throw new Refusal('gate_unknown')
    return principal
  }
  const token = tokenOf(request)
  if (call.access === 'staff') {
    const principal = token && (await principals.staff(token))
    if (!principal) throw new Refusal('signed_out')
    log(request, { staff: principal.staffId })
    if (principal.stage === 'enrolment' && !call.duringEnrolment) throw new Refusal('factor_needed')
    if (call.permission && !principal.permissions.includes(call.permission)) throw new Refusal('not_allowed')
    return principal
  }
  const principal = token && (await principals.member(token))
  if (principal) log(request, { member: principal.memberId })
  // A session handed to a service opens only the calls that name this service.
  if (!principal || (principal.service && !call.services?.includes(principal.service))) throw new Refusal('signed_out')
  if (principal.termsOwed && !call.beforeTerms) throw new Refusal('terms_changed')
  if (call.freshProof && principal.provedAt < after(clock.now(), -constant.proofMinutes * 60))
    throw await principals.proofMissing(principal.memberId)
  return principal
}

/** The body, with what stands at the end of the path in place of a property. */
const withPathEnd = ({ endsPath }: Call, request: FastifyRequest, body: unknown) => {
  const { end } = request.params as { end?: string }
  return endsPath === undefined || end === undefined ? body : { ...(body as object | null), [endsPath]: end }
}

/** The longest part of a User-Agent that is read, in characters. */
const longestDevice = 400

/** The key of a principal’s session; undefined for strangers. */
const sessionOf = ({ access }: Call, principal: object) => {
  if ('sessionId' in principal) return `${access} ${principal.sessionId}`
  if ('gateId' in principal) return `${access} ${principal.gateId}`
  return 'registrationId' in principal ? `${access} ${principal.registrationId}` : undefined
}

interface Rooms {
  principals: Principals
  clock: Clock
  /** Counts one more call of a session, or of a stranger at this address; throws when it is too many. */
  guard: (session: string | undefined, ip: string) => void
  /** The sessions that calls have proved lately. */
  known: KnownSessions
  /** In tests: a refusal that the contract does not announce is a fault. */
  strict: boolean
  /** The address at which people reach the portal. */
  origin: string
}

/** Makes a route under `/api` of each call: finds the principal, checks the request, sends the reply. */
export const serve = (app: FastifyInstance, served: Served[], rooms: Rooms) => {
  const { principals, clock, guard, known, strict, origin } = rooms
  const [signOnOf, deviceOf] = [cookieFor(origin, 'sign-on'), cookieFor(origin, 'device')]
  const [deskOf, deskSignOnOf] = [cookieFor(origin, 'desk'), cookieFor(origin, 'desk-sign-on')]
  const count = (request: FastifyRequest, session?: string) => {
    request.countedAsCall = true
    guard(session, request.ip)
  }
  const routes = served.flatMap(({ call, handler }) => {
    const url = `/api${call.path}`
    return [url, ...(call.endsPath === undefined ? [] : [`${url}/:end`])].map((url) => ({ url, call, handler }))
  })
  for (const { url, call, handler } of routes) {
    const write = call.kept && writerOf(call.reply)
    app.route({
      method: call.method,
      url,
      config: { call },
      ...(call.largestBody !== undefined && { bodyLimit: call.largestBody }),
      // What could not be read never reached the handler. The error goes on to the border.
      errorHandler: (error, request) => {
        if (!request.countedAsCall) count(request)
        throw error
      },
      handler: async (request, reply) => {
        const principal = await identify(call, request, principals, clock).catch((error: unknown) => {
          count(request)
          throw error
        })
        const session = sessionOf(call, principal)
        const token = headerOf(request, 'apikey')
        if (session && token) known.note(token, session)
        if (!call.kept) count(request, session)
        // The browser stores only the token, so it cannot know its age.
        if ('renew' in principal && principal.renew) reply.header('renew-apikey', '1')
        const sent = call.sentAs === 'form' ? await readForm(request, call.largestFile) : request.body
        const body = withPathEnd(call, request, sent)
        refuseBrokenText(body)
        refuseBrokenText(request.query)
        const input = {
          ...principal,
          locale: localeOf(request),
          address: networkOf(request.ip),
          device: (request.headers['user-agent'] ?? '').slice(0, longestDevice),
          cookie: signOnOf(request, reply),
          deviceCookie: deviceOf(request, reply),
          deskCookie: deskOf(request, reply),
          deskSignOnCookie: deskSignOnOf(request, reply),
          clearCache: () => void reply.header('clear-site-data', '"cache"'),
          logSubject: (subject: Subject) => log(request, subject),
          query: checked(call.query, request.query),
          body: checked(call.body, body),
        }
        const data = await handler(input).catch((error: unknown) => {
          throw strict ? mustBeAnnounced(call, error) : error
        })
        if (write) return reply.type('application/json; charset=utf-8').send(write(data))
        // The schema cuts off unknown keys, so a column cannot leak.
        return { code: 0, data: call.reply.parse(data) }
      },
    })
  }
}
