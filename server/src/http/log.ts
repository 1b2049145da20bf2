import type { RefusalName } from '@palaestra/contract'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { secretPath } from './secretPath.ts'

/** The target of the log lines, instead of the standard output. */
export interface LogStream {
  write(line: string): void
}

/** Addresses with a secret as their last part: links in letters, and pictures for a minute. */
const secret = new RegExp(`^(${secretPath}|/api/desk/picture|/api/account/photo|/api/vbs/calendar)/.*`, 'is')

/** The longest path that is logged, in characters: ours are shorter. */
const longestPath = 200

/** However a path is written, it is compared in one spelling: a link may be mistyped, and still open something. */
const plain = (path: string) => {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    return path.replace(/\/{2,}/g, '/')
  }
}

/**
 * The part of an address that may be logged: the query has codes and hashes in it (T-124), a path may have a secret.
 */
const loggedPath = (url = '') => {
  const path = url.split('?')[0] ?? ''
  const masked = plain(path).replace(secret, '$1/-')
  return (masked === plain(path) ? path : masked).slice(0, longestPath)
}

/** The person that a call concerns: the principal, or the one whose name, number or link is tried. */
export interface Subject {
  member?: number
  staff?: number
}
/** Records the person as soon as it is known. It goes into the log only, never into the response. */
export type LogSubject = (subject: Subject) => void

declare module 'fastify' {
  interface FastifyRequest {
    /** Further facts for the log: the refusal, and the person concerned. */
    logged?: Subject & { refusal?: RefusalName }
  }
}

/**
 * Adds to the log line of this request and to the security log, so that an attack can be followed later (ASVS 16.3).
 */
export const log = (request: FastifyRequest, what: NonNullable<FastifyRequest['logged']>) => {
  request.logged = { ...request.logged, ...what }
}

/** One log line per request. */
export const logging = {
  redact: ['req.headers', '*.password', '*.idNumber', '*.mobile', '*.email', '*.code', '*.hash', '*.apikey'],
  serializers: { req: ({ method, url }: { method: string; url?: string }) => ({ method, path: loggedPath(url) }) },
} satisfies FastifyServerOptions['logger']
