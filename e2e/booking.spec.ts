import { readFile } from 'node:fs/promises'
import { expect, expectFitForEverybody, test } from './portal.ts'
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

test('who has no session is led to the login, and from there to the bookings', { tag: '@A07' }, async ({ page }) => {
  await page.goto('/zh/vbs/bookings')
  await expect(page).toHaveURL('/ams/login?to=%2Fvbs%2Fbookings&_locale=zh')
})
