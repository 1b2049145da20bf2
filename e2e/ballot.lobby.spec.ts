import { expect, expectFitForEverybody, testPaidAtVenue } from './portal.ts'
import { logIn, loginPage } from './steps.ts'

/** Seven days later in Macao, which is always eight hours ahead of UTC. */
const dayIn = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

testPaidAtVenue(
  'at an opening a member is in by being there, chooses before, and has the court when the turn has come',
  { tag: ['@O03'] },
  async ({ page, setClock }) => {
    const [morning, opened] = [dayIn(1), dayIn(8)]
    await setClock({ now: `${morning}T07:25:00+08:00` })
    await page.goto(loginPage('en'))
    await logIn(page, 'en')
    await setClock({ now: `${morning}T07:29:43+08:00` })
    await page.goto(`/en/vbs/venue?code=bowling&kind=bowling&day=${opened}`)
    const panel = page.getByRole('region', { name: 'Opens at 07:30. Turns are drawn by lot' })
    await expect(panel.getByText('You are in. There is no need to reload')).toBeVisible()
    const hour = page.getByRole('gridcell', { name: /, free, / }).first()
    await hour.click()
    await expect(page.getByText('Sent by itself at your turn.')).toBeVisible()
    await expectFitForEverybody(page)

    await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 1, name: /08:00/ })).toBeVisible({ timeout: 20_000 })
    await page.goto(`/en/vbs/ballot?reference=LOBBY-${morning.replaceAll('-', '')}`)
    await expect(page.getByText('All five statements hold.')).toBeVisible()
    await expectFitForEverybody(page)
  },
)
