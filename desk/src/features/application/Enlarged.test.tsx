import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anApplication } from '../../testing/applications.ts'
import { closeDesk, fetchedFiles, openDesk } from '../../testing/openDesk.tsx'

const small = page.getByRole('button', { name: '證件副本（放大）' })

afterEach(closeDesk)

test('a picture that has come stays, though its link is good for a minute only', async () => {
  await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference), { idCopy: '/api/file/copy' }),
  })
  await expect.element(small).toBeVisible()
  const before = fetchedFiles().length
  expect(before).toBe(3)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('visibilitychange'))
  await userEvent.click(small)
  const large = page.getByRole('dialog').getByRole('img')
  await expect.element(large).toBeVisible()

  expect(large.element().getAttribute('src')).toMatch(/^data:image\/png;base64,/)
  expect(fetchedFiles()).toHaveLength(before)
})

test('on a phone what leads on stands in two even rows below the picture', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference)),
  })
  await userEvent.click(small)
  const buttons = page.getByRole('dialog').getByRole('button')
  await expect.poll(() => buttons.elements()).toHaveLength(4)

  const boxes = buttons.elements().map((one) => one.getBoundingClientRect())
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2)
})
