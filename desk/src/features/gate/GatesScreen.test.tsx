import { refusals } from '@palaestra/contract'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const aGate = (id: number, more: object = {}) => ({
  ...{ id, name: `入口 ${id}`, place: '望廈體育中心', pool: null, addedAt: '2026-03-01T02:00:00.000Z' },
  ...{ seenAt: null, withdrawnAt: null, aside: 0, ...more },
})
const places = [{ code: 'carmo', name: '嘉模', pools: [{ code: 'carmo-pool', name: '嘉模泳池' }] }]
const key = 'q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE'

const open = async (items: object[] = [], more = {}) => {
  const opened = await openDesk('/gates', {
    'GET /api/desk/gates': () => ({ items, places }),
    'GET /api/desk/gate/aside': () => ({ items: [], next: null }),
    ...more,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '閘機' })).toBeVisible()
  const sent = (path: string) =>
    opened.requests.filter(({ call }) => call === `POST /api/desk/gate${path}`).map(({ given }) => given)
  return { ...opened, sent }
}

afterEach(closeDesk)

test('a gate of a pool is made, and its key is shown once', async () => {
  const { sent } = await open([], { 'POST /api/desk/gate': () => ({ id: 1, key }) })
  await expect.element(page.getByText('暫時沒有閘機。')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '新增閘機…' }))
  await userEvent.selectOptions(page.getByLabelText('位置'), '嘉模 · 嘉模泳池')
  await userEvent.fill(page.getByLabelText('名稱'), '泳池入口')
  await userEvent.click(page.getByRole('button', { name: '產生金鑰' }))
  await expect.element(page.getByRole('dialog').getByText(key)).toBeVisible()
  expect(sent('')).toEqual([{ place: 'carmo', pool: 'carmo-pool', name: '泳池入口' }])
  await userEvent.click(page.getByRole('button', { name: '已記下' }))
  expect(document.body.textContent).not.toContain(key)
})

test('a name that is taken is said at the field', async () => {
  await open([], {
    'POST /api/desk/gate': () => {
      throw new Refusing(refusals.gate_exists, '這個場館已有同名的閘機', { name: '這個場館已有同名的閘機' })
    },
  })
  await userEvent.click(page.getByRole('button', { name: '新增閘機…' }))
  await userEvent.selectOptions(page.getByLabelText('位置'), '嘉模')
  await userEvent.fill(page.getByLabelText('名稱'), '入口')
  await userEvent.click(page.getByRole('button', { name: '產生金鑰' }))
  await expect.element(page.getByLabelText('名稱')).toHaveAccessibleDescription(/已有同名的閘機/)
})

test('a key is withdrawn after a question, and of a gate without one there is nothing to withdraw', async () => {
  const { sent } = await open([aGate(1), aGate(2, { withdrawnAt: '2026-03-02T02:00:00.000Z' })], {
    'POST /api/desk/gate/withdraw': () => ({}),
  })
  await expect.element(page.getByRole('button', { name: '撤銷金鑰…' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '撤銷金鑰…' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '撤銷金鑰', exact: true }))
  await expect.element(page.getByRole('status')).toHaveTextContent('金鑰已撤銷。')
  expect(sent('/withdraw')).toEqual([{ id: 1 }])
})

test('what was put aside says which gate, when, which way, why and whose', async () => {
  const event = {
    ...{ gate: '入口', place: '望廈', number: 7, day: '2026-03-02', at: '2026-03-02T01:00:00.000Z' },
    ...{ receivedAt: '2026-03-02T02:00:00.000Z', way: 'in', opened: true, reason: 'nothing_booked' },
    memberNumber: '000000018',
  }
  await open([aGate(1, { aside: 1 })], { 'GET /api/desk/gate/aside': () => ({ items: [event], next: null }) })
  const row = page.getByRole('row', { name: /入口 · 望廈/ })
  for (const said of ['入', '沒有預約，仍放行', '000000018'])
    await expect.element(row.getByRole('cell', { name: said, exact: true })).toBeVisible()
  await expect.element(row.getByRole('cell', { name: /2026年3月2日/ })).toBeVisible()
  await expect.element(page.getByText('1 項待查看')).toBeVisible()
})
