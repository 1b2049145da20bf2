import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, testAlone } from './portal.ts'
import { giveLogin, logInAs, loginPage, password, people } from './steps.ts'

const test = testAlone()

const news = { zh: '新增一條。', pt: 'Uma condição nova.', en: 'One more condition.' }
const says = {
  zh: ['使用條款已更新', '本人已閱讀並同意', '新增：'],
  pt: ['Os termos de utilização mudaram', 'Li e aceito', 'Novo:'],
  en: ['The terms of use have changed', 'I have read them and agree', 'New:'],
} as const
const languages = ['zh', 'pt', 'en'] as const

const publish = async (desk: Page) => {
  await field(desk, 'username').fill('editor')
  await field(desk, 'password').fill(password)
  await goOn(desk)
  await desk.getByRole('link', { name: 'Pages', exact: true }).click()
  await desk.getByRole('main').getByRole('link', { name: 'Terms of use', exact: true }).click()
  await desk.getByRole('group', { name: 'Add a part' }).getByRole('button', { name: 'Paragraph' }).click()
  const part = desk.getByRole('listitem', { name: /: Paragraph$/ }).last()
  await part.getByLabel('In Chinese').fill(news.zh)
  await part.getByLabel('In Portuguese').fill(news.pt)
  await part.getByLabel('In English').fill(news.en)
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click()
  await expect(desk.getByText('The page has been published.')).toBeVisible()
}

test('new terms are read at the next login with what is new in them, agreed to once, and nobody has to for their data', async ({
  visit,
  setClock,
}) => {
  await setClock({ forward: 'PT61S' })
  await publish(await visit('/desk/en/login'))
  for (const language of languages) {
    const [title, agree, mark] = says[language]
    const member = await visit(loginPage(language))
    await giveLogin(member, language, { username: people[language].username, password })
    await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(member.getByText(news[language])).toBeVisible()
    await expect(member.getByText(mark, { exact: true })).toBeVisible()
    await expectFitForEverybody(member)

    await member.goto(`/${language}/online/account/data`)
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(member.url()).pathname).toBe(`/${language}/online/account/data`)
    await member.goto(`/${language}/online/account/personal-data`)
    await expect(member).toHaveURL(/new-terms\?to=%2Fonline%2Faccount%2Fpersonal-data/)
    await member.getByRole('button', { name: agree }).click()
    await expect(member).toHaveURL(new RegExp(`/${language}/online/account/personal-data$`))
    await expectFitForEverybody(member)
  }
})

test('whoever logs in again beside a form, and owes new terms by then, is led to them and loses nothing', async ({
  visit,
  setClock,
}) => {
  const form = await visit(loginPage('en'))
  await logInAs(form, 'tom', 'en')
  await form.goto('/en/online/account/change-password')
  const typed = form.getByRole('textbox', { name: 'New password' }).first()
  await typed.fill('another-sesame-26')
  await form.getByRole('textbox', { name: 'Repeat the password' }).fill('another-sesame-26')

  await setClock({ forward: 'PT61S' })
  await publish(await visit('/desk/en/login'))
  const beside = await form.context().newPage()
  await beside.goto('/en/security/logout')
  await beside.waitForURL('**/ams/login**')
  await giveLogin(beside, 'en', { username: 'tom', password })
  await expect(beside.getByRole('heading', { level: 1, name: says.en[0] })).toBeVisible()
  await beside.close()

  // Coming back to the tab is enough to be told.
  await form.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const opened = form.context().waitForEvent('page')
  await form.getByRole('link', { name: 'Read the terms in a new tab' }).click()
  const terms = await opened
  await terms.getByRole('button', { name: says.en[1] }).click()
  await expect(terms).toHaveURL(/\/en\/online\/account$/)
  await terms.close()
  // Whatever was refused before that may have said it once more.
  await form.keyboard.press('Escape')
  await expect(form.getByRole('dialog')).toBeHidden()
  await expect(typed).toHaveValue('another-sesame-26')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('Your password has been changed')).toBeVisible()
})
