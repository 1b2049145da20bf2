import type { Face } from '../../server/src/demonstration/looks.ts'
import type { Citizen } from '../../server/src/demonstration/strangers.ts'

/** The day on which everybody of the demonstration has the age that is drawn. */
const year = 2026

/** How a picture was taken: the one of the bureau, or one that somebody takes of themselves. */
export interface Shot {
  /** Degrees by which the head leans. */
  lean: number
  /** How far the head is turned, in points by which nose and eyes are shifted. */
  turn: number
  /** From 0, calm, to 1, a smile. */
  smile: number
  /** 1 where the light comes from the left, -1 where it comes from the right. */
  light: 1 | -1
  ground: [upper: string, lower: string]
  top: string
}

/** Where everything lies in a face, in points of a picture of 480×720 whose middle is at 240. */
export type Features = ReturnType<typeof featuresOf>

/** What the age, the gender and the look of somebody make of a face. */
export const featuresOf = ({ birthDate, gender, look }: Citizen) => {
  const of = (name: keyof Face) => look.face?.[name] ?? 0
  const age = year - Number(birthDate.slice(0, 4))
  const isMale = gender === 'male'
  const youth = Math.max(0, (20 - age) / 14)
  const chin = 446 + of('length') * 13 + (isMale ? 4 : 0) - youth * 12
  const eyes = 300 + youth * 8
  const nose = eyes + 57 + of('nose') * 9 - youth * 6
  return {
    age,
    isMale,
    /** From 0 before the age of thirty to 1 in old age. */
    lines: Math.min(1, Math.max(0, (age - 30) / 42)),
    /** Half the width of the face at the cheekbones, and at the jaw. */
    width: 103 + of('width') * 9,
    jaw: 78 + of('width') * 6 + of('jaw') * 11 + (isMale ? 6 : -2),
    chin,
    chinWidth: 28 + of('jaw') * 9 + (isMale ? 4 : 0),
    eyes,
    apart: 48 + of('apart') * 5,
    eyeSize: 1 + of('eyes') * 0.13 + youth * 0.14 + (isMale ? -0.05 : 0.03),
    tilt: of('tilt') * 6,
    lids: look.lids ?? 'double',
    brows: eyes - 30 - of('eyes') * 2,
    browWidth: (isMale ? 11 : 7.5) + of('brows') * 3,
    browArch: (isMale ? 3 : 7) + of('arch') * 5,
    nose,
    noseWidth: 19 + of('noseWidth') * 6 + (isMale ? 2 : 0) - youth * 2,
    mouth: nose + (chin - nose) * 0.37,
    mouthWidth: 35 + of('mouth') * 6 - youth * 3,
    lips: (isMale ? 0.85 : 1.05) + of('lips') * 0.35,
  }
}
