import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { loginPage } from './steps.ts'
import { type Locale, locales } from './words.ts'

// From the front door: what people come for most often is on the first screen, and one or two presses away.
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
const words: Record<Locale, { register: string; cannotLogIn: string; forgotPassword: string }> = {
  zh: { register: '登記成為會員', cannotLogIn: '未能登入？', forgotPassword: '忘記密碼' },
  pt: {
    register: 'Registe-se',
    cannotLogIn: 'Não consegue iniciar sessão?',
    forgotPassword: 'Esqueci-me da palavra-passe',
  },
  en: { register: 'Register', cannotLogIn: 'Cannot log in?', forgotPassword: 'Forgot password' },
}

/** A link of this screen that is seen whole without scrolling. */
const onFirstScreen = async (page: Page, name: string) => {
  const link = page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(link).toBeInViewport({ ratio: 1 })
  return link
}

for (const viewport of sizes)
  for (const locale of locales)
    test(`at ${viewport.width} × ${viewport.height} in ${locale} registering is one press away, a new password two`, {
      tag: '@R01',
    }, async ({ visit }) => {
      const say = words[locale]
      const page = await visit(loginPage(locale), { viewport })
      await expect(page.locator('p.demonstration'), 'with all that stands above').toBeVisible()
      await (await onFirstScreen(page, say.register)).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/register$`))

      await page.goto(loginPage(locale))
      await (await onFirstScreen(page, say.cannotLogIn)).click()
      await (await onFirstScreen(page, say.forgotPassword)).click()
      await expect(page).toHaveURL(`/${locale}/online/account/forgot-password`)
    })
