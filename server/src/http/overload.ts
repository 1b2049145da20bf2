import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

export interface Overload {
  /** Milliseconds by which everything is late, on average between two looks, before calls are turned away. */
  lateBy: number
  lookEvery: number
}

/** A second late is lost time for everybody: a call that comes then would only make all others later. */
export const usualOverload: Overload = { lateBy: 1000, lookEvery: 1000 }

class Overloaded extends Error {
  readonly statusCode = 503
}

/** Calls alone: whoever watches the process must still reach it, and pages cost nothing. */
export const overloadGuard = (calls: FastifyInstance, { lateBy, lookEvery }: Overload) =>
  calls.register(underPressure, {
    maxEventLoopDelay: lateBy,
    sampleInterval: lookEvery,
    customError: Overloaded,
  })
