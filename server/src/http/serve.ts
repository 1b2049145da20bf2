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
import type { MemberAsker } from '../features/session/token.service.ts'
import type { StaffAsker } from '../features/staff/staffSession.service.ts'
import { after, type Clock } from '../ports/clock.ts'
import { readForm, refuseBrokenText } from './body.ts'
import { localeOf } from './border.ts'
import { type Cookie, cookieFor } from './cookie.ts'
import { type About, tell, type Whom } from './log.ts'
import { networkOf } from './network.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where the route answers a call. */
    call?: Call
  }
}

export interface RegistrationAsker {
  registrationId: number
}

/** Who stands behind a token, for each kind of access. */
export interface Askers {
  member: (token: string) => Promise<MemberAsker | undefined>
  staff: (token: string) => Promise<StaffAsker | undefined>
  registration: (token: string) => Promise<RegistrationAsker | undefined>
}

/** What every handler knows of a request. */
interface From {
  /** The language to answer in. */
  locale: Locale
  /** The address of the network that it came from. */
  address: string
  /** What the browser says of itself. */
  device: string
  /** The browser’s cookie. */
  cookie: Cookie
  /** Says whom the call is about, where that is not who asks. */
  about: About
}
type Asker = { public: unknown; member: MemberAsker; staff: StaffAsker; registration: RegistrationAsker }
type Asked<C extends CallSpec> = Received<C> & From & Asker[C['access']]
type Answers<G extends Calls> = { [K in keyof G]: (asked: Asked<G[K]>) => Promise<Reply<G[K]>> }
export type Served = { call: Call; answer: (asked: unknown) => Promise<unknown> }

/** Ties a feature’s calls to the functions that answer them. A call without an answer does not compile. */
export const answers = <G extends Calls>(calls: G, by: Answers<G>): Served[] =>
  Object.entries(calls).map(([name, call]) => ({ call, answer: by[name] as Served['answer'] }))

const checked = (schema: z.ZodMiniType | undefined, given: unknown) => {
  if (!schema) return undefined
  const { value, problems } = check(schema, given)
  if (problems) throw new Refusal('invalid_input', problems)
  return value
}

/** In tests, saying a no that the contract does not announce is a fault of ours. */
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

const identify = async (call: Call, request: FastifyRequest, askers: Askers, clock: Clock) => {
  if (call.access === 'public') return {}
  if (call.access === 'registration') {
    const token = headerOf(request, 'registration')
    const asker = token && (await askers.registration(token))
    if (!asker) throw new Refusal('registration_ended')
    return asker
  }
  const token = tokenOf(request)
  if (call.access === 'staff') {
    const asker = token && (await askers.staff(token))
    if (!asker) throw new Refusal('signed_out')
    tell(request, { staff: asker.staffId })
    if (call.permission && !asker.permissions.includes(call.permission)) throw new Refusal('not_allowed')
    return asker
  }
  const asker = token && (await askers.member(token))
  if (asker) tell(request, { member: asker.memberId })
  // A session that was handed to a service opens what names that service, and nothing else.
  if (!asker || (asker.service && !call.services?.includes(asker.service))) throw new Refusal('signed_out')
  if (call.freshProof && asker.provedAt < after(clock.now(), -constant.proofMinutes * 60))
    throw new Refusal('proof_needed')
  return asker
}

/** Letters of a User-Agent that are looked at. */
const longestDevice = 400

/** What tells one who has shown who they are from all others. */
const sessionOf = ({ access }: Call, asker: object) => {
  if ('sessionId' in asker) return `${access} ${asker.sessionId}`
  return 'registrationId' in asker ? `${access} ${asker.registrationId}` : undefined
}

interface Rooms {
  askers: Askers
  clock: Clock
  /** Counts one more call of a session, or of a stranger at this address; throws when it is too many. */
  guard: (session: string | undefined, ip: string) => void
  /** In tests: a refusal that the contract does not announce is a fault. */
  strict: boolean
  /** Where the portal is reached. */
  origin: string
}

/** A call becomes a route under `/api`: who asks, what was given, what is answered. */
export const serve = (app: FastifyInstance, served: Served[], rooms: Rooms) => {
  const { askers, clock, guard, strict, origin } = rooms
  const cookieOf = cookieFor(origin)
  for (const { call, answer } of served)
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      config: { call },
      handler: async (request, reply) => {
        const asker = await identify(call, request, askers, clock).catch((error: unknown) => {
          guard(undefined, request.ip)
          throw error
        })
        guard(sessionOf(call, asker), request.ip)
        // The browser does not know how old its token is: it keeps nothing beside it.
        if ('renew' in asker && asker.renew) reply.header('renew-apikey', '1')
        const body = call.sentAs === 'form' ? await readForm(request) : request.body
        refuseBrokenText(body)
        refuseBrokenText(request.query)
        const asked = {
          ...asker,
          locale: localeOf(request),
          address: networkOf(request.ip),
          device: (request.headers['user-agent'] ?? '').slice(0, longestDevice),
          cookie: cookieOf(request, reply),
          about: (whom: Whom) => tell(request, whom),
          query: checked(call.query, request.query),
          body: checked(call.body, body),
        }
        const data = await answer(asked).catch((error: unknown) => {
          throw strict ? mustBeAnnounced(call, error) : error
        })
        // Unknown keys are cut off, so a column cannot leak.
        return { code: 0, data: call.reply.parse(data) }
      },
    })
}
