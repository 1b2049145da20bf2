import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { codeAt } from './authenticator.ts'
import { expect, expectAccessible, test } from './portal.ts'
import { logInAtDesk, password } from './steps.ts'

const logIn = async (page: Page, username: string) => {
  await page.goto('/desk/en/login', { waitUntil: 'networkidle' })
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await goOn(page)
}

/** Types the code of the app that has this key. */
const giveCode = async (page: Page, code: string) => {
  await field(page, 'code').fill(code)
  await goOn(page)
}

test('days at the desk are written as in Macao, with capitals for months', async ({ visit }) => {
  const desk = await visit('/desk/pt/login')
  await logInAtDesk(desk)
  await desk.getByRole('link', { name: 'Feriados' }).click()

  await expect(desk.getByRole('main')).toContainText(/[a-z]+, 1 de Janeiro de 20\d\d/)
})

test('staff set up a second step, log in with it, and help a colleague in (S4)', async ({ visit, setClock }) => {
  const start = Date.parse('2026-03-02T10:00:00+08:00')
  await setClock({ now: new Date(start).toISOString() })
  const senior = await visit('/desk/en/login')
  await logIn(senior, 'senior')
  await senior.getByRole('link', { name: 'Second step' }).click()
  await senior.getByRole('button', { name: 'Set up an app' }).click()
  await expect(senior.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(senior)
  const secret = (await senior.locator('main code').textContent()) ?? ''
  await giveCode(senior, codeAt(secret, start))
  await expect(senior.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expect(senior.locator('main li code')).toHaveCount(10)
  await expectAccessible(senior)
  await senior.getByRole('button', { name: 'I have saved the codes' }).click()
  await senior.getByRole('button', { name: 'Log out' }).click()

  await setClock({ now: new Date(start + 60_000).toISOString() })
  await logIn(senior, 'senior')
  await expect(senior.getByRole('heading', { name: 'Second step' })).toBeFocused()
  await expectAccessible(senior)
  await giveCode(senior, codeAt(secret, start + 60_000))
  await senior.getByRole('link', { name: 'Colleagues', exact: true }).click()
  await senior.getByRole('button', { name: /^Help Lam Sok I .* in$/ }).click()
  await senior.getByRole('dialog').getByRole('button', { name: 'Help in' }).click()
  const spoken = (await senior.getByRole('dialog').locator('code').textContent()) ?? ''
  await expectAccessible(senior)

  const reviewer = await visit('/desk/en/login')
  await logIn(reviewer, 'reviewer')
  await giveCode(reviewer, spoken.toLowerCase())
  await expect(reviewer.getByText(/Set up a passkey, or an authenticator app on your phone, to continue/)).toBeVisible()
  await reviewer.goto('/desk/en', { waitUntil: 'networkidle' })
  await expect(reviewer, 'nothing else opens before').toHaveURL(/\/desk\/en\/factor$/)
  await expectAccessible(reviewer)
})
