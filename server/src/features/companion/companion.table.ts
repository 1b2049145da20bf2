import type { ChildRelation, CompanionEnd, CompanionKind } from '@palaestra/contract'
import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { isActive } from '../entitlement/hold.table.ts'

export interface CompanionTables {
  /** The people with whom members act. Ended entries stay for a while, for who asks later who was in a list. */
  companions: {
    id: Generated<number>
    kind: CompanionKind
    /** Whose list it stands in. */
    ownerId: number
    /** One of as many as the list has: so the database knows how many that are. */
    place: number
    /** The member number as it was entered, whoever has it. */
    askedNumber: string
    /** Whoever can answer for this number; null until it was looked up, and where there is nobody. */
    personId: number | null
    /** What the owner is to a child; null for other kinds. */
    relation: ChildRelation | null
    shirt: number | null
    askedAt: Date
    /** The day from which it can be answered no more. */
    answerUntil: string
    /** A no, of which the owner is not told: to them the request waits until its day. */
    declinedAt: Date | null
    confirmedAt: Date | null
    /** The person, or a guardian of the child. */
    confirmedBy: number | null
    endedAt: Date | null
    endedBecause: CompanionEnd | null
    endedBy: number | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends CompanionTables {}
}
export type CompanionRow = Selectable<CompanionTables['companions']>
type NewCompanion = Pick<
  Insertable<CompanionTables['companions']>,
  'kind' | 'ownerId' | 'place' | 'askedNumber' | 'personId' | 'relation' | 'shirt' | 'askedAt' | 'answerUntil'
> &
  Pick<CompanionRow, 'confirmedAt' | 'confirmedBy'>
type End = Pick<CompanionRow, 'endedAt' | 'endedBecause' | 'endedBy'>

/** Whether the owner is now a guardian of the person, for a statement with both. */
const isGuardian = sql<boolean>`exists (
  select from guardianships where guardianships.child_id = companions.person_id
    and guardianships.guardian_id_number = owners.id_number and ${isActive})`

export const companionTable = (db: Db) => {
  const open = () => db.selectFrom('companions').where('companions.endedAt', 'is', null)
  /** Open entries with the names of both sides, and whether the owner is the person’s guardian. */
  const withNames = () =>
    open()
      .innerJoin('members as owners', 'owners.id', 'companions.ownerId')
      .leftJoin('members as persons', 'persons.id', 'companions.personId')
      .selectAll('companions')
      .select(['owners.nameZh as ownerNameZh', 'owners.surname as ownerSurname', 'owners.firstName as ownerFirstName'])
      .select(['persons.nameZh', 'persons.surname', 'persons.firstName', 'persons.birthDate'])
      .select(isGuardian.as('isGuardian'))
      .orderBy('companions.id')

  return {
    /** Nothing comes back for one that has ended. */
    open: (id: number) => open().selectAll().where('id', '=', id).executeTakeFirst(),

    /** The open entries of one list. */
    inList: (ownerId: number, kind: CompanionKind) =>
      open()
        .select(['askedNumber', 'place', 'shirt', 'id'])
        .where('ownerId', '=', ownerId)
        .where('kind', '=', kind)
        .execute(),

    ofOwner: (ownerId: number) => withNames().where('companions.ownerId', '=', ownerId).execute(),

    /** Those that name the member, or a child whose guardian they are: what they can answer and end as the other side. */
    aboutMember: ({ id, idNumber }: { id: number; idNumber: string }) =>
      withNames()
        .where('companions.ownerId', '<>', id)
        .where('companions.personId', 'in', (of) =>
          of
            .selectFrom('guardianships')
            .select('guardianships.childId as id')
            .where('guardianships.guardianIdNumber', '=', idNumber)
            .where(isActive)
            .union(of.selectFrom('members').select('members.id as id').where('members.id', '=', id)),
        )
        // A child does not answer for being accompanied: its guardians do.
        .where((of) => of.or([of('companions.kind', '<>', 'child'), of('companions.personId', '<>', id)]))
        .where((of) => of.or([of('companions.kind', '=', 'child'), of('companions.personId', '=', id)]))
        .execute(),

    add: (companion: NewCompanion) =>
      db
        .insertInto('companions')
        .values({ declinedAt: null, endedAt: null, endedBecause: null, endedBy: null, ...companion })
        .returning('id')
        .executeTakeFirstOrThrow(),

    /** Says who can answer a request that nobody has ended meanwhile. Nothing comes back where that was said before. */
    address: (id: number, personId: number) =>
      db
        .updateTable('companions')
        .set({ personId })
        .where('id', '=', id)
        .where('personId', 'is', null)
        .where('endedAt', 'is', null)
        .returning('id')
        .executeTakeFirst(),

    /** Whether this person has said no to this member’s request of the same kind since a moment. */
    async hasDeclined({ ownerId, kind }: Pick<CompanionRow, 'ownerId' | 'kind'>, personId: number, since: Date) {
      const found = db
        .selectFrom('companions')
        .select('id')
        .where('ownerId', '=', ownerId)
        .where('personId', '=', personId)
        .where('kind', '=', kind)
        .where('declinedAt', '>', since)
      return (await found.executeTakeFirst()) !== undefined
    },

    /** Nothing comes back where it was answered, ended or has run out: of several at once the first counts. */
    confirm: (id: number, { confirmedAt, confirmedBy }: { confirmedAt: Date; confirmedBy: number }, today: string) =>
      db
        .updateTable('companions')
        .set({ confirmedAt, confirmedBy })
        .where('id', '=', id)
        .where('confirmedAt', 'is', null)
        .where('declinedAt', 'is', null)
        .where('endedAt', 'is', null)
        .where('answerUntil', '>', today)
        .returningAll()
        .executeTakeFirst(),

    /** Nothing comes back where it was answered or ended meanwhile. */
    decline: (id: number, declinedAt: Date) =>
      db
        .updateTable('companions')
        .set({ declinedAt })
        .where('id', '=', id)
        .where('confirmedAt', 'is', null)
        .where('declinedAt', 'is', null)
        .where('endedAt', 'is', null)
        .returning('id')
        .executeTakeFirst(),

    /** Nothing comes back where it has ended before: of both sides at once one ends it. */
    end: (id: number, end: End) =>
      db
        .updateTable('companions')
        .set(end)
        .where('id', '=', id)
        .where('endedAt', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    change: (id: number, change: Partial<Pick<CompanionRow, 'relation' | 'shirt'>>) =>
      db.updateTable('companions').set(change).where('id', '=', id).where('endedAt', 'is', null).execute(),

    /** Frees the places of requests that have run out. */
    lapse: (ownerId: number, today: string, endedAt: Date) =>
      db
        .updateTable('companions')
        .set({ endedAt, endedBecause: 'lapsed' })
        .where('ownerId', '=', ownerId)
        .where('confirmedAt', 'is', null)
        .where('endedAt', 'is', null)
        .where('answerUntil', '<=', today)
        .execute(),

    /** The next entries that time has ended: children born until a day, guardians who are none, requests without an answer. */
    due: (today: string, bornUntil: string) =>
      withNames()
        .where((of) =>
          of.or([
            of.and([of('companions.confirmedAt', 'is', null), of('companions.answerUntil', '<=', today)]),
            of.and([
              of('companions.kind', '=', 'child'),
              of('companions.confirmedAt', 'is not', null),
              of.or([
                of('persons.birthDate', '<=', bornUntil),
                of.and([of('companions.relation', '=', 'guardian'), of.not(isGuardian)]),
              ]),
            ]),
          ]),
        )
        .limit(100)
        .execute(),

    purge: (endedBefore: Date) => db.deleteFrom('companions').where('endedAt', '<', endedBefore).execute(),
  }
}
export type NamedCompanion = Awaited<ReturnType<ReturnType<typeof companionTable>['ofOwner']>>[number]
