import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { emailLinks } from '../../testing/emailLinks.ts'
import { stoppingAfterWriteTo } from '../../testing/meanwhile.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { as, linkTo, follow } = emailLinks(portal)
const [minute, hour] = [60_000, 3_600_000]
const email = 'new.address@example.mo'
const { adult, english } = people

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('a new e-mail address', () => {
  test('[A10] [R32] [R35] is the address once the link to it has been followed, and not before', async () => {
    const member = await as()
    expect(await member.ask(email)).toEqual({ code: 0, data: { emailHint: 'n•••@example.mo' } })
    const hash = await linkTo(email)
    expect(await member.info()).toMatchObject({ emailHint: 's•••@example.mo' })

    expect(await portal.post('/security/verify_change_hash/look', { hash })).toEqual({
      code: 0,
      data: { emailHint: 'n•••@example.mo' },
    })
    expect(await follow(hash)).toEqual({ code: 0, data: {} })
    expect(await member.info()).toMatchObject({ emailHint: 'n•••@example.mo', emailConfirmed: true })
    expect(await follow(hash), 'once').toMatchObject({ code: 24 })
  })

  test('[A10] is also for a member who had none', async () => {
    const member = await as('withoutEmail')
    await member.ask(email)
    await follow(await linkTo(email))

    expect(await member.info()).toMatchObject({ emailHint: 'n•••@example.mo', emailConfirmed: true })
  })

  test('is told to the old address and the mobile, when it is asked for and when it is done (T-50)', async () => {
    await (await as()).ask(email)
    const hash = await linkTo(email)
    const subjects = async (to: string) => (await portal.letters(to)).map(({ subject }) => subject)
    for (const to of [adult.email, adult.mobile]) expect(await subjects(to)).toEqual(['有人要求更改你的電郵'])

    await follow(hash)
    await portal.doJobs()
    for (const to of [adult.email, adult.mobile])
      expect(await subjects(to)).toEqual(['你的電郵已更改', '有人要求更改你的電郵'])
    expect(JSON.stringify(await portal.letters(adult.email)), 'masked').not.toContain(email)
  })

  test('is asked for, confirmed and told in the language of the member, whatever the page speaks', async () => {
    const member = await as('english')
    await member.ask(email)
    const hash = await linkTo(email)
    expect(await portal.letters(email)).toMatchObject([
      { subject: 'Confirm your new e-mail address', body: expect.stringContaining('/en/security/change-email/') },
    ])
    expect(await portal.letters(english.email)).toMatchObject([{ subject: 'Request to change your e-mail address' }])
    expect((await portal.letters(english.email))[0]?.body).toContain('n•••@example.mo')

    await follow(hash)
    await portal.doJobs()
    expect((await portal.letters(english.email))[0]).toMatchObject({
      subject: 'Your e-mail address has been changed',
      body: expect.stringContaining('n•••@example.mo'),
    })
  })

  test('leaves the asker logged in and everybody else out; its link logs nobody in (T-51)', async () => {
    const other = await as()
    const member = await as()
    await member.ask(email)
    const answer = await follow(await linkTo(email))

    expect(answer).toEqual({ code: 0, data: {} })
    expect(await member.post('/account/info')).toMatchObject({ code: 0 })
    expect(await other.post('/account/info')).toMatchObject({ code: 2 })
    expect(await portal.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  test('needs a fresh proof, not just a token (T-50)', async () => {
    const member = await as()
    portal.clock.forward(10 * minute + 1000)
    expect(await member.ask(email)).toMatchObject({ code: 3 })
    await portal.doJobs()
    expect(await portal.letters()).toEqual([])

    await member.post('/account/prove', { method: 'account', password: demonstrationPassword })
    expect(await member.ask(email)).toMatchObject({ code: 0 })
    expect(await portal.post('/account/change_email', { email, emailRepeat: email })).toMatchObject({ code: 2 })
  })

  test('[V05] differs from the present one, and is written twice', async () => {
    const member = await as()
    expect(await member.ask(adult.email)).toMatchObject({ code: 162, errors: { email: expect.any(String) } })
    expect(await member.ask(email, 'new.adress@example.mo')).toMatchObject({
      code: 1,
      errors: { emailRepeat: expect.any(String) },
    })
  })
})

describe('an old link for a new address', () => {
  test('ends with the next one, which is for another address (T-51)', async () => {
    const member = await as()
    await member.ask('first@example.mo')
    const first = await linkTo('first@example.mo')
    await member.ask('second@example.mo')

    expect(await follow(first)).toMatchObject({ code: 24 })
    expect(await follow(await linkTo('second@example.mo'))).toMatchObject({ code: 0 })
    expect(await member.info()).toMatchObject({ emailHint: 's•••@example.mo' })
  })

  test('ends after a day', async () => {
    const member = await as()
    await member.ask(email)
    const hash = await linkTo(email)
    portal.clock.forward(24 * hour - 10_000)
    expect(await portal.post('/security/verify_change_hash/look', { hash })).toMatchObject({ code: 0 })
    portal.clock.forward(10_000)

    expect(await portal.post('/security/verify_change_hash/look', { hash })).toMatchObject({ code: 24 })
    expect(await follow(hash)).toMatchObject({ code: 24 })
  })

  test('ends with a new mobile, by which the owner may have stopped a thief', async () => {
    const member = await as()
    await member.ask(email)
    await member.post('/account/change_mobile/send_sms', { mobile: '66887766' })
    const code = await portal.codeTo('66887766')
    expect(await member.post('/account/change_mobile', { mobile: '66887766', code })).toMatchObject({ code: 0 })

    expect(await follow(await linkTo(email))).toMatchObject({ code: 24 })
  })

  test.each([
    ['ends all sessions but this one', 'end_others', undefined],
    ['ends the session that asked for it', 'end', { id: '' }],
  ])('ends when the member %s: a thief had asked (T-51)', async (_, call, body) => {
    const [owner, thief] = [await as(), await as()]
    await thief.ask(email)
    const { items } = (await owner.get('/account/sessions')).data
    const [other] = items.filter(({ current }: { current: boolean }) => !current)
    expect(await owner.post(`/account/sessions/${call}`, body && { id: other.id })).toMatchObject({ code: 0 })

    expect(await follow(await linkTo(email))).toMatchObject({ code: 24 })
    expect(await owner.info()).toMatchObject({ emailHint: 's•••@example.mo' })
  })

  test('ends with the session that asked for it when its token turns out to be copied (T-27)', async () => {
    const thief = await as()
    await thief.ask(email)
    portal.clock.forward(11 * minute)
    await thief.post('/account/refresh_token')
    portal.clock.forward(minute)
    expect(await thief.post('/account/info')).toMatchObject({ code: 2 })

    expect(await follow(await linkTo(email))).toMatchObject({ code: 24 })
  })

  test('goes on when the member ends another session than that which asked for it, and after a logout', async () => {
    const [asking, another] = [await as(), await as()]
    await asking.ask(email)
    const items = (await another.get('/account/sessions')).data.items
    const [{ id }] = items.filter(({ current }: { current: boolean }) => current)
    expect(await asking.post('/account/sessions/end', { id })).toMatchObject({ code: 0 })
    await as()
    expect(await asking.post('/account/sessions/end_others')).toMatchObject({ code: 0 })
    expect(await asking.post('/security/logout_force')).toMatchObject({ code: 0 })

    expect(await follow(await linkTo(email))).toMatchObject({ code: 0 })
  })

  test.each(['allowances', 'links'] as const)(
    'is not made in a session that a new password ends meanwhile, after a write to %s (T-51)',
    async (table) => {
      const [owner, { headers }] = [await as(), await as()]
      const next = { password: 'three boats and a lantern', passwordRepeat: 'three boats and a lantern' }
      const late = await stoppingAfterWriteTo(portal, table, async () => {
        expect(await owner.post('/account/online/change_passowrd', next)).toMatchObject({ code: 0 })
      })
      await late.post('/account/change_email', { email, emailRepeat: email }, headers)
      const hash = await linkTo(email)

      expect(await follow(hash || 'x'.repeat(43))).toMatchObject({ code: 24 })
      expect(await owner.info()).toMatchObject({ emailHint: 's•••@example.mo' })
    },
  )

  test('is for the member who asked, whoever follows it, and for nothing else (T-42)', async () => {
    const thief = await as('english')
    await thief.ask(email)
    const hash = await linkTo(email)
    const { headers } = await as('adult')
    expect(await portal.post('/security/active_email', { hash })).toMatchObject({ code: 24 })
    expect(await portal.post('/security/active_online_account/look', { hash })).toMatchObject({ code: 24 })
    expect(await portal.post('/security/verify_change_hash', { hash }, headers)).toMatchObject({ code: 0 })

    expect(await (await as('adult')).info()).toMatchObject({ emailHint: 's•••@example.mo' })
    expect(await thief.info()).toMatchObject({ emailHint: 'n•••@example.mo' })
  })

  test.each([
    ['a guess', 'a'.repeat(43)],
    ['too short', 'abc'],
    ['nothing', ''],
  ])('%s is refused', async (_, hash) => {
    expect(await follow(hash)).not.toMatchObject({ code: 0 })
  })

  test('works once: of twenty uses at once one wins, and its owner is notified once', async () => {
    await (await as()).ask(email)
    const hash = await linkTo(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(hash)))
    await portal.doJobs()

    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0,
      ...Array.from({ length: 19 }, () => 24),
    ])
    const told = (await portal.letters(adult.email)).filter(({ subject }) => subject === '你的電郵已更改')
    expect(told).toHaveLength(1)
  })
})

describe('an address that is somebody else’s (T-01, T-51)', () => {
  test('gets the ordinary reply and no link; its owner is notified, in their language', async () => {
    const member = await as()
    const free = await member.ask('tam@example.mo')
    const taken = await member.ask(english.email)
    expect(taken).toEqual(free)
    await portal.doJobs()

    const letters = await portal.letters(english.email)
    expect(letters).toMatchObject([{ subject: 'Someone tried to use your e-mail address' }])
    expect(JSON.stringify(letters)).not.toContain('/security/')
    expect(await member.info()).toMatchObject({ emailHint: 's•••@example.mo' })
  })

  test('ends the link before, as a free one would', async () => {
    const member = await as()
    await member.ask(email)
    const hash = await linkTo(email)
    await member.ask(english.email)

    expect(await follow(hash)).toMatchObject({ code: 24 })
  })

  test.each([
    ['capitals', 'TOM@Example.MO'],
    ['full-width signs', 'ｔｏｍ＠ｅｘａｍｐｌｅ．ｍｏ'],
    ['blanks around it', '  tom@example.mo  '],
    ['a zero-width space in it', 'to\u200bm@example.mo'],
    ['a soft hyphen in it', 'to\u00adm@example.mo'],
  ])('is found in another spelling: %s (T-53)', async (_, written) => {
    const member = await as()
    expect(await member.ask(written, english.email)).toMatchObject({ code: 0 })
    await portal.doJobs()

    expect(await portal.letters(english.email)).toMatchObject([{ subject: 'Someone tried to use your e-mail address' }])
  })

  test.each([
    ['a letter that looks like another', 'tоm@example.mo'],
    ['a line break', 'tom@example.mo\r\nbcc: all@example.mo'],
    ['two at signs', 'tom@@example.mo'],
  ])('is no address with %s (T-53)', async (_, written) => {
    expect(await (await as()).ask(written)).toMatchObject({ code: 1, errors: { email: expect.any(String) } })
  })

  test('goes to one of two members whose links to it are followed at the same moment (T-51)', async () => {
    const members = [await as('adult'), await as('english')]
    const hashes: string[] = []
    for (const member of members) {
      await member.ask(email)
      hashes.push(await linkTo(email))
    }
    const answers = await Promise.all(hashes.map(follow))

    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 46])
    const hints = await Promise.all(members.map(async ({ info }) => (await info()).emailHint))
    expect(hints.filter((hint) => hint === 'n•••@example.mo')).toHaveLength(1)
  })
})

describe('letters with links', () => {
  test('go to one mailbox three times in ten minutes, codes and all members together (T-15)', async () => {
    for (const name of ['adult', 'english', 'portuguese'] as const)
      expect(await (await as(name)).ask(email)).toMatchObject({ code: 0 })

    expect(await (await as('worker')).ask(email)).toMatchObject({ code: 4, wait: 600 })
  })

  test('are caused three hundred times an hour from one network', async () => {
    const { ask } = await as('adult')
    await ask('new0@example.mo')
    await portal.db.updateTable('allowances').set({ used: 299 }).where('key', 'like', 'send from%').execute()
    expect(await ask('new1@example.mo')).toMatchObject({ code: 0 })

    expect(await ask('new2@example.mo')).toMatchObject({ code: 4, wait: 3600 })
  })

  test('are asked for three times in ten minutes by one member, so that nobody’s old mailbox is flooded', async () => {
    const member = await as()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => member.ask(`new${place}@example.mo`)))
    await portal.doJobs()

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(await portal.letters(adult.email)).toHaveLength(3)
  })
})
