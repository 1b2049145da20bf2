import { expect, expectFitForEverybody, test } from './portal.ts'
import { logInAtDesk } from './steps.ts'

const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10)

test('the counter sells on the spot, the cashier takes the money, and who has a ticket is let in', {
  tag: ['@R47'],
}, async ({ page, visit, setClock }) => {
  await setClock({ now: `${tomorrow}T12:10:00+08:00` })
  await page.goto('/desk/en/login')
  await logInAtDesk(page, 'counter')
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/desk/en/pools?pool=carmo')
  const table = page.getByRole('region', { name: 'Sessions' })
  await expect(table).toBeVisible()
  if (await table.getByText('Cleaning').count()) await page.goto('/desk/en/pools?pool=olympic-pool')
  const selling = page.getByRole('region', { name: 'Sell on the spot' })
  await expectFitForEverybody(page)
  await selling.getByText('1', { exact: true }).click()
  await selling.getByRole('button', { name: 'Sell for MOP 26.00' }).click()
  const sold = await selling.getByText(/^Ticket T\S+ sold; it lets in until 12:40\.$/).innerText()
  const reference = /T\d\d-\w{8}/.exec(sold)?.[0] ?? ''
  await expect(selling.getByText(`To be paid at the cashier: ticket ${reference}, MOP 26.00.`)).toBeVisible()
  await expectFitForEverybody(page)

  const cashier = await visit('/desk/en/login')
  await logInAtDesk(cashier, 'cashier')
  await expect(cashier).not.toHaveURL(/login/)
  await cashier.goto('/desk/en/cashier')
  await cashier.getByLabel('Order, booking or ticket').fill(reference.toLowerCase())
  await cashier.getByRole('button', { name: 'Find' }).click()
  await cashier.getByText('Cash', { exact: true }).click()
  await cashier.getByLabel('Desk', { exact: true }).selectOption({ index: 1 })
  await cashier.getByRole('button', { name: 'Take MOP 26.00' }).click()
  await expect(cashier.getByText(/MOP 26.00.*taken|taken.*MOP 26.00/i)).toBeVisible()

  const finding = page.getByRole('region', { name: 'Entry' })
  await finding.getByLabel('Code of the card, member number or ticket number').fill(reference)
  await finding.getByRole('button', { name: 'Find' }).click()
  const row = finding.getByRole('listitem').filter({ hasText: reference })
  await row.getByRole('button', { name: 'Let in' }).click()
  await expect(row.getByText('In since 12:10')).toBeVisible()
  await row.getByRole('button', { name: 'Undo' }).click()
  await row.getByRole('button', { name: 'Let in' }).click()
  await expect(row.getByText('In since 12:10')).toBeVisible()
  await expectFitForEverybody(page)

  await page
    .getByRole('row', { name: /12:00–16:00/ })
    .getByRole('button', { name: 'Show' })
    .click()
  await expect(page.getByRole('region', { name: 'Tickets of 12:00–16:00' }).getByText(reference)).toBeVisible()
  await expectFitForEverybody(page)
})
