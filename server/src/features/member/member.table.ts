import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { isActive } from '../entitlement/hold.table.ts'

export interface MemberTables {
  /** Kept by the database, from the names (0074). */
  memberWords: { memberId: number; word: string }
  /** Each word of a Latin name with each other one (0099). */
  memberWordPairs: { first: string; second: string; memberId: number }
  /** The plastic cards that were handed out. */
  cardHandovers: { qrReference: string; memberId: number; handedAt: Date; staffId: number }
}
declare module '../../database/tables.ts' {
  interface Tables extends MemberTables {}
}

type Where = ExpressionBuilder<Tables, 'members'>
/** Whether something holds them back on a day. */
export const isHeld = (today: string) => (where: Where) =>
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

  /** Bookings that they have missed, the newest first. */
  noShows: (memberId: number) =>
    db
      .selectFrom('noShows')
      .innerJoin('bookings', 'bookings.id', 'noShows.bookingId')
      .select(['noShows.id', 'bookings.reference', 'noShows.missedOn', 'noShows.excusedAt'])
      .where('noShows.memberId', '=', memberId)
      .orderBy('noShows.missedOn', 'desc')
      .limit(most)
      .execute(),

  /** As the minor, and as the guardian of others. */
  consents: ({ id, idNumber }: { id: number; idNumber: string }) =>
    db
      .selectFrom('paymentConsents')
      .innerJoin('members as children', 'children.id', 'paymentConsents.memberId')
      .select(['paymentConsents.memberId', 'paymentConsents.state', 'paymentConsents.since', 'endedAt'])
      .select('children.memberNumber')
      .where('paymentConsents.memberId', 'in', (where) =>
        where
          .selectFrom('guardianships')
          .select('childId as id')
          .where('guardianIdNumber', '=', idNumber)
          .where(isActive)
          .union(where.selectFrom('members').select('members.id as id').where('members.id', '=', id)),
      )
      .orderBy('paymentConsents.memberId')
      .limit(most)
      .execute(),

  /** Who the guardians of a minor are, were, and are proposed to be; the newest first. */
  guardians: (childId: number) =>
    db
      .selectFrom('guardianships')
      .innerJoin('guardians', 'guardians.idNumber', 'guardianships.guardianIdNumber')
      .leftJoin('members', 'members.idNumber', 'guardianships.guardianIdNumber')
      .leftJoin('staff', 'staff.id', 'guardianships.byStaff')
      .select(['guardianships.id', 'guardianIdNumber', 'relation', 'enteredBy', 'papers', 'since', 'byStaff'])
      .select(['guardianships.endedAt', 'endedBecause', 'guardians.face', 'staff.name as by'])
      .select(['members.memberNumber', 'members.nameZh', 'members.surname', 'members.firstName'])
      .where('childId', '=', childId)
      .orderBy('guardianships.id', 'desc')
      .limit(most)
      .execute(),

  /** What was said of the online payment of a minor, the newest first. */
  said: (childId: number) =>
    db
      .selectFrom('paymentConsentChanges')
      .leftJoin('members', 'members.id', 'paymentConsentChanges.byMember')
      .select(['state', 'at', 'proof', 'members.memberNumber'])
      .where('paymentConsentChanges.memberId', '=', childId)
      .orderBy('paymentConsentChanges.id', 'desc')
      .limit(most)
      .execute(),

  /** Of either side, the newest first, with what is known of the other one. */
  companions: (memberId: number) =>
    db
      .selectFrom('companions')
      .leftJoin('members as others', (join) =>
        join.on(
          sql`others.id`,
          '=',
          sql`case when companions.owner_id = ${memberId} then companions.person_id else companions.owner_id end`,
        ),
      )
      .select(['companions.id', 'kind', 'ownerId', 'askedNumber', 'relation', 'askedAt', 'declinedAt', 'confirmedAt'])
      .select(['companions.endedAt', 'endedBecause'])
      .select(['others.memberNumber', 'others.nameZh', 'others.surname', 'others.firstName'])
      .where((where) => where.or([where('ownerId', '=', memberId), where('personId', '=', memberId)]))
      .orderBy('companions.id', 'desc')
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

  /**
   * Those that name the member, to an address of before too, and those to the contacts of now that name nobody, such as
   * codes. Each half is read out of an index of its own.
   */
  letters: (memberId: number, recipients: readonly string[]) => {
    const newest = db
      .selectFrom('letters')
      .select(['id', 'channel', 'kind', 'writtenAt', 'sentAt', 'endedAt'])
      .orderBy('writtenAt', 'desc')
      .limit(most)
    const named = newest.where('memberId', '=', memberId)
    const toContacts = newest.where('to', '=', sql<string>`any(${recipients})`).where('memberId', 'is', null)
    return db
      .selectFrom(
        db
          .selectFrom(named.as('named'))
          .selectAll()
          .unionAll(db.selectFrom(toContacts.as('to')).selectAll())
          .as('letters'),
      )
      .select(['channel', 'kind', 'writtenAt', 'sentAt', 'endedAt'])
      .orderBy('writtenAt', 'desc')
      .orderBy('id')
      .limit(most)
      .execute()
  },

  applications: ({ username, idNumber }: { username: string; idNumber: string }) =>
    db
      .selectFrom('applications')
      .select(['reference', 'state', 'receivedAt'])
      .where((where) => where.or([where('username', '=', username), where('idNumber', '=', idNumber)]))
      .orderBy('receivedAt', 'desc')
      .limit(most)
      .execute(),

  documentRequests: (memberId: number) =>
    db
      .selectFrom('documentRequests')
      .select(['reference', 'state', 'dueOn as askedBy'])
      .where('memberId', '=', memberId)
      .orderBy('id', 'desc')
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
