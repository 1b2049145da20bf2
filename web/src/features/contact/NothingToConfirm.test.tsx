import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { isOnSheet, noticeAround, tooSmall } from '../../testing/looks.ts'
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
  const main = page.getByRole('main')
  await expect.element(main.getByText(/連結|驗證碼|確認後/).first()).toBeVisible()
  // Where some need no form it is hidden until that is known, in its place.
  const end = () => main.element().querySelector('form')?.getBoundingClientRect().bottom
  const before = end()
  expect(before).toBeGreaterThan(0)
  resolve(done({ ...member, mobileConfirmed: false, emailConfirmed: false }))
  await expect.element(page.getByText(now)).toBeVisible()
  expect(end()).toBe(before)
  await expect.element(main.getByRole('button').last()).toBeVisible()
  expect(tooSmall(page.getByRole('link', { name: '返回我的帳戶' }).elements())).toEqual([])
})

test.each(['新電郵', '再次輸入新電郵'])('a telephone shows the keys of an address for: %s', async (label) => {
  await openPortal('/zh/online/account/change-email', { [info]: done(member) })
  await expect.element(page.getByRole('textbox', { name: label, exact: true })).toHaveAttribute('type', 'email')
})

test.each([
  ['confirm-mobile', '確認後，可用此號碼登入及報失會員卡。', '流動電話號碼 6612 •••• 已經確認。'],
  ['confirm-email', '我們會發送連結到此電郵，請開啟電郵中的連結並確認。', '電郵 s•••@example.mo 已經確認。'],
])(
  'at %s who has nothing to confirm never sees the form, and no empty sheet keeps its place',
  async (screen, lead, said) => {
    const { promise, resolve } = Promise.withResolvers<object>()
    await openPortal(`/zh/online/account/${screen}`, { [info]: () => promise })
    const main = page.getByRole('main')
    await expect.element(main.getByText(lead)).toBeVisible()
    expect(main.getByRole('button').elements()).toEqual([])
    const back = page.getByRole('link', { name: '返回我的帳戶' })
    expect(back.elements(), 'it comes below what stays, and does not jump').toEqual([])
    resolve(done(member))
    await expect.element(main.getByText(said)).toBeVisible()
    expect(main.getByRole('button').elements()).toEqual([])
    expect(main.getByText(lead).elements()).toEqual([])
    expect(isOnSheet(main.getByText(said).element())).toBe(false)
    const { bottom } = main.getByText(said).element().getBoundingClientRect()
    expect(back.element().getBoundingClientRect().top - bottom).toBeLessThan(64)
  },
)

test('where it cannot be read what the member needs, the form is there', async () => {
  await openPortal('/zh/online/account/confirm-mobile', { [info]: { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('button', { name: '確認流動電話號碼' })).toBeVisible()
})
