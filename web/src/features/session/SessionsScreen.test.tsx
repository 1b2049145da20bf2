import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const here = {
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  method: 'account',
  service: null,
  browser: 'Firefox',
  system: 'Windows',
  openedAt: '2026-03-02T02:00:00.000Z',
  seenAt: '2026-03-02T02:00:00.000Z',
}
const phone = {
  ...here,
  id: '22222222-2222-4222-8222-222222222222',
  current: false,
  method: 'sms',
  browser: 'Chrome',
  system: 'Android',
}
const service = { ...phone, id: '33333333-3333-4333-8333-333333333333', method: 'app', service: 'pool-today' }

const open = (items: object[], responses: Responses = {}) =>
  openPortal('/zh/online/account/sessions', { '/account/sessions': done({ items }), ...responses })
const end = (name: string) => userEvent.click(page.getByRole('button', { name }))

beforeEach(() => session.start('a token'))

test('each place is told by device, way and time; this one cannot be ended here', async () => {
  await open([here, phone, service])
  const rows = page.getByRole('listitem')

  await expect
    .element(
      rows
        .filter({ hasText: 'Firefox（Windows）' })
        .getByText(/本裝置/)
        .first(),
    )
    .toBeVisible()
  const row = rows.filter({ hasText: 'Chrome（Android）' })
  await expect.element(row.getByText(/以短訊驗證碼登入/).first()).toBeVisible()
  await expect.element(row.getByText(/2026/).first()).toBeVisible()
  await expect.element(rows.filter({ hasText: '今日泳池門票' })).toBeVisible()
  expect(page.getByRole('button', { name: /終止.+的登入/ }).elements()).toHaveLength(2)
})

test('who ends one is asked first, and may keep it', async () => {
  const portal = await open([here, phone], { '/account/sessions/end': done() })
  await end('終止Chrome（Android）的登入')
  await end('保留')
  await expect.element(page.getByRole('button', { name: '終止Chrome（Android）的登入' })).toHaveFocus()
  expect(portal.to('/account/sessions/end')).toHaveLength(0)

  await end('終止Chrome（Android）的登入')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '終止' }))
  await expect.element(page.getByText('已終止登入。')).toBeVisible()
  expect(portal.to('/account/sessions/end').map(({ body }) => body)).toEqual([{ id: phone.id }])
  await expect.poll(() => portal.to('/account/sessions').length).toBe(2)
})

test('a proof that is too old is asked for, and then it goes on by itself', async () => {
  let proved = false
  const portal = await open([here, phone], {
    '/account/sessions/end_others': () => (proved ? done() : { code: 3, message: '請再證明' }),
    '/account/prove': () => {
      proved = true
      return done()
    },
  })
  await end('終止所有其他登入')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '終止' }))
  await userEvent.fill(page.getByRole('textbox', { name: '密碼' }), 'open-sesame-26')
  await end('確認並繼續')

  await expect.element(page.getByText('已終止登入。')).toBeVisible()
  expect(portal.to('/account/sessions/end_others')).toHaveLength(2)
})

test('who is signed in here only has nothing to end', async () => {
  await open([here])

  await expect.element(page.getByText('目前只有這部裝置登入了你的帳戶。')).toBeVisible()
  expect(page.getByRole('button', { name: '終止' }).elements()).toHaveLength(0)
})
