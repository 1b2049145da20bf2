import { type desk, type Given, type Locale, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { auditService } from '../audit/audit.service.ts'
import { eventTable } from './event.table.ts'
import { gateTable } from './gate.table.ts'

/** What was put aside, on one page. */
const pageSize = 50

/** Gates as staff make them and look after them. */
export const deskService = (deps: Deps) => ({
  async list(locale: Locale): Promise<Reply<typeof desk.gate.list>> {
    const table = gateTable(deps.db)
    const pools = Map.groupBy(await table.pools(locale), ({ venueId }) => venueId)
    return {
      items: (await table.all(locale)).map(({ addedAt, seenAt, withdrawnAt, ...gate }) => ({
        ...gate,
        addedAt: addedAt.toISOString(),
        seenAt: seenAt?.toISOString() ?? null,
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      })),
      places: (await table.places(locale)).map(({ id, code, name }) => ({
        ...{ code, name },
        pools: (pools.get(id) ?? []).map(({ code, name }) => ({ code, name })),
      })),
    }
  },

  /** @throws not_found, gate_exists */
  add: ({ place, pool, name }: Given<typeof desk.gate.add>['body'], staffId: number) =>
    inTransaction(deps, async ({ db, clock }) => {
      const table = gateTable(db)
      const venue = (await table.places('en')).find(({ code }) => code === place)
      if (!venue) throw Refusal.at('place', 'not_found')
      const ofVenue = (await table.pools('en')).filter(({ venueId }) => venueId === venue.id)
      const its = ofVenue.find(({ code }) => code === pool)
      if (pool !== null && !its) throw Refusal.at('pool', 'not_found')
      const key = newToken()
      const row = { venueId: venue.id, poolId: its?.id ?? null, name, keyHash: hashOfToken(key) }
      const added = await table.add({ ...row, addedAt: clock.now(), addedBy: staffId })
      if (!added) throw Refusal.at('name', 'gate_exists')
      const subject = { kind: 'gate' as const, id: String(added.id) }
      await auditService({ db, clock }).write({ by: staffId, act: 'gate_added', subject, detail: `${name}, ${place}` })
      return { id: added.id, key }
    }),

  /** @throws not_found, also when it was withdrawn before */
  withdraw: (id: number, staffId: number) =>
    inTransaction(deps, async ({ db, clock }) => {
      const withdrawn = await gateTable(db).withdraw(id, clock.now())
      if (!withdrawn) throw new Refusal('not_found')
      const subject = { kind: 'gate' as const, id: String(id) }
      await auditService({ db, clock }).write({ by: staffId, act: 'gate_withdrawn', subject, detail: withdrawn.name })
      return {}
    }),

  async aside(after: string | undefined, locale: Locale): Promise<Reply<typeof desk.gate.aside>> {
    const found = await eventTable(deps.db).aside(locale, after ? Number(after) : undefined, pageSize + 1)
    const page = found.slice(0, pageSize)
    return {
      items: page.map(({ id, saidAt, receivedAt, reason, ...event }) => ({
        ...event,
        at: saidAt.toISOString(),
        receivedAt: receivedAt.toISOString(),
        // The table lists those that have one.
        reason: reason as NonNullable<Reply<typeof desk.gate.aside>['items'][number]['reason']>,
      })),
      next: found.length > page.length ? String(page.at(-1)?.id) : null,
    }
  },
})
