import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { staff } from '../../demonstration/staff.ts'
import { workers } from '../../features.ts'
import { thePortal } from '../../testing/portal.ts'
import { staffTable } from '../staff/staff.table.ts'
import { holdService } from './hold.service.ts'

const portal = await thePortal()
const { db } = portal
const report = { circumstances: 'Left on the bus 25', understood: true }
const lostCard = '/account/online/lost_card'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

type Member = Awaited<ReturnType<typeof portal.memberAs>>

/** A member of staff, as a call of the desk knows them. */
const clerk = async () => {
  await portal.staffAs('reviewer')
  const found = await staffTable(db).byUsername(staff.reviewer.username)
  return { staffId: found?.id ?? 0 }
}
const impose = (...given: Parameters<ReturnType<typeof holdService>['impose']>) =>
  inTransaction(portal.deps, (deps) => holdService(deps).impose(...given))
const lift = (...given: Parameters<ReturnType<typeof holdService>['lift']>) =>
  inTransaction(portal.deps, (deps) => holdService(deps).lift(...given))
const holdsOf = ({ id }: { id: number }) =>
  db.selectFrom('memberHolds').selectAll().where('memberId', '=', id).orderBy('id').execute()
const reasonsOf = async (member: Member) =>
  (await holdsOf(member)).filter(({ endedAt }) => !endedAt).map(({ reason }) => reason)
const openHold = async (member: Member, reason: string) =>
  (await holdsOf(member)).find((hold) => hold.reason === reason && !hold.endedAt)?.id ?? 0
const acts = async ({ id }: Member) =>
  db
    .selectFrom('audit')
    .select(['act', 'staffId'])
    .where('subjectKind', '=', 'member')
    .where('subjectId', '=', String(id))
    .orderBy('id')
    .execute()

describe('a hold of the authority (S1)', () => {
  test('does not end by a report of a loss, which is refused', async () => {
    const member = await portal.memberAs('suspended')

    expect(await member.post(lostCard, report)).toMatchObject({ code: 102 })
    portal.clock.forward(20 * 60_000)
    await portal.doJobs()
    expect(await reasonsOf(member)).toEqual(['authority'])
    expect(await member.get('/account/qrcode_info')).toMatchObject({ code: 102 })
    expect((await member.post('/account/info')).data.card).toMatchObject({ kind: 'permanent' })
    expect(await db.selectFrom('letters').selectAll().execute()).toEqual([])
  })

  test('stays when the letter of a loss leaves that was reported before', async () => {
    const [member, by] = [await portal.memberAs('adult'), await clerk()]
    portal.box.close()
    await member.post(lostCard, report)
    await impose(by, { memberId: member.id, reason: 'authority' })
    expect(await reasonsOf(member)).toEqual(['loss', 'authority'])

    portal.box.open()
    portal.clock.forward(60_000)
    await portal.doJobs()
    expect(await reasonsOf(member)).toEqual(['authority'])
    // The job may come again, and a worker of another process with it.
    await workers(portal.deps)['card.resume']({ memberId: member.id })
    expect(await reasonsOf(member)).toEqual(['authority'])
    expect(await member.get('/account/qrcode_info')).toMatchObject({ code: 102 })
  })

  test('is imposed and lifted by staff, once, and the audit trail knows by whom', async () => {
    const [member, by] = [await portal.memberAs('adult'), await clerk()]
    await impose(by, { memberId: member.id, reason: 'authority' })
    await impose(by, { memberId: member.id, reason: 'authority' })
    expect(await reasonsOf(member)).toEqual(['authority'])
    expect(await holdsOf(member)).toMatchObject([{ imposedBy: by.staffId, endedBy: null }])

    const hold = await openHold(member, 'authority')
    await lift(by, hold)
    expect(await holdsOf(member)).toMatchObject([{ endedBy: by.staffId, endedAt: expect.any(Date) }])
    expect(await reasonsOf(member)).toEqual([])
    expect(await member.get('/account/qrcode_info')).toMatchObject({ code: 0 })
    await expect(lift(by, hold)).rejects.toMatchObject({ refusal: 'not_found' })
    expect(await acts(member)).toEqual([
      { act: 'hold authority', ...by },
      { act: 'hold authority', ...by },
      { act: 'lifted authority', ...by },
    ])
  })

  test('is ended by nobody but staff, and by no day: the database refuses it', async () => {
    const { id } = await portal.memberAs('suspended')
    const change = (set: object) => db.updateTable('memberHolds').set(set).where('memberId', '=', id).execute()

    await expect(change({ endedAt: portal.clock.now() })).rejects.toThrow(/authority_ends_by_staff/)
    await expect(change({ until: '2026-03-03' })).rejects.toThrow(/authority_ends_by_staff/)
  })
})

describe('each hold ends for itself', () => {
  test('a hold for missed bookings ends on its day, and the later of two days counts', async () => {
    const member = await portal.memberAs('adult')
    for (const until of ['2026-03-05', '2026-03-06', '2026-03-04'])
      await impose('system', { memberId: member.id, reason: 'no_show', until })
    const booking = async () =>
      (await (await portal.memberAs('adult')).get('/account/fun_info?service=venue_booking')).data.items[0]
    expect(await booking()).toMatchObject({ state: 'pending', reason: 'bookings_missed', from: '2026-03-06' })

    portal.clock.set(new Date('2026-03-05T23:59:00+08:00'))
    expect(await booking()).toMatchObject({ reason: 'bookings_missed' })
    portal.clock.set(new Date('2026-03-06T00:01:00+08:00'))
    expect(await booking()).toMatchObject({ state: 'yes' })

    // One that is over by its day stands in no other’s way.
    await impose('system', { memberId: member.id, reason: 'no_show', until: '2026-04-01' })
    expect(await booking()).toMatchObject({ from: '2026-04-01' })
    expect(await holdsOf(member)).toHaveLength(2)
  })

  test('overdue documents stay a reason when a suspension is lifted', async () => {
    const [member, by] = [await portal.memberAs('adult'), await clerk()]
    await impose('system', { memberId: member.id, reason: 'documents' })
    await impose(by, { memberId: member.id, reason: 'authority' })
    expect(await member.get('/account/qrcode_info')).toMatchObject({ code: 102 })

    await lift(by, await openHold(member, 'authority'))
    expect(await member.get('/account/qrcode_info')).toMatchObject({ code: 180 })
    await lift(by, await openHold(member, 'documents'))
    expect(await member.get('/account/qrcode_info')).toMatchObject({ code: 0 })
  })

  test('a hold of one member, its day and its end are nobody else’s', async () => {
    const [one, other] = [await portal.memberAs('adult'), await portal.memberAs('english')]
    await impose('system', { memberId: one.id, reason: 'no_show', until: '2026-03-05' })
    await impose('system', { memberId: other.id, reason: 'no_show', until: '2026-03-04' })
    await impose('system', { memberId: other.id, reason: 'no_show', until: '2026-03-09' })
    expect(await holdsOf(one)).toMatchObject([{ until: '2026-03-05', endedAt: null }])

    portal.clock.set(new Date('2026-03-06T10:00:00+08:00'))
    await impose('system', { memberId: other.id, reason: 'documents' })
    expect(await holdsOf(one), 'what is over is ended for who is held anew').toMatchObject([{ endedAt: null }])
  })

  test('a loss ends with its own letter, and not with another member’s', async () => {
    const [one, other] = [await portal.memberAs('adult'), await portal.memberAs('english')]
    for (const member of [one, other]) expect(await member.post(lostCard, report)).toMatchObject({ code: 0 })
    await inTransaction(portal.deps, (deps) => holdService(deps).endLoss(one.id))

    expect([await reasonsOf(one), await reasonsOf(other)]).toEqual([[], ['loss']])
  })

  test('a later day is for the hold of its reason alone', async () => {
    const member = await portal.memberAs('adult')
    const held = { memberId: member.id, since: portal.clock.now(), imposedBy: null, endedAt: null, endedBy: null }
    await db
      .insertInto('memberHolds')
      .values({ ...held, reason: 'documents', until: '2026-03-04' })
      .execute()
    for (const until of ['2026-03-03', '2026-03-09'])
      await impose('system', { memberId: member.id, reason: 'no_show', until })

    expect(await holdsOf(member)).toMatchObject([
      { reason: 'documents', until: '2026-03-04' },
      { reason: 'no_show', until: '2026-03-09' },
    ])
  })

  test('of one reason a member has one, whoever writes it', async () => {
    const { id } = await portal.memberAs('suspended')
    const again = { memberId: id, reason: 'authority', since: portal.clock.now() } as const
    const twice = db
      .insertInto('memberHolds')
      .values({ ...again, until: null, imposedBy: null, endedAt: null, endedBy: null })
      .execute()

    await expect(twice).rejects.toThrow(/member_holds_one_open/)
  })
})

describe('at the same moment', () => {
  const rounds = Array.from({ length: 6 }, (_, round) => round)

  test('of many reports one is taken, with one hold', async () => {
    const member = await portal.memberAs('adult')
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.post(lostCard, report)))

    expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([0, ...Array(7).fill(110)])
    expect(await holdsOf(member)).toMatchObject([{ reason: 'loss', endedAt: null }])
  })

  test('a suspension beside a report stays, whichever comes first', async () => {
    for (const round of rounds) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const [member, by] = [await portal.memberAs('adult'), await clerk()]
      const suspend = () => impose(by, { memberId: member.id, reason: 'authority' })
      const lose = () => member.post(lostCard, report)
      const [first, second] = round % 2 === 0 ? [suspend, lose] : [lose, suspend]
      const answers = await Promise.all([first(), second()])
      const code = answers.find((answer) => typeof answer === 'object')?.code
      expect([0, 102]).toContain(code)

      await portal.doJobs()
      expect(await reasonsOf(member)).toEqual(['authority'])
      const { data } = await member.post('/account/info')
      expect(data.card.kind).toBe(code === 0 ? 'temporary' : 'permanent')
    }
  })

  test('of many suspensions one is kept', async () => {
    const [member, by] = [await portal.memberAs('adult'), await clerk()]
    await Promise.all(rounds.map(() => impose(by, { memberId: member.id, reason: 'authority' })))

    expect(await holdsOf(member)).toHaveLength(1)
  })
})
