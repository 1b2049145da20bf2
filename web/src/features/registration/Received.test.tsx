import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { done, openPortal } from '../../testing/portal.tsx'
import { site } from '../../testing/registration.ts'

test('the receipt names the place where the card will be collected', async () => {
  const items = [
    { code: 'olympic', name: '奧林匹克中心', address: '氹仔' },
    { code: 'tapseac', name: '塔石體育館', address: '荷蘭園大馬路' },
  ]
  const portal = await openPortal('/zh/readme', { ...site, '/web/take_place': done({ items }) })
  const receipt = { reference: 'A-1', receivedOn: '2026-03-02', dueOn: '2026-03-05', pickUpPlace: 'tapseac' }
  await portal.router.navigate({ to: '/register', state: { receipt } })

  await expect.element(page.getByText('會員卡可於塔石體育館（荷蘭園大馬路）領取。')).toBeVisible()
})
