import { isLocale, type Locale } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'

type Query = Record<string, string | string[] | undefined>

/** The query as it came, with another language in it. Every part is encoded anew, so none of it can become a host. */
const withQuery = (path: string, query: Query, locale?: Locale) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (typeof value === 'string') search.set(name, value)
  if (locale) search.set('_locale', locale)
  return search.size > 0 ? `${path}?${search}` : path
}

export const localeOf = ({ _locale }: Query): Locale | undefined => (isLocale(_locale) ? _locale : undefined)

/** Redirects (R02, R03, R13). Their targets are written here, never taken from a request. */
export const oldAddresses = (app: FastifyInstance) => {
  app.get<{ Querystring: Query }>('/', ({ query }, reply) => reply.redirect(withQuery('/zh/', query)))
  app.get<{ Querystring: Query }>('/ams/login/index', ({ query }, reply) =>
    reply.redirect(withQuery('/ams/login', query)),
  )
  for (const locale of ['zh', 'pt', 'en'] as const)
    for (const path of [`/${locale}`, `/${locale}/`, `/${locale}/online/login`])
      app.get<{ Querystring: Query }>(path, ({ query }, reply) =>
        reply.redirect(withQuery('/ams/login', query, locale)),
      )
}
