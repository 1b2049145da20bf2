/** The cases in which the settings may ask for a second person before a decision takes effect. */
export const secondCases = ['duplicate', 'minor', 'face'] as const
export type SecondCase = (typeof secondCases)[number]

interface Facts {
  /** Somebody has the same ID number or e-mail. */
  duplicate: boolean
  /** There is a guardian, whose papers are looked at too. */
  minor: boolean
  /** A comparison of faces was unsure, or could not be made. */
  face: boolean
}

/**
 * What of these there can be about documents of a member. Nobody is their double; and no comparison has seen a photo that
 * is handed in as one of them.
 */
export const factsOfDocuments = ({ minor, photo }: { minor: boolean; photo: boolean }): Facts => ({
  duplicate: false,
  minor,
  face: photo,
})

/** Why a decision about this case needs a second person; empty where one is enough. */
export const secondNeeded = (asked: readonly string[], facts: Facts): SecondCase[] =>
  secondCases.filter((one) => asked.includes(one) && facts[one])

/** Whether somebody of the staff has something to do with an application in this state. */
export const isOpen = (state: string) => state === 'waiting' || state === 'proposed'
