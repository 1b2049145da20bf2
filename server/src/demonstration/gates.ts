import type { NoTx } from '../database/database.ts'
import type { Uses } from '../deps.ts'
import { gateTable } from '../features/gate/gate.table.ts'
import { hashOfToken, type Keys } from '../keys.ts'

const places = [
  { venue: 'mong-ha', pool: null, name: 'Mong-Há' },
  { venue: 'carmo', pool: 'carmo', name: 'Piscina do Carmo' },
] as const

/** The gates with their keys, for whoever starts the demonstration: the same at each start, others with each secret. */
export const demonstrationGates = (keys: Keys) =>
  places.map((place) => ({ ...place, key: keys.keyFor(`demonstration gate ${place.name}`).toString('base64url') }))

/** Two gates to try: of courts, and of a pool. Existing ones stay, also where their key was withdrawn. */
export const seatGates = async ({ db, clock, keys }: Uses<'clock' | 'keys', NoTx>) => {
  const table = gateTable(db)
  const [venues, pools] = [await table.places('pt'), await table.pools('pt')]
  for (const { venue, pool, name, key } of demonstrationGates(keys)) {
    const venueId = venues.find(({ code }) => code === venue)?.id
    const keyHash = hashOfToken(key)
    if (venueId === undefined || (await table.hasHad(keyHash))) continue
    const poolId = pools.find(({ code }) => code === pool)?.id ?? null
    await table.add({ venueId, poolId, name, keyHash, addedAt: clock.now(), addedBy: null })
  }
}
