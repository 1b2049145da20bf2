import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, logInAtDesk, loginPage } from './steps.ts'

test('who stands at the desk instead of paying online pays there, has the court and a receipt, and it is in the income', async ({
  page,
  visit,
}) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await page.goto('/en/vbs/venue?code=bowling&kind=bowling')
  const day = page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(2)
  await page.goto((await day.getAttribute('href')) ?? '')
  await expect(page.getByRole('region', { name: /^Your limit/ })).toContainText('0 of')
  await page
    .getByRole('gridcell', { name: /, free, / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/vbs\/booking\?reference=B/)
  const booking = page.url()
  const reference = new URL(booking).searchParams.get('reference') ?? ''

  const desk = await visit('/desk/pt/login')
  await logInAtDesk(desk, 'cashier')
  await expect(desk.getByRole('heading', { level: 1, name: 'Caixa' })).toBeVisible()
  await expectFitForEverybody(desk)
  await desk.getByLabel('Encomenda, reserva ou bilhete').fill(reference)
  await desk.getByRole('button', { name: 'Procurar' }).click()
  await expect(desk.getByRole('heading', { name: /^Encomenda P/ })).toBeVisible()
  await desk.getByText('Numerário').click()
  await desk.getByLabel('Balcão').selectOption({ index: 1 })
  await expectFitForEverybody(desk)
  await desk.getByRole('button', { name: /^Receber MOP/ }).click()
  await expect(desk.getByText(/^Recebidas MOP .* da encomenda P/)).toBeVisible()
  await expect(desk.getByRole('table')).toContainText('Numerário')
  await expectFitForEverybody(desk)

  await page.goto(booking)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Payment and receipt' }).click()
  await expect(page.getByRole('link', { name: /^Receipt \d{4}\/\d{6}$/ })).toBeVisible()

  const books = await visit('/desk/en/login')
  await logInAtDesk(books, 'accountant')
  await books.getByRole('link', { name: 'Income', exact: true }).click()
  await expect(books.getByRole('region', { name: 'Income' }).getByRole('row').filter({ hasText: 'Cash' })).toBeVisible()
  await expectFitForEverybody(books)
})

test('the accountant finds the books compared, and nothing to decide', async ({ visit }) => {
  const desk = await visit('/desk/en/login')
  await logInAtDesk(desk, 'accountant')
  await expect(desk.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible()
  await expect(desk.getByText('The books agree.')).toBeVisible()
  await expectFitForEverybody(desk)
})
