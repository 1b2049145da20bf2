import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { api, type Reply } from '@palaestra/contract'
import type { Drawn } from './drawing.ts'

export type Settings = Reply<typeof api.site.setting>

/** A document as it goes out, in every form that a browser may ask for. */
export interface Document {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/**
 * The settings in place of their names in braces, and all of them once more as an inert script, for the code that
 * runs on the page. There `<` is written as an escape, or a setting could end the script.
 */
export const fillIn = (template: string, given: Settings) => {
  // What the call would not answer does not stand in a document either: the reply’s check cuts it off.
  const settings = api.site.setting.reply.parse(given)
  const words = new Map<string, unknown>(Object.entries(settings))
  return template.replace(/\{\{(\w+)\}\}/g, (braces, name: string) => {
    if (name === 'settings') return inert(settings)
    return words.has(name) ? escaped(String(words.get(name))) : braces
  })
}

/** JSON in an inert script: `<` is written as an escape, or a text in it could end the script. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The document of a drawn page, with places left for the settings. */
export const templateFrom = (
  template: string,
  { title, body, takenOver, answers, head }: Omit<Drawn, 'locale' | 'path' | 'styles'>,
) => {
  const parts: Record<string, string> = {
    title: `${escaped(title)} – {{portal}}`,
    body,
    drawn: takenOver ?? '',
    answers: inert(answers),
    head,
  }
  return template.replace(/\{\{(title|body|drawn|answers|head)\}\}/g, (_, name: string) => parts[name] ?? '')
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** The best would make 10 kB of 11, and the first visitor of each page wait 70 ms instead of 3. */
const quality = 6

/** Compressed once, and off the main thread. */
export const documentFrom = async (template: string, settings: Settings): Promise<Document> => {
  const plain = Buffer.from(fillIn(template, settings))
  const [br, zipped] = await Promise.all([
    asBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    asGzip(plain, { level: 9 }),
  ])
  return { plain, br, gzip: zipped, etag: createHash('sha256').update(plain).digest('base64url').slice(0, 27) }
}
