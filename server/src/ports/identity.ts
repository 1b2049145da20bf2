import type { FaceFinding, IdType } from '@palaestra/contract'

/** The identity bureau’s record under an ID number. */
export interface IdentityRecord {
  nameZh: string | null
  surname: string
  firstName: string
  gender: 'male' | 'female'
  birthDate: string
  documentExpiry: string | null
  hasPhoto: boolean
}

/** A document as the bureau knows it. */
export interface IdentityDocument {
  idType: IdType
  idNumber: string
}

/** The person that the bureau is asked about: of a guardian only the number is known. */
export interface KnownBy {
  idType?: IdType
  idNumber: string
}

/** The person that a minor names as parent or guardian. */
export interface NamedGuardian {
  idNumber: string
  birthDate: string
  gender: 'male' | 'female'
}

/** The result of comparing faces, once the bureau has answered. */
export type FaceAnswer = Exclude<FaceFinding, 'silent'>

/**
 * Why the bureau gave no answer that counts. `not_asked`: it has just failed others. `refused`: it does not take our
 * questions. `unsigned`, `somebody_else`, `unreadable`: what came is no answer to this question.
 */
export type BureauSilence =
  | 'unreachable'
  | 'timed_out'
  | 'out_of_order'
  | 'refused'
  | 'unsigned'
  | 'somebody_else'
  | 'unreadable'
  | 'not_asked'

/** The bureau does not answer. Any other error is a fault of the portal. */
export class BureauUnavailable extends Error {
  override readonly name = 'BureauUnavailable'
  readonly reason: BureauSilence
  constructor(reason: BureauSilence = 'unreachable', message: string = reason) {
    super(message)
    this.reason = reason
  }
}

/** The identity bureau. Each method throws BureauUnavailable. */
export interface Identity {
  /** How the bureau is seen from this process: `open` while it is not asked, because it has failed several times. */
  state(): 'closed' | 'open' | 'half_open'
  /** Undefined when the bureau knows nobody of that number. */
  record(document: KnownBy): Promise<IdentityRecord | undefined>
  /** The bureau’s photo, a JPEG; undefined when it has none. */
  photo(document: KnownBy): Promise<Uint8Array | undefined>
  /** True when the bureau knows exactly that person as parent or guardian of that minor. */
  isGuardian(child: IdentityDocument & { birthDate: string }, guardian: NamedGuardian): Promise<boolean>
  /**
   * Compares a picture with the bureau’s photo of that person. The picture is thrown away.
   *
   * @throws busy
   */
  compareFace(document: KnownBy, picture: Uint8Array): Promise<FaceAnswer>
}
