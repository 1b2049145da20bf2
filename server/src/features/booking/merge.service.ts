import { type api, type Given, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { bookingTable } from './booking.table.ts'
import { areOneStretch, mayStillJoin } from './merge.rules.ts'
import { mergeTable } from './merge.table.ts'

/**
 * How a member makes one booking of hours that follow one another, and several again. Neither money nor quota nor court
 * moves: only the ticket that they share.
 */
export const mergeService = (deps: Deps) => ({
  /** Joined before, they stay so. @throws not_found, hours_not_adjacent, joining_over */
  join: (memberId: number, { references: [one = '', other = ''] }: Given<typeof api.booking.merge>['body']) =>
    inTransaction(deps, async ({ db, clock }) => {
      const bookings = bookingTable(db)
      await bookings.lockMember(memberId)
      const [these, those] = [await bookings.holdHours(one, memberId), await bookings.holdHours(other, memberId)]
      const isJoined = these.some(({ reference }) => reference === other)
      const hours = isJoined ? these : [...these, ...those]
      const [first] = hours.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      if (!first || these.length === 0 || those.length === 0) throw new Refusal('not_found')
      if (isJoined) return { reference: first.reference }
      if (!areOneStretch(hours)) throw new Refusal('hours_not_adjacent')
      if (!mayStillJoin(first, clock.now())) throw new Refusal('joining_over')
      await mergeTable(db).join(
        hours.map(({ id }) => id),
        first.ticket,
      )
      return { reference: first.reference }
    }),

  /** Of what is one hour, nothing changes. @throws not_found, joining_over */
  split: (memberId: number, reference: string) =>
    inTransaction(deps, async ({ db, clock }) => {
      const bookings = bookingTable(db)
      await bookings.lockMember(memberId)
      const [first, ...others] = await bookings.holdHours(reference, memberId)
      if (!first) throw new Refusal('not_found')
      if (others.length === 0) return {}
      if (!mayStillJoin(first, clock.now())) throw new Refusal('joining_over')
      await mergeTable(db).split([first, ...others].map(({ id }) => id))
      return {}
    }),
})
