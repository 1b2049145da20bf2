import { readFile } from 'node:fs/promises'
import { expect, expectFitForEverybody, test, testPaidAtVenue } from './portal.ts'
import { logIn, loginPage } from './steps.ts'

test('a member looks at a booking, keeps it in the calendar, and cancels it on the terms that were read', {
  tag: ['@R48', '@O03'],
}, async ({ page }) => {
  await page.goto(loginPage('pt'))
  await logIn(page, 'pt')
  await page.goto('/pt/vbs/bookings')
  await expect(page.getByRole('heading', { level: 1, name: 'As minhas reservas' })).toBeVisible()
  const coming = page.getByRole('region', { name: 'Próximas reservas' })
  const tennis = coming.getByRole('listitem').filter({ hasText: 'Ténis' })
  await expect(tennis.first()).toContainText('Confirmada')
  await expectFitForEverybody(page)

  await tennis.filter({ hasText: '11:00–12:00' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '11:00–12:00' })).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Juntar a 10:00–11:00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '10:00–12:00' })).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Separar as horas' }).click()
  await page.getByRole('link', { name: 'Ver as minhas reservas' }).click()
  await tennis.filter({ hasText: '11:00–12:00' }).getByRole('link').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Juntar ao calendário' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toContain('STATUS:CONFIRMED')
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('Ténis')

  await page.getByRole('button', { name: 'Cancelar esta reserva…' }).click()
  const sure = page.getByRole('dialog', { name: 'Cancelar mesmo?' })
  await expectFitForEverybody(page)
  await sure.getByRole('button', { name: /^Cancelar/ }).click()
  await expect(page.getByText(/^Cancelada/, { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar esta reserva…' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Ver as minhas reservas' }).click()
  await expect(coming.getByRole('listitem').filter({ hasText: '10:00–11:00' })).toBeVisible()
  await expect(coming.getByText('11:00–12:00')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mostrar reservas anteriores' }).click()
  await expect(page.getByRole('region', { name: 'Passadas ou canceladas' }).getByText('11:00–12:00')).toBeVisible()
  await expectFitForEverybody(page)
})

testPaidAtVenue(
  'a member finds a court, chooses two times in the order of liking, and has the first that is free',
  {
    tag: ['@O03'],
  },
  async ({ page }) => {
    await page.goto(loginPage('en'))
    await logIn(page, 'en')
    await page.goto('/en/vbs/venue?code=bowling&kind=bowling')
    // Of four days ahead: today may be over, and other walks book the next ones. Opened by its address, no other day is
    // on the screen.
    const day = page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(4)
    await page.goto((await day.getAttribute('href')) ?? '')
    const limit = page.getByRole('region', { name: /^Your limit/ })
    await expect(limit).toContainText('0 of')
    const free = page.getByRole('gridcell', { name: /, free, / })
    await expect(free.first()).toBeVisible()
    const [first, second] = [free.nth(0), free.nth(1)]
    await first.click()
    await second.click()
    const choice = page.getByRole('region', { name: 'Choose up to three' })
    await expect(choice.getByRole('listitem')).toHaveCount(2)
    await expectFitForEverybody(page)
    await choice.getByRole('button', { name: 'Book', exact: true }).click()

    await expect(page).toHaveURL(/\/en\/vbs\/booking\?reference=B/)
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Lane \d+ · booking B\d\d-/)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('gridcell', { name: /a booking of mine/ })).toHaveCount(1)
    await expect(limit).toContainText('1 of')
  },
)

test('who has no session is led to the login, and from there to the bookings', { tag: '@A07' }, async ({ page }) => {
  await page.goto('/zh/vbs/bookings')
  await expect(page).toHaveURL('/ams/login?to=%2Fvbs%2Fbookings&_locale=zh')
})
