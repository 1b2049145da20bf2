import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, expectAccessible, expectFitForEverybody, test } from './portal.ts'
import { password } from './steps.ts'

const logIn = async (page: Page, username: string) => {
  await page.goto('/desk/en/login', { waitUntil: 'networkidle' })
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await goOn(page)
}

test('who came to the counter is found, and what was done for them is found by the auditor', async ({ visit }) => {
  const counter = await visit('/desk/en/login')
  await logIn(counter, 'counter')
  await counter.getByRole('link', { name: 'Members', exact: true }).click()
  await expectFitForEverybody(counter)
  await field(counter, 'search').fill('yuting')
  await counter.getByRole('button', { name: 'Search', exact: true }).click()
  await counter.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await expect(counter.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(counter)
  await counter.getByRole('button', { name: 'Hand out card' }).click()
  await expectAccessible(counter)
  await counter.getByRole('dialog').getByRole('button', { name: 'Hand out card' }).click()
  await expect(counter.getByRole('status').filter({ hasText: 'recorded as handed out' })).toBeVisible()
  await expect(counter.getByRole('button', { name: 'Suspend services' }), 'only a senior may').toHaveCount(0)
  await expect(counter).toHaveURL(/\/desk\/en\/members$/)

  const auditor = await visit('/desk/en/login')
  await logIn(auditor, 'auditor')
  await auditor.getByRole('link', { name: 'Audit trail' }).click()
  await field(auditor, 'act').selectOption('card_handed_out')
  await auditor.getByRole('button', { name: 'Search' }).click()
  await expect(auditor.getByRole('row', { name: /counter.*Handed out a card.*Member \d{9}/ }).first()).toBeVisible()
  await expectFitForEverybody(auditor)
})
