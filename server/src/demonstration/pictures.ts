import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const pictureFolder = join(import.meta.dirname, 'pictures')

/** Drawn by `scripts/drawPortraits.ts`; `photo` is a portrait, `document` the front of an identity card. */
export const pathOfPicture = (name: string, kind: 'photo' | 'document') => join(pictureFolder, `${name}.${kind}.jpg`)

/** A JPEG of one of the `strangers` or `applicants`, by their name. */
export const pictureOf = (name: string, kind: 'photo' | 'document') => readFileSync(pathOfPicture(name, kind))
