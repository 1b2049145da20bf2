import type { Page } from '@playwright/test'
// Apart from the walks that count the letters and notices of these people.
import { expect, expectFitForEverybody, testApart as test } from './portal.ts'
import { logInAs, loginPage } from './steps.ts'
import type { Locale } from './words.ts'

/** In the words of the screens, written anew. */
const say = {
  zh: {
    unread: /^通知，\d+ 則未讀$/,
    title: '請決定是否授權網上付款',
    all: '查看全部通知',
    back: '返回通知',
    heading: '通知',
  },
  pt: {
    unread: /^Notificações, \d+ por ler$/,
    title: 'Decida se autoriza o pagamento online',
    all: 'Ver todas as notificações',
    back: 'Voltar às notificações',
    heading: 'Notificações',
  },
  en: {
    unread: /^Notices, \d+ unread$/,
    title: 'Please decide about online payment',
    all: 'See all notices',
    back: 'Back to notices',
    heading: 'Notices',
  },
} satisfies Record<Locale, object>

const call = (page: Page, path: string, data: object = {}) =>
  page.evaluate(
    async ({ path, data }) => {
      const headers = { 'content-type': 'application/json', apikey: localStorage.getItem('palaestra.token') ?? '' }
      const body = JSON.stringify(data)
      return (await (await fetch(`/api${path}`, { method: 'POST', headers, body })).json()).code as number
    },
    { path, data },
  )

test('a minor asks to pay online, and the guardian is told by the bell and decides in a new window', {
  tag: ['@N01', '@N02', '@N03', '@N06', '@M05', '@A07', '@K01'],
}, async ({ visit }) => {
  const minor = await visit(loginPage('pt'))
  await logInAs(minor, 'lokio', 'pt')
  expect(await call(minor, '/account/online_payment/ask')).toBe(0)

  const guardian = await visit(loginPage('pt'))
  const asked: number[] = []
  guardian.on('request', (request) => request.url().includes('un_read_sum') && asked.push(Date.now()))
  await logInAs(guardian, 'kahou', 'pt')
  const [begun] = [Date.now()]
  await guardian.reload()
  for (const locale of ['zh', 'pt', 'en'] as const) {
    await guardian.goto(`/${locale}/online/account`)
    const bell = guardian.getByRole('button', { name: say[locale].unread })
    await bell.click()
    const popup = guardian.getByRole('region', { name: say[locale].heading, exact: true })
    await expect(popup.getByRole('link', { name: say[locale].title }).first()).toBeVisible()
    await expectFitForEverybody(guardian)
    await popup.getByRole('link', { name: say[locale].all }).click()
    await expect(guardian.getByRole('heading', { level: 1, name: say[locale].heading })).toBeFocused()
    await expect(guardian.getByRole('main').getByRole('link', { name: say[locale].title }).first()).toBeVisible()
    await expectFitForEverybody(guardian)
  }
  expect(asked.filter((at) => at < begun + 1500)).toEqual([])

  const unread = async () =>
    Number(
      /\d+/.exec((await guardian.getByRole('button', { name: /^Notices/ }).getAttribute('aria-label')) ?? '')?.[0] ?? 0,
    )
  await expect(guardian.getByRole('button', { name: say.en.unread })).toBeVisible()
  const before = await unread()
  const opened = guardian.waitForEvent('popup')
  await guardian.getByRole('main').getByRole('link', { name: say.en.title }).first().click()
  const decision = await opened
  await expect(decision).toHaveURL(/\/en\/security\/push\/supple-parent\?child=\d{9}$/)
  await expect(decision.getByRole('button', { name: /^Authorise/ })).toBeVisible()
  await expectFitForEverybody(decision)
  await expect.poll(unread).toBe(before - 1)
})

test('a notice opens below the bell and on a page of its own, in three languages', {
  tag: ['@N04', '@N08', '@R17', '@R18', '@R24'],
}, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'tom', 'en')
  const email = 'elsewhere@example.mo'
  expect(await call(page, '/account/change_email', { email, emailRepeat: email })).toBe(0)
  await page.goto('/en/online/account')
  // At least this one: a booking may have had a reminder, a class its draw.
  const bell = page.getByRole('button', { name: say.en.unread })
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  await expect(page.getByRole('main').getByText(/^[1-9] unread$/)).toBeVisible()
  const before = await unread()
  await bell.click()
  const popup = page.getByRole('region', { name: say.en.heading, exact: true })
  await popup.getByRole('button', { name: 'Request to change your e-mail address' }).click()
  await expect(popup.getByRole('heading', { name: 'Request to change your e-mail address' })).toBeFocused()
  await expectFitForEverybody(page)
  await popup.getByRole('button', { name: say.en.back }).click()
  await expect(popup.getByRole('button', { name: 'Request to change your e-mail address' })).toBeFocused()
  await expect.poll(unread).toBe(before - 1)

  for (const locale of ['zh', 'pt', 'en'] as const) {
    await page.goto(`/${locale}/online/notice`)
    await page.locator('main li a').first().click()
    await expect(page).toHaveURL(/\/online\/notice\/detail\?id=[0-9a-f-]{36}$/)
    await expect(page.getByRole('main').getByText('e•••@example.mo')).toBeVisible()
    await expectFitForEverybody(page)
  }
  await page.goto('/en/online/notice/detail?id=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('main').getByText('This notice no longer exists')).toBeVisible()
})

test('the popup shows ten notices, and the next ten at its bottom, until no more remain', { tag: '@N05' }, async ({
  visit,
}) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'siumei', 'en')
  const given = { telephone: '', area: 'se', language: 'en', pickUpPlace: 'tapseac', noPromotions: false }
  for (let house = 1; house <= 21; house += 1)
    expect(await call(page, '/account/personal_data', { ...given, address: `Rua do Campo, ${house}` })).toBe(0)
  await page.goto('/en/online/account')

  await page.getByRole('button', { name: say.en.unread }).click()
  const popup = page.getByRole('region', { name: say.en.heading, exact: true })
  const notices = popup.getByRole('listitem')
  const more = popup.getByRole('button', { name: 'Show more' })
  await expect(notices).toHaveCount(10)
  const box = notices.first().locator('xpath=ancestor::div[1]')
  /** Scrolls until so many pixels are left below. */
  const scrollTo = (left: number) =>
    box.evaluate((node, left) => node.scrollTo(0, node.scrollHeight - node.clientHeight - left), left)
  await scrollTo(3)
  await expect(more).toBeInViewport()
  await expect(notices).toHaveCount(10)
  await scrollTo(1)
  await expect(notices).toHaveCount(20)
  await scrollTo(0)
  await expect.poll(() => notices.count()).toBeGreaterThanOrEqual(21)
  await expect(more).toHaveCount(0)
})
