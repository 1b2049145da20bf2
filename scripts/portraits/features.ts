import { createHash } from 'node:crypto'
import type { Citizen } from '../../server/src/demonstration/strangers.ts'

/** The day on which the people of the demonstration have the age that is drawn. */
const year = 2026

/** The way a picture was taken: by the bureau, or by the person. */
export interface Shot {
  /** Degrees by which the head leans. */
  lean: number
  /** How far the head is turned, in points by which nose and eyes are shifted. */
  turn: number
  /** From 0, calm, to 1, a smile. */
  smile: number
  /** 1 for light from the left, -1 for light from the right. */
  light: 1 | -1
  ground: [upper: string, lower: string]
  top: string
}

/** What differs from the average of all faces. `eyes` is their size, `apart` their distance, `tilt` how far they are raised. */
type Part =
  | 'width'
  | 'length'
  | 'forehead'
  | 'jaw'
  | 'cheeks'
  | 'eyes'
  | 'apart'
  | 'tilt'
  | 'brows'
  | 'arch'
  | 'nose'
  | 'noseWidth'
  | 'mouth'
  | 'lips'
  | 'tone'
  | 'hairline'

/** Each person has a face of their own, which follows from the ID number and a draw. Each part from -1 to 1. */
const faceOf = (idNumber: string, draw: number) => (part: Part) => {
  const [byte = 0] = createHash('sha256').update(`${idNumber} ${part} ${draw}`).digest()
  return byte / 127.5 - 1
}

/** The places of all parts of a face, in points of a picture of 480×720 whose middle is at 240. */
export type Features = ReturnType<typeof featuresOf>

/** Derives a face from age, gender and look. */
export const featuresOf = ({ idNumber, birthDate, gender, look }: Citizen) => {
  const of = faceOf(idNumber, look.draw)
  const age = year - Number(birthDate.slice(0, 4))
  const isMale = gender === 'male'
  const youth = Math.max(0, (20 - age) / 14)
  const chin = 446 + of('length') * 28 + (isMale ? 4 : 0) - youth * 14
  const eyes = 299 + of('forehead') * 15 + youth * 10
  const nose = eyes + 57 + of('nose') * 18 - youth * 8
  const width = 103 + of('width') * 18
  return {
    age,
    isMale,
    /** From 0 before the age of 36 to 1 in old age. */
    lines: Math.min(1, Math.max(0, (age - 36) / 38)),
    /** Half the width of the face at the cheekbones, and at the jaw. */
    width,
    jaw: width * (0.75 + of('jaw') * 0.17 + (isMale ? 0.04 : -0.02)),
    chin,
    chinWidth: 28 + of('jaw') * 16 + (isMale ? 4 : 0),
    cheeks: of('cheeks'),
    eyes,
    apart: 48 + of('apart') * 10,
    eyeSize: 1 + of('eyes') * 0.27 + youth * 0.16 + (isMale ? -0.05 : 0.03),
    tilt: 1 + of('tilt') * 9,
    lids: look.lids ?? 'double',
    brows: eyes - 31 - of('arch') * 8 - of('eyes') * 2,
    browWidth: Math.max(4, (isMale ? 11 : 7.5) + of('brows') * 6),
    browArch: (isMale ? 3 : 6) + of('arch') * 10,
    nose,
    noseWidth: 19 + of('noseWidth') * 11 + (isMale ? 2 : 0) - youth * 2,
    mouth: nose + (chin - nose) * (0.37 + of('lips') * 0.06),
    mouthWidth: 35 + of('mouth') * 12 - youth * 4,
    /** How dark the skin is, and how high the hair begins, for its kind: from -1 to 1. */
    tone: of('tone'),
    hairline: of('hairline') * 16,
    lips: (isMale ? 0.85 : 1.05) + of('lips') * 0.5,
  }
}
