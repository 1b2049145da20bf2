import { type FaceFinding, type PassingFace, Refusal } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { BureauUnavailable, type IdentityDocument } from '../../ports/identity.ts'

/** Compares a person’s own photo with the bureau’s: at a registration, and wherever a photo is changed (V10). */
export const applicantFace = ({ identity }: Uses<'identity'>) => ({
  /** A bureau that does not answer keeps nobody waiting: somebody of the staff looks instead. @throws busy */
  check: (document: IdentityDocument, picture: Uint8Array): Promise<FaceFinding> =>
    identity.compareFace(document, picture).catch((error: unknown) => {
      if (error instanceof BureauUnavailable) return 'silent'
      throw error
    }),
})

/** The finding of a photo that is taken. @throws photo_face_mismatch, photo_face_not_found, at the field */
export const orRefuseFace = (finding: FaceFinding, field: string): PassingFace => {
  if (finding === 'other') throw Refusal.at(field, 'photo_face_mismatch')
  if (finding === 'no_face') throw Refusal.at(field, 'photo_face_not_found')
  return finding
}
