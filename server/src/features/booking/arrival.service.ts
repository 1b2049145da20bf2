import {
  type desk,
  foreignNameOf,
  type Locale,
  mayArrive,
  mayTakeBackArrival,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import { auditService } from '../audit/audit.service.ts'
import { placeTable } from '../payment/place.table.ts'
import { arrivalTable } from './arrival.table.ts'
import { endOf, placeOf } from './booking.rules.ts'
import { bookingTable } from './booking.table.ts'

interface Coming {
  reference: string
  staffId: number
}
const notes = {
  there: { state: 'used', isOpen: mayArrive, act: 'arrival_noted' },
  notThere: { state: 'confirmed', isOpen: mayTakeBackArrival, act: 'arrival_taken_back' },
} as const

/** Who has come to what they have booked, as the counter of a venue notes it. */
export const arrivalService = (deps: Deps) => {
  const { db, clock } = deps

  const note = ({ reference, staffId }: Coming, { state, isOpen, act }: (typeof notes)[keyof typeof notes]) =>
    inTransaction(deps, async (deps) => {
      const [first, ...others] = await bookingTable(deps.db).holdHours(reference)
      if (!first) throw new Refusal('not_found')
      const now = clock.now()
      // The same once more: two clerks have pressed it, or an answer was lost.
      if (first.state === state) return {}
      // Who comes to the first of several hours that are joined has come to all of them.
      if (!isOpen({ ...first, endsAt: endOf([first, ...others]) }, now)) throw new Refusal('arrival_closed')
      for (const { id } of [first, ...others]) await arrivalTable(deps.db).arrived(id, state === 'used' ? now : null)
      const subject = { kind: 'member' as const, id: String(first.memberId) }
      const references = [first, ...others].map((hour) => hour.reference).join(' ')
      await auditService(deps).write({ by: staffId, act, subject, detail: `${references}, ${first.venueCode}` })
      return {}
    })

  return {
    /** @throws not_found */
    async expected(wanted: string | undefined, locale: Locale): Promise<Reply<typeof desk.booking.arrivals>> {
      const places = await placeTable(db).withCourts(locale)
      if (wanted !== undefined && !places.some(({ code }) => code === wanted)) throw new Refusal('not_found')
      const place = wanted ?? places[0]?.code ?? null
      const [now, day] = [clock.now(), clock.today()]
      const rows = place === null ? [] : await arrivalTable(db).expected(place, day, now, after(now, hour))
      return {
        ...{ place, day, places },
        expected: [...Map.groupBy(rows, ({ ticket, state }) => `${ticket} ${state}`).values()].flatMap((hours) => {
          const [row, ...others] = hours
          if (!row) return []
          const { reference, memberNumber, nameZh, startsAt, arrivedAt } = row
          const endsAt = endOf([row, ...others])
          const { facility, court } = placeOf(row, locale)
          return {
            ...{ reference, memberNumber, name: [nameZh, foreignNameOf(row)].filter(Boolean).join(' ') },
            ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), facility, court },
            joined: others.map((hour) => hour.reference),
            due: hours.reduce((sum, { amount, paidAt }) => sum + (paidAt ? 0 : amount), 0),
            arrivedAt: arrivedAt?.toISOString() ?? null,
            isOpen: mayArrive({ ...row, endsAt }, now) || mayTakeBackArrival({ ...row, endsAt }, now),
          }
        }),
      }
    },

    /** @throws not_found, arrival_closed */
    arrive: (coming: Coming) => note(coming, notes.there),

    /** @throws not_found, arrival_closed */
    takeBack: (coming: Coming) => note(coming, notes.notThere),
  }
}
