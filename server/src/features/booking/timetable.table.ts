import { statesOfHolder } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { isAwaited, isKept, isLet } from '../venue/slot.table.ts'

export const timetableTable = (db: Db) => ({
  /**
   * The slots of a venue on a day with who has them, in the order of its facilities, courts and hours: what the timetable
   * no longer has, too, where somebody has it.
   */
  ofDay: (venueId: number, day: string, now: Date) =>
    db
      .selectFrom('slots')
      .leftJoin('bookings', (join) =>
        join
          .onRef('bookings.slotId', '=', 'slots.id')
          .on('bookings.state', 'in', statesOfHolder)
          // What nobody has paid in time is nobody’s, swept or not.
          .on(
            sql<boolean>`(bookings.held_until is null or bookings.held_until > ${now} or exists (
              select from orders paid where paid.id = bookings.order_id and paid.paid_at is not null))`,
          ),
      )
      .leftJoin('members', 'members.id', 'bookings.memberId')
      .leftJoin('orders', 'orders.id', 'bookings.orderId')
      .leftJoin('ownUses', 'ownUses.id', 'bookings.ownUseId')
      .select(['slots.id', 'slots.courtId', 'slots.facilityId', 'slots.band', 'slots.startsAt', 'slots.endsAt'])
      .select(['slots.opensAt', 'slots.givenBy', 'slots.closedBy'])
      .select([isAwaited.as('awaited'), isKept(now).as('kept')])
      .select(['bookings.reference', 'bookings.state as holder', 'bookings.heldUntil', 'bookings.amount'])
      .select(['bookings.atDeskBy', 'orders.paidAt'])
      .select(['bookings.ownUseId', 'ownUses.purpose'])
      .select(['members.memberNumber', 'members.nameZh', 'members.surname', 'members.firstName'])
      .where('slots.venueId', '=', venueId)
      .where('slots.day', '=', day)
      .where((where) => where.or([isLet, where('bookings.id', 'is not', null)]))
      .orderBy('slots.facilityId')
      .orderBy('slots.courtId')
      .orderBy('slots.startsAt')
      .execute(),
})
