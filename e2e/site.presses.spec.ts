import type { Page } from '@playwright/test'
import { field } from './applicant.ts'
import { expect, testUntouched as test } from './portal.ts'
import { logIn, loginPage } from './steps.ts'
import { type Locale, locales, words as said } from './words.ts'

// What people come for most often is one or two presses away from the front door or the account.
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
type Ways = Record<'register' | 'cannotLogIn' | 'forgotPassword' | 'lostCard' | 'showCode' | 'code' | 'change', string>
const words: Record<Locale, Ways> = {
  zh: {
    register: '登記成為會員',
    cannotLogIn: '未能登入？',
    forgotPassword: '忘記密碼',
    lostCard: '遺失會員卡',
    showCode: '出示二維碼',
    code: '會員卡二維碼',
    change: '流動電話 更改',
  },
  pt: {
    register: 'Registe-se',
    cannotLogIn: 'Não consegue iniciar sessão?',
    forgotPassword: 'Esqueci-me da palavra-passe',
    lostCard: 'Perdi o cartão',
    showCode: 'Mostrar o código QR',
    code: 'Código QR do cartão de sócio',
    change: 'Telemóvel Alterar',
  },
  en: {
    register: 'Register',
    cannotLogIn: 'Cannot log in?',
    forgotPassword: 'Forgot password',
    lostCard: 'Lost your card?',
    showCode: 'Show QR code',
    code: 'QR code of the membership card',
    change: 'Mobile number Change',
  },
}

/** A link of this screen that is seen whole without scrolling. */
const onFirstScreen = async (page: Page, name: string) => {
  const link = page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(link).toBeInViewport({ ratio: 1 })
  return link
}

for (const viewport of sizes)
  for (const locale of locales) {
    const where = `at ${viewport.width} × ${viewport.height} in ${locale}`
    const say = words[locale]

    test(`${where} registering and a lost card are one press away, a new password two`, {
      tag: '@R01',
    }, async ({ visit }) => {
      const page = await visit(loginPage(locale), { viewport })
      await expect(page.locator('p.demonstration'), 'with all that stands above').toBeVisible()
      await (await onFirstScreen(page, say.register)).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/register$`))

      await page.goto(loginPage(locale))
      await (await onFirstScreen(page, say.cannotLogIn)).click()
      await (await onFirstScreen(page, say.forgotPassword)).click()
      await expect(page).toHaveURL(`/${locale}/online/account/forgot-password`)

      await page.goto(loginPage(locale))
      await page.getByRole('main').getByRole('link', { name: say.lostCard, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: said[locale].reportLoss })).toBeVisible()
    })

    test(`${where} the code of the card, a lost card and another mobile number are one press from the account`, {
      tag: '@R24',
    }, async ({ visit }) => {
      const page = await visit(loginPage(locale), { viewport })
      await logIn(page, locale)
      const main = page.getByRole('main')
      const showCode = main.getByRole('button', { name: say.showCode })
      await expect(showCode).toBeInViewport({ ratio: 1 })
      await showCode.click()
      const code = page.getByRole('dialog').getByRole('img', { name: say.code })
      await expect(code, 'whole, without scrolling').toBeInViewport({ ratio: 1 })
      await expect
        .poll(async () => (await code.boundingBox())?.width, 'wide enough to be read')
        .toBeGreaterThanOrEqual(300)

      await page.goto(`/${locale}/online/account`)
      await main.getByRole('link', { name: said[locale].reportLoss }).click()
      await expect(page.getByRole('textbox', { name: said[locale].howLost })).toBeVisible()

      await page.goto(`/${locale}/online/account`)
      await main.getByRole('link', { name: say.change, exact: true }).click()
      await expect(field(page, 'mobile')).toBeVisible()
    })
  }
