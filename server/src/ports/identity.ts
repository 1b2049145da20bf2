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

/** The identity bureau. */
export interface Identity {
  /** Nothing where the bureau knows nobody of that number; throws where the bureau does not answer. */
  record(document: IdentityDocument): Promise<IdentityRecord | undefined>
  /** The bureau’s photo, a JPEG; nothing where it has none. */
  photo(document: IdentityDocument): Promise<Uint8Array | undefined>
}
