import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { api, dialled, type Reply } from '@palaestra/contract'
import { type Look, ownLook } from '../look.ts'
import type { Prerendered } from './prerendering.ts'

export type Settings = Reply<typeof api.site.setting>

/** A document in every encoding that a browser may ask for. */
export interface Document {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/**
 * Puts the settings in place of their names in braces, and all of them once more into an inert script for the code that
 * runs on the page. There `<` is written as an escape: otherwise a setting could end the script.
 */
export const fillIn = (template: string, given: Settings) => {
  // The reply’s schema cuts off settings that the call does not give; the document must not show them either.
  const settings = api.site.setting.reply.parse(given)
  const words = new Map<string, unknown>(Object.entries(settings))
  return template.replace(/(?:(?<=")(tel:))?\{\{(\w+)\}\}/g, (braces, link: string | undefined, name: string) => {
    if (name === 'settings') return inert(settings)
    // What was prerendered knew no number yet.
    if (link) return escaped(link + dialled(String(words.get(name))))
    return words.has(name) ? escaped(String(words.get(name))) : braces
  })
}

/** The same document in the look of another authority. Its sheet comes last, and lies in no layer: it wins. */
export const inLook = (html: string, { sheet, attributes, bar }: Look) => {
  const marked = attributes.length > 0 ? html.replace('<html ', `<html ${attributes.join(' ')} `) : html
  if (!sheet) return marked
  const [light, dark] = bar
  return marked
    .replace(
      /(?<=<meta name="theme-color" content=")[^"]*(?=" media="\(prefers-color-scheme: (light|dark)\)")/g,
      (_, theme) => (theme === 'light' ? light : dark),
    )
    .replace('</head>', () => `<style>${sheet}</style></head>`)
}

/** JSON in an inert script: `<` is written as an escape, or a text in it could end the script. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The document of a prerendered page, with the names of the settings still in braces. */
export const templateFrom = (
  template: string,
  { title, body, takenOver, texts, head }: Omit<Prerendered, 'locale' | 'path' | 'styles'>,
) => {
  const parts: Record<string, string> = {
    title: `${escaped(title)} – {{portal}}`,
    body,
    prerendered: takenOver ?? '',
    texts: inert(texts),
    head,
  }
  return template.replace(/\{\{(title|body|prerendered|texts|head)\}\}/g, (_, name: string) => parts[name] ?? '')
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** The best quality would save 1 kB of 11, but the first visitor of each page would wait 70 ms instead of 3. */
const quality = 6

/** Compresses a document once, off the main thread. */
export const documentFrom = async (template: string, settings: Settings, look: Look = ownLook): Promise<Document> => {
  const plain = Buffer.from(inLook(fillIn(template, settings), look))
  const [br, zipped] = await Promise.all([
    asBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    asGzip(plain, { level: 9 }),
  ])
  return { plain, br, gzip: zipped, etag: createHash('sha256').update(plain).digest('base64url').slice(0, 27) }
}
