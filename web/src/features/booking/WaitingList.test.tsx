import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [mine, answering, leaving] = ['/waiting/mine', '/waiting/answer', '/waiting/leave']
const wait = {
  ...{ slot: 4711, venueCode: 'mong-ha', venue: '望廈體育中心', facility: '羽毛球場', court: '5 號場' },
  ...{ day: '2026-03-04', startsAt: '2026-03-04T12:00:00.000Z', from: '20:00', until: '21:00', amount: 4000 },
  ...{ state: 'waiting', place: 3, endedAt: null, offer: null },
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const offered = () => ({
  ...{ ...wait, slot: 4712, state: 'offered', place: 1 },
  offer: { reference: 'B26-7KQ4NX2M', since: inMinutes(-10), until: inMinutes(20), used: 2, most: 2 },
})
const over = { ...wait, slot: 4713, state: 'unanswered', place: null, endedAt: '2026-03-02T02:00:00.000Z' }
const answer = (items: object[], online = true) =>
  done({ most: 5, minutesToPay: 10, online, quiet: { from: '22:00', until: '08:30' }, items })
const open = (items: object[], online = true) => openPortal('/zh/waiting', { [mine]: answer(items, online) })
const booking = {
  ...{ reference: 'B26-7KQ4NX2M', venueCode: 'mong-ha', venue: '望廈體育中心', address: '望廈', facility: '羽毛球場' },
  ...{ court: '5 號場', day: '2026-03-04', amount: 4000, state: 'held', heldUntil: inMinutes(10), endedAt: null },
  ...{ startsAt: '2026-03-04T12:00:00.000Z', endsAt: '2026-03-04T13:00:00.000Z', closed: null, cancelTerms: 'free' },
  ...{ freeUntil: '2026-03-03T12:00:00.000Z', order: null, paid: false, mayKeepLonger: true, calendar: '/x.ics' },
  hours: [
    {
      ...{ reference: 'B26-7KQ4NX2M', startsAt: '2026-03-04T12:00:00.000Z', endsAt: '2026-03-04T13:00:00.000Z' },
      ...{ amount: 4000, order: null, paid: false },
    },
  ],
  joins: null,
}

test('what is offered says until when, what it costs and what follows; a yes leads on to paying, however often it is pressed', async () => {
  await page.viewport(320, 700)
  const portal = await open([offered(), wait, over])
  await expect.element(page.getByRole('heading', { level: 1, name: '輪到你了' })).toBeVisible()
  const box = page.getByRole('region', { name: '望廈體育中心 · 羽毛球場 · 5 號場' })
  await expect.element(box.getByText(/^(20:00|19:5\d)$/)).toBeVisible()
  expect(box.element().textContent).toMatch(/按「要」後有 10 分鐘付款。.*已用 2 \/ 2/)
  await expect.element(page.getByText('不算缺席，亦不會受罰。', { exact: false })).toBeVisible()
  expect(tooWide()).toBe(0)
  expect(tooSmall(page.getByRole('main').getByRole('button').elements())).toEqual([])
  portal.responses[answering] = done({ state: 'held', heldUntil: inMinutes(10) })
  portal.responses['/vbs/booking'] = done(booking)
  await box.getByRole('button', { name: '要，前往付款 $40' }).dblClick()
  await expect.element(page.getByRole('button', { name: '前往付款 $40' })).toBeVisible()
  expect(portal.to(answering).map(({ body }) => body)).toEqual([{ reference: 'B26-7KQ4NX2M', takes: true }])
})

test('an offer that has ended meanwhile says so, and is gone; one is left to the next by a no', async () => {
  const portal = await open([offered()])
  portal.responses[answering] = { code: 445, message: '這個場地已不再為你保留' }
  await page.getByRole('button', { name: '不要' }).click()
  await expect.element(page.getByText('這個場地已不再為你保留')).toBeVisible()
  portal.responses[answering] = done({ state: 'lapsed', heldUntil: null })
  portal.responses[mine] = answer([{ ...over, state: 'declined' }])
  await page.getByRole('button', { name: '不要' }).click()
  await expect.element(page.getByText('你沒有要')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: '輪候' })).toBeVisible()
  expect(portal.to(answering).map(({ body }) => body)).toEqual([
    { reference: 'B26-7KQ4NX2M', takes: false },
    { reference: 'B26-7KQ4NX2M', takes: false },
  ])
})

test('a line says one’s place in it, and is left; with none it says how to wait, and what has become of others', async () => {
  const portal = await open([wait, over], false)
  const lines = page.getByRole('region', { name: /^我的輪候/ })
  await expect.element(lines.getByText('第 3 位')).toBeVisible()
  await expect.element(lines.getByText('1 / 5')).toBeVisible()
  portal.responses[leaving] = done({})
  portal.responses[mine] = answer([over], false)
  await lines.getByRole('button', { name: /^退出輪候：5 號場/ }).click()
  await expect.element(lines.getByText('你目前沒有輪候任何場地。')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '最近的結果' }).getByText('未有在限時內回覆')).toBeVisible()
  expect(portal.to(leaving).map(({ body }) => body)).toEqual([{ slot: 4711 }])
})

test('what could not be read is asked for again', async () => {
  const portal = await openPortal('/zh/waiting', { [mine]: { code: 1, message: '資料不正確' } })
  const again = page.getByRole('button', { name: '再試一次' })
  await expect.element(again).toBeVisible()
  portal.responses[mine] = answer([wait])
  await again.click()
  await expect.element(page.getByText('第 3 位')).toBeVisible()
})
