import { expect, expectFitForEverybody, testPaidAtVenue as test } from './portal.ts'
import { logIn, logInAtDesk, loginPage } from './steps.ts'

test('a clerk books a court for a member in the timetable; the member reads it, until it is cancelled there', {
  tag: '@O03',
}, async ({ page, visit }) => {
  await page.goto('/desk/en/login')
  await logInAtDesk(page, 'counter')
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/desk/en/timetable?place=bowling')
  for (const days of [1, 2]) {
    await page.getByRole('link', { name: 'Day after' }).click()
    await expect(page, `${days} ahead`).toHaveURL(/day=/)
  }
  const grid = page.getByRole('grid')
  // The day before stands there until this one has come.
  const date = Number(new URL(page.url()).searchParams.get('day')?.slice(-2))
  await expect(grid).toHaveAccessibleName(new RegExp(`, ${date} `))
  const free = grid.getByRole('gridcell', { name: /, free$/ })
  await free.first().focus()
  const hour = (await free.first().getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 hour chosen')).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Book for a member…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name or member number').fill('reed')
  await dialog.getByRole('button', { name: 'Find member' }).click()
  await dialog.getByRole('button', { name: /Tom Reed/ }).click()
  await expectFitForEverybody(page)
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText('1 hour booked for Tom Reed.')).toBeVisible()

  const own = await visit(loginPage('en'))
  await logIn(own, 'en')
  await own.goto('/en/vbs/bookings')
  const coming = own.getByRole('region', { name: 'Coming' }).getByRole('listitem')
  const from = /(\d\d:\d\d) to/.exec(hour)?.[1] ?? ''
  // At the same hour of another day there may be one of somebody else’s walk.
  const onDay = coming.filter({ hasText: new RegExp(`, ${date} [A-Z]`) })
  const booked = onDay.filter({ hasText: from }).filter({ hasText: hour.split(',')[0] ?? '' })
  await expect(booked).toBeVisible()

  await grid.getByRole('gridcell', { name: /confirmed, .*Reed/ }).click()
  await page.getByRole('button', { name: 'Cancel this booking…' }).click()
  await page.getByLabel('Reason').fill('The lane is out of order.')
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(page.getByText('The booking of Tom Reed is cancelled.')).toBeVisible()
  await own.reload()
  await expect(own.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible()
  await expect(booked).toHaveCount(0)
})
