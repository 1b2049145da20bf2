import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../ports/clock.ts'
import { networkOf } from './network.ts'

/**
 * Requests a minute from one network address: documents, files and calls together. A school opens the portal at once,
 * so that it is only meant for machines; sessions and strangers have their own limits below it. What comes with a
 * session that is known counts for this session and not for the address: thousands of telephones share one.
 */
export const usualFloodLimit = 6000
/** The part of it for all requests of one session, for its calls, and for calls without a session from one address. */
const shares = { requests: 1 / 10, session: 1 / 20, stranger: 1 / 20 }
/** The part of it for the calls of one gate in a second: ten. */
const gateShare = 1 / 600

/** The remaining count would only help those who try to stay just below the limit. */
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** Minutes for which a session is known again, and how many sessions are. */
const [knownMinutes, mostKnown] = [15, 100_000]

/**
 * The sessions that calls have proved lately, in this process, by their tokens. Nothing is opened by it: it says for whom
 * a request counts before anybody asks the database. A made-up token is nobody’s.
 */
export const knownSessions = (clock: Clock) => {
  const known = new Map<string, { session: string; since: number }>()
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64')
  return {
    /** Notes whose token it is, once that is proved. */
    note(token: string, session: string) {
      const key = keyOf(token)
      known.delete(key)
      known.set(key, { session, since: clock.now().getTime() })
      const [oldest] = known.keys()
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    },
    /** The session of a request; undefined where it has none that is known. */
    of({ headers }: Pick<FastifyRequest, 'headers'>) {
      const { apikey } = headers
      if (typeof apikey !== 'string' || apikey === '' || apikey.length > 100) return undefined
      const found = known.get(keyOf(apikey))
      const age = found ? clock.now().getTime() - found.since : Number.POSITIVE_INFINITY
      return age < knownMinutes * 60_000 ? found?.session : undefined
    },
  }
}
export type KnownSessions = ReturnType<typeof knownSessions>

const ofSession = 'session '

/**
 * The rate limit against machines that fetch without end, whatever it is; counted in memory, for each process. It is
 * asked before a body is read, so that what cannot be read, or leads nowhere, counts like the rest.
 */
export const floodGuard = async (app: FastifyInstance, limit: number, known: KnownSessions) => {
  await app.register(rateLimit, {
    global: false,
    max: (_, key) => (key.startsWith(ofSession) ? Math.ceil(limit * shares.requests) : limit),
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const session = known.of(request)
      return session === undefined ? networkOf(request.ip) : `${ofSession}${session}`
    },
    cache: mostKnown,
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  })
  const count = app.rateLimit()
  app.addHook('onRequest', async function (request, reply) {
    if (!request.routeOptions.config.uncounted) await count.call(this, request, reply)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For addresses that whoever balances or watches asks often: a 429 would say that the process is not there. */
    uncounted?: true
  }
  interface FastifyRequest {
    /** Set as soon as the narrower limit of calls has counted the request. */
    countedAsCall?: true
  }
}

/** Too many calls: answered 429, like any other flood. */
export class Flood extends Error {
  readonly statusCode = 429
}

/** Counts within each minute, or another time; at the next it starts anew. */
const counter = (clock: Clock, most: number, milliseconds = 60_000) => {
  let time = 0
  let counts = new Map<string, number>()
  return (whom: string) => {
    const now = Math.floor(clock.now().getTime() / milliseconds)
    if (now !== time) counts = new Map()
    time = now
    const count = (counts.get(whom) ?? 0) + 1
    counts.set(whom, count)
    if (count > most) throw new Flood('too many calls at once')
  }
}

/**
 * The narrower rate limit of calls. Each session counts by itself, so that a school behind one address is not one
 * principal. A made-up token counts for its address: otherwise everybody would make up another one each time.
 *
 * @throws Flood
 */
export const callGuard = (clock: Clock, limit: number) => {
  const sessions = counter(clock, Math.ceil(limit * shares.session))
  const strangers = counter(clock, Math.ceil(limit * shares.stranger))
  const gates = counter(clock, Math.ceil(limit * gateShare), 1000)
  return (session: string | undefined, ip: string) => {
    if (session?.startsWith('gate ')) gates(session)
    else if (session) sessions(session)
    else strangers(networkOf(ip))
  }
}

/**
 * So many pages of open data a minute for one address, in each process: a page of hundreds of things is a tenth of a second
 * of work, and a harvester is asked to wait eight between two.
 */
const pagesAMinute = 120

/** The rate limit of open data, which needs no session. @throws Flood */
export const feedGuard = (clock: Clock) => {
  const harvesters = counter(clock, pagesAMinute)
  return (ip: string) => harvesters(networkOf(ip))
}
