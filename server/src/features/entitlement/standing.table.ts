import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { holdsOn, youngestChildBornOn } from './hold.table.ts'
import { noticeOpen } from './notice.table.ts'

/** All that decides what a member may use, in one statement: calls that give something ask it first. */
const standing = prepared<{ id: number; today: string }>()((db, value) =>
  db
    .selectFrom('members')
    .innerJoin('cards', 'cards.memberId', 'members.id')
    .leftJoin('cardLosses', (join) =>
      join.onRef('cardLosses.memberId', '=', 'members.id').on('cardLosses.closedOn', 'is', null),
    )
    .leftJoin('paymentConsents', 'paymentConsents.memberId', 'members.id')
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
      'paymentConsents.state as consent',
    ])
    .select((of) => [
      youngestChildBornOn(of).as('youngestChildBornOn'),
      holdsOn(of, value('today')).as('holds'),
      noticeOpen(of).as('noticeOpen'),
    ])
    .where('members.id', '=', value('id')),
)

export const standingTable = (db: Db) => ({
  of: (id: number, today: string) => standing.firstOrThrow(db, { id, today }),
})

export type StandingRow = Awaited<ReturnType<ReturnType<typeof standingTable>['of']>>
