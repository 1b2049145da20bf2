import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import type { PersonName } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'
import { holdService } from '../entitlement/hold.service.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const report = { circumstances: 'Left on the bus 25', understood: true }
const check = (code: string) => portal.post('/card/check', { code })
const stateOf = async (code: string) => (await check(code)).data?.state
type Member = Awaited<ReturnType<typeof portal.memberAs>>
const codeOf = async (member: Member) =>
  (await member.get('/account/qrcode_info')).data as { content: string; kept: string }
const shown = async (name: PersonName = 'adult') => {
  const member = await portal.memberAs(name)
  return { member, ...(await codeOf(member)) }
}
const suspend = ({ id }: Member) =>
  inTransaction(portal.deps, (deps) => holdService(deps).impose('system', { memberId: id, reason: 'authority' }))

describe('[C01] whoever scans a card is told how it stands, and nothing else:', () => {
  test('it is valid', async () => {
    expect(await check((await shown()).content)).toEqual({
      code: 0,
      data: { state: 'valid', withoutNetworkSince: null },
    })
  })

  test('since when its device has had no network, as long as it is good', async () => {
    const { member, kept } = await shown()
    portal.clock.forward(3_600_000)
    const withoutNetworkSince = '2026-03-02T02:00:00.000Z'
    expect(await check(kept)).toEqual({ code: 0, data: { state: 'valid', withoutNetworkSince } })
    await suspend(member)
    expect(await check(kept)).toEqual({ code: 0, data: { state: 'suspended', withoutNetworkSince: null } })
  })

  test('it is temporary', async () => {
    const { member } = await shown()
    await member.post('/account/online/lost_card', report)
    await portal.doJobs()
    expect(await check((await codeOf(member)).content)).toEqual({
      code: 0,
      data: { state: 'temporary', withoutNetworkSince: null },
    })
  })

  test('it is suspended, from the moment on in which that is said', async () => {
    const { member, content, kept } = await shown()
    await suspend(member)
    expect(await check(content)).toEqual({ code: 0, data: { state: 'suspended', withoutNetworkSince: null } })
    expect(await stateOf(kept)).toBe('suspended')
  })

  test('it has expired, on the day after its last', async () => {
    const { member, kept } = await shown()
    await portal.db.updateTable('cards').set({ validUntil: '2026-03-03' }).where('memberId', '=', member.id).execute()
    portal.clock.set(new Date('2026-03-03T23:59:00+08:00'))
    expect(await stateOf(kept)).toBe('valid')
    portal.clock.set(new Date('2026-03-04T00:00:00+08:00'))
    expect(await check(kept)).toEqual({ code: 0, data: { state: 'expired', withoutNetworkSince: null } })
  })

  test('the minute of its code is over', async () => {
    const { content } = await shown()
    portal.clock.forward(59_000)
    expect(await stateOf(content)).toBe('valid')
    portal.clock.forward(2000)
    expect(await check(content)).toEqual({ code: 0, data: { state: 'ended', withoutNetworkSince: null } })
  })
})

describe('[C01] a card that was reported lost', () => {
  test('is unknown at once, on a screen and on a device that has kept it', async () => {
    const { member, content, kept } = await shown()
    expect([await stateOf(content), await stateOf(kept)]).toEqual(['valid', 'valid'])
    await member.post('/account/online/lost_card', report)
    expect([await stateOf(content), await stateOf(kept)]).toEqual(['unknown', 'unknown'])
  })

  test('stays so when its successor has come, and a week later has ended', async () => {
    const { member, kept } = await shown()
    await member.post('/account/online/lost_card', report)
    await portal.doJobs()
    portal.clock.set(new Date('2026-03-09T09:59:00+08:00'))
    expect(await stateOf(kept)).toBe('unknown')
    portal.clock.set(new Date('2026-03-09T10:00:00+08:00'))
    expect(await stateOf(kept)).toBe('ended')
  })
})

test('[P02] a card that is none is as unknown as one that was replaced', async () => {
  for (const code of ['', 'no code', 'https://portal.example/c#', '000000018', 'x'.repeat(500)])
    expect(await check(code)).toEqual({ code: 0, data: { state: 'unknown', withoutNetworkSince: null } })
  expect(await check('x'.repeat(501))).toMatchObject({ code: 1 })
})

test('from one network a card is checked twenty times a minute for an hour, and then no more', async () => {
  const { content } = await shown()
  await check(content)
  await portal.db.updateTable('allowances').set({ used: 1199 }).where('key', 'like', 'check card%').execute()
  expect(await check(content)).toMatchObject({ code: 0 })
  expect(await check(content)).toMatchObject({ code: 4 })
})

test.each([
  ['pt-PT,pt;q=0.9,en;q=0.8', '/pt/card/check'],
  ['zh-HK', '/zh/card/check'],
  ['fr, en-GB;q=0.5', '/en/card/check'],
  ['fr', '/zh/card/check'],
  ['', '/zh/card/check'],
])('the address of a code leads a telephone that reads “%s” to %s', async (accepted, to) => {
  const response = await portal.app.inject({ url: '/c', headers: { 'accept-language': accepted } })
  expect([response.statusCode, response.headers.location]).toEqual([302, to])
})
