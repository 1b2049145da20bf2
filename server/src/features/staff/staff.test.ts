import type { Role } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { thePortal } from '../../testing/portal.ts'
import { auditService } from '../audit/audit.service.ts'
import { colleagueService } from './factor/colleague.service.ts'
import { staffService } from './staff.service.ts'

const portal = await thePortal()
const password = 'track-and-field-26'
const logIn = (username: string, given = password) => portal.post('/desk/login', { username, password: given })
const employ = (username: string, roles: Role[] = ['reviewer']) =>
  staffService(portal.deps).add({ username, password, name: 'Ieong', roles })
const at = async (username: string) => portal.withHeaders({ apikey: (await logIn(username)).data.token })

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await employ('ieong')
})

describe('a login at the desk', () => {
  test('opens a session, in capitals too', async () => {
    expect(await (await at('IEONG')).post('/desk/me')).toEqual({
      code: 0,
      data: {
        name: 'Ieong',
        roles: ['reviewer'],
        permissions: ['review', 'members', 'letters'],
        factor: false,
        provedBy: 'password',
        recoveryCodes: 0,
      },
    })
  })

  test('gives a wrong password, an unknown name and somebody who has left the same response', async () => {
    const wrong = await logIn('ieong', 'guess')
    await staffService(portal.deps).leave('ieong')

    expect(wrong).toMatchObject({ code: 20 })
    expect(await logIn('nobody')).toEqual(wrong)
    expect(await logIn('ieong')).toEqual(wrong)
  })

  test('stores the token as a hash only', async () => {
    const { data } = await logIn('ieong')

    expect(JSON.stringify(await portal.db.selectFrom('staffSessions').selectAll().execute())).not.toContain(data.token)
  })

  test('refuses members', async () => {
    expect(await logIn('siumei', 'open-sesame-26')).toMatchObject({ code: 20 })
  })
})

describe('a session at the desk', () => {
  test('ends after half an hour without a call', async () => {
    const clerk = await at('ieong')
    portal.clock.forward(30 * 60_000 - 10_000)
    expect(await clerk.post('/desk/me')).toMatchObject({ code: 0 })
    portal.clock.forward(30 * 60_000)

    expect(await clerk.post('/desk/me')).toMatchObject({ code: 2 })
  })

  test('ends after twelve hours in any case', async () => {
    const clerk = await at('ieong')
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await clerk.post('/desk/me')).toMatchObject({ code: 0 })
      portal.clock.forward(20 * 60_000 - (minutes === 0 ? 30_000 : 0))
    }
    expect(await clerk.post('/desk/me')).toMatchObject({ code: 0 })
    portal.clock.forward(30_000)

    expect(await clerk.post('/desk/me')).toMatchObject({ code: 2 })
  })

  test('ends at the logout, and when its owner leaves', async () => {
    const [one, other] = [await at('ieong'), await at('ieong')]
    expect(await one.post('/desk/logout')).toEqual({ code: 0, data: { address: null } })

    expect(await one.post('/desk/me')).toMatchObject({ code: 2 })
    expect(await other.post('/desk/me')).toMatchObject({ code: 0 })
    await staffService(portal.deps).leave('ieong')
    expect(await other.post('/desk/me')).toMatchObject({ code: 2 })
  })

  test('has the permissions that its owner has now: one that is taken away is gone at the next call', async () => {
    const clerk = await at('ieong')
    expect(await clerk.get('/desk/queue')).toMatchObject({ code: 0 })
    await portal.db
      .updateTable('staff')
      .set({ roles: ['content'] })
      .where('username', '=', 'ieong')
      .execute()

    expect(await clerk.get('/desk/queue')).toMatchObject({ code: 120 })
    expect(await clerk.post('/desk/me')).toMatchObject({ data: { permissions: ['content', 'notices'] } })
  })

  test('is refused a member’s token, and members’ calls refuse its own', async () => {
    const [member, clerk] = [await portal.memberAs('adult'), await at('ieong')]

    expect(await member.post('/desk/me')).toMatchObject({ code: 2 })
    expect(await clerk.post('/account/info')).toMatchObject({ code: 2 })
  })
})

describe('a password that the operator sets', () => {
  test('takes the place of the old one, and ends every session', async () => {
    const clerk = await at('ieong')
    await staffService(portal.deps).setPassword('IEONG', 'hurdles-and-relay-26')

    expect(await clerk.post('/desk/me')).toMatchObject({ code: 2 })
    expect(await logIn('ieong')).toMatchObject({ code: 20 })
    expect(await logIn('ieong', 'hurdles-and-relay-26')).toMatchObject({ code: 0 })
  })

  test('keeps the rules, and needs somebody who works here', async () => {
    const { setPassword } = staffService(portal.deps)
    await expect(setPassword('ieong', 'short')).rejects.toMatchObject({ refusal: 'password_too_short' })
    await expect(setPassword('nobody', 'hurdles-and-relay-26')).rejects.toMatchObject({ refusal: 'not_found' })
  })
})

describe('a new member of staff', () => {
  const refusal = async (username: string, given: string) =>
    staffService(portal.deps)
      .add({ username, password: given, name: 'X', roles: [] })
      .then(
        () => 'none',
        (error: { refusal?: string }) => error.refusal,
      )

  test.each([
    ['IEONG', password, 'username_taken'],
    ['lam', 'eleven-chrs', 'password_too_short'],
    ['lam', 'twelve-chars', 'none'],
    ['lam', '123456789012', 'password_too_common'],
    ['lamkaman', 'lamkaman-lamkaman', 'password_personal'],
  ])('%s may be added with such words, or not: %#', async (username, given, expected) => {
    expect(await refusal(username, given)).toBe(expected)
  })

  test('with a role that does not exist is refused by the database', async () => {
    await expect(employ('lam', ['everything' as Role])).rejects.toThrow()
  })
})

test('what the operator does is in the audit trail, in nobody’s name', async () => {
  const staff = staffService(portal.deps)
  await staff.setPassword('ieong', 'hurdles-and-relay-26')
  await colleagueService(portal.deps).helpIn('ieong', 'system')
  await staff.leave('ieong')
  await expect(staff.leave('ieong'), 'once').rejects.toMatchObject({ refusal: 'not_found' })
  await expect(staff.setPassword('ieong', password)).rejects.toMatchObject({ refusal: 'not_found' })

  const { id } = await portal.db
    .selectFrom('staff')
    .select('id')
    .where('username', '=', 'ieong')
    .executeTakeFirstOrThrow()
  const acts = await portal.db
    .selectFrom('audit')
    .selectAll()
    .where('subjectId', '=', String(id))
    .orderBy('id')
    .execute()
  const by = { staffId: null, subjectKind: 'staff' }
  expect(acts).toMatchObject(['joined', 'password_set', 'factor_removed', 'left'].map((act) => ({ ...by, act })))
})

test('an audit entry cannot be changed or removed', async () => {
  const subject = { kind: 'application' as const, id: 'A-1' }
  await inTransaction(portal.deps, (deps) => auditService(deps).write({ by: 'system', act: 'looked', subject }))

  await expect(portal.db.updateTable('audit').set({ act: 'nothing' }).execute()).rejects.toThrow('append-only')
  await expect(portal.db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
})
