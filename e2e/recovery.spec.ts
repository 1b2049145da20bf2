import type { Page } from '@playwright/test'
import { codeFor, field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, testAlone } from './portal.ts'
import { arrive, follow, giveLogin, linkIn, logInAs, loginPage, password, people } from './steps.ts'
import { type Locale, locales, words } from './words.ts'

interface Said {
  forgotUsername: string
  retrieveUsername: string
  retrieveMember: string
  /** What the login page says, and the title of the screen. */
  forgotPassword: [string, string]
  byPhone: string
  received: string
  yourUsername: string
  yourNumber: string
  setPassword: string
  passwordSet: string
  passwordChanged: string
  ended: string
  toLogin: string
}
const said: Record<Locale, Said> = {
  zh: {
    forgotUsername: '忘記用戶名',
    retrieveUsername: '取回用戶名',
    retrieveMember: '取回會員編號',
    forgotPassword: ['忘記密碼', '忘記密碼'],
    byPhone: '短訊驗證碼',
    received: '已收到你的要求',
    yourUsername: '你的用戶名',
    yourNumber: '你的會員編號',
    setPassword: '重設密碼',
    passwordSet: '新密碼已生效',
    passwordChanged: '你的密碼已更改',
    ended: '此連結已失效或已使用',
    toLogin: '前往登入',
  },
  pt: {
    forgotUsername: 'Esqueci-me do utilizador',
    retrieveUsername: 'Recuperar o nome de utilizador',
    retrieveMember: 'Recuperar o número de sócio',
    forgotPassword: ['Esqueci-me da palavra-passe', 'Esqueci-me da palavra-passe'],
    byPhone: 'Por SMS',
    received: 'Recebemos o seu pedido',
    yourUsername: 'O seu nome de utilizador',
    yourNumber: 'O seu número de sócio',
    setPassword: 'Definir uma nova palavra-passe',
    passwordSet: 'A nova palavra-passe está activa',
    passwordChanged: 'palavra-passe',
    ended: 'Esta ligação já foi utilizada ou já não é válida',
    toLogin: 'Iniciar sessão',
  },
  en: {
    forgotUsername: 'Forgot username',
    retrieveUsername: 'Retrieve your username',
    retrieveMember: 'Retrieve your member number',
    forgotPassword: ['Forgot password', 'Forgot your password'],
    byPhone: 'By phone',
    received: 'We have your request',
    yourUsername: 'Your username',
    yourNumber: 'Your member number',
    setPassword: 'Set a new password',
    passwordSet: 'Your new password is set',
    passwordChanged: 'Your password has been changed',
    ended: 'This link has been used or has run out',
    toLogin: 'Log in',
  },
}
/** What `people` have on file in the demonstration. */
const idNumbers = { zh: '12345678', pt: '52345671', en: '72345674' } as const

/** They change passwords for good. */
const test = testAlone()

const giveDocument = async (page: Page, idNumber: string) => {
  await field(page, 'idNumber').fill(idNumber)
  await field(page, 'birthDate').pressSequentially('19900315')
  await expect(field(page, 'birthDate')).toHaveValue('1990-03-15')
  await goOn(page)
}
const giveNewPassword = async (page: Page, next: string) => {
  for (const name of ['password', 'passwordRepeat']) await field(page, name).fill(next)
  await goOn(page)
}

for (const locale of locales) {
  const say = { ...words[locale], ...said[locale] }
  const { username, email, mobile } = people[locale]
  const main = (page: Page) => page.getByRole('main')

  test(`username and member number go to who is on file, in ${locale}`, { tag: ['@R28', '@R40', '@A09'] }, async ({
    visit,
    letterTo,
    setClock,
  }) => {
    await setClock({ now: '2026-01-02T10:00:00+08:00' })
    const page = await visit(loginPage(locale))
    await follow(page, say.forgotUsername, say.retrieveUsername)
    await goOn(page)
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectFitForEverybody(page)
    await giveDocument(page, idNumbers[locale])
    await arrive(page, say.received)
    expect((await letterTo(email, say.yourUsername)).body).toContain(username)

    await follow(page, say.retrieveMember)
    await giveDocument(page, idNumbers[locale])
    await arrive(page, say.received)
    expect((await letterTo(email, say.yourNumber)).body).toMatch(/000 10\d \d{3}/)
  })

  test(`a new password by the link to the e-mail on file, in ${locale}`, { tag: ['@R29', '@R34', '@A09'] }, async ({
    visit,
    letterTo,
    setClock,
  }) => {
    await setClock({ now: '2026-02-02T10:00:00+08:00' })
    const next = `the lake ${locale} 26`
    const page = await visit(loginPage(locale))
    await follow(page, ...say.forgotPassword)
    await field(page, 'account').fill(username)
    await goOn(page)
    await arrive(page, say.received)
    const link = linkIn(await letterTo(email, say.setPassword))
    expect(link).toMatch(new RegExp(`^/${locale}/security/change-password/[\\w-]{43}$`))

    await expect(main(await visit(link)), 'a scanner that opens it uses nothing up').toContainText(username)
    const inbox = await visit(link)
    await expect(main(inbox)).toContainText(username)
    expect(new URL(inbox.url()).pathname).not.toContain(link.slice(-43))
    await expectFitForEverybody(inbox)
    await giveNewPassword(inbox, 'short')
    await expect(inbox.getByRole('alert')).toBeFocused()
    await expectFitForEverybody(inbox)
    await giveNewPassword(inbox, next)
    await arrive(inbox, say.passwordSet)
    await letterTo(mobile, say.passwordChanged)

    await main(inbox).getByRole('link', { name: say.toLogin, exact: true }).click()
    await expect(inbox, 'nobody is logged in by it').toHaveURL(/\/ams\/login(\?.*)?$/)
    await giveLogin(inbox, locale, { username })
    await expect(inbox.getByRole('alert')).toBeVisible()
    await giveLogin(inbox, locale, { username, password: next })
    await inbox.waitForURL(`**/${locale}/online/account`)

    const again = await visit(link)
    await expect(main(again)).toContainText(say.ended)
    await expectFitForEverybody(again)
  })

  test(`a new password by a code to the phone on file, in ${locale}`, { tag: ['@R29', '@A09'] }, async ({
    visit,
    server,
  }) => {
    const page = await visit(`/${locale}/online/account/forgot-password`)
    await page.getByRole('tab', { name: say.byPhone }).click()
    await expectFitForEverybody(page)
    await field(page, 'mobile').fill(mobile)
    const code = await codeFor(page, mobile, server)
    await page.locator('main [autocomplete="one-time-code"]').fill(code)
    await giveNewPassword(page, password)
    await arrive(page, say.passwordSet)

    const elsewhere = await visit(loginPage(locale))
    await logInAs(elsewhere, username, locale)
  })
}
