import type { Page } from '@playwright/test'
import { expect, expectFitForEverybody, testApart as test } from './portal.ts'
import { logIn, logInAs, loginPage, logOut } from './steps.ts'
import { words } from './words.ts'

const say = words.en
/** Whether the device keeps a card; undefined while a page gives way to another. */
const kept = (page: Page) => page.evaluate(async () => Boolean(await caches.match('/kept-card'))).catch(() => undefined)
const noNetwork = (page: Page) => page.getByText('No network now', { exact: true })
/** Shows the card as at a gate, and waits until the device has kept it. Resolves to what the codes said. */
const show = async (page: Page) => {
  const answered = page.waitForResponse(/qrcode_info/)
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the membership card' })).toBeVisible()
  await expect.poll(() => kept(page)).toBe(true)
  return (await (await answered).json()).data as { content: string; kept: string }
}
const inside = (address: string) => address.slice(new URL(address).origin.length)

test('whoever scans a card reads in their own language how it stands, and not whose it is', {
  tag: ['@R24', '@C01'],
}, async ({ visit, setClock }) => {
  await setClock({ now: '2026-05-04T10:00:00+08:00' })
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  const { content } = await show(page)

  for (const [locale, address, heading, state] of [
    ['pt-PT', '/pt/card/check', 'Verificar um cartão', 'Válido'],
    ['zh-HK', '/zh/card/check', '查核會員卡', '有效'],
    ['en-GB', '/en/card/check', 'Check a card', 'Valid'],
  ] as const) {
    const scanning = await visit(inside(content), { locale, viewport: { width: 390, height: 844 } })
    await expect(scanning).toHaveURL(address)
    await expect(scanning.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(scanning.getByRole('main').getByText(state, { exact: true })).toBeVisible()
    await expect(scanning.getByRole('main')).not.toContainText(/Reed|000 ?100/)
    await expectFitForEverybody(scanning)
  }

  await setClock({ forward: 'PT61S' })
  const late = await visit(inside(content), { locale: 'en-GB' })
  await expect(late.getByRole('main').getByText('Scan again', { exact: true })).toBeVisible()
  await expectFitForEverybody(late)
})

test('without a network the card is there, and says since when; with one the account is', {
  tag: '@R24',
}, async ({ visit, allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED/)
  const page = await visit(loginPage('en'), { viewport: { width: 390, height: 844 } })
  await logIn(page, 'en')
  const codes = await show(page)
  await page.context().setOffline(true)
  await page.reload()

  await expect(page.getByRole('heading', { name: 'Membership card' })).toBeVisible()
  await expect(noNetwork(page)).toBeVisible()
  await expect(page.getByText(/^Last connected: \d+ \w+ 20\d\d at \d\d:\d\d$/)).toBeVisible()
  for (const words of ['Tom Reed', '000 100 024', 'Valid'])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the membership card' })).toBeVisible()
  const photo = page.getByRole('img', { name: 'Photo of the member' })
  expect(await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    192, 256,
  ])
  await expectFitForEverybody(page)
  await page.goto('/zh/faq')
  await expect(noNetwork(page), 'whatever page was asked for').toBeVisible()

  const scanning = await visit(inside(codes.kept), { locale: 'en-GB' })
  await expect(scanning.getByRole('main')).toContainText('The device that shows this card has had no network since')
  await expectFitForEverybody(scanning)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Membership card' })).toBeVisible()
  await expect(page).toHaveURL('/en/online/account?pass=')
})

test('a card that was reported lost stays on a device without a network, is not valid, and goes at its first connection', {
  tag: ['@R24', '@C01'],
}, async ({ visit, allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED/)
  const page = await visit(loginPage('en'))
  await logInAs(page, 'sokieng', 'en')
  const codes = await show(page)
  await page.context().setOffline(true)

  const other = await visit(loginPage('en'))
  await logInAs(other, 'sokieng', 'en')
  await other.getByRole('main').getByRole('link', { name: say.reportLoss }).click()
  await other.getByLabel(say.howLost).fill('On the bus 25')
  await other.getByLabel(say.understood).check()
  await other.getByRole('button', { name: say.reportLoss }).click()
  await expect(other).toHaveURL('/en/online/account/report-success')

  await page.reload()
  await expect(noNetwork(page), 'the device cannot know').toBeVisible()
  const scanning = await visit(inside(codes.kept), { locale: 'en-GB' })
  await expect(scanning.getByRole('main').getByText('Not valid', { exact: true })).toBeVisible()
  await expectFitForEverybody(scanning)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/ams\/login/)
  await expect.poll(() => kept(page)).toBe(false)
})

test('after a week without a network the card is shown no longer', { tag: '@R24' }, async ({
  visit,
  setClock,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED/)
  // The clock of the portal is behind by that week: for the browser the card is as old.
  await setClock({ now: new Date(Date.now() - 7 * 24 * 60 * 60 * 1000 - 1000).toISOString() })
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  await show(page)
  await page.context().setOffline(true)
  await page.reload()

  await expect(page.getByText('This device has had no network for more than 7 days')).toBeVisible()
  await expect(page.getByText('Tom Reed')).toHaveCount(0)
  await expectFitForEverybody(page)
  expect(await kept(page)).toBe(false)
})

test('logging out takes the card from the device, and so does a portal in which nobody is logged in', {
  tag: ['@R24', '@A06'],
}, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  await show(page)
  await page.keyboard.press('Escape')
  await logOut(page, 'en')
  await expect.poll(() => kept(page)).toBe(false)

  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await show(page)
  await page.evaluate(() => localStorage.removeItem('palaestra.token'))
  await page.goto(loginPage('en'))
  await expect.poll(() => kept(page), 'with a network, and nobody is logged in').toBe(false)
})
