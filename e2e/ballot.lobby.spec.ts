import type { Page } from '@playwright/test'
import { expect, expectFitForEverybody, testPaidAtVenue, type Walk } from './portal.ts'
import { logIn, loginPage } from './steps.ts'

/** Seven days later in Macao, which is always eight hours ahead of UTC. */
const dayIn = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** Moves the portal and the browser to the same moment: of a lobby a browser knows by itself when it is over. */
const moveTo = async (page: Page, setClock: Walk['setClock'], now: string) => {
  const portal = await page.evaluate(async () => (await (await fetch('/dev/clock')).json()) as { now: string })
  await setClock({ now })
  await page.clock.fastForward(Date.parse(now) - Date.parse(portal.now))
}

testPaidAtVenue(
  'at an opening a member is in by being there, chooses before, and has the court when the turn has come',
  { tag: ['@O03'] },
  async ({ page, setClock }) => {
    const [morning, opened] = [dayIn(1), dayIn(8)]
    await setClock({ now: `${morning}T07:20:00+08:00` })
    await page.goto(loginPage('en'))
    await logIn(page, 'en')
    await setClock({ now: `${morning}T07:25:00+08:00` })
    await page.clock.install()
    await page.goto(`/en/vbs/venue?code=bowling&kind=bowling&day=${opened}`)
    const panel = page.getByRole('region', { name: 'Opens at 07:30. Turns are drawn by lot' })
    await expect(panel.getByText('You are in. There is no need to reload')).toBeVisible()
    const hour = page.getByRole('gridcell', { name: /, free, / }).first()
    // Sundays and holidays begin later than other days.
    const [begin = ''] = /\d\d:\d\d/.exec((await hour.getAttribute('aria-label')) ?? '') ?? []
    await hour.click()
    await expect(page.getByText('Sent by itself at your turn.')).toBeVisible()
    await expectFitForEverybody(page)

    // With some room: moving takes its time, and whoever is away at their turn is not served.
    await moveTo(page, setClock, `${morning}T07:29:35+08:00`)
    await expect(page.getByRole('heading', { level: 1, name: begin })).toBeVisible({ timeout: 90_000 })
    await page.goto(`/en/vbs/ballot?reference=LOBBY-${morning.replaceAll('-', '')}`)
    await expect(page.getByText('All five statements hold.')).toBeVisible()
    await expectFitForEverybody(page)
  },
)
