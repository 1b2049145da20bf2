import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingsOf, offer, theHirer, theHirerAt } from '../../testing/bookings.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten; the slots are of Wednesday evening. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

describe('[R48] the list of bookings', () => {
  test('has those to come, the next first, and the others, the latest first; page by page', async () => {
    const slots = await offer(portal, 'a1', day, { courts: 5, from: 9, until: 18, most: 45 })
    const { book, member, cancel, ...lists } = await theHirer(portal)
    const references: string[] = []
    for (const slot of slots.slice(0, 23)) references.push((await book([slot])).data.reference)
    const next = (await member.get('/vbs/bookings')).data
    expect([next.items.length, next.more]).toEqual([20, true])
    const last = (await member.get(`/vbs/bookings?after=${next.items[19].reference}`)).data
    const of = (items: { reference: string }[]) => items.map(({ reference }) => reference)
    expect([...of(next.items), ...of(last.items)]).toEqual(references)
    expect(last.more).toBe(false)

    await cancel(references[22] ?? '')
    expect(await lists.coming()).toHaveLength(20)
    expect(of(await lists.past())).toEqual([references[22]])
    const { coming, past } = await theHirerAt(portal, '2026-03-04T11:00:00')
    // Those from nine to eleven are over; of one moment the later booking comes first.
    expect(of(await past())).toEqual([references[22], ...references.slice(0, 10).toReversed()])
    expect(of(await coming())).toEqual(references.slice(10, 22))
  })

  test('does not begin after a booking of somebody else', async () => {
    // Behind it there is one of their own.
    const [other, , slot] = await offer(portal, 'a1', day)
    const { book, member } = await theHirer(portal)
    await book([slot])
    const another = await bookingsOf(await portal.memberAs('guardian')).book([other])
    const { data } = await member.get(`/vbs/bookings?after=${another.data.reference}`)
    expect(data.items).toEqual([])
  })
})

test('a day at a venue that there is not is refused', async () => {
  const { member } = await theHirer(portal)
  expect(await member.get(`/vbs/mine?venue=nowhere&day=${day}`)).toMatchObject({ code: refusals.not_found })
})
