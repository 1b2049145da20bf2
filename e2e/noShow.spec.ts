import { field } from './applicant.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, logInAtDesk, loginPage, people } from './steps.ts'

test('what was missed stands among the bookings with its rule; the desk excuses it, and the member is told why', {
  tag: '@O03',
}, async ({ page, visit, letterTo }) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await page.goto('/en/vbs/bookings')
  const missed = page.getByRole('region', { name: 'Missed bookings' })
  await expect(missed.getByRole('listitem')).toContainText(/Tennis.*Counted on/)
  await expect(missed).toContainText('After 2 missed bookings within 60 days you cannot book venues for 30 days.')
  await expectFitForEverybody(page)

  const desk = await visit('/desk/en/login')
  await logInAtDesk(desk, 'senior')
  await desk.getByRole('link', { name: 'Members', exact: true }).click()
  await field(desk, 'search').fill(people.en.email)
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  await desk.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await desk.getByRole('button', { name: 'Excuse a missed booking' }).click()
  await field(desk, 'reason').fill('Our counter was closed at that hour.')
  await expectFitForEverybody(desk)
  await desk.getByRole('dialog').getByRole('button', { name: 'Excuse a missed booking' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'The missed booking has been excused.' })).toBeVisible()

  expect((await letterTo(people.en.email, 'Missed booking excused')).body).toContain('Our counter was closed')
  await page.reload()
  await expect(missed.getByRole('listitem')).toContainText(/Excused on/)
  await expect(missed).not.toContainText('tell our hotline')
})
