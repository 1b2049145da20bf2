import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aGuardian, anApplication } from '../../testing/applications.ts'
import { brokenWords } from '../../testing/brokenWords.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

test('on a phone the names and numbers to be compared stay in one line, and the page is no wider', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const names = { surname: 'Albuquerque', firstName: 'Maximiliano' }
  await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': () => anApplication('A26-AAAAAA', { ...names, guardian: aGuardian() }),
  })
  const tables = page.getByRole('table')
  await expect.element(tables.first()).toBeVisible()

  expect(tables.elements().flatMap(brokenWords)).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(390)
})
