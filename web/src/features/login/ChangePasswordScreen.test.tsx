import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const path = '/account/online/change_passowrd'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

beforeEach(() => session.start('a token'))

test('[R30] [V04] is typed twice, and the same', async () => {
  const portal = await openPortal('/zh/online/account/change-password', {
    '/account/info': done(member),
    [path]: done(),
  })
  await userEvent.fill(field('新密碼'), 'three boats')
  await userEvent.fill(field('再次輸入密碼'), 'three boat')
  const drawn = (rule: string) =>
    page.getByRole('listitem').filter({ hasText: rule }).element().querySelector('svg')?.innerHTML
  expect(drawn('兩次輸入的密碼相同')).not.toContain('circle')
  expect(drawn('最少 8 個字元'), 'a rule that is met has another drawing').not.toBe(drawn('兩次輸入的密碼相同'))
  await press('更改密碼')
  await expect.element(page.getByRole('link', { name: '再次輸入密碼：兩次輸入的密碼不相同' })).toBeVisible()
  expect(portal.to(path)).toHaveLength(0)

  await userEvent.fill(field('再次輸入密碼'), 'three boats')
  await press('更改密碼')
  await expect.element(page.getByText('密碼已更改，其他裝置已登出。')).toHaveFocus()
  expect(portal.to(path)[0]?.body).toEqual({ password: 'three boats', passwordRepeat: 'three boats' })
})

test('[R30] a password manager learns whose password it is, and is sent nothing of it', async () => {
  await openPortal('/zh/online/account/change-password', { '/account/info': done(member), [path]: done() })
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value)
    .toBe('siumei')
  expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.name).toBe('')
  await expect.element(page.getByText('更改後，其他裝置會登出，並會以電郵及短訊通知你。')).toBeVisible()
})
