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

/** How many lines each of the passages stands on. */
function* linesOf(element: Element, passage: RegExp) {
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: found, index } of (text.textContent ?? '').matchAll(passage)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + found.length)
      yield new Set([...range.getClientRects()].map(({ top }) => top)).size
    }
}

test.each([320, 1280])(
  'at %i no time of the hotline is parted from its end, and no day from its times',
  async (width) => {
    await page.viewport(width, 800)
    await openPortal(`/zh/security/login-link/${hash}`, {})
    const aside = page.getByRole('complementary')
    await expect.element(aside.getByText(/^星期五/)).toBeVisible()
    const times = [...linesOf(aside.element(), /\d+:\d+–\u2060\d+:\d+/g)]
    expect(times).toEqual([1, 1, 1, 1])
    const height = (line: Element) => line.getBoundingClientRect().height
    const line = aside.getByText(/^星期五/).element()
    expect(height(line)).toBeLessThan(2 * Number.parseFloat(getComputedStyle(line).fontSize))
  },
)
