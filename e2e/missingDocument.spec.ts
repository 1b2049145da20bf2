import { chooseFile, field, goOn, pictureOf } from './applicant.ts'
import { expect, expectAccessible, expectFitForEverybody, test } from './portal.ts'
import { logInAs, loginPage, password } from './steps.ts'

const at = (day: string) => `${day}T10:00:00+08:00`
const papers = { name: 'portugueseMan' }

test('staff ask for a document, the member delivers it, and it is accepted', { tag: '@M10' }, async ({
  visit,
  setClock,
  letterTo,
}) => {
  await setClock({ now: at('2026-03-02') })
  const desk = await visit('/desk/en/login')
  await field(desk, 'username').fill('reviewer')
  await field(desk, 'password').fill(password)
  await goOn(desk)
  await desk.getByRole('link', { name: 'Members', exact: true }).click()
  await field(desk, 'search').fill('kenji')
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  await desk.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await desk.getByRole('button', { name: 'Ask for documents' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask for documents' }).click()
  await expect(dialog.getByRole('alert'), 'nothing is asked for by an empty form').toBeFocused()
  await dialog.getByRole('checkbox', { name: 'Copy of the ID', exact: true }).check()
  await dialog.getByRole('button', { name: /has expired/ }).click()
  await dialog.getByRole('textbox', { name: 'Last day' }).pressSequentially('20260316')
  await expectFitForEverybody(desk)
  await dialog.getByRole('button', { name: 'Ask for documents' }).click()
  const way = desk.getByRole('link', { name: /^D26-/ })
  await expect(way).toBeVisible()
  const reference = (await way.textContent()) ?? ''

  expect((await letterTo('kenji@example.mo', reference)).body).toContain('Why: The document that we hold has expired.')
  const member = await visit(loginPage('en'))
  await logInAs(member, 'kenji', 'en')
  await member.goto('/en/member-info-incomplete', { waitUntil: 'networkidle' })
  await expect(member.getByText('Why: The document that we hold has expired.')).toBeVisible()
  await chooseFile(member, 'idCopy', pictureOf(papers, 'document'))
  await goOn(member)
  await expect(member).toHaveURL('/en/supple/sent')
  await expect(member.getByRole('main')).toContainText(reference)

  await way.click()
  await expect(desk.getByText('Sent by the member, waiting for a decision.')).toBeVisible()
  await expect(desk.getByRole('img', { name: 'Copy of the ID · Sent by the member' })).toBeVisible()
  await expectFitForEverybody(desk)
  await desk.getByRole('button', { name: 'Ask again' }).click()
  await expectAccessible(desk)
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await desk.getByRole('button', { name: 'Accept' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(desk.getByRole('status').filter({ hasText: `${reference} accepted` })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Accept' })).toHaveCount(0)

  await letterTo('kenji@example.mo', 'We have received your documents')
  await member.goto('/en/member-info-incomplete', { waitUntil: 'networkidle' })
  await expect(member.getByText('You do not have to send any documents at the moment.')).toBeVisible()
})
