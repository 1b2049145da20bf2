import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import { api, isLocale, type Locale, locales } from '@palaestra/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Look } from '../look.ts'
import { localeOf, oldAddresses } from './addresses.ts'
import { type Document, documentFrom, type Settings, templateFrom } from './document.ts'
import type { Prerendered } from './prerendering.ts'
import { secretPath } from './secretPath.ts'
import { type Hashes, pagePolicy, styleHash } from './security.ts'
import { serviceWorker } from './serviceWorker.ts'
import { webManifests } from './webManifest.ts'

/** A built application: documents per language, and files that never change under their name. */
export interface Application {
  /** The prefix of its addresses: empty for the portal, `/desk` for the desk. */
  prefix: '' | `/${string}`
  folder: string
}

interface Options {
  applications: readonly Application[]
  settings: (locale: Locale) => Settings | Promise<Settings>
  /** How the pages differ from ours. */
  look?: Look
  /** The portal’s calendar day: a document contains the day, and the server may run for weeks. */
  today: () => string
  /** Prerenders the public pages of the portal from their present content. */
  prerender?: () => Promise<readonly Prerendered[]>
  /** A number that is another one once the content of pages is another: they are prerendered anew within a minute. */
  contentVersion?: () => Promise<number>
  /** Whether the authority has written a page of this key. Left out, every address leads somewhere. */
  hasPage?: (key: string) => Promise<boolean>
  production: boolean
}

interface Served extends Options {
  /** The content security policy of a document; `styles` are hashes beside those of the build. */
  policyWith: (styles?: readonly string[]) => string
}

type Query = Record<string, string | string[] | undefined>

const readHashes = ({ folder }: Application): Hashes => {
  const file = join(folder, 'csp.json')
  if (!existsSync(file)) throw new Error(`${folder} is not built. Run: npm run build`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

type Documents = (locale: Locale, name: string, prerendered?: Prerendered) => Promise<Document>

/** The documents of an application, filled in anew on the first request of a day. */
const documentsOf = ({ folder }: Application, { settings, today, look }: Options): Documents => {
  let day: string | undefined
  let ofBuild = new Map<string, Promise<Document>>()
  // Documents of an older prerendering go with it.
  let ofPrerendered = new WeakMap<Prerendered, Promise<Document>>()
  const make = async (locale: Locale, name: string, prerendered?: Prerendered) => {
    const template = readFileSync(join(folder, locale, name), 'utf8')
    return documentFrom(prerendered ? templateFrom(template, prerendered) : template, await settings(locale), look)
  }

  return (locale, name, prerendered) => {
    if (day !== today()) {
      day = today()
      ofBuild = new Map()
      ofPrerendered = new WeakMap()
    }
    const key = `${locale}/${name}`
    const document =
      (prerendered ? ofPrerendered.get(prerendered) : ofBuild.get(key)) ?? make(locale, name, prerendered)
    if (prerendered) ofPrerendered.set(prerendered, document)
    else ofBuild.set(key, document)
    // A fault must not stay for the day.
    document.catch(() => (prerendered ? ofPrerendered.delete(prerendered) : ofBuild.delete(key)))
    return document
  }
}

/** Milliseconds until pages are prerendered anew. The scripts of a page fetch its text anew in any case. */
const prerenderedFor = 60 * 60 * 1000
/** Milliseconds until it is asked whether the authority has published something. */
const askedAfter = 60 * 1000

/**
 * The prerendered pages by their address, `/zh/faq`. Until they are ready, and when prerendering fails, every page is
 * the empty shell: slower to read, with no other loss.
 */
const prerenderedPages = (
  app: FastifyInstance,
  prerender: NonNullable<Options['prerender']>,
  contentVersion: Options['contentVersion'],
) => {
  let pages = new Map<string, Prerendered>()
  const renew = async () => {
    try {
      pages = new Map((await prerender()).map((page) => [`/${page.locale}${page.path}`, page]))
    } catch (error) {
      app.log.error({ fault: error instanceof Error ? error.stack : 'unknown' }, 'pages could not be prerendered')
    }
  }
  let version: number | undefined
  const renewIfChanged = async () => {
    // While the database is away, what was prerendered stays.
    const now = await contentVersion?.().catch(() => version)
    const changed = now !== version
    version = now
    if (changed) await renew()
  }
  let timers: NodeJS.Timeout[] = []
  app.addHook('onListen', async () => {
    timers = [setInterval(renew, prerenderedFor), setInterval(renewIfChanged, askedAfter)]
    // The start goes on without waiting for it.
    version = await contentVersion?.().catch(() => undefined)
    void renew()
  })
  app.addHook('onClose', async () => timers.forEach(clearInterval))
  return (path: string) => {
    const address = path.replace(/\/$/, '')
    return pages.get(address) ?? pages.get(address.replace(/[^/]+$/, '$$hash'))
  }
}

/** Addresses with a secret in their path: they must not be cached anywhere. */
const secret = new RegExp(`^${secretPath}(/|$)`)

interface Sent {
  policy: string
  document: Document
  /** There is nothing at this address, and the page says so. */
  missing?: boolean
}

const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, document: { plain, br, gzip, etag }, missing = false }: Sent,
) => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`
  const path = request.url.split('?')[0] ?? ''
  reply
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', missing || secret.test(path) ? 'no-store' : 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .header('ETag', tag)
    .type('text/html; charset=utf-8')
  if (missing) reply.code(404)
  else if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  if (encoding) reply.header('Content-Encoding', encoding)
  return reply.send(encoding === 'br' ? br : encoding === 'gzip' ? gzip : plain)
}

/** Files at the root of an application, such as robots.txt; only those that existed at the start. */
const rootFilesOf = ({ folder }: Application) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z][a-z0-9-]*\.(svg|png|txt|ico|mjs)$/.test(entry.name))
    .map(({ name }) => name)

/** True for the address of a file: pages have no dot in their last segment. */
const asksForFile = (path: string) => /\/\.|\.[a-z0-9]+$/i.test(path)

/**
 * Tells whether an address leads to a screen of the build, or to a page that the authority has written for the portal. A
 * search engine would otherwise keep every mistyped address. While the database is away, nothing is said to be missing.
 */
const existing = ({ folder, prefix }: Application, options: Options) => {
  const file = join(folder, 'addresses.json')
  const hasPage = prefix === '' ? options.hasPage : async () => false
  if (!existsSync(file) || !hasPage) return async () => true
  const written: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const screens = written.map((address) => new RegExp(`^${address.replace(/\$\w+/g, '[^/]+')}/?$`))
  return async (path: string) => {
    // The desk begins without a language, too; of the portal that address is a redirect.
    if (prefix !== '' && path === '/') return true
    const [, first, ...rest] = path.split('/')
    const address = isLocale(first) ? `/${rest.join('/')}` : path
    if (isLocale(first) && screens.some((screen) => screen.test(address))) return true
    const key = address.replace(/^\/+|\/+$/g, '')
    return api.site.page.query.safeParse({ key }).success && hasPage(key).catch(() => true)
  }
}

/** A path that cannot become the address of another host, which two slashes at its beginning would make of it. */
const withinPortal = (path: string) => path.replace(/^[/\\]+/, '/')

const serveApplication = async (app: FastifyInstance, application: Application, options: Served) => {
  const { prefix, folder } = application
  const { policyWith } = options
  const documentFor = documentsOf(application, options)
  const prerenderedAt =
    prefix === '' && options.prerender
      ? prerenderedPages(app, options.prerender, options.contentVersion)
      : () => undefined
  const exists = existing(application, options)
  const common = { preCompressed: true, dotfiles: 'deny' as const, decorateReply: false }
  await app.register(files, {
    ...common,
    root: join(folder, 'assets'),
    prefix: `${prefix}/assets/`,
    maxAge: '1y',
    immutable: true,
    // A missing file is a 404: a browser that asks for an old script must not get a document.
    allowedPath: (path) => !path.endsWith('.map'),
  })
  const own = prefix === '' ? options.look?.files : undefined
  for (const name of new Set([...rootFilesOf(application), ...(own?.keys() ?? [])])) {
    const content = own?.get(name) ?? readFileSync(join(folder, name))
    const type = {
      svg: 'image/svg+xml',
      png: 'image/png',
      txt: 'text/plain; charset=utf-8',
      mjs: 'text/javascript; charset=utf-8',
    }[name.split('.')[1] ?? '']
    app.get(`${prefix}/${name}`, (_, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=86400')
        .type(type ?? 'application/octet-stream')
        .send(content),
    )
  }
  if (prefix) app.get(prefix, (_, reply) => reply.redirect(`${prefix}/`))
  app.get<{ Querystring: Query; Params: { '*': string } }>(`${prefix}/*`, async (request, reply) => {
    const path = `/${request.params['*']}`
    const [, first] = path.split('/')
    if (first === 'api' || asksForFile(path)) return reply.callNotFound()
    // The router in the browser cannot read such an address any more than ours.
    if (request.originalUrl !== request.url) return reply.redirect(withinPortal(request.url))
    const locale = isLocale(first) ? first : (localeOf(request.query) ?? 'zh')
    const prerendered = prerenderedAt(path)
    const document = await documentFor(locale, prerendered ? 'page.html' : 'shell.html', prerendered)
    const missing = !prerendered && !(await exists(path))
    return sendDocument(request, reply, { policy: policyWith(prerendered?.styles), document, missing })
  })
  return documentFor
}

/** Serves what was built: the portal at the root, others under their prefix, all with the same headers. */
export const pages = async (app: FastifyInstance, options: Options) => {
  const hashes = options.applications.map(readHashes)
  const ofLook = options.look?.sheet ? [styleHash(options.look.sheet)] : []
  const policyFor = ({ prefix }: Application, besides: readonly string[] = []) => {
    const scripts = new Set(hashes.flatMap(({ scripts }) => scripts))
    const styles = new Set([...hashes.flatMap(({ styles }) => styles), ...ofLook, ...besides])
    const worker = prefix === '' ? 'service-worker' : undefined
    return pagePolicy({ scripts: [...scripts], styles: [...styles], worker }, options.production)
  }
  for (const application of options.applications) {
    const policyWith: Served['policyWith'] = (besides) => policyFor(application, besides)
    const documentFor = await serveApplication(app, application, { ...options, policyWith })
    if (application.prefix !== '') continue
    oldAddresses(app)
    webManifests(app, options)
    serviceWorker(app, application.folder)
    app.get<{ Querystring: Query }>('/ams/login', async (request, reply) =>
      sendDocument(request, reply, {
        policy: policyWith(),
        document: await documentFor(localeOf(request.query) ?? 'zh', 'login.html'),
      }),
    )
    // The first documents are made before the first visitor comes, so that a fault in them shows at the start.
    await Promise.all(
      locales.flatMap((locale) => [documentFor(locale, 'login.html'), documentFor(locale, 'shell.html')]),
    )
  }
}
