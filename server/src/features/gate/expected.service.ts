import { createHash } from 'node:crypto'
import type { api, Received, Reply } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import type { GatePrincipal } from '../../http/principals.ts'
import { after, day } from '../../ports/clock.ts'
import { cardKeyService } from '../account/cardKey.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { expectedTable } from './expected.table.ts'
import { saysOfGates } from './said.rules.ts'

/** Cards of one page. */
const pageSize = 500

/** What a gate needs to open while it is cut off. */
export const expectedService = (deps: Deps) => {
  const { db, clock } = deps
  return {
    async page(
      gate: GatePrincipal,
      { after: last = '', since }: Received<typeof api.gate.expected>['query'],
    ): Promise<Reply<typeof api.gate.expected>> {
      const now = clock.now()
      const until = after(now, day)
      const rows = await expectedTable(db).page(gate, { now, until }, last, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const isGood = await standingService(deps).able(page.map(({ memberId }) => ({ id: memberId, service: 'card' })))
      const items = page
        .filter(({ memberId }) => isGood({ id: memberId, service: 'card' }))
        .map(({ card, kind, windows }) => ({
          card,
          windows: windows
            .filter(({ forTemporary }) => kind === 'permanent' || forTemporary)
            .map(({ from, until, kind, party }) => ({
              ...{ kind, party },
              from: new Date(from).toISOString(),
              until: new Date(until).toISOString(),
            })),
        }))
        .filter(({ windows }) => windows.length > 0)
      const { keys } = await cardKeyService(deps).published()
      const next = rows.length > page.length ? (page.at(-1)?.card ?? null) : null
      const version = createHash('sha256').update(JSON.stringify({ items, keys, next })).digest('hex').slice(0, 12)
      const unchanged = version === since
      return {
        ...{ version, unchanged, keys, next, says: saysOfGates(), items: unchanged ? null : items },
        now: now.toISOString(),
        until: until.toISOString(),
      }
    },
  }
}
