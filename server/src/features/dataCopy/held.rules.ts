import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** By what the rows of a member are found. */
export interface Whose {
  id: number
  memberNumber: string
  idNumber: string
  email: string | null
  mobile: string | null
}

/**
 * Why a column is in no copy. `inner`: a number or mark that means nothing outside; `secret`: opens or proves something;
 * `others`: about somebody else; `undecided`: of a decision, which is told when it has taken effect.
 */
type Why = 'inner' | 'secret' | 'others' | 'undecided'
type ColumnOf<T extends keyof Tables> = keyof Tables[T] & string

/** A table that holds something of members. */
export interface Held<T extends keyof Tables = keyof Tables> {
  /** Which of its rows are a member’s. */
  rows: (whose: Whose) => RawBuilder<boolean>
  /** Which others go with the member, though they are somebody else’s. */
  goToo?: (whose: Whose) => RawBuilder<boolean>
  /** What of them a copy shows, in this order; empty where a copy leaves the table out, for the reason in `leftOut`. */
  shows: readonly ColumnOf<T>[]
  hides: { readonly [Reason in Why]?: readonly ColumnOf<T>[] }
  leftOut?: string
  /** Until this is true of a row, these columns of it say nothing. */
  veiled?: { until: RawBuilder<boolean>; columns: readonly ColumnOf<T>[] }
  /** Why its rows outlive the member. Left out: they go. */
  stays?: string
}

const byMember = ({ id }: Whose) => sql<boolean>`member_id = ${id}`
const byIdNumber = ({ idNumber }: Whose) => sql<boolean>`id_number = ${idNumber}`
const isOver = sql<boolean>`ended_at is not null`

const applicationsOf = (whose: Whose) => sql`(select id from applications where ${byIdNumber(whose)})`
const requestsOf = (whose: Whose) => sql`(select id from document_requests where ${byMember(whose)})`
const ordersOf = (whose: Whose) => sql`(select id from orders where ${byMember(whose)})`
const redemptionsOf = (whose: Whose) => sql`(select id from redemptions where ${byMember(whose)})`

/** The pictures of a member: what they have uploaded, and what their cases and their file name. */
const filesOf = (whose: Whose) => sql<boolean>`(member_id = ${whose.id} or id in (
  select unnest(array[photo, id_copy]) from members where id = ${whose.id}
  union all select unnest(array[photo, id_copy, guardian_id_copy]) from applications where ${byIdNumber(whose)}
  union all select unnest(array[photo, id_copy]) from supplements where ${byMember(whose)}
  union all select file_id from requested_documents where request_id in ${requestsOf(whose)}))`

const referencesOf = (whose: Whose) => sql`(
  select reference from applications where ${byIdNumber(whose)}
  union all select reference from supplements where ${byMember(whose)}
  union all select reference from document_requests where ${byMember(whose)}
  union all select reference from appeals where ${byMember(whose)}
  union all select reference from redemptions where ${byMember(whose)}
  union all select reference from orders where ${byMember(whose)}
  union all select reference from erasure_requests where ${byMember(whose)})`

const nobody = 'It holds nothing of members.'
const soonOver = 'Keyed hashes, which say nothing and are gone within a day.'

/**
 * What is held about a member, table by table: one list for the copy that they may have, for erasing it, and for showing
 * that nothing is left. What refers to another table stands before it. A table that is missing does not compile.
 */
export const held: { readonly [T in keyof Tables]: Held<T> | string } = {
  // What refers to a case or to the card.
  pointsEntries: {
    rows: byMember,
    shows: ['day', 'kind', 'amount', 'month', 'at', 'reason'],
    hides: { inner: ['id', 'memberId', 'redemptionId'], others: ['staffId'] },
  },
  waits: {
    rows: byMember,
    shows: ['state', 'since', 'rank', 'offeredAt', 'offeredUntil', 'endedAt'],
    hides: { inner: ['id', 'memberId', 'slotId', 'courseId', 'nr', 'bookingId', 'enrolmentId'] },
  },
  appeals: {
    rows: byMember,
    shows: ['reference', 'receivedAt', 'statement', 'dueOn', 'state', 'endedAt', 'reason'],
    hides: {
      inner: ['id', 'memberId', 'holdId', 'noShowId', 'lapsed', 'effectiveAt', 'decidedAt', 'decision'],
      others: ['imposedBy', 'decidedBy', 'secondedBy'],
    },
    veiled: { until: isOver, columns: ['state', 'reason'] },
  },
  noShows: {
    rows: byMember,
    shows: ['missedOn', 'countedAt', 'excusedAt', 'excuse'],
    hides: { inner: ['id', 'memberId', 'bookingId'], others: ['excusedBy'] },
  },
  bookings: {
    rows: byMember,
    shows: [
      'reference',
      'startsAt',
      'facilityKind',
      'band',
      'amount',
      'state',
      'heldUntil',
      'createdAt',
      'remindedAt',
      'arrivedAt',
      'endedAt',
    ],
    hides: {
      inner: [
        'id',
        'memberId',
        'slotId',
        'ticket',
        'quotaFrom',
        'quotaPlace',
        'quotaMost',
        'requestKey',
        'orderId',
        'closedBy',
        'ownUseId',
        'prolonged',
        'revision',
      ],
      others: ['atDeskBy'],
    },
  },
  poolTicketChildren: {
    rows: ({ id }) => sql`child_id = ${id}`,
    shows: [],
    hides: {},
    leftOut: 'On whose ticket a child came to a pool, which is about who brought them.',
  },
  poolTickets: {
    rows: byMember,
    shows: [
      ...['reference', 'startsAt', 'holder', 'children', 'sold', 'amount', 'state', 'heldUntil', 'createdAt'],
      ...['enterBy', 'enteredAt', 'late', 'endedAt'],
    ] as readonly ColumnOf<'poolTickets'>[],
    hides: {
      inner: [
        ...['id', 'memberId', 'sessionId', 'day', 'quotaPlace', 'quotaMost', 'prolonged', 'orderId'],
        ...['requestKey', 'closedBy'],
      ] as readonly ColumnOf<'poolTickets'>[],
      others: ['atDeskBy'],
    },
  },
  courseAttendance: {
    rows: (whose) => sql`enrolment_id in (select id from enrolments where ${byMember(whose)})`,
    shows: ['present', 'notedAt'],
    hides: { inner: ['meetingId', 'enrolmentId'], others: ['notedBy'] },
  },
  enrolments: {
    rows: byMember,
    shows: ['reference', 'way', 'amount', 'state', 'heldUntil', 'createdAt', 'endedAt', 'toldAt'],
    hides: {
      inner: ['id', 'courseId', 'termId', 'memberId', 'termPlace', 'requestKey', 'prolonged', 'orderId'],
      others: ['atDeskBy'],
    },
  },
  calendarFeeds: {
    rows: byMember,
    shows: ['madeAt', 'language', 'readAt'],
    hides: { inner: ['memberId'], secret: ['hash'] },
  },
  drawEntries: {
    rows: byMember,
    shows: ['code', 'choices', 'enteredAt', 'rank', 'won', 'struck'],
    hides: { inner: ['drawId', 'memberId'] },
    stays: 'A list that was closed stays as it was, and says no more whose an entry is. Of an open list it goes.',
  },
  lobbyArrivals: {
    rows: byMember,
    shows: ['position', 'arrivedAt'],
    hides: { inner: ['drawId', 'memberId'] },
  },
  redemptions: {
    rows: (whose) => sql`id in ${redemptionsOf(whose)}`,
    shows: ['reference', 'state', 'price', 'createdAt', 'collectBy', 'endedAt', 'reason'],
    hides: { inner: ['id', 'memberId', 'giftId', 'requestKey'], others: ['staffId'] },
  },
  orderLines: {
    rows: (whose) => sql`order_id in ${ordersOf(whose)}`,
    shows: ['saidZh', 'saidPt', 'saidEn', 'amount', 'refunded'],
    hides: { inner: ['orderId', 'place'] },
    stays: 'Part of an order.',
  },
  refunds: {
    rows: (whose) => sql`order_id in ${ordersOf(whose)}`,
    shows: ['amount', 'cause', 'state', 'way', 'wantedAt', 'doneAt'],
    hides: { inner: ['id', 'key', 'orderId', 'providerReference', 'askedAt', 'note', 'settledBy'] },
    stays: 'Part of the books.',
  },
  orders: {
    rows: byMember,
    shows: ['reference', 'amount', 'state', 'createdAt', 'payBy', 'paidAt', 'paidBy'],
    hides: { inner: ['id', 'memberId', 'follow', 'provider', 'providerReference', 'askedAt', 'unpaidAt'] },
    stays: 'What was paid stays in the books, and says no more whose it was.',
  },
  pointsLots: { rows: byMember, shows: ['month', 'rest', 'expiresOn'], hides: { inner: ['memberId'] } },
  gateEvents: {
    rows: byMember,
    shows: ['day', 'direction', 'at', 'opened', 'reason', 'party'],
    hides: {
      inner: ['id', 'gateId', 'number', 'venueId', 'memberId', 'saidAt', 'receivedAt', 'late', 'counted'],
      secret: ['codeMark'],
    },
  },
  visits: {
    rows: byMember,
    shows: ['day', 'place', 'cameAt', 'leftAt', 'source'],
    hides: { inner: ['memberId'] },
  },
  memberHolds: {
    rows: byMember,
    shows: ['reason', 'since', 'until', 'endedAt'],
    hides: { inner: ['id', 'memberId', 'rests'], others: ['imposedBy', 'endedBy'] },
  },
  requestedDocuments: {
    rows: (whose) => sql`request_id in ${requestsOf(whose)}`,
    shows: ['kind', 'words', 'fileId'],
    hides: { inner: ['requestId'], undecided: ['reason'] },
  },
  documentRequests: {
    rows: byMember,
    shows: ['reference', 'askedAt', 'why', 'dueOn', 'deliveredAt', 'state', 'endedAt'],
    hides: {
      inner: ['id', 'memberId', 'reviewDueOn', 'effectiveAt', 'decidedAt', 'againDueOn'],
      undecided: ['decision', 'reasons'],
      others: ['askedBy', 'withdrawnBy', 'decidedBy', 'secondedBy'],
    },
    veiled: { until: isOver, columns: ['state'] },
  },
  supplements: {
    rows: byMember,
    shows: [
      ...['reference', 'receivedAt', 'renews', 'nameZh', 'dropsNameZh', 'surname', 'firstName'],
      ...['documentNumber', 'documentExpiry', 'photo', 'idCopy', 'dueOn', 'state', 'endedAt', 'reasons'],
    ] as readonly ColumnOf<'supplements'>[],
    hides: {
      inner: ['id', 'memberId', 'corrects', 'effectiveAt', 'decidedAt', 'decision', 'faceTries', 'askAgainAt'],
      undecided: ['photoFace'],
      others: ['decidedBy', 'secondedBy'],
    },
    veiled: { until: isOver, columns: ['state', 'reasons'] },
  },
  faceFindings: {
    rows: (whose) => sql`file_id in (select id from files where ${filesOf(whose)})`,
    shows: ['finding', 'foundAt'],
    hides: { inner: ['fileId', 'idType', 'idNumber'] },
  },
  bureauQuestions: {
    rows: (whose) => sql`application_id in ${applicationsOf(whose)}`,
    shows: [],
    hides: {},
    leftOut: 'When the bureau is asked again; it goes with the answer.',
  },
  pictureLooks: {
    rows: (whose) => sql`application_id in ${applicationsOf(whose)}`,
    shows: [],
    hides: {},
    leftOut: 'The looks stand in the audit trail, which is in the copy.',
  },
  applicationWords: {
    rows: (whose) => sql`application_id in ${applicationsOf(whose)}`,
    shows: [],
    hides: {},
    leftOut: 'The words of the name once more, for the search.',
  },
  applicationWordPairs: {
    rows: (whose) => sql`application_id in ${applicationsOf(whose)}`,
    shows: [],
    hides: {},
    leftOut: 'The words of the name once more, for the search.',
  },
  usernames: {
    rows: (whose) => sql`application_id in ${applicationsOf(whose)}`,
    shows: [],
    hides: {},
    leftOut: 'The username once more, kept free for an application.',
  },
  applications: {
    rows: byIdNumber,
    shows: [
      ...['reference', 'receivedAt', 'idType', 'idNumber', 'documentNumber', 'documentExpiry', 'nameZh', 'surname'],
      ...['firstName', 'gender', 'birthDate', 'email', 'mobile', 'telephone', 'area', 'address', 'language'],
      ...['pickUpPlace', 'noPromotions', 'username', 'photo', 'idCopy', 'onlinePayment', 'dueOn', 'state'],
      'rejectionReason',
    ] as readonly ColumnOf<'applications'>[],
    hides: {
      inner: ['id', 'registrationId', 'corrects', 'receivedOn', 'effectiveAt', 'decidedAt', 'government'],
      undecided: ['decision', 'photoFace'],
      others: [
        ...(['decidedBy', 'secondedBy', 'enteredBy', 'guardianIdNumber', 'guardianBirthDate'] as const),
        ...(['guardianGender', 'guardianIdCopy', 'guardianFace'] as const),
      ],
    },
    veiled: { until: sql`state in ('passed', 'rejected')`, columns: ['state', 'rejectionReason'] },
  },
  guardianChecks: {
    rows: ({ idNumber }) => sql`(id_number = ${idNumber} or guardian_id_number = ${idNumber})`,
    shows: [],
    hides: {},
    leftOut: 'A check of a registration under way, gone within a day.',
  },
  registrations: {
    rows: ({ email, mobile, idNumber }) =>
      sql`(email = ${email} or mobile = ${mobile} or draft->>'idNumber' = ${idNumber})`,
    shows: ['openedAt', 'mobile', 'email', 'closedAt'],
    hides: {
      inner: ['id', 'endsAt', 'photo', 'idCopy', 'guardianIdCopy', 'corrects', 'draft', 'government'],
      secret: ['tokenHash'],
      others: ['enteredBy'],
    },
  },
  files: {
    rows: filesOf,
    shows: ['kind', 'createdAt', 'size', 'width', 'height', 'id'],
    hides: { inner: ['registrationId', 'memberId', 'kept'] },
  },

  // The card, and what was told.
  cards: { rows: byMember, shows: ['kind', 'validUntil'], hides: { inner: ['memberId'], secret: ['qrReference'] } },
  cardLosses: {
    rows: byMember,
    shows: ['reportedOn', 'circumstances', 'closedOn'],
    hides: { inner: ['id', 'memberId'] },
  },
  replacedCards: {
    rows: byMember,
    shows: [],
    hides: {},
    leftOut: 'What the code of a card named that has been replaced; the loss itself is in the copy.',
  },
  cardHandovers: {
    rows: byMember,
    shows: ['handedAt'],
    hides: { inner: ['memberId'], secret: ['qrReference'], others: ['staffId'] },
  },
  cardNotices: { rows: byMember, shows: ['version', 'acceptedAt'], hides: { inner: ['memberId'] } },
  expiryReminders: {
    rows: byMember,
    shows: ['what', 'expiresOn', 'daysBefore', 'writtenAt'],
    hides: { inner: ['memberId'] },
  },
  notices: {
    rows: byMember,
    goToo: ({ id }) => sql`child_id = ${id}`,
    shows: [
      ...['pushedAt', 'titleZh', 'messageZh', 'titlePt', 'messagePt', 'titleEn', 'messageEn', 'readAt'],
    ] as readonly ColumnOf<'notices'>[],
    hides: { inner: ['id', 'memberId', 'type', 'childId', 'bulletinId'] },
  },
  bulletins: {
    rows: ({ id }) => sql`id in (select bulletin_id from notices where member_id = ${id} and bulletin_id is not null)`,
    shows: [
      ...['begunAt', 'titleZh', 'messageZh', 'titlePt', 'messagePt', 'titleEn', 'messageEn', 'uri'],
    ] as readonly ColumnOf<'bulletins'>[],
    hides: {
      inner: [
        ...['id', 'version', 'topic', 'audience', 'memberId', 'groupOf', 'byEmail', 'bySms', 'editedAt', 'sendAt'],
        ...['lastMember', 'reached', 'doneAt', 'withdrawnAt', 'read', 'clearedAt'],
      ] as readonly ColumnOf<'bulletins'>[],
      others: ['editedBy', 'sentBy', 'withdrawnBy'],
    },
    stays: 'Written to many; what was written to one member alone goes with them.',
  },
  favouriteVenues: {
    rows: byMember,
    shows: ['venueCode', 'chosenAt'],
    hides: { inner: ['memberId'] },
  },
  noticeChoices: {
    rows: byMember,
    shows: ['topic', 'channel', 'wanted', 'chosenAt'],
    hides: { inner: ['memberId'] },
  },
  letters: {
    rows: ({ id, email, mobile }) => sql`(member_id = ${id} or "to" in (${email}::text, ${mobile}::text))`,
    shows: ['writtenAt', 'channel', 'to', 'subject', 'sentAt'],
    hides: {
      inner: [
        'id',
        'memberId',
        'bulletinId',
        'kind',
        'urgency',
        'until',
        'tries',
        'nextTryAt',
        'endedAt',
        'reason',
        'nextJobAt',
        'nextJob',
      ],
      // What is told stands in the notices, and a body that still waits may hold a code.
      secret: ['body', 'attachments', 'secretUntil'],
    },
  },

  // The people around the member.
  paymentConsentChanges: {
    rows: byMember,
    shows: ['at', 'state', 'proof'],
    hides: { inner: ['id', 'memberId'], others: ['byMember'] },
  },
  paymentConsents: {
    rows: byMember,
    shows: ['state', 'since', 'endsOn', 'endedAt'],
    hides: { inner: ['memberId'] },
  },
  guardianships: {
    rows: ({ id }) => sql`child_id = ${id}`,
    shows: ['relation', 'enteredBy', 'papers', 'enteredAt', 'since', 'endedAt', 'endedBecause'],
    hides: {
      inner: ['id', 'childId', 'place'],
      others: ['guardianIdNumber', 'byMember', 'byStaff', 'confirmedBy', 'endedBy'],
    },
  },
  guardians: {
    rows: byIdNumber,
    shows: ['idNumber', 'birthDate', 'gender', 'face', 'faceShownAt'],
    hides: { inner: ['faceCheckTurn', 'faceCheckEndsAt'], secret: ['faceCheckHash'] },
    stays: 'Part of the file of a child, who could decide for it: it goes with the last guardianship.',
  },
  companions: {
    rows: ({ id }) => sql`(owner_id = ${id} or person_id = ${id})`,
    shows: ['kind', 'relation', 'shirt', 'askedAt', 'confirmedAt', 'endedAt'],
    hides: {
      inner: ['id', 'ownerId', 'place', 'answerUntil', 'declinedAt', 'endedBecause'],
      others: ['askedNumber', 'personId', 'confirmedBy', 'endedBy'],
    },
  },

  // How the account is used.
  signOns: { rows: byMember, shows: [], hides: {}, leftOut: 'A sign-on under way, gone within the hour.' },
  governmentLinks: {
    rows: byMember,
    shows: ['issuer', 'subject', 'linkedFrom', 'linkedAt', 'unlinkedAt'],
    hides: { inner: ['id', 'memberId'] },
  },
  termsAgreements: { rows: byMember, shows: ['key', 'number', 'agreedAt'], hides: { inner: ['memberId'] } },
  governmentTerms: { rows: byMember, shows: ['version', 'acceptedAt'], hides: { inner: ['memberId'] } },
  knownPlaces: { rows: byMember, shows: ['seenAt'], hides: { inner: ['memberId'], secret: ['place'] } },
  mobileRecoveries: {
    rows: byMember,
    shows: ['oldMobile', 'newMobile', 'takesEffectAt', 'endedAt', 'outcome'],
    hides: { inner: ['id', 'memberId'] },
  },
  sessionTokens: {
    rows: ({ id }) => sql`session_id in (select id from sessions where member_id = ${id})`,
    shows: [],
    hides: {},
    leftOut: 'Hashes of secrets.',
  },
  sessions: {
    rows: byMember,
    shows: ['openedAt', 'seenAt', 'endsAt', 'method', 'browser', 'system', 'service', 'provedAt'],
    hides: { inner: ['id', 'memberId', 'takenFrom', 'provedBy', 'place', 'termsOwed'], secret: ['codeHash'] },
  },
  links: {
    rows: ({ id }) => sql`(subject->>'member' = ${String(id)} or subject->>'child' = ${String(id)})`,
    shows: [],
    hides: {},
    leftOut: 'Hashes of the secrets of letters.',
  },
  memberWords: { rows: byMember, shows: [], hides: {}, leftOut: 'The words of the name once more, for the search.' },
  memberWordPairs: {
    rows: byMember,
    shows: [],
    hides: {},
    leftOut: 'The words of the name once more, for the search.',
  },
  dataCopies: {
    rows: byMember,
    goToo: ({ id }) => sql`asked_by = ${id}`,
    shows: ['askedAt', 'readyAt', 'endsAt', 'fetchedAt'],
    hides: { inner: ['id', 'memberId', 'askedBy', 'language', 'content', 'parts', 'size'] },
  },

  // What outlives a member.
  erasureRequests: {
    rows: byMember,
    shows: ['reference', 'askedAt', 'thinkUntil', 'withdrawnAt', 'refusedAt', 'reason'],
    hides: {
      inner: ['id', 'memberId', 'askedBy', 'erased', 'confirmedAt', 'doneAt'],
      undecided: ['proposedAt'],
      others: ['proposedBy', 'confirmedBy'],
    },
    stays: 'The receipt. It names nobody: a number that nobody has any more.',
  },
  securityLog: {
    rows: ({ id }) => sql`member = ${id}`,
    shows: ['firstAt', 'lastAt', 'call', 'refusal', 'times'],
    hides: { inner: ['hour', 'member', 'network'], others: ['staff'] },
    stays: 'Of tries on accounts, for as long as the settings say. It names nobody: a number that nobody has any more.',
  },
  audit: {
    rows: (whose) => sql`((subject_kind = 'member' and subject_id = ${String(whose.id)})
      or (subject_kind <> 'member' and subject_id in ${referencesOf(whose)}
        and act not in ('approved', 'rejected', 'proposed_passed', 'proposed_rejected', 'sent_back', 'undone')))`,
    shows: ['at', 'act', 'detail'],
    hides: { inner: ['id', 'subjectKind', 'subjectId'], others: ['staffId'] },
    stays: 'What staff have done is only ever added to. It names nobody: a number that nobody has any more.',
  },

  // The member, after everything that refers to them.
  members: {
    rows: ({ id }) => sql`id = ${id}`,
    shows: [
      ...['memberNumber', 'nameZh', 'surname', 'firstName', 'gender', 'birthDate', 'idType', 'idNumber'],
      ...['documentNumber', 'documentExpiry', 'username', 'email', 'emailConfirmed', 'mobile', 'mobileConfirmed'],
      ...['telephone', 'area', 'address', 'language', 'pickUpPlace', 'noPromotions', 'photo', 'idCopy'],
      ...['joinedAt', 'activatedAt', 'passwordByLinkAt'],
    ] as readonly ColumnOf<'members'>[],
    hides: { inner: ['id'], secret: ['passwordHash'] },
  },

  // What names no member.
  auditChain: nobody,
  auditHead: nobody,
  erasures: nobody,
  claims: 'It names a case and a member of staff.',
  codes: soonOver,
  allowances: soonOver,
  mobilesAskedFrom: soonOver,
  askedIdNumbers: soonOver,
  passwordTries: soonOver,
  strangerTries: soonOver,
  solvedCaptchas: nobody,
  smsHours: nobody,
  letterChannels: nobody,
  standingAlarms: nobody,
  gates: nobody,
  gifts: nobody,
  installation: nobody,
  areas: nobody,
  idTypes: nobody,
  pickUpPlaces: nobody,
  cardKeys: nobody,
  pages: nobody,
  pageDrafts: nobody,
  pageVersions: nobody,
  announcements: nobody,
  closures: nobody,
  feedMarks: nobody,
  feedItems: nobody,
  ownUses: nobody,
  ownUseCourts: nobody,
  menuItems: nobody,
  holidays: nobody,
  paymentEvents: 'Of the provider, by the name of the order: no member is named.',
  transfers: 'The books, by the name of the order: no member is named.',
  receipts: 'Shown with the order.',
  providerMovements: 'Of the provider, by the names of orders and refunds: no member is named.',
  reconciliations: nobody,
  paymentDifferences: 'Of the books, by the name of the order: no member is named.',
  sandboxCheckouts: 'Of the provider that is pretended: nothing of it is real.',
  sandboxRefunds: 'Of the provider that is pretended: nothing of it is real.',
  sandboxNews: 'Of the provider that is pretended: nothing of it is real.',
  draws: nobody,
  drawValues: nobody,
  drawSeals: nobody,
  courseTerms: nobody,
  courses: nobody,
  courseMeetings: nobody,
  venues: nobody,
  facilities: nobody,
  courts: nobody,
  openingHours: nobody,
  peakHours: nobody,
  prices: nobody,
  slots: nobody,
  pools: nobody,
  poolHours: nobody,
  poolPrices: nobody,
  poolSessions: nobody,
  timetableDays: nobody,
  readyReasons: nobody,
  staff: nobody,
  staffFactors: nobody,
  staffInvitations: nobody,
  staffLinks: nobody,
  staffPasskeys: nobody,
  staffPlaces: nobody,
  staffRecoveryCodes: nobody,
  staffSessions: nobody,
  staffSignOns: nobody,
  staffWaysIn: nobody,
  bureauRecords: 'Of the bureau that is pretended: invented people.',
  bureauRelations: 'Of the bureau that is pretended: invented people.',
  developmentInbox: 'Of a portal of developers, emptied at each start.',
  sandboxSignOn: 'Of the issuer that is pretended: invented people.',
}

export type HeldTable = keyof Tables

/** The tables that hold something of members, in the order of the list. */
export const heldTables = Object.entries(held).flatMap(([table, one]) =>
  typeof one === 'string' ? [] : [[table as HeldTable, one as Held] as const],
)
