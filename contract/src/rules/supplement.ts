import { photoYears, renewalDays } from '../constants.ts'
import type { CheckName, RefusalName } from '../refusals/names.ts'
import { cardValidUntil } from './card.ts'
import { addDays, addYears } from './days.ts'
import { type IdType, needsDocumentNumber, needsExpiry } from './identity.ts'

/** What a member may have changed on file, in the order of the form. */
export const supplementFields = [
  'nameZh',
  'surname',
  'firstName',
  'documentNumber',
  'documentExpiry',
  'photo',
  'idCopy',
] as const
export type SupplementField = (typeof supplementFields)[number]

/** What is on file of a member before the change. */
export interface OnFile {
  idType: IdType
  nameZh: string | null
  surname: string
  firstName: string
  documentNumber: string | null
  documentExpiry: string | null
}

/** The form as it is sent. What is empty stays as it is on file. */
export interface Asked {
  renews: boolean
  nameZh: string
  noChineseName: boolean
  surname: string
  firstName: string
  documentNumber: string
  documentExpiry: string
  photo: string
  idCopy: string
  photoRecent: boolean
}

/** What differs from the file; null where it stays. */
export interface Changes {
  nameZh: string | null
  /** The Chinese name goes, and none comes. */
  dropsNameZh: boolean
  surname: string | null
  firstName: string | null
  documentNumber: string | null
  documentExpiry: string | null
  photo: string | null
  idCopy: string | null
}

const other = (asked: string, onFile: string | null) => (asked && asked !== onFile ? asked : null)

/** What the form asks to have changed: an entry that repeats the file changes nothing. */
export const changesIn = (asked: Asked, onFile: OnFile): Changes => ({
  nameZh: asked.noChineseName ? null : other(asked.nameZh, onFile.nameZh),
  dropsNameZh: asked.noChineseName && onFile.nameZh !== null,
  surname: other(asked.surname, onFile.surname),
  firstName: other(asked.firstName, onFile.firstName),
  documentNumber: needsDocumentNumber(onFile.idType) ? other(asked.documentNumber, onFile.documentNumber) : null,
  documentExpiry: other(asked.documentExpiry, onFile.documentExpiry),
  photo: asked.photo || null,
  idCopy: asked.idCopy || null,
})

/** The parts of the file that a change touches, in the order of the form. */
export const changedFields = (changes: Changes): SupplementField[] =>
  supplementFields.filter((field) => changes[field] !== null || (field === 'nameZh' && changes.dropsNameZh))

/** What a document says is believed to a copy of it alone. */
const isFromDocument = (field: SupplementField) => field !== 'photo' && field !== 'idCopy'

/** The first day on which a card that lasts until `validUntil` can be renewed (M11). */
export const renewableFrom = (validUntil: string) => addDays(validUntil, -renewalDays)

/** Whether a renewal needs a new photo: the one on the card is too old, or there is none. */
export const isPhotoOld = (today: string, takenOn: string | null) =>
  takenOn === null || addYears(takenOn, photoYears) <= today

interface Now {
  today: string
  onFile: OnFile
  /** The last day of the card. */
  validUntil: string
  photoOld: boolean
}

const problemsOfRenewal = (changes: Changes, { onFile, validUntil, photoOld }: Now): Record<string, RefusalName> => ({
  ...(photoOld && !changes.photo && { photo: 'photo_outdated' }),
  // The card of a permit lasts as long as the permit: without a later day there is nothing to renew it by.
  ...(needsExpiry(onFile.idType) &&
    (changes.documentExpiry ?? onFile.documentExpiry ?? '') <= validUntil && {
      documentExpiry: 'document_not_renewed',
    }),
})

/** The problems of a change on a day. Field → refusal; empty when all is well. */
export const problemsOfChange = (asked: Asked, now: Now): Record<string, RefusalName> => {
  const changes = changesIn(asked, now.onFile)
  const needsCopy = asked.renews || changedFields(changes).some(isFromDocument)
  const past: CheckName = 'day_past'
  const unsaid: CheckName = 'required'
  return {
    ...(asked.renews && problemsOfRenewal(changes, now)),
    ...(asked.documentExpiry &&
      changes.documentExpiry &&
      asked.documentExpiry <= now.today && { documentExpiry: past }),
    ...(needsCopy && !changes.idCopy && { idCopy: 'document_copy_needed' }),
    ...(changes.photo && !asked.photoRecent && { photoRecent: unsaid }),
  }
}

interface Approved {
  renews: boolean
  /** Whether the day on which the document ends is another. */
  newExpiry: boolean
  idType: IdType
  birthDate: string
  /** Once the change is made. */
  documentExpiry: string | null
}

/**
 * The last day of the card after a change is approved (M09): counted anew by a renewal, and for a permit by every new
 * day on which it ends. Null where the card stays as it is.
 */
export const validityAfterChange = (today: string, { renews, newExpiry, ...holder }: Approved) =>
  renews || (newExpiry && needsExpiry(holder.idType)) ? cardValidUntil(today, holder) : null
