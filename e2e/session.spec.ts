import type { Page } from '@playwright/test'
import { expect, expectFitForEverybody, test } from './portal.ts'
import type { PortalServer } from './server.ts'
import { logIn, logInAs, loginPage, logOut, password, people, stored } from './steps.ts'
import { type Locale, locales } from './words.ts'

const tokenIn = async (page: Page) => (await stored(page))['palaestra.token']

const ask = async (server: PortalServer, path: string, body: object, apikey?: string) => {
  const headers = { 'content-type': 'application/json', ...(apikey && { apikey }) }
  const response = await fetch(`${server.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as { code: number; data: Record<string, string> }
}
/** The query that an app adds to the portal’s address for a member who is logged in there. */
const codeOfApp = async (server: PortalServer, locale: Locale) => {
  const { username } = people[locale]
  const { data } = await ask(server, '/security/login_one_pass', { method: 'account', username, password })
  return (await ask(server, '/oauth/api_code', {}, data['token'])).data['code'] ?? ''
}

const say = {
  places: 'Onde tem sessão iniciada',
  here: 'Este dispositivo',
  end: /^Terminar a sessão: /,
  sure: 'Terminar',
  ended: 'Sessão terminada.',
  only: 'Só tem sessão iniciada neste dispositivo.',
  security: 'Segurança da conta',
  lost: 'Perdeu o telemóvel, ou desconfia que alguém entrou na sua conta?',
  switch: 'Mudar de conta?',
  keep: /^Manter/,
  change: /^Mudar para/,
  codeEnded: 'O código de início de sessão já não é válido',
}

test('where one is signed in: one ends what one does not know, and it is out', {
  tag: ['@G04'],
}, async ({ visit, server }) => {
  const { username } = people.pt
  const page = await visit(loginPage('pt'))
  await logIn(page, 'pt')
  await ask(server, '/account/sessions/end_others', {}, await tokenIn(page))
  const lost = await visit(loginPage('pt'), {
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Safari/537',
  })
  await logIn(lost, 'pt')

  const main = page.getByRole('main')
  await main.getByRole('link', { name: say.places }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.places)
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: say.here })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Android' })).toContainText('Chrome')
  await expect(main).not.toContainText(username)
  await expectFitForEverybody(page)

  await rows.filter({ hasText: 'Android' }).getByRole('button', { name: say.end }).click()
  await expectFitForEverybody(page)
  await page.getByRole('dialog').getByRole('button', { name: say.sure, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: say.ended })).toBeVisible()
  await expect(main).toContainText(say.only)

  await lost.reload()
  await expect(lost).toHaveURL(/\/ams\/login\?.*_locale=pt$/)
  expect(await tokenIn(lost)).toBeUndefined()
})

test('how to stay safe: for everybody, with the way to act at once', {
  tag: ['@R09', '@G04', '@K02'],
}, async ({ visit }) => {
  const page = await visit('/pt/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: say.security }).click()
  await expect(page).toHaveURL('/pt/security')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.security)

  const urgent = page.getByRole('region').or(page.locator('section')).filter({ hasText: say.lost })
  await expect(urgent.getByRole('link', { name: /2888 0000/ })).toHaveAttribute('href', /^tel:/)
  await expect(urgent).toContainText('09:00–\u206013:00')
  await urgent.getByRole('link').first().click()
  await expect(page, 'who is not signed in signs in first').toHaveURL(
    '/ams/login?to=%2Fonline%2Faccount%2Fsessions&_locale=pt',
  )
})

test('an app brings its member along; whoever else is signed in is asked first', {
  tag: ['@Q04', '@G04'],
}, async ({ visit, server }) => {
  const code = await codeOfApp(server, 'pt')
  const page = await visit(`/pt/online/account?apicode=${code}&x=1`)
  await expect(page).toHaveURL('/pt/online/account?x=1')
  await expect(page.getByRole('main')).toContainText(/6612 ••••/)
  expect(await stored(page)).toMatchObject({ loginMethod: 'app', apicode: expect.any(String) })
  const before = await tokenIn(page)

  const comeWith = async (code: string) => page.goto(`/pt/online/account?apicode=${code}`)
  const exchanged: string[] = []
  page.on('request', (request) => request.url().includes('/oauth/ams_token') && exchanged.push(request.url()))
  await comeWith(code)
  await expect(page).toHaveURL('/pt/online/account')
  await expect(page.getByRole('main')).toContainText(/6612 ••••/)
  expect(exchanged, 'the same code is not exchanged again').toEqual([])

  await comeWith(await codeOfApp(server, 'zh'))
  const dialog = page.getByRole('dialog', { name: say.switch })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('••')
  await expectFitForEverybody(page)
  await dialog.getByRole('button', { name: say.keep }).click()
  await expect(dialog).toHaveCount(0)
  expect(await tokenIn(page)).toBe(before)

  await comeWith(await codeOfApp(server, 'zh'))
  await dialog.getByRole('button', { name: say.change }).click()
  await expect(page.getByRole('banner')).toContainText('Chan')
  expect(await tokenIn(page)).not.toBe(before)
  expect((await ask(server, '/account/info', {}, before)).code, 'who was here is out').toBe(2)

  const known = await tokenIn(page)
  await comeWith('made-up')
  await expect(page.getByRole('status').filter({ hasText: say.codeEnded })).toBeVisible()
  expect(await tokenIn(page)).toBe(known)
})

test('on the readme pages a code is dropped, and not used up', { tag: '@Q04' }, async ({ visit, server }) => {
  const code = await codeOfApp(server, 'en')
  for (const path of ['readme', 'readme-gov', 'readme-parent', 'supple', 'booking/supple/info']) {
    const page = await visit(`/en/${path}?apicode=${code}`)
    expect(page.url()).not.toContain('apicode')
    expect(await stored(page)).toEqual({})
  }
  expect(await ask(server, '/oauth/ams_token', { code })).toMatchObject({ code: 0 })
})

test('a token is renewed while one works, in two tabs, and nobody is logged out', { tag: '@A15' }, async ({
  visit,
  setClock,
  allowComplaint,
}) => {
  // The clock jumps while a page asks for the photo: its link has ended then.
  allowComplaint(/status of 404.*account\/photo/)
  await setClock({ now: '2026-05-04T10:00:00+08:00' })
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  const other = await page.context().newPage()
  await other.goto('/en/online/account')
  await expect(other.getByRole('main')).toContainText('Tom Reed')
  const first = await tokenIn(page)

  await setClock({ forward: 'PT11M' })
  await Promise.all([page.reload(), other.reload()])
  await expect.poll(() => tokenIn(page)).not.toBe(first)
  const second = await tokenIn(page)
  expect(second).toBeTruthy()

  // A laptop that slept: the old token was replaced long ago when both tabs come back.
  await setClock({ forward: 'PT20M' })
  await Promise.all([page.reload(), other.reload()])
  for (const tab of [page, other]) await expect(tab.getByRole('main')).toContainText('Tom Reed')
  await expect.poll(() => tokenIn(other)).not.toBe(second)
  await setClock({ forward: 'PT1M' })
  for (const tab of [page, other]) {
    await tab.goto('/en/online/account/sessions')
    await expect(tab.getByRole('main')).toContainText('This device')
  }
})

test('a copied token ends the session, and the member hears of it', { tag: '@A15' }, async ({
  visit,
  server,
  setClock,
  letterTo,
}) => {
  await setClock({ now: '2026-05-05T10:00:00+08:00' })
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  const copied = await tokenIn(page)
  await setClock({ forward: 'PT11M' })
  await page.reload()
  await expect.poll(() => tokenIn(page)).not.toBe(copied)

  await setClock({ forward: 'PT1M' })
  expect((await ask(server, '/account/info', {}, copied)).code).toBe(2)
  await page.reload()
  await expect(page).toHaveURL(/\/ams\/login\?/)
  expect((await letterTo(people.en.email, 'We logged you out on one device')).body).toContain('2888 0000')
})

test('who the member is, is asked at each protected screen, and costs nobody anything when it fails', {
  tag: '@A08',
}, async ({ visit, allowComplaint }) => {
  allowComplaint(/status of 500/)
  const page = await visit(loginPage('en'))
  // No walk reports her card lost, so the link is there.
  await logInAs(page, 'yuting', 'en')
  await expect(page.getByRole('banner')).toContainText('Lin')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/account/info') && asked.push(page.url()))
  const goTo = async (name: string) => page.getByRole('main').getByRole('link', { name }).first().click()

  await goTo('Report a lost card')
  await expect.poll(() => asked.length, 'at a protected screen').toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Account security' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account security')
  expect(asked, 'not at a public one').toHaveLength(1)

  await page.route('**/api/account/info*', (route) => route.fulfill({ status: 500, json: { reference: 'x' } }))
  await goTo('Where you are logged in')
  await expect.poll(() => asked.length).toBe(2)
  await expect(page.getByRole('main')).toContainText('This device')
  const said = page.getByRole('status').filter({ hasText: /./ })
  await expect(said.filter({ hasNotText: 'unread notice' }), 'but for the bell').toHaveCount(0)
  await expect(page).toHaveURL('/en/online/account/sessions')
})

test('after logging out, going back shows nothing of the member', { tag: '@A06' }, async ({ visit, server }) => {
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  await page.getByRole('main').getByRole('link', { name: 'Where you are logged in' }).click()
  await expect(page.getByRole('main')).toContainText('This device')
  const token = await tokenIn(page)

  await logOut(page, 'en')
  await page.waitForURL('**/ams/login**')
  expect(await stored(page)).toEqual({})
  expect((await ask(server, '/account/info', {}, token)).code).toBe(2)

  // The second time the page has not even been drawn: the login's script is on its way.
  const { promise: arrived, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route('**/assets/LoginScreen-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  for (const _ of [1, 2]) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/ams\/login/)
    await expect(page.locator('body')).not.toContainText('Tom Reed')
  }
  letArrive()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Log in')
  await expect(page).toHaveURL(/\/ams\/login/)
})

test('on the logout page, too, a change of language goes into the query and loads the page anew', {
  tag: '@G02',
}, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  // The response is held back, so that there is time to choose.
  await page.route('**/api/security/logout_force*', () => undefined)
  await page.goto('/en/security/logout?app=profile', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logging out…')
  const loaded: string[] = []
  await page.route('**/security/logout?**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    loaded.push(pathname + search)
    return route.continue()
  })
  await page.getByRole('link', { name: 'Português' }).click()

  await expect(page, 'and it has gone on from there').toHaveURL('/ams/login?_locale=pt')
  expect(loaded).toEqual(['/pt/security/logout?app=profile&_locale=pt'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
})

test('without a token the screens of members lead to the login, in the language of the address', {
  tag: '@A07',
}, async ({ visit }) => {
  const page = await visit('/zh/faq')
  for (const [place, path] of [
    '',
    '/report-loss',
    '/report-success',
    '/sessions',
    '/swap-card',
    '/children',
  ].entries()) {
    const locale = locales[place % locales.length]
    await page.goto(`/${locale}/online/account${path}`)
    const back = path && `to=${encodeURIComponent(`/online/account${path}`)}&`
    await expect(page).toHaveURL(`/ams/login?${back}_locale=${locale}`)
  }
})
