import {
  type CaseState,
  caseLetters,
  caseOfQueue,
  compareLetters,
  type QueueKind,
  type QueuePlace,
  type QueueView,
  queueKinds,
} from '@palaestra/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Search } from '../application/review/search.rules.ts'
import { type Branch, branches } from './branch.table.ts'

/** Who asks, and when: what is somebody’s is told apart by it. */
export interface Asker {
  staffId: number
  now: Date
}
interface Wanted extends Asker {
  kind?: QueueKind
  view?: QueueView
  search?: Search
  after?: QueuePlace
  today: string
}

/** A row of the queue, with who works on it. */
interface Row {
  kind: QueueKind
  id: number
  reference: string
  state: CaseState
  nameZh: string | null
  surname: string
  firstName: string
  memberNumber: string | null
  birthDate: string | null
  receivedAt: Date
  dueOn: string
  corrected: boolean
  minor: boolean
  duplicate: boolean
  entered: boolean
  holderId: number | null
  holderName: string | null
  holderSince: Date | null
}

/** The state by which a view asks for rows; without one it shows all that have come in. */
const stateOfView = (view: QueueView | undefined): CaseState | undefined => {
  if (view === 'today' || view === 'overdue') return 'waiting'
  return view === 'mine' || view === 'colleagues' ? undefined : view
}

/**
 * Behind a place, in the order of all kinds: the due day, the moment, the letter of the kind, the row. Of another kind the
 * letter decides between what came in at the same moment.
 */
const behind = ({ kind, due, received }: Branch, after: QueuePlace) => {
  const step = compareLetters(caseLetters[caseOfQueue(kind)], caseLetters[after.kind])
  const place = sql`(${after.dueOn}::date, ${after.receivedAt}::timestamptz)`
  if (step === 0)
    return sql`(${due}, ${received}, one.id) > (${after.dueOn}::date, ${after.receivedAt}::timestamptz, ${after.id}::bigint)`
  return step > 0 ? sql`(${due}, ${received}) >= ${place}` : sql`(${due}, ${received}) > ${place}`
}

/** The references of one kind that somebody works on: few, and found by the index of the claims. */
const worked = (kind: QueueKind, by: RawBuilder<unknown>, now: Date) => sql`(
  select reference from claims where claims.kind = ${caseOfQueue(kind)} and ${by} and claims.until > ${now})`

const conditions = (branch: Branch, wanted: Wanted) => {
  const { view, search, after, today, staffId, now } = wanted
  const state = stateOfView(view)
  return [
    branch.only,
    ...(branch.seenBy ? [branch.seenBy(staffId)] : []),
    state ? sql`one.state = ${branch.states[state]}` : branch.shown,
    ...(view === 'today' ? [sql`${branch.due} = ${today}::date`] : []),
    ...(view === 'overdue' ? [sql`${branch.due} < ${today}::date`] : []),
    ...(view === 'mine' ? [sql`one.reference in ${worked(branch.kind, sql`claims.staff_id = ${staffId}`, now)}`] : []),
    ...(view === 'colleagues'
      ? [sql`one.reference in ${worked(branch.kind, sql`claims.staff_id <> ${staffId}`, now)}`]
      : []),
    ...(search ? [branch.matching(search)] : []),
    ...(after ? [behind(branch, after)] : []),
  ]
}

/** The first rows of one kind, in the order of its index: as many as all kinds together are to be. */
const firstOf = (branch: Branch, where: RawBuilder<unknown>[], size: number) => sql`(
  select ${sql.lit(branch.kind)} as kind, ${sql.lit(caseLetters[caseOfQueue(branch.kind)])} as letter,
    one.id, one.reference, ${branch.state} as state, ${branch.received} as received_at, ${branch.due} as due_on, ${branch.columns}
  from ${branch.from}
  where ${sql.join(where, sql` and `)}
  order by ${branch.due}, ${branch.received}, one.id
  limit ${size})`

const claimOf = (now: Date) => sql`claims.kind = case cases.kind when 'renewal' then 'supplement' else cases.kind end
  and claims.reference = cases.reference and claims.until > ${now}`

/** Those of all kinds, by due day, and of one day by receipt: each kind reads no more of its index than is shown. */
const inOrder = (firsts: RawBuilder<unknown>[], now: Date, size: number) => sql<Row>`
  select cases.*, claims.staff_id as holder_id, staff.name as holder_name, claims.since as holder_since
  from (select * from (${sql.join(firsts, sql` union all `)}) as firsts order by due_on, received_at, letter, id limit ${size}) as cases
  left join claims on ${claimOf(now)}
  left join staff on staff.id = claims.staff_id
  order by due_on, received_at, letter, id`

export const queueTable = (db: Db) => ({
  async page(wanted: Wanted, size: number) {
    const state = stateOfView(wanted.view)
    const firsts = queueKinds
      .filter((kind) => wanted.kind === undefined || wanted.kind === kind)
      .map((kind) => branches[kind])
      // A state that a kind never has.
      .filter(({ states }) => state === undefined || states[state])
      .map((branch) => firstOf(branch, conditions(branch, wanted), size))
    return firsts.length === 0 ? [] : (await inOrder(firsts, wanted.now, size).execute(db)).rows
  },

  /** What waits and somebody of the staff sees, by its index alone. */
  async counts(today: string, staffId: number) {
    const ofKind = ({ due, table, states, only, seenBy }: Branch) => sql`
      select count(*) as waiting, count(*) filter (where ${due} = ${today}::date) as today,
        count(*) filter (where ${due} < ${today}::date) as overdue
      from ${sql.table(table)} as one where one.state = ${states.waiting} and ${only}
        and ${seenBy?.(staffId) ?? sql`true`}`
    const { rows } = await sql<Record<'waiting' | 'today' | 'overdue', number>>`
      select coalesce(sum(waiting), 0)::int as waiting, coalesce(sum(today), 0)::int as today,
        coalesce(sum(overdue), 0)::int as overdue
      from (${sql.join(
        queueKinds.map((kind) => ofKind(branches[kind])),
        sql` union all `,
      )}) as counted`.execute(db)
    return rows[0] ?? { waiting: 0, today: 0, overdue: 0 }
  },
})

/**
 * The reference of what waits next after a case and is no colleague’s, of whatever kind, beginning again after the last;
 * null where there is none.
 */
export const nextFree = async (db: Db, { kind, id, dueOn, receivedAt }: QueuePlace, { staffId, now }: Asker) => {
  const nextAfter = async (after?: QueuePlace) => {
    const firsts = queueKinds.map((one) => {
      const branch = branches[one]
      const itself = caseOfQueue(one) === kind ? [sql`one.id <> ${id}`] : []
      const where = [
        sql`one.state = ${branch.states.waiting}`,
        ...(after ? [behind(branch, after)] : []),
        ...itself,
        branch.only,
        ...(branch.decidedBy ? [branch.decidedBy(staffId)] : []),
        sql`one.reference not in ${worked(one, sql`claims.staff_id <> ${staffId}`, now)}`,
      ]
      return firstOf(branch, where, 1)
    })
    return (await inOrder(firsts, now, 1).execute(db)).rows[0]
  }
  const next = (await nextAfter({ kind, id, dueOn, receivedAt })) ?? (await nextAfter())
  return next?.reference ?? null
}
