import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ConfigError } from './config.ts'
import { openDrawingsFor } from './decoders.ts'
import type { Settings } from './settings.ts'
import { barColours, groundIn, ownColours, themeIn } from './theme.ts'

/** How the pages of an authority differ from ours; the colours alone where nothing is set. */
export interface Look {
  /** A style sheet for the document itself. */
  sheet: string
  /** Of the browser’s bar, in the light theme and in the dark one. */
  bar: readonly [light: string, dark: string]
  /** Of the page, in the light theme. */
  ground: string
  /** What the root of a document says of it: `data-own-mark`, for the style sheets. */
  attributes: string[]
  /** Files at the root of the portal, by their names, in place of the build’s. */
  files: ReadonlyMap<string, Buffer>
}

export const ownLook: Look = {
  sheet: '',
  bar: barColours(ownColours),
  ground: groundIn(ownColours),
  attributes: [],
  files: new Map(),
}

const mostBytes = 16 * 1024

/** Nothing in it can run: every response that is no page carries a policy that allows nothing. */
const readDrawing = (name: 'mark' | 'pattern', file: string) => {
  const content = ((): Buffer => {
    try {
      return readFileSync(file)
    } catch {
      throw new ConfigError(`The file of the setting "${name}" cannot be read.`)
    }
  })()
  const text = content.toString()
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg[^>]*\sviewBox=/.test(text) || content.length > mostBytes)
    throw new ConfigError(`The setting "${name}" has to name an SVG file with a viewBox, of at most 16 KB.`)
  return content
}

/** The icons for browsers that take no SVG, and for home screens. */
const iconsOf = (mark: Buffer) => {
  const icon = (size: number) =>
    sharp(mark, { density: 300 }).resize(size, size, { fit: 'contain', background: '#fff0' })
  // A telephone cuts its own shape out of this one: four fifths across, in a circle, are never cut.
  const inCircle = icon(288).extend({ top: 112, bottom: 112, left: 112, right: 112, background: '#fff' })
  return openDrawingsFor(
    async () =>
      [
        ['favicon.svg', mark],
        ['favicon.png', await icon(48).png().toBuffer()],
        ['apple-touch-icon.png', await icon(180).flatten({ background: '#fff' }).png().toBuffer()],
        ['icon-192.png', await icon(192).png().toBuffer()],
        ['icon-512.png', await icon(512).png().toBuffer()],
        ['icon-maskable.png', await inCircle.flatten({ background: '#fff' }).png().toBuffer()],
      ] as const,
  )
}

/**
 * The look that the settings ask for. Files are named from where the file of the settings lies.
 * @throws ConfigError for colours that people cannot read, and for a file that is no drawing
 */
export const readLook = async ({ colours, mark, pattern }: Settings, settingsFile = '.'): Promise<Look> => {
  const at = (file: string) => join(dirname(settingsFile), file)
  const files = new Map<string, Buffer>()
  const attributes: string[] = []
  if (mark) {
    const drawing = readDrawing('mark', at(mark))
    attributes.push('data-own-mark')
    files.set('mark.svg', drawing)
    for (const [name, content] of await iconsOf(drawing)) files.set(name, content)
  }
  if (pattern) {
    attributes.push('data-own-pattern')
    files.set('pattern.svg', readDrawing('pattern', at(pattern)))
  }
  const sheet = themeIn(colours)
  return { sheet, bar: barColours(colours), ground: groundIn(colours), attributes, files }
}
