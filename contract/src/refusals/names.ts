/** All refusals of the authority. The number travels as `code`; 0 is success. Numbers are never reused. */
export const refusals = {
  invalid_input: 1,
  signed_out: 2,
  proof_needed: 3,
  too_many: 4,
  busy: 5,
  not_found: 6,

  required: 10,
  must_agree: 11,
  message_too_short: 12,
  too_long: 13,
  day_format: 14,
  day_past: 15,
  day_future: 16,

  login_wrong: 20,
  code_wrong: 21,
  code_wait: 22,
  captcha_failed: 23,
  link_ended: 24,
  captcha_needed: 25,
  password_closed: 26,
  pending_ended: 27,
  member_number_format: 28,
  id_number_or_end_format: 29,

  registration_ended: 30,
  mobile_not_proved: 31,
  email_not_proved: 32,

  id_number_format: 40,
  id_number_taken: 41,
  document_number_format: 42,
  username_format: 43,
  username_taken: 44,
  email_format: 45,
  email_taken: 46,
  emails_differ: 47,
  password_too_short: 48,
  password_too_common: 49,
  password_personal: 50,
  passwords_differ: 51,
  mobile_format: 52,
  mobile_taken: 53,
  telephone_format: 54,
  name_not_chinese: 55,
  name_not_foreign: 56,
  too_young: 57,
  guardian_needed: 58,
  address_too_short: 59,
  guardian_mismatch: 60,
  guardian_not_adult: 61,
  guardian_is_applicant: 62,
  face_mismatch: 63,
  face_not_found: 64,
  face_check_ended: 65,
  bureau_unavailable: 66,
  guardian_mismatch_last: 67,
  guardian_mismatch_spent: 68,

  file_too_large: 70,
  file_not_picture: 71,
  picture_damaged: 72,
  picture_too_large: 73,
  photo_too_small: 74,
  photo_not_colour: 75,
  file_gone: 76,

  mobile_unconfirmed: 100,
  email_missing: 101,
  account_suspended: 102,
  mobile_same: 103,
  loss_already_reported: 110,
  card_not_yet: 111,
  card_not_temporary: 112,

  not_allowed: 120,
  already_decided: 121,
  holiday_exists: 122,
  letter_not_again: 123,
  factor_needed: 124,
  not_oneself: 125,
  record_missing: 126,
  pictures_unseen: 127,
  holiday_name_missing: 128,
  holiday_changed: 129,

  supplement_waiting: 220,
  supplement_not_waiting: 221,
  nothing_changed: 222,
  renewal_too_early: 223,
  photo_outdated: 224,
  document_not_renewed: 225,
  document_copy_needed: 226,
  reason_missing: 227,
  documents_asked_already: 230,
  nothing_asked: 231,
  document_wanting: 232,

  documents_overdue: 180,
  temporary_card_coming: 181,
  card_expired: 182,
  card_temporary: 183,
  guardian_missing: 184,
  payment_not_authorised: 185,
  bookings_missed: 186,
  adult_needed: 187,
  account_inactive: 188,

  card_notice_open: 240,
  card_notice_changed: 241,

  guardian_not_registered: 170,
  not_the_guardian: 171,
  consent_not_needed: 172,

  mobile_missing: 160,
  mobile_confirmed: 161,
  email_same: 162,
  email_absent: 163,
  email_confirmed: 164,
  messages_spent: 165,
  mobile_already_changed: 150,
  contact_missing: 130,
  api_code_ended: 135,
  sign_on_unavailable: 140,
  sign_on_cancelled: 141,
  sign_on_failed: 142,
  sign_on_ended: 143,
  government_other_person: 144,
  government_linked_already: 145,
  government_account_taken: 146,
  government_not_linked: 147,
  government_terms_needed: 148,
  government_terms_changed: 149,

  government_is_member: 250,
  application_waits: 251,
  photo_not_offered: 252,
  known_differs: 253,
  held_by_colleague: 280,
  proposed_already: 281,
  proposal_ended: 282,
  second_is_first: 283,
  undo_too_late: 284,
  undo_not_yours: 285,
  reason_exists: 310,

  password_waits: 190,
  code_proof_needed: 191,

  photo_face_mismatch: 210,
  photo_face_not_found: 211,

  member_active: 260,
  card_handed_out: 261,
  hold_stands: 262,

  entered_by_you: 320,
  entry_ended: 321,
  guardian_unproved: 322,

  head_not_turned: 212,

  staff_sign_on_unavailable: 330,
  staff_sign_on_cancelled: 331,
  staff_sign_on_failed: 332,
  staff_sign_on_ended: 333,
  staff_account_taken: 334,
  staff_password_closed: 335,
  staff_roles_elsewhere: 336,
  last_factor: 337,
  passkey_refused: 338,
  passkey_copied: 339,
  slot_taken: 343,
  quota_used: 344,
  slot_not_open: 345,
  slot_too_young: 346,
  booking_not_cancellable: 347,
  cancelling_changed: 348,
  nothing_to_pay: 349,
  day_not_let: 340,
  draw_closed: 420,
  not_drawn_for: 421,
  nothing_to_appeal: 350,
  appeal_waiting: 351,
  appeal_decided: 352,
  appeal_not_waiting: 353,
  appeal_of_own_hold: 354,
  appeal_too_short: 355,
  announcement_days: 357,
  announcement_over: 358,
  notice_gone: 360,
  bulletin_changed: 361,
  bulletin_unfinished: 362,
  bulletin_to_nobody: 363,
  bulletin_past: 364,
  bulletin_reaches_more: 365,
  points_changed: 367,
  gift_days: 368,
  gift_changed: 369,

  visits_unreadable: 370,
  visits_columns_missing: 371,
  visits_too_large: 372,
  points_too_few: 373,
  gift_gone: 374,

  hold_over: 300,
  payment_unavailable: 301,
  order_paid: 302,
  refund_not_open: 303,
  difference_settled: 304,

  number_format: 375,
  gift_not_waiting: 376,
  points_below_zero: 377,
  gift_exists: 378,
  gift_not_so_few: 379,
  companion_self: 380,
  companion_already: 381,
  companions_full: 382,
  companion_too_old: 383,
  companion_gone: 384,
  shirt_taken: 385,
  content_changed: 386,
  content_unfinished: 387,
  content_past: 388,
  content_too_large: 389,
  page_address_taken: 390,
  page_needed: 391,
  terms_changed: 392,

  data_copy_already: 393,
  data_copy_gone: 394,
  erasure_of_minor: 395,
  erasure_case_open: 396,
  erasure_already: 397,
  erasure_not_open: 398,
  erasure_too_early: 399,
  face_check_needed: 290,
  guardian_already: 291,
  guardians_full: 292,
  guardian_differs: 293,

  closure_ends_first: 410,
  closure_past: 411,
  closure_too_long: 412,
  closure_meets_others: 413,
  closure_over: 414,
  slot_closed: 415,

  lobby_closed: 430,
  not_your_turn: 431,
  turn_needed: 432,

  slot_kept: 440,
  slot_not_full: 441,
  slot_yours: 442,
  waits_too_many: 443,
  waiting_too_late: 444,
  offer_ended: 445,
  arrival_closed: 446,
  quota_of_member_used: 447,
  own_use_days: 448,
  hours_not_adjacent: 449,
  joining_over: 450,

  missed_appeal_late: 451,
  missed_excused: 452,
  missed_appealed: 453,
  value_too_early: 460,
  value_settled: 461,
  value_not_late: 462,
  seal_fits: 463,
  source_needed: 464,
  opening_time: 465,
  pool_full: 466,
  pool_not_open_yet: 467,
  pool_over: 468,
  pool_closed: 469,
  pool_quota_used: 470,
  pool_ticket_already: 471,
  child_taken: 472,
  child_too_old: 473,
  child_card_closed: 474,
  child_needs_adult: 475,
  swimmer_too_young: 476,
  ticket_too_late: 477,
  entry_closed: 478,
  ticket_unpaid: 479,

  course_window_closed: 480,
  course_not_registered: 481,
  course_full: 482,
  courses_of_turn_used: 483,
  courses_of_term_used: 484,
  course_age: 485,
  course_yours: 486,
  course_no_renewal: 487,
  course_closed: 488,
  course_not_full: 489,
  meeting_over: 490,
  enrolment_over: 491,
  term_moments: 492,
  course_places_taken: 493,
  attendance_early: 494,
  gate_unknown: 500,
  gate_exists: 501,
} as const

export type RefusalName = keyof typeof refusals

/** What a check may say before anything is sent: of these alone a browser carries the sentences. */
export type CheckName = Extract<
  RefusalName,
  | 'invalid_input'
  | 'required'
  | 'must_agree'
  | 'message_too_short'
  | 'too_long'
  | 'day_format'
  | 'day_past'
  | 'day_future'
  | 'captcha_failed'
  | 'code_wrong'
  | 'link_ended'
  | 'pending_ended'
  | 'member_number_format'
  | 'id_number_or_end_format'
  | 'id_number_format'
  | 'document_number_format'
  | 'username_format'
  | 'email_format'
  | 'emails_differ'
  | 'password_too_short'
  | 'passwords_differ'
  | 'mobile_format'
  | 'telephone_format'
  | 'name_not_chinese'
  | 'name_not_foreign'
  | 'too_young'
  | 'address_too_short'
  | 'guardian_not_adult'
  | 'guardian_is_applicant'
  | 'file_too_large'
  | 'file_not_picture'
  | 'picture_damaged'
  | 'picture_too_large'
  | 'photo_too_small'
  | 'holiday_name_missing'
  | 'appeal_too_short'
  | 'visits_too_large'
  | 'number_format'
>

/** What a caller has to bring, time or work, before the same request can succeed. */
interface Owed {
  wait?: number
  work?: number
}

/** Thrown when a rule says no. It is no fault: the response is a 200 with a number and a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly refusal: RefusalName
  /** The wrong fields, if any. */
  readonly fields: Record<string, RefusalName>
  /** Seconds until another try makes sense, when there is such a time. */
  readonly wait: number | undefined
  /** The work of the captcha that is asked for, in times the ordinary one. */
  readonly work: number | undefined

  constructor(refusal: RefusalName, fields: Record<string, RefusalName> = {}, { wait, work }: Owed = {}) {
    super(refusal)
    this.refusal = refusal
    this.fields = fields
    this.wait = wait
    this.work = work
  }

  /** Refuses because of one field. */
  static at(field: string, refusal: RefusalName) {
    return new Refusal(refusal, { [field]: refusal })
  }

  /** Refuses for now: the caller may ask again after so many seconds. */
  static later(
    refusal: 'busy' | 'too_many' | 'code_wait' | 'messages_spent' | 'password_waits' | 'not_your_turn',
    seconds: number,
  ) {
    return new Refusal(refusal, {}, { wait: Math.ceil(seconds) })
  }

  /** Refuses until a captcha of so much work comes with the request: one of `captchaWorks`. */
  static untilSolved(work: number) {
    return new Refusal('captcha_needed', {}, { work })
  }
}
