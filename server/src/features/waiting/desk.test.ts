import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { crowdLike, offer, theHirer } from '../../testing/bookings.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { theWaiter } from '../../testing/waits.ts'
import { accountTable } from '../account/account.table.ts'
import { waitChanges } from './wait.table.ts'

const portal = await thePortal()
const day = '2026-03-04'
const path = `/desk/waiting/lines?place=a1&facility=hall&day=${day}`

/** A Monday, at ten; the slots are of Wednesday evening, from six, at the venue `a1`. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

interface Item {
  id: number
  slot: number
  place: number
  many: number
  member: { memberNumber: string; name: string } | null
}
type Desk = Pick<Awaited<ReturnType<typeof aClerk>>, 'get'>
const linesOf = async (desk: Desk, more = '') =>
  (await desk.get(`${path}${more}`)).data as { items: Item[]; next: string | null }
const whoWaits = ({ items }: { items: Item[] }) => items.map(({ member }) => member?.memberNumber)

/** Two courts at six that one member has, and two others who wait for both of them. */
const twoLines = async () => {
  const slots = await offer(portal, 'a1', day)
  const holder = await theHirer(portal)
  const { data } = await holder.book([slots[0]])
  await holder.book([slots[1]])
  const [first, second] = [await theWaiter(portal, 'english'), await theWaiter(portal, 'portuguese')]
  await first.join(slots[0])
  portal.clock.set(new Date('2026-03-02T10:00:20+08:00'))
  await second.join(slots[0])
  await second.join(slots[1])
  await portal.doJobs()
  const numberOf = async ({ member }: typeof first) => (await accountTable(portal.db).byId(member.id)).memberNumber
  const numbers = { first: await numberOf(first), second: await numberOf(second) }
  return { slots, holder, booked: data.reference as string, first, second, numbers }
}

test('[O03] the desk sees who waits for each hour of a facility, and since when, each line in the order in which it is served', async () => {
  const { slots, first, numbers } = await twoLines()
  const desk = await aClerk(portal, ['counter'])
  const { items, next } = await linesOf(desk)
  const waiting = { from: '18:00', until: '19:00', rank: null, state: 'waiting', offeredUntil: null }
  expect(next).toBeNull()
  expect(items).toMatchObject([
    { ...waiting, slot: slots[0], place: 1, many: 2, since: '2026-03-02T02:00:00.000Z' },
    { ...waiting, slot: slots[0], place: 2, many: 2, since: '2026-03-02T02:00:20.000Z' },
    { ...waiting, slot: slots[1], place: 1, many: 1 },
  ])
  expect(whoWaits({ items })).toEqual([numbers.first, numbers.second, numbers.second])
  expect(items[0]?.member?.name).toMatch(/Reed/)

  // Who was drawn for and won nothing comes first, however late they have joined.
  await portal.db
    .updateTable('waits')
    .set({ rank: 7 })
    .where('id', '=', items[1]?.id ?? 0)
    .execute()
  const drawn = await linesOf(desk)
  expect(whoWaits(drawn)).toEqual([numbers.second, numbers.first, numbers.second])
  expect(drawn.items).toMatchObject([{ rank: 7, place: 1 }, { rank: null, place: 2 }, { place: 1 }])
  expect((await first.waits())[0]).toMatchObject({ place: 2 })

  await first.leave(slots[0])
  expect(await linesOf(desk)).toMatchObject({
    items: [
      { place: 1, many: 1 },
      { place: 1, many: 1 },
    ],
  })
})

test('[O03] what is offered says until when; a line in which nobody is left, and a day on which nobody waits, are empty', async () => {
  const { holder, booked, first, second, numbers, slots } = await twoLines()
  const desk = await aClerk(portal, ['counter'])
  await holder.cancel(booked)
  await portal.doJobs()
  const offered = await first.offer()
  expect((await linesOf(desk)).items.slice(0, 2)).toMatchObject([
    { place: 1, state: 'offered', offeredUntil: offered.until, member: { memberNumber: numbers.first } },
    { place: 2, state: 'waiting', offeredUntil: null, member: { memberNumber: numbers.second } },
  ])
  await first.answer(offered.reference)
  expect(whoWaits(await linesOf(desk))).toEqual([numbers.second, numbers.second])
  for (const slot of slots.slice(0, 2)) await second.leave(slot)
  expect(await linesOf(desk)).toEqual({ items: [], next: null })
  expect((await desk.get(path.replace(day, '2026-03-05'))).data).toEqual({ items: [], next: null })
})

test('[O03] a long line is read page by page: each of them stands there once, and who leaves meanwhile loses nobody', async () => {
  const { slots, holder } = await twoLines()
  for (const memberId of await crowdLike(portal, holder.member.id, 110))
    await inTransaction(portal.deps, ({ db }) =>
      waitChanges(db).join({ memberId, slotId: slots[0] ?? 0, since: portal.clock.now() }),
    )
  const desk = await aClerk(portal, ['counter'])
  const one = await linesOf(desk)
  expect(one.items).toHaveLength(50)
  // The last one of a page waits no longer when the next page is asked for.
  const last = Number(one.next)
  await portal.db
    .updateTable('waits')
    .set({ state: 'left', endedAt: portal.clock.now() })
    .where('id', '=', last)
    .execute()
  const two = await linesOf(desk, `&after=${one.next}`)
  const three = await linesOf(desk, `&after=${two.next}`)
  expect(three.next).toBeNull()
  const all = [...one.items, ...two.items, ...three.items]
  expect(all).toHaveLength(113)
  expect(new Set(all.map(({ id }) => id)).size).toBe(113)
  expect(all.at(-1)).toMatchObject({ slot: slots[1], place: 1, many: 1 })
  expect(three.items.at(-2)).toMatchObject({ slot: slots[0], place: 111, many: 111 })
  expect(await linesOf(desk, '&after=999999999999')).toEqual({ items: [], next: null })
})

test('[O03] who may not look at members sees how long a line is and nobody’s name; others are refused, and no look is written down', async () => {
  await twoLines()
  const before = await portal.db.selectFrom('audit').select('id').execute()
  const unnamed = await linesOf(await portal.staffAs('facilities'))
  expect(unnamed.items).toMatchObject([{ member: null, many: 2 }, { member: null }, { member: null }])
  expect(JSON.stringify(unnamed)).not.toMatch(/Reed|"\d{9}"/)
  for (const role of ['reviewer', 'cashier'] as const)
    expect(await (await portal.staffAs(role)).get(path), role).toMatchObject({ code: refusals.not_allowed })
  const senior = await portal.staffAs('senior')
  for (const [query, refusal] of [
    [path.replace('a1', 'nowhere'), 'not_found'],
    [path.replace('hall', 'pool'), 'not_found'],
    [path.replace(day, '2026-02-30'), 'invalid_input'],
    [`${path}&after=x`, 'invalid_input'],
  ] as const)
    expect(await senior.get(query)).toMatchObject({ code: refusals[refusal] })
  const acts = await portal.db
    .selectFrom('audit')
    .select('act')
    .where(
      'id',
      'not in',
      before.map(({ id }) => id),
    )
    .execute()
  expect(acts.filter(({ act }) => !/log|staff/i.test(act))).toEqual([])
})
