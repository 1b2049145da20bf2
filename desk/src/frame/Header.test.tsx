import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { aQueue } from '../testing/applications.ts'
import { closeDesk, openDesk, Refusing } from '../testing/openDesk.tsx'

const somebody = (...permissions: string[]) => ({
  'POST /api/desk/me': () => ({ name: 'Ieong', permissions, factor: false, provedBy: 'password', recoveryCodes: 0 }),
  'GET /api/desk/applications': () => aQueue(['A26-AAAAAA']),
  'GET /api/desk/staff': () => ({ items: [] }),
})
const ways = () =>
  page
    .getByRole('navigation', { name: '主選單' })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

afterEach(closeDesk)

test.each([
  [['review'], ['申請', '訊息', '公眾假期', '第二重驗證']],
  [['content'], ['公眾假期', '第二重驗證']],
  [['staff'], ['公眾假期', '同事', '第二重驗證']],
])('who may %s finds the ways to that, and no others', async (permissions, expected) => {
  await openDesk('/factor', somebody(...permissions))

  await expect.poll(ways).toEqual(expected)
})

test('before the second step that is required is set up, there is no other way', async () => {
  await openDesk('/factor', somebody('review', 'staff'))
  session.start('a token', { enrolling: true })
  const { router } = await openDesk('/factor', somebody('review', 'staff'))
  session.start('a token', { enrolling: true })
  await router.invalidate()

  await expect.poll(() => router.state.location.pathname).toBe('/factor')
  await router.navigate({ to: '/colleagues' })
  expect(router.state.location.pathname).toBe('/factor')
})

test('logging out ends the session here, also when nobody answers', async () => {
  const { router } = await openDesk('/factor', somebody('review'))
  await userEvent.click(page.getByRole('button', { name: '登出' }))

  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(session.token()).toBeUndefined()
  expect(page.getByRole('navigation', { name: '主選單' }).elements()).toEqual([])
})

test('a session that is lost says so, and the next login leads back to the same place', async () => {
  const { router } = await openDesk('/holidays?year=2026', {
    ...somebody('review'),
    'GET /api/desk/holidays': () => {
      throw new Refusing(2, '請先登入')
    },
  })

  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(router.state.location.search).toEqual({ next: '/desk/zh/holidays?year=2026' })
  await expect.element(page.getByRole('status')).toHaveTextContent('登入已逾時，請重新登入')
})
