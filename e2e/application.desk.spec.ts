import { expect, test } from './portal.ts'
import { logInAtDesk } from './steps.ts'

/** Adds up what moves on the page without anybody having pressed anything; from the first paint on. */
const observeShifts = () => {
  const seen = { shifts: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shifts += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const width of [1280, 1920])
  test(`pictures that come late move nothing at the desk, and an approval waits for them (${width} px)`, async ({
    visit,
  }) => {
    const desk = await visit('/desk/zh/login', { viewport: { width, height: 900 } })
    await logInAtDesk(desk)
    // Of the first one the bureau has no photo.
    const whole = desk.locator('main ol a', { hasText: 'Teresa Almeida' })
    await expect(whole).toBeVisible()
    const late = Promise.withResolvers<void>()
    await desk.route('**/api/desk/picture/**', async (route) => {
      await late.promise
      await route.continue()
    })
    // The address of an application opened anew: nothing is known of it before, and no press excuses a shift.
    await whole.click()
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
    await desk.addInitScript(observeShifts)
    await desk.reload()

    const approve = desk.locator('button[aria-keyshortcuts="a"]')
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await expect(desk.locator('main figure img')).toHaveCount(0)
    await expect(desk.locator('#still-to-see')).toContainText('批准前請先查看')
    await desk.keyboard.press('a')
    await expect(desk.getByRole('dialog')).toHaveCount(0)

    // Until all the rest stands still.
    await desk.waitForTimeout(1_500)
    late.resolve()
    await expect(desk.locator('main figure img')).toHaveCount(3)
    await expect(approve).toHaveAttribute('aria-disabled', 'false')
    const shifts = await desk.evaluate(() =>
      'seen' in globalThis ? Reflect.get(globalThis, 'seen').shifts : undefined,
    )
    // Of the 0.02 that a page may move, hardly anything: a count that gets another digit.
    expect(shifts, 'what has moved').toBeLessThan(0.001)
  })
