import { colourOf } from '@palaestra/ui/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { settings } from '../../settings.ts'
import { noticeAround, tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const address = '/zh/online/account/services'
const yes = { state: 'yes', reason: null, message: null, way: null, from: null }

test('[R46] [A16] each service says whether one may use it, and of a closed one why, and the way on', async () => {
  const items = [
    { service: 'qr_code', ...yes },
    {
      ...{ service: 'venue_booking', state: 'pending', reason: 'bookings_missed', message: '因多次缺席' },
      ...{ way: 'wait', from: '2026-12-10' },
    },
    {
      ...{ service: 'pool_tickets', state: 'no', reason: 'mobile_unconfirmed', message: '尚未確認' },
      ...{ way: 'confirm_mobile', from: null },
    },
    {
      ...{ service: 'classes', state: 'pending', reason: 'account_suspended', message: '已暫停使用' },
      ...{ way: 'call', from: null },
    },
  ]
  await openPortal(address, { '/account/fun_info': done({ items }) })
  const row = (name: string | RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

  await expect.element(row('會員卡二維碼')).toHaveTextContent('會員卡二維碼可使用')
  await expect.element(row('租場')).toHaveTextContent('租場暫未可用因多次缺席由 2026年12月10日起可使用。')
  await expect
    .element(row('泳池門票').getByRole('link', { name: '確認流動電話' }))
    .toHaveAttribute('href', '/zh/online/account/confirm-mobile')
  await expect.element(row(/健身興趣班/).getByRole('link', { name: /^致電/ })).toBeVisible()
})

test.each([
  { way: 'wait', expected: '租場未可使用持有臨時卡由 2026年12月10日起可換領正式卡。' },
  { way: 'swap_card', expected: '租場未可使用持有臨時卡換領正式卡' },
])('[C03] who can $way because of a temporary card is told that', async ({ way, expected }) => {
  const temporary = { state: 'no', reason: 'card_temporary', message: '持有臨時卡', way, from: '2026-12-10' }
  await openPortal(address, { '/account/fun_info': done({ items: [{ service: 'venue_booking', ...temporary }] }) })

  const row = page.getByRole('listitem').filter({ hasText: '租場' })
  await expect.element(row).toBeVisible()
  expect(row.element().textContent).toBe(expected)
})

test('[R46] what closes several services is said once, above them', async () => {
  const suspended = {
    state: 'pending',
    reason: 'account_suspended',
    message: '帳戶已暫停使用',
    way: 'call',
    from: null,
  }
  const items = [
    ...['qr_code', 'venue_booking', 'classes'].map((service) => ({ service, ...suspended })),
    { ...yes, service: 'pool_tickets', state: 'no', reason: 'mobile_unconfirmed', message: '尚未確認', way: null },
  ]
  await openPortal(address, { '/account/fun_info': done({ items }) })
  await expect.element(page.getByRole('heading', { name: '租場' })).toBeVisible()

  expect(page.getByText('帳戶已暫停使用').elements()).toHaveLength(1)
  expect(page.getByRole('link', { name: /^致電/ }).elements()).toHaveLength(1)
  await expect.element(page.getByRole('listitem').filter({ hasText: '租場' })).toHaveTextContent('租場暫未可用')
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '泳池門票未可使用' }))
    .toHaveTextContent('泳池門票未可使用尚未確認')
})

test('that the services cannot be read is said, and one tries again', async () => {
  const portal = await openPortal(address, { '/account/fun_info': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByText(/未能讀取服務狀況/)).toBeVisible()
  portal.responses['/account/fun_info'] = done({ items: [{ service: 'qr_code', ...yes }] })
  await page.getByRole('button', { name: '再試一次' }).click()

  await expect.element(page.getByRole('heading', { name: '會員卡二維碼' })).toBeVisible()
})

test.each([
  ['add_email', '加入電郵', '/zh/online/account/change-email'],
  ['add_mobile', '加入流動電話', '/zh/online/account/change-mobile'],
  ['ask_guardian', '請父母或監護人授權', '/zh/online/account'],
  ['swap_card', '換領正式卡', '/zh/online/account/swap-card'],
  ['appeal', '提出申訴', '/zh/online/account/appeal'],
  ['read_notice', '閱讀網上會員卡須知', '/zh/online/account?pass='],
])('[R46] what helps by %s is one step away', async (way, name, to) => {
  const why = { state: 'no', reason: 'email_missing', message: '未可使用此服務', way, from: null }
  await openPortal(address, { '/account/fun_info': done({ items: [{ service: 'classes', ...why }] }) })
  const row = page.getByRole('listitem').filter({ hasText: '未可使用此服務' })
  await expect.element(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  expect(row.getByRole('link').elements()).toHaveLength(1)
})

test.each([
  ['loss_already_reported', '由 2026年12月10日起可換領正式卡。'],
  ['card_not_yet', '由 2026年12月10日起可換領正式卡。'],
  ['card_expired', '由 2026年12月10日起可換領正式卡。'],
  ['bookings_missed', '由 2026年12月10日起可使用。'],
])('[C03] a day on which %s ends is told by what it is the day of', async (reason, said) => {
  const why = { state: 'no', reason, message: '未可使用此服務', way: 'wait', from: '2026-12-10' }
  await openPortal(address, { '/account/fun_info': done({ items: [{ service: 'report_loss', ...why }] }) })
  await expect.element(page.getByText(said)).toBeVisible()
})

test('[R46] what is open is told alone, however many services are: nothing stands above them', async () => {
  const items = ['qr_code', 'venue_booking', 'classes'].map((service) => ({ service, ...yes }))
  await openPortal(address, { '/account/fun_info': done({ items }) })
  await expect.element(page.getByRole('heading', { name: '租場' })).toBeVisible()
  const main = page.getByRole('main').element()
  const services = main.querySelector('ul')
  const said = [...(services?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
  expect(said).toEqual(items.map(() => '可使用'))
  expect(services?.previousElementSibling?.textContent).toBe('')
})

test('[R46] whom to call is called by a number without gaps, and read with them', async () => {
  const before = settings.hotline
  settings.hotline = '2888 0000'
  onTestFinished(() => {
    settings.hotline = before
  })
  const why = { state: 'pending', reason: 'account_suspended', message: '已暫停使用', way: 'call', from: null }
  await openPortal(address, { '/account/fun_info': done({ items: [{ service: 'classes', ...why }] }) })
  await expect.element(page.getByRole('link', { name: '致電 2888 0000' })).toHaveAttribute('href', 'tel:28880000')
})

test('[R46] what is open is green, and what is not is none of it, in the order in which the server tells them', async () => {
  await page.viewport(320, 700)
  const why = { state: 'no', reason: 'mobile_unconfirmed', way: 'confirm_mobile', message: '尚未確認', from: null }
  const items = [
    { service: 'pool_tickets', ...why },
    { service: 'qr_code', ...yes },
    { service: 'classes', ...why, message: '你的會籍尚未生效', way: 'call' },
  ]
  await openPortal(address, { '/account/fun_info': done({ items }) })
  const main = page.getByRole('main')
  await expect.element(main.getByText('可使用', { exact: true })).toHaveStyle({ color: colourOf('--success') })
  await expect.element(main.getByText('未可使用', { exact: true }).first()).toHaveStyle({ color: colourOf('--warn') })
  const ground = (words: string) =>
    getComputedStyle(main.getByText(words, { exact: true }).first().element()).backgroundColor
  expect([ground('可使用'), ground('未可使用')], 'what differs is louder').toEqual([
    'rgba(0, 0, 0, 0)',
    colourOf('--warn-tint'),
  ])
  const names = main
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect([names[0], names[1]]).toEqual(['泳池門票', '會員卡二維碼'])
  expect(tooWide()).toBe(0)
  expect(tooSmall(main.getByRole('link').elements())).toEqual([])
})

test('[R46] what closes several services is a warning, and each is still told to be closed', async () => {
  const why = { state: 'pending', reason: 'account_suspended', message: '帳戶已暫停使用', way: 'call', from: null }
  await openPortal(address, {
    '/account/fun_info': done({ items: ['qr_code', 'classes'].map((service) => ({ service, ...why })) }),
  })
  const shared = page.getByText('帳戶已暫停使用')
  await expect.element(shared).toBeVisible()
  expect(noticeAround(shared.element())).toBe('warn')
  expect(page.getByText('暫未可用', { exact: true }).elements()).toHaveLength(2)
})

test('[R46] while the services are awaited the list is busy, and what stands below waits with it', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<object>()
  await openPortal(address, { '/account/fun_info': () => answered })
  const list = page.getByRole('main').getByRole('list').first()
  await expect.element(list).toHaveAttribute('aria-busy', 'true')
  const footer = document.querySelector('footer')
  await expect.element(footer).not.toBeVisible()
  answer(done({ items: [{ service: 'qr_code', ...yes }] }))
  await expect.element(list).toHaveAttribute('aria-busy', 'false')
  await expect.element(footer).toBeVisible()
})

test('[R46] that the services cannot be read is read out, and nothing waits any longer', async () => {
  const portal = await openPortal(address, { '/account/fun_info': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('status').filter({ hasText: '未能讀取服務狀況' })).toBeVisible()
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
  portal.responses['/account/fun_info'] = done({ items: [{ service: 'qr_code', ...yes }] })
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect.element(page.getByRole('heading', { name: '會員卡二維碼' })).toBeVisible()
  expect(portal.to('/account/fun_info').map(({ query }) => query.get('service'))).toEqual([null, null])
})

test('[R46] what closes two services for reasons that are told differently is told at each', async () => {
  const why = { state: 'pending', reason: 'bookings_missed', way: 'wait', from: '2026-12-10' }
  const items = [
    { service: 'venue_booking', ...why, message: '租場多次缺席' },
    { service: 'classes', ...why, message: '班組多次缺席' },
  ]
  await openPortal(address, { '/account/fun_info': done({ items }) })
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.element(rows.nth(0).getByText('租場多次缺席')).toBeVisible()
  await expect.element(rows.nth(1).getByText('班組多次缺席')).toBeVisible()
  expect(page.getByText(/多次缺席$/).elements()).toHaveLength(2)
})

test.each([
  [{ version: '2026-11-20', acceptedOn: '2026-11-25' }, '已於 2026年11月25日確認'],
  [{ version: '2026-11-20', acceptedOn: null }, '尚未確認，首次出示二維碼時會顯示。'],
])('[R46] [A16] what else decides how one is served is said, and stands where it is changed', async (notice, said) => {
  await openPortal(address, {
    '/account/fun_info': done({ items: [{ service: 'qr_code', ...yes }] }),
    '/account/online_card/notice': done(notice),
  })
  const main = page.getByRole('main')
  await expect.element(main.getByText(said)).toBeVisible()
  const to = (name: string) => main.getByRole('link', { name, includeHidden: true }).element().getAttribute('href')
  expect(['網上會員卡須知', '通訊語言及推廣短訊', '{{governmentAccount}}'].map(to)).toEqual([
    '/zh/online/account?pass=',
    '/zh/online/account/personal-data',
    '/zh/online/account/bind',
  ])
})

test('the appeal is offered to who has something to appeal against, and to nobody else', async () => {
  const none = { state: 'no', reason: 'nothing_to_appeal', message: '現時沒有可申訴的暫停', way: null, from: null }
  const items = [
    { service: 'qr_code', ...yes },
    { service: 'appeal', ...none },
  ]
  const portal = await openPortal(address, { '/account/fun_info': done({ items }) })
  const heading = page.getByRole('heading', { name: '申訴' })
  await expect.element(page.getByRole('heading', { name: '會員卡二維碼' })).toBeVisible()
  expect(heading.elements()).toEqual([])
  portal.responses['/account/fun_info'] = done({ items: [{ service: 'appeal', ...yes }] })
  await portal.router.navigate({ to: '/nofind' })
  await portal.router.navigate({ to: '/online/account/services' })
  await expect.element(heading).toBeVisible()
})
