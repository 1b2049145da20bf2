import type { Call } from '@palaestra/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Subject } from './log.ts'

/** The end of a call. */
export interface SecurityEvent extends Subject {
  call: Call
  /** Empty for a call that succeeded. */
  refusal: string
  /** The network address. */
  address: string
}

const refusalOf = ({ logged }: FastifyRequest, { statusCode }: FastifyReply) =>
  logged?.refusal ?? (statusCode === 200 ? '' : String(statusCode))

/**
 * Reports how each call ended, as soon as its response is ready: otherwise a client that hangs up early would leave no
 * trace.
 */
export const onSecurityEvent = (calls: FastifyInstance, note: (event: SecurityEvent) => void) =>
  calls.addHook('onSend', (request, reply, _payload, done) => {
    const { call } = request.routeOptions.config
    if (call) note({ ...request.logged, call, refusal: refusalOf(request, reply), address: request.ip })
    done()
  })
