import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../ports/clock.ts'
import { networkOf } from './network.ts'

/**
 * Requests a minute from one network address: documents, files and calls together. A school opens the portal at once,
 * so that it is only meant for machines; sessions and strangers have their own limits below it.
 */
export const usualFloodLimit = 6000
/** The part of it for calls of one session, and for calls without a session from one address. */
const shares = { session: 1 / 20, stranger: 1 / 20 }

/** The remaining count would only help those who try to stay just below the limit. */
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/**
 * The rate limit against machines that fetch without end, whatever it is; counted in memory, for each process. It is
 * asked before a body is read, so that what cannot be read, or leads nowhere, counts like the rest.
 */
export const floodGuard = async (app: FastifyInstance, limit: number) => {
  await app.register(rateLimit, {
    global: false,
    max: limit,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
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

/** Counts within each minute; at the next it starts anew. */
const counter = (clock: Clock, most: number) => {
  let minute = 0
  let counts = new Map<string, number>()
  return (whom: string) => {
    const now = Math.floor(clock.now().getTime() / 60_000)
    if (now !== minute) counts = new Map()
    minute = now
    const count = (counts.get(whom) ?? 0) + 1
    counts.set(whom, count)
    if (count > most) throw new Flood('too many calls in a minute')
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
  return (session: string | undefined, ip: string) => (session ? sessions(session) : strangers(networkOf(ip)))
}
