import { randomUUID } from 'node:crypto'
import { constant, refusals, type Service } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../../contract/src/rules/days.ts'
import { type Case, cases, tableDay } from '../../../../contract/src/rules/entitlement.cases.ts'
import { people } from '../../demonstration/people.ts'
import { giveConsent, makeGuardian } from '../../testing/guardians.ts'
import { type Envelope, thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal

beforeEach(() => portal.reset({ now: `${tableDay}T10:00:00+08:00` }))

type Member = Awaited<ReturnType<typeof portal.memberAs>>

/** Makes the member stand as a row of the table says. */
const stand = async ({ id }: Member, { idType, standing }: Case) => {
  const { birthDate, holds, card, consent, mobile, hasEmail, isGuardian, noticeOpen } = standing
  const contact = {
    ...(mobile === 'none' && { mobile: null }),
    mobileConfirmed: mobile === 'confirmed',
    ...(!hasEmail && { email: null, emailConfirmed: false }),
  }
  await db
    .updateTable('members')
    .set({ idType, birthDate, ...contact })
    .where('id', '=', id)
    .execute()
  const { kind, validUntil, permanentFrom } = card
  await db.updateTable('cards').set({ kind, validUntil }).where('memberId', '=', id).execute()
  if (permanentFrom) {
    const reportedOn = addDays(permanentFrom, -constant.temporaryCardDays)
    const loss = { memberId: id, circumstances: 'on the bus', reportedOn, closedOn: null }
    await db.insertInto('cardLosses').values(loss).execute()
  }
  if (noticeOpen) await db.deleteFrom('cardNotices').where('memberId', '=', id).execute()
  const since = portal.clock.now()
  for (const { reason, until } of holds) {
    const hold = { memberId: id, reason, since, until, imposedBy: null, endedAt: null, endedBy: null }
    await db.insertInto('memberHolds').values(hold).execute()
  }
  if (consent) await giveConsent(portal, id, consent)
  if (isGuardian) {
    const { id: child } = await portal.memberAs('minor')
    await makeGuardian(portal, child, people.adult)
  }
}

/** The services that have a call today. */
const calls: Partial<Record<Service, (member: Member) => Promise<Envelope>>> = {
  qr_code: (member) => member.get('/account/qrcode_info'),
  // What is refused says nothing of the session, and what is not refused finds none.
  pool_tickets: async (member) => {
    const answer = await member.post('/pool/buy', { session: 1, children: [], requestKey: randomUUID() })
    return answer.code === refusals.pool_over ? { ...answer, code: 0 } : answer
  },
  hand_over: (member) => member.post('/oauth/hand_off', { service: 'pool-today' }),
  report_loss: (member) =>
    member.post('/account/online/lost_card', { circumstances: 'Left on the bus 25', understood: true }),
  swap_card: (member) => member.post('/account/online/swap_card'),
}

describe('[A13] [A16] [O05] the table of who may what, through the door', () => {
  test.each(cases)('$name', async (one) => {
    const member = await portal.memberAs('adult')
    await stand(member, one)
    const { data } = await member.get('/account/fun_info')
    const told = data.items as { service: Service; state: string; reason: string | null; message: string | null }[]

    expect(Object.fromEntries(told.map(({ service, ...answer }) => [service, answer]))).toMatchObject(one.expected)
    for (const { state, message } of told) expect(message === null).toBe(state === 'yes')

    // What is refused changes nothing, so it is tried first.
    const tried = Object.entries(calls) as [Service, (member: Member) => Promise<Envelope>][]
    const isOpen = ([service]: [Service, unknown]) => one.expected[service].state === 'yes'
    for (const [service, call] of [...tried.filter((entry) => !isOpen(entry)), ...tried.filter(isOpen)]) {
      const { reason } = one.expected[service]
      expect([service, (await call(member)).code]).toEqual([service, reason ? refusals[reason] : 0])
    }
  })
})

test('[A16] one service can be asked for, and its sentence comes in the language of the request', async () => {
  const member = await portal.memberAs('suspended', { language: 'en' })
  const { data } = await member.get('/account/fun_info?service=qr_code')

  expect(data.items).toEqual([
    {
      service: 'qr_code',
      state: 'pending',
      reason: 'account_suspended',
      message: `Your account is suspended. If you have questions, call ${portal.deps.settings.hotline}`,
      way: 'appeal',
      from: null,
    },
  ])
  expect(await member.get('/account/fun_info?service=gold')).toMatchObject({ code: 1 })
  expect(await portal.get('/account/fun_info')).toMatchObject({ code: 2 })
})

test('who is suspended still logs in, sees what is on file, opens the portal from an app and changes contacts', async () => {
  const member = await portal.memberAs('suspended')
  expect((await member.post('/account/info')).data.card.closed).toBe('account_suspended')
  expect(await member.post('/oauth/api_code')).toMatchObject({ code: 0 })

  const mobile = '66887799'
  await member.post('/account/change_mobile/send_sms', { mobile })
  expect(await member.post('/account/change_mobile', { mobile, code: await portal.codeTo(mobile) })).toMatchObject({
    code: 0,
  })
})

test('a hold that is imposed after the hand-over closes the service too', async () => {
  const member = await portal.memberAs('adult')
  const { data } = await member.post('/oauth/hand_off', { service: 'pool-today' })
  const { data: service } = await portal.post('/oauth/ams_token', { code: data.code })
  const there = portal.withHeaders({ apikey: service.token })
  expect(await there.get('/oauth/member')).toMatchObject({ code: 0 })

  const hold = { memberId: member.id, reason: 'authority', since: portal.clock.now(), until: null } as const
  await db
    .insertInto('memberHolds')
    .values({ ...hold, imposedBy: null, endedAt: null, endedBy: null })
    .execute()
  expect(await there.get('/oauth/member')).toMatchObject({ code: 102 })
})
