/**
 * What the audit trail tells of, in the order in which the desk offers it: whatever staff do, and what the portal does by
 * itself with what is theirs to decide. A word that was written once stays, for what is written is never changed.
 */
export const auditActs = [
  'looked',
  'opened',
  'approved',
  'rejected',
  'proposed_passed',
  'proposed_rejected',
  'sent_back',
  'undone',
  'returned',
  'proved_otherwise',
  'entered',
  'guardian_by_papers',
  'taken_over',
  'asked',
  'asked again',
  'accepted',
  'withdrawn',
  'hold authority',
  'hold documents',
  'hold no_show',
  'lifted authority',
  'lifted documents',
  'lifted no_show',
  'lifted loss',
  'appeal_closed',
  'email_changed',
  'mobile_changed',
  'personal_changed',
  'loss_reported',
  'card_swapped',
  'sessions_ended',
  'visits_imported',
  'visits_archived',
  'points_corrected',
  'gift_added',
  'gift_changed',
  'gift_handed_out',
  'gift_given_back',
  'arrival_noted',
  'arrival_taken_back',
  'booked_at_desk',
  'booked_over_quota',
  'booking_cancelled',
  'ticket_sold',
  'entry_noted',
  'entry_taken_back',
  'gate_added',
  'gate_withdrawn',
  'no_show_counted',
  'no_show_excused',
  'order_taken',
  'refund_handed_out',
  'refund_retried',
  'refund_transferred',
  'difference_settled',
  'invited',
  'card_handed_out',
  'reason_added',
  'reason_changed',
  'reason_moved',
  'reason_retired',
  'reason_restored',
  'holiday_added',
  'holiday_renamed',
  'holiday_removed',
  'closure_declared',
  'closure_lifted',
  'public_value_typed',
  'public_value_settled',
  'drawn_without_value',
  'draw_sealed_anew',
  'opening_put_off',
  'own_use_reserved',
  'own_use_given_back',
  'term_made',
  'term_changed',
  'course_made',
  'course_changed',
  'course_closed',
  'meeting_made',
  'meeting_moved',
  'meeting_cancelled',
  'enrolled_at_desk',
  'enrolment_removed',
  'attendance_noted',
  'announced',
  'announcement_ended',
  'bulletin_saved',
  'bulletin_discarded',
  'bulletin_planned',
  'bulletin_sent',
  'bulletin_withdrawn',
  'page_saved',
  'page_discarded',
  'page_scheduled',
  'page_published',
  'page_stopped',
  'page_begun',
  'page_taken_off',
  'guardian_entered',
  'guardian_confirmed',
  'guardian_ended',
  'companion_ended',
  'sent again',
  'exported',
  'joined',
  'left',
  'roles_set',
  'password_set',
  'factor_set',
  'factor_removed',
  'passkey_added',
  'passkey_removed',
  'account_invited',
  'account_linked',
  'account_unlinked',
  'erasure_proposed',
  'erasure_confirmed',
  'erasure_refused',
  'erased',
] as const
export type AuditAct = (typeof auditActs)[number]

/** What an entry can be about. A word that was written once stays, as with the acts. */
export type AuditSubject =
  | 'announcement'
  | 'appeal'
  | 'application'
  | 'audit'
  | 'bulletin'
  | 'closure'
  | 'course'
  | 'difference'
  | 'documents'
  | 'draw'
  | 'erasure'
  | 'gate'
  | 'gift'
  | 'holiday'
  | 'letter'
  | 'letters'
  | 'member'
  | 'order'
  | 'own_use'
  | 'page'
  | 'pool_ticket'
  | 'reason'
  | 'report'
  | 'staff'
  | 'supplement'
  | 'term'
  | 'visits'

/** What can happen to a public holiday. */
export const holidayActs = ['holiday_added', 'holiday_renamed', 'holiday_removed'] as const satisfies AuditAct[]
