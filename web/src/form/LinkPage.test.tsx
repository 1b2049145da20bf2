import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tooSmall } from '../testing/looks.ts'
import { openPortal } from '../testing/portal.tsx'

const hash = 'a'.repeat(43)
const again = page.getByRole('main').getByRole('button', { name: '再試一次' })

test('a link that may not be looked at now says why and whom to call', async () => {
  const look = '/security/verify_hash/look'
  const { to } = await openPortal(`/zh/security/login-link/${hash}`, { [look]: { code: 4, message: '嘗試次數過多' } })
  await expect.element(page.getByText('嘗試次數過多')).toBeVisible()
  expect(to(look)).toHaveLength(1)

  const main = page.getByRole('main')
  await expect.element(main.getByText('需要協助？請致電 {{hotline}}')).toBeVisible()
  await expect.element(main.getByRole('link', { name: '{{hotline}}' })).toHaveAttribute('href', 'tel:{{hotline}}')
  expect(tooSmall(main.getByRole('link').elements())).toEqual([])
  expect(again.elements(), 'it would be refused again').toEqual([])
})

test('a look that broke on the way can be tried again', async () => {
  await openPortal(`/zh/security/login-link/${hash}`, {})
  await expect.element(again).toBeVisible()
  await expect.element(page.getByText(/^需要協助？/)).toBeVisible()
})

test.each([320, 1280])(
  'at %i no time of the hotline is parted from its end, and no day from its times',
  async (width) => {
    await page.viewport(width, 800)
    await openPortal(`/zh/security/login-link/${hash}`, {})
    const aside = page.getByRole('complementary')
    await expect.element(aside.getByText(/^星期五/)).toBeVisible()
    const times = [...aside.element().querySelectorAll('span > span')]
    expect(times.map(({ textContent }) => textContent)).toEqual([
      '09:00–13:00',
      '14:30–17:45',
      '09:00–13:00',
      '14:30–17:30',
    ])
    expect(times.map((time) => time.getClientRects().length)).toEqual([1, 1, 1, 1])
    const height = (line: Element) => line.getBoundingClientRect().height
    const line = aside.getByText(/^星期五/).element()
    expect(height(line)).toBeLessThan(2 * Number.parseFloat(getComputedStyle(line).fontSize))
  },
)
