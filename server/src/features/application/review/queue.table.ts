import type { desk, Given, QueuePlace } from '@palaestra/contract'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Search } from './queue.rules.ts'
import { isNamed } from './words.table.ts'

type View = NonNullable<NonNullable<Given<typeof desk.application.queue>['query']>['state']>
type Where = ExpressionBuilder<Tables, 'applications'>

/** Escapes `%` and `_`, which a search takes literally. */
const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** The application that became this member, or is by somebody with the member’s ID number. */
const ofMember = (memberNumber: string) => (where: Where) => {
  const member = where.selectFrom('members').where('memberNumber', '=', memberNumber)
  return where.or([
    where('applications.username', 'in', member.select('members.username')),
    where('applications.idNumber', 'in', member.select('members.idNumber')),
  ])
}

/** With the applications that its words mean, unless these are too many (words.table.ts). */
type Named = Search & { named: readonly number[] | undefined }

const matching =
  ({ words, named, reference, idNumber, telephone, memberNumber, email }: Named) =>
  (where: Where) =>
    where.or([
      ...(words.length > 0 ? [isNamed(sql`applications.id`, words, named).$castTo<SqlBool>()] : []),
      ...(reference ? [where('reference', 'like', beginningWith(reference))] : []),
      ...(idNumber ? [where('applications.idNumber', '=', idNumber)] : []),
      ...(telephone ? [where('mobile', '=', telephone), where('telephone', '=', telephone)] : []),
      ...(memberNumber ? [ofMember(memberNumber)(where)] : []),
      ...(email ? [where('applications.email', 'like', beginningWith(email))] : []),
    ])

const behind = ({ dueOn, receivedAt, id }: QueuePlace) =>
  sql<SqlBool>`(applications.due_on, applications.received_at, applications.id)
    > (${dueOn}::date, ${receivedAt}::timestamptz, ${id}::bigint)`

/** Finds members and applications with the same ID number or e-mail, less the member that the application became. */
const isDuplicate = (where: Where) =>
  where.or([
    where.exists(
      where
        .selectFrom('members')
        .select('members.id')
        .whereRef('members.username', '!=', 'applications.username')
        .where((member) =>
          member.or([
            member('members.idNumber', '=', member.ref('applications.idNumber')),
            member('members.email', '=', member.ref('applications.email')),
          ]),
        ),
    ),
    where.exists(
      where
        .selectFrom('applications as other')
        .select('other.id')
        .whereRef('other.id', '!=', 'applications.id')
        .where('other.state', '!=', 'rejected')
        .where((other) =>
          other.or([
            other('other.idNumber', '=', other.ref('applications.idNumber')),
            other('other.email', '=', other.ref('applications.email')),
          ]),
        )
        // A correction of this application is by the same applicant.
        .where(sql<SqlBool>`other.corrects is distinct from applications.id`),
    ),
  ])

interface Wanted {
  state?: View
  search?: Named
  after?: QueuePlace
  today: string
}

/** The columns that the queue shows of an application. */
export const queueColumns = [
  'id',
  'reference',
  'state',
  'nameZh',
  'surname',
  'firstName',
  'idType',
  'receivedAt',
  'dueOn',
  'corrects',
  'guardianIdNumber',
] as const

export const queueTable = (db: Db) => ({
  /** The words of a search as they are kept: small plain letters, without diacritics and apostrophes. */
  async wordsIn(text: string) {
    const plain = sql<string>`search_plain(${text})`.as('plain')
    const found = await db.selectNoFrom(plain).executeTakeFirstOrThrow()
    return found.plain.split(' ').filter(Boolean)
  },

  /** Ordered by due day, and of one day by receipt. */
  page: ({ state, search, after, today }: Wanted, size: number) =>
    db
      .selectFrom('applications')
      .select(queueColumns)
      .select((where) => isDuplicate(where).$castTo<boolean>().as('duplicate'))
      .$if(state !== undefined, (all) =>
        all.where('state', '=', state === 'overdue' ? 'waiting' : (state ?? 'waiting')),
      )
      .$if(state === 'overdue', (all) => all.where('dueOn', '<', today))
      .$call((all) => (search ? all.where(matching(search)) : all))
      .$call((all) => (after ? all.where(behind(after)) : all))
      .orderBy('dueOn')
      .orderBy('receivedAt')
      .orderBy('id')
      .limit(size)
      .execute(),

  counts: (today: string) =>
    db
      .selectFrom('applications')
      .select((all) => [
        all.fn.countAll<number>().as('waiting'),
        all.fn.countAll<number>().filterWhere('dueOn', '<', today).as('overdue'),
      ])
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow(),

  /** Finds the next application that waits, beginning again after the last. */
  async nextWaiting(after: QueuePlace) {
    const waiting = db
      .selectFrom('applications')
      .select('reference')
      .where('state', '=', 'waiting')
      .where('id', '!=', after.id)
      .orderBy('dueOn')
      .orderBy('receivedAt')
      .orderBy('id')
      .limit(1)
    const next = (await waiting.where(behind(after)).executeTakeFirst()) ?? (await waiting.executeTakeFirst())
    return next?.reference ?? null
  },

  /** Other waiting or passed applications with the same ID number or e-mail, less its own correction. */
  applicationsSharing: ({ id, idNumber, email }: { id: number; idNumber: string; email: string }) =>
    db
      .selectFrom('applications')
      .select(['reference', 'idNumber', 'email'])
      .where((where) => where.or([where('idNumber', '=', idNumber), where('email', '=', email)]))
      .where('id', '!=', id)
      .where('state', '!=', 'rejected')
      .where(sql<SqlBool>`corrects is distinct from ${id}::bigint`)
      .orderBy('id')
      .limit(10)
      .execute(),
})
