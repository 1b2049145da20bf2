import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openOnlyPhotos } from './decoders.ts'
import { inLook } from './http/document.ts'
import { ownLook, readLook } from './look.ts'
import { defaultSettings } from './settings.ts'

// As in a portal, where the pictures of people are read as well.
openOnlyPhotos()

const folder = mkdtempSync(join(tmpdir(), 'palaestra-look-'))
afterAll(() => rmSync(folder, { recursive: true }))
const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>'
writeFileSync(join(folder, 'mark.svg'), square)
writeFileSync(join(folder, 'text.svg'), 'no drawing')
writeFileSync(join(folder, 'large.svg'), square.replace('</svg>', `${' '.repeat(16 * 1024)}</svg>`))
const settingsFile = join(folder, 'settings.json')

test('a portal that sets nothing looks like ours, and its documents carry nothing for it', async () => {
  const look = await readLook(defaultSettings)
  expect(look).toEqual(ownLook)
  expect(inLook('<html lang="zh"><head></head></html>', look)).toBe('<html lang="zh"><head></head></html>')
})

test('colours, mark and pattern stand in the document, and the files are named from where the settings lie', async () => {
  const colours = { brand: '#0b3d91', deep: '#062a66', accent: '#6b4000' }
  const look = await readLook({ ...defaultSettings, colours, mark: 'mark.svg', pattern: 'mark.svg' }, settingsFile)
  expect([...look.files.keys()].sort()).toEqual([
    'apple-touch-icon.png',
    'favicon.png',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable.png',
    'mark.svg',
    'pattern.svg',
  ])
  expect(look.files.get('favicon.png')?.subarray(1, 4).toString()).toBe('PNG')
  // Its corner is white, for a telephone that cuts a circle or a square of its own.
  const maskable = sharp(look.files.get('icon-maskable.png')).ensureAlpha().raw()
  const { data, info } = await maskable.toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, ...data.subarray(0, 4)]).toEqual([512, 512, 255, 255, 255, 255])
  await expect(sharp(Buffer.from(square)).metadata(), 'nobody else may send a drawing').rejects.toThrow()
  const bars = ['light', 'dark'].map(
    (theme) => `<meta name="theme-color" content="#123456" media="(prefers-color-scheme: ${theme})" />`,
  )
  const html = inLook(`<html lang="zh"><head>${bars.join('')}</head></html>`, look)
  expect(html, 'the bar of the browser').toContain('content="#0b3d91" media="(prefers-color-scheme: light)"')
  expect(html).not.toContain('#123456')
  expect(html).toContain('<html data-own-mark data-own-pattern lang="zh">')
  expect(html).toMatch(/<style>:root\{.*--brand:light-dark\(#0b3d91,.*<\/style><\/head>/)
})

test.each(['none.svg', 'text.svg', 'large.svg'])('%s is no mark, and stops the start', async (mark) => {
  await expect(readLook({ ...defaultSettings, mark }, settingsFile)).rejects.toThrow('"mark"')
})
