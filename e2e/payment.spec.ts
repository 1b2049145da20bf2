import type { Page } from '@playwright/test'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, loginPage } from './steps.ts'

// The way to the provider of payments and back, at the sandbox in which one chooses what happens.

/** Books the first free court of a day from today on, which costs something: it is kept, and asks to be paid. */
const hold = async (page: Page, day: number) => {
  await page.goto('/en/vbs/venue?code=bowling&kind=bowling')
  const link = page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(day)
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('region', { name: /^Your limit/ })).toContainText('0 of')
  const free = page.getByRole('gridcell', { name: /, free, / })
  await expect(free.first()).toBeVisible()
  await free.first().click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/vbs\/booking\?reference=B/)
  await expect(page.getByRole('heading', { name: /^Kept for you until \d\d:\d\d$/ })).toBeVisible()
}
/** Goes on to the page of the provider and does something there: what comes back is a page of ours. */
const atProvider = async (page: Page, act: string) => {
  await page.getByRole('button', { name: /^Pay \d+ patacas$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await page
    .getByRole('button')
    .filter({ has: page.getByText(act, { exact: true }) })
    .click()
  await expect(page).toHaveURL(/\/en\/payment\/orders\?reference=P/)
}
const isPaid = (page: Page) => expect(page.getByText(/^\d+ patacas received\.$/)).toBeVisible()

test.beforeEach(async ({ page }) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
})

test('a member pays for a court, has the receipt of it, cancels in time and gets the money back', {
  tag: ['@O03'],
}, async ({ page, letterTo }) => {
  await hold(page, 3)
  await expectFitForEverybody(page)
  const booking = page.url()
  await atProvider(page, 'Pay')
  await isPaid(page)
  await expectFitForEverybody(page)
  await page.getByRole('link', { name: /^Receipt \d{4}\/\d{6}$/ }).click()
  await expect(page.getByRole('article').getByText(/^Bowling Centre · /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectFitForEverybody(page)

  await page.goto(booking)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByText('It is paid. On arrival, show your membership card at the desk.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this booking…' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel it?' })
    .getByRole('button', { name: /^Cancel and get \d+ patacas back$/ })
    .click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Payment and receipt' }).click()
  await expect(page.getByText(/^\d+ patacas (paid back on .*|are being paid back) \(cancelled\)\.$/)).toBeVisible()
  expect((await letterTo('tom@example.mo', 'Refunded')).body).toContain('We have paid back')
})

test('whom the provider refuses reads that nothing was taken, and has the court once it is paid', {
  tag: ['@O03'],
}, async ({ page }) => {
  await hold(page, 4)
  const booking = page.url()
  await atProvider(page, 'Refuse the payment')
  await expect(page.getByText('No payment has arrived, and nothing was charged.')).toBeVisible()
  await expectFitForEverybody(page)
  await atProvider(page, 'Pay with news twice')
  await isPaid(page)
  await page.goto(booking)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

for (const act of ['Pay without news', 'Pay with news ten minutes later'])
  test(`who comes back before the provider has told anything is not made to wait: ${act}`, async ({ page }) => {
    await hold(page, act === 'Pay without news' ? 5 : 6)
    const booking = page.url()
    await atProvider(page, act)
    await isPaid(page)
    await page.goto(booking)
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  })
