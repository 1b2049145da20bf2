import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anApplication, aQueue } from '../testing/applications.ts'
import { closeDesk, openDesk } from '../testing/openDesk.tsx'

const numbered = Array.from({ length: 40 }, (_, place): [string] => [`A26-AAAA${String(place).padStart(2, '0')}`])
const answers = {
  'GET /api/desk/queue': () => aQueue(...numbered),
  'GET /api/desk/application': ({ reference }: Record<string, unknown>) => anApplication(String(reference)),
}

beforeEach(async () => {
  await page.viewport(1280, 400)
  onTestFinished(() => page.viewport(1280, 800))
})
afterEach(closeDesk)

test('who chooses an application keeps the list where it was, and the one that is chosen in it', async () => {
  await openDesk('/', answers)
  const last = page.getByRole('link', { name: /A26-AAAA39/ })
  await expect.element(last).toBeVisible()
  const list = page.getByRole('region', { name: '待審批' })
  list.element().scrollTop = 1400
  await userEvent.click(page.getByRole('link', { name: /A26-AAAA25/ }))
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-AAAA25/ })).toHaveFocus()
  const { top, bottom } = page
    .getByRole('link', { name: /A26-AAAA25/ })
    .element()
    .getBoundingClientRect()
  expect(top > 0 && bottom < innerHeight, 'the row is in sight').toBe(true)

  expect(list.element().scrollTop).toBeGreaterThan(700)
  expect(scrollY, 'and the window has not moved').toBe(0)
})

test('on a narrow screen who comes back to the queue finds the row where it was', async () => {
  await page.viewport(800, 400)
  const { router } = await openDesk('/', answers)
  const last = page.getByRole('link', { name: /A26-AAAA39/ })
  await expect.element(last).toBeVisible()
  scrollTo(0, 700)
  await expect.poll(() => scrollY).toBe(700)
  await userEvent.click(last)
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-AAAA39/ })).toBeVisible()
  router.history.back()

  await expect.element(last).toBeVisible()
  await expect.poll(() => scrollY).toBeGreaterThanOrEqual(700)
})
