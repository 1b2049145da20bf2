import { type CaseState, type QueueKind, rolesWith } from '@palaestra/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Search } from '../application/review/search.rules.ts'
import { applicationMatching } from '../application/review/search.table.ts'
import { isNamed } from '../application/review/words.table.ts'

type Sql = RawBuilder<unknown>

/** How one kind of cases stands in the queue: from which table, by which columns. Its rows are called `one`. */
export interface Branch {
  kind: QueueKind
  table: 'applications' | 'supplements' | 'documentRequests' | 'appeals'
  /** What it reads. */
  from: Sql
  /** What tells it from another kind of the same table. */
  only: Sql
  /** Which rows somebody of the staff sees, where not everybody does who sees the queue; and which are theirs to decide. */
  seenBy?: (staffId: number) => Sql
  decidedBy?: (staffId: number) => Sql
  /** The rows that have come in: what lies with a member stands in no queue. */
  shown: Sql
  /** The state in the words of the queue, and each state of the queue in the words of the table. */
  state: Sql
  states: Partial<Record<CaseState, string>>
  due: Sql
  received: Sql
  /** Name, member number, birth date, and the marks `corrected`, `minor`, `duplicate`, `entered`. */
  columns: Sql
  matching: (search: Search) => Sql
}

/** Escapes `%` and `_`, which a search takes literally. */
const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Members and applications with the same ID number or e-mail, less the member that the application became. */
const isDuplicate = sql`(
  exists (select from members where members.username <> one.username
    and (members.id_number = one.id_number or members.email = one.email))
  or exists (select from applications as other where other.id <> one.id and other.state <> 'rejected'
    and (other.id_number = one.id_number or other.email = one.email)
    -- A correction of this application is by the same applicant.
    and other.corrects is distinct from one.id))`

const application: Branch = {
  kind: 'application',
  table: 'applications',
  from: sql`applications as one`,
  only: sql`true`,
  shown: sql`true`,
  state: sql`one.state`,
  states: { waiting: 'waiting', proposed: 'proposed', deciding: 'deciding', passed: 'passed', rejected: 'rejected' },
  due: sql`one.due_on`,
  received: sql`one.received_at`,
  columns: sql`one.name_zh, one.surname, one.first_name, null as member_number, null::date as birth_date,
    one.corrects is not null as corrected, one.guardian_id_number is not null as minor, ${isDuplicate} as duplicate,
    one.entered_by is not null as entered`,
  matching: applicationMatching,
}

/** Cases of members are found by what is said of their member. */
const ofMember = sql`members.name_zh, members.surname, members.first_name, members.member_number, members.birth_date`
/** What their table marks none of them with: whether a member is a minor their birth date says. */
const noMarks = sql`false as minor, false as duplicate, false as entered`
const matchingMember = ({ words, named, members, reference }: Search) => {
  const meanings = [
    ...(words.length > 0 ? [isNamed('member', sql`one.member_id`, words, named)] : []),
    ...(members.length > 0 ? [sql`one.member_id = any (${members}::bigint[])`] : []),
    ...(reference ? [sql`one.reference like ${beginningWith(reference)}`] : []),
  ]
  return meanings.length > 0 ? sql`(${sql.join(meanings, sql` or `)})` : sql`false`
}

const change = (kind: 'supplement' | 'renewal'): Branch => {
  const only = kind === 'renewal' ? sql`one.renews` : sql`not one.renews`
  return {
    kind,
    table: 'supplements',
    from: sql`supplements as one join members on members.id = one.member_id`,
    only,
    shown: sql`true`,
    state: sql`one.state`,
    states: {
      waiting: 'waiting',
      proposed: 'proposed',
      deciding: 'deciding',
      passed: 'passed',
      rejected: 'rejected',
      withdrawn: 'withdrawn',
    },
    due: sql`one.due_on`,
    received: sql`one.received_at`,
    columns: sql`${ofMember}, one.corrects is not null as corrected, ${noMarks}`,
    matching: matchingMember,
  }
}

const documents: Branch = {
  kind: 'documents',
  table: 'documentRequests',
  from: sql`document_requests as one join members on members.id = one.member_id`,
  only: sql`true`,
  // What has never been handed in, or is asked for no more, stands in no queue.
  shown: sql`one.state in ('waiting', 'proposed', 'deciding', 'passed', 'rejected')`,
  state: sql`one.state`,
  states: { waiting: 'waiting', proposed: 'proposed', deciding: 'deciding', passed: 'passed', rejected: 'rejected' },
  due: sql`one.review_due_on`,
  received: sql`one.delivered_at`,
  columns: sql`${ofMember}, false as corrected, ${noMarks}`,
  matching: matchingMember,
}

/** For who may end a hold, and to decide for who has not set it. */
const mayEndHolds = (staffId: number) =>
  sql`exists (select from staff where staff.id = ${staffId} and staff.roles && ${rolesWith('hold')}::text[])`
const appeal: Branch = {
  kind: 'appeal',
  table: 'appeals',
  from: sql`appeals as one join members on members.id = one.member_id`,
  only: sql`true`,
  seenBy: mayEndHolds,
  decidedBy: (staffId) => sql`${mayEndHolds(staffId)} and one.imposed_by is distinct from ${staffId}::bigint`,
  shown: sql`true`,
  state: sql`one.state`,
  states: {
    waiting: 'waiting',
    proposed: 'proposed',
    deciding: 'deciding',
    passed: 'passed',
    rejected: 'rejected',
    withdrawn: 'withdrawn',
  },
  due: sql`one.due_on`,
  received: sql`one.received_at`,
  columns: sql`${ofMember}, false as corrected, ${noMarks}`,
  matching: matchingMember,
}

export const branches: Record<QueueKind, Branch> = {
  application,
  supplement: change('supplement'),
  renewal: change('renewal'),
  documents,
  appeal,
}
