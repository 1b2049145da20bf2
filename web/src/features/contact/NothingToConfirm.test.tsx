import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { noticeAround, tooSmall } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const info = '/account/info'
const without = { mobileHint: null, mobileConfirmed: false, emailHint: null, emailConfirmed: false }

beforeEach(() => session.start('a token'))

test.each([
  ['[R33]', 'confirm-mobile', '流動電話號碼 6612 •••• 已經確認。', '帳戶未有流動電話號碼。'],
  ['[R36]', 'confirm-email', '電郵 s•••@example.mo 已經確認。', '帳戶未有電郵。'],
])('%s at %s what is confirmed is good to read, and what is missing is a warning', async (_, screen, good, bad) => {
  const portal = await openPortal(`/zh/online/account/${screen}`, { [info]: done(member) })
  await expect.element(page.getByText(good)).toBeVisible()
  expect(noticeAround(page.getByText(good).element())).toBe('success')
  await portal.router.navigate({ to: '/security' })
  portal.responses[info] = done({ ...member, ...without })
  session.end()
  session.start('another token')
  await portal.router.navigate({ to: `/online/account/${screen}` })
  await expect.element(page.getByText(bad)).toBeVisible()
  expect(noticeAround(page.getByText(bad).element())).toBe('warn')
  expect(page.getByText(/^現有/).elements()).toEqual([])
})

test.each([
  ['change-mobile', '現有號碼：6612 ••••'],
  ['change-email', '現有電郵：s•••@example.mo'],
  ['confirm-mobile', '現有號碼：6612 ••••'],
  ['confirm-email', '現有電郵：s•••@example.mo'],
])('the form at %s does not jump when it becomes known what there is now', async (screen, now) => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await openPortal(`/zh/online/account/${screen}`, { [info]: () => promise })
  const button = page.getByRole('main').getByRole('button').last()
  await expect.element(button).toBeVisible()
  const top = () => button.element().getBoundingClientRect().top
  const before = top()
  resolve(done({ ...member, mobileConfirmed: false, emailConfirmed: false }))
  await expect.element(page.getByText(now)).toBeVisible()
  expect(top()).toBe(before)
  expect(tooSmall(page.getByRole('link', { name: '返回我的帳戶' }).elements())).toEqual([])
})

test.each(['新電郵', '再次輸入新電郵'])('a telephone shows the keys of an address for: %s', async (label) => {
  await openPortal('/zh/online/account/change-email', { [info]: done(member) })
  await expect.element(page.getByRole('textbox', { name: label, exact: true })).toHaveAttribute('type', 'email')
})
