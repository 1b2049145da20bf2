import sharp from 'sharp'

/** Half the width of the head, and where neck and shoulders begin, as parts of a picture taken at arm’s length. */
const [half, shoulders] = [0.34, 0.68]

/**
 * Turns the head in a picture taken from the front, by degrees to the person’s own left: as if it were a drawing on a
 * cylinder. Towards the shoulders the turn fades out.
 */
export const turnHead = async (picture: Buffer, degrees: number) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const turned = Buffer.from(data)
  const [middle, radius, turn] = [width / 2, width * half, (degrees * Math.PI) / 180]
  for (let y = 0; y < height * shoulders; y += 1) {
    const share = Math.min(1, (height * shoulders - y) / (height * 0.12))
    for (let x = Math.ceil(middle - radius); x < middle + radius; x += 1) {
      const angle = Math.asin((x - middle) / radius) - turn * share
      const from = middle + radius * Math.sin(Math.max(-Math.PI / 2, Math.min(Math.PI / 2, angle)))
      const left = Math.min(width - 2, Math.floor(from))
      for (let colour = 0; colour < 3; colour += 1) {
        const at = (place: number) => data[(y * width + place) * 3 + colour] ?? 0
        turned[(y * width + x) * 3 + colour] = Math.round(at(left) * (left + 1 - from) + at(left + 1) * (from - left))
      }
    }
  }
  return sharp(turned, { raw: { width, height, channels: 3 } })
}
