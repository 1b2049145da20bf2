import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { flagged, toneOf } from '../../testing/tones.ts'

const staffCall = 'GET /api/desk/staff'
const of = (username: string, factor: boolean) => ({ username, name: username, factor, self: false })

afterEach(closeDesk)

test('who has no second step stands out from who has one', async () => {
  await openDesk('/colleagues', { [staffCall]: () => ({ items: [of('lei', true), of('lam', false)] }) })
  await expect.element(page.getByRole('row', { name: /lam/ })).toBeVisible()

  expect([flagged('已設定'), flagged('未設定')].map((ones) => ones.map(toneOf))).toEqual([
    [colourOf('--success')],
    [colourOf('--warn')],
  ])
})

test('who comes back to the list sees it as it is now', async () => {
  let items = [of('lei', true)]
  const { router } = await openDesk('/colleagues', { [staffCall]: () => ({ items }) })
  await expect.element(page.getByRole('row', { name: /lei/ })).toBeVisible()
  await router.navigate({ to: '/holidays' })
  await expect.element(page.getByRole('heading', { level: 1, name: /公眾假期/ })).toBeVisible()
  items = [of('lei', true), of('lam', false)]
  await router.navigate({ to: '/colleagues' })

  await expect.element(page.getByRole('row', { name: /lam/ })).toBeVisible()
})
