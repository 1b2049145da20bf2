import { constant, type Locale } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { awardedService } from '../ballot/draw.service.ts'
import { drawTable } from '../ballot/draw.table.ts'
import { entryTable } from '../ballot/entry.table.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { grace } from '../payment/held.rules.ts'
import { awardChanges, awardTable } from './award.table.ts'
import { keyOfEntry } from './booking.rules.ts'
import { bookingTable } from './booking.table.ts'
import { toldOf } from './told.service.ts'
import { newBookingReference } from './wish.table.ts'

/** Winners of one portion. */
const portion = 100

/**
 * Books what was won in a draw, a portion at a time, the best rank first, and tells each of it. Who may not book any more,
 * or whose slot is not let any more, gets nothing, which is noted; the others keep their ranks. A portion that is done
 * again finds what it has given.
 */
export const awardDrawn = (
  deps: Deps,
  { draw: drawId, after: rank }: { draw: number; after: number },
  finish: Finish,
) => {
  // What is paid at the venue need not be held.
  const isPaidOnline = deps.checkout !== undefined
  return inTransaction(deps, async (deps) => {
    const { db, clock, jobs, settings } = deps
    const now = clock.now()
    const draw = await drawTable(db).byId(drawId)
    const { facilityKind, payBy } = draw
    const winners = await entryTable(db).winners(drawId, rank, portion)
    const asked = winners.map(({ memberId, birthDate, won, ...entry }) => ({
      ...entry,
      memberId: memberId ?? 0,
      bornOn: birthDate ?? '',
      slotId: won ?? 0,
      requestKey: keyOfEntry(draw.reference, entry.code),
    }))
    const present = asked.filter(({ memberId }) => memberId > 0)
    await awardChanges(db).lock(
      present.map(({ memberId }) => memberId),
      present.map(({ slotId }) => slotId),
    )
    const given = await awardTable(db).given(asked.map(({ requestKey }) => requestKey))
    const isAble = await standingService(deps).able(
      present.map(({ memberId }) => ({ id: memberId, service: 'venue_booking' })),
    )
    const stillLet = await awardTable(db).stillLet(
      asked.map(({ slotId }) => slotId),
      now,
    )
    const open = asked.filter(({ requestKey }) => !given.has(requestKey))
    const whyNot = ({ memberId, slotId }: (typeof asked)[number]) => {
      if (memberId === 0 || !isAble({ id: memberId, service: 'venue_booking' })) return 'closed'
      return stillLet.has(slotId) ? undefined : 'gone'
    }
    const wanted = open.filter((one) => !whyNot(one))
    const booked = await awardChanges(db).give(
      wanted.map(({ memberId, bornOn, slotId, requestKey }) => ({
        ...{ memberId, bornOn, slotId, requestKey, reference: newBookingReference(clock.today()) },
      })),
      {
        ...{ now, adultAge: constant.adultAge, seniorAge: constant.seniorAge },
        heldUntil: isPaidOnline && payBy ? after(payBy, grace) : null,
      },
    )
    const idOf = new Map(booked.map(({ id, requestKey }) => [requestKey, id]))
    const bookings = booked.length === 0 ? [] : await bookingTable(db).withIds(booked.map(({ id }) => id))
    for (const one of open) {
      const booking = bookings.find(({ id }) => id === idOf.get(one.requestKey))
      if (!booking) await awardedService(deps).strike(drawId, one.code, whyNot(one) ?? 'quota')
      if (one.memberId === 0 || facilityKind === null) continue
      const entry = { ...{ reference: draw.reference, kind: facilityKind, day: draw.day }, rank: one.rank ?? 0 }
      const say = (language: Locale) =>
        booking
          ? letters[language].booking.won({
              ...toldOf(booking, { language, ...settings }),
              ...(booking.state === 'held' && payBy && { payBy }),
            })
          : letters[language].ballot.struck({ ...entry, code: one.code, why: whyNot(one) ?? 'quota' })
      await letterService(deps).notifyOnce(await accountTable(db).byId(one.memberId), { kind: 'notice', say })
    }
    const last = winners.at(-1)
    if (last && winners.length === portion)
      await jobs.add(db, { name: 'booking.follow', data: { what: 'drawn', draw: drawId, after: last.rank ?? 0 } })
    else await awardedService(deps).finish(drawId)
    await finish(db)
  })
}
