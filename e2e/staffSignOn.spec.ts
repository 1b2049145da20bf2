import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, testApart as test } from './portal.ts'
import { password } from './steps.ts'

const byAccount = 'Log in with your work account'

/** Goes from the desk to the sandbox, and back as one of its accounts. */
const signOnAs = async (page: Page, name: string) => {
  await page.getByRole('button', { name: byAccount }).click()
  await choose(page, name)
}
const choose = async (page: Page, name: string) => {
  await page.waitForURL('**/dev/sign-on/interaction/**')
  await page.getByRole('button', { name }).click()
}

test('a clerk logs in by work account, where they were going, and logs out of it, too', async ({ visit }) => {
  const page = await visit('/desk/en/holidays')
  await expect(page.getByRole('button', { name: byAccount })).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: byAccount }).click()
  await page.waitForURL('**/dev/sign-on/interaction/**')
  await expectFitForEverybody(page)
  await choose(page, 'Ana Rita Sequeira')
  await expect(page).toHaveURL(/\/desk\/en\/holidays/)
  await expect(page.getByRole('heading', { level: 1, name: /holidays/i })).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log out of your work account' })).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/desk\/\w\w\/login/)
  await page.goto('/desk/en/holidays')
  await expect(page, 'here the session is over').toHaveURL(/\/desk\/en\/login/)
})

test('a new colleague is invited, links their work account by the code, and logs in by it from then on', async ({
  visit,
}) => {
  const senior = await visit('/desk/en/login')
  await field(senior, 'username').fill('senior')
  await field(senior, 'password').fill(password)
  await goOn(senior)
  await senior.getByRole('link', { name: 'Colleagues', exact: true }).click()
  await expect(senior.getByRole('row', { name: /Rui Carvalho/ })).toContainText('Not linked')
  await senior.getByRole('button', { name: 'Invite Rui Carvalho to link an account' }).click()
  await senior.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
  const code = (await senior.getByRole('dialog').locator('code').textContent()) ?? ''
  await expectFitForEverybody(senior)

  const page = await visit('/desk/en/login')
  await signOnAs(page, 'Ho Pui Shan')
  await expect(page.getByRole('heading', { name: 'Your account is new here' })).toBeVisible()
  await expectFitForEverybody(page)
  await field(page, 'code').fill('00000-00000')
  await goOn(page)
  await expect(field(page, 'code')).toHaveAccessibleDescription(/wrong or has expired/)
  await field(page, 'code').fill(code.toLowerCase())
  await goOn(page)
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.getByText('Rui Carvalho')).toBeVisible()
})

test('who cancels at the issuer is told so, and has both ways on', async ({ visit }) => {
  const page = await visit('/desk/en/login')
  await signOnAs(page, 'Cancel')
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('You cancelled logging in with your work account')
  await expectFitForEverybody(page)
  await page.getByRole('link', { name: 'Back to the login' }).click()
  await expect(field(page, 'password')).toBeVisible()
})
