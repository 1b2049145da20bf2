import type { Identity, KnownBy } from '../../ports/identity.ts'
import type { Faces } from './faces.ts'

/** What a bureau gives that does not compare faces itself. */
export type BureauRecords = Omit<Identity, 'compareFace'>

/** Compares faces on our own machine, with the photo that the bureau gives: the picture taken never leaves it. */
export const comparingFaces = <Records extends BureauRecords>(records: Records, faces: Pick<Faces, 'compare'>) => ({
  ...records,
  async compareFace(document: KnownBy, picture: Uint8Array) {
    const photo = await records.photo(document)
    return photo ? faces.compare(photo, picture) : ('no_photo' as const)
  },
})
