import { randomUUID } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, minute } from '../../ports/clock.ts'
import { grace, saidUntil } from '../payment/held.rules.ts'
import { courseChanges, courseTable } from './course.table.ts'
import { enrolmentChanges, enrolmentTable, newEnrolmentReference } from './enrolment.table.ts'
import { tellFreedPlaces } from './freed.service.ts'

/** Places that are offered to who waits for a class: kept for one of them, until they have said yes or no. */
export const offeredPlaceService = (deps: Uses<'clock' | 'jobs' | 'settings', Tx>) => {
  const { db, clock, jobs, settings } = deps

  const hold = async (memberId: number, reference: string) => {
    const found = await enrolmentTable(db).ofMember(memberId, reference)
    if (!found) throw new Refusal('not_found')
    await courseChanges(db).lock(memberId, [found.courseId])
    return enrolmentChanges(db).hold(found.id)
  }

  return {
    /**
     * Keeps a place for somebody. `full`: there is none to give; `passed`: they are in as many classes as they may be, or
     * in this one.
     */
    async offer({
      memberId,
      courseId,
      most,
      until,
    }: {
      memberId: number
      courseId: number
      most: number
      until: Date
    }) {
      const [course] = await courseTable(db).withIds([courseId])
      if (!course || course.closed !== null) return 'full'
      const wish = { memberId, courseId, way: 'offer' as const, most, mostAtSignUp: most, requestKey: randomUUID() }
      const { outcome, id } = await enrolmentChanges(db).take(
        { ...wish, reference: newEnrolmentReference(clock.today()) },
        { now: clock.now(), until: after(until, grace) },
      )
      if (outcome === 'full' || outcome === 'closed') return 'full'
      return outcome === 'taken' && id !== null ? id : 'passed'
    },

    /**
     * Takes what is offered: it is held to be paid, or enrolled where nothing is paid online. Taken before, it is as it was
     * left. @throws not_found, card_temporary, offer_ended, course_closed
     */
    async take(
      memberId: number,
      reference: string,
      { isPaidOnline, kind }: { isPaidOnline: boolean; kind: 'permanent' | 'temporary' },
    ) {
      const now = clock.now()
      const place = await hold(memberId, reference)
      const { id, state, heldUntil, amount } = place
      if (state === 'held' || state === 'enrolled') return { id, state, heldUntil: heldUntil && saidUntil(heldUntil) }
      if (place.closed !== null) throw new Refusal('course_closed')
      if (kind === 'temporary' && !place.temporaryCard) throw new Refusal('card_temporary')
      if (state !== 'offered' || heldUntil === null || saidUntil(heldUntil) <= now) throw new Refusal('offer_ended')
      const until = isPaidOnline && amount > 0 ? after(now, settings.services.hold.minutes * minute) : null
      await enrolmentChanges(db).takeOffered(id, until && after(until, grace))
      if (until === null) await jobs.add(db, { name: 'course.follow', data: { what: 'enrolled', id } })
      return { id, state: until ? ('held' as const) : ('enrolled' as const), heldUntil: until }
    },

    /** Takes back what was given in this transaction to somebody who has left the line. */
    takeBack: (id: number) => enrolmentChanges(db).end(id, 'lapsed', clock.now()),

    /** Gives back what is offered. Left before, or over, there is nothing to do. @throws not_found */
    async leave(memberId: number, reference: string) {
      const place = await hold(memberId, reference)
      if (place.state !== 'offered') return { id: place.id, state: place.state }
      await enrolmentChanges(db).end(place.id, 'lapsed', clock.now())
      await tellFreedPlaces(deps, [place.courseId])
      return { id: place.id, state: 'lapsed' as const }
    },
  }
}
