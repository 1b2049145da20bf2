import type { RefusalName } from '@palaestra/contract'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { secretPath } from './secretPath.ts'

/** Where a line of the log goes, when not to the standard output. */
export interface LogStream {
  write(line: string): void
}

/** Addresses whose last part is a secret of its own: links in letters, and pictures for a minute. */
const secret = new RegExp(`^(${secretPath}|/api/file|/api/desk/bureau_photo)/.*`)

/** Of an address, what may be kept: no query, for codes and hashes travel in it (T-124), and no secret of a path. */
const loggedPath = (url = '') => (url.split('?')[0] ?? '').replace(secret, '$1/-')

/** Whom a call is about: who asks, or whose name, number or link somebody tries. */
export interface Whom {
  member?: number
  staff?: number
}
/** Says so, as soon as it is known. It is written down, and told to nobody who asks. */
export type About = (whom: Whom) => void

declare module 'fastify' {
  interface FastifyRequest {
    /** What is written down besides: which refusal was answered, and whom it was about. */
    told?: Whom & { refusal?: RefusalName }
  }
}

/** For the line of this request and for the security log, so that an attack can be followed later (ASVS 16.3). */
export const tell = (request: FastifyRequest, what: NonNullable<FastifyRequest['told']>) => {
  request.told = { ...request.told, ...what }
}

/** One line a request. */
export const logging = {
  redact: ['req.headers', '*.password', '*.idNumber', '*.mobile', '*.email', '*.code', '*.hash', '*.apikey'],
  serializers: { req: ({ method, url }: { method: string; url?: string }) => ({ method, path: loggedPath(url) }) },
} satisfies FastifyServerOptions['logger']
