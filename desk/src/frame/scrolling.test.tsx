import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anApplication, aQueue } from '../testing/applications.ts'
import { closeDesk, openDesk } from '../testing/openDesk.tsx'

const numbered = Array.from({ length: 40 }, (_, place): [string] => [`A26-AAAA${String(place).padStart(2, '0')}`])
const answers = {
  'GET /api/desk/applications': () => aQueue(...numbered),
  'GET /api/desk/application': ({ reference }: Record<string, unknown>) => anApplication(String(reference)),
}

beforeEach(async () => {
  await page.viewport(1280, 400)
  onTestFinished(() => page.viewport(1280, 800))
})
afterEach(closeDesk)

test('who comes back to the queue finds the row where it was', async () => {
  const { router } = await openDesk('/', answers)
  const last = page.getByRole('link', { name: 'A26-AAAA39' })
  await expect.element(last).toBeVisible()
  scrollTo(0, 700)
  await expect.poll(() => scrollY).toBe(700)
  await userEvent.click(last)
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-AAAA39/ })).toBeVisible()
  router.history.back()

  await expect.element(last).toBeVisible()
  await expect.poll(() => scrollY).toBeGreaterThanOrEqual(700)
})
