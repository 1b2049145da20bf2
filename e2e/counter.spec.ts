import type { Page } from '@playwright/test'
import { applicants, chooseFile, field, goOn, pictureOf } from './applicant.ts'
import { expect, expectAccessible, expectFitForEverybody, test } from './portal.ts'
import { password } from './steps.ts'

const logIn = async (page: Page, username: string) => {
  await page.goto('/desk/en/login', { waitUntil: 'networkidle' })
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await goOn(page)
  await expect(page.getByRole('link', { name: 'Members', exact: true })).toBeVisible()
}
const who = applicants.pt

test('an application is entered for who has come in, and a colleague decides', async ({
  visit,
  letterTo,
  setClock,
}) => {
  await setClock({ now: '2026-03-02T10:00:00+08:00' })
  const senior = await visit('/desk/en/login')
  await logIn(senior, 'senior')
  await senior.getByRole('link', { name: 'Enter application' }).click()
  // The address is ahead of the screen, and the search of the queue is sent off by the same key.
  await expect(field(senior, 'papersSeen')).toBeVisible()
  await goOn(senior)
  await expect(senior.getByRole('alert'), 'nothing begins without papers and form').toBeFocused()
  await expectFitForEverybody(senior)
  await field(senior, 'papersSeen').check()
  await field(senior, 'formFiled').check()
  await goOn(senior)

  await field(senior, 'idType').selectOption('resident')
  await field(senior, 'idNumber').fill(who.idNumber)
  await field(senior, 'noChineseName').check()
  await field(senior, 'surname').fill(who.surname)
  await field(senior, 'firstName').fill(who.firstName)
  await senior.locator(`main [name="gender"][value="${who.gender}"]`).check()
  await field(senior, 'birthDate').pressSequentially(who.birthDate.replaceAll('-', ''))
  await chooseFile(senior, 'photo', pictureOf(who, 'photo'))
  await chooseFile(senior, 'idCopy', pictureOf(who, 'document'))
  await field(senior, 'mobile').fill(who.mobile)
  await field(senior, 'email').fill(who.email)
  await field(senior, 'emailRepeat').fill(who.email)
  await field(senior, 'area').selectOption({ index: 1 })
  await field(senior, 'address').fill('Rua do Campo, 26, 3.º A')
  await senior.locator('main [name="language"][value="pt"]').check()
  await field(senior, 'pickUpPlace').selectOption({ index: 1 })
  await field(senior, 'username').fill(who.username)
  await goOn(senior)
  await expect(senior.getByRole('alert'), 'what is not ticked is said').toBeFocused()
  await expectFitForEverybody(senior)
  await expect(field(senior, 'address'), 'and nothing is lost').toHaveValue('Rua do Campo, 26, 3.º A')
  await field(senior, 'photoRecent').check()
  await field(senior, 'agreed').check()
  await goOn(senior)

  const heading = senior.getByRole('heading', { level: 1, name: /received/ })
  await expect(heading).toBeFocused()
  await expect(senior.getByRole('article', { name: 'Recibo do pedido de adesão' })).toContainText(who.surname)
  await expectFitForEverybody(senior)
  const reference = /A26-[A-Z0-9]{6}/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  await letterTo(who.email, reference)

  await senior.goto(`/desk/en/application/${reference}`, { waitUntil: 'networkidle' })
  await expect(senior.getByText('You entered this application at the counter').first()).toBeVisible()
  await expect(senior.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await expectAccessible(senior)

  const reviewer = await visit('/desk/en/login')
  await logIn(reviewer, 'reviewer')
  await reviewer.goto(`/desk/en/application/${reference}`, { waitUntil: 'networkidle' })
  await expect(reviewer.getByText(/^Entered at the counter by /).first()).toBeVisible()
  await expect(reviewer.locator('main figure img')).toHaveCount(3)
  await reviewer.locator('button[aria-keyshortcuts="a"]').click()
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await letterTo(who.email, 'aprovado')
})
