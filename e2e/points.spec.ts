import { readFile } from 'node:fs/promises'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, loginPage } from './steps.ts'

const figuresOf = (text: string) => Number(text.replace(',', '.'))

test('a member reads what their visits have earned, month by month, and keeps it as a file', {
  tag: ['@R16', '@R49', '@O01'],
}, async ({ page }) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await page.getByRole('main').getByRole('link', { name: 'Record and points' }).click()
  await expect(page).toHaveURL('/en/online/report')
  await expect(page.getByRole('heading', { level: 1, name: 'Record and points' })).toBeFocused()
  await expect(page.getByRole('img', { name: /^Points of the last twelve months: the most were/ })).toBeVisible()
  await expectFitForEverybody(page)

  // The sums of the table are its rows, and what can be used is what is left of all months.
  const rows = page.getByRole('table').locator('tbody tr')
  const left = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('[data-figure="left"]')?.textContent ?? '').filter((text) => text !== '—'),
  )
  const sum = left.reduce((total, text) => total + figuresOf(text), 0)
  expect(sum).toBeGreaterThan(0)
  await expect(page.getByRole('region', { name: 'Points you can use' })).toContainText(String(sum))
  await expect(page.getByRole('table').locator('tfoot td').nth(4)).toHaveText(String(sum))

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^points-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFMonth,Hours,Points,Used,Expired,Left,Valid until')
  expect(lines).toHaveLength(1 + (await rows.count()))
})

test('who has no session is led to the login, and from there to the report', { tag: '@A07' }, async ({ page }) => {
  await page.goto('/pt/online/report')
  await expect(page).toHaveURL('/ams/login?to=%2Fonline%2Freport&_locale=pt')
})

test('on a narrow screen each month stands by itself, and nothing is cut off', { tag: '@R16' }, async ({ visit }) => {
  const page = await visit(loginPage('zh'), { viewport: { width: 320, height: 700 } })
  await logIn(page, 'zh')
  await page.goto('/zh/online/report')
  await expect(page.getByRole('img', { name: /^過去十二個月的積分/ })).toBeVisible()
  await expectFitForEverybody(page)
})

test('a member exchanges points for a gift, and is told where to collect it', { tag: ['@O07'] }, async ({ page }) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await page.goto('/en/online/report')
  const usable = page.getByRole('region', { name: 'Points you can use' })
  const pointsOf = async () =>
    figuresOf(/[\d.]+/.exec((await usable.locator('p').first().textContent()) ?? '')?.[0] ?? '')
  const before = await pointsOf()
  await page.getByRole('button', { name: 'Redeem Sports wristband' }).click()
  await expectFitForEverybody(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem for 4 points' }).click()
  await expect(page.getByText('Sports wristband: kept for you')).toBeVisible()
  await expect.poll(pointsOf).toBe(before - 4)
  await expectFitForEverybody(page)
})
