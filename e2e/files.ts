import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const photo = join(import.meta.dirname, '../server/src/demonstration/pictures/newResident.photo.jpg')
const most = 5 * 1024 * 1024

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="9" height="9"/></svg>',
)

/** A picture of one colour, so that hundreds of millions of pixels are a small file. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' }, limitInputPixels: false })
    .png({ palette: true, colours: 2 })
    .toBuffer()

const jpeg = { mimeType: 'image/jpeg' }

/** A photo that would be fit, and one byte more than 5MB. */
export const tooLarge = () => {
  const whole = readFileSync(photo)
  return {
    ...jpeg,
    name: 'one byte too many.jpg',
    buffer: Buffer.concat([whole, Buffer.alloc(most + 1 - whole.length)]),
  }
}

/** Files that are no photo of a member, with the refusal for each. */
export const unfitFiles = async () => {
  const whole = readFileSync(photo)
  return [
    { ...tooLarge(), sentence: 'The file is larger than 5MB. Choose a smaller one' },
    {
      ...jpeg,
      name: 'really a GIF.jpg',
      buffer: await sharp(photo).gif().toBuffer(),
      sentence: 'Only JPG and PNG pictures are accepted',
    },
    { ...jpeg, name: 'one point.gif', buffer: gif, sentence: 'Only JPG and PNG pictures are accepted' },
    { name: 'drawn.svg', mimeType: 'image/svg+xml', buffer: svg, sentence: 'Only JPG and PNG pictures are accepted' },
    {
      ...jpeg,
      name: 'half of it.jpg',
      buffer: whole.subarray(0, whole.length / 2),
      sentence: 'The picture is damaged or incomplete. Choose another',
    },
    {
      name: '309 wide.png',
      mimeType: 'image/png',
      buffer: await plain(309, 464),
      sentence: 'The photo needs at least 310×464 pixels',
    },
    {
      ...jpeg,
      name: 'grey.jpg',
      buffer: await sharp(photo).greyscale().jpeg().toBuffer(),
      sentence: 'Use a colour photo',
    },
    {
      name: '20000 by 20000.png',
      mimeType: 'image/png',
      buffer: await plain(20_000, 20_000),
      sentence: 'The picture has too many pixels. Make it smaller and try again',
    },
  ]
}

/** A picture as a telephone takes it: lying on its side, with a note that says how to turn it. Its name is wrong. */
export const turnedPhoto = async () => ({
  name: 'turned.png',
  mimeType: 'image/jpeg',
  buffer: await sharp(photo).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
})
