import { expect, expectFitForEverybody, test } from './portal.ts'

test('a visitor finds a court by sport and day, and goes through its hours with the keyboard alone', {
  tag: ['@R06', '@P01', '@X03'],
}, async ({ page }) => {
  await page.goto('/en/vbs/online-booking')
  await expect(page.getByRole('heading', { level: 1, name: 'Online booking' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Badminton')
  await expect(page.getByRole('heading', { name: 'Mong-Há Sports Centre' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bowling Centre' })).toHaveCount(0)
  // Of tomorrow: today may be over.
  await page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\?kind=badminton&day=\d{4}-\d\d-\d\d$/)
  await expectFitForEverybody(page)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Mong-Há Sports Centre' }) })
    .getByRole('link', { name: 'Badminton' })
    .click()

  await expect(page.getByRole('heading', { level: 1, name: 'Mong-Há Sports Centre · Badminton' })).toBeVisible()
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('columnheader')).toHaveCount(8)
  await expectFitForEverybody(page)
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Court 1, 0[89]:00 to/)
  await page.keyboard.press('End')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Court 8, 0[89]:00 to/)
  const name = await grid.getAttribute('aria-label')
  await page.keyboard.press('PageUp')
  await expect(grid.or(page.getByText('The slots of today are over.'))).not.toHaveAttribute('aria-label', name ?? '')
})

test('at 320 pixels the hours stand as a list, and nothing is cut off', { tag: '@R06' }, async ({ visit }) => {
  const page = await visit('/pt/vbs/venue?code=olympic&kind=badminton', { viewport: { width: 320, height: 700 } })
  await page.getByRole('navigation', { name: 'Dia' }).getByRole('link').nth(1).click()
  await expect(page.getByRole('heading', { level: 3, name: /^Das \d\d:00 às \d\d:00/ }).first()).toBeVisible()
  await expectFitForEverybody(page)
})
