import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../demonstration/people.ts'
import { accountService } from '../features/account/account.service.ts'
import { invite } from '../features/activation/activation.service.ts'
import { staffService } from '../features/staff/staff.service.ts'
import { aBrowser } from '../testing/browser.ts'
import { aClerk } from '../testing/desk.ts'
import { acceptTerms, signIn } from '../testing/government.ts'
import { thePortal } from '../testing/portal.ts'
import { refusingRows } from '../testing/refusingRows.ts'
import { inTransaction } from './inTransaction.ts'

const portal = await thePortal()
const broken = { code: -1, reference: expect.any(String) }
const letters = () => portal.db.selectFrom('letters').select('id').execute()
/** The secret of the newest link sent to somebody. */
const linkTo = async (to: string) => {
  await portal.doJobs()
  return /\/([\w-]{43})$/m.exec((await portal.letters(to))[0]?.body ?? '')?.[1] ?? ''
}
const usedLinks = () => portal.db.selectFrom('links').select('purpose').where('usedAt', 'is not', null).execute()
const memberOf = (id: number) => portal.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('where a later step goes wrong, nothing is left', () => {
  test('of the report of a lost card', async () => {
    const member = await portal.memberAs('adult')
    await refusingRows(portal, 'letters')

    const report = { circumstances: 'Left on the bus, line 26A.', understood: true }
    expect(await member.post('/account/online/lost_card', report)).toMatchObject(broken)
    const losses = portal.db.selectFrom('cardLosses').select('id').where('memberId', '=', member.id)
    expect(await losses.execute()).toEqual([])
    expect((await member.post('/account/info')).data).toMatchObject({ card: { kind: 'permanent', closed: null } })
  })

  test('of an activation', async () => {
    const person = { ...people.portuguese, username: 'ines', email: 'ines@example.mo', idNumber: '51234567' }
    const mobile = '66778899'
    const id = await inTransaction(portal.deps, async (deps) => {
      const joined = await accountService(deps).join({ ...person, mobile })
      await invite(deps, joined.id)
      return joined.id
    })
    const hash = await linkTo(person.email)
    await portal.post('/security/active_online_account/send_sms', { hash })
    const code = await portal.codeTo(mobile)
    await refusingRows(portal, 'members')

    const password = 'a walk by the lake'
    const form = { hash, code, password, passwordRepeat: password }
    expect(await portal.post('/security/active_online_account', form)).toMatchObject(broken)
    expect(await usedLinks()).toEqual([])
    expect(await memberOf(id)).toMatchObject({ activatedAt: null, passwordHash: null })
  })

  test('of a new e-mail address', async () => {
    const member = await portal.memberAs('adult')
    const email = 'new.address@example.mo'
    await member.post('/account/change_email', { email, emailRepeat: email })
    const hash = await linkTo(email)
    const before = await letters()
    await refusingRows(portal, 'letters')

    expect(await portal.post('/security/verify_change_hash', { hash })).toMatchObject(broken)
    expect(await usedLinks()).toEqual([])
    expect(await memberOf(member.id)).toMatchObject({ email: people.adult.email })
    expect(await letters()).toEqual(before)
  })

  test('of a government account that is linked', async () => {
    const member = await portal.memberAs('adult')
    await acceptTerms(member)
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei', { as: member })
    await refusingRows(portal, 'letters')

    expect(await browser.post('/account/bind_gov', {}, member.headers)).toMatchObject(broken)
    expect(await portal.db.selectFrom('governmentLinks').select('id').execute()).toEqual([])
    expect(await portal.db.selectFrom('signOns').select('subject').execute()).toHaveLength(1)
  })

  test('of somebody who joins the staff', async () => {
    const joins = () =>
      staffService(portal.deps).add({ username: 'lam', password: 'hurdles-and-relay-26', name: 'Lam', roles: [] })
    await refusingRows(portal, 'audit')

    await expect(joins()).rejects.toThrow('no_rows_now')
    const named = portal.db.selectFrom('staff').select('id').where('username', '=', 'lam')
    expect(await named.execute()).toEqual([])
  })

  test('of a password that the operator sets', async () => {
    const clerk = await aClerk(portal)
    await refusingRows(portal, 'audit')

    await expect(staffService(portal.deps).setPassword('ieong', 'hurdles-and-relay-26')).rejects.toThrow('no_rows_now')
    expect(await clerk.get('/desk/queue'), 'the session goes on').toMatchObject({ code: 0 })
    const logIn = { username: 'ieong', password: 'hurdles-and-relay-26' }
    expect(await portal.post('/desk/login', logIn), 'and the new one opens nothing').toMatchObject({ code: 20 })
  })

  test('of somebody who leaves the staff', async () => {
    const clerk = await aClerk(portal)
    await refusingRows(portal, 'audit')

    await expect(staffService(portal.deps).leave('ieong')).rejects.toThrow('no_rows_now')
    expect(await clerk.get('/desk/queue')).toMatchObject({ code: 0 })
  })
})
