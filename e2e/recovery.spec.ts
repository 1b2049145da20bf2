import type { Page } from '@playwright/test'
import { codeFor, field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { arrive, follow, giveLogin, linkIn, logInAs, loginPage, password, people } from './steps.ts'

const say = {
  cannotLogIn: '未能登入？',
  forgotUsername: '忘記用戶名稱',
  retrieveUsername: '取回用戶名稱',
  retrieveMember: '取回會員編號',
  forgotPassword: '忘記密碼',
  byPhone: '短訊驗證碼',
  received: '已收到你的要求',
  yourUsername: '你的用戶名稱',
  yourNumber: '你的會員編號',
  setPassword: '重設密碼',
  passwordSet: '新密碼已生效',
  passwordChanged: '你的密碼已更改',
  ended: '此連結已失效或已使用',
  toLogin: '前往登入',
}

const { username, email, mobile } = people.zh
const idNumber = '12345678'

const main = (page: Page) => page.getByRole('main')
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

test('username and member number go to who is on file', { tag: ['@R28', '@R40', '@A09'] }, async ({
  visit,
  letterTo,
  setClock,
}) => {
  await setClock({ now: '2026-01-02T10:00:00+08:00' })
  const page = await visit(loginPage('zh'))
  await follow(page, say.cannotLogIn)
  await expectFitForEverybody(page)
  await follow(page, say.forgotUsername, say.retrieveUsername)
  await goOn(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await expectFitForEverybody(page)
  await giveDocument(page, idNumber)
  await arrive(page, say.received)
  expect((await letterTo(email, say.yourUsername)).body).toContain(username)

  await follow(page, say.retrieveMember)
  await giveDocument(page, idNumber)
  await arrive(page, say.received)
  expect((await letterTo(email, say.yourNumber)).body).toMatch(/000 10\d \d{3}/)
})

test('a new password by the link to the e-mail on file', { tag: ['@R29', '@R34', '@A09'] }, async ({
  visit,
  letterTo,
  setClock,
}) => {
  await setClock({ now: '2026-02-02T10:00:00+08:00' })
  const next = 'the lake by night 26'
  const page = await visit(loginPage('zh'))
  await follow(page, say.cannotLogIn)
  await follow(page, say.forgotPassword)
  await field(page, 'account').fill(username)
  await goOn(page)
  await arrive(page, say.received)
  const link = linkIn(await letterTo(email, say.setPassword))
  expect(link).toMatch(/^\/zh\/security\/change-password\/[\w-]{43}$/)

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
  await giveLogin(inbox, 'zh', { username })
  await expect(inbox.getByRole('alert')).toBeVisible()
  await giveLogin(inbox, 'zh', { username, password: next })
  await inbox.waitForURL('**/zh/online/account')

  const again = await visit(link)
  await expect(main(again)).toContainText(say.ended)
  await expectFitForEverybody(again)
})

test('a new password by a code to the phone on file', { tag: ['@R29', '@A09'] }, async ({ visit, server }) => {
  const page = await visit('/zh/online/account/forgot-password')
  await page.getByRole('tab', { name: say.byPhone }).click()
  await expectFitForEverybody(page)
  await field(page, 'mobile').fill(mobile)
  const code = await codeFor(page, mobile, server)
  await page.locator('main [autocomplete="one-time-code"]').fill(code)
  await giveNewPassword(page, password)
  await arrive(page, say.passwordSet)

  const elsewhere = await visit(loginPage('zh'))
  await logInAs(elsewhere, username, 'zh')
})
