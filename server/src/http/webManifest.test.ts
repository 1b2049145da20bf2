import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { type Look, readLook } from '../look.ts'
import { defaultSettings } from '../settings.ts'
import { ownColours } from '../theme.ts'
import type { Settings } from './document.ts'
import { webManifests } from './webManifest.ts'

const ask = async (locale: string, look?: Look) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const settings = (given: string) => ({ portal: `Desporto "${given}"` }) as Settings
  webManifests(app, { settings, ...(look && { look }) })
  const { headers, body } = await app.inject(`/manifest-${locale}.webmanifest`)
  return { headers, manifest: JSON.parse(body) }
}

test.each([
  ['zh', 'zh-Hant-MO', '出示會員卡'],
  ['pt', 'pt-PT', 'Mostrar o cartão'],
  ['en', 'en', 'Show card'],
])('on a home screen the portal is called as in %s, and its icon offers the card', async (locale, lang, showCard) => {
  const { headers, manifest } = await ask(locale)
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json',
    'cache-control': 'public, max-age=86400',
  })
  expect(manifest).toMatchObject({
    id: '/',
    name: `Desporto "${locale}"`,
    short_name: `Desporto "${locale}"`,
    lang,
    start_url: `/${locale}/online/account`,
    scope: '/',
    display: 'standalone',
    theme_color: ownColours.brand,
    background_color: '#edf1ed',
    shortcuts: [{ name: showCard, url: `/${locale}/online/account?pass` }],
  })
})

test('it has the colours of the authority, and an icon of each kind', async () => {
  const colours = { brand: '#0b3d91', deep: '#062a66', accent: '#6b4000' }
  const look = await readLook({ ...defaultSettings, colours })
  const { manifest } = await ask('en', look)
  const { theme_color, background_color, icons } = manifest
  expect([theme_color, background_color]).toEqual(['#0b3d91', look.ground])
  expect(look.ground).not.toBe('#edf1ed')
  // By these names the build has ours, and `readLook` makes those of an authority’s mark.
  expect(icons.map(({ src }: { src: string }) => src)).toEqual(['/icon-192.png', '/icon-512.png', '/icon-maskable.png'])
})
