import sharp from 'sharp'
import type { Box, Taken } from './camera.ts'
import type { Points, Sheet } from './compare.ts'
import { looks, viewports } from './looks.ts'

/** So much smaller is a look on the sheet than on the screen. */
const reduction = 10
const grey = 128

/** The looks stand side by side, each in a column of its own. */
const columns = looks.map(({ name, width }) => ({ name, width: Math.floor(viewports[width].width / reduction) }))
const leftOf = (at: number) => columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)

const coverCode = ({ data, width, height }: Points, { x, y, width: wide, height: high }: Box) => {
  const down = (length: number) => Math.max(0, Math.floor(length / reduction))
  for (let row = down(y); row < Math.min(height, down(y + high) + 1); row += 1) {
    const from = row * width
    data.fill(grey, (from + down(x)) * 4, (from + Math.min(width, down(x + wide) + 1)) * 4)
  }
}

/** A picture as small as on a sheet. Codes for readers are covered: they are others at each look. */
export const reduced = async ({ png, codes }: Taken): Promise<Points> => {
  const { width: wide = 0, height: high = 0 } = await sharp(png).metadata()
  const [width, height] = [Math.floor(wide / reduction), Math.floor(high / reduction)]
  const data = await sharp(png).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const points = { width, height, data }
  for (const code of codes) coverCode(points, code)
  return points
}

/** One small picture of all looks of a screen. What a column has no picture for stays clear. */
export const written = async (sheet: Sheet) => {
  const height = Math.max(1, ...Object.values(sheet).map((points) => points.height))
  const width = leftOf(columns.length)
  const data = Buffer.alloc(width * height * 4)
  for (const [at, { name }] of columns.entries()) {
    const points = sheet[name]
    if (!points) continue
    for (let row = 0; row < points.height; row += 1) {
      const line = points.data.subarray(row * points.width * 4, (row + 1) * points.width * 4)
      data.set(
        line.map((value, channel) => (channel % 4 === 3 ? 255 : value)),
        (row * width + leftOf(at)) * 4,
      )
    }
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 25, alphaQuality: 100, effort: 6 })
    .toBuffer()
}

/** The looks of a stored sheet. A column ends where it is clear. */
export const read = async (file: string | Buffer): Promise<Sheet> => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const sheet: Sheet = {}
  for (const [at, { name, width }] of columns.entries()) {
    const left = leftOf(at)
    let height = 0
    while (height < info.height && (data[(height * info.width + left) * 4 + 3] ?? 0) > 127) height += 1
    if (height === 0) continue
    const points = new Uint8Array(width * height * 4)
    for (let row = 0; row < height; row += 1) {
      const from = (row * info.width + left) * 4
      points.set(data.subarray(from, from + width * 4), row * width * 4)
    }
    sheet[name] = { width, height, data: points }
  }
  return sheet
}

/** A look as a picture by itself, twice as large. */
export const cutOut = ({ width, height, data }: Points) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .resize(width * 2, height * 2, { kernel: 'cubic' })
    .webp({ quality: 80 })
    .toBuffer()
