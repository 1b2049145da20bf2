import { constant, Refusal, type RefusalName } from '@palaestra/contract'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { openOnlyPhotos } from '../../decoders.ts'

openOnlyPhotos()

export type PictureKind = 'photo' | 'id_copy' | 'guardian_id_copy'

const mostSeconds = 5
/** Longest side of the stored picture, in pixels: enough to read the small print of an identity card. */
const keptSide = 3000
/** Height of a photo on the card, in pixels: three for each of the pass. */
const cardSide = 480
const previewSide = 240
const mostPreviewLetters = 20_000
/** Distance of red, green and blue (0–255) from which a point has colour; the tint of old paper has less. */
const colourChroma = 18
/** Share of points that must have colour: a face before a white wall fills more of a photo than this. */
const leastColoured = 0.02

const open = (content: Buffer) =>
  sharp(content, { limitInputPixels: constant.pictureMaximumPixels, failOn: 'warning' }).timeout({
    seconds: mostSeconds,
  })

/** Turns the decoder’s complaint into a refusal: its own words are not for people. */
const orRefuse = async <T>(work: Promise<T>, otherwise: RefusalName = 'picture_damaged') =>
  work.catch((error: unknown) => {
    const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message)
    throw Refusal.at('file', isTooLarge ? 'picture_too_large' : otherwise)
  })

/**
 * Judges an uploaded picture by its content, whatever its name, and writes it anew as an upright JPEG. Only the pixels
 * survive: the place where it was taken and any program hidden in it are gone (V09, T-64 to T-66).
 *
 * @throws file_not_picture, picture_damaged, picture_too_large, photo_too_small, photo_not_colour
 */
export const readPicture = async (kind: PictureKind | 'face', content: Buffer) => {
  const type = await fileTypeFromBuffer(content)
  if (type?.ext !== 'jpg' && type?.ext !== 'png') throw Refusal.at('file', 'file_not_picture')

  const { format, autoOrient } = await orRefuse(open(content).metadata())
  if (format !== (type.ext === 'jpg' ? 'jpeg' : type.ext)) throw Refusal.at('file', 'file_not_picture')
  if (kind === 'photo') refuseSmall(autoOrient)

  const upright = open(content)
    .autoOrient()
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
  const { data, info } = await orRefuse(upright.toBuffer({ resolveWithObject: true }))
  if (kind === 'photo' && !(await isInColour(data))) throw Refusal.at('file', 'photo_not_colour')
  return { content: data, width: info.width, height: info.height, preview: await previewOf(data) }
}

/** Measures the picture upright, as people see it: a camera turns its pictures by a note, not by their pixels. */
const refuseSmall = ({ width, height }: { width: number; height: number }) => {
  if (width < constant.photoMinimum.width || height < constant.photoMinimum.height)
    throw Refusal.at('file', 'photo_too_small')
}

/** Shrinks the picture first, so that the noise of a grey scan averages out. */
const isInColour = async (content: Buffer) => {
  const small = await open(content).resize(96, 96, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  let coloured = 0
  for (let place = 0; place < small.length; place += 3) {
    const [red = 0, green = 0, blue = 0] = small.subarray(place, place + 3)
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= colourChroma) coloured += 1
  }
  return coloured / (small.length / 3) >= leastColoured
}

/** Makes a small copy of a stored photo, sharp on the card of the finest screen. */
export const onCard = async (content: Buffer) =>
  open(content).resize({ height: cardSide, fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer()

/** Makes a small copy of a stored picture, as a `data:` address of at most 20 kB. */
export const previewOf = async (content: Buffer): Promise<string> => {
  for (const quality of [70, 45, 20, 5]) {
    const small = open(content).resize({ width: previewSide, height: previewSide, fit: 'inside' }).jpeg({ quality })
    const address = `data:image/jpeg;base64,${(await small.toBuffer()).toString('base64')}`
    if (address.length <= mostPreviewLetters) return address
  }
  return ''
}
