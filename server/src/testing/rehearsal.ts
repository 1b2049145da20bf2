import { AsyncLocalStorage } from 'node:async_hooks'
import { type KyselyPlugin, type OperationNode, RawNode, sql } from 'kysely'
import type { NoTx, Tx } from '../database/database.ts'

/**
 * Tables that count tries, and what came of them. Their rows are meant to stay when the work fails afterwards: a try
 * that is undone with its work would be a try for nothing.
 */
const counters = [
  'files',
  'face_findings',
  'allowances',
  'mobiles_asked_from',
  'codes',
  'password_tries',
  'security_log',
  'solved_captchas',
  'sms_hours',
  'stranger_tries',
]

/** Calls that keep a part of their work on purpose, with the reason. */
const inParts: Record<string, string> = {
  '/oauth/sign_on': 'An earlier sign-on of this browser is forgotten, whether another begins or not.',
  '/account/sign_on': 'As above.',
  '/gov/card/verify/v3/guardian_facial':
    'The secret is used up before the bureau is asked: it is good for one picture.',
  '/account/guardian_face': 'As above.',
  '/course/pay': 'The order is there before the provider is asked for its page: the next try finds both.',
  '/vbs/pay': 'The order is there before the provider is asked for its page: the next try finds both.',
  '/pool/pay': 'The order is there before the provider is asked for its page: the next try finds both.',
  '/payment/checkout': 'As above.',
  '/desk/order/paid': 'The page is closed at the provider before the money is taken: tried again, it is found closed.',
  'the job payment.refund ':
    'The provider is asked with a key before its answer is written down: asked again, it pays back once.',
  'the job booking.follow rights_ended':
    'The page is closed at the provider before the booking lapses: done again, both are found closed.',
  'the job dataCopy.make ': 'What it has stored is counted before it is stored: the next try deletes it.',
  'the job erasureRequest.carryOut ': 'Copies go one by one, each with its contents. The rows are one transaction.',
}

/** The database of the rehearsal that is under way: everything in it is undone at the end. */
const stage = new AsyncLocalStorage<NoTx>()

/** The same database; within a rehearsal it is the one that is undone. */
export const rehearsable = (db: NoTx): NoTx =>
  new Proxy(db, {
    get: (_, name) => {
      const now = stage.getStore() ?? db
      const value = Reflect.get(now, name, now)
      return typeof value === 'function' ? value.bind(now) : value
    },
  })

const inSql = /\b(insert\s+into|update|delete\s+from)\b/i
/** Where the node of a write has the table that it writes. */
const target = { InsertQueryNode: 'into', UpdateQueryNode: 'table', DeleteQueryNode: 'from' } as const
type Write = keyof typeof target
const isWrite = (kind: unknown): kind is Write => typeof kind === 'string' && Object.hasOwn(target, kind)

/** The tables that a statement writes, also by a part of it (`with … as (insert …)`). */
const tablesWritten = (node: object): string[] => {
  const fields: Record<string, unknown> = { ...node }
  const { kind } = fields
  const own = isWrite(kind) ? [nameIn(fields[target[kind]])] : []
  const within = Object.values(fields).filter((field) => typeof field === 'object' && field !== null)
  return [...own, ...within.flatMap((field) => tablesWritten(field as object))]
}
const nameIn = (table: unknown) => /"kind":"IdentifierNode","name":"(\w+)"/.exec(JSON.stringify(table))?.[1] ?? ''

/** True of a statement that writes more than counters. */
const isWork = (node: OperationNode): boolean => {
  if (!RawNode.is(node)) return tablesWritten(node).some((name) => !counters.includes(name))
  const written = JSON.stringify(node)
  return node.sqlFragments.some((part) => inSql.test(part)) && !counters.some((name) => written.includes(name))
}

const failure = 'The last write of this rehearsal fails.'

/** Counts the statements that do the work, and lets the one of that place fail. */
const counting = (failing?: number) => {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isWork(node)) {
        statements += 1
        if (statements === failing) throw new Error(failure)
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, count: () => statements }
}

/** The columns that say until when somebody is there, where they are not called `seen_at`. */
const seenIn: Record<string, string> = { registrations: 'ends_at' }

/** All rows but those of counters, in a few characters. When somebody was last seen is no work. */
const rowsOf = async (db: NoTx) => {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'`.execute(
    db,
  )
  const each = tables
    .filter(({ name }) => !counters.includes(name))
    .map(
      ({ name }) => sql`
        select ${sql.lit(name)} as name, md5(string_agg(row, '' order by row)) as rows
        from (select (to_jsonb(one) - ${sql.lit(seenIn[name] ?? 'seen_at')})::text as row from ${sql.id(name)} as one) as every`,
    )
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

type Outer = Awaited<ReturnType<ReturnType<NoTx['startTransaction']>['execute']>>

/** A transaction within the one of the rehearsal is a savepoint. */
const withSavepoints = (outer: Outer, plugin: KyselyPlugin): NoTx => {
  const db = outer.withPlugin(plugin)
  let depth = 0
  const execute = async <T>(work: (tx: Tx) => Promise<T>) => {
    depth += 1
    const name = `rehearsal_${depth}`
    await sql`savepoint ${sql.id(name)}`.execute(outer)
    try {
      const result = await work(db)
      await sql`release savepoint ${sql.id(name)}`.execute(outer)
      return result
    } catch (error) {
      await sql`rollback to savepoint ${sql.id(name)}`.execute(outer)
      throw error
    }
  }
  // Beside `transaction`, a transaction has all that the database has.
  return new Proxy(db as unknown as NoTx, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute })
      if (name === 'withPlugin') return (more: KyselyPlugin) => withSavepoints(outer.withPlugin(more) as Outer, plugin)
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/**
 * Does the work in vain: once to see how many statements it takes, and once with the last of them failing. What the
 * earlier ones wrote must be gone then, which it is if all of them are one transaction.
 *
 * @returns whether that could be tried: it was a success and more than one statement
 * @throws when rows have changed all the same
 */
export const rehearse = async (db: NoTx, name: string, work: () => Promise<{ code: number }>) => {
  const once = async (failing?: number) => {
    const outer = await db.startTransaction().execute()
    const { plugin, count } = counting(failing)
    try {
      const staged = withSavepoints(outer, plugin)
      const before = failing === undefined ? {} : await rowsOf(staged)
      // A job has nobody who would turn the failure into a reply.
      const { code } = await stage.run(staged, work).catch((error: Error) => {
        if (error.message === failure) return { code: -1 }
        throw error
      })
      const after = failing === undefined ? {} : await rowsOf(staged)
      const changed = Object.keys(after).filter((table) => before[table] !== after[table])
      return { code, statements: count(), changed }
    } finally {
      await outer.rollback().execute()
    }
  }
  const { code, statements } = await once()
  if (name in inParts) return true
  if (code !== 0 || statements < 2) return false
  const { changed } = await once(statements)
  if (changed.length > 0)
    throw new Error(`${name} leaves rows in ${changed.join(', ')} when its last write fails: is it one transaction?`)
  return true
}
