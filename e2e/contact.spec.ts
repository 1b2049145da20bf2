import type { Page } from '@playwright/test'
import { codeFor, field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, testApart as test, type Walk } from './portal.ts'
import { arrive, follow, giveLogin, linkIn, logInAs, loginPage, password, people } from './steps.ts'
import { type Locale, words } from './words.ts'

const say = {
  ...words.pt,
  changePassword: 'Alterar a palavra-passe',
  passwordChanged: /A palavra-passe foi alterada/,
  back: 'Voltar à minha conta',
  changeMobile: 'Alterar o número de telemóvel',
  sameMobile: 'tem de ser diferente do actual',
  mobileChanged: /é agora 6688 ••••/,
  changeEmail: 'Alterar o e-mail',
  linkSent: /Enviámos a ligação para n•••@example\.mo/,
  newLink: 'Confirme o seu novo e-mail',
  verifyEmail: 'Confirmar o novo e-mail',
  emailChanged: /foi alterado/,
  linkEnded: /já não é válida/,
  confirmMobile: 'Confirmar o número de telemóvel',
  confirmEmail: 'Confirmar o e-mail',
}

const { username, email, mobile } = people.pt
/** The new number. */
const nextMobile = '66887702'

const logInWith = async (visit: Walk['visit'], username: string, locale: Locale) => {
  const page = await visit(loginPage(locale))
  await logInAs(page, username, locale)
  return page
}
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('the password is changed: the old one opens nothing any more', { tag: ['@R30'] }, async ({ visit, letterTo }) => {
  const next = 'three boats and a lantern'
  const page = await logInWith(visit, username, 'pt')
  await follow(page, say.changePassword)
  await press(page, say.changePassword)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectFitForEverybody(page)

  const change = async (to: string) => {
    await field(page, 'password').fill(to)
    await field(page, 'passwordRepeat').fill(to)
    await press(page, say.changePassword)
    await expect(page.getByRole('status').filter({ hasText: say.passwordChanged })).toBeVisible()
  }
  await change(next)
  await expectFitForEverybody(page)
  await letterTo(email)
  await letterTo(mobile)

  const elsewhere = await visit(loginPage('pt'))
  await giveLogin(elsewhere, 'pt', { username })
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await giveLogin(elsewhere, 'pt', { username, password: next })
  await elsewhere.waitForURL('**/pt/online/account')

  await page.reload()
  await change(password)
})

test('the e-mail address is changed, by the button behind the link to the new one', {
  tag: ['@A10', '@R32', '@R35'],
}, async ({ visit, letterTo }) => {
  const next = 'new.pt@example.mo'
  const page = await logInWith(visit, username, 'pt')
  await follow(page, 'E-mail Alterar', say.changeEmail)
  await field(page, 'email').fill(next)
  await field(page, 'emailRepeat').fill('another@example.mo')
  await goOn(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectFitForEverybody(page)
  await field(page, 'emailRepeat').fill(next)
  await goOn(page)
  await expect(page.getByRole('status').filter({ hasText: say.linkSent })).toBeVisible()
  await expectFitForEverybody(page)
  await letterTo(email)

  const link = linkIn(await letterTo(next, say.newLink))
  expect(link).toContain('/pt/security/change-email/')
  const scanner = await visit(link)
  await expect(scanner.getByRole('button', { name: say.verifyEmail })).toBeVisible()
  await page.goto('/pt/online/account')
  await expect(page.getByRole('main'), 'opening the link changes nothing').toContainText(
    email.replace(/^(.)[^@]*/, '$1•••'),
  )

  const inbox = await visit(link)
  await expect(inbox.getByRole('main')).toContainText('n•••@example.mo')
  expect(new URL(inbox.url()).pathname).toBe('/pt/security/change-email/-')
  await expectFitForEverybody(inbox)
  await press(inbox, say.verifyEmail)
  await arrive(inbox, say.verifyEmail)
  await expect(inbox.getByRole('main')).toContainText(say.emailChanged)
  await inbox.getByRole('main').getByRole('link').click()
  await expect(inbox, 'the link logs nobody in').toHaveURL('/ams/login?_locale=pt')

  await page.reload()
  await expect(page.getByRole('main')).toContainText('n•••@example.mo')
  const again = await visit(link)
  await expect(again.getByRole('main')).toContainText(say.linkEnded)
  await expectFitForEverybody(again)
})

test('the mobile is changed: a proof of oneself, a code to the new number, and not the old one again', {
  tag: ['@A10', '@R31'],
}, async ({ visit, letterTo, setClock, server }) => {
  const page = await logInWith(visit, username, 'pt')
  await follow(page, 'Telemóvel Alterar', say.changeMobile)
  await field(page, 'mobile').fill(mobile)
  const sendCode = page.locator('main [autocomplete="one-time-code"]').locator('xpath=following-sibling::button')
  await sendCode.click()
  await expect(page.getByRole('alert').getByRole('link')).toContainText(say.sameMobile)
  await expectFitForEverybody(page)

  await setClock({ forward: 'PT10M1S' })
  await field(page, 'mobile').fill(nextMobile)
  await sendCode.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say.password }).fill(password)
  await dialog.locator('button[type="submit"]').first().click()
  await expect(dialog).toHaveCount(0)
  await expect(sendCode).toHaveAttribute('aria-disabled', 'true')
  const { body } = await letterTo(nextMobile)
  await page.locator('main [autocomplete="one-time-code"]').fill(/\d{6}/.exec(body)?.[0] ?? '')
  await press(page, say.changeMobile)
  await expect(page.getByRole('status').filter({ hasText: say.mobileChanged })).toBeVisible()
  await expectFitForEverybody(page)
  await expect.poll(async () => (await server.inbox(mobile)).some(({ body }) => body.includes('6688 ••••'))).toBe(true)

  await page.getByRole('main').getByRole('link', { name: say.back }).click()
  await expect(page.getByRole('main')).toContainText('6688 ••••')
})

test('a number that is not confirmed is confirmed by a code to it', { tag: ['@R33'] }, async ({ visit, server }) => {
  const page = await logInWith(visit, 'rosa', 'pt')
  await expect(page.getByRole('main')).toContainText('Por confirmar')
  await expectFitForEverybody(page)
  await follow(page, say.confirmMobile)
  const code = page.locator('main [autocomplete="one-time-code"]')
  const right = await codeFor(page, '66120005', server)
  await code.fill(right === '000000' ? '000001' : '000000')
  await press(page, say.confirmMobile)
  await expect(page.getByRole('alert')).toContainText('código')
  await code.fill(right)
  await press(page, say.confirmMobile)
  await expect(page.getByRole('status').filter({ hasText: 'está confirmado' })).toBeVisible()
  await expectFitForEverybody(page)

  await page.getByRole('main').getByRole('link', { name: say.back }).click()
  await expect(page.getByRole('main')).toContainText('6612 ••••')
  await expect(page.getByRole('main')).not.toContainText('Por confirmar')
})

test('an address that is not confirmed is confirmed by the button behind the link to it', {
  tag: ['@R36'],
}, async ({ visit, letterTo }) => {
  const page = await logInWith(visit, 'yuting', 'zh')
  await follow(page, '確認電郵')
  await goOn(page)
  await expect(page.getByRole('status').filter({ hasText: 'y•••@example.mo' })).toBeVisible()
  await expectFitForEverybody(page)

  const link = linkIn(await letterTo('yuting@example.mo', '請確認你的電郵'))
  const inbox = await visit(link)
  await expect(inbox.getByRole('main')).toContainText('y•••@example.mo')
  await expectFitForEverybody(inbox)
  await press(inbox, '確認電郵')
  await arrive(inbox, '確認電郵')
  await expect(inbox.getByRole('main')).toContainText('你的電郵已確認')
  await page.goto('/zh/online/account')
  await expect(page.getByRole('main')).toContainText('y•••@example.mo')
  await expect(page.getByRole('main')).not.toContainText('尚未確認')
  await expect((await visit(link)).getByRole('main')).toContainText(/已失效或已使用/)
})

test('who has no e-mail address adds the first one', { tag: ['@R32'] }, async ({ visit, letterTo }) => {
  const page = await logInWith(visit, 'kamfai', 'zh')
  await follow(page, '電郵 加入', '加入電郵')
  await field(page, 'email').fill('kamfai@example.mo')
  await field(page, 'emailRepeat').fill('kamfai@example.mo')
  await goOn(page)
  const inbox = await visit(linkIn(await letterTo('kamfai@example.mo', '請確認你的新電郵')))
  await press(inbox, '確認新電郵')
  await arrive(inbox, '確認新電郵')
  await expect(inbox.getByRole('main')).toContainText(/電郵已更改/)

  await page.goto('/zh/online/account')
  await expect(page.getByRole('main')).toContainText('k•••@example.mo')
})
