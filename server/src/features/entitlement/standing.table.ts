import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { consentOf, holdsOn, youngestChildBornOn } from './hold.table.ts'
import { noticeOpen } from './notice.table.ts'

/** All that decides what members may use, in one statement. */
const standings = (db: Db, today: string) =>
  db
    .selectFrom('members')
    .innerJoin('cards', 'cards.memberId', 'members.id')
    .leftJoin('cardLosses', (join) =>
      join.onRef('cardLosses.memberId', '=', 'members.id').on('cardLosses.closedOn', 'is', null),
    )
    .select([
      'members.birthDate',
      'members.activatedAt',
      'members.email',
      'members.mobile',
      'members.mobileConfirmed',
      'cards.kind',
      'cards.validUntil',
      'cards.qrReference',
      'cardLosses.reportedOn as lostOn',
    ])
    .select((of) => [
      consentOf(of).as('consent'),
      youngestChildBornOn(of).as('youngestChildBornOn'),
      holdsOn(of, today).as('holds'),
      noticeOpen(of).as('noticeOpen'),
    ])

/** That of one member: calls that give something ask it first. */
const standing = prepared<{ id: number; today: string }>()((db, value) =>
  standings(db, value('today')).where('members.id', '=', value('id')),
)

/** Those of several. Whoever has no card yet is left out. */
const standingsOf = prepared<{ ids: readonly number[]; today: string }>()((db, value) =>
  standings(db, value('today'))
    .select('members.id')
    .where(sql<boolean>`members.id = any(${value('ids')}::bigint[])`),
)

export const standingTable = (db: Db) => ({
  of: (id: number, today: string) => standing.firstOrThrow(db, { id, today }),
  ofAll: (ids: readonly number[], today: string) => standingsOf.all(db, { ids, today }),
})

export type StandingRow = Awaited<ReturnType<ReturnType<typeof standingTable>['of']>>
