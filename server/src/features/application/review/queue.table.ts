import type { desk, Reply } from '@palaestra/contract'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

type State = Reply<typeof desk.application.queue>['items'][number]['state']
type Where = ExpressionBuilder<Tables, 'applications'>

/** A page begins after this application. */
export interface Place {
  dueOn: string
  id: number
}

const accents = ['àáâãäçèéêëìíîïñòóôõöùúûü', 'aaaaaceeeeiiiinooooouuuu'] as const
/** Lowercases and removes diacritics: the same expressions as the indexes in 0023_review.ts. */
const plain = (expression: Expression<string>) =>
  sql<string>`translate(lower(${expression}), ${sql.lit(accents[0])}, ${sql.lit(accents[1])})`
const searched = {
  surnameFirst: plain(sql<string>`surname || ' ' || first_name`),
  firstNameFirst: plain(sql<string>`first_name || ' ' || surname`),
}
const inPlainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** Escapes `%` and `_`, which a search takes literally. */
const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

const matching = (text: string) => (where: Where) => {
  const name = beginningWith(inPlainLetters(text))
  return where.or([
    where('reference', 'like', beginningWith(text.toUpperCase())),
    where('nameZh', 'like', beginningWith(text.normalize('NFC'))),
    sql<SqlBool>`${searched.surnameFirst} like ${name}`,
    sql<SqlBool>`${searched.firstNameFirst} like ${name}`,
  ])
}

const behind = ({ dueOn, id }: Place) =>
  sql<SqlBool>`(applications.due_on, applications.id) > (${dueOn}::date, ${id}::bigint)`

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
] as const

export const queueTable = (db: Db) => ({
  /** Ordered by due day. */
  page: ({ state, search, after }: { state?: State; search?: string; after?: Place }, size: number) =>
    db
      .selectFrom('applications')
      .select(queueColumns)
      .select((where) => isDuplicate(where).$castTo<boolean>().as('duplicate'))
      .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'waiting'))
      .$if(Boolean(search), (all) => all.where(matching(search ?? '')))
      .$if(after !== undefined, (all) => all.where(behind(after ?? { dueOn: '', id: 0 })))
      .orderBy('dueOn')
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
  async nextWaiting(after: Place) {
    const waiting = db
      .selectFrom('applications')
      .select('reference')
      .where('state', '=', 'waiting')
      .where('id', '!=', after.id)
      .orderBy('dueOn')
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
