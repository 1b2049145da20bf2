import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [mine, make, end] = ['/vbs/calendar', '/vbs/calendar/make', '/vbs/calendar/end']
const address = `https://portal.example.mo/api/vbs/calendar/feed/${'k8Zt3Q0pM1w'.repeat(4).slice(0, 43)}.ics`
const none = done({ madeAt: null, readAt: null })
const one = (readAt: string | null) => done({ madeAt: '2026-03-02T02:00:00.000Z', readAt })
const open = async (responses: Responses) => {
  const portal = await openPortal('/zh/vbs/bookings', {
    '/vbs/bookings': done({ items: [], more: false }),
    '/account/no_shows': done({ items: [], terms: { most: 2, withinDays: 60, restrictDays: 30 }, until: null }),
    ...responses,
  })
  await page.getByRole('button', { name: '在日曆程式查看預約…' }).click()
  return portal
}
const section = () => page.getByRole('region', { name: '在日曆程式查看預約' })

test('who wants the bookings in their calendar proves themselves, and is shown a private address once, to copy or to open', async () => {
  await page.viewport(320, 700)
  const portal = await open({ [mine]: none, [make]: { code: refusals.proof_needed, message: '請再次確認身份' } })
  await expect.element(section().getByRole('heading', { level: 2 })).toHaveFocus()
  await section().getByRole('button', { name: '建立私人網址' }).dblClick()
  const proof = page.getByRole('dialog')
  await expect.element(proof).toBeVisible()
  portal.responses['/account/prove'] = done({})
  portal.responses[make] = done({ address })
  portal.responses[mine] = one(null)
  await userEvent.fill(proof.getByRole('textbox', { name: '密碼' }), 'open-sesame-26')
  await proof.getByRole('button', { name: /繼續/ }).click()
  await expect.element(section().getByRole('textbox', { name: '私人網址' })).toHaveValue(address)
  await expect.element(section().getByText('請現在複製：網址只會顯示這一次。')).toHaveFocus()
  await expect
    .element(section().getByRole('link', { name: '在日曆程式開啟' }))
    .toHaveAttribute('href', address.replace('https:', 'webcal:'))
  await section().getByRole('button', { name: '複製' }).click()
  await expect.element(section().getByText(/^已(複製|選取)網址/)).toBeVisible()
  expect(tooWide()).toBe(0)
  expect(tooSmall(section().getByRole('button').elements())).toEqual([])
})

test('it says when the address was made and last read; it is made anew, or ended', async () => {
  let isEnded = false
  const portal = await open({
    [mine]: () => (isEnded ? none : one('2026-03-03T02:00:00.000Z')),
    [make]: done({ address }),
    [end]: () => {
      isEnded = true
      return done({})
    },
  })
  await expect.element(section().getByText(/已於 2026年3月2日.*最近於 2026年3月3日/)).toBeVisible()
  await section().getByRole('button', { name: '建立新網址' }).click()
  await expect.element(section().getByRole('textbox')).toHaveValue(address)
  await section().getByRole('button', { name: '停用網址' }).click()
  await expect.element(section().getByText('已停用網址。你可以從日曆程式移除這個日曆。')).toBeVisible()
  await expect.element(section().getByRole('button', { name: '建立私人網址' })).toBeVisible()
  expect(section().getByRole('textbox').elements()).toEqual([])
  expect([portal.to(make).length, portal.to(end).length]).toEqual([1, 1])
})

test('what cannot be read is asked for again, and what is refused says why', async () => {
  const portal = await open({ [mine]: { code: 5, message: '系統正繁忙' } })
  await expect.element(section().getByText('未能讀取日曆的設定。', { exact: false })).toBeVisible()
  portal.responses[mine] = none
  await section().getByRole('button', { name: '再試一次' }).click()
  portal.responses[make] = { code: refusals.too_many, message: '次數太多，請稍後再試' }
  await section().getByRole('button', { name: '建立私人網址' }).click()
  await expect.element(section().getByText('次數太多，請稍後再試')).toBeVisible()
})
