import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { offer } from '../../testing/bookings.ts'
import { aClerk } from '../../testing/desk.ts'
import { aGate } from '../../testing/gates.ts'
import { aPool } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const theDesk = async () => {
  await offer(portal, 'a1', '2026-03-04')
  await aPool(portal, 'carmo')
  const desk = await aClerk(portal, ['facilities'])
  return {
    desk,
    add: (asked: object = {}) => desk.post('/desk/gate', { place: 'a1', pool: null, name: 'Entrance', ...asked }),
    list: async () => (await desk.get('/desk/gates')).data,
  }
}

describe('staff of the venues', () => {
  test('make a gate, whose key is shown once and kept as a hash', async () => {
    const { add, list } = await theDesk()
    const { code, data } = await add()
    expect([code, data]).toEqual([0, { id: expect.any(Number), key: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(JSON.stringify(await db.selectFrom('gates').selectAll().execute())).not.toContain(data.key)
    const passed = { number: 1, way: 'out', code: 'x', at: portal.clock.now().toISOString() }
    expect(await portal.post('/gate/pass', passed, { apikey: data.key })).toMatchObject({ code: 0 })
    expect(await list()).toMatchObject({
      items: [
        {
          ...{ id: data.id, name: 'Entrance', place: '望廈體育中心', pool: null, aside: 0, withdrawnAt: null },
          seenAt: '2026-03-02T02:00:00.000Z',
        },
      ],
      places: [
        { code: 'a1', pools: [] },
        { code: 'carmo-venue', pools: [{ code: 'carmo', name: '嘉模泳池' }] },
      ],
    })
  })

  test('make none twice, and none where nothing is', async () => {
    const { add } = await theDesk()
    await add()
    expect(await add()).toMatchObject({ code: refusals.gate_exists, errors: { name: expect.any(String) } })
    expect(await add({ place: 'nowhere' })).toMatchObject({ code: refusals.not_found })
    expect(await add({ name: 'Pool', pool: 'carmo' }), 'of another venue').toMatchObject({ code: refusals.not_found })
    expect(await add({ place: 'carmo-venue', pool: 'carmo' })).toMatchObject({ code: 0 })
  })

  test('withdraw a key, once, and may give its name to another gate', async () => {
    const { desk, add, list } = await theDesk()
    const { data } = await add()
    expect(await desk.post('/desk/gate/withdraw', { id: data.id })).toEqual({ code: 0, data: {} })
    expect(await desk.post('/desk/gate/withdraw', { id: data.id })).toMatchObject({ code: refusals.not_found })
    expect(await add()).toMatchObject({ code: 0 })
    expect((await list()).items).toMatchObject([{ withdrawnAt: null }, { withdrawnAt: '2026-03-02T02:00:00.000Z' }])
    const rows = await db.selectFrom('audit').select(['act', 'subjectKind', 'detail']).orderBy('id').execute()
    expect(
      rows.filter(({ subjectKind }) => subjectKind === 'gate').map(({ act, detail }) => `${act} ${detail}`),
    ).toEqual(['gate_added Entrance, a1', 'gate_withdrawn Entrance', 'gate_added Entrance, a1'])
  })

  test('see what was put aside, the newest first, fifty on a page', async () => {
    const { desk, list } = await theDesk()
    const gate = await aGate(portal, 'a1')
    const member = await portal.memberAs('english')
    const seen = await gate.event(member.id, 'in', '2026-03-02T09:00:00')
    await gate.upload(Array.from({ length: 55 }, (_, place) => ({ ...seen, number: 100 + place, code: 'none' })))
    await gate.upload([seen])
    const { data } = await desk.get('/desk/gate/aside')
    expect(data.items).toHaveLength(50)
    expect(data.items[0]).toEqual({
      ...{ gate: expect.stringContaining('Gate'), place: '望廈體育中心', number: seen.number, day: '2026-03-02' },
      ...{ at: '2026-03-02T01:00:00.000Z', receivedAt: '2026-03-02T02:00:00.000Z', way: 'in', opened: true },
      ...{ reason: 'nothing_booked', memberNumber: expect.stringMatching(/^\d{9}$/) },
    })
    const rest = (await desk.get(`/desk/gate/aside?after=${data.next}`)).data
    expect(rest).toMatchObject({ next: null })
    expect(rest.items).toHaveLength(6)
    expect((await list()).items).toMatchObject([{ aside: 56 }])
  })

  test('are alone with that: a counter cannot', async () => {
    await theDesk()
    const counter = await aClerk(portal, ['counter'], { username: 'fong', name: 'Fong' })
    for (const path of ['/desk/gates', '/desk/gate/aside'])
      expect(await counter.get(path)).toMatchObject({ code: refusals.not_allowed })
    expect(await counter.post('/desk/gate/withdraw', { id: 1 })).toMatchObject({ code: refusals.not_allowed })
  })
})

test('events of gates go after thirty days, and what follows from them stays', async () => {
  await theDesk()
  const gate = await aGate(portal, 'a1')
  const member = await portal.memberAs('english')
  await gate.upload([
    await gate.event(member.id, 'in', '2026-03-02T08:00:00'),
    await gate.event(member.id, 'out', '2026-03-02T09:00:00'),
  ])
  const many = async () => (await db.selectFrom('gateEvents').select('id').execute()).length
  portal.clock.set(new Date('2026-04-01T09:59:00+08:00'))
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await many()).toBe(2)
  portal.clock.set(new Date('2026-04-01T10:01:00+08:00'))
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await many()).toBe(0)
  expect(await db.selectFrom('visits').select('source').execute()).toEqual([{ source: 'gate' }])
})
