import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [mine, sending, withdrawing] = ['/account/appeal', '/account/appeal/send', '/account/appeal/withdraw']
const hold = {
  id: 17,
  reason: 'authority',
  since: '2026-03-02T02:00:00Z',
  until: null,
  why: '曾將會員卡借予他人使用。',
  appeal: null,
}
const sent = {
  reference: 'P26-7KQ4NX',
  state: 'waiting',
  receivedAt: '2026-03-02T02:30:00Z',
  dueOn: '2026-03-05',
  statement: '當日我整天持有會員卡，朋友在另一個櫃檯登記。',
  missed: null,
  endedAt: null,
  reason: null,
}
const openWith = (holds: object[], earlier: object[] = [], more = {}) =>
  openPortal('/zh/online/account/appeal', { [mine]: done({ holds, earlier }), ...more })
const field = () => page.getByLabelText('申訴的理由')
const submit = () => page.getByRole('button', { name: '提交申訴' })

test('who is suspended reads why and since when, says what is wrong with it, and is told the reference', async () => {
  await page.viewport(320, 700)
  const portal = await openWith([hold], [], { [sending]: done({ reference: sent.reference, dueOn: sent.dueOn }) })
  await expect.element(page.getByRole('heading', { name: '會員服務已暫停' })).toBeVisible()
  await expect.element(page.getByText('原因：曾將會員卡借予他人使用。')).toBeVisible()
  expect(tooWide()).toBe(0)
  expect(tooSmall(page.getByRole('main').getByRole('button').elements())).toEqual([])
  await field().fill(sent.statement)
  portal.responses[mine] = done({ holds: [{ ...hold, appeal: sent }], earlier: [] })
  await submit().click()

  await expect.element(page.getByRole('status').filter({ hasText: 'P26-7KQ4NX' })).toHaveFocus()
  await expect.element(page.getByText(/會於 2026年3月5日或之前作出決定/)).toBeVisible()
  await expect.element(page.getByText(sent.statement)).toBeVisible()
  expect(portal.to(sending).map(({ body }) => body)).toEqual([{ holdId: 17, statement: sent.statement }])
})

test.each([
  ['', '請說明申訴的理由'],
  ['不是我。', '請輸入最少 20 個字，說明申訴的理由'],
])('what is too short, such as “%s”, is said at the field and kept, and nothing is sent', async (said, problem) => {
  const portal = await openWith([hold])
  await field().fill(said)
  await submit().click()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(problem).first()).toBeVisible()
  await expect.element(field()).toHaveValue(said)
  expect(portal.to(sending)).toEqual([])
})

test('what the server refuses is said, and what was written is kept', async () => {
  await openWith([hold], [], { [sending]: { code: 351, message: '你已就此項暫停提出申訴' } })
  await field().fill(sent.statement)
  await submit().click()
  await expect.element(page.getByText('你已就此項暫停提出申訴').first()).toBeVisible()
  await expect.element(field()).toHaveValue(sent.statement)
})

test('an appeal that waits is taken back, and another can be written', async () => {
  const portal = await openWith([{ ...hold, appeal: sent }], [], { [withdrawing]: done({}) })
  await expect.element(page.getByRole('heading', { name: '申訴正在處理' })).toBeVisible()
  expect(field().elements()).toEqual([])
  portal.responses[mine] = done({ holds: [hold], earlier: [{ ...sent, state: 'withdrawn' }] })
  await userEvent.click(page.getByRole('button', { name: '撤回申訴' }))

  await expect.element(page.getByRole('status').filter({ hasText: '你已撤回申訴。' })).toHaveFocus()
  await expect.element(field()).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'P26-7KQ4NX' }))
    .toHaveTextContent('P26-7KQ4NX 2026年3月2日 上午10:30已撤回')
  expect(portal.to(withdrawing).map(({ body }) => body)).toEqual([{ reference: 'P26-7KQ4NX' }])
})

test('one that was dismissed says why, and offers no other', async () => {
  const appeal = {
    ...sent,
    state: 'dismissed',
    endedAt: '2026-03-04T03:00:00Z',
    reason: '記錄顯示會員卡曾被使用兩次。',
  }
  await openWith([{ ...hold, appeal }])
  await expect.element(page.getByText('原因：記錄顯示會員卡曾被使用兩次。')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '申訴不獲批准' })).toBeVisible()
  expect(field().elements()).toEqual([])
})

test('each suspension has a form of its own, and missed bookings say until when', async () => {
  await openWith([{ ...hold, id: 18, reason: 'no_show', until: '2026-04-01', why: null }, hold])
  await expect.element(page.getByRole('heading', { name: '因多次缺席而暫停租場' })).toBeVisible()
  await expect.element(page.getByText(/至 2026年4月1日為止/)).toBeVisible()
  expect(submit().elements()).toHaveLength(2)
})

test('to whom nothing is suspended that is told, with the appeals of before', async () => {
  const granted = { ...sent, state: 'granted', endedAt: '2026-03-04T03:00:00Z', reason: '閘機記錄證實你的說法。' }
  await openWith([], [granted])
  await expect.element(page.getByText('現時沒有可申訴的暫停。')).toBeVisible()
  const before = page.getByRole('listitem').filter({ hasText: 'P26-7KQ4NX' })
  await expect
    .element(before)
    .toHaveTextContent('P26-7KQ4NX 2026年3月4日 上午11:00獲批准，暫停已解除原因：閘機記錄證實你的說法。')
})

test('an appeal against a missed booking waits with the booking, and is taken back', async () => {
  const appeal = { ...sent, missed: 'B26-7KQ4NX2M' }
  const portal = await openWith([], [appeal], { [withdrawing]: done({}) })
  await expect.element(page.getByRole('heading', { name: '預約 B26-7KQ4NX2M 的缺席' })).toBeVisible()
  await expect.element(page.getByText(/在此之前，這次缺席不計算在內/)).toBeVisible()
  portal.responses[mine] = done({ holds: [], earlier: [{ ...appeal, state: 'withdrawn' }] })
  await page.getByRole('button', { name: '撤回申訴' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: '這次缺席計算在內' })).toHaveFocus()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'P26-7KQ4NX' }))
    .toHaveTextContent('P26-7KQ4NX 2026年3月2日 上午10:30預約 B26-7KQ4NX2M 的缺席已撤回')
  expect(portal.to(withdrawing).map(({ body }) => body)).toEqual([{ reference: 'P26-7KQ4NX' }])
})

test('that nothing can be read is said, and one tries again', async () => {
  const portal = await openWith([], [], { [mine]: { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('status').filter({ hasText: '未能讀取資料' })).toBeVisible()
  portal.responses[mine] = done({ holds: [hold], earlier: [] })
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect.element(field()).toBeVisible()
})
