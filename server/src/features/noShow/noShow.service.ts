import {
  type api,
  appealStateOf,
  type Locale,
  lastDayToAppeal,
  Refusal,
  type Reply,
  refusalToAppeal,
  restrictedUntil,
} from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Clock } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import type { Member } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { tellRightsEnded } from '../entitlement/ended.service.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { noShowTable } from './noShow.table.ts'

interface Excusing {
  /** Null where a gate has told that they were there. */
  staffId: number | null
  /** For the member. */
  reason: string
}

/** The ledger of missed bookings, and what follows from it. The caller holds the account. */
export const noShowService = (deps: InTransaction<Deps>) => {
  const { db, clock, settings } = deps

  const counting = async (memberId: number) => {
    const all = await noShowTable(db).counting(memberId)
    const counted = all.filter(({ isAppealed }) => !isAppealed)
    const untilBy = (those: typeof all) => {
      const days = those.map(({ missedOn, countedAt }) => ({ missedOn, countedOn: clock.dayOf(countedAt) }))
      return restrictedUntil(days, clock.today(), settings.services.noShow)
    }
    /** `untilAtMost`: if all of them counted that are under appeal. */
    return { counted, until: untilBy(counted), untilAtMost: untilBy(all) }
  }
  /** Less counts than before: what held back ends with it, ends earlier, or rests. Gives back the hold that has ended. */
  const ease = async (memberId: number) => {
    const { until, untilAtMost } = await counting(memberId)
    return holdService(deps).ease(memberId, { until: until ?? untilAtMost, rests: until === null })
  }
  /** More counts than before. Gives back from which day one may book again; null where nothing follows. */
  const follow = async (memberId: number) => {
    const { counted, until } = await counting(memberId)
    if (until !== null) {
      const why = counted.map(({ reference }) => reference).join(', ')
      await holdService(deps).impose('system', { memberId, reason: 'no_show', until, why })
      await holdService(deps).wake(memberId)
      await tellRightsEnded(deps, memberId)
    }
    return until
  }
  const write = (memberId: number, by: number | 'system', act: 'no_show_counted' | 'no_show_excused', detail: string) =>
    auditService(deps).write({ by, act, subject: { kind: 'member', id: String(memberId) }, detail })

  const excuse = async (memberId: number, { staffId, reason, ...which }: Excusing & { id?: number; day?: string }) => {
    const row = { ...which, excusedAt: clock.now(), excusedBy: staffId, excuse: reason }
    const excused = await noShowTable(db).excuse(memberId, row)
    if (excused.length === 0) return undefined
    const references = excused.map(({ reference }) => reference).toSorted()
    await write(memberId, staffId ?? 'system', 'no_show_excused', `${references.join(', ')}: ${reason}`)
    return { references, endedHold: await ease(memberId) }
  }

  return {
    /**
     * Counts what a member has missed, each day once, and holds them back where that follows. Gives back whether anything
     * is new, and from which day one may book again.
     */
    async count(memberId: number, missed: readonly { id: number; reference: string; day: string }[]) {
      let isNew = false
      for (const { id, reference, day } of missed) {
        const added = await noShowTable(db).add({ memberId, bookingId: id, missedOn: day, countedAt: clock.now() })
        if (!added) continue
        isNew = true
        await write(memberId, 'system', 'no_show_counted', reference)
      }
      return { isNew, until: isNew ? await follow(memberId) : null }
    },

    /** An appeal against one has come in: as long as it waits, it does not count. */
    rest: ease,

    /** An appeal against one was taken back, or dismissed: it counts. Gives back from which day one may book again. */
    resume: follow,

    /**
     * Excuses one, in words that the member reads. Gives back the hold that has ended with it, if one has.
     * @throws not_found, also when it was excused before
     */
    async excuseOne(member: Member, excusing: Excusing & { id: number }) {
      const excused = await excuse(member.id, excusing)
      if (!excused) throw new Refusal('not_found')
      const { references, endedHold } = excused
      const words = { reference: references.join(', '), reason: excusing.reason, isFree: endedHold !== undefined }
      const say = (language: Locale) => letters[language].noShow.excused(words)
      await letterService(deps).notifyOnce(member, { kind: 'notice', say })
      return endedHold
    },

    /** A gate has told later that they were there: that day counts no more. */
    async cameAfterAll(member: Member, day: string) {
      const { subject } = letters[member.language].noShow.cameAfterAll({ reference: '', isFree: false })
      const excused = await excuse(member.id, { staffId: null, reason: subject, day })
      if (!excused) return
      const words = { reference: excused.references.join(', '), isFree: excused.endedHold !== undefined }
      const say = (language: Locale) => letters[language].noShow.cameAfterAll(words)
      await letterService(deps).notifyOnce(member, { kind: 'notice', say })
    },

    /** Excuses one because of an appeal: whoever does that tells the member. Gives back the hold that has ended with it. */
    excuseAppealed: async (memberId: number, excusing: Excusing & { id: number }) =>
      (await excuse(memberId, excusing))?.endedHold,

    /** Excuses all that count: what followed from them was lifted, or was wrong. Whoever does that tells the member. */
    excuseAll: (memberId: number, excusing: Excusing) => excuse(memberId, excusing),
  }
}

const ends = { zh: 'Zh', pt: 'Pt', en: 'En' } as const

type Missed = Awaited<ReturnType<ReturnType<typeof noShowTable>['ofMember']>>[number]

/** How it stands with an appeal: until when one may send it, or what has become of it. A decision that can be undone is none. */
const appealIn = ({ countedAt, excusedAt, appeal, state, ...missed }: Missed, clock: Clock) => {
  const countedOn = clock.dayOf(countedAt)
  const facts = { countedOn, isExcused: excusedAt !== null, isAppealed: appeal !== null }
  const { dueOn, endedAt, reason } = missed
  return {
    appealBy: refusalToAppeal(facts, clock.today()) ? null : lastDayToAppeal(countedOn),
    appeal:
      appeal !== null && state !== null && dueOn !== null
        ? { reference: appeal, state: appealStateOf({ state, lapsed: false }), dueOn, reason: endedAt ? reason : null }
        : null,
  }
}

/** What a member reads of it. */
export const noShowList = ({ db, clock, settings }: Uses<'clock' | 'settings'>) => ({
  async mine(memberId: number, locale: Locale): Promise<Reply<typeof api.noShow.mine>> {
    const { most, withinDays, restrictDays } = settings.services.noShow
    const end = ends[locale]
    return {
      items: (await noShowTable(db).ofMember(memberId)).map((one) => ({
        ...{ reference: one.reference, venue: one[`venue${end}`], facility: one[`facility${end}`] },
        startsAt: one.startsAt.toISOString(),
        countedAt: one.countedAt.toISOString(),
        excusedAt: one.excusedAt?.toISOString() ?? null,
        ...appealIn(one, clock),
      })),
      terms: { most, withinDays, restrictDays },
      until: await noShowTable(db).until(memberId, clock.today()),
    }
  },
})
