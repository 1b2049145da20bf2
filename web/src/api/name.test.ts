import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { member } from '../testing/member.ts'
import { done, openPortal } from '../testing/portal.tsx'
import { keepName } from './name.ts'
import { session } from './session.ts'

const info = '/account/info'
const open = async (address: string, told: object = member) => {
  const portal = await openPortal(address, { '/menu/main': done({ items: [] }), [info]: done(told) })
  keepName(portal.router)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return portal
}

beforeEach(async () => {
  localStorage.clear()
  // The greeting has a place on wide screens alone.
  await page.viewport(1280, 900)
})

// The first: a request of another test that is late would be taken for one of a visitor.
test('of a visitor nobody asks', async () => {
  const { router, to } = await open('/zh/security')
  await router.navigate({ to: '/nofind' })
  await expect.element(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible()
  // Long enough for a request to have left.
  await new Promise((passed) => setTimeout(passed, 200))
  expect(to(info)).toEqual([])
})

test.each([
  ['in Chinese', member, '陳小美'],
  ['where there is none in Chinese, by the other', { ...member, nameZh: null }, 'Chan Sio Mei'],
])('a member whose name is not known yet is greeted by it: %s', async (_, told, name) => {
  session.start('a token')
  await open('/zh/security', told)
  await expect.element(page.getByText(`${name}，你好`)).toBeVisible()
})

test('a name that is known is asked for again at the screens of a member alone', async () => {
  session.start('a token')
  session.setName('陳小美')
  const { router, to } = await open('/zh/security')
  await router.navigate({ to: '/nofind' })
  await expect.element(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible()
  // Long enough for a request to have left.
  await new Promise((passed) => setTimeout(passed, 200))
  expect(to(info)).toEqual([])
  await router.navigate({ to: '/online/account/report-success' })
  await expect.poll(() => to(info).length).toBeGreaterThan(0)
})
