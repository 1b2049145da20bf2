import { beforeEach, expect, test } from 'vitest'
import { aPool, aSession, theSwimmer, theSwimmerAt } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const of = (items: { reference: string }[]) => items.map(({ reference }) => reference)

test('[O02] the list of tickets has those to come, the next first, and the others, the latest first; page by page', async () => {
  const pool = await aPool(portal, 'carmo')
  const hours = Array.from({ length: 23 }, (_, nr) => String(nr).padStart(2, '0'))
  const sessions: number[] = []
  for (const hour of hours)
    sessions.push(await aSession(portal, pool, '2026-03-04', { from: `${hour}:00`, until: `${hour}:55` }))
  const { buy, member } = await theSwimmer(portal)
  const reference = (await buy(sessions[0] ?? 0)).data.reference as string
  const [row] = await db.selectFrom('poolTickets').selectAll().execute()
  if (!row) throw new Error('nothing was bought')
  const { id: _, persons: __, reference: ___, ...like } = row
  const references = [reference]
  for (const [nr, sessionId] of sessions.entries()) {
    if (nr === 0) continue
    const name = `T26-${String(nr).padStart(8, 'A').replaceAll('1', 'B').replaceAll('0', 'C').replaceAll('5', 'D').replaceAll('8', 'E')}`
    references.push(name)
    const startsAt = new Date(Date.parse('2026-03-04T00:00:00+08:00') + nr * 3_600_000)
    await db
      .insertInto('poolTickets')
      .values({
        ...{ ...like, sessionId, reference: name, sold: 'spot', quotaPlace: null, quotaMost: null, startsAt },
        ...{ enterBy: new Date(startsAt.getTime() + 1_800_000), requestKey: crypto.randomUUID() },
      })
      .execute()
  }
  const next = (await member.get('/pool/tickets')).data
  expect([next.items.length, next.more]).toEqual([20, true])
  const last = (await member.get(`/pool/tickets?after=${next.items[19].reference}`)).data
  expect([...of(next.items), ...of(last.items)]).toEqual(references)
  expect(last.more).toBe(false)

  // At half past ten that of ten o’clock has become void; whoever is in swims until the end.
  await db
    .updateTable('poolTickets')
    .set({ state: 'used', enteredAt: new Date('2026-03-04T02:10:00Z') })
    .where('reference', '=', references[10] ?? '')
    .execute()
  const { coming, past } = await theSwimmerAt(portal, '2026-03-04T10:30:00')
  expect(of(await past())).toEqual(references.slice(0, 10).toReversed())
  expect(of(await coming())).toEqual(references.slice(10))
  const over = await theSwimmerAt(portal, '2026-03-04T10:55:00')
  expect(of(await over.past())).toEqual(references.slice(0, 11).toReversed())
})

test('the list of tickets does not begin after a ticket of somebody else', async () => {
  const pool = await aPool(portal, 'carmo')
  const [first, second] = [await aSession(portal, pool, '2026-03-03'), await aSession(portal, pool, '2026-03-04')]
  const { buy, member } = await theSwimmer(portal)
  await buy(second)
  const other = await (await theSwimmer(portal, 'guardian')).buy(first)
  expect((await member.get(`/pool/tickets?after=${other.data.reference}`)).data.items).toEqual([])
})
