import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const mine = '/account/letters'
const email = {
  ...{ channel: 'email', kind: 'notice', subject: '密碼已更改', to: 's•••@example.mo', undelivered: false },
  ...{ writtenAt: '2026-03-02T02:00:00.000Z', sentAt: '2026-03-02T02:00:01.000Z' },
}
const text = { ...email, channel: 'sms', kind: 'code', subject: null, to: '6612 ••••', sentAt: null }
const open = (items: object[], next: string | null = null) =>
  openPortal('/zh/online/account/letters', { [mine]: done({ items, next, keptDays: 30 }) })

test('each says what it was, where it went, and how it stands', async () => {
  await page.viewport(320, 700)
  await open([email, text, { ...text, kind: 'card', undelivered: true }])

  const rows = page.getByRole('main').getByRole('listitem')
  const said = () => rows.elements().map(({ textContent }) => textContent)
  await expect
    .poll(said)
    .toEqual([
      expect.stringMatching(/密碼已更改.*電郵至 s•••@example\.mo.*已發出/),
      expect.stringMatching(/驗證碼.*短訊至 6612 ••••.*等待發出/),
      expect.stringMatching(/臨時會員卡.*未能發出/),
    ])
  await expect.element(page.getByText('記錄保存 30 天', { exact: false })).toBeVisible()
  expect(tooWide()).toBe(0)
  expect(tooSmall(page.getByRole('main').getByRole('button').elements())).toEqual([])
})

test('that there are none is said', async () => {
  await open([])
  await expect.element(page.getByText('最近沒有發出電郵或短訊。')).toBeVisible()
})

test('more are shown after those, and what could not be read is asked for again', async () => {
  const portal = await open([email], 'a place')
  const more = page.getByRole('button', { name: '顯示更多' })
  await expect.element(more).toBeVisible()
  portal.responses[mine] = { code: 1, message: '資料不正確' }
  await more.click()
  await expect.element(page.getByText('未能讀取記錄。', { exact: false })).toBeVisible()
  portal.responses[mine] = done({ items: [text], next: null, keptDays: 30 })
  await page.getByRole('button', { name: '再試一次' }).click()

  await expect.poll(() => page.getByRole('main').getByRole('listitem').elements().length).toBe(2)
  expect(more.elements()).toEqual([])
  expect(portal.to(mine).at(-1)?.query.get('after')).toBe('a place')
})
