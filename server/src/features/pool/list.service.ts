import {
  addDays,
  type api,
  type Locale,
  mostChildren,
  quotaLeft,
  type Received,
  Refusal,
  swimmerOn,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { shownTicket } from './ticket.rules.ts'
import { type PlacedTicket, ticketTable } from './ticket.table.ts'

/** Tickets of one page. */
const pageSize = 20

/** A member’s tickets, and what they may still buy. */
export const listService = (deps: Uses<'clock' | 'settings' | 'checkout'>) => {
  const { db, clock, settings } = deps
  const shown = async (tickets: readonly PlacedTicket[], locale: Locale) => {
    const children = Map.groupBy(
      await ticketTable(db).children(tickets.map(({ id }) => id)),
      ({ ticketId }) => ticketId,
    )
    return tickets.map((ticket) => shownTicket(ticket, children.get(ticket.id) ?? [], { locale, now: clock.now() }))
  }

  return {
    async quota(memberId: number) {
      const { advanceDays, mostADay, spotMinutes, enterMinutes } = settings.services.pool
      const today = clock.today()
      const { birthDate } = await accountTable(db).byId(memberId)
      const days = Array.from({ length: advanceDays + 1 }, (_, ahead) => addDays(today, ahead))
      const rows = await ticketTable(db).used(memberId, today, days.at(-1) ?? today, clock.now())
      const usedOn = new Map(rows.map(({ day, used }) => [day, used]))
      const swimmer = swimmerOn(today, birthDate)
      return {
        items: days.map((day) => {
          const quota = { most: mostADay, used: usedOn.get(day) ?? 0 }
          const holder = swimmerOn(day, birthDate)
          return { day, ...quota, left: quotaLeft(quota), holder: holder === 'child' ? null : holder }
        }),
        children: swimmer === 'adult' || swimmer === 'senior' ? mostChildren : 0,
        alone: swimmer !== 'child',
        spotMinutes,
        enterMinutes,
        online: deps.checkout !== undefined,
      }
    },

    async page(memberId: number, locale: Locale, { past, after }: Received<typeof api.pool.tickets>['query']) {
      const asked = { past: past === '1', now: clock.now(), after, size: pageSize + 1 }
      const found = await ticketTable(db).page(memberId, asked)
      return { items: await shown(found.slice(0, pageSize), locale), more: found.length > pageSize }
    },

    /** @throws not_found, also when it is somebody else’s */
    async one(memberId: number, locale: Locale, reference: string) {
      const found = await ticketTable(db).ofMember(memberId, reference)
      const [ticket] = found ? await shown([found], locale) : []
      if (!ticket) throw new Refusal('not_found')
      return ticket
    },
  }
}
