import { isLocale, type Locale, Refusal, refusals } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences/all'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tell } from './log.ts'

/** The language in which this request is to be answered: the header’s, else the query’s, else Chinese. */
export const localeOf = ({ headers, query }: FastifyRequest): Locale => {
  const asked = [headers['api-language'], (query as { _locale?: unknown })._locale]
  return asked.find(isLocale) ?? 'zh'
}

const brokenDown: Record<Locale, string> = {
  zh: '系統錯誤，請稍後再試',
  pt: 'Erro do sistema, tente mais tarde',
  en: 'System error, please try later',
}

/** Nothing of a fault reaches the caller but a reference that the log has too. */
const answerFault = (request: FastifyRequest, reply: FastifyReply, status: number) =>
  reply.code(status).send({ code: -1, message: brokenDown[localeOf(request)], reference: request.id })

const answerRefusal = (request: FastifyRequest, reply: FastifyReply, { refusal, fields, wait }: Refusal) => {
  tell(request, { refusal })
  const say = sentences[localeOf(request)]
  const blamed = Object.entries(fields).map(([field, name]) => [field, say[name]])
  return reply.code(200).send({
    code: refusals[refusal],
    message: say[refusal],
    ...(blamed.length > 0 && { errors: Object.fromEntries(blamed) }),
    ...(wait !== undefined && { wait }),
  })
}

/**
 * The one place where an error becomes an answer. A refusal is an ordinary answer and so has status 200: the portal
 * takes anything else for a breakdown and signs people out.
 */
export const border = (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return answerRefusal(request, reply, error)
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(faultOf(error))
    return answerFault(request, reply, status)
  })
}

/** What is not there is counted like any other request: asking for nothing must not be the way around the guard. */
export const notFoundHandler = (app: FastifyInstance) =>
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => answerFault(request, reply, 404))

/** The lines of a stack without its first, which repeats the message. */
const placesIn = ({ stack = '' }: Error) => stack.split('\n').filter((line) => line.startsWith('    at '))

/** Only the kind of fault and where it happened: the message of a database error can hold what a person wrote. */
export const faultOf = (error: Error & { code?: string }) => ({
  fault: error.name,
  code: error.code,
  stack: placesIn(error),
})
