import { constant } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences/all'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { workers } from '../../features.ts'
import { checkSettings } from '../../settings.ts'
import { anApplicant } from '../../testing/applicant.ts'
import { fileOf, greyScan, hugePng, jpeg, picture, portrait } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { en } = sentences
const [minute, day] = [60_000, 86_400_000]
const [photo, idCopy] = ['uploadPhoto', 'uploadIdCopy'] as const

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** An uploaded file of so many bytes that begins as a good photo. */
const padded = async (bytes: number) => {
  const content = await jpeg(portrait())
  return Buffer.concat([content, Buffer.alloc(bytes - content.length)])
}
const turned = async (width: number, height: number) => portrait(width, height).withMetadata({ orientation: 6 })
const stored = async (id: string) => (await portal.deps.files.get(id)) ?? Buffer.alloc(0)

describe('[V09] an upload is judged by its content', () => {
  test.each([
    ['a JPEG', async () => fileOf(await jpeg(portrait()), 'me.jpg')],
    ['a JPEG in capitals', async () => fileOf(await jpeg(portrait()), 'ME.JPEG')],
    ['a PNG', async () => fileOf(await portrait().png().toBuffer(), 'me.png')],
    ['a JPEG named .png', async () => fileOf(await jpeg(portrait()), 'me.png')],
    ['a PNG named .jpg', async () => fileOf(await portrait().png().toBuffer(), 'me.jpg')],
    ['a JPEG named as nothing', async () => fileOf(await jpeg(portrait()), 'photo')],
    [
      'a JPEG named .jpg.exe, which is neither kept nor given back',
      async () => fileOf(await jpeg(portrait()), 'me.jpg.exe'),
    ],
    ['a PNG one can see through', async () => fileOf(await portrait().ensureAlpha(0.5).png().toBuffer(), 'me.png')],
    ['exactly 5 MB', async () => fileOf(await padded(constant.uploadMaximumBytes), 'me.jpg')],
  ])('%s is taken', async (_, make) => {
    const applicant = await anApplicant(portal)
    const answer = await applicant[photo](await make())

    expect(answer).toMatchObject({ code: 0, data: { preview: expect.stringMatching(/^data:image\/jpeg;base64,/) } })
    expect(answer.data.preview.length).toBeLessThanOrEqual(20_000)
  })

  test.each([
    [
      'one byte over 5 MB',
      'file_too_large',
      async () => fileOf(await padded(constant.uploadMaximumBytes + 1), 'me.jpg'),
    ],
    ['a GIF named .jpg', 'file_not_picture', async () => fileOf(await portrait().gif().toBuffer(), 'me.jpg')],
    ['an SVG', 'file_not_picture', async () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.svg')],
    [
      'an SVG named .png',
      'file_not_picture',
      async () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.png'),
    ],
    ['a page named .jpg', 'file_not_picture', async () => fileOf('<!doctype html><script>alert(1)</script>', 'me.jpg')],
    ['a WebP named .png', 'file_not_picture', async () => fileOf(await portrait().webp().toBuffer(), 'me.png')],
    [
      'a JPEG that ends too early',
      'picture_damaged',
      async () => fileOf((await jpeg(portrait())).subarray(0, 3000), 'me.jpg'),
    ],
    [
      'nothing but the first bytes of a JPEG',
      'picture_damaged',
      async () => fileOf(Buffer.from('ffd8ffe0', 'hex'), 'me.jpg'),
    ],
    ['20 000 × 20 000 points', 'picture_too_large', async () => fileOf(hugePng(20_000, 20_000), 'me.png')],
    ['6000 × 4001 points', 'picture_too_large', async () => fileOf(hugePng(6000, 4001), 'me.png')],
  ] as const)('%s is refused', async (_, refusal, make) => {
    const applicant = await anApplicant(portal)
    const file = await make()

    for (const upload of [photo, idCopy])
      expect(await applicant[upload](file)).toMatchObject({ code: expect.any(Number), errors: { file: en[refusal] } })
    expect(await portal.db.selectFrom('files').selectAll().execute()).toEqual([])
  })
})

test.each([
  ['GIF', () => portrait().gif().toBuffer()],
  ['WebP', () => portrait().webp().toBuffer()],
  ['TIFF', () => portrait().tiff().toBuffer()],
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('no decoder of %s is there, even past that check (T-64)', async (_, make) => {
  await expect(sharp(await make()).metadata()).rejects.toThrow('unsupported')
})

describe('[V09] a photo has at least 310 × 464 points as it is seen', () => {
  test.each([
    ['310 × 464', async () => portrait(310, 464), 0],
    ['464 × 310, turned upright by its note', async () => turned(464, 310), 0],
    ['310 × 464, laid flat by its note', async () => turned(310, 464), 74],
    ['309 × 464', async () => portrait(309, 464), 74],
    ['310 × 463', async () => portrait(310, 463), 74],
  ])('%s', async (_, make, code) => {
    const applicant = await anApplicant(portal)

    expect(await applicant[photo](fileOf(await jpeg(await make()), 'me.jpg'))).toMatchObject({ code })
  })

  test('no picture has more than 24 million points', async () => {
    const applicant = await anApplicant(portal)

    expect(await applicant[idCopy](fileOf(hugePng(6000, 4000), 'card.png'))).toMatchObject({ code: 0 })
  })

  test('an ID copy may be smaller', async () => {
    const applicant = await anApplicant(portal)

    expect(await applicant[idCopy](fileOf(await jpeg(portrait(200, 120)), 'card.jpg'))).toMatchObject({ code: 0 })
  })
})

describe('[V09] a photo is in colour', () => {
  test.each([
    ['a pale face before a white wall', portrait(), 0],
    [
      'a dark face before a white wall',
      picture(310, 464, (x) => (Math.abs(x - 155) < 50 ? [92, 62, 48] : [250, 250, 250])),
      0,
    ],
    ['a grey scan on tinted paper', greyScan(), 75],
    ['a portrait turned grey', portrait().greyscale(), 75],
  ])('%s', async (_, made, code) => {
    const applicant = await anApplicant(portal)

    expect(await applicant[photo](fileOf(await jpeg(made), 'me.jpg'))).toMatchObject({ code })
  })

  test('an ID copy may be grey', async () => {
    const applicant = await anApplicant(portal)

    expect(await applicant[idCopy](fileOf(await jpeg(greyScan()), 'card.jpg'))).toMatchObject({ code: 0 })
  })
})

describe('a stored picture', () => {
  test('is upright, and hides place and camera', async () => {
    const applicant = await anApplicant(portal)
    const { IFD0, IFD3 } = { IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitude: '22/1 11/1 0/1' } }
    const content = await jpeg((await turned(464, 310)).withExif({ IFD0: { ...IFD0, Orientation: '6' }, IFD3 }))
    expect(content.includes('a secret place')).toBe(true)
    const { data } = await applicant[photo](fileOf(content, 'me.jpg'))
    const kept = await stored(data.id)

    expect(kept.includes('a secret place')).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 310, height: 464 })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  test('is shown at once in a small copy, upright and 240 points at its longest side', async () => {
    const applicant = await anApplicant(portal)
    const { data } = await applicant[photo](fileOf(await jpeg(await turned(696, 465)), 'me.jpg'))
    const [, copy = ''] = data.preview.split('base64,')

    expect(await sharp(Buffer.from(copy, 'base64')).metadata()).toMatchObject({ width: 160, height: 240 })
  })

  test('is written anew: anything hidden behind the picture is gone', async () => {
    const applicant = await anApplicant(portal)
    const { data } = await applicant[photo](
      fileOf(Buffer.concat([await jpeg(portrait()), Buffer.from('<script>alert(1)</script>')]), 'me.jpg'),
    )

    expect((await stored(data.id)).includes('<script>')).toBe(false)
  })

  test('that belongs to nothing yet stays for a day, and then goes', async () => {
    const applicant = await anApplicant(portal)
    const { data } = await applicant[photo](fileOf(await jpeg(portrait()), 'me.jpg'))
    const purge = () => workers(portal.deps)['cleaning.hourly']({})
    portal.clock.forward(day - minute)
    await purge()
    expect(await portal.deps.files.get(data.id)).toBeDefined()

    portal.clock.forward(2 * minute)
    await purge()
    expect(await portal.deps.files.get(data.id)).toBeUndefined()
  })

  test('has a uuid to the outside, never a name', async () => {
    const applicant = await anApplicant(portal)
    const { data } = await applicant[photo](fileOf(await jpeg(portrait()), '../../secret.jpg'))

    expect(data.id).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('an applicant may upload', () => {
  test('twenty pictures in one registration', async () => {
    const applicant = await anApplicant(portal)
    const small = fileOf('<svg/>', 'me.jpg')
    for (let uploads = 0; uploads < 20; uploads += 1) expect(await applicant[photo](small)).toMatchObject({ code: 71 })

    expect(await applicant[photo](small)).toMatchObject({ code: 4, wait: expect.any(Number) })
  })

  test('as many pictures an hour from one network as the settings say, whoever sends them (T-63)', async () => {
    const app = await buildApp({
      ...portal.deps,
      settings: checkSettings({ limits: { uploads: { fromOneInAnHour: 10 } } }),
    })
    const { headers } = await anApplicant(portal)
    const upload = async (remoteAddress: string, sentBy = headers) => {
      const form = new FormData()
      form.append('file', fileOf('<svg/>', 'me.jpg'))
      const sent = new Response(form)
      const payload = Buffer.from(await sent.arrayBuffer())
      const type = { 'content-type': sent.headers.get('content-type') ?? '' }
      const asked = { method: 'POST', url: '/api/tools/upload_member_photo', payload } as const
      return (await app.inject({ ...asked, headers: { ...sentBy, ...type }, remoteAddress })).json()
    }
    for (let uploads = 0; uploads < 10; uploads += 1)
      expect(await upload('203.0.113.7'), 'is looked at').toMatchObject({ code: 71 })
    const other = await anApplicant(portal)

    expect(await upload('203.0.113.7', other.headers)).toMatchObject({ code: 4, wait: 3600 })
    expect(await upload('203.0.113.8', other.headers)).toMatchObject({ code: 71 })
    portal.clock.forward(3_600_000)
    expect(await upload('203.0.113.7', other.headers)).toMatchObject({ code: 71 })
    await app.close()
  })

  test('nothing without a registration', async () => {
    const file = fileOf(await jpeg(portrait()), 'me.jpg')

    expect(await portal.postForm('/tools/upload_member_photo', { file })).toMatchObject({ code: 30 })
    expect(await portal.postForm('/tools/upload_id_copy', { file }, { registration: 'x'.repeat(43) })).toMatchObject({
      code: 30,
    })
  })

  test('nothing beside the file', async () => {
    const applicant = await anApplicant(portal)
    const form = { file: fileOf(await jpeg(portrait()), 'me.jpg'), kept: 'true' }

    expect(await applicant.postForm('/tools/upload_member_photo', form)).toMatchObject({ code: 1 })
  })

  test('ten at once, all of them answered', async () => {
    const applicant = await anApplicant(portal)
    const answers = await Promise.all(Array.from({ length: 10 }, () => applicant[photo]()))

    expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(0))
  })
})
