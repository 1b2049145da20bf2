import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const [list, confirming, refusing] = [
  'GET /api/desk/erasure_requests',
  'POST /api/desk/erasure_requests/confirm',
  'POST /api/desk/erasure_requests/refuse',
]
const request = {
  reference: 'E26-7KQ4NX',
  memberNumber: '000000018',
  ...{ nameZh: '陳小美', namePt: 'Chan Sio Mei', byGuardian: false },
  state: 'waiting',
  askedAt: '2026-03-02T02:00:00.000Z',
  thinkUntil: '2026-03-16T02:00:00.000Z',
  ...{ proposedBy: null, mine: false, obstacles: [] as string[] },
}
const open = (...requests: object[]) => ({ open: requests, done: [] as object[] })
const confirm = () => page.getByRole('button', { name: '確認刪除 E26-7KQ4NX' })

afterEach(closeDesk)

test('a request is confirmed with a reason for the trail, and it is said that it is being carried out', async () => {
  let answer = open(request)
  const { requests } = await openDesk('/erasure-requests', {
    [list]: () => answer,
    [confirming]: () => ({ state: 'confirmed' }),
  })
  await confirm().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '確認刪除' }).click()
  await expect.element(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill('已於櫃檯核實身份。')
  answer = open({ ...request, state: 'confirmed' })
  await dialog.getByRole('button', { name: '確認刪除' }).click()
  await expect.element(page.getByText('已確認，正在刪除資料。').first()).toBeVisible()
  expect(confirm().elements()).toEqual([])
  expect(requests.filter(({ call }) => call === confirming).map(({ given }) => given)).toEqual([
    { reference: 'E26-7KQ4NX', reason: '已於櫃檯核實身份。' },
  ])
})

test.each([
  ['its time to think', { state: 'thinking' }, '考慮期至 2026年3月16日'],
  ['something open', { obstacles: ['appeal', 'gift'] }, '須先完結：申訴、待領取的禮品'],
  ['one’s own proposal', { state: 'proposed', mine: true, proposedBy: 'Lam' }, '須由另一位同事確認'],
])('%s stands in the way: it can be refused, and not confirmed', async (_, more, said) => {
  await openDesk('/erasure-requests', { [list]: () => open({ ...request, ...more }), [refusing]: () => ({}) })
  await expect.element(page.getByText(said, { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '拒絕 E26-7KQ4NX' })).toBeVisible()
  expect(confirm().elements()).toEqual([])
})

test('a receipt says when, and how much, and names nobody', async () => {
  const done = { reference: 'E26-AAAAAA', askedAt: request.askedAt, doneAt: request.thinkUntil, erased: 41 }
  await openDesk('/erasure-requests', { [list]: () => ({ open: [], done: [done] }) })
  await expect.element(page.getByText('沒有待處理的申請。')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'E26-AAAAAA' })).toBeVisible()
  await expect.element(page.getByText('41 項')).toBeVisible()
})
