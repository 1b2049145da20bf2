import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** The few inline parts of the documents, by their hashes; the builds write them down in `csp.json`. */
export interface Hashes {
  scripts: string[]
  styles: string[]
}

interface Page extends Hashes {
  /** The one script that a page of the portal names at run time: the worker of the kept card, by a policy of this name. */
  worker?: 'service-worker' | undefined
}

/** By this a policy lets an inline style sheet pass. */
export const styleHash = (sheet: string) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

/** The permissions of our pages in the browser (design: security, 5.2). Everything left out is forbidden. */
export const pagePolicy = ({ scripts, styles, worker }: Page, production: boolean) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    // Forms go by fetch. A form before hydration must not put a password into an address.
    "form-action 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${worker ?? "'none'"}`,
    ...(production ? ['upgrade-insecure-requests'] : []),
  ].join(';')

const twoYears = 63_072_000
/** The camera is for the face check; all else is off. */
const permissions = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'

/** What helmet sets. It is asked once: for each request it would write the same headers anew, one by one. */
const headersOf = (options: HelmetOptions) => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => {})
  return response.getHeaders()
}

/** Headers of every response. A response that is no page of ours may load and run nothing at all. */
export const headersOfAll = ({ production }: { production: boolean }) => ({
  ...headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
      },
    },
    // A browser may be told to insist on HTTPS only where there is a certificate.
    strictTransportSecurity: production && { maxAge: twoYears, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  }),
  'permissions-policy': permissions,
})

export const securityHeaders = (app: FastifyInstance, mode: { production: boolean }) => {
  const headers = headersOfAll(mode)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}
