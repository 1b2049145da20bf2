import type { AuditAct } from '@palaestra/contract'

export const title = 'Audit trail'
export const meaning = 'Who of the staff looked at what and did what. It is only ever added to.'
export const search = 'Search'
export const about = 'About'
export const aboutHint = 'A member number, the reference of an application, or a colleague’s username.'
export const who = 'Who'
export const whoHint = 'A colleague’s username.'
export const act = 'Act'
export const byPortal = 'Only what the portal did by itself'
export const from = 'From'
export const to = 'To'
export const none = 'No entries.'
export const at = 'When'
export const detail = 'Reason or detail'
export const system = 'The portal'
export const newest = 'The newest entries'
export const found = 'What was found'
export const nextPage = 'Next page'
export const exportTable = 'Export (CSV)'
export const exportLines = 'Export (NDJSON, for programs)'
/** What was done, of whatever is written down. */
export const acts: Record<AuditAct, string> = {
  looked: 'Viewed',
  opened: 'Opened a picture',
  approved: 'Approved',
  rejected: 'Rejected',
  proposed_passed: 'Proposed approval',
  proposed_rejected: 'Proposed rejection',
  sent_back: 'Sent back a proposal',
  undone: 'Undid a decision',
  returned: 'Could not be carried out',
  proved_otherwise: 'Checked the identity in another way',
  entered: 'Entered at the counter',
  guardian_by_papers: 'Saw papers of a guardian',
  taken_over: 'Took over from a colleague',
  asked: 'Asked for documents',
  'asked again': 'Asked for documents again',
  accepted: 'Accepted documents',
  withdrawn: 'Withdrew the request',
  'hold authority': 'Suspended services',
  'hold documents': 'Suspended: documents missing',
  'hold no_show': 'Suspended: did not come',
  'lifted authority': 'Lifted the suspension',
  'lifted documents': 'Lifted: documents missing',
  'lifted no_show': 'Lifted: did not come',
  'lifted loss': 'Lifted: lost card',
  appeal_closed: 'Closed the appeal',
  email_changed: 'Changed the e-mail',
  mobile_changed: 'Changed the mobile',
  personal_changed: 'Changed details',
  loss_reported: 'Reported a card lost',
  card_swapped: 'Swapped a temporary card',
  sessions_ended: 'Logged a member out',
  visits_imported: 'Imported visits',
  points_corrected: 'Corrected points',
  gift_added: 'Added a gift',
  gift_changed: 'Changed a gift',
  gift_handed_out: 'Handed out a gift',
  gift_given_back: 'Took a gift back',
  arrival_noted: 'Noted an arrival',
  arrival_taken_back: 'Took back an arrival',
  booked_at_desk: 'Booked for a member',
  booked_over_quota: 'Booked for a member beyond the limit',
  booking_cancelled: 'Cancelled a booking of a member',
  no_show_counted: 'Counted a missed booking',
  no_show_excused: 'Excused a missed booking',
  order_taken: 'Took a payment',
  refund_handed_out: 'Handed out a refund',
  refund_retried: 'Asked for a refund again',
  refund_transferred: 'Refunded by bank transfer',
  difference_settled: 'Settled a difference in the books',
  invited: 'Sent the activation again',
  card_handed_out: 'Handed out a card',
  reason_added: 'Added a ready reason',
  reason_changed: 'Changed a ready reason',
  reason_moved: 'Moved a ready reason',
  reason_retired: 'Retired a ready reason',
  reason_restored: 'Brought back a ready reason',
  holiday_added: 'Added a public holiday',
  holiday_renamed: 'Renamed a public holiday',
  holiday_removed: 'Removed a public holiday',
  closure_declared: 'Closed a venue',
  closure_lifted: 'Lifted a closure',
  announced: 'Announced something',
  announcement_ended: 'Ended an announcement',
  bulletin_saved: 'Saved a notice',
  bulletin_discarded: 'Threw a notice away',
  bulletin_planned: 'Planned a notice',
  bulletin_sent: 'Sent a notice',
  bulletin_withdrawn: 'Withdrew a notice',
  page_saved: 'Saved the draft of a page',
  page_discarded: 'Discarded the draft of a page',
  page_scheduled: 'Scheduled a page',
  page_published: 'Published a page',
  page_stopped: 'Could not publish a page at its time',
  page_begun: 'Began a page',
  page_taken_off: 'Took a page off',
  guardian_entered: 'Entered a guardian',
  guardian_confirmed: 'Confirmed a guardian',
  guardian_ended: 'Ended a guardian',
  companion_ended: 'Ended an entry between two members',
  'sent again': 'Sent a message again',
  exported: 'Exported the audit trail',
  joined: 'New colleague',
  left: 'Colleague left',
  roles_set: 'Changed roles',
  password_set: 'Set a password',
  factor_set: 'Set up the second step',
  factor_removed: 'Removed the second step',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  account_invited: 'Invited to link an account',
  account_linked: 'Linked an account',
  account_unlinked: 'Undid the link of an account',
  erasure_proposed: 'Proposed an erasure',
  erasure_confirmed: 'Confirmed an erasure',
  erasure_refused: 'Refused an erasure',
  erased: 'Erased a member',
}
/** What it was done to. */
export const kinds: Record<string, string> = {
  application: 'Application',
  supplement: 'Change',
  documents: 'Documents',
  appeal: 'Appeal',
  member: 'Member',
  letter: 'Message',
  reason: 'Ready reason',
  holiday: 'Public holiday',
  closure: 'Closure',
  announcement: 'Announcement',
  bulletin: 'Notice',
  page: 'Page',
  letters: 'Messages',
  staff: 'Colleague',
  erasure: 'Request for erasure',
  visits: 'Visits',
  gift: 'Gift',
  order: 'Order',
  difference: 'Difference in the books',
  audit: 'Audit trail',
}
/** Details that are a word of ours; others are what a clerk wrote. */
export const details: Record<string, string> = {
  points: 'points',
  gifts: 'gifts',
  file: 'the file',
  photo: 'photo',
  idCopy: 'copy of the ID',
  oldPhoto: 'present photo',
  oldIdCopy: 'present copy of the ID',
  permittedStay: 'permit to stay',
  guardianIdCopy: 'copy of the guardian’s ID',
  other: 'other document',
  birth_certificate: 'birth certificate',
  court_order: 'court order',
}
