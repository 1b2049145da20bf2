import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { dangerOf } from '../../testing/looks.ts'
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

  expect(dangerOf(page.getByRole('button', { name: '終止Chrome（Android）的登入' }).element())).toBe('outlined')
  expect(dangerOf(page.getByRole('button', { name: '終止所有其他登入' }).element())).toBe('outlined')
  await end('終止Chrome（Android）的登入')
  const sure = page.getByRole('dialog').getByRole('button', { name: '終止' })
  await expect.element(sure).toBeVisible()
  expect(dangerOf(sure.element()), 'it cannot be undone').toBe('filled')
  await userEvent.click(sure)
  // The button goes with the session, and would take the focus along.
  await expect.element(page.getByText('已終止登入。')).toHaveFocus()
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

  await expect.element(page.getByText('已終止登入。')).toHaveFocus()
  expect(portal.to('/account/sessions/end_others')).toHaveLength(2)
})

test('who is signed in here only has nothing to end', async () => {
  await open([here])

  await expect.element(page.getByText('目前只有這部裝置登入了你的帳戶。')).toBeVisible()
  expect(page.getByRole('button', { name: '終止' }).elements()).toHaveLength(0)
})

test('a place is told by what is known of it, and seen a moment ago is now', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const unknown = { ...phone, browser: null, system: null, seenAt: ago(1.9) }
  const half = { ...phone, id: '44444444-4444-4444-8444-444444444444', browser: null, system: 'iPad', seenAt: ago(2) }
  await open([here, unknown, half])
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect.element(row('不明裝置').getByText('最後使用：剛剛')).toBeVisible()
  await expect.element(row('iPad').getByText(/^最後使用：/)).toBeVisible()
  expect(row('iPad').getByText('最後使用：剛剛').elements()).toEqual([])
  await expect.element(page.getByText('最後使用：剛剛').first()).toBeVisible()
  expect(page.getByText('最後使用：剛剛').elements(), 'this device is always now').toHaveLength(2)
})

test('a telephone, a computer and a service have pictures of their own', async () => {
  const others = ['iPhone', 'iPad', 'HarmonyOS'].map((system, at) => ({
    ...phone,
    id: `${at + 4}${phone.id.slice(1)}`,
    system,
  }))
  await open([here, service, phone, ...others])
  await expect.element(page.getByRole('heading', { name: '今日泳池門票' })).toBeVisible()
  const pictures = page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('path')?.getAttribute('d'))
  const [computer, pool, ...handheld] = pictures
  expect(handheld).toHaveLength(4)
  expect(new Set(handheld).size).toBe(1)
  expect(new Set([computer, pool, handheld[0]]).size).toBe(3)
  const row = page.getByRole('listitem').filter({ hasText: '今日泳池門票' })
  expect(row.getByText(/登入$|轉入/).elements(), 'nobody logged in by a service').toEqual([])
})

test('that the places cannot be read is said, and one tries again', async () => {
  const portal = await open([], { '/account/sessions': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByText(/未能讀取登入中的裝置/)).toBeVisible()
  portal.responses['/account/sessions'] = done({ items: [here] })
  await end('再試一次')
  await expect.element(page.getByText('目前只有這部裝置登入了你的帳戶。')).toBeVisible()
})

test('all others are ended only after a question, and why it failed is said until the next try', async () => {
  const path = '/account/sessions/end_others'
  const portal = await open([here, phone], { [path]: { code: 4, message: '嘗試次數過多' } })
  await end('終止所有其他登入')
  const dialog = page.getByRole('dialog', { name: '終止所有其他登入？' })
  await expect.element(dialog.getByText('除本裝置外，其他所有裝置會即時登出。')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(portal.to(path)).toEqual([])

  await end('終止所有其他登入')
  await userEvent.click(dialog.getByRole('button', { name: '終止' }))
  await expect.element(page.getByText('嘗試次數過多')).toBeVisible()
  portal.responses[path] = () => new Promise<object>(() => {})
  await end('終止所有其他登入')
  await userEvent.click(dialog.getByRole('button', { name: '終止' }))
  await expect.element(page.getByText('嘗試次數過多')).not.toBeInTheDocument()
})

test('of one place the question names it; the ways on are there, and nobody else is said to be here', async () => {
  await open([here, phone])
  await end('終止Chrome（Android）的登入')
  const dialog = page.getByRole('dialog', { name: '終止這個登入？' })
  await expect.element(dialog.getByText('Chrome（Android）會即時登出，再使用時須重新登入。')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  const main = page.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: '更改密碼' }))
    .toHaveAttribute('href', '/zh/online/account/change-password')
  await expect.element(main.getByRole('link', { name: '帳戶安全' })).toHaveAttribute('href', '/zh/security')
  expect(page.getByText('目前只有這部裝置登入了你的帳戶。').elements()).toEqual([])
})

test('[R09] what to do about a lost telephone: end sessions, change the password, call; and whom to tell of a hole', async () => {
  await openPortal('/zh/security', {})
  const main = page.getByRole('main')
  const at = (name: string | RegExp) => main.getByRole('link', { name })
  await expect.element(at('終止其他登入')).toHaveAttribute('href', '/zh/online/account/sessions')
  await expect.element(at('更改密碼')).toHaveAttribute('href', '/zh/online/account/change-password')
  await expect.element(at(/^致電/)).toHaveAttribute('href', 'tel:{{hotline}}')
  await expect.element(at('查看登入中的裝置')).toHaveAttribute('href', '/zh/online/account/sessions')
  await expect.element(at('{{supportEmail}}')).toHaveAttribute('href', 'mailto:{{supportEmail}}')
  await expect.element(main.getByText(/^未能登入時由職員協助。服務時間：星期一至四/)).toBeVisible()
})

test('what became of it is read out, and the list is read anew', async () => {
  const portal = await open([here, phone], { '/account/sessions/end': done() })
  portal.responses['/account/sessions/end'] = () => {
    portal.responses['/account/sessions'] = done({ items: [here] })
    return done()
  }
  await end('終止Chrome（Android）的登入')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '終止' }))
  await expect.element(page.getByRole('status').filter({ hasText: '已終止登入。' })).toBeVisible()
  await expect.element(page.getByText('目前只有這部裝置登入了你的帳戶。')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Chrome（Android）' }).elements()).toEqual([])
})

test('of one that could not be ended the reason is read out, and it stays in the list', async () => {
  const portal = await open([here, phone], { '/account/sessions/end': { code: 5, message: '系統正繁忙' } })
  await end('終止Chrome（Android）的登入')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '終止' }))
  await expect.element(page.getByRole('status').filter({ hasText: '系統正繁忙' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Chrome（Android）' })).toBeVisible()
  expect(page.getByText('已終止登入。').elements()).toEqual([])
  expect(portal.to('/account/sessions'), 'nothing has changed').toHaveLength(1)
})

test('a proof that is refused ends nothing, and why is said', async () => {
  const portal = await open([here, phone], { '/account/sessions/end': { code: 3, message: '請先再次確認身份' } })
  await end('終止Chrome（Android）的登入')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '終止' }))
  await expect.element(page.getByRole('dialog', { name: '請再次確認身份' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('status').filter({ hasText: '請先再次確認身份' })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(portal.to('/account/sessions/end')).toHaveLength(1)
})

test('who comes back to the tab sees who is signed in by now', async () => {
  const portal = await open([here, phone])
  await expect.element(page.getByRole('heading', { name: 'Chrome（Android）' })).toBeVisible()
  portal.responses['/account/sessions'] = done({ items: [here] })
  dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('目前只有這部裝置登入了你的帳戶。')).toBeVisible()
})

test('while one is being ended no other can be: what would be pressed in vain asks nothing', async () => {
  await open([here, phone, service], { '/account/sessions/end': () => new Promise<object>(() => {}) })
  await end('終止Chrome（Android）的登入')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '終止' }))
  for (const name of [/^終止今日泳池門票.*的登入$/, /^終止所有其他登入$/]) {
    const other = page.getByRole('button', { name })
    await expect.element(other).toHaveAttribute('aria-disabled', 'true')
    other.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  await expect.element(page.getByRole('main')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('since when, and when last, is told by the clocks of Macao', async () => {
  const seen = { ...phone, openedAt: '2026-03-01T18:30:00.000Z', seenAt: '2026-03-05T02:00:00.000Z' }
  await open([here, seen])
  const row = page.getByRole('listitem').filter({ hasText: 'Chrome（Android）' })
  const opened = row.getByText('登入時間：2026年3月2日 上午2:30', { exact: true })
  await expect.element(opened).toHaveAttribute('datetime', '2026-03-01T18:30:00.000Z')
  const last = row.getByText('最後使用：2026年3月5日 上午10:00', { exact: true })
  await expect.element(last).toHaveAttribute('datetime', '2026-03-05T02:00:00.000Z')
})
