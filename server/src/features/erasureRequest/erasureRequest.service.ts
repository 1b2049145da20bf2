import {
  type api,
  erasureStateOf,
  foreignNameOf,
  type Given,
  mayWithdrawErasure,
  needsGuardian,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import { referenceFrom } from '../../caseReference.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { nameIn } from '../consent/consent.service.ts'
import { childrenOf, subjectOf } from '../dataCopy/dataCopy.service.ts'
import { namesOf } from '../guardianship/guardianship.service.ts'
import { letterService, type Say } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { askingsOf } from './erasureRequest.limits.ts'
import { erasureRequestTable } from './erasureRequest.table.ts'

type Mine = Reply<typeof api.erasureRequest.mine>
type Asked = Given<typeof api.erasureRequest.ask>['body']

/** Tells the member, and the guardian who has asked for them, as long as that is a member. */
export const tell = async (
  deps: Parameters<typeof letterService>[0],
  { memberId, askedBy }: { memberId: number; askedBy: number | null },
  say: (member: Member) => Say,
) => {
  const member = await accountTable(deps.db).byId(memberId)
  const asker =
    askedBy === null || askedBy === memberId ? undefined : await erasureRequestTable(deps.db).member(askedBy)
  for (const one of asker ? [member, asker] : [member])
    await letterService(deps).notify(one, { kind: 'notice', say: say(member) })
}

/** A member’s request to be erased, as the member makes it. */
export const erasureRequestService = (deps: Deps) => {
  const { db, clock, settings } = deps

  return {
    async mine(memberId: number): Promise<Mine> {
      const me = await accountTable(db).byId(memberId)
      const seen = await erasureRequestTable(db).seenBy(memberId)
      const obstacles = await erasureRequestTable(db).obstacles([memberId], clock.today())
      return {
        requests: seen.map(({ memberNumber, nameZh, surname, firstName, ...request }) => ({
          reference: request.reference,
          of: { memberNumber, nameZh, namePt: foreignNameOf({ nameZh, surname, firstName }) },
          own: request.memberId === memberId,
          state: erasureStateOf(request, clock.now()),
          askedAt: request.askedAt.toISOString(),
          thinkUntil: request.thinkUntil.toISOString(),
          reason: request.reason,
        })),
        minor: needsGuardian(clock.today(), me.birthDate),
        obstacles: obstacles.get(memberId) ?? [],
        children: (await childrenOf(deps, me.idNumber)).map(({ memberNumber, ...child }) => ({
          memberNumber,
          nameZh: child.nameZh,
          namePt: namesOf(child).namePt ?? '',
        })),
        thinkDays: settings.erasure.thinkDays,
        kept: { securityLog: settings.retention.securityLog, letters: settings.retention.sentLetters },
      }
    },

    /**
     * The account is held, so that of two at once the second sees the first.
     * @throws not_the_guardian, erasure_of_minor, erasure_case_open, erasure_already, too_many
     */
    ask: async (memberId: number, { memberNumber }: Asked) => {
      const subject = await subjectOf(deps, memberId, memberNumber)
      return rateLimitService(deps).whileDoing(askingsOf(memberId), () =>
        inTransaction(deps, async (deps) => {
          const { db, clock } = deps
          const member = await accountTable(db).hold(subject)
          if (subject === memberId && needsGuardian(clock.today(), member.birthDate))
            throw new Refusal('erasure_of_minor')
          const open = await erasureRequestTable(db).openOf(subject)
          if (open && (open.askedBy !== null || open.confirmedAt)) throw new Refusal('erasure_already')
          if ((await erasureRequestTable(db).obstacles([subject], clock.today())).size > 0)
            throw new Refusal('erasure_case_open')
          const askedAt = clock.now()
          // Somebody has asked for what was only announced: the request takes its place.
          if (open) await erasureRequestTable(db).set(open.id, { withdrawnAt: askedAt })
          const added = await erasureRequestTable(db).add({
            ...{ memberId: subject, askedBy: memberId, askedAt },
            reference: referenceFrom('E', clock.today()),
            thinkUntil: after(askedAt, settings.erasure.thinkDays * day),
          })
          // One of a thousand million references is taken: who asks again gets another.
          if (!added) throw new Refusal('erasure_already')
          const { reference, thinkUntil } = added
          const words = { reference, thinkUntil, timeZone: settings.timeZone, hotline: settings.hotline }
          await tell(
            deps,
            { memberId: subject, askedBy: memberId },
            (member) => (language) =>
              letters[language].erasureRequest.received({ ...words, name: nameIn(language, member) }),
          )
          return { reference, thinkUntil: thinkUntil.toISOString() }
        }),
      )
    },

    /** By who has asked, or the member whom it is about. @throws erasure_not_open */
    withdraw: (memberId: number, reference: string) =>
      inTransaction(deps, async (deps) => {
        const { db, clock } = deps
        const request = await erasureRequestTable(db).hold(reference)
        const isTheirs = request && [request.memberId, request.askedBy].includes(memberId)
        if (!isTheirs || !mayWithdrawErasure(erasureStateOf(request, clock.now())))
          throw new Refusal('erasure_not_open')
        await erasureRequestTable(db).set(request.id, {
          ...{ withdrawnAt: clock.now(), proposedAt: null, proposedBy: null },
        })
        await tell(deps, request, () => (language) => letters[language].erasureRequest.withdrawn(reference))
        return {}
      }),
  }
}
