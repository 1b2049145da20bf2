import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const order = {
  ...{ reference: 'P26-7KQ4NX', memberNumber: '000000018', name: '陳小美 Chan Siu Mei', amount: 4000 },
  ...{ state: 'open', paidBy: null, paidAt: null, payBy: '2026-03-02T02:10:00.000Z', receipt: null },
  ...{ lines: [{ said: '望廈體育中心 · 羽毛球 · 6號場', amount: 4000, refunded: 0 }], refunds: [] as object[] },
}
const places = { places: [{ code: 'mong-ha', name: '望廈體育中心' }] }
const desk = (found: () => object, more: object = {}) =>
  openDesk('/cashier', {
    'GET /api/desk/order/places': () => places,
    'GET /api/desk/order/takings': () => ({ day: '2026-03-02', takings: [] }),
    'POST /api/desk/order/find': found,
    ...more,
  })
const find = async (search: string) => {
  await page.getByLabelText('訂單、預約或門票編號').fill(search)
  await page.getByRole('button', { name: '查找' }).click()
}

test('the order of a booking is found by the booking, and its money taken once it is said how and where', async () => {
  let state = order
  const { requests } = await desk(() => state, {
    'POST /api/desk/booking/order': () => ({ order: order.reference }),
    'POST /api/desk/order/paid': () => {
      state = { ...order, state: 'paid', paidBy: 'cash', paidAt: '2026-03-02T02:04:00.000Z' } as never
      return {}
    },
  })
  await find('b26-7KQ4NX2M')
  await expect.element(page.getByText('陳小美 Chan Siu Mei（000 000 018）')).toBeVisible()
  const take = page.getByRole('button', { name: '收取 $40.00' })
  await take.click()
  await expect.element(page.getByRole('radiogroup', { name: '付款方式' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByText('現金').click()
  await page.getByLabelText('櫃台').selectOptions('望廈體育中心')
  await take.click()
  await expect.element(page.getByText('已收取訂單 P26-7KQ4NX 的 $40.00。')).toBeVisible()
  await expect.element(page.getByText(/已於 .*以現金付款/)).toBeVisible()
  expect(page.getByRole('button', { name: /^收取/ }).elements()).toEqual([])
  expect(requests.filter(({ call }) => call.endsWith('order/paid')).map(({ given }) => given)).toEqual([
    { reference: 'P26-7KQ4NX', means: 'cash', place: 'mong-ha' },
  ])
})

test('what goes back of what was paid at a desk is handed out; what the provider pays back is only told', async () => {
  const refund = { id: 7, amount: 4000, cause: 'cancelled', state: 'wanted', way: 'desk' }
  const online = { id: 8, amount: 1000, cause: 'twice', state: 'sent', way: 'provider' }
  const { requests } = await desk(() => ({ ...order, state: 'paid', refunds: [refund, online] }), {
    'POST /api/desk/refund/hand_out': () => ({}),
  })
  await find('P26-7KQ4NX')
  await expect.element(page.getByText('退款 $10.00（重複付款） · 退款中')).toBeVisible()
  await page.getByLabelText('櫃台').selectOptions('望廈體育中心')
  await page.getByRole('button', { name: '交回 $40.00' }).click()
  await expect.element(page.getByText('已交回 $40.00。')).toBeVisible()
  expect(requests.filter(({ call }) => call.endsWith('hand_out')).map(({ given }) => given)).toEqual([
    { refund: 7, place: 'mong-ha' },
  ])
})

test('an order that is none is said at the field, and what was typed stays', async () => {
  await desk(() => {
    throw new Refusing(6, '找不到')
  })
  await find('P26-AAAAAA')
  await expect.element(page.getByText('找不到')).toBeVisible()
  await expect.element(page.getByLabelText('訂單、預約或門票編號')).toHaveValue('P26-AAAAAA')
})

test('the order of a ticket is found by the ticket, however it is typed', async () => {
  const { requests } = await desk(() => order, { 'POST /api/desk/pool/order': () => ({ order: order.reference }) })
  await find(' t26-7kq4nx2m')
  await expect.element(page.getByText('陳小美 Chan Siu Mei（000 000 018）')).toBeVisible()
  expect(
    requests.filter(({ call }) => call.endsWith('/order') || call.endsWith('/find')).map(({ given }) => given),
  ).toEqual([{ reference: 'T26-7KQ4NX2M' }, { search: order.reference }])
})
