import { beforeEach, describe, expect, test } from 'vitest'
import { seatWorkLinks } from '../../demonstration/workAccounts.ts'
import { workers } from '../../features.ts'
import { aBrowser, type Browser } from '../../testing/browser.ts'
import { stoppingAfterWriteTo } from '../../testing/meanwhile.ts'
import { thePortal } from '../../testing/portal.ts'
import { backWith, finish, subjects } from '../../testing/workAccounts.ts'
import { staffService } from '../staff/staff.service.ts'

const portal = await thePortal()
const { deps } = portal
const loginWrong = 20
const [signedOut, notFound, tooMany, codeWrong, notAllowed, oneself, ended, taken] = [2, 6, 4, 21, 120, 125, 333, 334]
const hour = 3_600_000

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await portal.staffAs('senior')
  await seatWorkLinks(deps, `${deps.origin}/dev/sign-on`)
})

const invite = async (username: string) => (await portal.staffAs('senior')).post('/desk/staff/invite', { username })
const codeFor = async (username: string): Promise<string> => (await invite(username)).data.code
const link = (browser: Browser, code: string) => browser.post('/desk/login/account/link', { code })
const wrong = '00000-00000'
const acts = async () => {
  const rows = portal.db.selectFrom('audit').select('act').where('subjectKind', '=', 'staff').orderBy('id')
  return (await rows.execute()).map(({ act }) => act).filter((act) => act !== 'joined')
}

describe('an invitation', () => {
  test('links the work account of who was told it, once; from then on they just log in', async () => {
    const code = await codeFor('editor')
    const browser = await backWith(portal, subjects.newcomer)
    expect(await finish(browser)).toEqual({ code: 0, data: { linked: false } })
    const { data } = await link(browser, ` ${code.toLowerCase().replace('-', ' ')} `)

    const me = await portal.post('/desk/me', {}, { apikey: data.token })
    expect(me.data).toMatchObject({ name: 'Rui Carvalho', roles: ['content'], provedBy: 'issuer' })
    expect((await finish(await backWith(portal, subjects.newcomer))).data).toMatchObject({ linked: true })
    expect(await acts()).toEqual(['account_invited', 'account_linked'])
    expect(await link(browser, code), 'the sign-on is used up').toMatchObject({ code: ended })
    const other = await backWith(portal, 'w-5e72b9')
    expect(await link(other, code), 'so is the code').toMatchObject({ code: codeWrong })
  })

  test('lets in who was added without a password, and nobody by one', async () => {
    await staffService(deps).add({ username: 'ana', name: 'Ana Lei', roles: ['reviewer'] })
    const code = await codeFor('ana')
    const browser = await backWith(portal, subjects.newcomer)
    await finish(browser)

    expect(await link(browser, code)).toMatchObject({ code: 0, data: { next: 'desk' } })
    for (const password of ['undefined', 'ana', 'null'])
      expect(await portal.post('/desk/login', { username: 'ana', password })).toMatchObject({ code: loginWrong })
  })

  test('is kept as a hash, waits a day, and the next one ends it', async () => {
    const first = await codeFor('editor')
    expect(JSON.stringify(await portal.db.selectFrom('staffInvitations').selectAll().execute())).not.toContain(first)
    const second = await codeFor('editor')
    const browser = await backWith(portal, subjects.newcomer)
    expect(await link(browser, first)).toMatchObject({ code: codeWrong, errors: { code: expect.any(String) } })
    portal.clock.forward(24 * hour)
    const late = await backWith(portal, subjects.newcomer)
    expect(await link(late, second)).toMatchObject({ code: codeWrong })

    await workers(deps)['cleaning.hourly']({})
    expect(await portal.db.selectFrom('staffInvitations').selectAll().execute()).toEqual([])
    expect(await portal.db.selectFrom('staffSignOns').selectAll().execute()).toHaveLength(1)
  })

  test('is for a colleague, by who may, and by nobody for themselves', async () => {
    expect(await invite('senior')).toMatchObject({ code: oneself })
    expect(await invite('nobody')).toMatchObject({ code: notFound })
    for (const name of ['reviewer', 'counter', 'auditor'] as const) {
      const { post } = await portal.staffAs(name)
      expect([name, await post('/desk/staff/invite', { username: 'editor' })]).toMatchObject([
        name,
        { code: notAllowed },
      ])
    }
  })

  test('for a colleague with a work account undoes that link at once, and ends their sessions', async () => {
    const { data } = await finish(await backWith(portal, subjects.reviewer))
    const waiting = await backWith(portal, subjects.reviewer)
    await codeFor('reviewer')

    expect(await portal.post('/desk/me', {}, { apikey: data.token })).toMatchObject({ code: signedOut })
    expect(await finish(waiting)).toEqual({ code: 0, data: { linked: false } })
    expect(await acts()).toEqual(['account_unlinked', 'account_invited'])
    const { items } = (await (await portal.staffAs('senior')).get('/desk/staff')).data
    const accounts = items.map(({ username, account }: { username: string; account: boolean }) => [username, account])
    expect(Object.fromEntries(accounts)).toEqual({
      ...{ accountant: false, auditor: false, cashier: false, counter: true, editor: false, facilities: false },
      ...{ classes: false, coach: false, reviewer: false, senior: true },
    })
  })

  test('takes five wrong codes of one account in a quarter of an hour, and holds up nobody else', async () => {
    const code = await codeFor('editor')
    const browser = await backWith(portal, subjects.newcomer)
    for (let times = 0; times < 5; times += 1) expect(await link(browser, wrong)).toMatchObject({ code: codeWrong })

    expect(await link(browser, code), 'also the right one').toMatchObject({ code: tooMany, wait: 900 })
    const again = await backWith(portal, subjects.newcomer)
    expect(await link(again, code), 'also after another sign-on').toMatchObject({ code: tooMany })
    await staffService(deps).leave('counter')
    const other = await backWith(portal, subjects.counter)
    expect(await link(other, code), 'another account').toMatchObject({ code: 0 })
  })

  test('needs an account that has signed in, in this browser', async () => {
    const code = await codeFor('editor')
    expect(await link(aBrowser(portal.app), code)).toMatchObject({ code: ended })
  })

  test('of somebody who has left opens nothing', async () => {
    const code = await codeFor('editor')
    await staffService(deps).leave('editor')

    expect(await link(await backWith(portal, subjects.newcomer), code)).toMatchObject({ code: codeWrong })
  })

  test('does not take an account from a colleague; from one who has left it does', async () => {
    const code = await codeFor('editor')
    expect(await link(await backWith(portal, subjects.counter), code)).toMatchObject({ code: taken })
    await staffService(deps).leave('counter')

    expect(await link(await backWith(portal, subjects.counter), code), 'it was not spent').toMatchObject({ code: 0 })
  })

  test('is used once, however many accounts use it at once', async () => {
    const code = await codeFor('editor')
    await staffService(deps).leave('counter')
    const browsers = [await backWith(portal, subjects.newcomer), await backWith(portal, subjects.counter)]
    const answers = await Promise.all(browsers.map((browser) => link(browser, code)))

    expect(answers.map((answer) => answer.code).sort()).toEqual([0, codeWrong])
    expect(
      await portal.db.selectFrom('staffLinks').selectAll().where('subject', '=', subjects.newcomer).execute(),
    ).toHaveLength(answers[0]?.code === 0 ? 1 : 0)
  })

  test('undoes a link also while its account logs in: no session outlives it', async () => {
    const browser = await backWith(portal, subjects.reviewer)
    const senior = await portal.staffAs('senior')
    const stopping = await stoppingAfterWriteTo(portal, 'staffLinks', () => finish(browser))
    const invited = await stopping.post('/desk/staff/invite', { username: 'reviewer' }, senior.headers)

    expect(invited.code).toBe(0)
    expect(await portal.db.selectFrom('staffSessions').selectAll().where('beganBy', '=', 'account').execute()).toEqual(
      [],
    )
  })
})
