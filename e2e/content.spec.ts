import { field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { password } from './steps.ts'

const page = {
  zh: { title: '登記步驟', text: '請先準備好證件。' },
  pt: { title: 'Os passos do registo', text: 'Tenha primeiro o documento consigo.' },
  en: { title: 'The steps of the registration', text: 'Have your document at hand first.' },
}

test('a template is changed at the desk, seen as it will look, published, and read in three languages; then it goes back', {
  tag: '@X09',
}, async ({ visit }) => {
  const desk = await visit('/desk/en/login')
  await field(desk, 'username').fill('editor')
  await field(desk, 'password').fill(password)
  await goOn(desk)
  await desk.getByRole('link', { name: 'Pages', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await expectFitForEverybody(desk)
  const templates = desk.getByRole('region', { name: 'Texts inside other screens' })
  await expect(templates.getByRole('listitem')).toHaveCount(4)
  await templates.getByRole('link', { name: 'Steps of the registration' }).click()

  // A language that is missing is seen before anybody can publish.
  const part = desk.getByRole('listitem', { name: /^Part 1:/ })
  await part.getByLabel('In Chinese').fill(page.zh.text)
  await part.getByLabel('In Portuguese').fill('')
  await part.getByLabel('In English').fill(page.en.text)
  await desk.getByText('One thing to mend before it can be published').click()
  await expectFitForEverybody(desk)
  await desk.getByRole('link', { name: 'Part 1, In Portuguese' }).click()
  await expect(part.getByLabel('In Portuguese')).toBeFocused()
  await part.getByLabel('In Portuguese').fill(page.pt.text)

  await desk.getByRole('button', { name: 'Preview' }).click()
  const preview = desk.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByText(page.en.text)).toBeVisible()
  await preview.getByRole('button', { name: 'In Portuguese' }).click()
  await expect(preview.getByText(page.pt.text)).toBeVisible()
  await expectFitForEverybody(desk)
  await preview.getByRole('button', { name: 'Close' }).click()

  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  const publishing = desk.getByRole('dialog', { name: 'Publish' })
  await expectFitForEverybody(desk)
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await expect(desk.getByText('The page has been published.')).toBeVisible()

  for (const language of ['zh', 'pt', 'en'] as const) {
    const visitor = await visit(`/${language}/register`)
    await visitor.getByText(page[language].title, { exact: true }).click()
    await expect(visitor.getByText(page[language].text)).toBeVisible()
    await expectFitForEverybody(visitor)
  }

  await desk.getByRole('button', { name: 'Compare: Version 1' }).click()
  const compared = desk.getByRole('dialog', { name: 'From version 1 to version 2' })
  await expect(compared.getByRole('insertion')).toHaveText(page.en.text)
  await expectFitForEverybody(desk)
  await compared.getByRole('button', { name: 'Close' }).click()
  await desk.getByRole('button', { name: 'Make a draft of it: Version 1' }).click()
  await expect(part.getByLabel('In English')).not.toHaveValue(page.en.text)
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await expect(desk.getByText('Version 3')).toBeVisible()
  const visitor = await visit('/en/register')
  await visitor.getByText(page.en.title, { exact: true }).click()
  await expect(visitor.getByText('We keep what you enter as you go.', { exact: false })).toBeVisible()
})
