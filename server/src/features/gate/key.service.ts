import type { Uses } from '../../deps.ts'
import type { GatePrincipal } from '../../http/principals.ts'
import { hashOfToken } from '../../keys.ts'
import { after, minute } from '../../ports/clock.ts'
import { gateTable } from './gate.table.ts'

/** The keys of gates. Each is told once and kept as a hash. */
export const gateKeyService = ({ db, clock }: Uses<'clock'>) => ({
  /** The gate behind a key; nothing for one that was withdrawn. */
  async principal(key: string): Promise<GatePrincipal | undefined> {
    const gate = await gateTable(db).byKey(hashOfToken(key))
    if (!gate) return undefined
    const now = clock.now()
    // Once a minute is enough to show which gates are there.
    if (gate.seenAt === null || gate.seenAt < after(now, -minute)) await gateTable(db).markSeen(gate.id, now)
    return { gateId: gate.id, venueId: gate.venueId, poolId: gate.poolId }
  },
})
