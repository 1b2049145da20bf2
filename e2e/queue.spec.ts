import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, expectAccessible, expectFitForEverybody, testAsDelivered as test } from './portal.ts'
import { password } from './steps.ts'

const logIn = async (page: Page, username: string) => {
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await goOn(page)
  await expect(page).not.toHaveURL(/login/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
const rows = (page: Page) => page.locator('main ol a')
/** Those that a walk before has not left to a colleague. */
const free = (page: Page) => rows(page).filter({ hasNotText: ' with ' })
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' })
const referenceOn = (page: Page) => /A\d\d-\w{6}/.exec(page.url())?.[0] ?? ''

/** The first application of the list, opened, with the bar of its decision. */
const openFirst = async (page: Page) => {
  await page.goto('/desk/en/?kind=application')
  await free(page).first().click()
  await expect(bar(page)).toBeVisible()
  return referenceOn(page)
}

test('two clerks never work on one case: seen live, taken over, and given back by who goes on', async ({ visit }) => {
  const reviewer = await visit('/desk/en/login')
  await logIn(reviewer, 'reviewer')
  const first = await openFirst(reviewer)
  await expectFitForEverybody(reviewer)

  const senior = await visit('/desk/en/login')
  await logIn(senior, 'senior')
  await senior.goto('/desk/en/?kind=application')
  await expect(rows(senior).filter({ hasText: first })).toContainText(/with Lam Sok I/)
  await expect(senior.getByRole('list', { name: 'Work in hand' })).toContainText(/Lam Sok I .*: 1/)
  await expectFitForEverybody(senior)
  await rows(senior).filter({ hasText: first }).click()
  await expect(bar(senior)).toContainText(/Lam Sok I .* has been working on this request/)

  // Who goes on to the next case gives back the first: the other sees it without doing anything.
  await reviewer.keyboard.press('j')
  await expect(reviewer).not.toHaveURL(new RegExp(first))
  const second = referenceOn(reviewer)
  await expect(bar(senior).getByRole('button', { name: 'Reject', exact: true })).toBeVisible({ timeout: 25_000 })

  await senior.goto(`/desk/en/application/${second}`)
  await bar(senior).getByRole('button', { name: 'Take over' }).click()
  await expectFitForEverybody(senior)
  await senior.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expect(bar(senior).getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
  await expect(bar(reviewer)).toContainText(/Ana Rita Sequeira has been working/, { timeout: 25_000 })
})

test('a reason that was just edited is used, and its decision undone within the minute', { tag: '@V17' }, async ({
  visit,
}) => {
  const editor = await visit('/desk/en/login')
  await logIn(editor, 'editor')
  await editor.getByRole('link', { name: 'Ready reasons' }).click()
  await expect(editor.getByText('The photo was not taken in the last twelve months.', { exact: false })).toBeVisible()
  await expectFitForEverybody(editor)
  const row = editor.locator('main li').filter({ hasText: 'not taken in the last twelve months' })
  await row.getByRole('button', { name: /^Change/ }).click()
  const said = {
    zh: '相片已超過一年，請上載近照。',
    pt: 'A fotografia tem mais de um ano.',
    en: 'The photo is over a year old.',
  }
  await editor.getByLabel('In Portuguese').fill('')
  await editor.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByLabel('In Portuguese')).toHaveAttribute('aria-invalid', 'true')
  await expectFitForEverybody(editor)
  await editor.getByLabel('In Chinese').fill(said.zh)
  await editor.getByLabel('In Portuguese').fill(said.pt)
  await editor.getByLabel('In English').fill(said.en)
  await editor.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText(said.zh)).toBeVisible()

  const reviewer = await visit('/desk/en/login')
  await logIn(reviewer, 'reviewer')
  const reference = await openFirst(reviewer)
  await bar(reviewer).getByRole('button', { name: 'Reject', exact: true }).click()
  const ready = reviewer.getByRole('dialog').getByRole('button', { name: new RegExp(Object.values(said).join('|')) })
  await ready.click()
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Reject and send' }).click()

  const undo = reviewer.getByRole('button', { name: `Undo ${reference}` })
  await expect(undo).toBeVisible()
  // No more: it is offered for a minute.
  await expectAccessible(reviewer)
  await undo.click()
  await expect(reviewer).toHaveURL(new RegExp(reference))
  await expect(bar(reviewer).getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
})

test('what one proposes about a possible double another confirms', async ({ visit }) => {
  const reviewer = await visit('/desk/en/login')
  await logIn(reviewer, 'reviewer')
  await reviewer.goto('/desk/en/?kind=application')
  await free(reviewer).filter({ hasText: 'Duplicate' }).first().click()
  await expect(bar(reviewer)).toBeVisible()
  const reference = referenceOn(reviewer)
  await bar(reviewer).getByRole('button', { name: 'Reject', exact: true }).click()
  await reviewer.getByRole('dialog').getByRole('textbox').fill('You are a member already.')
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Reject and send' }).click()
  await expect(reviewer.getByText(`${reference} is waiting for another colleague`, { exact: false })).toBeVisible()

  const senior = await visit('/desk/en/login')
  await logIn(senior, 'senior')
  await senior.goto('/desk/en/?view=proposed')
  await rows(senior).filter({ hasText: reference }).click()
  await expect(senior.getByText('Reason: You are a member already.')).toBeVisible()
  await expectFitForEverybody(senior)
  await bar(senior).getByRole('button', { name: 'Confirm rejection' }).click()
  await senior.getByRole('dialog').getByRole('button', { name: 'Confirm rejection' }).click()
  await expect(senior.getByText(`${reference} is not approved`, { exact: false })).toBeVisible()
})
