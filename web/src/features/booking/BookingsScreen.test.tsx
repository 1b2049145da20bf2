import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [list, one, cancelling] = ['/vbs/bookings', '/vbs/booking', '/vbs/cancel']
const anHour = {
  ...{ reference: 'B26-7KQ4NX2M', startsAt: '2026-03-04T11:00:00.000Z', endsAt: '2026-03-04T12:00:00.000Z' },
  ...{ amount: 4000, order: null, paid: false },
}
const booking = {
  ...{ reference: 'B26-7KQ4NX2M', venueCode: 'mong-ha', venue: '望廈體育中心', address: '望廈', facility: '羽毛球場' },
  ...{
    court: '6 號場',
    day: '2026-03-04',
    amount: 4000,
    state: 'confirmed',
    heldUntil: null,
    endedAt: null,
    closed: null,
  },
  ...{ startsAt: '2026-03-04T11:00:00.000Z', endsAt: '2026-03-04T12:00:00.000Z' },
  ...{ cancelTerms: 'free', freeUntil: '2026-03-03T11:00:00.000Z' },
  ...{ order: null, paid: false, mayKeepLonger: false, hours: [anHour] },
}
const calendar = '/api/vbs/calendar/x.ics'
const shown = { ...booking, calendar, joins: null }
const over = { ...booking, reference: 'B26-AAAAAAAA', state: 'forfeited', cancelTerms: null, day: '2026-02-04' }
const openList = (items: object[], more = false) =>
  openPortal('/zh/vbs/bookings', { [list]: done({ items, more }), [one]: done(shown) })
const openOne = (said: object = {}) =>
  openPortal(`/zh/vbs/booking?reference=${booking.reference}`, { [one]: done({ ...shown, ...said }) })
const main = () => page.getByRole('main')

test('[R48] bookings to come say when, where and how they stand, and lead to what one has to know', async () => {
  await page.viewport(320, 700)
  const portal = await openList([booking])
  const row = main().getByRole('listitem')
  await expect.element(row.getByText('望廈體育中心')).toBeVisible()
  expect(row.element().textContent).toMatch(/2026年3月4日星期三.*19:00–20:00.*羽毛球場 · 6 號場.*已確認/)
  expect(tooWide()).toBe(0)
  expect(tooSmall(main().getByRole('button').elements())).toEqual([])
  await row.getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2026年3月4日星期三 19:00–20:00')
  expect(portal.to(one).at(-1)?.query.get('reference')).toBe(booking.reference)
})

test('[R48] those that are over are shown when they are wanted, page by page', async () => {
  const portal = await openList([])
  await expect.element(page.getByText('你目前沒有預約。')).toBeVisible()
  portal.responses[list] = done({ items: [over], more: true })
  await page.getByRole('button', { name: '顯示以往的預約' }).click()
  await expect.element(page.getByText('已取消（逾時）')).toBeVisible()
  portal.responses[list] = done({ items: [{ ...over, reference: 'B26-BBBBBBBB' }], more: false })
  await page.getByRole('button', { name: '顯示更多' }).click()
  await expect.poll(() => main().getByRole('listitem').elements().length).toBe(2)
  const [, first, next] = portal.to(list).map(({ query }) => [query.get('past'), query.get('after')])
  expect([first, next]).toEqual([
    ['1', null],
    ['1', over.reference],
  ])
  expect(page.getByRole('button', { name: '顯示更多' }).elements()).toEqual([])
})

test('what could not be read is asked for again', async () => {
  const portal = await openPortal('/zh/vbs/bookings', { [list]: { code: 1, message: '資料不正確' } })
  await expect.element(page.getByText('未能讀取你的預約。', { exact: false })).toBeVisible()
  portal.responses[list] = done({ items: [booking], more: false })
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect.element(main().getByRole('listitem')).toBeVisible()
})

test('one booking says what to do on arrival, what it costs, and gives its calendar file', async () => {
  await page.viewport(320, 700)
  await openOne()
  await expect.element(page.getByText('到場時在櫃台出示會員卡並付款：$40。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '加入日曆' })).toHaveAttribute('href', calendar)
  expect(tooWide()).toBe(0)
  expect(tooSmall(main().getByRole('button').elements())).toEqual([])
})

test('[O03] it is cancelled on the terms that were read, which stand before the button and once more in the question', async () => {
  const portal = await openOne()
  portal.responses[cancelling] = done({ state: 'cancelled' })
  await expect.element(page.getByText('名額可以再用', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '取消這個預約…' }).click()
  const dialog = page.getByRole('dialog', { name: '確定取消？' })
  await expect.element(dialog.getByText('名額可以再用', { exact: false })).toBeVisible()
  const endedAt = '2026-03-02T02:00:00.000Z'
  portal.responses[one] = done({ ...shown, state: 'cancelled', cancelTerms: null, endedAt })
  await dialog.getByRole('button', { name: '取消預約' }).dblClick()
  await expect.element(main().getByText('已取消', { exact: true })).toBeVisible()
  expect(portal.to(cancelling).map(({ body }) => body)).toEqual([{ reference: booking.reference, terms: 'free' }])
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(page.getByRole('button', { name: '取消這個預約…' }).elements()).toEqual([])
  expect(page.getByRole('link', { name: '加入日曆' }).elements()).toEqual([])
})

test('terms that have changed meanwhile are read anew before it is cancelled', async () => {
  const portal = await openOne()
  portal.responses[cancelling] = { code: 348, message: '取消的條件剛剛改變了，請再看一次' }
  await page.getByRole('button', { name: '取消這個預約…' }).click()
  const dialog = page.getByRole('dialog')
  portal.responses[one] = done({ ...shown, cancelTerms: 'late' })
  await dialog.getByRole('button', { name: '取消預約' }).click()
  await expect.element(dialog.getByText('取消的條件剛剛改變了，請再看一次')).toBeVisible()
  portal.responses[cancelling] = done({ state: 'forfeited' })
  await dialog.getByRole('button', { name: '取消，不退回名額' }).click()
  await expect.poll(() => portal.to(cancelling).at(-1)?.body).toEqual({ reference: booking.reference, terms: 'late' })
})

test('one that there is not leads back to the list', async () => {
  await openPortal('/zh/vbs/booking?reference=B26-NOTHING0', { [one]: { code: 6, message: '找不到' } })
  await expect.element(page.getByText('未能讀取這個預約，或你沒有這個預約。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '查看我的預約' })).toHaveAttribute('href', '/zh/vbs/bookings')
})

test('[O03] a court that is kept says until when, leads to paying, and is kept longer once', async () => {
  const heldUntil = new Date(Date.now() + 600_000).toISOString()
  const portal = await openOne({ state: 'held', heldUntil, mayKeepLonger: true })
  await expect.element(page.getByRole('heading', { level: 2, name: /^為你保留至 \d\d:\d\d$/ })).toBeVisible()
  await expect.element(page.getByText(/^(10:00|9:5\d)$/)).toBeVisible()
  expect(page.getByRole('link', { name: '加入日曆' }).elements()).toEqual([])

  portal.responses['/vbs/keep_longer'] = done({ heldUntil })
  portal.responses[one] = done({ ...shown, state: 'held', heldUntil, mayKeepLonger: false })
  await page.getByRole('button', { name: '延長 5 分鐘（一次）' }).click()
  await expect.element(page.getByRole('button', { name: '前往付款 $40' })).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: '延長 5 分鐘（一次）' }).elements()).toEqual([])

  portal.responses['/vbs/pay'] = { code: 300, message: '保留時間已過' }
  portal.responses[one] = done({ ...shown, state: 'lapsed', cancelTerms: null })
  await page.getByRole('button', { name: '前往付款 $40' }).click()
  await expect.element(page.getByText('沒有保留').first()).toBeVisible()
  expect(portal.to('/vbs/pay').map(({ body }) => body)).toEqual([{ reference: booking.reference }])
})

test('a court that was paid says so, leads to the receipt, and what is paid back when it is cancelled', async () => {
  await openOne({ paid: true, order: 'P26-7KQ4NX' })
  await expect.element(page.getByText('已付款。到場時在櫃台出示會員卡。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '付款及收據' })).toBeVisible()
  await page.getByRole('button', { name: '取消這個預約…' }).click()
  await expect.element(page.getByRole('button', { name: '取消並退回 $40' })).toBeVisible()
})

test('an hour beside it is joined with a booking, and taken apart again', async () => {
  await page.viewport(320, 700)
  const hour = (reference: string, from: number) => ({
    ...{ reference, startsAt: `2026-03-04T${from}:00:00.000Z`, endsAt: `2026-03-04T${from + 1}:00:00.000Z` },
    ...{ amount: 4000, order: null, paid: false },
  })
  const [first, second] = [hour(booking.reference, 11), hour('B26-AAAAAAAA', 12)]
  const portal = await openOne({ hours: [first], joins: second })
  const join = page.getByRole('button', { name: '與 20:00–21:00 合併' })
  await expect.element(join).toBeVisible()
  portal.responses['/vbs/merge'] = done({ reference: booking.reference })
  portal.responses['/vbs/split'] = done({})
  portal.responses[one] = done({ ...shown, endsAt: second.endsAt, amount: 8000, hours: [first, second], joins: null })
  await join.dblClick()
  const joined = page.getByRole('region', { name: '已合併的 2 個時段' })
  await expect.element(joined.getByRole('heading')).toHaveFocus()
  await expect.element(joined.getByText('已合併。')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2026年3月4日星期三 19:00–21:00')
  expect(joined.getByRole('listitem').elements()).toHaveLength(2)
  expect(tooWide()).toBe(0)
  expect(tooSmall(joined.getByRole('button').elements())).toEqual([])
  portal.responses['/vbs/split'] = { code: 450, message: '已過合併或分開的時間' }
  await joined.getByRole('button', { name: '分開各時段' }).click()
  await expect.element(joined.getByText('已過合併或分開的時間')).toBeVisible()
  expect([portal.to('/vbs/merge'), portal.to('/vbs/split')].map((sent) => sent.map(({ body }) => body))).toEqual([
    [{ references: [first.reference, second.reference] }],
    [{ reference: first.reference }],
  ])
})
