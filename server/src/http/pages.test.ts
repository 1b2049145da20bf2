import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { links } from '@palaestra/contract/links'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageSettings } from '../testing/pageSettings.ts'
import type { Settings } from './document.ts'
import { pages } from './pages.ts'
import type { Prerendered } from './prerendering.ts'
import { securityHeaders } from './security.ts'
import { readableTarget } from './unreadable.ts'

const template = (what: string) =>
  `<html><title>{{portal}}</title><script type="application/json" id="settings">{{settings}}</script>${what} {{unknown}}</html>`

/** The smallest built application. */
const build = (folder: string) => {
  for (const locale of ['zh', 'pt', 'en']) {
    mkdirSync(join(folder, locale), { recursive: true })
    writeFileSync(join(folder, locale, 'login.html'), template(`login ${locale}`))
    writeFileSync(join(folder, locale, 'shell.html'), template(`shell ${locale}`))
    writeFileSync(join(folder, locale, 'page.html'), template('{{head}} {{prerendered}} {{body}}'))
  }
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'let a')
  writeFileSync(join(folder, 'assets', 'app-1.js.map'), '{}')
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'icon.png'), 'PNG')
  writeFileSync(join(folder, '.env'), 'SECRET=1')
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scripts: ["'sha256-s'"], styles: ["'sha256-t'"] }))
}

const settings: Settings = { ...pageSettings, portal: 'Sport & </script><b>"Co"</b>' }

let folder: string
let today: string
let faulty: boolean
let app: FastifyInstance
const open = async (
  production = false,
  prerender?: () => Promise<Prerendered[]>,
  hasPage?: (key: string) => Promise<boolean>,
  contentVersion?: () => Promise<number>,
) => {
  const opened = Fastify({ rewriteUrl: ({ url }) => readableTarget(url) })
  await securityHeaders(opened, { production })
  opened.get('/api/x', async () => ({}))
  await pages(opened, {
    applications: [
      { prefix: '', folder: join(folder, 'web') },
      { prefix: '/desk', folder: join(folder, 'desk') },
    ],
    settings: () => {
      if (faulty) throw new Error('no settings')
      return { ...settings, today, logOutUri: 'kept to ourselves' }
    },
    today: () => today,
    production,
    ...(prerender && { prerender }),
    ...(hasPage && { hasPage }),
    ...(contentVersion && { contentVersion }),
  })
  return opened
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palaestra-pages-'))
  for (const name of ['web', 'desk']) build(join(folder, name))
  today = '2026-11-20'
  faulty = false
  app = await open()
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('addresses that lead on', () => {
  test.each([
    ['[R03]', '/', '/zh/'],
    ['[R03]', '/pt/', '/ams/login?_locale=pt'],
    ['[R03]', '/zh/?webview=0&_locale=en', '/ams/login?webview=0&_locale=zh'],
    ['[R02]', '/ams/login/index', '/ams/login'],
    ['[R02]', '/ams/login/index?app=profile', '/ams/login?app=profile'],
    ['[R13]', '/en/online/login?app=profile', '/ams/login?app=profile&_locale=en'],
    ['the desk begins with a slash', '/desk', '/desk/'],
    ['nobody can make them lead elsewhere', '/zh/?_locale=//evil.example', '/ams/login?_locale=zh'],
    [
      'nor by a line break',
      '/?a=%0d%0aLocation:%20https://evil.example',
      '/zh/?a=%0D%0ALocation%3A+https%3A%2F%2Fevil.example',
    ],
  ])('%s %s leads to %s', async (_, from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([302, to])
  })
})

describe('documents', () => {
  test.each([
    ['/ams/login', 'login zh'],
    ['/ams/login?_locale=pt', 'login pt'],
    ['/ams/login?_locale=//evil', 'login zh'],
    ['/en/online/account', 'shell en'],
    ['/fr/online/account', 'shell zh'],
    ['/faq?_locale=en', 'shell en'],
    ['/pt/faq?_locale=en', 'shell pt'],
    ['/desk/pt/queue', 'shell pt'],
  ])('[R01] [R04] %s is %s', async (url, expected) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(expected)
  })

  test('[G01] carry the settings as text, and as an inert script that nothing can end', async () => {
    const { body } = await get('/zh/faq')

    expect(body).toContain('<title>Sport &amp; &lt;/script&gt;&lt;b&gt;&quot;Co&quot;&lt;/b&gt;</title>')
    const [, written = ''] = /id="settings">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(written)).toEqual({ ...settings, today: '2026-11-20' })
    expect(body).toContain('{{unknown}}')
  })

  test('say which day it is, also on the next day', async () => {
    expect((await get('/zh/faq')).body).toContain('"today":"2026-11-20"')

    today = '2026-11-21'

    expect((await get('/zh/faq')).body).toContain('"today":"2026-11-21"')
  })

  test('are made again after a fault, not only on the next day', async () => {
    today = '2026-11-21'
    faulty = true
    expect((await get('/zh/faq')).statusCode).toBe(500)

    faulty = false
    expect((await get('/zh/faq')).statusCode).toBe(200)
  })

  test('are compressed as the browser asks', async () => {
    const { body } = await get('/zh/faq')
    const br = await get('/zh/faq', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/zh/faq', { 'accept-encoding': 'gzip' })

    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body)
    expect(br.headers.vary).toContain('Accept-Encoding')
    const tags = new Set([(await get('/zh/faq')).headers.etag, br.headers.etag, gzip.headers.etag])
    expect(tags.size, 'each has a name of its own').toBe(3)
  })

  test('are asked for again, and not sent again when they are the same', async () => {
    const { headers } = await get('/zh/faq')
    expect(headers['cache-control']).toBe('no-cache')

    const again = await get('/zh/faq', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  const paths = Object.values(links).flatMap((link) => ('path' in link ? [link.path] : []))
  test.each(['', '/zh', '/pt', '/en'].flatMap((locale) => paths.map((path) => `${locale}${path}/x`)))(
    '%s has a secret in its address and is kept nowhere',
    async (url) => {
      expect((await get(url)).headers['cache-control']).toBe('no-store')
    },
  )
})

describe('an address that cannot be read leads to one that can', () => {
  test.each([
    ['/zh/100%', '/zh/100%25'],
    ['/zh/100%?a=%', '/zh/100%25?a=%'],
    ['/%', '/%25'],
    ['//evil.example/%', '/evil.example/%25'],
  ])('%s leads to %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([302, to])
  })
})

describe('where there is nothing', () => {
  const open404 = async (hasPage: (key: string) => Promise<boolean>) => {
    const addresses = ['/', '/register', '/register/correct', '/register/correct/$hash']
    writeFileSync(join(folder, 'web/addresses.json'), JSON.stringify(addresses))
    const ofDesk = ['/', '/letters', '/application/$reference']
    writeFileSync(join(folder, 'desk/addresses.json'), JSON.stringify(ofDesk))
    await app.close()
    app = await open(false, undefined, hasPage)
  }

  test.each([
    ['/zh/register', 200],
    ['/en/register/', 200],
    ['/pt/register/correct/abc', 200],
    ['/zh/faq', 200],
    ['/faq?_locale=en', 200],
    ['/desk/', 200],
    ['/desk/zh', 200],
    ['/desk/zh/', 200],
    ['/desk/pt/letters', 200],
    ['/desk/en/application/A26-7KQX3M', 200],
    ['/desk/zh/anything', 404],
    ['/desk/zh/register', 404],
    ['/desk/letters', 404],
    ['/desk/faq', 404],
    ['/desk/zh/application', 404],
    ['/desk/zh/application/A26-7KQX3M/more', 404],
    ['/zh/nothing', 404],
    ['/nothing', 404],
    ['/register', 404],
    ['/zh/register/wrong', 404],
    ['/zh/register/correct/abc/def', 404],
    ['/fr/register', 404],
    ['/zh/%00', 404],
    ['/zh/FAQ', 404],
    [`/zh/${'x'.repeat(500)}`, 404],
  ])('%s is a page with status %i', async (url, status) => {
    await open404(async (key) => key === 'faq')
    const { statusCode, headers, body } = await get(url)

    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(body).toContain('shell')
    if (status === 404) expect(headers['cache-control']).toBe('no-store')
  })

  test('an address is not called missing while the database is away; and one that is, each time', async () => {
    await open404(async () => Promise.reject(new Error('away')))
    expect((await get('/zh/nothing')).statusCode).toBe(200)

    await open404(async () => false)
    const { headers } = await get('/zh/nothing')
    expect((await get('/zh/nothing', { 'if-none-match': String(headers.etag) })).statusCode).toBe(404)
  })
})

describe('files', () => {
  test('never change under their name', async () => {
    const { statusCode, headers } = await get('/assets/app-1.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('at the root are the ones that were built', async () => {
    const robots = await get('/robots.txt')
    expect(robots.body).toBe('User-agent: *')
    expect(robots.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    })
    expect((await get('/desk/robots.txt')).statusCode).toBe(200)
    expect((await get('/icon.svg')).headers['content-type']).toBe('image/svg+xml')
    expect((await get('/icon.png')).headers['content-type']).toBe('image/png')
  })

  test.each([
    '/assets/nothing.js',
    '/assets/app-1.js.map',
    '/assets/../csp.json',
    '/assets/%2e%2e/csp.json',
    '/csp.json',
    '/.env',
    '/zh/.git/config',
    '/wp-login.php',
    '//evil.example',
    '/api/nothing',
    '/desk/assets/nothing.js',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('headers', () => {
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])

  test('a page may run what we built, and nothing else', async () => {
    const policy = await policyOf('/zh/faq')

    // Compared as a whole, because each of its parts closes a way of its own (T-105, T-107).
    expect(policy.split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-s'",
      "style-src 'self' 'sha256-t'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self' blob:",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      // By it the portal starts the worker of the kept card; the desk has none.
      'trusted-types service-worker',
    ])
    expect(await policyOf('/desk/zh/')).toBe(policy.replace('trusted-types service-worker', "trusted-types 'none'"))
  })

  test('a prerendered screen may have its own styles, and no other page may', async () => {
    await app.close()
    const faq = { locale: 'zh', path: '/faq', title: 'F', body: 'prerendered', texts: {} } as const
    app = await open(false, async () => [{ ...faq, head: '<style>p{}</style>', styles: ["'sha256-u'"] }])
    await app.listen({ port: 0 })

    await expect.poll(async () => (await get('/zh/faq')).body).toContain('<style>p{}</style>  prerendered')
    expect(await policyOf('/zh/faq')).toContain("style-src 'self' 'sha256-t' 'sha256-u';")
    for (const url of ['/zh/nothing', '/ams/login', '/desk/zh/'])
      expect(await policyOf(url)).toContain("style-src 'self' 'sha256-t';")
  })

  test('a prerendered page stands at its own address and language, and a link’s at any secret', async () => {
    await app.close()
    const page = { locale: 'pt', title: 'A & B', head: '', styles: [], texts: {} } as const
    app = await open(false, async () => [
      { ...page, path: '/faq', body: 'perguntas', takenOver: 'Faq' },
      { ...page, path: '/register/correct/$hash', body: 'corrigir' },
    ])
    await app.listen({ port: 0 })

    await expect.poll(async () => (await get('/pt/faq')).body).toContain('Faq perguntas')
    expect((await get('/pt/faq/')).body).toContain('perguntas')
    expect((await get('/pt/register/correct/x')).body).toContain('corrigir')
    for (const url of ['/zh/faq', '/pt/other', '/desk/pt/faq']) expect((await get(url)).body).toContain('shell')
  })

  test('what the authority has published is prerendered within a minute, and nothing is while nothing was', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await app.close()
    const faq = { locale: 'zh', path: '/faq', title: 'F', head: '', styles: [], texts: {} } as const
    let [version, times] = [1, 0]
    const prerender = async () => {
      times += 1
      return [{ ...faq, body: `version ${version}` }]
    }
    const asked: number[] = []
    app = await open(false, prerender, undefined, async () => asked.push(version) && version)
    await app.listen({ port: 0 })
    await vi.waitFor(async () => expect((await get('/zh/faq')).body).toContain('version 1'))
    vi.advanceTimersByTime(60 * 1000)
    await vi.waitFor(() => expect(asked).toEqual([1, 1]))

    version = 2
    vi.advanceTimersByTime(60 * 1000)
    await vi.waitFor(async () => expect((await get('/zh/faq')).body).toContain('version 2'))
    expect(times).toBe(2)
  })

  test('what the authority has written meanwhile is prerendered within the hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await app.close()
    const faq = { locale: 'zh', path: '/faq', title: 'F', head: '', styles: [], texts: {} } as const
    let body = 'before'
    app = await open(false, async () => [{ ...faq, body }])
    await app.listen({ port: 0 })
    await vi.waitFor(async () => expect((await get('/zh/faq')).body).toContain('before'))

    body = 'after'
    vi.advanceTimersByTime(60 * 60 * 1000)
    await vi.waitFor(async () => expect((await get('/zh/faq')).body).toContain('after'))
  })

  test('what is no page may run nothing', async () => {
    const nothing = "default-src 'none';form-action 'self';frame-ancestors 'none';base-uri 'none'"

    for (const url of ['/api/x', '/assets/app-1.js', '/nothing.php']) expect(await policyOf(url)).toBe(nothing)
  })

  test.each(['/zh/faq', '/api/x', '/assets/app-1.js', '/nothing.php'])(
    '%s tells nobody and asks for nothing',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
      })
    },
  )

  test('only in production does a browser have to insist on encryption', async () => {
    const trial = await get('/zh/faq')
    expect(trial.headers['strict-transport-security']).toBeUndefined()
    await app.close()
    app = await open(true)

    const earnest = await get('/zh/faq')

    expect(earnest.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(earnest.headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(trial.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})
