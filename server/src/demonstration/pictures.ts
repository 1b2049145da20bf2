import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const pictureFolder = join(import.meta.dirname, 'pictures')

/**
 * Drawn by `scripts/drawPortraits.ts`: `photo` is a portrait, `document` the front of an identity card, `selfie` a
 * second picture of a person whose look asks for it, `left` and `right` the same with the head turned to their own side;
 * `before` is a portrait of years ago.
 */
export type DrawnPicture = 'photo' | 'before' | 'document' | 'selfie' | 'left' | 'right'

export const pathOfPicture = (name: string, kind: DrawnPicture) => join(pictureFolder, `${name}.${kind}.jpg`)

/** A JPEG of one of the `strangers` or `applicants`, by their name. */
export const pictureOf = (name: string, kind: DrawnPicture) => readFileSync(pathOfPicture(name, kind))
