import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type PortalServer } from '../../server.ts'
import { furtherDatabases } from './databases.ts'

const databases = furtherDatabases(1)
const [url = ''] = databases.urls
const folder = mkdtempSync(join(tmpdir(), 'palaestra-production-'))
const settings = join(folder, 'settings.json')
writeFileSync(settings, JSON.stringify({ demonstration: false, authority: { en: 'Sports Board' } }))
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const environment = {
  MODE: 'production',
  CAPTCHA_TRIES: undefined,
  PUBLIC_ORIGIN: 'https://portal.example.mo',
  SECRET: 'thirty-two characters nobody guesses',
  DATABASE_URL: url,
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_GATEWAY_URL: 'https://127.0.0.1:1/send',
  SMS_GATEWAY_SECRET: 'sixteen characters and more',
  SETTINGS_FILE: settings,
  // Nothing pretends: not even the bureau, which is asked for nothing here.
  BUREAU_URL: 'https://127.0.0.1:1/identity',
  BUREAU_KEY_ID: 'portal-1',
  BUREAU_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  BUREAU_PUBLIC_KEYS: `bureau-1:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
}

let server: PortalServer
beforeAll(async () => {
  await databases.create()
  server = await openServer({ folder, environment })
})
afterAll(async () => {
  await server.close()
  await databases.drop()
  rmSync(folder, { recursive: true, force: true })
})

const asked = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, { redirect: 'manual', headers })

test.each(['/dev/inbox.json', '/api/openapi.json', '/.env', '/.git/config'])(
  'in production %s is not there',
  async (path) => {
    const { status, headers } = await asked(path)

    expect(status).toBe(404)
    expect(headers.get('content-type')).not.toContain('html')
  },
)

test.each(['/dev/inbox', '/dev/clock', '/dev/sign-on/auth'])(
  'in production %s is an address like any other that leads nowhere',
  async (path) => {
    const response = await asked(path)

    expect(response.headers.get('content-security-policy')).toContain('trusted-types service-worker')
    expect(await response.text()).not.toMatch(/Development inbox|"now"/)
    const moved = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ forward: 'P1D' }),
    })
    expect(moved.status).toBe(404)
  },
)

test('nobody of the demonstration can log in, to the portal or to the desk', async () => {
  for (const [path, body] of [
    ['/api/security/login_one_pass', { method: 'account', username: 'siumei', password: 'open-sesame-26' }],
    ['/api/desk/login', { username: 'reviewer', password: 'open-sesame-26' }],
  ] as const) {
    const answer = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await answer.json()).toMatchObject({ code: 20 })
  }
})

test('its pages insist on encryption, and say whose they are', async () => {
  const page = await asked('/ams/login?_locale=en')
  const html = await page.text()

  expect(page.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(html).toContain('Sports Board')
  expect(html).not.toContain('Demonstration Sports Authority')
})

test('no redirect takes its host from the request', async () => {
  const { headers } = await asked('/en/online/login?next=//evil.example', { 'x-forwarded-host': 'evil.example' })

  expect(headers.get('location')).toMatch(/^\/ams\/login\?/)
})

test('with MODE forgotten it does not start on the database of real people', async () => {
  const forgotten = openServer({ folder, environment: { DATABASE_URL: url } })

  await expect(forgotten).rejects.toThrow('This database was made by a portal with MODE=production')
})

test('without settings of its own it does not start', async () => {
  const { SETTINGS_FILE: _taken, ...rest } = environment

  await expect(openServer({ folder, environment: rest })).rejects.toThrow('SETTINGS_FILE')
})
