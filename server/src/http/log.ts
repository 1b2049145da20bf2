import type { RefusalName } from '@palaestra/contract'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { secretPath } from './secretPath.ts'

/** The target of the log lines, instead of the standard output. */
export interface LogStream {
  write(line: string): void
}

/** Addresses with a secret as their last part: links in letters, and pictures for a minute. */
const secret = new RegExp(`^(${secretPath}|/api/file|/api/desk/bureau_photo)/.*`)

/**
 * The part of an address that may be logged: the query has codes and hashes in it (T-124), a path may have a secret.
 */
const loggedPath = (url = '') => (url.split('?')[0] ?? '').replace(secret, '$1/-')

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
