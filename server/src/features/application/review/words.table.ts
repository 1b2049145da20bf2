import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { wordsToRead } from './words.rules.ts'

type Sql = RawBuilder<unknown>

/** Behind everything that begins as it does. */
export const last = '\u{10ffff}'

/** A range, because a prepared statement with `like` has a plan for any pattern, also for one that begins with `%`. */
export const begins = (column: Sql, beginning: string) =>
  sql`${column} >= ${beginning} and ${column} < ${beginning + last}`

/** The first words of pairs from a place on, as far as they begin so: found by leaping from one to the next. */
export const firstsOf = (pairs: string, from: Sql, beginning: string) => {
  const leap = (from: Sql) => sql`
    select first from ${sql.table(pairs)} where ${from} and first < ${beginning + last} order by first limit 1`
  return sql`(
    with recursive firsts (first) as (
      (${leap(from)})
      union all
      select (${leap(sql`first > firsts.first`)}) from firsts where firsts.first is not null
    )
    select first from firsts where first is not null)`
}

/** Who has words of their name kept. */
export type Named = 'member' | 'application'
/** Of whom a search by its words means, by id; undefined where they are too many to be sorted. */
export type FoundByName = Record<Named, readonly number[] | undefined>

const wordsOf = (one: Named, id: Sql) =>
  sql`${sql.table(`${one}_words`)} as own where ${sql.ref(`own.${one}_id`)} = ${id}`

/**
 * Where one of the words that lie beside a pair begins so; 0 where none does. They are in their order, so it is the first
 * of those that do.
 */
export const placeOfWord = (beginning: string) => sql`strpos(found.words, ${` ${beginning}`})`

/** One of them has a word that begins so: read for one row after the other, never for all at once. */
const hasWord = (one: Named, id: Sql, beginning: string) =>
  sql`(select min(word) from ${wordsOf(one, id)} and ${begins(sql`own.word`, beginning)}) is not null`

/**
 * The same for rows of another table. All their words are read, a handful, and then compared: for these the planner would
 * rather read everybody who has such a word.
 */
const hasWordAmongOwn = (one: Named, id: Sql, beginning: string) => sql`
  exists (select from (select own.word from ${wordsOf(one, id)} offset 0) as own where ${begins(sql`own.word`, beginning)})`

/**
 * So many are sorted faster than the queue is read until twenty of them have come; of more, twenty come soon. The
 * planner cannot tell: it guesses how common a part of a name is.
 */
const few = 2500

/** Of whom a search by these words means: where they are too many, `isNamed` looks for the words at each row instead. */
const named = async (db: Db, one: Named, words: readonly string[]) => {
  const asked = wordsToRead(words)
  if (!asked) return []
  const { first, second, others } = asked
  const pairs = `${one}_word_pairs`
  const id = sql.ref(`found.${one}_id`)
  const found =
    first === undefined
      ? sql`${sql.table(`${one}_words`)} as found where ${begins(sql`found.word`, second)}`
      : sql`${firstsOf(pairs, sql`first >= ${first}`, first)} as firsts
          join ${sql.table(pairs)} as found on found.first = firsts.first and ${begins(sql`found.second`, second)}
          where true`
  const has = (word: string) => (first === undefined ? hasWord(one, id, word) : sql`${placeOfWord(word)} > 0`)
  const also = others.map((word) => sql`and ${has(word)}`)
  const { rows } = await sql<{ ids: number[] | null }>`
    select case when count(*) <= ${few} then coalesce(json_agg(id), '[]') end as ids from (
      select ${id} as id from ${found} ${sql.join(also, sql` `)} limit ${few + 1}
    ) as counted`.execute(db)
  return rows[0]?.ids ?? undefined
}

export const foundByName = async (db: Db, words: readonly string[]): Promise<FoundByName> => {
  const [member, application] = await Promise.all([named(db, 'member', words), named(db, 'application', words)])
  return { member, application }
}

/** That the one of this id is among those found, or has all of the words. */
export const isNamed = (one: Named, id: Sql, words: readonly string[], found: FoundByName) =>
  found[one]
    ? sql`${id} = any (${found[one]}::bigint[])`
    : sql`(${sql.join(
        words.map((word) => hasWordAmongOwn(one, id, word)),
        sql` and `,
      )})`
