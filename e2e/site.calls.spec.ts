import type { Page, Request } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, test } from './portal.ts'
import { giveLogin, logIn, loginPage, password, people } from './steps.ts'

const token = (page: Page) => page.evaluate(() => localStorage.getItem('palaestra.token'))
const systemError = '系統發生錯誤，請稍後再試'

/** Collects the requests of a page to the API, from now on. */
const requestsOf = (page: Page) => {
  const requests: Request[] = []
  page.on('request', (request) => request.url().includes('/api/') && requests.push(request))
  return requests
}

test('every request says the language; a POST sends JSON; a GET takes nothing from a cache; the token goes where it is needed', {
  tag: '@X04',
}, async ({ visit }) => {
  const page = await visit('/robots.txt')
  const requests = requestsOf(page)
  await page.goto(loginPage('pt'), { waitUntil: 'networkidle' })
  await logIn(page, 'pt')
  await page.getByRole('button', { name: 'Mostrar o código QR' }).click()
  await expect(page.locator('main svg[role="img"]')).toBeVisible()
  // Waits for hydration: a box ticked before it may be cleared.
  await page.goto('/pt/register', { waitUntil: 'networkidle' })
  await field(page, 'termsAgreed').check()
  await goOn(page)
  await expect(field(page, 'mobile')).toBeVisible()
  const apikey = await token(page)

  const paths = new Set<string>()
  for (const request of requests) {
    const { pathname, searchParams } = new URL(request.url())
    // A picture is no call: its address is the permission.
    if (pathname.startsWith('/api/account/photo/')) continue
    const headers = await request.allHeaders()
    paths.add(pathname)
    expect(searchParams.get('_locale'), pathname).toBe('pt')
    expect(headers['api-language'], pathname).toBe('pt')
    if (request.method() === 'POST') {
      expect(headers['content-type'], pathname).toBe('application/json')
      expect(() => JSON.parse(request.postData() ?? ''), pathname).not.toThrow()
      const forMembers = pathname.startsWith('/api/account/')
      expect(headers['apikey'], pathname).toBe(forMembers ? apikey : undefined)
    } else {
      expect(headers, pathname).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' })
      expect(headers['apikey'], pathname).toBe(searchParams.get('useToken') === '1' ? apikey : undefined)
    }
  }
  expect([...paths]).toEqual(
    expect.arrayContaining([
      '/api/security/login_one_pass',
      '/api/account/info',
      '/api/account/qrcode_info',
      '/api/tools/captcha',
      '/api/menu/main',
      '/api/security/register_open',
    ]),
  )
})

test('code 0 or `valid: true` is a success, any other answer is told in its own words', { tag: '@X05' }, async ({
  visit,
}) => {
  const page = await visit(loginPage('en'))
  await page.route('**/api/security/login_one_pass?*', (route) =>
    route.fulfill({ json: { code: 4711, message: 'The gate is closed' } }),
  )
  await giveLogin(page, 'en', people.en)
  await expect(page.getByRole('alert')).toContainText('The gate is closed')
  await page.unroute('**/api/security/login_one_pass?*')

  await page.route('**/api/account/info?*', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { valid: true, data } })
  })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Tom Reed')
})

test('an answer that is not 200, and none at all, are one sentence; what was typed stays', {
  tag: ['@X06'],
}, async ({ visit, allowComplaint }) => {
  allowComplaint(/status of 50[03]|ERR_FAILED/)
  const page = await visit(loginPage('zh'))
  await field(page, 'username').fill('siumei')
  await field(page, 'password').fill(password)
  const logInCall = '**/api/security/login_one_pass?*'
  for (const [answer, sentence] of [
    [{ status: 500, json: { message: 'TypeError at line 7', reference: 'q7' } }, `${systemError}（參考編號：q7）`],
    [{ status: 503, body: '<html>Bad gateway</html>' }, systemError],
  ] as const) {
    await page.route(logInCall, (route) => route.fulfill(answer), { times: 1 })
    await page.getByRole('button', { name: '登入', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(page.getByRole('alert')).not.toContainText('TypeError')
  }
  await page.route(logInCall, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: '登入', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(systemError)

  await page.getByRole('button', { name: '登入', exact: true }).click()
  await expect(page).toHaveURL('/zh/online/account')
})

test('the network gone: a GET is tried again, a content page costs nobody the session, anything else does', {
  tag: ['@X07'],
}, async ({ visit, allowComplaint }) => {
  allowComplaint(/ERR_FAILED|^Unreachable: /)
  const page = await visit('/ams/login?app=profile&_locale=en')
  await logIn(page, 'en')
  await page.evaluate(() => localStorage.setItem('apicode', 'of another app'))

  let cut = 0
  await page.route('**/api/account/qrcode_info?*', (route) => {
    cut += 1
    return cut < 3 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.locator('main svg[role="img"]'), 'at the third try').toBeVisible()
  expect(await token(page)).not.toBeNull()

  await page.route('**/api/web/page?*', (route) => route.abort())
  await page.goto('/en/faq')
  await expect(page.getByRole('main')).toContainText('System error, please try later')
  expect(await token(page)).not.toBeNull()
  await expect(page).toHaveURL('/en/faq')

  await page.goto('/en/online/account')
  await expect(page.getByRole('main')).toContainText('Tom Reed')
  await page.route('**/api/account/qrcode_info?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page).toHaveURL('/ams/login?app=profile&_locale=en')
  await expect(page.getByRole('status').filter({ hasText: 'System error, please try later' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['loginApp', 'loginMethod'])
})
