import type { Page } from '@playwright/test'
import { picture } from './pictures.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logInAs, logInAtDesk, loginPage } from './steps.ts'

// Recreation classes: from the draw of the order to a place and back, and who is there, noted by the coach.

const dayAhead = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
/** Each moment of the term is at nine on a day of its own. */
const moments = [
  ...['Renewal begins', 'Registration begins', 'Registration ends', 'The order is drawn', 'First turn', 'Turns end'],
  'Places left for everybody',
]

/** A term far ahead with one class of 120 patacas. */
const makeTerm = async (desk: Page) => {
  await desk.goto('/desk/en/classes')
  await desk.getByRole('button', { name: 'New term' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('First day').fill(dayAhead(120))
  await dialog.getByLabel('Last day').fill(dayAhead(170))
  for (const [days, name] of moments.entries()) await dialog.getByLabel(`${name}: day`).fill(dayAhead(days + 1))
  await expectFitForEverybody(desk)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const term = /\d{4}-\d/.exec(await desk.getByText(/^Term \S+ saved\.$/).innerText())?.[0] ?? ''
  await desk.getByRole('link', { name: term, exact: true }).click()
  await desk.getByRole('button', { name: 'New class' }).click()
  await dialog.getByLabel('Name in Chinese').fill('太極進階班')
  await dialog.getByLabel('Name in Portuguese').fill('Tai chi avançado')
  await dialog.getByLabel('Name in English').fill('Tai chi, advanced')
  await dialog.getByLabel('Activity').selectOption('Tai chi')
  await dialog.getByLabel('Venue').selectOption({ index: 1 })
  await dialog.getByLabel('Places').fill('20')
  await dialog.getByLabel('Price in patacas').fill('120')
  await dialog.getByLabel('Tuesday').check()
  await expectFitForEverybody(desk)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText(/^Class \S+ saved\.$/)).toBeVisible()
  await expectFitForEverybody(desk)
  return term
}

test('a member registers, signs up in the turn that was drawn, pays, and withdraws', { tag: ['@O04'] }, async ({
  visit,
  setClock,
}) => {
  test.slow()
  const desk = await visit('/desk/en/login')
  await logInAtDesk(desk, 'classes')
  await expect(desk).not.toHaveURL(/login/)
  const term = await makeTerm(desk)
  /** Days later one logs in again. */
  const on = async (days: number) => {
    await setClock({ now: `${dayAhead(days)}T09:30:00+08:00` })
    const page = await visit(loginPage('en'))
    await logInAs(page, 'ana', 'en')
    await page.goto(`/en/classes?term=${term}`)
    return page
  }

  const registering = await on(2)
  await registering.getByRole('button', { name: 'Register for the draw' }).click()
  await expect(registering.getByText('You are registered for the draw.')).toBeVisible()
  await expectFitForEverybody(registering)

  const drawn = await on(4)
  await expect(async () => {
    await drawn.reload()
    await expect(drawn.getByRole('heading', { name: /^Your time of sign-up: / })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expectFitForEverybody(drawn)
  await drawn.getByRole('link', { name: 'Tai chi, advanced' }).click()
  await expect(drawn.getByRole('button', { name: /^Sign-up from / })).toHaveAttribute('aria-disabled', 'true')
  await expectFitForEverybody(drawn)

  const page = await on(5)
  await expect(page.getByRole('heading', { name: 'It is your turn to sign up' })).toBeVisible()
  await page.getByRole('link', { name: 'Tai chi, advanced' }).click()
  await page.getByRole('button', { name: 'Sign up (120 patacas)' }).click()
  await expect(page).toHaveURL(/\/en\/classes\/mine$/)
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Pay 120 patacas' }).click()
  await page
    .getByRole('button')
    .filter({ has: page.getByText('Pay', { exact: true }) })
    .click()
  await expect(page.getByText('120 patacas received.')).toBeVisible()
  await page.getByRole('link', { name: 'My classes' }).last().click()
  const mine = page.getByRole('region', { name: 'Tai chi, advanced' })
  await expect(mine.getByText('You are in this class')).toBeVisible()
  await mine.getByText(/^Lessons and attendance/).click()
  await expectFitForEverybody(page)
  await mine.getByRole('button', { name: 'Withdraw from this class…' }).click()
  await expectFitForEverybody(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw and receive 120 patacas' }).click()
  await expect(mine).toHaveCount(0)
  await page.getByText(/^Earlier classes/).click()
  await expect(mine.getByText('You have withdrawn')).toBeVisible()
})

test('a visitor finds a class with places left', { tag: ['@O04'] }, async ({ page }) => {
  await page.goto('/pt/classes')
  await expect(page.getByText(/vagas livres$/).first()).toBeVisible()
  await expectFitForEverybody(page)
  await picture(page, 'classes')
  await page.getByLabel('Abertas ao cartão provisório').check()
  await page.getByRole('link', { name: 'Tai chi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tai chi' })).toBeVisible()
  await expect(page.getByText('Para se inscrever, inicie sessão.')).toBeVisible()
  await expectFitForEverybody(page)
})

test('a coach notes on a telephone who is there', { tag: ['@O04'] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/desk/en/login')
  await logInAtDesk(page, 'coach')
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/desk/en/classes')
  await page.getByRole('link', { name: 'Yoga for beginners' }).click()
  await expectFitForEverybody(page)
  await page.getByRole('link', { name: 'Attendance' }).first().click()
  const person = page.getByRole('listitem').first()
  const there = person.getByRole('button', { name: 'There' })
  if ((await there.getAttribute('aria-pressed')) === 'true') await there.click()
  await expect(there).toHaveAttribute('aria-pressed', 'false')
  await there.click()
  await expectFitForEverybody(page)
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await page.reload()
  await expect(there).toHaveAttribute('aria-pressed', 'true')
})
