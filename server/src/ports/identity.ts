import type { IdType } from '@palaestra/contract'

/** What the identity bureau has under an ID number. */
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

/** Whom the bureau is asked about: of a guardian only the number is known. */
export interface KnownBy {
  idType?: IdType
  idNumber: string
}

/** Whom a minor names as parent or guardian. */
export interface NamedGuardian {
  idNumber: string
  birthDate: string
  gender: 'male' | 'female'
}

/** What comparing faces told. `unsure` is neither yes nor no; `no_face`: not exactly one face was found. */
export type FaceAnswer = 'same' | 'unsure' | 'other' | 'no_face'

/** The identity bureau. */
export interface Identity {
  /** Nothing where the bureau knows nobody of that number; throws where the bureau does not answer. */
  record(document: KnownBy): Promise<IdentityRecord | undefined>
  /** The bureau’s photo, a JPEG; nothing where it has none. */
  photo(document: KnownBy): Promise<Uint8Array | undefined>
  /** Whether the bureau knows exactly that person as parent or guardian of that minor. */
  isGuardian(child: IdentityDocument & { birthDate: string }, guardian: NamedGuardian): Promise<boolean>
  /**
   * Whether a picture shows the person of that ID number. `other` where the bureau has no photo of them. The picture
   * is not kept.
   */
  compareFace(idNumber: string, picture: Uint8Array): Promise<FaceAnswer>
}
