import { readFileSync } from 'node:fs'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logInAtDesk } from './steps.ts'

const say = {
  zh: { title: '場地使用統計', all: '各設施', total: /^總計 / },
  pt: { title: 'Utilização dos campos', all: 'Todas as instalações', total: /^Total / },
  en: { title: 'Use of courts', all: 'All facilities', total: /^Total / },
} as const

test('who runs the facilities reads how full they are, month by month, and keeps it as a file', async ({ page }) => {
  await page.goto('/desk/en/login')
  await logInAtDesk(page, 'facilities')
  await page.getByRole('link', { name: 'Use of courts' }).click()
  for (const locale of ['zh', 'pt', 'en'] as const) {
    await page.goto(`/desk/${locale}/figures`)
    await expect(page.getByRole('heading', { level: 1, name: say[locale].title })).toBeVisible()
    const all = page.getByRole('region', { name: say[locale].all })
    await expect(all.getByRole('row', { name: say[locale].total })).toContainText('%')
    await expectFitForEverybody(page)
  }

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^courts-\d{4}-\d\d\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFF"Month","Venue","Facility","Hour","Available",/)

  await page.getByLabel('Facility').selectOption({ index: 1 })
  await expect(page.getByRole('region', { name: /^By hour: / }).getByRole('row')).not.toHaveCount(2)
  // The demonstration’s timetable may lie in one month: as far as there is one, and no further.
  await page.goto('/desk/en/figures?month=2001-02-03')
  await expect(page.getByText('There are no hours to book in this month.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Month before' })).toHaveCount(0)
  await page.getByRole('link', { name: 'This month' }).click()
  await expect(page).toHaveURL(/\/desk\/en\/figures$/)
})
