import { field } from './applicant.ts'
import { expect, testApart as test } from './portal.ts'
import { loginPage, password } from './steps.ts'

test('after some wrong passwords the right one still logs in, without a word about the challenge', {
  tag: ['@A01'],
}, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await field(page, 'username').fill('yuting')
  for (let time = 0; time < 4; time += 1) {
    await field(page, 'password').fill(`wrong ${time}`)
    const answered = page.waitForResponse('**/login_one_pass?*')
    const button = page.getByRole('button', { name: 'Log in', exact: true })
    await button.click()
    await answered
    // The form may go on by itself once the challenge is solved.
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText('These login details are not correct')
  }
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page).toHaveURL('/en/online/account')
})
