import { createHash } from 'node:crypto'
import type { api, GateNo, GateWay, Received, Reply } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { GatePrincipal } from '../../http/principals.ts'
import { after, minute } from '../../ports/clock.ts'
import { qrCodeService } from '../account/qrCode.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { admissionOf, type Coming } from './admission.service.ts'
import { eventTable } from './event.table.ts'
import { holdComing } from './holding.service.ts'
import { record } from './record.service.ts'
import { saidOf } from './said.rules.ts'

type Asked = Received<typeof api.gate.pass>['body']
type Answer = Reply<typeof api.gate.pass>
type Known = NonNullable<Awaited<ReturnType<ReturnType<typeof eventTable>['byKey']>>>
type Card = Exclude<Awaited<ReturnType<ReturnType<typeof qrCodeService>['cardOf']>>, { fault: unknown }>

/** Seconds that a code may be on its way to us. */
const onItsWay = 30

const answerOf = ({ way, reason, party }: { way: GateWay; reason: GateNo | null; party: number | null }): Answer => ({
  ...{ open: reason === null, reason, party },
  said: saidOf(reason ?? (way === 'in' ? 'open' : 'leave')),
})

/** A code of a screen by which it is known again. A code of paper, or of a device without a network, is always the same. */
const markOf = (code: string, { from }: Card) =>
  from === 'screen'
    ? createHash('sha256')
        .update(code.slice(code.lastIndexOf('#') + 1))
        .digest('base64url')
        .slice(0, 22)
    : null

/** Who stands before a gate, and wants to pass. */
export const passService = (deps: Deps) => {
  const { clock } = deps

  /** The member is held. */
  const decide = async (
    deps: InTransaction<Deps>,
    { card, hasPassed, ...coming }: Pick<Coming, 'member' | 'holders' | 'gate'> & { card: Card; hasPassed: boolean },
  ) => {
    const [at, day] = [clock.now(), clock.today()]
    const closed = await standingService(deps).whyClosed(coming.member.id)
    if (closed) return { reason: closed === 'card_expired' ? ('expired' as const) : ('suspended' as const) }
    if (hasPassed) return { reason: 'passed' as const }
    return admissionOf(deps, { ...coming, kind: card.kind, at, day, dayOf: clock.dayOf })
  }

  return {
    /** By the clock of the portal; that of the gate only names the day by which an event is known again. */
    async pass(gate: GatePrincipal, { number, way, code, at: said }: Asked): Promise<Answer> {
      const saidAt = new Date(said)
      const key = { number, day: clock.dayOf(saidAt) }
      const before = await eventTable(deps.db).byKey(gate.gateId, key)
      if (before) return againOf(before)
      const card = await qrCodeService(deps).cardOf(code, onItsWay)
      if ('fault' in card) {
        // Nobody is kept in. Of whom nothing is known, nothing is noted.
        const reason = way === 'out' ? null : card.fault === 'ended' ? ('ended' as const) : ('unknown' as const)
        return answerOf({ way, reason, party: null })
      }
      const mark = markOf(code, card)
      return inTransaction(deps, async (deps) => {
        const { member, holders } = await holdComing(deps, card.memberId)
        const since = after(clock.now(), -5 * minute)
        const { known, hasPassed } = await eventTable(deps.db).before({
          ...{ ...key, gateId: gate.gateId, memberId: member.id, codeMark: mark, since },
        })
        // The same request once more, at the same moment.
        if (known) return againOf(known)
        const decided = way === 'out' ? undefined : await decide(deps, { member, holders, card, gate, hasPassed })
        const admission = decided && 'admission' in decided ? decided.admission : undefined
        const reason = decided && 'reason' in decided ? decided.reason : null
        const party = admission?.party ?? null
        const now = clock.now()
        await admission?.note(now)
        await record(deps, member.id, [
          {
            ...{ ...key, gateId: gate.gateId, venueId: gate.venueId, memberId: member.id, direction: way },
            ...{ at: now, saidAt, receivedAt: now, late: false, opened: reason === null, counted: reason === null },
            ...{ reason, party, codeMark: mark },
          },
        ])
        return answerOf({ way, reason, party })
      })
    },
  }
}

/** What was answered before. Of what a gate has told afterwards it did open, whatever else is to be said about it. */
const againOf = ({ opened, reason, party, direction }: Known) =>
  answerOf({ way: direction, party, reason: opened ? null : ((reason ?? 'unknown') as GateNo) })
