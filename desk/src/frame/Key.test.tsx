import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anApplication, aQueue } from '../testing/applications.ts'
import { closeDesk, openDesk } from '../testing/openDesk.tsx'
import { touched } from '../testing/touched.ts'

const open = () =>
  openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/queue': () => aQueue(['A26-AAAAAA'], ['A26-BBBBBB']),
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference)),
  })
const keysShown = () => [...document.querySelectorAll('kbd')].filter((key) => key.checkVisibility()).length

afterEach(closeDesk)

test('the keys stand beside what they do, and not on a screen that is touched', async () => {
  await open()
  await expect.element(page.getByRole('link', { name: '下一份：Ho Ka Leng' })).toBeVisible()
  expect(keysShown()).toBeGreaterThan(4)
  await touched()
  await expect.poll(keysShown).toBe(0)
  expect(document.body.innerText, 'nor is a key named that is not there').not.toMatch(/放大$/m)

  await userEvent.keyboard('j')
  // They work all the same.
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-BBBBBB/ })).toHaveFocus()
})
