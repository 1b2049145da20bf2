import type { Locator, Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { logInAs, loginPage } from './steps.ts'
import { locales } from './words.ts'

// How the card, its code and the rows of the account look, measured in every language.
test.describe.configure({ mode: 'parallel' })

const faces = { tom: 'valid', waiman: 'temporary', chikeong: 'void' } as const

/** The words within that stand on more than one line. */
const brokenWords = (within: Locator) =>
  within.evaluate((root) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    return broken
  })

const passSizes = [
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

// English words are longer than Chinese ones and shorter than Portuguese ones.
for (const locale of ['zh', 'pt'] as const)
  for (const [username, face] of Object.entries(faces)) {
    test(`${locale}: the pass of a ${face} card is whole in view`, { tag: '@R24' }, async ({ visit }) => {
      const page = await visit(loginPage(locale), { reducedMotion: 'reduce' })
      await logInAs(page, username, locale)
      for (const size of passSizes) {
        await page.setViewportSize(size)
        await page.goto(`/${locale}/online/account?pass`, { waitUntil: 'networkidle' })
        const pass = page.locator(`dialog[data-face="${face}"]`)
        const code = pass.locator('svg[role="img"]')
        await expect(face === 'void' ? pass.getByRole('link') : code).toBeVisible()
        const said = `${size.width} × ${size.height}`
        const inView = await pass.evaluate((dialog) => {
          const { bottom } = dialog.lastElementChild?.getBoundingClientRect() ?? { bottom: Number.NaN }
          return {
            hidden: dialog.scrollHeight - dialog.clientHeight,
            edge: dialog.getBoundingClientRect().bottom - bottom,
          }
        })
        expect(inView.hidden, said).toBeLessThanOrEqual(0)
        expect(inView.edge, `${said}: air below the last words`).toBeGreaterThanOrEqual(8)
        if (face !== 'void') expect((await code.boundingBox())?.width, said).toBeGreaterThanOrEqual(300)
        expect(await brokenWords(pass), said).toEqual([])
      }
    })

    test(`${locale}: a ${face} card keeps its proportions, and its words are whole`, { tag: '@C03' }, async ({
      visit,
    }) => {
      const page = await visit(loginPage(locale))
      await logInAs(page, username, locale)
      const card = page.locator(`main [data-face="${face}"]`)
      await expect(card).toBeVisible()
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const box = await card.boundingBox()
        expect((box?.width ?? 0) / (box?.height ?? 1), `${width}`).toBeCloseTo(1.586, 2)
        expect(await brokenWords(card), `${width}`).toEqual([])
      }
    })
  }

for (const locale of locales)
  test(`${locale}: at 390 pixels each verb stands beside its words`, { tag: '@R24' }, async ({ visit }) => {
    const page = await visit(loginPage(locale), { viewport: { width: 390, height: 844 } })
    await logInAs(page, 'tom', locale)
    const rows = page.locator('main li:has(a[href*="/change-mobile"], a[href*="/change-email"])')
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all()) {
      const value = await row.getByText('•••').boundingBox()
      const verb = await row.locator('[id$="verb"]').boundingBox()
      expect(verb?.x).toBeGreaterThan((value?.x ?? 0) + 100)
      expect(verb?.y).toBeLessThan((value?.y ?? 0) + (value?.height ?? 0) / 2)
    }
  })

const backgroundOf = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test('on the white sheet of the pass a notice is as by day, also in the dark', { tag: '@O05' }, async ({ visit }) => {
  const page = await visit(loginPage('zh'), { colorScheme: 'dark' })
  await logInAs(page, 'chikeong', 'zh')
  await page.goto('/zh/online/account?pass')
  const notice = 'dialog :has(> div > p > a[href$="/appeal"])'
  await expect(page.locator(notice).first()).toBeVisible()
  expect(await backgroundOf(page, notice)).toBe('rgb(255, 246, 227)')
})

test('in forced colours no thin lane runs below the words of a card, and what leads on is a link', async ({
  visit,
}) => {
  const page = await visit(loginPage('en'), { forcedColors: 'active', viewport: { width: 1280, height: 800 } })
  await logInAs(page, 'tom', 'en')
  const card = page.locator('main [data-face="valid"]')
  await expect(card).toBeVisible()
  const lanes = await card
    .locator('[data-art="pattern"] path')
    .evaluateAll((paths) => paths.filter((path) => getComputedStyle(path).display !== 'none').length)
  expect(lanes, 'the one that is the member’s').toBe(1)
  const colours = await page
    .locator('header a b, #menu > ul > li > a, #menu > ul > li > button, main [id$="verb"]')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))])
  expect(colours).toHaveLength(1)
})

test('printed, the card keeps clear of the corner of the sheet', { tag: '@R24' }, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'tom', 'en')
  const card = page.locator('main [data-face="valid"]')
  await expect(card).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const { x = 0, y = 0 } = (await card.boundingBox()) ?? {}
  expect([x > 20, y > 20]).toEqual([true, true])
})
