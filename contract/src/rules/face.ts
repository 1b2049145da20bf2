/**
 * What comparing a person’s photo with the bureau’s finds (V10). `unsure` is neither yes nor no. `no_face`: not exactly
 * one face was found. `no_photo`: the bureau has none of that number. `silent`: the bureau does not answer.
 */
export const faceFindings = ['same', 'unsure', 'other', 'no_face', 'no_photo', 'silent'] as const
export type FaceFinding = (typeof faceFindings)[number]

/** The findings with which a photo may be sent: whoever reviews it is told, and looks. */
export type PassingFace = Exclude<FaceFinding, 'other' | 'no_face'>

/** The sides to which somebody may be asked to turn their head: their own. */
export const headSides = ['left', 'right'] as const
export type HeadSide = (typeof headSides)[number]
