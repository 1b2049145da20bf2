import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [mine, asking, withdrawing] = ['/account/erasure', '/account/erasure/ask', '/account/erasure/withdraw']
const me = { memberNumber: '000000018', nameZh: '陳小美', namePt: 'Chan Sio Mei' }
const child = { memberNumber: '000000026', nameZh: '陳大文', namePt: 'Chan Tai Man' }
const nothing = {
  ...{ requests: [] as object[], minor: false, obstacles: [] as string[], children: [] as object[], thinkDays: 14 },
  kept: { securityLog: 365, letters: 30 },
}
const request = {
  ...{ reference: 'E26-7KQ4NX', of: me, own: true, state: 'thinking', reason: null },
  askedAt: '2026-03-02T02:00:00Z',
  thinkUntil: '2026-03-16T02:00:00Z',
}
const openWith = (erasure: object, more = {}) =>
  openPortal('/zh/online/account/data', {
    '/account/data_copy': done({ copies: [], children: [], keptDays: 7 }),
    [mine]: done({ ...nothing, ...erasure }),
    ...more,
  })
const ask = () => page.getByRole('button', { name: '申請刪除資料' })

test('it says before what goes and what stays, asks for a tick, and can be taken back', async () => {
  const portal = await openWith(
    {},
    { [asking]: done({ reference: request.reference, thinkUntil: request.thinkUntil }), [withdrawing]: done({}) },
  )
  await expect.element(page.getByRole('heading', { name: '會保留的資料' })).toBeVisible()
  await expect.element(page.getByText('帳戶安全記錄：最多 365 日，不再與你有關連。')).toBeVisible()
  await ask().click()
  await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  expect(portal.to(asking)).toEqual([])

  await page.getByRole('checkbox').click()
  portal.responses[mine] = done({ ...nothing, requests: [request] })
  await ask().click()
  await expect.element(page.getByText(/已收到申請，編號 E26-7KQ4NX/)).toHaveFocus()
  await expect.element(page.getByText(/考慮期至 2026年3月16日/)).toBeVisible()
  expect(portal.to(asking).map(({ body }) => body)).toEqual([{ understood: true }])
  expect(ask().elements()).toEqual([])

  portal.responses[mine] = done({ ...nothing, requests: [{ ...request, state: 'withdrawn' }] })
  await page.getByRole('button', { name: '撤回申請' }).click()
  await expect.element(page.getByText('申請已撤回，沒有任何資料被刪除。')).toHaveFocus()
  await expect.element(ask()).toBeVisible()
})

test.each([
  ['a minor is told who asks', { minor: true }, '你未滿 18 歲'],
  ['what is open is named', { obstacles: ['appeal', 'gift'] }, '待領取的禮品'],
])('%s, and there is no form', async (_, erasure, said) => {
  await openWith(erasure)
  await expect.element(page.getByText(said, { exact: false })).toBeVisible()
  expect(ask().elements()).toEqual([])
})

test('a guardian chooses whose data', async () => {
  const reply = done({ reference: request.reference, thinkUntil: request.thinkUntil })
  const portal = await openWith({ children: [child] }, { [asking]: reply })
  await page.getByRole('radio', { name: '陳大文' }).click()
  await page.getByRole('checkbox').click()
  await ask().click()
  await expect.element(page.getByText(/已收到申請/)).toBeVisible()
  expect(portal.to(asking).map(({ body }) => body)).toEqual([{ memberNumber: child.memberNumber, understood: true }])
})

test('a refusal is told with its reason, and one may ask again', async () => {
  await openWith({ requests: [{ ...request, state: 'refused', reason: '請親臨櫃檯。' }] })
  await expect.element(page.getByText('原因：請親臨櫃檯。')).toBeVisible()
  await expect.element(ask()).toBeVisible()
})
