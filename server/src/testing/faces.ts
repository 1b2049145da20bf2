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

/** A cat that looks ahead: fur with ears and a muzzle, eyes with slits, and a nose. */
export const anAnimal = () => {
  const inside = (x: number, y: number, [left, top, wide, high]: readonly [number, number, number, number]) =>
    ((x - left) / wide) ** 2 + ((y - top) / high) ** 2 < 1
  const isEar = (x: number, y: number) => y > 90 && y < 300 && Math.abs(Math.abs(x - 240) - 110) < (y - 90) * 0.4
  return jpeg(
    picture(480, 640, (x, y) => {
      if (inside(x, y, [175, 310, 8, 28]) || inside(x, y, [305, 310, 8, 28])) return [10, 10, 10]
      if (inside(x, y, [175, 310, 36, 30]) || inside(x, y, [305, 310, 36, 30])) return [216, 224, 90]
      if (inside(x, y, [240, 385, 20, 14])) return [196, 99, 94]
      if (inside(x, y, [240, 410, 70, 50])) return [241, 227, 208]
      if (inside(x, y, [240, 340, 150, 170]) || isEar(x, y)) return [201, 143 - (x % 9) * 3, 78]
      return [185, 198, 164]
    }),
  )
}

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
