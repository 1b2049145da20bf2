import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { codeSent, day, moment } from '../replies.ts'
import { type IdType, isIdType, needsDocumentNumber, needsExpiry } from '../rules/identity.ts'
import { given } from '../written.ts'

interface Person {
  idType: IdType
  documentNumber: string
  documentExpiry: string
  nameZh: string
  noChineseName: boolean
}
export const nameOrNone = field.together<Person>(
  'nameZh',
  'required',
  ({ nameZh, noChineseName }) => Boolean(nameZh) || Boolean(noChineseName),
)
export const numberWhereNeeded = field.together<Person>(
  'documentNumber',
  'required',
  ({ idType, documentNumber }) => !isIdType(idType) || !needsDocumentNumber(idType) || Boolean(documentNumber),
)
export const expiryWhereNeeded = field.together<Person>(
  'documentExpiry',
  'required',
  ({ idType, documentExpiry }) => !isIdType(idType) || !needsExpiry(idType) || Boolean(documentExpiry),
)

/** The identity of the applicant. The checks that need today’s date are in `rules/application.ts`. */
const person = z
  .strictObject({
    idType: field.idType,
    idNumber: field.idNumber,
    /** Of a permit or a student card; empty for all others. @example "" */
    documentNumber: applicationField.documentNumberIfAny,
    /** Until when the document, or the stay that it stands for, lasts. A resident may leave it empty. @example "" */
    documentExpiry: applicationField.dayIfAny,
    /** As in the document; empty only with `noChineseName`. */
    nameZh: applicationField.chineseNameIfAny,
    /** That there is no Chinese name. @example false */
    noChineseName: applicationField.tick,
    /** As in the document. @example Chan */
    surname: applicationField.foreignName,
    /** As in the document. @example Siu Mei */
    firstName: applicationField.foreignName,
    /** As in the document. */
    gender: z.enum(['male', 'female']),
    /** Of the applicant, who is at least 4 years old; under 18 with a guardian. @example 2015-06-01 */
    birthDate: field.dayWritten,
  })
  .check(nameOrNone, numberWhereNeeded, expiryWhereNeeded)

const documents = z.strictObject({
  /** Of `registration.uploadPhoto`. */
  photo: applicationField.fileId,
  /** That the photo was taken in the last twelve months. @example true */
  photoRecent: applicationField.photoRecent,
  /** Of `registration.uploadIdCopy`. */
  idCopy: applicationField.fileId,
})

/** The parent or guardian of an applicant under 18. */
const guardian = z.strictObject({
  /** Of the guardian. @example 87654321 */
  guardianIdNumber: field.idNumber,
  /** Of the guardian. @example 1988-11-30 */
  guardianBirthDate: field.dayWritten,
  /** Of the guardian. */
  guardianGender: z.enum(['male', 'female']),
  /** Of `registration.uploadGuardianIdCopy`. */
  guardianIdCopy: applicationField.fileId,
  /** Whether the guardian is asked to authorise online payment. Without it there is no booking, ticket or class. */
  onlinePayment: applicationField.tick,
})
/** The same as the whole application carries it: nothing of it for an adult. */
const guardianIfAny = {
  /** Of the guardian of an applicant under 18. @example 87654321 */
  guardianIdNumber: z._default(applicationField.idNumberIfAny, ''),
  /** Of the guardian. @example 1988-11-30 */
  guardianBirthDate: z._default(applicationField.dayIfAny, ''),
  /** Of the guardian, or empty. */
  guardianGender: z._default(z.enum(['male', 'female', '']), ''),
  /** Of `registration.uploadGuardianIdCopy`. */
  guardianIdCopy: z._default(applicationField.fileIdIfAny, ''),
  /** Whether the guardian is asked to authorise online payment. Without it there is no booking, ticket or class. */
  onlinePayment: z._default(applicationField.tick, false),
}

const contact = z.strictObject(applicationField.contactDetails)

/** What the government account or the bureau may know of an applicant, and is the authority for. */
export const knownFields = [
  'idType',
  'idNumber',
  'nameZh',
  'noChineseName',
  'surname',
  'firstName',
  'gender',
  'birthDate',
] as const satisfies readonly (keyof z.output<typeof person>)[]

const account = z.strictObject({ username: field.username })

/** The entries of each step of the form. Together with the proofs they are the application. */
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
    /** That the application is true and complete. */
    agreed: applicationField.formAgreement,
  })
  .check(nameOrNone, numberWhereNeeded, expiryWhereNeeded, field.sameEmail)
export type Application = z.output<typeof application>

/**
 * What has been typed so far, right or wrong, by the names of the application: kept by the server, so that a reload
 * loses nothing.
 * @example {"surname":"Chan","noChineseName":false}
 */
const draft = z.partialRecord(
  z.enum(Object.keys(application.shape) as (keyof Application)[]),
  z.union([z.string().check(z.maxLength(300)), z.boolean()]),
)
export type Draft = z.output<typeof draft>

export const uploaded = z.object({
  /** For the form (UUID). @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
  id: z.string(),
  /** A small picture that shows what has been uploaded: a `data:` URL of at most 20 kB. @example data:image/webp;base64,UklGRg== */
  preview: z.string(),
})

/** The picture itself. @example photo.jpg */
const file = applicationField.upload

export const opened = z.object({
  /** The token of the registration, for the header `registration`. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
  registration: z.string(),
  /** When it ends, two hours from now; each use prolongs it, up to twelve hours in all. */
  endsAt: moment,
})

/** Becoming a member: proofs, pictures, a form that is kept, and the application that comes of it. */
export const registration = {
  open: post('/security/register_open', {
    summary: 'Open a registration: terms read, challenge solved. Its token travels in the `registration` header',
    access: 'public',
    body: z.strictObject({
      /** That the terms have been read and are accepted. */
      termsAgreed: field.agreement,
      solvedCaptcha: field.solvedCaptcha,
    }),
    reply: opened,
    refuses: ['captcha_needed', 'captcha_failed'],
    pathIsOurs: true,
  }),
  /**
   * The account is the one that signed in with this browser’s cookie, never one from the request; the sign-on is used up.
   */
  openByGovernment: post('/gov/bind/register', {
    summary:
      'Open a registration by the government account that has signed in: what it and the bureau know is filled in',
    access: 'public',
    body: z.strictObject({
      /** The version of the terms that was shown, `updatedOn` of the page `readme-gov`. */
      version: day,
      /** That these terms, also of linking the account, are accepted. */
      termsAgreed: field.agreement,
    }),
    reply: opened,
    refuses: [
      'sign_on_ended',
      'sign_on_cancelled',
      'sign_on_failed',
      'sign_on_unavailable',
      'government_terms_changed',
      'government_is_member',
      'application_waits',
    ],
  }),
  photoOffer: get('/gov/bind/photo_picker', {
    summary: 'The bureau’s photo of whoever registers by the government account',
    access: 'registration',
    reply: z.object({
      /** A small picture that shows it, a `data:` URL; null where the bureau has none, or the registration has no such account. @example data:image/webp;base64,UklGRg== */
      preview: z.nullable(z.string()),
    }),
    refuses: ['bureau_unavailable', 'busy'],
  }),
  takePhoto: post('/gov/bind/photo_picker', {
    summary: 'Take the bureau’s photo as the member photo, instead of an upload',
    access: 'registration',
    body: z.strictObject({}),
    reply: uploaded,
    refuses: [
      'photo_not_offered',
      'bureau_unavailable',
      'file_not_picture',
      'picture_damaged',
      'picture_too_large',
      'photo_too_small',
      'photo_not_colour',
      'busy',
    ],
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
    body: z.strictObject({
      mobile: field.mobile,
      /** From `registration.sendSms`. */
      captcha: field.code,
    }),
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
    body: z.strictObject({
      /** What `value` is. */
      field: z.enum(['username', 'email', 'id_no']),
      /** A username, an e-mail address or an ID number. @example siumei */
      value: given,
    }),
    reply: z.object({}),
    refuses: ['username_format', 'username_taken', 'email_taken', 'id_number_taken'],
  }),
  uploadPhoto: post('/tools/upload_member_photo', {
    summary: 'Upload the member photo: JPEG or PNG, in colour, at least 310×464 pixels, at most 5 MB',
    access: 'registration',
    sentAs: 'form',
    body: z.strictObject({ file }),
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
    body: z.strictObject({ file }),
    reply: uploaded,
    refuses: ['file_too_large', 'file_not_picture', 'picture_damaged', 'picture_too_large', 'busy'],
  }),
  uploadGuardianIdCopy: post('/tools/upload_guardian_id_copy', {
    summary: 'Upload the copy of the guardian’s identity document: JPEG or PNG, at most 5 MB',
    access: 'registration',
    sentAs: 'form',
    body: z.strictObject({ file }),
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
      /** The mobile number that has been proved, normalised; null until then. @example 66123456 */
      mobile: z.nullable(z.string()),
      /** The e-mail address that has been proved, normalised; null until then. @example siumei@example.mo */
      email: z.nullable(z.string()),
      /** The photo; null until it is uploaded. */
      photo: z.nullable(uploaded),
      /** The copy of the identity document; null until it is uploaded. */
      idCopy: z.nullable(uploaded),
      /** The copy of the guardian’s identity document; null until it is uploaded. */
      guardianIdCopy: z.nullable(uploaded),
      /** Whether what the draft says of the guardian has been confirmed: by the bureau, and by a face check. */
      guardian: z.object({
        /** By the bureau, as parent or guardian of the applicant. */
        relation: z.boolean(),
        /** By a face check that belongs to the same guardian. */
        face: z.boolean(),
      }),
      /** What is known of whoever registers by the government account; null for all others. */
      government: z.nullable(
        z.object({
          /** The fields of the draft that come from there, and stay as they are. */
          known: z.array(z.enum(knownFields)),
        }),
      ),
      /** Why an earlier application was rejected that this one corrects; null for a first one. @example The copy cannot be read. */
      rejectionReason: z.nullable(z.string()),
    }),
    refuses: ['busy'],
    pathIsOurs: true,
  }),
}
