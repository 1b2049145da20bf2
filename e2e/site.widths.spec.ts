import { expect, test } from './portal.ts'
import { logInAtDesk } from './steps.ts'
import { misfitsAt } from './widths.ts'

// In Portuguese, which is the longest of the languages. Screens that differ less than applications do are looked at in the same
// way by site.accessibility.spec.ts, which opens each of them.
test('the desk fits from 320 to 1920 pixels, whatever differs in an application', async ({ visit }) => {
  test.setTimeout(200_000)
  const desk = await visit('/desk/pt/login', { reducedMotion: 'reduce' })
  await logInAtDesk(desk)
  const applications = desk.locator('main ol a')
  await expect(applications.first()).toBeVisible()
  const addresses = await applications.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const found: string[] = []
  for (const address of [...addresses, '/desk/pt/factor']) {
    await desk.goto(address, { waitUntil: 'networkidle' })
    await expect(desk.getByRole('heading', { level: 1 })).not.toBeEmpty()
    found.push(...(await misfitsAt(desk)))
  }
  expect(found).toEqual([])
})
