import type { Call } from '@palaestra/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Whom } from './log.ts'

/** How a call ended. */
export interface Ended extends Whom {
  call: Call
  /** Empty where it succeeded. */
  refusal: string
  /** The address of the network. */
  address: string
}

const refusalOf = ({ told }: FastifyRequest, { statusCode }: FastifyReply) =>
  told?.refusal ?? (statusCode === 200 ? '' : String(statusCode))

/**
 * Tells how each call ended, when its answer is ready and not when it has arrived: who hangs up before it would
 * otherwise leave no trace.
 */
export const noteSecurityEvents = (calls: FastifyInstance, note: (ended: Ended) => void) =>
  calls.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (call) note({ ...request.told, call, refusal: refusalOf(request, reply), address: request.ip })
  })
