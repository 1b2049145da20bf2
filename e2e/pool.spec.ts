import type { Page } from '@playwright/test'
import { picture } from './pictures.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logInAs, loginPage } from './steps.ts'

// Pools by day: what is sold in advance and on the spot, and who comes in. Each pool is cleaned on another day.

const dayAhead = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
const pools = ['olympic-pool', 'carmo']

/** Opens the first pool that is not cleaned on a day. */
const openPool = async (page: Page, day: string) => {
  for (const pool of pools) {
    await page.goto(`/en/pools/tickets?pool=${pool}&day=${day}`)
    const sessions = page.getByRole('region', { name: /^Sessions, / })
    await expect(sessions).toBeVisible()
    if (!(await sessions.getByText('Closed for cleaning').count())) return sessions
  }
  throw new Error('Every pool is cleaned.')
}

test('a member buys a ticket with a child, pays, shows it, and gives it back', { tag: ['@R47'] }, async ({
  page,
  setClock,
}) => {
  await setClock({ now: `${dayAhead(1)}T09:00:00+08:00` })
  await page.goto(loginPage('en'))
  await logInAs(page, 'ana', 'en')
  await page.goto('/en/pools/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Pool tickets' })).toBeVisible()
  await expect(page.getByText('Choose a session first.')).toBeVisible()
  await expectFitForEverybody(page)

  const sessions = await openPool(page, dayAhead(3))
  await expect(page.getByRole('region', { name: 'Your limit in advance on this day' })).toContainText('0 of 1')
  await sessions.getByRole('button', { name: 'Choose' }).first().click()
  const panel = page.getByRole('region', { name: 'Ticket', exact: true })
  await expect(panel.getByText(/Enter from \d\d:\d\d to \d\d:\d\d; after that/)).toBeVisible()
  await panel.getByRole('checkbox').first().check()
  await expectFitForEverybody(page)
  await picture(page, 'pool')
  await panel.getByRole('button', { name: 'Buy for 26 patacas' }).click()

  await expect(page).toHaveURL(/\/en\/pools\/ticket\?reference=T/)
  const ticket = page.url()
  await expect(page.getByRole('heading', { name: /^Kept for you until \d\d:\d\d$/ })).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Pay 26 patacas' }).click()
  await page
    .getByRole('button')
    .filter({ has: page.getByText('Pay', { exact: true }) })
    .click()
  await expect(page.getByText('26 patacas received.')).toBeVisible()

  await page.getByRole('link', { name: 'Pool tickets' }).last().click()
  const mine = page.getByRole('region', { name: 'My tickets' })
  await expect(mine.getByRole('listitem').filter({ hasText: '1 adult and 1 child' }).last()).toContainText('Valid')
  await page.goto(ticket)
  await expect(page.getByText(/^Enter by \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the membership card' })).toBeVisible()
  await expectFitForEverybody(page)

  await page.getByRole('button', { name: 'Give this ticket back…' }).click()
  await expectFitForEverybody(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Give back and receive 26 patacas' }).click()
  await expect(page.getByText('Given back', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Payment and receipt' }).click()
  await expect(page.getByText(/^26 patacas (paid back on .*|are being paid back) \(cancelled\)\.$/)).toBeVisible()
})

test('a visitor reads what there is today, also on the display at an entrance', { tag: ['@O02'] }, async ({
  page,
  setClock,
}) => {
  await setClock({ now: `${dayAhead(1)}T09:00:00+08:00` })
  await page.goto('/pt/pools/today')
  await expect(page.getByRole('heading', { level: 1, name: 'Bilhetes de hoje' })).toBeVisible()
  await expect(page.getByText(/lugares livres$/).first()).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('link', { name: 'Comprar' }).first().click()
  await expect(page.getByText('Inicie sessão para comprar.')).toBeVisible()
  await expectFitForEverybody(page)

  await page.goto('/pt/pools/display')
  await expect(page.getByText('Escolha a piscina a mostrar')).toBeVisible()
  await page.getByRole('link', { name: 'Piscina do Parque de Hác-Sá' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Piscina do Parque de Hác-Sá' })).toBeVisible()
  await expectFitForEverybody(page)
})
