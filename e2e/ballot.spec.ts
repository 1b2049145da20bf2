import { readFile } from 'node:fs/promises'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, loginPage } from './steps.ts'

test('a member enters a ballot with two choices, changes them, and leaves it again', { tag: ['@O03'] }, async ({
  page,
}) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await page.goto('/en/vbs/ballots')
  await expect(page.getByRole('heading', { level: 1, name: 'Ballots' })).toBeVisible()
  const open = page.getByRole('region', { name: 'Open for entries' })
  await expectFitForEverybody(page)
  await open
    .getByRole('link', { name: /^Tennis/ })
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1, name: /^Tennis, peak hours/ })).toBeVisible()
  await page
    .getByRole('button', { name: /Court 1, 19:00 to 20:00$/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /Court 2, 19:00 to 20:00$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Enter the ballot' }).click()
  await expect(page.getByText('You have entered this ballot.')).toBeVisible()
  await expect(page.getByText(/^[0-9a-f]{4}( [0-9a-f]{4}){5}$/)).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: /^Move .* up$/ }).click()
  await page.getByRole('button', { name: 'Save these choices' }).click()
  await expect(page.getByRole('button', { name: 'Save these choices' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the ballot' }).click()
  await expect(page.getByText('You have entered this ballot.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Leave the ballot' })).toHaveCount(0)
})

test('a visitor sees what a ballot is for and its seal, and finds the script by which a draw is checked', {
  tag: ['@P01'],
}, async ({ page }) => {
  await page.goto('/pt/vbs/ballots')
  await page.getByRole('region', { name: 'Inscrições abertas' }).getByRole('link').first().click()
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expectFitForEverybody(page)
  const response = await page.request.get('/check-ballot.mjs')
  expect(await response.text()).toBe(await readFile(new URL('../web/public/check-ballot.mjs', import.meta.url), 'utf8'))
})
