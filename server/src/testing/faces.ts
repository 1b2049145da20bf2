import sharp from 'sharp'
import { pictureOf } from '../demonstration/pictures.ts'
import { jpeg, picture } from './pictures.ts'

/** Two people whose drawn faces differ clearly, with two pictures of each. */
const faces = { guardian: 'guardian', stranger: 'chineseWoman' } as const
export type FaceName = keyof typeof faces

/** The identity bureau’s photo. */
export const faceOf = (name: FaceName) => pictureOf(faces[name], 'photo')

/** The same person on another day: other light, other clothes, another place, and a smile. */
export const anotherPictureOf = (name: FaceName) => pictureOf(faces[name], 'selfie')

/** Sky above sea. */
export const noFace = () => jpeg(picture(480, 640, (_, y) => (y < 300 ? [150, 190, 225] : [40, 90, 120 + (y % 16)])))

/** Both of them in one picture. */
export const twoFaces = async () => {
  const side = { width: 400, height: 600 }
  const [one, other] = await Promise.all(
    (['guardian', 'stranger'] as const).map((name) => sharp(faceOf(name)).resize(side).toBuffer()),
  )
  const both = sharp({ create: { width: 800, height: 600, channels: 3, background: 'white' } }).composite([
    { input: one, left: 0, top: 0 },
    { input: other, left: 400, top: 0 },
  ])
  return both.jpeg({ quality: 90 }).toBuffer()
}
