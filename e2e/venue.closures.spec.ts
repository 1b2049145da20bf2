import type { Page } from '@playwright/test'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, loginPage, password } from './steps.ts'

const atDesk = async (page: Page) => {
  await page.locator('main [name="username"]').fill('facilities')
  await page.locator('main [name="password"]').fill(password)
  await page.locator('main button[type="submit"]').click()
}

test('a venue is closed for two days: who has a court there is told and reads why, others read it, and it is opened again', async ({
  page,
  visit,
  letterTo,
}) => {
  await page.goto(loginPage('zh'))
  await logIn(page, 'zh')
  // What the demonstration has for her: one hour of tomorrow.
  await page.goto('/en/vbs/bookings')
  await page.getByRole('region', { name: 'Coming up' }).getByRole('link', { name: /14:00/ }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  const booked = page.url()
  await page.goto('/en/vbs/venue?code=tap-seac&kind=badminton')
  const day = page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(1)
  const courts = (await day.getAttribute('href')) ?? ''

  const desk = await visit('/desk/en/login')
  await atDesk(desk)
  await desk.getByRole('link', { name: 'Closures', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Closures' })).toBeVisible()
  await expectFitForEverybody(desk)
  await desk.getByRole('button', { name: 'Close something…' }).click()
  const plan = desk.getByRole('dialog', { name: 'Close something…' })
  await plan.getByRole('radio', { name: 'Maintenance' }).check()
  await plan.getByLabel('Venue').selectOption('tap-seac')
  const until = /day=(\d{4}-\d\d-\d\d)/.exec(courts)?.[1] ?? ''
  await plan.getByLabel('Last day').fill(until)
  await expectFitForEverybody(desk)
  await plan.getByRole('button', { name: 'See whom it meets' }).click()
  const sure = desk.getByRole('dialog', { name: 'Close: Tap Seac Multisport Pavilion' })
  await expect(sure.getByText('people affected', { exact: true })).toBeVisible()
  await expectFitForEverybody(desk)
  await sure.getByRole('button', { name: 'Close and tell 1' }).click()
  await expect(sure.getByText(/^That is not the number above/).first()).toBeVisible()
  await sure.getByLabel('Type the number of people affected to confirm').fill('1')
  await sure.getByRole('button', { name: 'Close and tell 1' }).click()
  await expect(desk.getByText('Everyone told', { exact: false })).toBeVisible({ timeout: 20_000 })
  await expect(desk.getByText('1 booking cancelled')).toBeVisible()
  await expectFitForEverybody(desk)

  expect((await letterTo('siumei@example.mo', '場地關閉')).body).toContain('因維修')
  await page.goto(booked)
  await expect(page.getByText('Venue closed by the authority').first()).toBeVisible()
  await expect(page.getByText('Closed: maintenance').first()).toBeVisible()
  await expectFitForEverybody(page)
  await page.goto(courts)
  await expect(page.getByText(/^Closed: maintenance, until /)).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expectFitForEverybody(page)

  await desk.getByRole('button', { name: 'Open again' }).click()
  const lifting = desk.getByRole('dialog', { name: 'Open again: Tap Seac Multisport Pavilion' })
  await lifting.getByLabel('Reason').fill('The work was done sooner.')
  await lifting.getByRole('button', { name: 'Open again' }).click()
  await expect(desk.getByText('Opened again', { exact: true })).toBeVisible()
  await page.goto(courts)
  await expect(page.getByRole('gridcell', { name: /, free, / }).first()).toBeVisible()
})
