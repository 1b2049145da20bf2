import type { RefusalName } from './names.ts'

/**
 * The fields that people fill in, and that may be left empty. Each has a sentence of its own that says what to do, in
 * each language; any other field of a body is written by our own code.
 */
export const fieldsToFillIn = [
  'account',
  'address',
  'agreed',
  'area',
  'birthDate',
  // The specification’s name for the code of a text message.
  'captcha',
  'circumstances',
  'code',
  'courts',
  'day',
  'documentExpiry',
  'documentNumber',
  'email',
  'emailRepeat',
  'file',
  'firstName',
  'formFiled',
  'fromDay',
  'fromTime',
  'gender',
  'guardianBirthDate',
  'guardianGender',
  'guardianIdCopy',
  'guardianIdNumber',
  'idCopy',
  'idNumber',
  'idType',
  'language',
  'memberNumber',
  'mobile',
  'name',
  'nameZh',
  'onlinePayment',
  'password',
  'passwordRepeat',
  'photo',
  'papers',
  'papersSeen',
  'photoRecent',
  'pickUpPlace',
  'points',
  'price',
  'purpose',
  'reason',
  'relation',
  'statement',
  'stock',
  'surname',
  'telephone',
  'textEn',
  'textPt',
  'textZh',
  'title',
  'turned',
  'untilDay',
  'untilTime',
  'username',
  'weekdays',
  'why',
] as const
export type FieldToFillIn = (typeof fieldsToFillIn)[number]

/** What a language says: of refusals, and of each field that was left empty. */
interface Said<Name extends RefusalName> {
  sentences: Record<Name, string>
  missing: Record<FieldToFillIn, string>
}

const isIn = <Names extends object>(names: Names, field: PropertyKey): field is keyof Names =>
  Object.hasOwn(names, field)

/** The sentence of a refusal at a field; of one that was left empty, what to enter there. */
export const sentenceAt = <Name extends RefusalName>(
  { sentences, missing }: Said<Name>,
  field: string,
  refusal: Name,
) => (refusal === 'required' && isIn(missing, field) ? missing[field] : sentences[refusal])
