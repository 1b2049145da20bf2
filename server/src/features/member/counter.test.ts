import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { adult, portuguese } = people
const reason = 'Came in with passport and card.'
let desk: Awaited<ReturnType<typeof aClerk>>
let memberNumber: string

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  desk = await aClerk(portal, ['senior'])
  const found = portal.db.selectFrom('members').select('memberNumber').where('username', '=', adult.username)
  memberNumber = (await found.executeTakeFirstOrThrow()).memberNumber
})

const act = (path: string, more: object = {}) => desk.post(`/desk/member/${path}`, { memberNumber, ...more })
const file = async () => (await desk.post('/desk/member', { memberNumber })).data
const lettersTo = async (to: string) => {
  await portal.doJobs()
  return (await portal.letters(to)).map(({ body }: { body: string | null }) => body ?? '').join('\n')
}
type Entry = { act: string; detail: string | null }
const acts = async () =>
  (await file()).history.filter(({ act }: Entry) => act !== 'looked').map(({ act, detail }: Entry) => ({ act, detail }))

describe('a hold of the authority', () => {
  test('closes the services, tells the member why, and is lifted by staff alone', async () => {
    const member = await portal.memberAs('adult')
    const why = 'Fees of the last term are unpaid.'
    expect(await act('hold', { reason: why })).toEqual({ code: 0, data: {} })
    expect((await file()).holds).toMatchObject([{ reason: 'authority', endedAt: null, by: 'Ieong' }])
    expect((await member.post('/account/info')).data.card.closed).not.toBeNull()
    expect(await lettersTo(adult.email)).toContain(why)

    const [{ id }] = (await file()).holds
    expect(await act('lift_hold', { id, reason: 'All is paid by now.' })).toMatchObject({ code: 0 })
    expect((await file()).holds).toMatchObject([{ id, endedAt: expect.any(String) }])
    expect((await member.post('/account/info')).data.card.closed).toBeNull()
    expect(await acts()).toEqual([
      { act: 'lifted authority', detail: 'All is paid by now.' },
      { act: 'hold authority', detail: why },
    ])
  })

  test('stands once, also when two impose it at once', async () => {
    const answers = await Promise.all([act('hold', { reason }), act('hold', { reason })])

    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 262])
    expect((await file()).holds).toHaveLength(1)
  })

  test('of another member, or of a lost card, is not lifted here', async () => {
    const member = await portal.memberAs('adult')
    await member.post('/account/online/lost_card', { circumstances: 'Left on the bus, line 26A.', understood: true })
    const loss = await portal.db.selectFrom('memberHolds').select('id').where('reason', '=', 'loss').executeTakeFirst()
    expect(loss).toBeDefined()

    for (const id of [loss?.id ?? 0, 999_999]) expect(await act('lift_hold', { id, reason })).toMatchObject({ code: 6 })
  })
})

describe('on a member’s behalf', () => {
  test('all their sessions are ended, and they are told', async () => {
    const member = await portal.memberAs('adult')

    expect(await act('end_sessions', { reason })).toEqual({ code: 0, data: { count: 1 } })
    expect(await member.post('/account/info')).toMatchObject({ code: 2 })
    expect(await lettersTo(adult.email)).toContain('櫃檯')
    expect(await acts()).toEqual([{ act: 'sessions_ended', detail: reason }])
  })

  test('the e-mail is changed after papers were seen: both addresses are told, and no session stays', async () => {
    const member = await portal.memberAs('adult')
    const given = { email: 'new.address@example.mo', reason, papersSeen: true }

    expect(await act('change_email', { ...given, papersSeen: false })).toMatchObject({ code: 1 })
    expect(await act('change_email', given)).toEqual({ code: 0, data: {} })
    expect(await member.post('/account/info')).toMatchObject({ code: 2 })
    for (const to of [adult.email, given.email]) expect(await lettersTo(to), to).toContain('櫃檯')
    expect(await file()).toMatchObject({ email: given.email, emailConfirmed: true })
    expect(await acts()).toEqual([{ act: 'email_changed', detail: reason }])
  })

  test('the mobile is changed: both numbers are told', async () => {
    const given = { mobile: '66778899', reason, papersSeen: true }

    expect(await act('change_mobile', given)).toEqual({ code: 0, data: {} })
    for (const to of [adult.mobile, given.mobile]) expect(await lettersTo(to), to).toContain('櫃檯')
    expect(await file()).toMatchObject({ mobile: given.mobile, mobileConfirmed: true })
  })

  test.each([
    ['change_email', { email: adult.email }, 'email_same'],
    ['change_email', { email: portuguese.email }, 'email_taken'],
    ['change_mobile', { mobile: adult.mobile }, 'mobile_same'],
    ['change_mobile', { mobile: portuguese.mobile }, 'mobile_taken'],
  ] as const)('%s to what it is already, or what another has, is refused: %#', async (path, given, refusal) => {
    expect(await act(path, { ...given, reason, papersSeen: true })).toMatchObject({ code: refusals[refusal] })
    expect(await acts()).toEqual([])
  })

  test.each(['hold', 'end_sessions', 'change_email', 'change_mobile'])('%s wants a reason', async (path) => {
    const contact = { email: 'new.address@example.mo', mobile: '66778899', papersSeen: true }
    const given = path.startsWith('change') ? contact : {}

    expect(await act(path, { ...given, reason: ' x ' })).toMatchObject({ code: 1 })
    expect(await acts()).toEqual([])
  })
})

test('a plastic card is handed out once, a temporary one never', async () => {
  const answers = await Promise.all([act('hand_out'), act('hand_out')])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 261])
  expect((await file()).card.handedOutAt).toEqual(expect.any(String))

  const member = await portal.memberAs('adult')
  await member.post('/account/online/lost_card', { circumstances: 'Left on the bus, line 26A.', understood: true })
  expect(await act('hand_out')).toMatchObject({ code: 183 })
  expect((await file()).card).toMatchObject({ kind: 'temporary', handedOutAt: null })
})

test('the letter with the activation link goes out anew, as long as the account is not open', async () => {
  expect(await act('invite')).toMatchObject({ code: 260 })
  await portal.db
    .updateTable('members')
    .set({ activatedAt: null, passwordHash: null })
    .where('memberNumber', '=', memberNumber)
    .execute()

  expect(await act('invite')).toEqual({ code: 0, data: {} })
  expect(await lettersTo(adult.email)).toMatch(/\/[\w-]{43}$/m)
})

test('of nobody nothing can be done', async () => {
  const nobody = {
    memberNumber: '000000018',
    reason,
    papersSeen: true,
    email: 'a@example.mo',
    mobile: '66778899',
    id: 1,
  }
  const paths = { hold: ['reason'], lift_hold: ['reason', 'id'], end_sessions: ['reason'], invite: [], hand_out: [] }
  for (const [path, fields] of Object.entries(paths)) {
    const given = Object.fromEntries(['memberNumber', ...fields].map((name) => [name, nobody[name as 'reason']]))
    expect(await desk.post(`/desk/member/${path}`, given), path).toMatchObject({ code: 6 })
  }
})
