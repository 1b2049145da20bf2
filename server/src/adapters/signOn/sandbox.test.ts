import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { signOnReturn } from '../../features/government/government.routes.ts'
import { staffLogOutReturn, staffSignOnReturn } from '../../features/staffSignOn/staffSignOn.desk.ts'
import { aBrowser } from '../../testing/browser.ts'
import { signIn } from '../../testing/government.ts'
import { thePortal } from '../../testing/portal.ts'
import { oidcSignOn } from './oidc.ts'
import { signOnSandbox } from './sandbox.ts'

const portal = await thePortal()
const { deps, app } = portal
const discovery = '/dev/sign-on/.well-known/openid-configuration'
const verify = '/security/verify_int_gov'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** Another process on the same database, or the same one after a restart. */
const anotherProcess = async () => {
  const redirectUri = `${deps.origin}${signOnReturn}`
  const staff = {
    redirectUri: `${deps.origin}${staffSignOnReturn}`,
    logOutReturn: `${deps.origin}${staffLogOutReturn}`,
  }
  const sandbox = signOnSandbox({ ...deps, redirectUri, staff })
  const signOn = oidcSignOn({ ...sandbox.client, redirectUri, insecure: true, fetch: sandbox.fetch })
  const app = await buildApp({ ...deps, signOn })
  sandbox.mount(app)
  onTestFinished(() => app.close())
  return app
}

test('the issuer stands below the portal’s own address, whatever host a request names', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const { body } = await app.inject({ url: discovery, headers })

  expect(JSON.parse(body)).toMatchObject({
    issuer: 'http://portal.test/dev/sign-on',
    authorization_endpoint: 'http://portal.test/dev/sign-on/auth',
    token_endpoint: 'http://portal.test/dev/sign-on/token',
    code_challenge_methods_supported: ['S256'],
  })
  expect(body).not.toContain('evil')
})

test.each([
  ['its own pages', `${discovery.replace('.well-known/openid-configuration', 'interaction')}/nobody`],
  ['what the library answers', discovery],
  ['what the library refuses', '/dev/sign-on/auth?client_id=nobody'],
])('%s: runs nothing, stands in no frame and is not kept', async (_, url) => {
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })

  expect(headers).toMatchObject({
    // As strict as the policy for responses that are no page, apart from the styles of the sandbox’s own pages.
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; *style-src 'sha256-.*frame-ancestors 'none'/,
    ),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers['cache-control']).toContain('no-store')
})

test('what is begun in one process is chosen in another and ends in a third', async () => {
  const [one, other] = [aBrowser(await anotherProcess()), aBrowser(await anotherProcess())]
  const { data } = await one.post('/oauth/sign_on')
  const choosing = await one.go(data.address)
  for (const [name, value] of one.cookies) other.cookies.set(name, value)
  const leadsTo = await other.press(`${choosing}/g-7f3a91`)
  const third = aBrowser(app)
  for (const [name, value] of other.cookies) third.cookies.set(name, value)
  await third.go(leadsTo)

  expect(await third.post(verify)).toMatchObject({ code: 0, data: { nameHint: '陳••' } })
})

test('all processes sign with one key', async () => {
  const keys = async (of: typeof app) => (await of.inject('/dev/sign-on/jwks')).json().keys

  expect(await keys(await anotherProcess())).toEqual(await keys(await anotherProcess()))
})

test('nobody stays signed in: the next time one chooses anew, as the same or as another', async () => {
  const browser = aBrowser(app)
  for (const [account, nameHint] of [
    ['siumei', '陳••'],
    ['ana', 'A•• S••'],
    ['ana', 'A•• S••'],
  ] as const) {
    await signIn(browser, account)
    expect(await browser.post(verify)).toMatchObject({ data: { nameHint } })
  }
})

describe('the page on which one chooses', () => {
  test.each([
    ['zh', 'zh-Hant-MO', '測試環境'],
    ['pt', 'pt-PT', 'Ambiente de ensaio'],
    ['en', 'en', 'Sandbox'],
  ])('says in %s that it is none of the government', async (language, tag, said) => {
    const browser = aBrowser(app)
    const { data } = await browser.post('/oauth/sign_on', {}, { 'api-language': language })
    const { body, headers } = await browser.ask('GET', await browser.go(data.address))

    expect(body).toContain(`<html lang="${tag}">`)
    expect(body).toContain(said)
    expect(body).not.toMatch(/<script| on\w+=/)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';form-action 'self';frame-ancestors 'none';base-uri 'none'$/,
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['zh', '外地僱員身份認別證', '會員 siumei', '會員 maria，示範開始時已連結', '尚未成為會員', '取消'],
    [
      'pt',
      'Título de trabalhador não residente',
      'Sócio siumei',
      'Sócio maria, associado desde o início da demonstração',
      'Ainda não é sócio',
      'Cancelar',
    ],
    [
      'en',
      'Non-resident worker’s card',
      'Member siumei',
      'Member maria, linked since the demonstration began',
      'Not a member yet',
      'Cancel',
    ],
  ])('says in %s who is who, and lets one go back', async (language, idType, member, linked, stranger, cancel) => {
    const browser = aBrowser(app)
    const { data } = await browser.post('/oauth/sign_on', {}, { 'api-language': language })
    const { body } = await browser.ask('GET', await browser.go(data.address))
    const choices = body.split('<form').slice(1)
    const choiceOf = (subject: string) => choices.find((choice) => choice.includes(`/${subject}"`)) ?? ''

    expect(choices).toHaveLength(6)
    expect(choiceOf('g-7f3a91')).toContain(`<small>${member}</small>`)
    for (const said of ['陳小美', '12345678', '1990-03-15']) expect(choiceOf('g-7f3a91')).toContain(said)
    expect(choiceOf('g-41d2f0')).toContain(`<small>${linked}</small>`)
    expect(choiceOf('g-41d2f0')).toContain(idType)
    expect(choiceOf('g-b86c35')).toContain(`<small>${stranger}</small>`)
    expect(choiceOf('nobody')).toContain(`>${cancel}</button>`)
  })

  test('is for the browser that asked for it', async () => {
    const browser = aBrowser(app)
    const { data } = await browser.post('/oauth/sign_on')
    const choosing = await browser.go(data.address)
    const stranger = aBrowser(app)

    expect((await stranger.ask('GET', choosing)).statusCode).toBe(400)
    expect((await stranger.ask('POST', `${choosing}/g-7f3a91`)).statusCode).toBe(400)
  })
})

test.each([
  ['another address to come back to', 'redirect_uri', 'https://evil.example/'],
  ['another portal', 'client_id', 'evil'],
])('for %s nothing is chosen, and the page has the same policy', async (_, name, value) => {
  const { data } = await aBrowser(app).post('/oauth/sign_on')
  const address = new URL(data.address)
  address.searchParams.set(name, value)
  const { statusCode, headers, body } = await app.inject(`${address.pathname}${address.search}`)

  expect(statusCode).toBe(400)
  expect(headers.location).toBeUndefined()
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(body).not.toContain('evil')
})
