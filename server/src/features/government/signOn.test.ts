import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aBrowser } from '../../testing/browser.ts'
import { linkedTo, signIn } from '../../testing/government.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { origin } = portal.deps
const verifyPath = '/security/verify_int_gov'
const [cancelled, ended] = [141, 143]
const sessions = () => portal.db.selectFrom('sessions').selectAll().execute()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('a linked government account', () => {
  test('[A05] opens a session of its member, by way of a real issuer', async () => {
    await linkedTo(portal, 'adult')
    const browser = aBrowser(portal.app)
    const page = await signIn(browser, 'siumei', { app: 'lostCard' })
    const { code, data } = await browser.post(verifyPath)

    expect(page).toBe(`${origin}/zh/security/sign-on`)
    expect(code).toBe(0)
    expect(data).toEqual({ linked: true, token: expect.any(String), app: 'lostCard' })
    expect(await portal.post('/account/info', {}, { apikey: data.token })).toMatchObject({
      data: { username: people.adult.username },
    })
  })

  test('logs in once: of twenty at the same moment one gets a token, and nothing of the sign-on is left', async () => {
    await linkedTo(portal, 'adult')
    const before = (await sessions()).length
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    const headers = { cookie: `sign-on=${browser.cookies.get('sign-on')}` }
    const answers = await Promise.all(Array.from({ length: 20 }, () => portal.post(verifyPath, {}, headers)))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === ended)).toHaveLength(19)
    expect(await sessions()).toHaveLength(before + 1)
    expect(await portal.db.selectFrom('signOns').selectAll().execute()).toEqual([])
  })

  test('is no fresh proof: what changes the account asks for one (ASVS 6.8.4)', async () => {
    await linkedTo(portal, 'adult')
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    const { data } = await browser.post(verifyPath)

    expect(await portal.post('/account/unbind_gov', {}, { apikey: data.token })).toMatchObject({ code: 3 })
  })

  test('is known by issuer and subject, not by the ID number it tells (T-23)', async () => {
    await linkedTo(portal, 'adult')
    for (const another of [{ subject: 'somebody-else' }, { issuer: 'https://elsewhere.example' }]) {
      await portal.db.updateTable('governmentLinks').set(another).execute()
      const browser = aBrowser(portal.app)
      await signIn(browser, 'siumei')

      expect(await browser.post(verifyPath)).toMatchObject({ code: 0, data: { linked: false } })
      await portal.db.updateTable('governmentLinks').set({ subject: 'g-7f3a91' }).execute()
    }
  })

  test('does not open an account whose link has been undone', async () => {
    await linkedTo(portal, 'adult')
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    await portal.db.updateTable('governmentLinks').set({ unlinkedAt: portal.clock.now() }).execute()

    expect(await browser.post(verifyPath)).toMatchObject({ code: 0, data: { linked: false } })
  })

  test('does not open an account that is not activated', async () => {
    const { id } = await linkedTo(portal, 'adult')
    await portal.db.updateTable('members').set({ passwordHash: null, activatedAt: null }).where('id', '=', id).execute()
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')

    expect(await browser.post(verifyPath)).toMatchObject({ code: 0, data: { linked: false } })
  })
})

test('[A05] one that is not linked opens nothing, and its name is only hinted at', async () => {
  const browser = aBrowser(portal.app)
  await signIn(browser, 'siumei')

  expect(await browser.post(verifyPath)).toEqual({ code: 0, data: { linked: false, nameHint: '陳••' } })
  expect(await sessions()).toEqual([])
})

test('who cancels at the issuer is told so', async () => {
  const browser = aBrowser(portal.app)
  await signIn(browser, 'nobody')

  expect(await browser.post(verifyPath)).toMatchObject({ code: cancelled })
})
