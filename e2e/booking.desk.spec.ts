import { expect, expectFitForEverybody, testPaidAtVenue as test } from './portal.ts'
import { logIn, logInAtDesk, loginPage } from './steps.ts'

test('who comes to a court is noted at the counter, taken back, and noted again; the member reads it', {
  tag: '@O03',
}, async ({ page, visit, setClock }) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await page.goto('/en/vbs/venue?code=bowling&kind=bowling')
  const day = page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(2)
  const chosen = (await day.getAttribute('href')) ?? ''
  await page.goto(chosen)
  await expect(page.getByRole('region', { name: /^Your limit/ })).toContainText('0 of')
  await page
    .getByRole('gridcell', { name: /, free, / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/vbs\/booking\?reference=B/)
  const booking = page.url()
  const reference = new URL(booking).searchParams.get('reference') ?? ''
  const title = page.getByRole('heading', { level: 1, name: /\d\d:\d\d/ })
  const time = /\d\d:\d\d/.exec(await title.innerText())?.[0] ?? ''
  const begins = Date.parse(`${new URL(chosen, page.url()).searchParams.get('day')}T${time}:00+08:00`)

  await setClock({ now: new Date(begins - 20 * 60_000).toISOString() })
  const desk = await visit('/desk/pt/login')
  await logInAtDesk(desk, 'counter')
  await expect(desk).not.toHaveURL(/login/)
  await desk.goto('/desk/pt/arrivals?place=bowling')
  const row = desk.getByRole('listitem').filter({ hasText: reference })
  await expectFitForEverybody(desk)
  await desk.getByLabel('Nome, número de sócio ou reserva').fill(reference.toLowerCase())
  await row.getByRole('button', { name: 'Chegou' }).click()
  await expect(row.getByText(/^presente desde as /)).toBeVisible()
  await expectFitForEverybody(desk)
  await row.getByRole('button', { name: 'Anular' }).click()
  await row.getByRole('button', { name: 'Chegou' }).click()
  await expect(row.getByText(/^presente desde as /)).toBeVisible()

  const later = await visit(loginPage('en'))
  await logIn(later, 'en')
  await later.goto(booking)
  await expect(later.getByText('Used', { exact: true })).toBeVisible()
})
