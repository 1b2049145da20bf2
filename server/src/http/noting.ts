import type { Call } from '@palaestra/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Whom } from './log.ts'

/** The end of a call. */
export interface Ended extends Whom {
  call: Call
  /** Empty for a call that succeeded. */
  refusal: string
  /** The network address. */
  address: string
}

const refusalOf = ({ told }: FastifyRequest, { statusCode }: FastifyReply) =>
  told?.refusal ?? (statusCode === 200 ? '' : String(statusCode))

/**
 * Reports how each call ended, as soon as its response is ready: otherwise a client that hangs up early would leave no
 * trace.
 */
export const noteSecurityEvents = (calls: FastifyInstance, note: (ended: Ended) => void) =>
  calls.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (call) note({ ...request.told, call, refusal: refusalOf(request, reply), address: request.ip })
  })
