import { expect, expectFitForEverybody, testWithoutMail as test } from './portal.ts'
import { logIn, logInAtDesk, loginPage, people } from './steps.ts'
import { words } from './words.ts'

const say = {
  ...words.zh,
  messages: '訊息',
  away: /電郵未能送出/,
  card: /臨時會員卡/,
  suspended: '送出前會員暫停使用',
  ended: /^未能送達/,
  sendAgain: /^再次發送：臨時會員卡/,
  sentAgain: /^已安排再次發送：臨時會員卡/,
  waiting: /^等候發送/,
}

test('staff see which messages have not left and why, and send one again', async ({ visit, setClock }) => {
  await setClock({ now: '2026-03-01T10:00:00+08:00' })
  const page = await visit(loginPage('zh'))
  await logIn(page, 'zh')
  await page.getByRole('link', { name: say.reportLoss }).click()
  await page.getByLabel(say.howLost).fill('autocarro 25')
  await page.getByLabel(say.understood).check()
  await page.getByRole('button', { name: say.reportLoss }).click()
  await expect(page.getByRole('heading', { name: '已報失會員卡' })).toBeVisible()

  const desk = await visit('/desk/zh/login')
  await logInAtDesk(desk)
  await desk.getByRole('link', { name: say.messages }).click()
  await expect(desk.getByRole('heading', { name: say.messages, level: 1 })).toBeFocused()
  await expect(desk.getByText(say.away)).toBeVisible({ timeout: 30_000 })
  const row = desk.getByRole('row', { name: say.card })
  await expect(row).toContainText(say.suspended)
  await expect(row).not.toContainText(people.zh.email)
  await expectFitForEverybody(desk)
  await desk.close()

  await setClock({ forward: 'P8D' })
  const later = await visit('/desk/zh/login')
  await logInAtDesk(later)
  await later.getByRole('link', { name: say.messages }).click()
  await later.getByRole('link', { name: say.ended }).click()
  const again = later.getByRole('button', { name: say.sendAgain })
  await expect(again).toBeVisible({ timeout: 30_000 })
  await expectFitForEverybody(later)
  await again.click()
  await expect(later.getByRole('status').filter({ hasText: say.sentAgain })).toBeVisible()
  await later.getByRole('link', { name: say.waiting }).click()
  await expect(later.getByRole('row', { name: say.card })).toBeVisible()
})
