import { field } from './applicant.ts'
import { expect, expectFitForEverybody, testApart as test } from './portal.ts'
import { logInAs, loginPage, people } from './steps.ts'

test('an address is changed at once, and its owner told; the form has it from then on', {
  tag: ['@M12', '@R46'],
}, async ({ visit, letterTo }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, people.en.username, 'en')
  await page.getByRole('main').getByRole('link', { name: 'Update personal details' }).click()
  await expect(field(page, 'address')).not.toHaveValue('')
  await field(page, 'address').fill('Rua')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await expectFitForEverybody(page)

  await field(page, 'address').fill('Avenida da Praia 5, 2A')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your personal details were changed.' })).toBeVisible()
  await expectFitForEverybody(page)
  const letter = await letterTo(people.en.email, 'Your membership details were changed')
  expect(letter.body).toContain('address')
  expect(letter.body).not.toContain('Praia')
  await page.goto('/en/online/account/personal-data')
  await expect(field(page, 'address')).toHaveValue('Avenida da Praia 5, 2A')
})
