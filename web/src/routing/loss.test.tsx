import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../api/cache.ts'
import { memberInfo } from '../api/memberInfo.ts'
import { session } from '../api/session.ts'
import { toast } from '../frame/toast.ts'
import { openWaysOfMember } from '../testing/header.ts'
import { done, openPortal, type Responses } from '../testing/portal.tsx'

const terms = done({ key: 'readme', title: '使用條款', updatedOn: '2026-11-20', blocks: [] })
const open = (address: string, responses: Responses = {}) =>
  openPortal(address, { '/menu/main': done({ items: [] }), '/web/page': terms, ...responses })

beforeEach(() => {
  localStorage.clear()
  toast.close()
})
afterEach(() => session.end())

test.each([
  ['a session that has ended', { code: 2, message: '過期' }],
  ['a network that is gone', new TypeError('no network')],
])('[X07] %s costs nobody a page that is everybody’s, and is not told there', async (_, response) => {
  session.start('a token')
  const { history } = await open('/zh/readme', { '/account/info': response })
  await openWaysOfMember()
  await expect.element(page.getByRole('banner').getByRole('link', { name: '我的帳戶' })).toBeVisible()
  await queryClient.fetchQuery(memberInfo).catch(() => undefined)
  await expect.element(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()
  expect(history.location.href).toBe('/zh/readme')
  expect(toast.shown()).toBeUndefined()
})

test('who logs in is told no more that the session ended, but all else that was said', async () => {
  await open('/zh/readme')
  toast.say('登入碼已失效')
  session.start('a token')
  expect(toast.shown()).toEqual({ text: '登入碼已失效' })
})
