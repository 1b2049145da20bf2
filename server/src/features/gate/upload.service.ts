import {
  type AsideReason,
  type api,
  type CardCodeFault,
  type CardKey,
  checkCardCode,
  clockFault,
  type Received,
  type Reply,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { GatePrincipal } from '../../http/principals.ts'
import { cardKeyService } from '../account/cardKey.service.ts'
import { cardTable } from '../card/card.table.ts'
import { admissionOf } from './admission.service.ts'
import { eventTable, type NewEvent } from './event.table.ts'
import { holdComing } from './holding.service.ts'
import { record } from './record.service.ts'

type Uploaded = Received<typeof api.gate.upload>['body']['events'][number]
type Kind = 'permanent' | 'temporary'
/** An event as it was told, with what is known of whose card it was. */
interface Told {
  event: NewEvent
  kind: Kind
}

const faults: Record<CardCodeFault, AsideReason> = {
  unreadable: 'unreadable',
  unknown_key: 'unknown_key',
  forged: 'forged',
  over: 'over',
  early: 'over',
}
const keyOf = ({ number, day }: { number: number; day: string }) => `${number} ${day}`

/** What gates tell that were cut off. */
export const uploadService = (deps: Deps) => {
  const { db, clock } = deps

  /** The reference of the card, and whether it was read from paper; or why the event is put aside. */
  const readOf = async ({ code, at }: Uploaded, keys: readonly CardKey[], now: Date) => {
    const moment = new Date(at)
    const wrong = clockFault(moment, now)
    if (wrong) return { reason: wrong }
    // By the clock of the gate, which has looked at it by that clock, too.
    const checked = await checkCardCode(code, { keys, now: Math.floor(moment.getTime() / 1000) })
    return 'fault' in checked ? { reason: faults[checked.fault] } : checked.code
  }

  /** Each event with the member whose card it was, or with the reason why it is put aside. */
  const toldOf = async (gate: GatePrincipal, uploaded: readonly Uploaded[]): Promise<Told[]> => {
    const receivedAt = clock.now()
    const { keys } = await cardKeyService(deps).published()
    const read = await Promise.all(uploaded.map((one) => readOf(one, keys, receivedAt)))
    const references = new Set(read.flatMap((one) => ('reference' in one ? [one.reference] : [])))
    const cards = new Map((await cardTable(db).everWith([...references])).map((card) => [card.qrReference, card]))
    return uploaded.map(({ number, way, at: said, opened }, place) => {
      const code = read[place]
      const at = new Date(said)
      const card = code && 'reference' in code ? cards.get(code.reference) : undefined
      const isOther = code && 'from' in code && code.from === 'paper' && card?.kind !== 'temporary'
      const wasReplaced = card?.replacedAt && card.replacedAt <= at
      const unknown = !card || isOther ? ('no_card' as const) : wasReplaced ? ('replaced' as const) : null
      const reason = code && 'reason' in code ? code.reason : unknown
      const event = {
        ...{ number, day: clock.dayOf(at), gateId: gate.gateId, venueId: gate.venueId },
        ...{ memberId: card?.memberId ?? null, direction: way, at, saidAt: at, receivedAt, late: true, opened },
        ...{ counted: opened && reason === null, reason, party: null, codeMark: null },
      }
      return { event, kind: card?.kind ?? 'permanent' }
    })
  }

  /** What a member’s events say of what they had booked, and the visits that follow. */
  const takeOne = (gate: GatePrincipal, memberId: number, told: readonly Told[]) =>
    inTransaction(deps, async (deps) => {
      const { db } = deps
      const { member, holders } = await holdComing(deps, memberId)
      const keys = told.map(({ event }) => ({ number: event.number, day: event.day }))
      const known = new Set((await eventTable(db).known(gate.gateId, keys)).map(keyOf))
      const added: NewEvent[] = []
      for (const { event, kind } of told) {
        if (known.has(keyOf(event))) continue
        known.add(keyOf(event))
        const { at } = event
        if (event.direction === 'out' || !event.counted) {
          added.push(event)
          continue
        }
        const day = clock.dayOf(at)
        const coming = await admissionOf(deps, { member, holders, kind, gate, at, day, dayOf: clock.dayOf })
        const { validUntil } = await cardTable(db).of(memberId)
        const closed =
          validUntil < day ? 'expired' : (await eventTable(db).wasHeld(memberId, at, day)) ? 'suspended' : null
        if ('admission' in coming) await coming.admission.note(at)
        // The gate has let them in, and could not know better: it counts, and somebody looks at it.
        added.push({ ...event, reason: closed ?? ('reason' in coming ? coming.reason : null) })
      }
      await record(deps, memberId, added)
    })

  return {
    /** Each event once, however often and in whatever order it comes. Each member’s is a transaction of its own. */
    async take(gate: GatePrincipal, uploaded: readonly Uploaded[]): Promise<Reply<typeof api.gate.upload>> {
      const told = (await toldOf(gate, uploaded)).toSorted(
        (one, other) => one.event.at.getTime() - other.event.at.getTime(),
      )
      const byMember = Map.groupBy(told, ({ event }) => event.memberId)
      const ofNobody = byMember.get(null) ?? []
      if (ofNobody.length > 0) await eventTable(db).add(ofNobody.map(({ event }) => event))
      for (const [memberId, events] of byMember) if (memberId !== null) await takeOne(gate, memberId, events)

      const events = told.map(({ event }) => event)
      const kept = new Map((await eventTable(db).known(gate.gateId, events)).map((one) => [keyOf(one), one]))
      const aside = events.flatMap(({ number, day, direction, saidAt }) => {
        const one = kept.get(keyOf({ number, day }))
        if (!one) return []
        const isOther = one.late && (one.direction !== direction || one.saidAt.getTime() !== saidAt.getTime())
        if (isOther) return [{ number, day, reason: 'number_taken' as const }]
        return one.late && one.reason !== null ? [{ number, day, reason: one.reason as AsideReason }] : []
      })
      return {
        upTo: Math.max(...uploaded.map(({ number }) => number)),
        aside: [...new Map(aside.map((one) => [`${keyOf(one)} ${one.reason}`, one])).values()],
      }
    },
  }
}
