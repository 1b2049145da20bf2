import { z } from 'zod/mini'
import { letterChannels } from './desk/letter.ts'
import { idType } from './fields.ts'
import { day, locale, moment, names, namesOfMember } from './replies.ts'
import { caseStates } from './rules/cases.ts'
import { childRelations, companionEnds, companionKinds } from './rules/companion.ts'
import { consentStates } from './rules/consent.ts'
import { holdReasons } from './rules/entitlement.ts'
import { guardianPapers, guardianRelations } from './rules/guardian.ts'

// A member among those who were found.
export const memberInList = z.object({
  /** Nine digits. @example 000000018 */
  memberNumber: z.string(),
  ...names,
  /** The day of birth: tells two of one name apart. @example 1990-05-17 */
  birthDate: day,
  /** Whether the online account is open. */
  active: z.boolean(),
  /** Whether something holds them back. */
  held: z.boolean(),
})

/** The file of a member at the desk: all that the portal has of somebody. */
export const memberFile = z.object({
  ...memberInList.shape,
  /** The username. @example siumei */
  username: z.string(),
  /** In Latin letters, as in the document. @example Chan */
  surname: z.string(),
  /** In Latin letters, as in the document. @example Siu Mei */
  firstName: z.string(),
  /** As in the document. */
  gender: z.enum(['male', 'female']),
  idType,
  /** Eight digits. @example 12345678 */
  idNumber: z.string(),
  /** Of a permit or a student card; null for all others. @example null */
  documentNumber: z.nullable(z.string()),
  /** Until when the document lasts; null where it has no end. @example null */
  documentExpiry: z.nullable(day),
  /** Null for who has none. @example siumei@example.mo */
  email: z.nullable(z.string()),
  /** Whether they have proved it. */
  emailConfirmed: z.boolean(),
  /** Null for who has none. @example 66123456 */
  mobile: z.nullable(z.string()),
  /** Whether they have proved it. */
  mobileConfirmed: z.boolean(),
  /** A second number; null where there is none. @example 28123456 */
  telephone: z.nullable(z.string()),
  /** A code of `site.areas`. @example se */
  area: z.string(),
  /** The postal address. @example Rua do Campo 12, 3A */
  address: z.string(),
  /** Of letters to them. */
  language: locale,
  /** Where the card is collected: a code of `site.pickUpPlaces`. @example tapseac */
  pickUpPlace: z.string(),
  /** Whether they want no advertising. */
  noPromotions: z.boolean(),
  /** When they became a member. */
  joinedAt: moment,
  /** A path that is good for a minute; null where there is none. @example /api/desk/member_picture/k2.Zt6yXn5u */
  photo: z.nullable(z.string()),
  /** The copy of the document: a path that is good for a minute; null where there is none. @example /api/desk/member_picture/k2.Zt6yXn5u */
  idCopy: z.nullable(z.string()),
  /** The card; null for who has none. */
  card: z.nullable(
    z.object({
      /** A temporary one stands for a lost one. */
      kind: z.enum(['permanent', 'temporary']),
      /** Its last day. @example 2031-03-02 */
      validUntil: day,
      /** When the one before was reported lost; null where none was. @example null */
      lostOn: z.nullable(day),
      /** When the plastic one was handed out; null while it lies at the counter. */
      handedOutAt: z.nullable(moment),
    }),
  ),
  /** What holds them back or has done so, the newest first. */
  holds: z.array(
    z.object({
      /** For `liftHold`. @example 17 */
      id: z.number(),
      /** Why: `authority` alone is imposed by staff. */
      reason: z.enum(holdReasons),
      /** Since when. */
      since: moment,
      /** The day from which it holds no more; null where no day is set. @example null */
      until: z.nullable(day),
      /** When it ended; null while it stands. @example null */
      endedAt: z.nullable(moment),
      /** Who imposed it; empty for the portal itself. @example Lei Wai Man */
      by: z.string(),
    }),
  ),
  /** Bookings that they have missed, the newest first. */
  noShows: z.array(
    z.object({
      /** For `member.excuse`. @example 17 */
      id: z.number(),
      /** The booking. @example B26-7KQ4NX2M */
      reference: z.string(),
      /** The day of the booking. @example 2026-03-04 */
      missedOn: day,
      /** When it was excused, and counts no more; null while it counts. @example null */
      excusedAt: z.nullable(moment),
    }),
  ),
  /** Consents to online payment in which they have a part. */
  consents: z.array(
    z.object({
      /** `own`: as the minor; `child`: as the guardian. */
      part: z.enum(['own', 'child']),
      /** Of the minor. @example 000000018 */
      memberNumber: z.string(),
      /** `not_requested`, `pending`, `authorised`, `declined` or `withdrawn`. @example authorised */
      state: z.string(),
      /** Since when. */
      since: moment,
      /** When it was handed over, at 18; null before. */
      endedAt: z.nullable(moment),
    }),
  ),
  /** Under 18: a guardian decides about online payment. */
  isMinor: z.boolean(),
  /** Of a minor, or of who was one: the guardians of now and of before, and who is proposed; the newest first. */
  guardians: z.array(
    z.object({
      /** For `guardianship.end`. @example 17 */
      id: z.number(),
      /** Eight digits. @example 12345714 */
      guardianIdNumber: z.string(),
      /** Null for who is no member. @example 000000018 */
      memberNumber: z.nullable(z.string()),
      ...namesOfMember,
      /** What they are to the minor; null where the bureau has confirmed that it is one of the two. */
      relation: z.nullable(z.enum(guardianRelations)),
      /** By whom they were entered. */
      enteredBy: z.enum(['application', 'family', 'counter']),
      /** The paper that was seen; null unless at the counter. */
      papers: z.nullable(z.enum(guardianPapers)),
      /** Who of the staff entered them; empty unless at the counter. @example Lei Wai Man */
      by: z.string(),
      /** Whether it is who looks. */
      isMine: z.boolean(),
      /** Since when; null while a second person has to confirm it. */
      since: z.nullable(moment),
      /** Whether they have passed a face check: without one no first yes. */
      faceShown: z.boolean(),
      /** When it ended; null while it stands. @example null */
      endedAt: z.nullable(moment),
      /** Why; null while it stands. @example null */
      endedBecause: z.nullable(z.enum(['of_age', 'staff', 'not_confirmed'])),
    }),
  ),
  /** What was said of a minor’s online payment, the newest first. */
  said: z.array(
    z.object({
      /** How it stood from then on. */
      state: z.enum(consentStates),
      /** When. */
      at: moment,
      /** How it was proved, or where it came from. */
      proof: z.enum(['application', 'link', 'session', 'asked', 'counter', 'guardian_ended']),
      /** Of who has said it; null where it was no member. @example 000000018 */
      memberNumber: z.nullable(z.string()),
    }),
  ),
  /** The people with whom they act, and in whose lists they stand; the newest first. */
  companions: z.array(
    z.object({
      /** For `companion.end`. @example 17 */
      id: z.number(),
      /** Which list it is about. */
      kind: z.enum(companionKinds),
      /** `own`: in the list of whose file it is; `of_other`: in the list of the other member. */
      part: z.enum(['own', 'of_other']),
      /** Of the other side; of a request as it was entered, whoever has it. @example 000000018 */
      memberNumber: z.string(),
      ...namesOfMember,
      /** What the adult is to the child; null for other lists. */
      relation: z.nullable(z.enum(childRelations)),
      /** `declined`: a no, of which who asked is not told. */
      state: z.enum(['waiting', 'declined', 'confirmed', 'ended']),
      /** When it was asked. */
      askedAt: moment,
      /** When there was a yes; null without one. @example null */
      confirmedAt: z.nullable(moment),
      /** When it ended; null while it stands. @example null */
      endedAt: z.nullable(moment),
      /** What has ended it; null while it stands. @example null */
      endedBecause: z.nullable(z.enum(companionEnds)),
    }),
  ),
  /** Where they are logged in. */
  sessions: z.array(
    z.object({
      /** When they logged in. */
      openedAt: moment,
      /** When they were last there. */
      seenAt: moment,
      /** Null where it is not known. @example Firefox */
      browser: z.nullable(z.string()),
      /** Null where it is not known. @example Windows */
      system: z.nullable(z.string()),
    }),
  ),
  /** What was written to them, the newest first. What stood in it is nowhere here. */
  letters: z.array(
    z.object({
      /** By which way it left. */
      channel: z.enum(letterChannels),
      /** What it was for. @example notice */
      kind: z.string(),
      /** When it was written. */
      writtenAt: moment,
      /** Null while it waits, or where it ended undelivered. */
      sentAt: z.nullable(moment),
      /** When it ended undelivered; null for most. @example null */
      endedAt: z.nullable(moment),
    }),
  ),
  /** Their applications, the newest first. */
  applications: z.array(
    z.object({
      /** As the applicant knows it. @example A26-7KQ4NX */
      reference: z.string(),
      /** `waiting`, `passed` or `rejected`. @example passed */
      state: z.string(),
      /** When it came in. */
      receivedAt: moment,
    }),
  ),
  /** Documents that they were asked for, the newest first. */
  documentRequests: z.array(
    z.object({
      /** For `missingDocument.look`. @example D26-7KQ4NX */
      reference: z.string(),
      /** `passed` and `withdrawn` are final; what is `asked` or `rejected` lies with the member. */
      state: z.enum(caseStates),
      /** The member’s last day. @example 2026-03-16 */
      askedBy: day,
    }),
  ),
  /** What staff looked at and did, the newest first. */
  history: z.array(
    z.object({
      /** When. */
      at: moment,
      /** The name of the member of staff; empty for the portal itself. @example Lei Wai Man */
      who: z.string(),
      /** What was done, in a word. @example looked */
      act: z.string(),
      /** The reason that was given, or what exactly; null where the act says all. @example file */
      detail: z.nullable(z.string()),
    }),
  ),
})
