import { readFileSync } from 'node:fs'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, loginPage, people } from './steps.ts'

test('a member asks for everything that is held about them, is told when it is there, and saves it', async ({
  visit,
  letterTo,
}) => {
  const member = await visit(loginPage('en'))
  await logIn(member, 'en')
  await member.getByRole('link', { name: 'My data' }).click()
  await expect(member.getByRole('heading', { level: 1, name: 'My data' })).toBeFocused()
  await expectFitForEverybody(member)
  await member.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(member.getByText('We have received your request', { exact: false })).toBeFocused()
  const letter = await letterTo(people.en.email, 'The copy of your data is ready')
  expect(letter.body).toContain('My data')
  const download = member.getByRole('button', { name: 'Download: my data' })
  await expect(download).toBeVisible({ timeout: 15_000 })
  await expectFitForEverybody(member)

  const saving = member.waitForEvent('download')
  await download.click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('my-data.zip')
  const bytes = readFileSync(await saved.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(bytes.includes('index.html')).toBe(true)
  await expect(member.getByText('Downloaded on', { exact: false })).toBeVisible()
  await letterTo(people.en.email, 'The copy of your data was downloaded')
  await expectFitForEverybody(member)

  await member.getByRole('button', { name: 'Erase this copy: my data' }).click()
  await expect(member.getByRole('button', { name: 'Ask for a copy' })).toBeVisible()
})
