import { type Applicant, aMinuteLater, applicants, codeFor, field, goOn } from './applicant.ts'
import { giveTheRest, proveContacts, sayWhoTheyAre, sendIn, type Walker } from './application.ts'
import { expect, expectAccessible, expectFitForEverybody, test } from './portal.ts'
import {
  password as demoPassword,
  giveLogin,
  logOut as leave,
  linkIn,
  logInAtDesk,
  loginPage,
  seeThePictures,
} from './steps.ts'
import { type Locale, words } from './words.ts'

const password = 'a long walk by the lake'

/** A member of staff at the desk, in the same language, with the application open. */
const atTheDesk = async ({ visit, locale }: Walker, reference: string) => {
  const desk = await visit(`/desk/${locale}/login`)
  await expectAccessible(desk)
  await logInAtDesk(desk)
  await desk.getByRole('link', { name: reference }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(reference)
  await expect(desk.getByRole('img').first()).toBeVisible()
  await expectAccessible(desk)
  return desk
}

/** Of somebody whom the bureau does not know the clerk says that they have checked who it is. */
const approve = async (walker: Walker, reference: string, { unknown = false } = {}) => {
  const desk = await atTheDesk(walker, reference)
  await seeThePictures(desk)
  await desk.keyboard.press('a')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await expectAccessible(desk)
  if (unknown) {
    await desk.getByRole('dialog').getByRole('checkbox').check()
    await desk.getByRole('dialog').getByRole('button').first().focus()
  }
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('status').filter({ hasText: reference })).toBeVisible()
  // The desk shows the next application already, and when the clock of this walk moves on, its pictures expire.
  await desk.close()
}

const reject = async (walker: Walker, reference: string, reason: string) => {
  const desk = await atTheDesk(walker, reference)
  await desk.keyboard.press('r')
  await desk.getByRole('dialog').locator('textarea').fill(reason)
  await expectAccessible(desk)
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('status').filter({ hasText: reference })).toBeVisible()
  // The desk shows the next application already, and when the clock of this walk moves on, its pictures expire.
  await desk.close()
}

/** Opens the online account: the letter, its link, a code and a password. */
const activate = async ({ page, who, locale, letterTo, server }: Walker) => {
  const letter = await letterTo(who.email, words[locale].approved)
  expect(letter.body).toContain(who.username)
  await page.goto(linkIn(letter))
  await expect(page.getByRole('main')).toContainText(who.username)
  expect(page.url(), 'the secret of the link is gone from the address').not.toMatch(/[\w-]{43}/)
  await aMinuteLater(server)
  await field(page, 'code').fill(await codeFor(page, who.mobile, server))
  await field(page, 'password').fill('7 signs')
  await field(page, 'passwordRepeat').fill('7 sings')
  await goOn(page)
  await expect(page.getByRole('alert').getByRole('link'), 'too short, and not the same').toHaveCount(2)
  await field(page, 'password').fill(password)
  await field(page, 'passwordRepeat').fill(password)
  await expectAccessible(page)
  await goOn(page)
  await expect(page.locator('main a[href^="/ams/login"]')).toBeVisible()
}

const logInByPassword = async ({ page, who, locale }: Walker) => {
  await page.goto(loginPage(locale), { waitUntil: 'networkidle' })
  await giveLogin(page, locale, { username: who.username, password })
  await page.waitForURL(`**/${locale}/online/account`)
}

const logInBySms = async ({ page, who, locale, server }: Walker) => {
  await page.goto(loginPage(locale), { waitUntil: 'networkidle' })
  await page.getByRole('tab').nth(1).click()
  await field(page, 'mobile').fill(who.mobile)
  await aMinuteLater(server)
  await field(page, 'code').fill(await codeFor(page, who.mobile, server))
  await page.getByRole('button', { name: words[locale].logIn, exact: true }).click()
  await page.waitForURL(`**/${locale}/online/account`)
}

/**
 * Looks at the account as the member: name, number, card, and the code shown and hidden again; the first time the notice
 * about the online card stands before it.
 */
const lookAtTheCard = async ({ page, who }: Walker, { isNew }: { isNew: boolean }) => {
  const main = page.getByRole('main')
  await expect(main).toContainText(who.nameZh || who.surname)
  await expect(main).toContainText(/\d{3} \d{3} \d{3}/)
  await expect(main).toContainText(`${who.mobile.slice(0, 4)} ••••`)
  await main.locator('button[aria-haspopup="dialog"]').first().click()
  const pass = page.getByRole('dialog')
  if (isNew) {
    await expect(pass.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await pass.getByRole('button').last().click()
  }
  await expect(pass.locator('svg[role="img"]')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(pass).toBeHidden()
}

const logOut = async ({ page, locale }: Walker) => {
  await leave(page, locale)
  await page.waitForURL('**/ams/login**')
  expect(await page.evaluate(() => localStorage.getItem('palaestra.token'))).toBeNull()
}

test('a resident becomes a member and comes home', {
  tag: ['@M01', '@M02', '@R19', '@R37', '@A01', '@A02', '@A06', '@A11', '@V04', '@V14', '@R12'],
}, async ({ visit, letterTo, setClock, server }) => {
  test.setTimeout(240_000)
  // A Monday morning, so that three working days lie in one week.
  await setClock({ now: '2026-03-02T10:00:00+08:00' })
  const who = applicants.zh
  const page = await visit('/zh/register')
  const walker: Walker = { visit, letterTo, server, who, locale: 'zh', page, inspect: expectFitForEverybody }
  await expect(walker.page.locator('html')).toHaveAttribute('lang', words.zh.language)

  await proveContacts(walker)
  await sayWhoTheyAre(walker)
  await giveTheRest(walker)
  const reference = await sendIn(walker)
  await expect(walker.page.locator('time[datetime="2026-03-05"]').first()).toBeVisible()
  expect((await letterTo(who.email, reference)).body).toContain('2026年3月5日')

  await approve(walker, reference)
  await activate(walker)
  await logInByPassword(walker)
  await lookAtTheCard(walker, { isNew: true })
  await logOut(walker)
  await setClock({ now: '2026-03-02T10:30:00+08:00' })
  await logInBySms(walker)
  await lookAtTheCard(walker, { isNew: false })
  await logOut(walker)
})

/** Applicants who are no residents: each in another language, and each wants letters in one more. */
const others: { locale: Locale; received: string; advertising: [string, string]; who: Applicant }[] = [
  {
    locale: 'pt',
    received: 'We have received your application',
    advertising: ['SMS promocionais', 'Não'],
    who: {
      name: 'worker',
      idNumber: '22550991',
      nameZh: '',
      surname: 'Reyes',
      firstName: 'Angela',
      gender: 'female',
      birthDate: '1990-06-06',
      username: 'angela.reyes',
      email: 'angela.reyes@example.mo',
      mobile: '66550031',
      document: { idType: 'worker', expiry: '2028-03-31' },
      wishes: { telephone: '28330001', language: 'en' },
    },
  },
  {
    locale: 'en',
    received: '已收到你的會員申請',
    advertising: ['Promotional text messages', 'No'],
    who: {
      name: 'permitHolder',
      idNumber: '32550992',
      nameZh: '',
      surname: 'Okafor',
      firstName: 'Daniel',
      gender: 'male',
      birthDate: '1982-08-23',
      username: 'daniel.okafor',
      email: 'daniel.okafor@example.mo',
      mobile: '66550032',
      document: { idType: 'permit', number: 'DEMO-3255-0992', expiry: '2027-10-15' },
      wishes: { telephone: '28330002', language: 'zh' },
    },
  },
  {
    locale: 'zh',
    received: 'Recebemos o seu pedido',
    advertising: ['推廣短訊', '不接收'],
    who: {
      name: 'student',
      idNumber: '42550993',
      nameZh: '周子晴',
      surname: 'Zhou',
      firstName: 'Ziqing',
      gender: 'female',
      birthDate: '2005-02-14',
      username: 'ziqing.zhou',
      email: 'ziqing.zhou@example.mo',
      mobile: '66550033',
      document: { idType: 'student', number: 'DEMO-2026-0993', expiry: '2029-08-31' },
      wishes: { telephone: '28330003', language: 'pt' },
    },
  },
]

for (const { locale, received, advertising, who } of others)
  test(`a ${who.name} registers, and hears of it in the language that they chose`, { tag: ['@M01', '@R19'] }, async ({
    visit,
    letterTo,
    server,
  }) => {
    const page = await visit(`/${locale}/register`)
    const walker: Walker = { visit, letterTo, server, who, locale, page }
    await proveContacts(walker)
    await sayWhoTheyAre(walker)
    await giveTheRest(walker)
    const [label, no] = advertising
    const answer = page.locator('dt').filter({ hasText: label }).locator('xpath=following-sibling::dd')
    await expect(answer.first()).toHaveText(no)
    const reference = await sendIn(walker)
    const letter = await letterTo(who.email, reference)
    expect(letter.subject).toContain(received)
  })

test('a rejected application is corrected and sent again', { tag: ['@M02', '@L02'] }, async ({
  visit,
  letterTo,
  setClock,
  server,
}) => {
  test.setTimeout(240_000)
  await setClock({ now: '2026-03-02T10:00:00+08:00' })
  const who = {
    ...applicants.pt,
    idNumber: '55550999',
    username: 'jp.goncalves',
    email: 'jp@example.mo',
    mobile: '66550009',
  }
  const page = await visit('/pt/register')
  const walker: Walker = { visit, letterTo, server, who, locale: 'pt', page, inspect: expectAccessible }
  await proveContacts(walker)
  await sayWhoTheyAre(walker)
  await giveTheRest(walker)
  const reference = await sendIn(walker)
  await reject(walker, reference, 'A fotografia não está nítida.')

  await setClock({ now: '2026-03-02T10:30:00+08:00' })
  const letter = await letterTo(who.email, reference)
  await expect.poll(async () => (await letterTo(who.email)).body).toContain('A fotografia não está nítida.')
  expect(letter.to).toBe(who.email)
  await page.goto(linkIn(await letterTo(who.email)))
  await expect(page).toHaveTitle(/Corrigir o pedido/)
  await expect(page.locator('span[aria-current="page"]'), 'it is a part of the registration').toHaveText(
    'Registo de sócio',
  )
  await aMinuteLater(server)
  await field(page, 'code').fill(await codeFor(page, who.mobile, server))
  await expectAccessible(page)
  await goOn(page)

  await expect(page.getByRole('main')).toContainText('A fotografia não está nítida.')
  // That the photo is recent is said anew: the one of before is still there.
  await field(page, 'photoRecent').check()
  await goOn(page)
  await expect(page.getByRole('main')).toContainText(who.surname)
  const corrected = await sendIn(walker)
  expect(corrected).not.toBe(reference)
  await approve(walker, corrected, { unknown: true })
})

test('without a confirmed mobile nothing is activated, and it is said why', { tag: '@A11' }, async ({
  visit,
  server,
}) => {
  const ask = async (path: string, body: object, apikey = '') => {
    const headers = { 'content-type': 'application/json', 'api-language': 'en', ...(apikey && { apikey }) }
    const response = await fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await response.json()) as { code: number; data: { token: string } }
  }
  // Every applicant has confirmed a mobile. So the network gives the server’s response for a member without one.
  const { data } = await ask('/security/login_one_pass', {
    method: 'account',
    username: 'rosa',
    password: demoPassword,
  })
  const loss = { circumstances: 'On the bus 25', understood: true }
  const refused = await ask('/account/online/lost_card', loss, data.token)
  expect(refused.code).toBe(100)

  const page = await visit('/robots.txt')
  await page.route('**/api/security/active_online_account/look*', (route) => route.fulfill({ json: refused }))
  await page.goto(`/en/security/active-online-account/${'x'.repeat(43)}`, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expect(main).toContainText('Your mobile number is not confirmed, so you cannot activate your account')
  await expect(main, 'whom to call').toContainText('2888 0000')
  await expect(main.locator('form')).toHaveCount(0)
})
