import { beforeEach, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { accompaniedBy, children, miscounted, offerSession, theSwimmer } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal

/** A Monday, at ten; the session is on Wednesday. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'
const cleanAt = async (moment: string) => {
  portal.clock.set(new Date(`${moment}+08:00`))
  await workers(portal.deps)['cleaning.hourly']({})
}
const left = async () => {
  const of = async (table: 'poolTickets' | 'poolTicketChildren' | 'poolSessions') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return [await of('poolTickets'), await of('poolTicketChildren'), await of('poolSessions')]
}

test('tickets are kept for five years, with the children on them, and their sessions as long', async () => {
  const session = await offerSession(portal, 'carmo', day)
  await offerSession(portal, 'lin-fong', day)
  const { member, buy } = await theSwimmer(portal)
  const [childId = 0] = await children(portal, member.id, 1)
  await buy(session, [await accompaniedBy(portal, { ownerId: member.id, childId })])
  await cleanAt('2027-03-04T12:00:00')
  expect(await left()).toEqual([1, 1, 2])
  // After a year a session goes of which nobody had a ticket.
  await cleanAt('2027-03-06T12:00:00')
  expect(await left()).toEqual([1, 1, 1])
  await cleanAt('2031-03-05T11:00:00')
  expect(await left()).toEqual([1, 1, 1])
  await cleanAt('2031-03-05T13:00:00')
  expect(await left()).toEqual([0, 0, 0])
})

test('a ticket that is deleted takes its people from the counters', async () => {
  const session = await offerSession(portal, 'carmo', day)
  await (await theSwimmer(portal)).buy(session)
  await db.deleteFrom('poolTickets').execute()
  expect(await miscounted(portal)).toEqual([])
  expect(await db.selectFrom('poolSessions').select(['taken', 'advanceTaken']).execute()).toEqual([
    { taken: 0, advanceTaken: 0 },
  ])
})

test('one person too many is refused by the session itself, whatever is wrong above', async () => {
  const session = await offerSession(portal, 'carmo', day, { places: 2, advancePlaces: 1 })
  await (await theSwimmer(portal)).buy(session)
  const change = (changed: object) => db.updateTable('poolTickets').set(changed).execute()
  await expect(db.updateTable('poolSessions').set({ taken: 3 }).execute()).rejects.toThrow('pool_never_oversold')
  await expect(change({ children: 1 })).rejects.toThrow('pool_advance_never_oversold')
  await expect(change({ holder: 'minor', children: 1 })).rejects.toThrow('pool_tickets_of_adults_with_children')
  await expect(change({ quotaPlace: 2 })).rejects.toThrow('pool_tickets_of_quota')
  const [row] = await db.selectFrom('poolTickets').selectAll().execute()
  if (!row) throw new Error('nothing was bought')
  const { id: _, persons: __, ...like } = row
  const other = await offerSession(portal, 'lin-fong', day)
  const again = { ...like, reference: 'T26-AAAAAAAA', requestKey: crypto.randomUUID(), sessionId: other }
  await expect(db.insertInto('poolTickets').values(again).execute()).rejects.toThrow('pool_tickets_within_quota')
})
