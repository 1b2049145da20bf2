import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { Search } from './search.rules.ts'
import { isNamed } from './words.table.ts'

/** Escapes `%` and `_`, which a search takes literally. */
const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** The application that became this member, or is by somebody with the member’s ID number. */
const ofMember = (memberNumber: string) => [
  sql`one.username in (select username from members where member_number = ${memberNumber})`,
  sql`one.id_number in (select id_number from members where member_number = ${memberNumber})`,
]

/** An application, called `one`, that a search may mean. Without a meaning it is none. */
export const applicationMatching = ({
  words,
  named,
  reference,
  idNumber,
  telephone,
  memberNumber,
  email,
}: Search): RawBuilder<unknown> => {
  const meanings = [
    ...(words.length > 0 ? [isNamed('application', sql`one.id`, words, named)] : []),
    ...(reference ? [sql`one.reference like ${beginningWith(reference)}`] : []),
    ...(idNumber ? [sql`one.id_number = ${idNumber}`] : []),
    ...(telephone ? [sql`one.mobile = ${telephone}`, sql`one.telephone = ${telephone}`] : []),
    ...(memberNumber ? ofMember(memberNumber) : []),
    ...(email ? [sql`one.email like ${beginningWith(email)}`] : []),
  ]
  return meanings.length > 0 ? sql`(${sql.join(meanings, sql` or `)})` : sql`false`
}

/** The words of a search as they are kept: small plain letters, without diacritics and apostrophes. */
export const wordsIn = async (db: Db, text: string) => {
  const plain = sql<string>`search_plain(${text})`.as('plain')
  const found = await db.selectNoFrom(plain).executeTakeFirstOrThrow()
  return found.plain.split(' ').filter(Boolean)
}
