import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { governmentAccounts } from '../../demonstration/governmentAccounts.ts'
import { people } from '../../demonstration/people.ts'
import { aBrowser, type Browser } from '../../testing/browser.ts'
import { acceptTerms, linkedTo, signIn } from '../../testing/government.ts'
import { portalWith } from '../../testing/issuer.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [ended, otherPerson, linkedAlready, taken, notLinked, termsNeeded, termsChanged] = [
  143, 144, 145, 146, 147, 148, 149,
]
const [minute, proofNeeded] = [60_000, 3]
const isTheFirstTime = (moment: Date) => moment < new Date('2026-03-02T10:20:00+08:00')
type Member = Awaited<ReturnType<typeof portal.memberAs>>

const link = (browser: Browser, { headers }: Member) => browser.post('/account/bind_gov', {}, headers)
const linkFromLogin = (browser: Browser, { headers }: Member) => browser.post('/gov/bind/bind_ams', {}, headers)
const init = (browser: Browser, { headers }: Member) => browser.get('/gov/bind/init?useToken=1', headers)
const links = () => portal.db.selectFrom('governmentLinks').selectAll().where('unlinkedAt', 'is', null).execute()
/** A member, logged in, who has accepted the terms and signed in to a government account from the account. */
const onTheWay = async (name: 'adult' | 'portuguese' | 'worker', account: string) => {
  const member = await portal.memberAs(name)
  await acceptTerms(member)
  const browser = aBrowser(portal.app)
  const page = await signIn(browser, account, { as: member })
  return { member, browser, page }
}

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('linking from the account', () => {
  test('[A12] one’s own government account is linked, and e-mail and mobile say so', async () => {
    const { member, browser, page } = await onTheWay('adult', 'siumei')
    expect(page).toBe('http://portal.test/zh/online/account/bind')
    expect((await init(browser, member)).data).toMatchObject({
      link: null,
      waiting: { nameHint: '陳••', from: 'account' },
      terms: { acceptedOn: '2026-03-02' },
    })

    expect(await link(browser, member)).toEqual({ code: 0, data: {} })
    expect((await init(browser, member)).data).toMatchObject({
      link: { linkedOn: '2026-03-02' },
      waiting: null,
    })
    await portal.doJobs()
    for (const to of [people.adult.email, people.adult.mobile])
      expect((await portal.letters(to)).map(({ body }) => body).join()).toContain('已連結政府統一帳戶')

    portal.clock.forward(3 * 24 * 60 * minute)
    expect((await init(browser, await portal.memberAs('adult'))).data, 'the days on which it was done').toMatchObject({
      link: { linkedOn: '2026-03-02' },
      terms: { acceptedOn: '2026-03-02' },
    })
  })

  test('needs the terms that are shown now, and keeps their version and the time', async () => {
    const member = await portal.memberAs('adult')
    const begin = () => member.post('/account/sign_on')
    expect(await begin()).toMatchObject({ code: termsNeeded })
    expect(await member.post('/account/allow_gov', { version: '2020-01-01', agreed: true })).toMatchObject({
      code: termsChanged,
    })
    expect(await member.post('/account/allow_gov', { version: '2026-11-23', agreed: false })).toMatchObject({ code: 1 })
    await acceptTerms(member)
    portal.clock.forward(20 * minute)
    await acceptTerms(member)

    expect(await begin()).toMatchObject({ code: 0 })
    expect(await portal.db.selectFrom('governmentTerms').selectAll().execute()).toEqual([
      { memberId: member.id, version: '2026-11-23', acceptedAt: expect.toSatisfy(isTheFirstTime) },
    ])
  })

  test('needs changed terms to be accepted anew', async () => {
    const { member, browser } = await onTheWay('adult', 'siumei')
    await portal.db.updateTable('pages').set({ updatedOn: '2027-01-01' }).where('key', '=', 'readme-gov').execute()

    expect((await init(browser, member)).data.terms).toEqual({ version: '2027-01-01', acceptedOn: null })
    expect(await link(browser, member)).toMatchObject({ code: termsNeeded })
    await acceptTerms(member)
    expect((await init(browser, member)).data.terms.acceptedOn).toBe('2026-03-02')
    expect(await link(browser, member)).toMatchObject({ code: 0 })
  })
})

test('the days of terms and link are those of the clocks here, also after midnight', async () => {
  portal.clock.set(new Date('2026-03-03T00:30:00+08:00'))
  const { member, browser } = await onTheWay('adult', 'siumei')
  await link(browser, member)

  expect((await init(browser, member)).data).toMatchObject({
    link: { linkedOn: '2026-03-03' },
    terms: { acceptedOn: '2026-03-03' },
  })
})

test('who cancels at the issuer while linking is told so, and nothing waits in the account', async () => {
  const member = await portal.memberAs('adult')
  await acceptTerms(member)
  const browser = aBrowser(portal.app)
  const page = await signIn(browser, 'nobody', { as: member })

  expect(page).toBe('http://portal.test/zh/security/sign-on')
  expect(await browser.post('/security/verify_int_gov')).toMatchObject({ code: 141 })
  expect((await init(browser, member)).data).toMatchObject({ link: null, waiting: null })
  expect(await link(browser, member)).toMatchObject({ code: ended })
})

describe('linking from the login', () => {
  test('[A12] a sign-on without a link and then a login as the member link the two', async () => {
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    expect(await browser.post('/security/verify_int_gov')).toMatchObject({ data: { linked: false } })
    const member = await portal.memberAs('adult')
    await acceptTerms(member)

    expect((await init(browser, member)).data.waiting).toEqual({ nameHint: '陳••', from: 'login' })
    expect(await linkFromLogin(browser, member)).toEqual({ code: 0, data: {} })
    expect(await links()).toMatchObject([{ memberId: member.id, subject: 'g-7f3a91', linkedFrom: 'login' }])
    await signIn(browser, 'siumei')
    expect(await browser.post('/security/verify_int_gov')).toMatchObject({ data: { linked: true } })
  })
})

describe('an attacker (T-24)', () => {
  test('[A12] cannot link their own government account to a member whose session they hold', async () => {
    const { member, browser } = await onTheWay('adult', 'ana')

    expect(await link(browser, member)).toMatchObject({ code: otherPerson })
    const other = aBrowser(portal.app)
    await signIn(other, 'ana')
    expect(await linkFromLogin(other, member)).toMatchObject({ code: otherPerson })
    expect(await links()).toEqual([])
    await portal.doJobs()
    expect(await portal.letters(people.adult.email)).toEqual([])
  })

  test.each<[string, Record<string, unknown>, number]>([
    ['the same number on another kind of document', { id_type: 'worker', id_number: '12345678' }, otherPerson],
    ['another day of birth', { id_number: '12345678', birthdate: '1990-03-16' }, otherPerson],
    ['no ID number at all', { name: '陳小美', birthdate: '1990-03-15' }, otherPerson],
    [
      'the member’s e-mail address and mobile, both proved, but another ID number',
      { email: people.adult.email, email_verified: true, phone_number: people.adult.mobile, id_number: '87654321' },
      otherPerson,
    ],
    ['the number as it is written on the card', { id_number: '1234567(8)' }, 0],
  ])('with %s: the issuer decides', async (_, userinfo, code) => {
    const there = await portalWith(portal.deps, { userinfo })
    onTestFinished(there.close)
    const member = await portal.memberAs('adult')
    await acceptTerms(member)
    const browser = aBrowser(there.app)
    const { data } = await browser.post('/account/sign_on', {}, member.headers)
    await browser.go(`${portal.deps.origin}/api/oauth/callback?${there.agree(data.address)}`)

    expect(await link(browser, member)).toMatchObject({ code })
  })

  test('with a stolen token alone cannot link: the government account is in another browser', async () => {
    const { member } = await onTheWay('adult', 'siumei')

    expect(await member.post('/account/bind_gov')).toMatchObject({ code: ended })
    expect(await member.post('/gov/bind/bind_ams')).toMatchObject({ code: ended })
  })

  test.each(['/account/bind_gov', '/gov/bind/bind_ams', '/account/unbind_gov'])(
    'ten minutes after the proof %s asks for a new one, and without a session for a login',
    async (path) => {
      const { member, browser } = await onTheWay('adult', 'siumei')
      expect(await browser.post(path)).toMatchObject({ code: 2 })
      portal.clock.forward(10 * minute + 1000)

      expect(await browser.post(path, {}, member.headers)).toMatchObject({ code: proofNeeded })
    },
  )

  test.each([{ subject: 'g-7f3a91' }, { issuer: 'x' }, { idNumber: '12345678' }, { memberId: 1 }])(
    'cannot name a government account in the request: %j',
    async (body) => {
      const { member, browser } = await onTheWay('adult', 'ana')

      expect(await browser.post('/account/bind_gov', body, member.headers)).toMatchObject({ code: 1 })
    },
  )

  test('cannot have a sign-on that one member began linked by another who is logged in', async () => {
    const { browser } = await onTheWay('adult', 'ana')
    const victim = await portal.memberAs('portuguese')
    await acceptTerms(victim)

    expect((await init(browser, victim)).data.waiting).toBeNull()
    expect(await link(browser, victim)).toMatchObject({ code: ended })
    expect(await linkFromLogin(browser, victim)).toMatchObject({ code: ended })
  })

  test('cannot log in by a sign-on that was begun to link', async () => {
    const { browser } = await onTheWay('adult', 'siumei')

    expect(await browser.post('/security/verify_int_gov')).toMatchObject({ code: ended })
  })
})

describe('one government account, one member', () => {
  test('a member with a link links no second one', async () => {
    const { member, browser } = await onTheWay('adult', 'siumei')
    const second = aBrowser(portal.app)
    await signIn(second, 'siumei', { as: member })
    await link(browser, member)

    expect(await member.post('/account/sign_on')).toMatchObject({ code: linkedAlready })
    expect(await link(second, member)).toMatchObject({ code: linkedAlready })
    expect((await init(second, member)).data, 'nor is asked to').toMatchObject({ link: {}, waiting: null })
  })

  test('a government account that another member has is not linked again (ASVS 6.8.1)', async () => {
    await linkedTo(portal, 'portuguese')
    const { member, browser } = await onTheWay('adult', 'siumei')
    await portal.db.updateTable('governmentLinks').set({ subject: 'g-7f3a91' }).execute()

    expect(await link(browser, member)).toMatchObject({ code: taken })
    expect(await links()).toHaveLength(1)
  })

  test('the database takes no second link of either', async () => {
    const { id: memberId } = await linkedTo(portal, 'adult')
    const { id: another } = await portal.memberAs('portuguese')
    const [issuer, linkedFrom, linkedAt] = ['http://portal.test/dev/sign-on', 'account', portal.clock.now()] as const
    const given = { issuer, linkedFrom, linkedAt }
    const put = (row: { memberId: number; subject: string }) =>
      portal.db
        .insertInto('governmentLinks')
        .values({ ...given, ...row })
        .execute()

    await expect(put({ memberId: another, subject: 'g-7f3a91' })).rejects.toThrow('government_links_one_per_account')
    await expect(put({ memberId, subject: 'another' })).rejects.toThrow('government_links_one_per_member')
  })

  test('one sign-on links once: after an unlink it takes another one', async () => {
    const { member, browser } = await onTheWay('adult', 'siumei')
    const used = { ...member.headers, cookie: `sign-on=${browser.cookies.get('sign-on')}` }
    expect(await link(browser, member)).toMatchObject({ code: 0 })
    await member.post('/account/unbind_gov')

    expect(await portal.post('/account/bind_gov', {}, used)).toMatchObject({ code: ended })
    expect(await links()).toEqual([])
  })

  test('of twenty at once from one browser one links, and one letter goes out', async () => {
    const { member, browser } = await onTheWay('adult', 'siumei')
    const headers = { ...member.headers, cookie: `sign-on=${browser.cookies.get('sign-on')}` }
    const answers = await Promise.all(Array.from({ length: 20 }, () => portal.post('/account/bind_gov', {}, headers)))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.every(({ code }) => [0, ended, linkedAlready].includes(code))).toBe(true)
    expect(await links()).toHaveLength(1)
    await portal.doJobs()
    expect(await portal.letters(people.adult.email)).toHaveLength(1)
  })

  test('of many browsers of one member at once one links', async () => {
    const member = await portal.memberAs('adult')
    await acceptTerms(member)
    const browsers = Array.from({ length: 6 }, () => aBrowser(portal.app))
    for (const browser of browsers) await signIn(browser, 'siumei', { as: member })
    const answers = await Promise.all(browsers.map((browser) => link(browser, member)))

    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(5).fill(linkedAlready)])
    expect(await links()).toHaveLength(1)
  })
})

describe('to unlink', () => {
  test('[A12] closes this way in, ends the other sessions, and e-mail and mobile say so; it can be linked again', async () => {
    const member = await linkedTo(portal, 'adult')
    const elsewhere = await portal.memberAs('adult')
    expect(await member.post('/account/unbind_gov')).toEqual({ code: 0, data: {} })

    expect(await elsewhere.post('/account/info')).toMatchObject({ code: 2 })
    expect(await member.post('/account/info')).toMatchObject({ code: 0 })
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    expect(await browser.post('/security/verify_int_gov')).toMatchObject({ data: { linked: false } })
    await portal.doJobs()
    for (const to of [people.adult.email, people.adult.mobile])
      expect((await portal.letters(to)).map(({ body }) => body).join()).toContain('已取消連結政府統一帳戶')

    expect(await linkFromLogin(browser, member)).toMatchObject({ code: 0 })
    expect(await portal.db.selectFrom('governmentLinks').selectAll().execute()).toHaveLength(2)
  })

  test('while others log in by it logs all of them out', async () => {
    const member = await linkedTo(portal, 'adult')
    const browsers = Array.from({ length: 8 }, () => aBrowser(portal.app))
    for (const browser of browsers) await signIn(browser, 'siumei')
    const logins = browsers.map((browser) => browser.post('/security/verify_int_gov'))
    const undone = member.post('/account/unbind_gov')
    const opened = (await Promise.all(logins)).filter(({ data }) => data.linked)

    expect(await undone).toMatchObject({ code: 0 })
    for (const { data } of opened)
      expect(await portal.post('/account/info', {}, { apikey: data.token })).toMatchObject({ code: 2 })
  })

  test('works once of ten at once, and needs a link', async () => {
    const member = await linkedTo(portal, 'adult')
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.post('/account/unbind_gov')))

    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(9).fill(notLinked)])
  })
})

test('a member without an e-mail or a confirmed mobile is notified by the other channel', async () => {
  const there = await portalWith(portal.deps, { userinfo: { id_number: people.withoutMobile.idNumber } })
  onTestFinished(there.close)
  const member = await portal.memberAs('withoutMobile')
  await acceptTerms(member)
  const browser = aBrowser(there.app)
  const { data } = await browser.post('/account/sign_on', {}, member.headers)
  await browser.go(`${portal.deps.origin}/api/oauth/callback?${there.agree(data.address)}`)
  await link(browser, member)
  await portal.doJobs()

  expect(await portal.letters(people.withoutMobile.email)).toHaveLength(1)
  expect(await portal.letters(people.withoutMobile.mobile)).toEqual([])
})

test.each([
  ['portuguese', 'foi associada', 'deixou de estar associada'],
  ['english', 'has been linked', 'has been unlinked'],
] as const)('the letters are in the language of the member: %s', async (name, linked, unlinked) => {
  const member = await linkedTo(portal, name)
  await portal.doJobs()
  const subjects = async () => (await portal.letters(people[name].email)).map(({ subject }) => subject)
  expect(await subjects()).toEqual([expect.stringContaining(linked)])

  portal.clock.forward(minute)
  expect(await member.post('/account/unbind_gov')).toMatchObject({ code: 0 })
  await portal.doJobs()
  expect(await subjects()).toEqual([expect.stringContaining(unlinked), expect.stringContaining(linked)])
})

test('the people of the sandbox say what the register of the demonstration says', () => {
  for (const { member, idNumber, birthDate } of governmentAccounts) {
    const found = Object.values(people).find(({ username }) => username === member)
    if (member) expect({ idNumber, birthDate }).toEqual({ idNumber: found?.idNumber, birthDate: found?.birthDate })
  }
})
