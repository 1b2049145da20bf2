import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from '../testing/portal.tsx'

const hash = 'a'.repeat(43)
const again = page.getByRole('main').getByRole('button', { name: '再試一次' })

test('a link that may not be looked at now says why and whom to call', async () => {
  const look = '/security/verify_hash/look'
  const { to } = await openPortal(`/zh/security/login-link/${hash}`, { [look]: { code: 4, message: '嘗試次數過多' } })
  await expect.element(page.getByText('嘗試次數過多')).toBeVisible()
  expect(to(look)).toHaveLength(1)

  await expect.element(page.getByRole('main').getByText(/^需要協助？請致電 \{\{hotline\}\}（/)).toBeVisible()
  expect(again.elements(), 'it would be refused again').toEqual([])
})

test('a look that broke on the way can be tried again', async () => {
  await openPortal(`/zh/security/login-link/${hash}`, {})
  await expect.element(again).toBeVisible()
  await expect.element(page.getByText(/^需要協助？/)).toBeVisible()
})
