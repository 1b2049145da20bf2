import { expect, expectFitForEverybody, test } from './portal.ts'
import { logInAtDesk } from './steps.ts'

test('who may close services reads the reports of a month, in every language', async ({ visit }) => {
  const desk = await visit('/desk/en/login')
  await logInAtDesk(desk, 'senior')
  await desk.getByRole('link', { name: 'Fair use', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Fair use' })).toBeFocused()
  for (const [locale, last] of [
    ['en', 'Hours that pass from hand to hand'],
    ['zh', '轉手的時段'],
    ['pt', 'Horas que passam de mão em mão'],
  ] as const) {
    await desk.goto(`/desk/${locale}/fair-use`)
    await expect(desk.getByRole('heading', { name: last })).toBeVisible()
    await expect(desk.getByRole('status').filter({ hasText: /Loading|讀取中|A carregar/ })).toHaveCount(0)
    await expectFitForEverybody(desk)
  }
})
