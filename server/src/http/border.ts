import { isLocale, type Locale, Refusal, refusals } from '@palaestra/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from '../database/outage.ts'
import type { Clock } from '../ports/clock.ts'
import { sentenceAtField, sentenceOf } from '../sentences.ts'
import type { Settings } from '../settings.ts'
import { log } from './log.ts'
import { waitIn } from './waits.ts'

/** The language of the response: the header’s, else the query’s, else Chinese. */
export const localeOf = ({ headers, query }: FastifyRequest): Locale => {
  const asked = [headers['api-language'], (query as { _locale?: unknown })._locale]
  return asked.find(isLocale) ?? 'zh'
}

const brokenDown: Record<Locale, string> = {
  zh: '系統錯誤，請稍後再試',
  pt: 'Erro do sistema, tente mais tarde',
  en: 'System error, please try later',
}

/** Seconds after which a program that was answered 503 may try again. */
const retryAfter = 5

/** The envelope of a fault: nothing but a reference, which the log has too. */
export const faultEnvelope = (locale: Locale, reference: string) => ({
  code: -1,
  message: brokenDown[locale],
  reference,
})

const sendFault = (request: FastifyRequest, reply: FastifyReply, status: number) => {
  if (status === 503) reply.header('retry-after', retryAfter)
  return reply.code(status).send(faultEnvelope(localeOf(request), request.id))
}

/** The process has too much to do. Whatever watches it sees a fault; people read that it is busy, and programs wait. */
export class Overloaded extends Refusal {
  constructor() {
    super('busy')
  }
}

interface Saying {
  clock: Clock
  settings: Settings
}

const sendRefusal = (request: FastifyRequest, reply: FastifyReply, no: Refusal, { clock, settings }: Saying) => {
  const { refusal, fields, wait, work } = no
  log(request, { refusal })
  const locale = localeOf(request)
  const blamed = Object.entries(fields).map(([field, name]) => [
    field,
    sentenceAtField({ field, refusal: name }, locale, settings),
  ])
  const until = waitIn(locale, wait, { clock, timeZone: settings.timeZone })
  if (no instanceof Overloaded) reply.code(503).header('retry-after', retryAfter)
  return reply.send({
    code: refusals[refusal],
    message: `${sentenceOf(refusal, locale, settings)}${until}`,
    ...(blamed.length > 0 && { errors: Object.fromEntries(blamed) }),
    ...(wait !== undefined && { wait }),
    ...(work !== undefined && { work }),
  })
}

/**
 * The one place that turns an error into a response. A refusal is an ordinary response, so its status is 200: the
 * portal takes any other status for a breakdown and signs people out.
 */
export const border = (app: FastifyInstance, saying: Saying) => {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(request, reply, error, saying)
    const status = isOutage(error) ? 503 : (error.statusCode ?? 500)
    if (status >= 500) request.log.error(faultOf(error))
    return sendFault(request, reply, status)
  })
}

export const notFoundHandler = (app: FastifyInstance) =>
  app.setNotFoundHandler((request, reply) => sendFault(request, reply, 404))

/** The lines of a stack without its first, which repeats the message. */
const placesIn = ({ stack = '' }: Error) => stack.split('\n').filter((line) => line.startsWith('    at '))

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Only the kind of a fault and its place: the message of a database error can hold what a person wrote. `cause`: what
 * the system said to an adapter that puts it into its own words, such as ENOSPC for a full disk.
 */
export const faultOf = (error: Error) => ({
  fault: error.name,
  code: codeOf(error),
  cause: codeOf(error.cause),
  stack: placesIn(error),
})
