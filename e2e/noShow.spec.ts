import { field } from './applicant.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, logInAtDesk, loginPage, people } from './steps.ts'

test('what was missed stands among the bookings with its rule; an appeal is dismissed, then the desk excuses it, and both are told why', {
  tag: '@O03',
}, async ({ page, visit, letterTo }) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await page.goto('/en/vbs/bookings')
  const missed = page.getByRole('region', { name: 'Missed bookings' })
  await expect(missed.getByRole('listitem')).toContainText(/Tennis.*Counted on/)
  await expect(missed).toContainText('After 2 missed bookings within 60 days you cannot book venues for 30 days.')
  await expectFitForEverybody(page)
  await missed.getByRole('button', { name: 'Appeal against this' }).click()
  await missed.getByLabel('Why you appeal').fill('Sick')
  await missed.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(missed.getByLabel('Why you appeal')).toHaveAttribute('aria-invalid', 'true')
  await expectFitForEverybody(page)
  await missed.getByLabel('Why you appeal').fill('Sick all day.')
  await missed.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(missed).toContainText('until then it does not count')
  await expectFitForEverybody(page)
  const reference = /P\d\d-\w{6}/.exec((await missed.textContent()) ?? '')?.[0] ?? 'no reference'
  await missed.getByRole('link', { name: 'See the appeal' }).click()
  await expect(page.getByText('Sick all day.')).toBeVisible()
  await expectFitForEverybody(page)

  const desk = await visit('/desk/en/login')
  await logInAtDesk(desk, 'senior')
  await expect(desk).not.toHaveURL(/login/)
  await desk.goto('/desk/en/?kind=appeal')
  await desk.locator('main ol a').filter({ hasText: reference }).click()
  await expect(desk.getByRole('heading', { name: 'Missed booking appealed against' })).toBeVisible()
  await expectFitForEverybody(desk)
  await desk.getByRole('button', { name: 'Reject', exact: true }).click()
  await desk.getByRole('dialog').getByRole('textbox').fill('Please cancel in your account when you are ill.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject and tell the member' }).click()
  await expect(desk.getByText(`Appeal ${reference} rejected`, { exact: false })).toBeVisible()
  expect((await letterTo(people.en.email, 'was not granted')).body).toContain('Please cancel')

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
  await page.goto('/en/vbs/bookings')
  await expect(missed.getByRole('listitem')).toContainText(`Your appeal was not granted (${reference})`)
  await expect(missed.getByRole('listitem')).toContainText(/Excused on/)
  await expect(missed).not.toContainText('tell our hotline')
})
