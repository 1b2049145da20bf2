import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
// Apart from the walks that count the letters and notices of these people.
import { expect, expectFitForEverybody, testApart as test } from './portal.ts'
import { logInAs, loginPage, password } from './steps.ts'

const openDesk = async (desk: Page) => {
  await field(desk, 'username').fill('editor')
  await field(desk, 'password').fill(password)
  await goOn(desk)
  await desk.getByRole('link', { name: 'Notices', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Notices to members' })).toBeFocused()
  await expectFitForEverybody(desk)
}

test('staff write a notice to a group, see it as it will look, send it; a member reads it, and it is withdrawn', async ({
  visit,
}) => {
  const desk = await visit('/desk/en/login')
  await openDesk(desk)
  await desk.getByRole('button', { name: 'Write a notice' }).click()
  await desk.getByLabel('Title in Chinese').fill('氹仔泳池維修')
  await desk.getByLabel('Title in English').fill('Works at the Taipa pool')
  await desk.getByLabel('Text in Chinese').fill('三月關閉。')
  await desk.getByLabel('Text in Portuguese').fill('Encerra em Março.')
  await desk.getByLabel('Text in English').fill('Closed in March.')
  await desk.getByLabel(/^Link/).fill('/faq')
  await desk.getByRole('checkbox', { name: 'English' }).check()
  await expectFitForEverybody(desk)

  // A language that is missing is said before anybody can send.
  await desk.getByRole('button', { name: 'Save draft' }).click()
  await expect(desk.getByText('Title in Portuguese: empty')).toBeVisible()
  await desk.getByLabel('Title in Portuguese').fill('Obras na piscina da Taipa')
  await desk.getByRole('button', { name: 'Preview' }).click()
  const preview = desk.getByRole('dialog', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Portuguese' }).click()
  await expect(preview.getByText('Encerra em Março.')).toBeVisible()
  await expectFitForEverybody(desk)
  await preview.getByRole('button', { name: 'Close' }).click()

  await desk.getByRole('button', { name: 'Save draft' }).click()
  await desk.getByRole('button', { name: 'Send…' }).click()
  const sending = desk.getByRole('dialog', { name: 'Send', exact: true })
  await expect(sending.getByText(/^It would reach \d+ members now\.$/)).toBeVisible()
  await expectFitForEverybody(desk)
  await sending.getByRole('button', { name: 'Send' }).click()
  await expect(desk.getByText(/^Sent by Rui Carvalho/)).toBeVisible()

  const member = await visit(loginPage('en'))
  await logInAs(member, 'tom', 'en')
  await expect(async () => {
    await member.goto('/en/online/notice')
    await member.getByRole('link', { name: /Works at the Taipa pool/ }).click({ timeout: 2000 })
  }).toPass()
  await expect(member.getByText('Closed in March.')).toBeVisible()
  await expect(member.getByRole('link', { name: /^Find out more/ })).toHaveAttribute('href', '/en/faq')
  await expectFitForEverybody(member)

  await desk.reload()
  await expect(desk.locator('dd').nth(1)).toHaveText('1')
  await expectFitForEverybody(desk)
  await desk.getByRole('button', { name: 'Withdraw the notice' }).click()
  const withdrawing = desk.getByRole('dialog', { name: 'Withdraw the notice' })
  await expectFitForEverybody(desk)
  await withdrawing.getByRole('button', { name: 'Withdraw the notice' }).click()
  await expect(desk.getByText(/^Withdrawn by Rui Carvalho/)).toBeVisible()
  await member.goto('/en/online/notice')
  await expect(member.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
  await expect(member.getByRole('link', { name: /Works at the Taipa pool/ })).toHaveCount(0)
})

test('a member chooses what comes by e-mail, and stops the rest by the link in an e-mail, without a login', async ({
  visit,
  letterTo,
}) => {
  const member = await visit(loginPage('pt'))
  await logInAs(member, 'ana', 'pt')
  await member.getByRole('link', { name: 'Escolher como recebe as notificações' }).click()
  await expect(member.getByRole('heading', { level: 1, name: 'Receber notificações' })).toBeFocused()
  await expectFitForEverybody(member)
  const news = member.getByRole('group', { name: 'Novidades dos serviços' })
  await news.getByRole('checkbox', { name: 'SMS' }).uncheck()
  await member.getByRole('button', { name: 'Guardar' }).click()
  await expect(member.getByText('A sua escolha foi guardada.')).toBeVisible()

  const desk = await visit('/desk/en/login')
  await openDesk(desk)
  await desk.getByRole('button', { name: 'Write a notice' }).click()
  for (const language of ['Chinese', 'Portuguese', 'English']) {
    await desk.getByLabel(`Title in ${language}`).fill('Mong-Há')
    await desk.getByLabel(`Text in ${language}`).fill('10:00–18:00')
  }
  await desk.getByRole('checkbox', { name: 'Portuguese' }).check()
  await desk.getByRole('checkbox', { name: 'E-mail' }).check()
  await desk.getByRole('checkbox', { name: /^Text message/ }).check()
  await desk.getByRole('button', { name: 'Save draft' }).click()
  await desk.getByRole('button', { name: 'Send…' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send' }).click()

  const { body } = await letterTo('ana@example.mo', 'Mong-Há')
  const stranger = await visit(new URL(/https?:\S+stop-notices\S+/.exec(body)?.[0] ?? '').pathname)
  await expect(stranger.getByText('Deixa de receber e-mails sobre «Novidades dos serviços».')).toBeVisible()
  await expectFitForEverybody(stranger)
  await stranger.getByRole('button', { name: 'Deixar de receber' }).click()
  await expect(stranger.getByRole('heading', { level: 1, name: 'Feito' })).toBeFocused()
  await expectFitForEverybody(stranger)

  await member.goto('/pt/online/account/notices')
  await expect(news.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked()
})
