import { field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { password } from './steps.ts'

const title = { zh: '秋季活動', pt: 'Actividades de Outono', en: 'Autumn events' }
const text = { zh: '十月的活動。', pt: 'As actividades de Outubro.', en: 'What happens in October.' }
const languages = [
  ['zh', 'In Chinese'],
  ['pt', 'In Portuguese'],
  ['en', 'In English'],
] as const

test('a page begins at the desk, the menu leads to it, and it is taken off once nothing leads there any more', {
  tag: ['@R42', '@R04'],
}, async ({ visit, setClock }) => {
  const desk = await visit('/desk/en/login')
  await field(desk, 'username').fill('editor')
  await field(desk, 'password').fill(password)
  await goOn(desk)
  const publish = async () => {
    await desk.getByRole('button', { name: 'Publish', exact: true }).click()
    await desk.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click()
    await expect(desk.getByText('The page has been published.')).toBeVisible()
  }
  const open = async (name: string) => {
    await desk.getByRole('link', { name: 'Pages', exact: true }).click()
    await desk.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  // An address of the portal is not given away.
  await desk.getByRole('link', { name: 'Pages', exact: true }).click()
  await desk.getByRole('button', { name: 'New page' }).click()
  const begin = desk.getByRole('dialog', { name: 'New page' })
  await begin.getByLabel('Address').fill('/online/events')
  await begin.getByLabel('Title in Chinese').fill(title.zh)
  await begin.getByLabel('Title in Portuguese').fill(title.pt)
  await begin.getByLabel('Title in English').fill(title.en)
  await begin.getByRole('button', { name: 'Begin' }).click()
  await expect(begin.getByText('This address is used for something else').first()).toBeVisible()
  await expectFitForEverybody(desk)
  await begin.getByLabel('Address').fill('/events/autumn')
  await begin.getByRole('button', { name: 'Begin' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: title.en })).toBeVisible()
  await expect(desk.getByText('Not published yet: nobody sees it')).toBeVisible()

  await desk.getByRole('group', { name: 'Add a part' }).getByRole('button', { name: 'Paragraph' }).click()
  const part = desk.getByRole('listitem', { name: /^Part 1:/ })
  for (const [language, label] of languages) await part.getByLabel(label).fill(text[language])
  await expectFitForEverybody(desk)
  await publish()
  for (const [language] of languages) {
    const visitor = await visit(`/${language}/events/autumn`)
    await expect(visitor.getByRole('heading', { level: 1, name: title[language] })).toBeVisible()
    await expect(visitor.getByText(text[language])).toBeVisible()
    await expectFitForEverybody(visitor)
  }

  // The menu leads nowhere that is not there, and then to the page.
  await open('Menu')
  await desk.getByRole('group', { name: 'Add a part' }).getByRole('button', { name: 'Menu entry' }).click()
  const entry = desk.getByRole('listitem', { name: /: Menu entry$/ }).last()
  for (const [language, label] of languages) await entry.getByLabel(label).fill(title[language])
  await entry.getByLabel('Address').fill('/events/winter')
  await expect(entry.getByText('The portal has no such address')).toBeVisible()
  await expectFitForEverybody(desk)
  await entry.getByLabel('Address').fill('/events/autumn')
  await publish()
  await setClock({ forward: 'PT61S' })
  const visitor = await visit('/pt')
  await visitor.getByRole('link', { name: title.pt }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: title.pt })).toBeVisible()

  await open(title.en)
  const end = desk.getByRole('region', { name: 'Take the page off' })
  await expect(end.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await expectFitForEverybody(desk)
  await end.getByRole('link', { name: 'Menu' }).click()
  await desk.getByRole('button', { name: `Remove: ${title.en}` }).click()
  await publish()
  await open(title.en)
  desk.on('dialog', (dialog) => dialog.accept())
  await end.getByRole('button', { name: 'Take the page off' }).click()
  await expect(desk.getByText('The page has been taken off.')).toBeVisible()
  const late = await visit('/en/events/autumn')
  await expect(late.getByRole('heading', { name: title.en })).toHaveCount(0)
  await expect(late.getByRole('link', { name: /home/i }).first()).toBeVisible()
})
