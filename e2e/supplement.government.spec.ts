import { field } from './applicant.ts'
import { expect, expectFitForEverybody, testApart as test } from './portal.ts'
import { arrive, giveLogin, logInAs, loginPage } from './steps.ts'

test('by the government account one comes to the form, filled in with what the bureau has otherwise', {
  tag: ['@R07', '@A07'],
}, async ({ visit }) => {
  const page = await visit('/en/booking/supple/info')
  await expect(page).toHaveURL(/\/ams\/login\?/)
  await page.getByRole('button', { name: 'Log in with your government account' }).click()
  await page.waitForURL('**/dev/sign-on/interaction/**')
  await page.getByRole('button', { name: 'Maria Luisa Santos' }).click()

  await expect(page).toHaveURL('/en/booking/supple/info')
  await expect(field(page, 'documentExpiry')).toHaveValue('2030-06-30')
  await expect(field(page, 'documentExpiry')).toHaveAccessibleDescription(/From the identity bureau.*30 June 2028/)
  await expect(field(page, 'surname')).toHaveValue('Santos')
  await expect(page.getByText(/filled in and marked/)).toBeVisible()
  await expectFitForEverybody(page)

  // The copy of the document is asked for as in every other change.
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('who is not linked is led to linking, and to the plain form', { tag: ['@R07', '@R08'] }, async ({ visit }) => {
  const page = await visit('/en/booking/supple/info')
  await giveLogin(page, 'en', { username: 'tom' })
  await expect(page).toHaveURL('/en/booking/supple/info')
  const link = page.getByRole('main').getByRole('link', { name: 'Link my government account' })
  await expect(link).toBeVisible()
  await expectFitForEverybody(page)

  await page.getByRole('main').getByRole('link', { name: 'Enter the details without linking' }).click()
  await arrive(page, 'Change my details')
  await page.getByRole('main').getByRole('link', { name: 'Fill in with my government account' }).click()
  await link.click()
  await expect(page).toHaveURL('/en/online/account/bind')
})

test('where the member asks nothing else, the frame asks nothing twice', { tag: '@A08' }, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'maria', 'en')
  await expect(page.getByRole('banner')).toContainText('Santos')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/en/supple', '/en/booking/supple/info']) {
    await page.goto(path)
    await expect(field(page, 'surname')).toHaveValue('Santos')
    await page.waitForLoadState('networkidle')
  }

  expect(asked.filter((path) => path === '/api/account/online/supple')).toHaveLength(2)
  expect(asked).not.toContain('/api/account/info')
})
