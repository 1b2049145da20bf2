import { applicants, codeFor, field, goOn } from './applicant.ts'
import { giveTheRest, proveContacts, sayWhoTheyAre, sendIn, type Walker } from './application.ts'
import { expect, expectAccessible, expectFitForEverybody, test } from './portal.ts'
import { giveLogin, linkIn, logInAtDesk, loginPage } from './steps.ts'
import { words } from './words.ts'

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

const approve = async (walker: Walker, reference: string) => {
  const desk = await atTheDesk(walker, reference)
  await desk.keyboard.press('a')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await expectAccessible(desk)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('status').filter({ hasText: reference })).toBeVisible()
  // It shows the next one already, and the clock of this walk may move on from under its pictures.
  await desk.close()
}

const reject = async (walker: Walker, reference: string, reason: string) => {
  const desk = await atTheDesk(walker, reference)
  await desk.keyboard.press('r')
  await desk.getByRole('dialog').locator('textarea').fill(reason)
  await expectAccessible(desk)
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('status').filter({ hasText: reference })).toBeVisible()
  // It shows the next one already, and the clock of this walk may move on from under its pictures.
  await desk.close()
}

/** The letter, its link, a code and a password: the online account is open. */
const activate = async ({ page, who, locale, letterTo, server }: Walker) => {
  const letter = await letterTo(who.email, words[locale].approved)
  expect(letter.body).toContain(who.username)
  await page.goto(linkIn(letter))
  await expect(page.getByRole('main')).toContainText(who.username)
  expect(page.url(), 'the secret of the link is gone from the address').not.toMatch(/[\w-]{43}/)
  await field(page, 'code').fill(await codeFor(page, who.mobile, server))
  await field(page, 'password').fill('7 signs')
  await field(page, 'passwordRepeat').fill('7 sings')
  await goOn(page)
  await expect(page.getByRole('alert').getByRole('link'), 'too short, and not the same').toHaveCount(2)
  await field(page, 'password').fill(password)
  await field(page, 'passwordRepeat').fill(password)
  await expectAccessible(page)
  await goOn(page)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
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
  await field(page, 'code').fill(await codeFor(page, who.mobile, server))
  await page.getByRole('button', { name: words[locale].logIn, exact: true }).click()
  await page.waitForURL(`**/${locale}/online/account`)
}

/** The account as the member sees it: name, number, card, and the code shown and hidden again. */
const lookAtTheCard = async ({ page, who }: Walker) => {
  const main = page.getByRole('main')
  await expect(main).toContainText(who.nameZh || who.surname)
  await expect(main).toContainText(/\d{3} \d{3} \d{3}/)
  await expect(main).toContainText(`${who.mobile.slice(0, 4)} ••••`)
  const code = main.locator('button[aria-expanded]').first()
  await code.click()
  await expect(main.locator('svg[role="img"]')).toBeVisible()
  await expectAccessible(page)
  await code.click()
  await expect(main.locator('svg[role="img"]')).toBeHidden()
}

const logOut = async ({ page, locale }: Walker) => {
  await page.getByRole('link', { name: words[locale].logOut }).click()
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
  expect((await letterTo(who.email, reference)).body).toContain('2026-03-05')

  await approve(walker, reference)
  await activate(walker)
  await logInByPassword(walker)
  await lookAtTheCard(walker)
  await logOut(walker)
  await setClock({ now: '2026-03-02T10:30:00+08:00' })
  await logInBySms(walker)
  await lookAtTheCard(walker)
  await logOut(walker)
})

test('a rejected application is corrected and sent again', { tag: ['@M02'] }, async ({
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
  await field(page, 'code').fill(await codeFor(page, who.mobile, server))
  await expectAccessible(page)
  await goOn(page)

  await expect(page.getByRole('main')).toContainText('A fotografia não está nítida.')
  await expect(page.getByRole('main')).toContainText(who.surname)
  const corrected = await sendIn(walker)
  expect(corrected).not.toBe(reference)
  await approve(walker, corrected)
})
