import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { codeSent } from '../replies.ts'
import { type IdType, needsDocumentNumber, needsExpiry } from '../rules/identity.ts'

interface Person {
  idType: IdType
  documentNumber: string
  documentExpiry: string
  nameZh: string
  noChineseName: boolean
}
const nameOrNone = field.together<Person>(
  'nameZh',
  'required',
  ({ nameZh, noChineseName }) => Boolean(nameZh) || Boolean(noChineseName),
)
const numberWhereNeeded = field.together<Person>(
  'documentNumber',
  'required',
  ({ idType, documentNumber }) => !idType || !needsDocumentNumber(idType) || Boolean(documentNumber),
)
const expiryWhereNeeded = field.together<Person>(
  'documentExpiry',
  'required',
  ({ idType, documentExpiry }) => !idType || !needsExpiry(idType) || Boolean(documentExpiry),
)

/** Who the applicant is. The checks that need today’s date are in `rules/application.ts`. */
const person = z
  .strictObject({
    idType: field.idType,
    idNumber: field.idNumber,
    /** Of a permit or a student card; empty for all others. */
    documentNumber: applicationField.documentNumberIfAny,
    /** Until when the document, or the stay that it stands for, lasts. A resident may leave it empty. */
    documentExpiry: applicationField.dayIfAny,
    nameZh: applicationField.chineseNameIfAny,
    noChineseName: applicationField.tick,
    surname: applicationField.foreignName,
    firstName: applicationField.foreignName,
    gender: z.enum(['male', 'female']),
    birthDate: field.day,
  })
  .check(nameOrNone, numberWhereNeeded, expiryWhereNeeded)

const documents = z.strictObject({ photo: applicationField.fileId, idCopy: applicationField.fileId })

/** The parent or guardian of an applicant under 18. */
const guardian = z.strictObject({
  guardianIdNumber: field.idNumber,
  guardianBirthDate: field.day,
  guardianGender: z.enum(['male', 'female']),
  guardianIdCopy: applicationField.fileId,
  /** Whether the guardian is asked to authorise online payment. Without it there is no booking, ticket or class. */
  onlinePayment: applicationField.tick,
})
/** The same as the whole application carries it: nothing of it for an adult. */
const guardianIfAny = {
  guardianIdNumber: z._default(applicationField.idNumberIfAny, ''),
  guardianBirthDate: z._default(applicationField.dayIfAny, ''),
  guardianGender: z._default(z.enum(['male', 'female', '']), ''),
  guardianIdCopy: z._default(applicationField.fileIdIfAny, ''),
  onlinePayment: z._default(applicationField.tick, false),
}

const contact = z.strictObject({
  telephone: applicationField.telephoneIfAny,
  area: applicationField.choice,
  address: applicationField.address,
  /** The language of letters and text messages. */
  language: field.locale,
  pickUpPlace: applicationField.choice,
  noPromotions: applicationField.tick,
})

const account = z.strictObject({ username: field.username })

/** What the steps of the form ask for. Together, with what has been proved, they are the application. */
export const registrationSteps = { person, guardian, documents, contact, account }

/** The whole application, as it is sent at the end. */
export const application = z
  .strictObject({
    ...person.shape,
    ...guardianIfAny,
    ...documents.shape,
    ...contact.shape,
    ...account.shape,
    ...field.emailTwice.shape,
    mobile: field.mobile,
    agreed: applicationField.formAgreement,
  })
  .check(nameOrNone, numberWhereNeeded, expiryWhereNeeded, field.sameEmail)
export type Application = z.output<typeof application>

/** What has been typed so far, right or wrong: kept by the server, so that a reload loses nothing. */
const draft = z.partialRecord(
  z.enum(Object.keys(application.shape) as (keyof Application)[]),
  z.union([z.string().check(z.maxLength(300)), z.boolean()]),
)
export type Draft = z.output<typeof draft>

/** A small picture to show what has been uploaded (`data:` address, at most 20 kB). */
const uploaded = z.object({ id: z.string(), preview: z.string() })

export const registration = {
  open: post('/security/register_open', {
    summary: 'Open a registration: terms read, puzzle solved. Its token travels in the `registration` header',
    access: 'public',
    body: z.strictObject({ termsAgreed: field.agreement, solvedCaptcha: field.solvedCaptcha }),
    reply: z.object({ registration: z.string(), endsAt: field.moment }),
    refuses: ['captcha_failed'],
    pathIsOurs: true,
  }),
  sendSms: post('/security/send_register_sms', {
    summary: 'Send a code to the applicant’s mobile',
    access: 'registration',
    body: z.strictObject({ mobile: field.mobile }),
    reply: codeSent,
    refuses: ['code_wait'],
  }),
  verifySms: post('/security/verify_sms', {
    summary: 'Prove the mobile by the code (`captcha`, as the specification calls it)',
    access: 'registration',
    body: z.strictObject({ mobile: field.mobile, captcha: field.code }),
    reply: z.object({}),
    refuses: ['code_wrong', 'mobile_taken'],
  }),
  sendEmail: post('/security/send_register_email', {
    summary: 'Send a code to the applicant’s e-mail address',
    access: 'registration',
    body: field.emailTwice,
    reply: codeSent,
    refuses: ['code_wait'],
    pathIsOurs: true,
  }),
  verifyEmail: post('/security/verify_register_email', {
    summary: 'Prove the e-mail address by the code',
    access: 'registration',
    body: z.strictObject({ email: field.email, code: field.code }),
    reply: z.object({}),
    refuses: ['code_wrong', 'email_taken'],
    pathIsOurs: true,
  }),
  /**
   * True only as far as the caller has proved something: a username always, an address once proved, an ID number
   * once a mobile is proved and for three numbers a day. Else the answer is “free”.
   */
  exist: post('/security/exist_member', {
    summary: 'Whether a username, e-mail or ID number is free (code 0) or taken',
    access: 'registration',
    body: z.strictObject({ field: z.enum(['username', 'email', 'id_no']), value: field.given }),
    reply: z.object({}),
    refuses: ['username_format', 'username_taken', 'email_taken', 'id_number_taken'],
  }),
  uploadPhoto: post('/tools/upload_member_photo', {
    summary: 'Upload the member photo: JPEG or PNG, in colour, at least 310×464 pixels, at most 5 MB',
    access: 'registration',
    sentAs: 'form',
    body: z.strictObject({ file: applicationField.upload }),
    reply: uploaded,
    refuses: [
      'file_too_large',
      'file_not_picture',
      'picture_damaged',
      'picture_too_large',
      'photo_too_small',
      'photo_not_colour',
      'busy',
    ],
  }),
  uploadIdCopy: post('/tools/upload_id_copy', {
    summary: 'Upload the copy of the identity document: JPEG or PNG, at most 5 MB',
    access: 'registration',
    sentAs: 'form',
    body: z.strictObject({ file: applicationField.upload }),
    reply: uploaded,
    refuses: ['file_too_large', 'file_not_picture', 'picture_damaged', 'picture_too_large', 'busy'],
  }),
  uploadGuardianIdCopy: post('/tools/upload_guardian_id_copy', {
    summary: 'Upload the copy of the guardian’s identity document: JPEG or PNG, at most 5 MB',
    access: 'registration',
    sentAs: 'form',
    body: z.strictObject({ file: applicationField.upload }),
    reply: uploaded,
    refuses: ['file_too_large', 'file_not_picture', 'picture_damaged', 'picture_too_large', 'busy'],
    pathIsOurs: true,
  }),
  saveDraft: post('/security/register_draft', {
    summary: 'Keep what has been typed so far',
    access: 'registration',
    body: z.strictObject({ draft }),
    reply: z.object({}),
    pathIsOurs: true,
  }),
  readDraft: get('/security/register_draft', {
    summary: 'What has been typed and proved so far, after a reload',
    access: 'registration',
    reply: z.object({
      draft,
      /** Normalised; null until proved. */
      mobile: z.nullable(z.string()),
      email: z.nullable(z.string()),
      photo: z.nullable(uploaded),
      idCopy: z.nullable(uploaded),
      guardianIdCopy: z.nullable(uploaded),
      /** Whether what the draft says of the guardian has been confirmed: by the bureau, and by a face check. */
      guardian: z.object({ relation: z.boolean(), face: z.boolean() }),
      /** Why an earlier application was rejected, when this one corrects it. */
      rejectionReason: z.nullable(z.string()),
    }),
    refuses: ['busy'],
    pathIsOurs: true,
  }),
}
