import { field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, testAlone } from './portal.ts'
import { giveLogin, logInAs, loginPage, password } from './steps.ts'

const test = testAlone()

/** Has nothing that must end first: no class, no booking, no ticket. */
const leaving = { username: 'kenji', email: 'kenji@example.mo' }

test('a member asks to be erased, staff confirm it after the time to think, and nobody logs in by the account again', async ({
  visit,
  letterTo,
  setClock,
}) => {
  const member = await visit(loginPage('en'))
  await logInAs(member, leaving.username, 'en')
  await member.goto('/en/online/account/data')
  await expect(member.getByRole('heading', { name: 'Erase my data' })).toBeVisible()
  await expect(member.getByRole('heading', { name: 'What stays' })).toBeVisible()
  await expectFitForEverybody(member)
  const ask = member.getByRole('button', { name: 'Ask for erasure' })
  await ask.click()
  await expect(member.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await expectFitForEverybody(member)
  await member.getByRole('checkbox').check()
  await ask.click()
  await expect(member.getByText('We have received the request', { exact: false })).toBeFocused()
  await expectFitForEverybody(member)
  const letter = await letterTo(leaving.email, 'We have received the request for erasure')
  const reference = /E\d\d-\w{6}/.exec(letter.subject)?.[0] ?? 'no reference'

  await member.getByRole('button', { name: 'Take back the request' }).click()
  await expect(member.getByText('Nothing has been erased.', { exact: false })).toBeFocused()
  await member.getByRole('checkbox').check()
  await ask.click()
  const again = member.getByText('We have received the request', { exact: false })
  await expect(again).toBeFocused()
  const second = /E\d\d-\w{6}/.exec((await again.textContent()) ?? '')?.[0] ?? 'no reference'
  expect(second).not.toBe(reference)

  await setClock({ forward: 'P15D' })
  const desk = await visit('/desk/en/login')
  await field(desk, 'username').fill('senior')
  await field(desk, 'password').fill(password)
  await goOn(desk)
  await desk.getByRole('link', { name: 'Requests for erasure' }).click()
  await expect(desk.getByText(second)).toBeVisible()
  await expectFitForEverybody(desk)
  await desk.getByRole('button', { name: `Confirm the erasure ${second}` }).click()
  await expectFitForEverybody(desk)
  await desk.getByRole('dialog').getByRole('textbox').fill('Confirmed by telephone.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Confirm the erasure' }).click()
  await expect(desk.getByText(`Erasure ${second} confirmed`, { exact: false })).toBeVisible()

  await letterTo(leaving.email, `Your data has been erased (${second})`)
  await desk.reload()
  await expect(desk.getByRole('rowheader', { name: second })).toBeVisible()
  await expectFitForEverybody(desk)
  const stranger = await visit(loginPage('en'))
  await giveLogin(stranger, 'en', leaving)
  await expect(stranger.getByRole('alert').first()).toBeVisible()
  await expect(stranger).toHaveURL(/login/)
})
