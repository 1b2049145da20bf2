import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { WordsToRead } from '../application/review/words.rules.ts'
import { begins, firstsOf, last, placeOfWord } from '../application/review/words.table.ts'
import { isHeld } from './member.table.ts'
import type { FoundPlace, MemberSearch } from './search.rules.ts'

// Each part reads an index in the order of the page, from the place where the page begins, and no further than its end:
// a common name costs no more than a rare one. Beginnings are ranges, because a prepared statement with `like` has a plan
// for any pattern, also for one that begins with `%`.

type Found = RawBuilder<FoundPlace>

const emailBegins = (beginning: string) => sql`email ~>=~ ${beginning} and email ~<~ ${beginning + last}`

/** What tells a member from all others but a name. */
type Asked = { [key in Exclude<keyof MemberSearch, 'name'>]?: string | undefined }

/** By a number, a telephone, an e-mail or the username, each by its own index: few, whatever is asked for. */
const byOther = ({ idNumber, telephone, memberNumber, email, username }: Asked) =>
  sql<{ id: number }>`(${sql.join(
    [
      ...(username ? [sql`select id from members where username = ${username}`] : []),
      ...(idNumber ? [sql`select id from members where id_number = ${idNumber}`] : []),
      ...(telephone ? [sql`select id from members where mobile = ${telephone}`] : []),
      ...(telephone ? [sql`select id from members where telephone = ${telephone}`] : []),
      ...(memberNumber ? [sql`select id from members where member_number = ${memberNumber}`] : []),
      ...(email ? [sql`select id from members where ${emailBegins(email)}`] : []),
    ],
    sql` union `,
  )})`

const notOf = (more: RawBuilder<unknown>) => sql`and found.member_id not in (select id from ${more} as more)`
/** All of these, each after an `and`. */
const andAll = (conditions: RawBuilder<unknown>[]) =>
  sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  )

/** Each member once, by the first of their words that begin so; and only those who have the other words, too. */
const onlyOnce = ({ second, others }: WordsToRead, more: RawBuilder<unknown>) => {
  const firstWord = (beginning: string) => sql`(
    select min(word) from member_words as own where own.member_id = found.member_id and ${begins(sql`own.word`, beginning)})`
  return sql`found.word = ${firstWord(second)} ${andAll(others.map((word) => sql`${firstWord(word)} is not null`))} ${notOf(more)}`
}

/** The same of pairs, from the words that lie beside them. */
const onlyOncePaired = (first: string, { second, others }: WordsToRead, more: RawBuilder<unknown>) => {
  const isFirst = (column: string, beginning: string) =>
    sql`strpos(found.words, ' ' || ${sql.ref(`found.${column}`)} || ' ') = ${placeOfWord(beginning)}`
  return sql`${isFirst('second', second)} and ${isFirst('first', first)}
    ${andAll(others.map((word) => sql`${placeOfWord(word)} > 0`))} ${notOf(more)}`
}

interface Page {
  size: number
  behind: FoundPlace | undefined
}

const oneWord = (name: WordsToRead, more: RawBuilder<unknown>, { size, behind }: Page): Found => sql`
  select '' collate "C" as first, found.word, found.member_id as id from member_words as found
  where ${begins(sql`found.word`, name.second)} and ${onlyOnce(name, more)}
    ${behind?.word ? sql`and (found.word, found.member_id) > (${behind.word}, ${behind.id}::bigint)` : sql``}
  order by found.word, found.member_id limit ${size}`

/** Of two words, where the first one is whole: by far most searches. */
const wholeFirst = (first: string, name: WordsToRead, more: RawBuilder<unknown>, { size, behind }: Page): Found => sql`
  select found.first, found.second as word, found.member_id as id from member_word_pairs as found
  where found.first = ${first} and ${begins(sql`found.second`, name.second)} and ${onlyOncePaired(first, name, more)}
    ${behind?.word ? sql`and (found.second, found.member_id) > (${behind.word}, ${behind.id}::bigint)` : sql``}
  order by found.second, found.member_id limit ${size}`

/** Where it is the beginning of others: each of those, found by leaping from one to the next, as if it were whole. */
const begunFirst = (first: string, name: WordsToRead, more: RawBuilder<unknown>, { size, behind }: Page): Found => {
  const start = behind?.first && behind.first !== first ? behind : undefined
  return sql`
    select each.first, each.word, each.id from ${firstsOf('member_word_pairs', start ? sql`first >= ${start.first}` : sql`first > ${first}`, first)} as firsts, lateral (
      select found.first, found.second as word, found.member_id as id from member_word_pairs as found
      where found.first = firsts.first and ${begins(sql`found.second`, name.second)} and ${onlyOncePaired(first, name, more)}
        ${start ? sql`and (found.first, found.second, found.member_id) > (${start.first}, ${start.word}, ${start.id}::bigint)` : sql``}
      order by found.second, found.member_id limit ${size}
    ) as each
    order by 1, 2, 3 limit ${size}`
}

/** Members by a number, a telephone or an e-mail of theirs. */
export const membersBy = async (db: Db, { idNumber, telephone, memberNumber, email }: Asked) => {
  const asked = { idNumber, telephone, memberNumber, email }
  if (!Object.values(asked).some(Boolean)) return []
  return (await byOther(asked).execute(db)).rows.map(({ id }) => id)
}

export const memberSearch = (db: Db) => {
  const shown = (found: Found, today: string, size: number) =>
    db
      .selectFrom(sql<FoundPlace>`(${found})`.as('found'))
      .innerJoin('members', 'members.id', 'found.id')
      .select(['found.first', 'found.word', 'members.id'])
      .select(['memberNumber', 'nameZh', 'surname', 'firstName', 'birthDate', 'activatedAt'])
      .select((where) => isHeld(today)(where).$castTo<boolean>().as('held'))
      .orderBy('found.first')
      .orderBy('found.word')
      .orderBy('members.id')
      .limit(size)
      .execute()

  return {
    /** The words of a search as they are kept: small plain letters, without diacritics and apostrophes. */
    async wordsIn(text: string) {
      const plain = sql<string>`search_plain(${text})`.as('plain')
      const found = await db.selectNoFrom(plain).executeTakeFirstOrThrow()
      return found.plain.split(' ').filter(Boolean)
    },

    /** By a number, an e-mail or the username first; then by the words that were found, and of one name by age. */
    async page(
      search: MemberSearch,
      { behind, today }: { behind?: FoundPlace | undefined; today: string },
      size: number,
    ) {
      const { name } = search
      const first = name?.first
      const more = byOther(search)
      const isBehindNames = behind !== undefined && behind.word !== ''
      const isBehindWhole = behind !== undefined && behind.first !== '' && behind.first !== first
      const parts = [
        ...(isBehindNames
          ? []
          : [
              sql`select '' collate "C" as first, '' collate "C" as word, id from ${more} as more
              where id > ${behind?.id ?? 0}::bigint`,
            ]),
        ...(name && first === undefined ? [oneWord(name, more, { size, behind })] : []),
        ...(name && first !== undefined && !isBehindWhole ? [wholeFirst(first, name, more, { size, behind })] : []),
      ].map((part) => sql`(${part})`)
      const found =
        parts.length === 0 ? [] : await shown(sql<FoundPlace>`${sql.join(parts, sql` union all `)}`, today, size)
      const missing = size - found.length
      if (!name || first === undefined || missing === 0) return found
      return [...found, ...(await shown(begunFirst(first, name, more, { size: missing, behind }), today, missing))]
    },
  }
}
