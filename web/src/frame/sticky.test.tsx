import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { done, openPortal } from '../testing/portal.tsx'

const root = document.documentElement
const measured = () => root.style.getPropertyValue('--bar-height')
const open = async (width: number) => {
  await page.viewport(width, 900)
  root.style.removeProperty('--bar-height')
  await openPortal('/zh/security', { '/menu/main': done({ items: [] }) })
  const header = page.getByRole('banner').element() as HTMLElement
  await expect.poll(measured).not.toBe('')
  return header
}
afterEach(() => page.viewport(414, 896))

test.each([390, 1280])('[L09] at %i pixels the bar sticks, and its height is known', async (width) => {
  const header = await open(width)
  const bar = (header.firstElementChild as HTMLElement).offsetHeight
  expect(bar).toBeGreaterThan(40)
  expect(measured()).toBe(`${bar}px`)
  root.style.minBlockSize = '3000px'
  scrollTo(0, 600)
  await expect.poll(() => Math.round(header.getBoundingClientRect().top)).toBe(0)
  root.style.minBlockSize = ''
})

test('[L09] while the window is being drawn wider nothing is measured', async () => {
  await open(390)
  root.style.setProperty('--bar-height', '1px')
  const began = performance.now()
  while (performance.now() - began < 450) {
    dispatchEvent(new Event('resize'))
    await new Promise(requestAnimationFrame)
  }
  expect(measured()).toBe('1px')
  await expect.poll(measured).not.toBe('1px')
})

test('a screen that the keyboard reaches into keeps clear of the bar', async () => {
  const header = await open(1280)
  expect(Number.parseFloat(getComputedStyle(root).scrollPaddingTop)).toBeGreaterThanOrEqual(header.offsetHeight - 1)
})
