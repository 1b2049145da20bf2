import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { done, openPortal } from '../testing/portal.tsx'

const root = document.documentElement
const open = async (width: number) => {
  await page.viewport(width, 900)
  root.style.removeProperty('--bar-height')
  await openPortal('/zh/security', { '/menu/main': done({ items: [] }) })
  const header = page.getByRole('banner').element() as HTMLElement
  await expect.poll(() => header.style.getPropertyValue('--tucked')).not.toBe('')
  return header
}
afterEach(() => page.viewport(414, 896))

test.each([390, 1280])(
  '[L09] at %i pixels what sticks is the bar: the row of languages scrolls away',
  async (width) => {
    const header = await open(width)
    const languages = header.querySelector<HTMLElement>('[data-utility]')?.offsetHeight ?? 0
    expect(languages).toBeGreaterThan(10)
    expect(header.style.getPropertyValue('--tucked')).toBe(`${languages}px`)
    expect(root.style.getPropertyValue('--bar-height')).toBe(`${header.offsetHeight - languages}px`)
  },
)

test('[L09] while the window is being drawn wider nothing is measured', async () => {
  const header = await open(390)
  header.style.setProperty('--tucked', '1px')
  const began = performance.now()
  while (performance.now() - began < 450) {
    dispatchEvent(new Event('resize'))
    await new Promise(requestAnimationFrame)
  }
  expect(header.style.getPropertyValue('--tucked')).toBe('1px')
  await expect.poll(() => header.style.getPropertyValue('--tucked')).not.toBe('1px')
})

test('a screen that the keyboard reaches into keeps clear of the bar', async () => {
  const header = await open(1280)
  const bar = header.offsetHeight - (header.querySelector<HTMLElement>('[data-utility]')?.offsetHeight ?? 0)
  expect(Number.parseFloat(getComputedStyle(root).scrollPaddingTop)).toBeGreaterThanOrEqual(bar)
})
