import { createHash } from 'node:crypto'
import { readCardCode, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { bookingsOf } from '../../testing/bookings.ts'
import { aFreeBooking, aGate, codeAt } from '../../testing/gates.ts'
import { aPool, aSession, ticketsOf } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { holdService } from '../entitlement/hold.service.ts'

const portal = await thePortal()
const day = '2026-03-04'

/** Wednesday morning; what is booked is of the evening. */
beforeEach(() => portal.reset({ now: '2026-03-04T09:00:00+08:00' }))
const cardOf = async (memberId: number) => {
  const { reference = '' } = readCardCode(await codeAt(portal, memberId, `${day}T09:00:00`)) ?? {}
  return createHash('sha256').update(reference).digest('hex')
}

describe('what a gate needs to open without the portal', () => {
  test('is who is expected within a day, by a hash of their card, and the keys of cards', async () => {
    const { member } = await aFreeBooking(portal, 'a1', day)
    const gate = await aGate(portal, 'a1')
    const card = await cardOf(member.id)
    const { code, data } = await gate.expected()
    expect(code).toBe(0)
    expect(data).toMatchObject({
      ...{ unchanged: false, now: '2026-03-04T01:00:00.000Z', until: '2026-03-05T01:00:00.000Z', next: null },
      items: [
        {
          card,
          windows: [
            { from: '2026-03-04T09:30:00.000Z', until: '2026-03-04T11:00:00.000Z', kind: 'booking', party: null },
          ],
        },
      ],
    })
    expect(data.keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: expect.any(String) }])
    expect(data.says).toContainEqual({
      reason: 'nothing_booked',
      said: { zh: '這裡現在沒有你的預約', pt: expect.any(String), en: 'You have nothing booked here now' },
    })
    expect(JSON.stringify(data)).not.toContain('000100008')
  })

  test('is not sent again while nothing has changed', async () => {
    const { slots } = await aFreeBooking(portal, 'a1', day)
    const gate = await aGate(portal, 'a1')
    const { version } = (await gate.expected()).data
    expect((await gate.expected(`?since=${version}`)).data).toMatchObject({ unchanged: true, items: null, version })
    await bookingsOf(await portal.memberAs('english')).book([slots[1] ?? 0])
    const { data } = await gate.expected(`?since=${version}`)
    expect(data).toMatchObject({ unchanged: false, items: [{}, {}] })
    expect(data.version).not.toBe(version)
  })

  test('names no card that opens nothing, and nobody of another venue', async () => {
    const { member } = await aFreeBooking(portal, 'a1', day)
    const gate = await aGate(portal, 'a1')
    await aFreeBooking(portal, 'a2', '2026-03-05')
    expect((await gate.expected()).data.items).toHaveLength(1)
    await inTransaction(portal.deps, (deps) =>
      holdService(deps).impose('system', { memberId: member.id, reason: 'authority' }),
    )
    expect((await gate.expected()).data.items).toEqual([])
  })

  test('of a pool is its tickets alone, with how many they let in', async () => {
    const session = await aSession(portal, await aPool(portal, 'carmo'), day, { prices: [0, 0, 0, 0] })
    const member = await portal.memberAs('adult')
    await ticketsOf(member).buy(session)
    const gate = await aGate(portal, 'carmo-venue', 'carmo')
    expect((await gate.expected()).data.items).toEqual([
      {
        card: await cardOf(member.id),
        windows: [{ from: '2026-03-04T03:30:00.000Z', until: '2026-03-04T04:30:00.000Z', kind: 'pool', party: 1 }],
      },
    ])
  })

  test('is for gates alone', async () => {
    await aFreeBooking(portal, 'a1', day)
    const member = await portal.memberAs('adult')
    expect(await member.get('/gate/expected')).toMatchObject({ code: refusals.gate_unknown })
  })
})
