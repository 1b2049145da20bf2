import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApplicant } from '../../testing/applicant.ts'
import { fileOf, picture, portrait } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** Uploads the copy of a document; returns what is kept of it, and the small copy that is shown at once. */
const uploaded = async (content: Buffer) => {
  const { data } = await (await anApplicant(portal)).uploadIdCopy(fileOf(content, 'card.png'))
  const [, small = ''] = (data.preview as string).split('base64,')
  return {
    kept: Buffer.from((await portal.deps.files.get(data.id)) ?? []),
    preview: data.preview,
    small: Buffer.from(small, 'base64'),
  }
}
const sizeOf = async (content: Buffer) => {
  const { width, height } = await sharp(content).metadata()
  return [width, height]
}
/** By how much two pictures differ, from 0 to 255: as the eye sees it, over all points. */
const difference = async (one: Sharp, other: Sharp) => {
  const pixels = await Promise.all([one, other].map((made) => made.removeAlpha().raw().toBuffer()))
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = pixels
  expect(first).toHaveLength(second.length)
  return first.reduce((sum, value, place) => sum + Math.abs(value - (second[place] ?? 0)), 0) / first.length
}
/** Small print: a pattern of dark strokes, with colours of their own. */
const print = (width: number, height: number) =>
  picture(width, height, (x, y) => {
    const isInk = (x * 7 + y * 3) % 11 < 3 && Math.floor(y / 9) % 2 === 0
    return isInk ? [40, 30 + (x % 40), 60 + (y % 40)] : [235, 240, 250 - (x % 20)]
  })
const noise = (width: number, height: number) => {
  let seed = 7
  const next = () => {
    seed = (seed * 48271) % 2147483647
    return seed % 256
  }
  return picture(width, height, () => [next(), next(), next()])
}

describe('a kept picture', () => {
  test.each([
    ['of 3600 × 1800 points is made smaller, in its proportions', 3600, 1800, [3000, 1500]],
    ['of 1500 × 3300 points, too', 1500, 3300, [1364, 3000]],
    ['of 3000 × 200 points stays as large as it is', 3000, 200, [3000, 200]],
    ['that is small is not blown up', 320, 200, [320, 200]],
  ])('%s', async (_, width, height, size) => {
    const { kept } = await uploaded(await portrait(width, height).png().toBuffer())

    expect(await sizeOf(kept)).toEqual(size)
  })

  test('of a PNG that one can see through is laid on white, not on black', async () => {
    const clear = {
      create: { width: 320, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const
    const { kept, small } = await uploaded(await sharp(clear).png().toBuffer())

    for (const one of [kept, small]) {
      const { channels } = await sharp(one).stats()
      for (const { min } of channels) expect(min).toBeGreaterThan(250)
    }
  })

  test('shows the small print as the uploaded one does', async () => {
    const { kept } = await uploaded(await print(600, 400).png().toBuffer())

    expect(await difference(sharp(kept), print(600, 400))).toBeLessThan(6)
  })
})

describe('the small copy', () => {
  test('of an ordinary picture is as good as its size allows', async () => {
    const { kept, small } = await uploaded(await print(600, 400).png().toBuffer())
    const whole = sharp(kept).resize({ width: 240, height: 160, fit: 'inside' })

    expect(await sizeOf(small)).toEqual([240, 160])
    expect(await difference(sharp(small), whole)).toBeLessThan(7)
  })

  test('of a picture with many details is coarser rather than too long, and is there', async () => {
    const { preview, small } = await uploaded(await noise(480, 480).png().toBuffer())

    expect(preview.length).toBeLessThanOrEqual(20_000)
    expect(await sizeOf(small)).toEqual([240, 240])
  })
})
