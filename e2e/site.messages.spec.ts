import type { Page } from '@playwright/test'
import { type Applicant, aMinuteLater, chooseFile, codeFor, field, goOn, pictureOf } from './applicant.ts'
import { giveTheRest, sayWhoTheyAre, type Walker } from './application.ts'
import { tooLarge } from './files.ts'
import { messages } from './messages.ts'
// Apart from the walks that make a member of the minor, and one of the guardian.
import { expect, testAlone } from './portal.ts'
import { giveLogin, linkIn, logInAs, logInAtDesk, loginPage, seeThePictures, turnTheHead } from './steps.ts'
import { locales, words } from './words.ts'

const test = testAlone()

const minor: Applicant = {
  name: 'minor',
  idNumber: '1555017(6)',
  nameZh: '吳樂謙',
  surname: 'Ng',
  firstName: 'Lok Him',
  gender: 'male',
  birthDate: '2009-09-01',
  username: 'lokhim',
  email: 'lokhim@example.mo',
  mobile: '66550070',
}
const guardian = { idNumber: '12345714', birthDate: '1979-05-23', gender: 'male' }

/** On top of the form, where the focus goes. */
const told = (page: Page) => page.getByRole('alert')

/** Two addresses that differ, and then one that is a member’s. */
const contacts = async ({ page, who, server, locale }: Walker) => {
  const say = messages[locale]
  await field(page, 'termsAgreed').check()
  await goOn(page)
  await field(page, 'mobile').fill(who.mobile)
  await field(page, 'captcha').fill(await codeFor(page, who.mobile, server))
  await goOn(page)
  await field(page, 'email').fill(who.email)
  await field(page, 'emailRepeat').fill('somebody@example.mo')
  await page.locator('main [autocomplete="one-time-code"]').locator('xpath=following-sibling::button').click()
  await expect(told(page)).toContainText(say.emailsDiffer)
  for (const email of ['kenji@example.mo', who.email]) {
    await field(page, 'email').fill(email)
    await field(page, 'emailRepeat').fill(email)
    await field(page, 'code').fill(await codeFor(page, email, server))
    await goOn(page)
    if (email === who.email) break
    await expect(told(page)).toContainText(say.emailTaken)
    // The countdown of the browser does not go by the clock of the portal.
    await aMinuteLater(server)
    await page.reload()
    await page.getByRole('main').getByRole('button', { name: say.useAnother, exact: true }).click()
  }
}

/** A document that is a member’s, and an applicant of three. */
const person = async (walker: Walker) => {
  const { page, who, locale } = walker
  await sayWhoTheyAre({ ...walker, who: { ...who, idNumber: '72345674' } })
  await expect(told(page)).toContainText(messages[locale].idNumberTaken)
  await field(page, 'idNumber').fill(who.idNumber)
  await field(page, 'birthDate').fill('2023-09-01')
  await goOn(page)
  await expect(told(page)).toContainText(messages[locale].tooYoung)
  await field(page, 'birthDate').fill(who.birthDate)
  await goOn(page)
}

/** A birth date that is not the guardian’s, and the face of another person. */
const theGuardian = async ({ page, locale }: Walker) => {
  await field(page, 'guardianIdNumber').fill(guardian.idNumber)
  await field(page, 'guardianBirthDate').fill('1979-05-24')
  await page.locator(`main [name="guardianGender"][value="${guardian.gender}"]`).check()
  await chooseFile(page, 'guardianIdCopy', pictureOf({ name: 'guardian' }, 'document'))
  await page.locator('main [name="onlinePayment"][value="true"]').check()
  await goOn(page)
  await expect(told(page)).toContainText(messages[locale].guardianMismatch)
  await field(page, 'guardianBirthDate').fill(guardian.birthDate)
  await goOn(page)
  await chooseFile(page, 'file', pictureOf({ name: 'chineseWoman' }, 'selfie'))
  await turnTheHead(page, { name: 'chineseWoman' })
  await goOn(page)
  await expect(told(page)).toContainText(messages[locale].guardianFace)
  await chooseFile(page, 'file', pictureOf({ name: 'guardian' }, 'selfie'))
  await turnTheHead(page, { name: 'guardian' })
  await goOn(page)
  await page.getByRole('main').getByRole('button', { name: messages[locale].goOn, exact: true }).click()
}

/** A file that is too large, the photo of another person, and a username that somebody has. */
const picturesAndName = async (walker: Walker) => {
  const { page, who, locale } = walker
  const say = messages[locale]
  await chooseFile(page, 'photo', tooLarge())
  await expect(page.locator('[data-field="photo"]')).toContainText(say.fileTooLarge)
  await chooseFile(page, 'photo', pictureOf({ name: 'chineseWoman' }, 'photo'))
  await chooseFile(page, 'idCopy', pictureOf(who, 'document'))
  await field(page, 'photoRecent').check()
  await goOn(page)
  await expect(page.getByRole('main')).toContainText(say.photoMismatch)
  await giveTheRest({ ...walker, who: { ...who, username: 'maria' } })
  await expect(told(page)).toContainText(say.usernameTaken)
}

for (const [at, locale] of locales.entries())
  test(`who registers in ${locale} reads at once what cannot be`, { tag: '@X08' }, async ({
    visit,
    letterTo,
    server,
    setClock,
  }) => {
    test.setTimeout(240_000)
    await setClock({ now: `2026-03-0${at + 2}T10:00:00+08:00` })
    const page = await visit(`/${locale}/register`)
    const who = { ...minor, mobile: `6655007${at}`, email: `lokhim.${locale}@example.mo` }
    const walker: Walker = { visit, letterTo, server, page, who, locale }
    await contacts(walker)
    await person(walker)
    await theGuardian(walker)
    await picturesAndName(walker)
  })

test('members read what stands in the way, in three languages', { tag: '@X08' }, async ({ visit }) => {
  test.setTimeout(120_000)
  for (const locale of locales) {
    const say = messages[locale]
    const page = await visit(loginPage(locale))
    await logInAs(page, 'kenji', locale)
    await page.goto(`/${locale}/online/account/change-password`)
    await field(page, 'password').fill('a long walk by the lake')
    await field(page, 'passwordRepeat').fill('a long walk by the sea')
    await goOn(page)
    await expect(told(page)).toContainText(say.passwordsDiffer)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toContainText(say.dataLost)
    await page.getByRole('dialog').getByRole('button', { name: words[locale].leave, exact: true }).click()

    for (const [username, sentence] of [
      ['rosa', say.mobileUnconfirmed],
      ['kamfai', say.emailMissing],
    ] as const) {
      const one = await visit(loginPage(locale))
      await logInAs(one, username, locale)
      await one.goto(`/${locale}/online/account/report-loss`)
      await expect(one.getByRole('main')).toContainText(sentence)
      await one.close()
    }
    await page.goto(`/${locale}/nowhere/at/all`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound)
    await expect(page.getByRole('link', { name: say.home })).toHaveAttribute('href', `/${locale}`)
    await page.close()
  }
})

test('without an e-mail address the old phone is asked for at the hotline', { tag: '@X08' }, async ({
  visit,
  server,
}) => {
  for (const locale of locales) {
    const page = await visit(`/${locale}/online/account/forgot-mobile`)
    await field(page, 'username').fill('kamfai')
    await goOn(page)
    await expect(page.getByRole('main')).toContainText(messages[locale].oldPhone)
    await aMinuteLater(server)
  }
})

/** Approves a minor of the demonstration, whose parent is not a member. */
const approve = async (desk: Page, name: string) => {
  await logInAtDesk(desk)
  await desk.getByRole('link', { name }).click()
  await seeThePictures(desk)
  await desk.keyboard.press('a')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('status').filter({ hasText: /A\d\d-/ })).toBeVisible()
}

test('a minor whose parent is not registered reads so where online payment is asked for', {
  tag: '@X08',
}, async ({ visit, letterTo, server }) => {
  test.setTimeout(120_000)
  await approve(await visit('/desk/en/login'), 'Beatriz Rodrigues')
  const page = await visit(linkIn(await letterTo('beatriz@example.mo', words.pt.approved)))
  await aMinuteLater(server)
  const password = 'a long walk by the lake'
  await field(page, 'code').fill(await codeFor(page, '66660176', server))
  await field(page, 'password').fill(password)
  await field(page, 'passwordRepeat').fill(password)
  await goOn(page)
  await page.locator('main a[href^="/ams/login"]').click()
  await giveLogin(page, 'pt', { username: 'beatriz', password })
  await page.waitForURL('**/pt/online/account')
  for (const locale of locales) {
    await page.goto(`/${locale}/online/account`)
    await expect(page.getByRole('main')).toContainText(messages[locale].guardianNotRegistered)
  }
})
