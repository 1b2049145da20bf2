import { codeFor, field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { giveLogin, linkIn, logIn, logInAs, loginPage, people, stored } from './steps.ts'
import { words } from './words.ts'

test('the login page speaks the language of the query, else of this visit, else Chinese', { tag: '@R01' }, async ({
  visit,
}) => {
  const page = await visit('/ams/login')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('登入')

  await page.goto('/ams/login?_locale=en')
  await page.goto('/ams/login')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Log in')
  await page.goto('/ams/login?_locale=pt')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Iniciar sessão')
  await page.goto('/ams/login?_locale=fr')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Iniciar sessão')
})

test('`app` leads on after the login, and only where it may', { tag: ['@R01', '@A14'] }, async ({ visit }) => {
  for (const [app, arrival] of [
    ['profile', '/en/online/account'],
    ['lostCard', '/en/online/account/report-loss'],
    ['https://elsewhere.example', '/en/online/account'],
  ] as const) {
    const page = await visit(`/ams/login?_locale=en&app=${encodeURIComponent(app)}`)
    await giveLogin(page, 'en', people.en)
    await expect(page).toHaveURL(arrival)
    expect((await stored(page))['loginApp']).toBe(app.startsWith('https') ? undefined : app)
  }
})

test('a wrong login is told without a hint, and what was typed stays', { tag: ['@A01', '@X05'] }, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  for (const username of [people.en.username, 'nobody.at.all']) {
    await field(page, 'username').fill(username)
    await field(page, 'password').fill('not the password')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText('These login details are not correct')
    await expect(field(page, 'username')).toHaveValue(username)
    await expect(page.getByRole('alert').getByRole('link', { name: 'Forgot password' })).toBeVisible()
  }
  expect(await stored(page)).not.toHaveProperty('palaestra.token')
})

test('to choose a way to log in moves no other', async ({ visit }) => {
  for (const locale of ['zh', 'pt', 'en'] as const) {
    const page = await visit(loginPage(locale))
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const tabs = page.getByRole('tab')
      const places = () =>
        tabs.evaluateAll((all) =>
          all.map((tab) => {
            const { left, top, width } = tab.getBoundingClientRect()
            return [left, top, width]
          }),
        )
      const before = await places()
      for (const tab of await tabs.all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expect(tab, 'told by more than a colour').not.toHaveCSS('border-block-end-color', 'rgba(0, 0, 0, 0)')
        expect(await places(), `${locale} ${width}`).toEqual(before)
      }
    }
  }
})

test('who came in by code finds that way again when the session has run out', {
  tag: ['@R01', '@A02', '@A14'],
}, async ({ visit, server, setClock }) => {
  await setClock({ now: '2026-04-01T10:00:00+08:00' })
  const page = await visit(loginPage('en'))
  await page.getByRole('tab', { name: 'Mobile' }).click()
  await expectFitForEverybody(page)
  await field(page, 'mobile').fill('66120003')
  const code = await codeFor(page, '66120003', server)
  await field(page, 'code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/en/online/account')
  await expect(page.getByRole('banner')).toContainText('Hello, Tom Reed')
  expect(await stored(page)).toMatchObject({ loginMethod: 'sms', name: 'Tom Reed' })

  // The page is left first: what it still asks would be told that the session is over, and the next page nothing.
  await page.goto('about:blank')
  await setClock({ forward: 'PT31M' })
  await page.goto('/en/online/account')

  await expect(page).toHaveURL(/^[^?]+\/ams\/login\?(app=account&)?_locale=en$/)
  await expect(page.getByRole('status').filter({ hasText: 'You have been logged out' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true')
  expect(await stored(page)).toEqual(expect.not.objectContaining({ 'palaestra.token': expect.anything() }))
  expect(await stored(page)).not.toHaveProperty('name')
  await field(page, 'mobile').fill('66120003')
  await field(page, 'code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert'), 'a code opens once').toContainText('The code is wrong or has expired')

  // The page is prerendered without knowing the last way to log in; its hydration must not complain.
  await page.goto('/ams/login?_locale=pt')
  await expect(page.getByRole('tab', { name: 'Telemóvel' })).toHaveAttribute('aria-selected', 'true')
})

test('a form that one took last is there before its scripts, and typed into at once', async ({ visit }) => {
  const page = await visit('/robots.txt')
  await page.addInitScript(() => localStorage.setItem('loginMethod', 'sms'))
  const { promise: passed, resolve: pass } = Promise.withResolvers<void>()
  await page.route('**/assets/LoginForms-*.js', async (route) => {
    await passed
    await route.continue()
  })
  await page.goto(loginPage('en'))
  await expect(page.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true')
  await field(page, 'mobile').fill('6612 0001')
  pass()
  await page.waitForLoadState('networkidle')
  await expect(field(page, 'mobile')).toHaveValue('6612 0001')
})

test('another tab logs out, and this one knows', { tag: '@A06' }, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  const other = await page.context().newPage()
  await other.goto('/en/security/logout')
  await other.waitForURL('**/ams/login**')

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('by member code: what one knows, then a code that comes by itself', { tag: ['@R01', '@A03', '@A14'] }, async ({
  visit,
  server,
}) => {
  // A mobile to which no other walk sends codes.
  const mobile = '66120008'
  const page = await visit(loginPage('en'))
  await page.getByRole('tab', { name: 'Member number' }).click()
  await expectFitForEverybody(page)
  await field(page, 'memberNumber').fill('000100073')
  await field(page, 'idNumber').fill('5678')
  await field(page, 'birthDate').fill('1990-01-01')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('These login details')

  await field(page, 'birthDate').fill('1992-01-28')
  await page.getByRole('button', { name: 'Continue' }).click()
  const code = async () => /\d{6}/.exec((await server.inbox(mobile))[0]?.body ?? '')?.[0] ?? ''
  await expect.poll(code, { message: 'the code' }).not.toBe('')
  const codeField = page.locator('main [autocomplete="one-time-code"]:visible')
  await expect(codeField).toBeFocused()
  await expectFitForEverybody(page)
  await codeField.fill(await code())
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page).toHaveURL('/en/online/account')
  expect(await stored(page)).toMatchObject({ loginMethod: 'member_code' })
})

test('by e-mailed link: a scanner uses nothing up, a button logs in, and once', { tag: ['@A04'] }, async ({
  visit,
  letterTo,
  request,
}) => {
  const { username, email } = people.en
  const page = await visit(loginPage('en'))
  await page.getByRole('tab', { name: 'E-mail' }).click()
  await field(page, 'account').fill(username)
  await goOn(page)
  await expect(page.locator('main [role="status"]').filter({ hasText: 'If the account exists' })).toBeVisible()
  await expectFitForEverybody(page)
  const link = linkIn(await letterTo(email, 'login link'))
  expect(link).toMatch(/^\/en\/security\/login-link\/[\w-]{43}$/)

  for (let scanner = 0; scanner < 3; scanner += 1) expect((await request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(page.locator('main')).toContainText('•••@example.mo')
  await expect(page).toHaveURL('/en/security/login-link/-')
  await expectFitForEverybody(page)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/en/online/account')

  const late = await visit(link)
  const ways = late.getByRole('main').getByRole('link')
  for (const way of ['Ask for a new link', 'Other ways to log in'])
    await expect(ways.filter({ hasText: way })).toBeVisible()
  await expect(ways, 'the hotline is the third').toHaveCount(3)
})

test('a link asks before it takes the place of somebody who is logged in', { tag: ['@A04'] }, async ({
  visit,
  letterTo,
}) => {
  const asking = await visit('/en/security/login-link')
  await field(asking, 'account').fill('maria')
  await goOn(asking)
  const link = linkIn(await letterTo('maria@example.mo', 'login link'))

  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText('You are logged in as tom')
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Log out and use this account' }).click()

  await expect(page).toHaveURL('/en/online/account')
  await expect(page.getByRole('banner')).toContainText('Hello, Maria Luisa Santos')
})

test('who wanted another screen is told so, in their language, and lands there', {
  tag: ['@A07', '@G02', '@X11'],
}, async ({ visit }) => {
  const page = await visit('/zh/online/account/report-loss')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^你尚未登入，請登入。登入後會前往「/)
  await page.goto('/pt/online/account/report-loss')
  await expect(page).toHaveURL('/ams/login?to=%2Fonline%2Faccount%2Freport-loss&_locale=pt')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Não tem sessão iniciada. Inicie sessão: segue-se «/,
  )
  await expectFitForEverybody(page)
  // Neither a change of language nor a reload loses it.
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/ams/login?to=%2Fonline%2Faccount%2Freport-loss&_locale=en')
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^You are not logged in. Please log in: “/)
  await giveLogin(page, 'en', people.en)
  await expect(page).toHaveURL('/en/online/account/report-loss')
})

test('who logs out stays in their language', { tag: ['@A06', '@R12'] }, async ({ visit }) => {
  const page = await visit(loginPage('pt'))
  await logIn(page, 'pt')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/pt/security/logout')
  await expect(page).toHaveURL('/ams/login?_locale=pt')
  await expect(page.locator('html')).toHaveAttribute('lang', words.pt.language)
})

test('a form whose session has ended: one message, log in beside, and it is sent', { tag: ['@A07'] }, async ({
  visit,
}) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'siumei', 'en')
  await page.goto('/en/online/account/change-password')
  const fields = page.getByRole('main').locator('input[type=password]')
  await fields.first().fill('half of a new password')
  // Logged out in another tab: the storage is one.
  const beside = await page.context().newPage()
  await beside.goto('/en/security/logout')
  await expect(beside).toHaveURL('/ams/login?_locale=en')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toContainText('What you have entered is still on this page')
  await expect(dialog.getByRole('link')).toHaveCount(1)
  await expectFitForEverybody(page)
  await logInAs(beside, 'siumei', 'en')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'You are logged in again' })).toBeVisible()
  await expect(fields.first()).toHaveValue('half of a new password')
})
