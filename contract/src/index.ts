export * as api from './api.ts'
export {
  type Access,
  type Call,
  type CallSpec,
  type Calls,
  type Given,
  type HandOffService,
  handOffServices,
  impliedRefusals,
  type Received,
  type Reply,
} from './call.ts'
export { facePicture } from './calls/guardian.ts'
export { type Application, type Draft, knownFields, registrationSteps } from './calls/registration.ts'
export type { Block, MenuItem } from './calls/site.ts'
export type { SupplementForm } from './calls/supplement.ts'
export { check } from './check.ts'
export * as constant from './constants.ts'
export { applicationStates } from './desk/application.ts'
export {
  type DeliveryReason,
  deliveryReasons,
  type LetterChannel,
  type LetterKind,
  type LetterState,
  letterChannels,
  letterStates,
} from './desk/letter.ts'
export { type LoginStage, loginStages, type StaffProof, staffProofs } from './desk/login.ts'
export * as desk from './desk.ts'
export { newPasswordTwice } from './fields.ts'
export { handOff } from './handOff.ts'
export { isLocale, type Locale, locales } from './locale.ts'
export { addingPasskey } from './passkey.ts'
export { sentenceAt } from './refusals/fields.ts'
export { type CheckName, Refusal, type RefusalName, refusals } from './refusals/names.ts'
export * from './rules/age.ts'
export * from './rules/announcement.ts'
export * from './rules/appeal.ts'
export * from './rules/application.ts'
export * from './rules/auditPlace.ts'
export * from './rules/auditTrail.ts'
export * from './rules/ballot.ts'
export * from './rules/booking.ts'
export * from './rules/bulletin.ts'
export * from './rules/card.ts'
export * from './rules/cardCode.ts'
export * from './rules/cardState.ts'
export * from './rules/cases.ts'
export * from './rules/cell.ts'
export { cardReasons } from './rules/closedReasons.ts'
export * from './rules/closure.ts'
export * from './rules/companion.ts'
export * from './rules/consent.ts'
export * from './rules/content.ts'
export { type Colour, contrastOf, graphicPairs, leastContrast, textPairs } from './rules/contrast.ts'
export * from './rules/course.ts'
export * from './rules/days.ts'
export * from './rules/dayWriting.ts'
export * from './rules/dialled.ts'
export * from './rules/email.ts'
export {
  cardIsGood,
  type HoldReason,
  holdReasons,
  mayUse,
  opensCourts,
  type Reason,
  reasons,
  type Service,
  type ServiceAnswer,
  type Standing,
  services,
  ways,
} from './rules/entitlement.ts'
export * from './rules/erasure.ts'
export * from './rules/erasureRequest.ts'
export * from './rules/face.ts'
export * from './rules/fairUse.ts'
export * from './rules/feed.ts'
export * from './rules/gate.ts'
export * from './rules/guardian.ts'
export * from './rules/holidays.ts'
export * from './rules/identity.ts'
export * from './rules/letterPlace.ts'
export * from './rules/lists.ts'
export * from './rules/lobby.ts'
export * from './rules/memberNumber.ts'
export * from './rules/missingDocument.ts'
export * from './rules/mobile.ts'
export * from './rules/names.ts'
export * from './rules/noShow.ts'
export * from './rules/notice.ts'
export * from './rules/ownUse.ts'
export * from './rules/pageDifferences.ts'
export * from './rules/payment.ts'
export * from './rules/pictures.ts'
export * from './rules/points.ts'
export * from './rules/pool.ts'
export * from './rules/proof.ts'
export * from './rules/queuePlace.ts'
export * from './rules/reasons.ts'
export { type Permission, permissions, permissionsOf, type Role, roles, rolesWith } from './rules/roles.ts'
export { isSafeLink, isSafeUri } from './rules/safeUri.ts'
export * from './rules/screens.ts'
export * from './rules/second.ts'
export * from './rules/supplement.ts'
export * from './rules/timetable.ts'
export * from './rules/username.ts'
export * from './rules/wait.ts'
export * from './rules/waiting.ts'
