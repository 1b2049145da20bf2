import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

export interface Overload {
  /** Average delay of the event loop between two looks, in milliseconds, from which on calls are turned away. */
  lateBy: number
  lookEvery: number
}

/** A delay of a second harms everybody: one more call would only make all others later. */
export const usualOverload: Overload = { lateBy: 1000, lookEvery: 1000 }

class Overloaded extends Error {
  readonly statusCode = 503
}

/** Turns away calls alone: monitoring must still reach the process, and pages cost nothing. */
export const overloadGuard = (calls: FastifyInstance, { lateBy, lookEvery }: Overload) =>
  calls.register(underPressure, {
    maxEventLoopDelay: lateBy,
    sampleInterval: lookEvery,
    customError: Overloaded,
  })
