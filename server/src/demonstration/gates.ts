import { addDays } from '@palaestra/contract'
import { inTransaction } from '../database/inTransaction.ts'
import type { Deps } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { eventTable, type NewEvent } from '../features/gate/event.table.ts'
import { gateTable } from '../features/gate/gate.table.ts'
import { record } from '../features/gate/record.service.ts'
import { hashOfToken, type Keys } from '../keys.ts'
import { people } from './people.ts'

const places = [
  { venue: 'mong-ha', pool: null, name: 'Mong-Há' },
  { venue: 'carmo', pool: 'carmo', name: 'Piscina do Carmo' },
] as const

/** The gates with their keys, for whoever starts the demonstration: the same at each start, others with each secret. */
export const demonstrationGates = (keys: Keys) =>
  places.map((place) => ({ ...place, key: keys.keyFor(`demonstration gate ${place.name}`).toString('base64url') }))

/**
 * What a gate has told of the day before yesterday, when it was cut off: who came and went, somebody whom it could not know
 * to be suspended, and a code that was none. The last two stand before the desk.
 */
const passes = {
  'Mong-Há': [
    { number: 1, person: people.worker, way: 'in', at: '18:04:00', reason: null },
    { number: 2, person: people.suspended, way: 'in', at: '18:31:00', reason: 'suspended' },
    { number: 3, person: null, way: 'in', at: '18:40:00', reason: 'unreadable' },
    { number: 4, person: people.worker, way: 'out', at: '19:37:00', reason: null },
  ],
  'Piscina do Carmo': [
    { number: 1, person: people.permitHolder, way: 'in', at: '12:10:00', reason: null },
    { number: 2, person: people.permitHolder, way: 'out', at: '13:25:00', reason: null },
  ],
} as const

const seatPasses = async (deps: Deps, gate: { id: number; venueId: number; name: keyof typeof passes }) => {
  const { clock } = deps
  const day = addDays(clock.today(), -2)
  const told = await Promise.all(
    passes[gate.name].map(async ({ number, person, way: direction, at: time, reason }): Promise<NewEvent> => {
      const member = person ? await accountTable(deps.db).byIdNumber(person.idNumber) : undefined
      const at = clock.at(day, time)
      return {
        ...{ gateId: gate.id, venueId: gate.venueId, number, day, memberId: member?.id ?? null, direction },
        ...{ at, saidAt: at, receivedAt: clock.now(), late: true, opened: true, reason, party: null, codeMark: null },
        // A code that was none is nobody’s visit.
        counted: member !== undefined,
      }
    }),
  )
  for (const [memberId, events] of Map.groupBy(told, (event) => event.memberId))
    await inTransaction(deps, async (deps) => {
      if (memberId === null) return void (await eventTable(deps.db).add(events))
      await accountTable(deps.db).hold(memberId)
      return record(deps, memberId, events)
    })
}

/** Two gates to try, of courts and of a pool, with what they have told. Existing ones stay, also where their key was withdrawn. */
export const seatGates = async (deps: Deps) => {
  const { db, clock, keys } = deps
  const table = gateTable(db)
  const [venues, pools] = [await table.places('pt'), await table.pools('pt')]
  for (const { venue, pool, name, key } of demonstrationGates(keys)) {
    const venueId = venues.find(({ code }) => code === venue)?.id
    const keyHash = hashOfToken(key)
    if (venueId === undefined || (await table.hasHad(keyHash))) continue
    const poolId = pools.find(({ code }) => code === pool)?.id ?? null
    const made = await table.add({ venueId, poolId, name, keyHash, addedAt: clock.now(), addedBy: null })
    if (!made) continue
    await seatPasses(deps, { id: made.id, venueId, name })
    await table.markSeen(made.id, clock.now())
  }
}
