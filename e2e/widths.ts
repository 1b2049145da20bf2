import type { Page } from '@playwright/test'

/** From the narrowest telephone to a large window, in CSS pixels. */
const widths = [320, 390, 768, 1280, 1920]

/**
 * What does not fit just now. Lines of text are compared, not boxes: an empty part of a box may lie under another. Left
 * out are bars that stay while the page is scrolled, texts for readers alone, and what scrolls by itself.
 */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth = 0 } = document.scrollingElement ?? {}
    if (scrollWidth > innerWidth) found.push(`it is scrolled sideways, by ${scrollWidth - innerWidth}`)

    const isApart = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, position, overflowX } = getComputedStyle(at)
        if (clipPath !== 'none' || position === 'sticky' || position === 'fixed') return true
        if (overflowX === 'auto' || overflowX === 'scroll') return true
      }
      return false
    }
    /** Whether the text ends in dots when there is no room: the whole of it stands on the screen that its row leads to. */
    const isDotted = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).textOverflow === 'ellipsis') return true
      return false
    }
    /** The part that an element around it lets be seen. */
    const edgeOf = (element: Element) => {
      let edge = Number.POSITIVE_INFINITY
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX === 'hidden' || overflowX === 'clip') edge = Math.min(edge, at.getBoundingClientRect().right)
      }
      return edge
    }
    /** Whether an element around it lets nothing of it be seen, at the beginning of a line. */
    const isBeforeAll = (element: Element, { right }: DOMRect) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX === 'hidden' && right <= at.getBoundingClientRect().left + 1) return true
      return false
    }
    const lines: { text: string; of: Element; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: of, textContent } = node
      const text = textContent?.trim().slice(0, 40)
      if (!of || !text || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (of.closest('option, script, style, noscript') || isApart(of)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, of, box })
    }
    for (const { text, of, box } of lines) {
      // A point between two parts is left out where it would begin a line.
      if (text === '·' && isBeforeAll(of, box)) continue
      if (isDotted(of)) continue
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`“${text}” leaves the screen`)
      if (box.right > edgeOf(of) + 1) found.push(`“${text}” is cut off`)
    }
    lines.sort((one, other) => one.box.top - other.box.top)
    lines.forEach((one, place) => {
      for (const other of lines.slice(place + 1)) {
        if (other.box.top >= one.box.bottom) break
        if (one.of === other.of) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        if (across > 2 && down > 0.35 * Math.min(one.box.height, other.box.height))
          found.push(`“${one.text}” and “${other.text}” lie on each other`)
      }
    })
    return found
  })

/**
 * Everything that does not fit at one of the widths, with the width; and with text twice as large. Nothing may be cut off, lie
 * on something else, or be scrolled sideways.
 */
export const misfitsAt = async (page: Page) => {
  const before = page.viewportSize()
  const found: string[] = []
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const wrong = await misfits(page)
      found.push(
        ...wrong.map((what) => `${new URL(page.url()).pathname} at ${width} with text of ${textSize}: ${what}`),
      )
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before) await page.setViewportSize(before)
  return found
}
