import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Overloaded } from './border.ts'
import type { Started } from './health.ts'

export interface Overload {
  /** Average delay of the event loop between two looks, in milliseconds, from which on calls are turned away. */
  lateBy: number
  lookEvery: number
}

/** A delay of a second harms everybody: one more call would only make all others later. */
export const usualOverload: Overload = { lateBy: 1000, lookEvery: 1000 }

/**
 * Turns away calls alone: monitoring must still reach the process, and pages cost nothing. A start makes everything
 * late by itself: a look that saw some of it turns nobody away.
 *
 * @param started as in `Watched`
 */
export const overloadGuard = (calls: FastifyInstance, started: Started, { lateBy, lookEvery }: Overload) => {
  const sawTheStart = () => performance.now() < (started() ?? Number.POSITIVE_INFINITY) + 2 * lookEvery
  return calls.register(underPressure, {
    maxEventLoopDelay: lateBy,
    sampleInterval: lookEvery,
    pressureHandler: async () => {
      if (!sawTheStart()) throw new Overloaded()
    },
  })
}
