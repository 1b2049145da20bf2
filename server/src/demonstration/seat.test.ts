import { beforeEach, describe, expect, test } from 'vitest'
import { staffService } from '../features/staff/staff.service.ts'
import { linkedTo } from '../testing/government.ts'
import { thePortal } from '../testing/portal.ts'
import { governmentAccounts, seatGovernmentLinks } from './governmentAccounts.ts'
import { type InTheMiddle, membersInTheMiddle } from './inTheMiddle.ts'
import { demonstrationPassword, people } from './people.ts'
import { seatDemonstration } from './seat.ts'
import { staff } from './staff.ts'

const portal = await thePortal()
const { deps, db } = portal
const start = () => seatDemonstration(deps, portal.bureau)
beforeEach(() => portal.reset({ now: '2026-11-20T10:00:00+08:00', demonstration: true }))

const atDesk = (username: string) => portal.post('/desk/login', { username, password: demonstrationPassword })
const logIn = (username: string, password: string) =>
  portal.post('/security/login_one_pass', { method: 'account', username, password })

describe('at the next start of the demonstration', () => {
  test('what a member has changed stays', async () => {
    const member = await portal.memberAs('adult')
    const password = 'three boats and a lantern'
    expect(await member.post('/account/online/change_passowrd', { password, passwordRepeat: password })).toMatchObject({
      code: 0,
    })
    await start()

    expect(await logIn(people.adult.username, password)).toMatchObject({ code: 0 })
    expect(await logIn(people.adult.username, demonstrationPassword)).toMatchObject({ code: 20 })
    const names = db.selectFrom('members').select('username').where('username', '=', people.adult.username)
    expect(await names.execute()).toHaveLength(1)
  })

  test('a year of visits stands as it stood, and their points, two months of which have expired', async () => {
    const report = async () => (await (await portal.memberAs('adult')).get('/report/info')).data
    const before = await report()
    expect(before.rows).toHaveLength(15)
    expect(before.rows.filter(({ expiredPoints }: { expiredPoints: number }) => expiredPoints > 0)).toHaveLength(2)
    expect(before.visits[0].day < '2026-11-20').toBe(true)
    await start()
    expect(await report()).toEqual(before)
  })

  test('staff who have left stay away, and the others can log in', async () => {
    await staffService(deps).leave(staff.editor.username)
    await start()

    expect(await atDesk(staff.editor.username)).toMatchObject({ code: 20 })
    expect(await atDesk(staff.reviewer.username)).toMatchObject({ code: 0 })
  })

  test('it goes on without applications where nobody is left who could have decided them', async () => {
    await db.deleteFrom('applications').execute()
    await staffService(deps).leave(staff.reviewer.username)
    await start()

    expect(await db.selectFrom('applications').select('id').execute()).toEqual([])
  })

  test('a government account that its member has unlinked stays unlinked', async () => {
    const issuer = 'https://issuer.example.mo'
    const links = () => db.selectFrom('governmentLinks').select(['subject', 'unlinkedAt']).execute()
    await db.deleteFrom('governmentLinks').execute()
    await seatGovernmentLinks(deps, issuer)
    const { subject } = governmentAccounts.find(({ linked }) => linked) ?? {}
    expect(await links()).toEqual([{ subject, unlinkedAt: null }])

    const member = await portal.memberAs('worker')
    expect(await member.post('/account/unbind_gov')).toMatchObject({ code: 0 })
    await seatGovernmentLinks(deps, issuer)
    expect(await links()).toEqual([{ subject, unlinkedAt: expect.any(Date) }])
  })
})

test('a member of the demonstration is linked to nobody else’s account', async () => {
  await linkedTo(portal, 'portuguese')
  await seatGovernmentLinks(deps, 'https://issuer.example.mo')
  const linked = await db.selectFrom('governmentLinks').select('subject').orderBy('subject').execute()

  expect(linked.map(({ subject }) => subject)).toEqual(['g-2c08d4', 'g-41d2f0'])
})

test('who has lost the card did so five days ago, who is suspended is held, and a guardian still has to answer', async () => {
  const infoOf = async (name: 'withTemporaryCard' | 'suspended' | 'minor') =>
    (await (await portal.memberAs(name)).post('/account/info')).data

  expect((await infoOf('withTemporaryCard')).card).toMatchObject({ kind: 'temporary', permanentFrom: '2026-12-05' })
  expect((await infoOf('suspended')).card).toMatchObject({ kind: 'permanent', closed: 'account_suspended' })
  expect((await infoOf('minor')).onlinePayment).toEqual({ state: 'pending', guardian: 'member' })
})

describe('members in the middle of something', () => {
  const as = async (name: InTheMiddle) => {
    const { username } = membersInTheMiddle[name]
    const { data } = await logIn(username, demonstrationPassword)
    return portal.withHeaders({ apikey: data.token })
  }

  test('a change waits, and one was rejected with its reason', async () => {
    expect((await (await as('changing')).get('/account/online/supple')).data.last).toMatchObject({
      state: 'waiting',
      surname: 'Gomes',
    })
    expect((await (await as('refused')).get('/account/online/supple')).data.last).toMatchObject({
      state: 'rejected',
      reasons: { idCopy: expect.stringContaining('不清晰') },
    })
  })

  test('documents are asked for, and not overdue yet', async () => {
    expect((await (await as('asked')).get('/miss_file/init')).data.request).toMatchObject({
      state: 'asked',
      dueOn: '2026-12-01',
      overdue: false,
    })
  })

  test('[M11] a card ends in twenty days and can be renewed, another has ended', async () => {
    expect((await (await as('ending')).get('/account/online/supple')).data).toMatchObject({
      validUntil: '2026-12-10',
      renewable: true,
    })
    expect((await (await as('ended')).post('/account/info')).data.card).toMatchObject({ closed: 'card_expired' })
  })

  test('one has asked to be erased, and staff may confirm it by now', async () => {
    const { data } = await (await portal.staffAs('senior')).get('/desk/erasure_requests')
    expect(data.open).toMatchObject([{ nameZh: '蕭志豪', state: 'waiting', obstacles: [] }])
  })

  test('stay as they are at the next start', async () => {
    await start()
    expect(await db.selectFrom('erasureRequests').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('supplements').select('id').execute()).toHaveLength(2)
  })
})

test('[V10] the photos of applicants were compared: of one the bureau has none, of one only an old one', async () => {
  const found = await db.selectFrom('applications').select(['username', 'photoFace']).execute()
  const faces = Object.fromEntries(found.map(({ username, photoFace }) => [username, photoFace]))
  const { linh, teresa, ...others } = faces
  expect([linh, teresa]).toEqual(['no_photo', 'unsure'])
  expect(new Set(Object.values(others))).toEqual(new Set(['same']))
})
