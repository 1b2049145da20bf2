import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Search } from '../application/review/queue.rules.ts'

export interface MemberTables {
  /** Kept by the database, from the names (0074). */
  memberWords: { memberId: number; word: string }
  /** The plastic cards that were handed out. */
  cardHandovers: { qrReference: string; memberId: number; handedAt: Date; staffId: number }
}
declare module '../../database/tables.ts' {
  interface Tables extends MemberTables {}
}

type Where = ExpressionBuilder<Tables, 'members'>
type Asked = Search & { username?: string }

/** Escapes `%` and `_`, which a search takes literally. */
const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * The members whose name has a word that begins with each of these. The longest is read out of its index, the others
 * are looked up for who is found by it.
 */
const named = (words: readonly string[]) => {
  const [longest = '', ...others] = words.toSorted((one, other) => other.length - one.length)
  const also = others.map(
    (word) => sql`and exists (
      select from member_words as other where other.member_id = found.member_id and other.word like ${beginningWith(word)})`,
  )
  return sql`select member_id from member_words as found
    where word like ${beginningWith(longest)} ${sql.join(also, sql` `)}`
}

/** Each meaning of a search by an index of its own: one condition for all of them would read every member. */
const meaning = ({ words, idNumber, telephone, memberNumber, email, username }: Asked) => [
  ...(words.length > 0 ? [named(words)] : []),
  ...(idNumber ? [sql`select id from members where id_number = ${idNumber}`] : []),
  ...(telephone ? [sql`select id from members where mobile = ${telephone}`] : []),
  ...(telephone ? [sql`select id from members where telephone = ${telephone}`] : []),
  ...(memberNumber ? [sql`select id from members where member_number = ${memberNumber}`] : []),
  ...(email ? [sql`select id from members where email like ${beginningWith(email)}`] : []),
  ...(username ? [sql`select id from members where username = ${username}`] : []),
]

const isHeld = (today: string) => (where: Where) =>
  where.exists(
    where
      .selectFrom('memberHolds')
      .select('memberHolds.id')
      .whereRef('memberHolds.memberId', '=', 'members.id')
      .where('endedAt', 'is', null)
      .where((hold) => hold.or([hold('until', 'is', null), hold('until', '>', today)])),
  )

/** Rows that a part of the file shows at most. */
const most = 20

export const memberTable = (db: Db) => ({
  /** The words of a search as they are kept: small plain letters, without diacritics and apostrophes. */
  async wordsIn(text: string) {
    const plain = sql<string>`search_plain(${text})`.as('plain')
    const found = await db.selectNoFrom(plain).executeTakeFirstOrThrow()
    return found.plain.split(' ').filter(Boolean)
  },

  /** By member number. A search always means a username at least, so there is something to look for. */
  page: (search: Asked, { after, today }: { after: string; today: string }, size: number) =>
    db
      .selectFrom('members')
      .select(['memberNumber', 'nameZh', 'surname', 'firstName', 'birthDate', 'activatedAt'])
      .select((where) => isHeld(today)(where).$castTo<boolean>().as('held'))
      .where(sql<SqlBool>`members.id in (${sql.join(meaning(search), sql` union `)})`)
      .where('memberNumber', '>', after)
      .orderBy('memberNumber')
      .limit(size)
      .execute(),

  byNumber: (memberNumber: string, today: string) =>
    db
      .selectFrom('members')
      .selectAll()
      .select((where) => isHeld(today)(where).$castTo<boolean>().as('held'))
      .where('memberNumber', '=', memberNumber)
      .executeTakeFirst(),

  card: (memberId: number) =>
    db
      .selectFrom('cards')
      .leftJoin('cardHandovers', 'cardHandovers.qrReference', 'cards.qrReference')
      .leftJoin('cardLosses', (join) =>
        join.onRef('cardLosses.memberId', '=', 'cards.memberId').on('cardLosses.closedOn', 'is', null),
      )
      .select(['cards.kind', 'cards.validUntil', 'cards.qrReference'])
      .select(['cardLosses.reportedOn as lostOn', 'cardHandovers.handedAt'])
      .where('cards.memberId', '=', memberId)
      .executeTakeFirst(),

  holds: (memberId: number) =>
    db
      .selectFrom('memberHolds')
      .leftJoin('staff', 'staff.id', 'memberHolds.imposedBy')
      .select(['memberHolds.id', 'reason', 'since', 'until', 'endedAt', 'staff.name'])
      .where('memberId', '=', memberId)
      .orderBy('memberHolds.id', 'desc')
      .limit(most)
      .execute(),

  /** As the minor, and as the guardian of others. */
  consents: ({ id, idNumber }: { id: number; idNumber: string }) =>
    db
      .selectFrom('paymentConsents')
      .innerJoin('members as children', 'children.id', 'paymentConsents.memberId')
      .leftJoin('members as guardians', 'guardians.idNumber', 'paymentConsents.guardianIdNumber')
      .select(['paymentConsents.memberId', 'paymentConsents.state', 'paymentConsents.since'])
      .select(['children.memberNumber as child', 'guardians.memberNumber as guardian'])
      .where((where) =>
        where.or([
          where('paymentConsents.memberId', '=', id),
          where('paymentConsents.guardianIdNumber', '=', idNumber),
        ]),
      )
      .orderBy('paymentConsents.memberId')
      .limit(most)
      .execute(),

  sessions: (memberId: number, now: Date) =>
    db
      .selectFrom('sessions')
      .select(['openedAt', 'seenAt', 'browser', 'system'])
      .where('memberId', '=', memberId)
      .where('endsAt', '>', now)
      .orderBy('seenAt', 'desc')
      .limit(most)
      .execute(),

  letters: (recipients: readonly string[]) =>
    db
      .selectFrom('letters')
      .select(['channel', 'kind', 'writtenAt', 'sentAt', 'endedAt'])
      .where('to', '=', sql<string>`any(${recipients})`)
      .orderBy('writtenAt', 'desc')
      .limit(most)
      .execute(),

  applications: ({ username, idNumber }: { username: string; idNumber: string }) =>
    db
      .selectFrom('applications')
      .select(['reference', 'state', 'receivedAt'])
      .where((where) => where.or([where('username', '=', username), where('idNumber', '=', idNumber)]))
      .orderBy('receivedAt', 'desc')
      .limit(most)
      .execute(),

  /** The file of a picture as it is on file now. */
  async fileOf(id: number, picture: 'photo' | 'idCopy') {
    const found = await db.selectFrom('members').select(picture).where('id', '=', id).executeTakeFirst()
    return found?.[picture] ?? undefined
  },

  hold: (memberId: number, id: number) =>
    db
      .selectFrom('memberHolds')
      .select('reason')
      .where('id', '=', id)
      .where('memberId', '=', memberId)
      .where('endedAt', 'is', null)
      .executeTakeFirst(),

  /** Nothing comes back when this card was handed out before: the key decides, so that of two at once one does it. */
  handOut: (handover: MemberTables['cardHandovers']) =>
    db
      .insertInto('cardHandovers')
      .values(handover)
      .onConflict((conflict) => conflict.doNothing())
      .returning('qrReference')
      .executeTakeFirst(),
})
