import {
  cardIsGood,
  type Locale,
  mayUse,
  opensCourts,
  Refusal,
  type Service,
  type ServiceAnswer,
  type Standing,
  services,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { sentenceOf } from '../../sentences.ts'
import { standingFrom } from './standing.rules.ts'
import { standingTable } from './standing.table.ts'

/** What a member may use now. Every call that gives something asks `need` first. */
export const standingService = ({ db, clock }: Uses<'clock'>) => {
  const cardOf = async (memberId: number, ask: (standing: Standing, today: string) => ServiceAnswer) => {
    const today = clock.today()
    const row = await standingTable(db).of(memberId, today)
    const answer = ask(standingFrom(row, today), today)
    if (answer.state !== 'yes') throw new Refusal(answer.reason)
    const { kind, validUntil, qrReference, birthDate } = row
    return { kind, validUntil, qrReference, birthDate }
  }

  return {
    /** Returns the member’s card, and when they were born. @throws the reason, when the service is not open to the member */
    need: (service: Service, memberId: number) =>
      cardOf(memberId, (standing, today) => mayUse(service, standing, today)),
    /** Returns the member’s card. @throws what closes it, as a gate finds that has it before it */
    needGoodCard: (memberId: number) => cardOf(memberId, cardIsGood),
    /** Why the member’s card opens nothing now; undefined while it is good. */
    async whyClosed(memberId: number) {
      const today = clock.today()
      const answer = cardIsGood(standingFrom(await standingTable(db).of(memberId, today), today), today)
      return answer.state === 'yes' ? undefined : answer.reason
    },
    /** Whether the member’s card would open a court that they have booked. */
    async opensCourts(memberId: number) {
      const today = clock.today()
      return opensCourts(standingFrom(await standingTable(db).of(memberId, today), today), today).state === 'yes'
    },

    /** Of each of these members when they were born and which card they have, or why the service is not open to them. */
    async each(service: Service, ids: readonly number[]) {
      const today = clock.today()
      const rows = await standingTable(db).ofAll([...new Set(ids)], today)
      return new Map(
        rows.map(({ id, ...row }) => {
          const answer = mayUse(service, standingFrom(row, today), today)
          return [
            id,
            answer.state === 'yes' ? { bornOn: row.birthDate, kind: row.kind } : { refusal: answer.reason },
          ] as const
        }),
      )
    },

    /** Which of these members may now do what is asked of each: use a service, or show a card that is good. */
    async able(asked: readonly { id: number; service: Service | 'card' }[]) {
      if (asked.length === 0) return () => false
      const today = clock.today()
      const rows = await standingTable(db).ofAll([...new Set(asked.map(({ id }) => id))], today)
      const standings = new Map(rows.map(({ id, ...row }) => [id, standingFrom(row, today)]))
      return ({ id, service }: (typeof asked)[number]) => {
        const standing = standings.get(id)
        if (!standing) return false
        const answer = service === 'card' ? cardIsGood(standing, today) : mayUse(service, standing, today)
        return answer.state === 'yes'
      }
    },
  }
}

/** The list of services, or one of them, for screens. */
export const serviceList = ({ db, clock, settings }: Uses<'clock' | 'settings'>) => ({
  async mine(memberId: number, { locale, service }: { locale: Locale; service: Service | undefined }) {
    const today = clock.today()
    const standing = standingFrom(await standingTable(db).of(memberId, today), today)
    const asked = service ? [service] : services
    return {
      items: asked.map((service) => {
        const answer = mayUse(service, standing, today)
        if (answer.state === 'yes') return { service, ...answer, reason: null, message: null, way: null, from: null }
        return { service, ...answer, message: sentenceOf(answer.reason, locale, settings) }
      }),
    }
  },
})
