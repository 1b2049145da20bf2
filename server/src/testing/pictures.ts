import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Pixel = [red: number, green: number, blue: number]

/** A picture made by a rule: the colour of each point. */
export const picture = (width: number, height: number, pixelAt: (x: number, y: number) => Pixel) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) pixels.set(pixelAt(x, y), (y * width + x) * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A pale face above a black jacket, before a white wall. */
export const portrait = (width = 310, height = 464) =>
  picture(width, height, (x, y) => {
    const [across, down] = [x / width - 0.5, y / height - 0.4]
    if (across ** 2 / 0.04 + down ** 2 / 0.05 < 1) return [236, 205, 188]
    return y > height * 0.75 ? [25, 25, 25] : [250, 250, 250]
  })

/** The same from a copying machine: grey, with the tint of paper and some noise. */
export const greyScan = (width = 310, height = 464) => {
  let seed = 1
  const noise = () => {
    seed = (seed * 48271) % 2147483647
    return (seed % 31) - 15
  }
  return picture(width, height, (x, y) => {
    const light = 90 + Math.round((120 * (x + y)) / (width + height))
    return [light + 6 + noise(), light + 2 + noise(), light - 4 + noise()]
  })
}

export const jpeg = async (made: Sharp) => made.jpeg({ quality: 92 }).toBuffer()

export const fileOf = (content: Buffer | string, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

/** A black and white PNG of any size, written by hand: a few kilobytes unfold into millions of points. */
export const hugePng = (width: number, height: number) => {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1 // One bit a point; the other fields of the header are zero.
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const content = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...content])
}
