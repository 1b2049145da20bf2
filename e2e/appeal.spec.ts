import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
// Apart from the walks that need somebody who is suspended and stays so.
import { expect, expectFitForEverybody, testApart as test } from './portal.ts'
import { logInAs, loginPage, password } from './steps.ts'

const logInAtDesk = async (page: Page) => {
  await field(page, 'username').fill('senior')
  await field(page, 'password').fill(password)
  await goOn(page)
  await expect(page).not.toHaveURL(/login/)
}
const statement = 'The card was with me the whole day. My friend was at another counter.'

test('who is suspended appeals, someone else grants it, and the account is open again', async ({ visit }) => {
  const member = await visit(loginPage('en'))
  await logInAs(member, 'chikeong', 'en')
  const card = member.getByRole('region', { name: 'Membership card' })
  await card.getByRole('link', { name: 'Appeal against the suspension' }).click()
  await expect(member.getByRole('heading', { level: 1, name: 'Appeal' })).toBeFocused()
  await expectFitForEverybody(member)
  const send = member.getByRole('button', { name: 'Send the appeal' })
  await member.getByLabel('Why you appeal').fill('It was not me.')
  await send.click()
  await expect(member.getByLabel('Why you appeal')).toHaveAttribute('aria-invalid', 'true')
  await expectFitForEverybody(member)
  await member.getByLabel('Why you appeal').fill(statement)
  await send.click()
  await expect(member.getByRole('heading', { name: 'Your appeal is under review' })).toBeVisible()
  await expectFitForEverybody(member)
  const reference = /P\d\d-\w{6}/.exec((await member.getByRole('main').textContent()) ?? '')?.[0] ?? 'no reference'

  const desk = await visit('/desk/en/login')
  await logInAtDesk(desk)
  await desk.goto('/desk/en/?kind=appeal')
  await desk.locator('main ol a').filter({ hasText: reference }).click()
  await expect(desk.getByText(statement)).toBeVisible()
  await expectFitForEverybody(desk)
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectFitForEverybody(desk)
  await desk.getByRole('dialog').getByRole('textbox').fill('The gate has seen both of you.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve and tell the member' }).click()
  await expect(desk.getByText(`Appeal ${reference} approved`, { exact: false })).toBeVisible()

  await member.goto('/en/online/account/appeal')
  await expect(member.getByRole('listitem').filter({ hasText: reference })).toContainText(
    'The gate has seen both of you.',
  )
  await expectFitForEverybody(member)
  await member.goto('/en/online/account')
  await expect(card.getByRole('button', { name: 'Show QR code' })).toBeVisible()
})
