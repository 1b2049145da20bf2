import { type Locale, locales } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import { type Look, ownLook } from '../look.ts'
import * as en from '../texts/en/account.ts'
import * as pt from '../texts/pt/account.ts'
import * as zh from '../texts/zh/account.ts'
import type { Settings } from './document.ts'

const texts = { zh, pt, en }
const languages = { zh: 'zh-Hant-MO', pt: 'pt-PT', en: 'en' }

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * What a telephone reads when somebody puts the portal on its home screen. The icon opens the account, and a long press
 * on it the card. One `id` for the three languages: whoever changes theirs keeps one icon.
 */
const manifestOf = (locale: Locale, { portal }: Pick<Settings, 'portal'>, { bar, ground }: Look) => {
  const account = `/${locale}/online/account`
  return {
    id: '/',
    name: portal,
    short_name: portal,
    lang: languages[locale],
    start_url: account,
    scope: '/',
    display: 'standalone',
    theme_color: bar[0],
    background_color: ground,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
    shortcuts: [{ name: texts[locale].showCard, url: `${account}?pass`, icons: [icon('icon-192', 192, 'any')] }],
  }
}

interface Options {
  settings: (locale: Locale) => Settings | Promise<Settings>
  look?: Look
}

/** Serves one manifest per language, as the documents name them (web/build/documents.ts). */
export const webManifests = (app: FastifyInstance, { settings, look = ownLook }: Options) => {
  for (const locale of locales)
    app.get(`/manifest-${locale}.webmanifest`, async (_, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=86400')
        .type('application/manifest+json')
        .send(Buffer.from(JSON.stringify(manifestOf(locale, await settings(locale), look)))),
    )
}
