import { groupedMemberNumber } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'
import { holdService } from '../entitlement/hold.service.ts'

const portal = await thePortal()
const { idNumber, birthDate, username, email, mobile } = people.adult
const sent = { code: 0, data: { wait: 60 } }

const ask = async (path: string, body: object, headers: Record<string, string> = {}) =>
  portal.post(path, { ...body, solvedCaptcha: await portal.solvedCaptcha(path) }, headers)
const forgotUsername = (who: object) => ask('/account/online/forgot_account', who)

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test('of several waits that all have to pass the longest is told', async () => {
  const ask = () => forgotUsername({ idNumber, birthDate })
  for (let times = 0; times < 2; times += 1) {
    expect(await ask()).toEqual(sent)
    portal.clock.forward(59_000)
    expect(await ask(), 'once a minute').toMatchObject({ code: 4, wait: 1 })
    portal.clock.forward(1000)
  }
  expect(await ask()).toEqual(sent)

  expect(await ask(), 'three times an hour, and by one document in a day').toMatchObject({
    code: 4,
    wait: 24 * 3600 - 120,
  })
})

describe('a forgotten detail goes to the contacts on file', () => {
  test('[A09] [R28] the username, in the language of the member', async () => {
    expect(await forgotUsername({ idNumber: '5234567(1)', birthDate })).toEqual(sent)
    await portal.doJobs()

    expect(await portal.letters()).toMatchObject([
      { to: 'ana@example.mo', subject: 'O seu nome de utilizador', body: expect.stringContaining('ana') },
    ])
  })

  test('[A09] [R40] the member number', async () => {
    const { memberNumber } = await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    expect(await ask('/account/find_member_code', { idNumber, birthDate })).toEqual(sent)
    await portal.doJobs()

    expect(await portal.letters()).toMatchObject([
      { to: email, subject: '你的會員編號', body: expect.stringContaining(groupedMemberNumber(memberNumber)) },
    ])
  })

  test.each([
    ['a link for a new password', '/account/online/forgot_password', { account: 'ana' }, 'change-password'],
    ['a link for a new mobile', '/account/forgot_mobile', { by: 'username', username: 'ana' }, 'recover-mobile'],
    ['the member number', '/account/find_member_code', { idNumber: people.portuguese.idNumber, birthDate }, ''],
  ])('%s, in the language of the member', async (_, path, who, screen) => {
    expect(await ask(path, who, { 'api-language': 'en' })).toEqual(sent)
    await portal.doJobs()

    const subject = {
      'change-password': 'Definir uma nova palavra-passe',
      'recover-mobile': 'Telemóvel perdido: alterar o número',
    }[screen]
    expect(await portal.letters()).toMatchObject([
      {
        to: 'ana@example.mo',
        subject: subject ?? 'O seu número de sócio',
        body: expect.stringContaining(screen && `http://portal.test/pt/security/${screen}/`),
      },
    ])
  })

  test('a link for a new mobile, however the username is written', async () => {
    expect(await ask('/account/forgot_mobile', { by: 'username', username: ' SiuMei ' })).toEqual(sent)
    await portal.doJobs()

    expect(await portal.letters()).toMatchObject([{ to: email, body: expect.stringContaining('recover-mobile') }])
  })

  test('[A09] without an e-mail, to the confirmed mobile', async () => {
    await forgotUsername({ idNumber: people.withoutEmail.idNumber, birthDate })
    await portal.doJobs()

    const { username, mobile } = people.withoutEmail
    expect(await portal.letters()).toMatchObject([{ to: mobile, body: expect.stringContaining(username) }])
  })

  test('never to an unproved mobile', async () => {
    const none = { email: null, emailConfirmed: false }
    await portal.db.updateTable('members').set(none).where('username', '=', 'rosa').execute()

    expect(await forgotUsername({ idNumber: people.withoutMobile.idNumber, birthDate })).toEqual(sent)
    await portal.doJobs()
    expect(await portal.letters()).toEqual([])
  })
})

test('an address that nobody has confirmed gets no reminder and no link; the confirmed mobile gets the reminder', async () => {
  const { student } = people
  await forgotUsername({ idNumber: student.idNumber, birthDate: student.birthDate })
  for (const [asked, body] of [
    ['/account/online/forgot_password', { account: student.email }],
    ['/account/forgot_mobile', { by: 'username', username: student.username }],
  ] as const)
    expect(await ask(asked, body)).toMatchObject({ code: 0 })
  await portal.doJobs()

  expect((await portal.letters()).map(({ to }) => to)).toEqual([student.mobile])
})

const waysToAsk = [
  ['the username', '/account/online/forgot_account', { idNumber, birthDate }, { idNumber: '19999999', birthDate }],
  ['the member number', '/account/find_member_code', { idNumber, birthDate }, { idNumber: '19999999', birthDate }],
  ['the password by username', '/account/online/forgot_password', { account: username }, { account: 'nobody.at.all' }],
  [
    'the password by e-mail address',
    '/account/online/forgot_password',
    { account: email },
    { account: 'nobody@example.mo' },
  ],
  ['the password by mobile', '/security/send_sms', { mobile }, { mobile: '66999999' }],
  ['the old phone', '/account/forgot_mobile', { by: 'username', username }, { by: 'username', username: 'nobody' }],
  [
    'the old phone by document',
    '/account/forgot_mobile',
    { by: 'document', idNumber, birthDate },
    { by: 'document', idNumber: '19999999', birthDate },
  ],
] as const

describe.each(waysToAsk)('somebody who has forgotten %s', (_, path, known, unknown) => {
  test('gets the same reply, member or not; only a member gets a letter (T-05, T-40, T-46)', async () => {
    expect(await ask(path, known)).toEqual(sent)
    await portal.doJobs()
    expect(await portal.letters()).toHaveLength(1)

    expect(await ask(path, unknown)).toEqual(sent)
    await portal.doJobs()
    expect(await portal.letters()).toHaveLength(1)
  })

  test('gets it also when unreachable, suspended or not activated', async () => {
    const change = async (values: object) => {
      await portal.db.updateTable('members').set(values).where('username', '=', username).execute()
      portal.clock.forward(2 * 3_600_000)
      expect(await ask(path, known)).toEqual(sent)
    }
    const { id } = await portal.db
      .selectFrom('members')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    await inTransaction(portal.deps, (deps) =>
      holdService(deps).impose('system', { memberId: id, reason: 'authority' }),
    )
    await change({ noPromotions: true })
    await change({ passwordHash: null, activatedAt: null })
    await change({ email: null, emailConfirmed: false, mobileConfirmed: false })
  })

  test('solves a captcha for each request', async () => {
    const solvedCaptcha = await portal.solvedCaptcha(path)
    expect(await portal.post(path, { ...known, solvedCaptcha: 'bm90IGEgc29sdXRpb24=' })).toMatchObject({ code: 23 })
    expect(await portal.post(path, { ...known, solvedCaptcha })).toMatchObject({ code: 0 })

    portal.clock.forward(61_000)
    expect(await portal.post(path, { ...known, solvedCaptcha })).toMatchObject({ code: 23 })
  })

  test('cannot change the letter by headers or body: its links lead to the portal (T-41)', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    await ask(path, known, headers)
    await portal.doJobs()
    const [letter] = await portal.letters()

    expect(JSON.stringify(letter)).not.toContain('evil')
    for (const link of letter?.body.match(/https?:\S+/g) ?? []) expect(link).toMatch(/^http:\/\/portal\.test\/zh\//)
    expect(await ask(path, { ...known, email: 'evil@example.mo' })).toMatchObject({ code: 1 })
  })
})

const [, , byUsername, , bySms] = waysToAsk
test.each([
  ['a username that is known', byUsername[1], byUsername[2]],
  ['a username that nobody has', byUsername[1], byUsername[3]],
  ['a mobile that is known', bySms[1], bySms[2]],
  ['a mobile that nobody has', bySms[1], bySms[3]],
] as const)('%s is asked about once a minute, and three times an hour', async (_, path, body) => {
  for (const [seconds, wait] of [
    [0, 60],
    [66, 60],
    [126, 3600 - 66 - 126],
  ] as const) {
    portal.clock.forward(seconds * 1000)
    expect(await ask(path, body)).toMatchObject({ code: 0 })
    expect(await ask(path, body)).toMatchObject({ code: 4, wait })
  }
  portal.clock.forward(30 * 60_000)

  expect(await ask(path, body)).toMatchObject({ code: 4, wait: 3600 - 66 - 126 - 30 * 60 })
})

test('whatever is asked about one username, it is three times an hour in all', async () => {
  const password = () => ask('/account/online/forgot_password', { account: username })
  for (let times = 0; times < 2; times += 1) {
    expect(await password()).toMatchObject({ code: 0 })
    portal.clock.forward(60_000)
  }
  const mobile = () => ask('/account/forgot_mobile', { by: 'username', username })
  expect(await mobile()).toMatchObject({ code: 0 })
  portal.clock.forward(60_000)

  expect(await mobile()).toMatchObject({ code: 4, wait: 3600 - 180 })
  expect(await password()).toMatchObject({ code: 4, wait: 3600 - 180 })
})

test('one wrong detail finds nobody: the right number with another birthday', async () => {
  await forgotUsername({ idNumber, birthDate: '1990-03-16' })
  await portal.doJobs()

  expect(await portal.letters()).toEqual([])
})

test('an ID number is asked about three times a day, over all recoveries, member or not (T-46)', async () => {
  for (const asked of [idNumber, '19999999']) {
    const who = { idNumber: asked, birthDate }
    for (const path of ['/account/online/forgot_account', '/account/find_member_code'])
      expect(await ask(path, who)).toMatchObject({ code: 0 })
    portal.clock.forward(2 * 3_600_000)
    expect(await ask('/account/forgot_mobile', { by: 'document', ...who })).toMatchObject({ code: 0 })
    portal.clock.forward(2 * 3_600_000)
    expect(await ask('/account/online/forgot_account', who)).toMatchObject({ code: 4, wait: 20 * 3600 })
  }
})

test('one member gets three letters an hour, by whatever clue; the asker hears nothing of it (T-40)', async () => {
  for (const [path, words] of [
    ['/account/online/forgot_account', { idNumber, birthDate }],
    ['/account/online/forgot_password', { account: username }],
    ['/account/online/forgot_password', { account: email }],
    ['/account/find_member_code', { idNumber, birthDate }],
    ['/account/forgot_mobile', { by: 'username', username }],
  ] as const)
    expect(await ask(path, words)).toEqual(sent)
  await portal.doJobs()
  expect(await portal.letters()).toHaveLength(3)

  for (const [minutes, letters] of [
    [59, 3],
    [1.1, 4],
  ] as const) {
    portal.clock.forward(minutes * 60_000)
    await ask('/account/online/forgot_password', { account: email })
    await portal.doJobs()
    expect(await portal.letters()).toHaveLength(letters)
  }
})

test('of many requests at once about one person, one succeeds', async () => {
  const solved = await Promise.all(
    Array.from({ length: 8 }, () => portal.solvedCaptcha('/account/online/forgot_account')),
  )
  const answers = await Promise.all(
    solved.map((solvedCaptcha) =>
      portal.post('/account/online/forgot_account', { idNumber, birthDate, solvedCaptcha }),
    ),
  )

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('one network asks sixty times an hour, whoever it asks about', async () => {
  for (let place = 0; place < 60; place += 1)
    expect(await ask('/account/forgot_mobile', { by: 'username', username: `nobody${place}` })).toEqual(sent)

  const refused = { code: 4, wait: 3600 }
  expect(await ask('/account/forgot_mobile', { by: 'username', username })).toMatchObject(refused)
})

test('the jobs have the member found, or nobody, and nothing that was typed', async () => {
  await forgotUsername({ idNumber, birthDate })
  await forgotUsername({ idNumber: '19999999', birthDate })
  const { rows } = await sql<{ data: object }>`
    select data from jobs.job where name = 'recovery.send' order by created_on`.execute(portal.db)

  expect(rows).toEqual([
    { data: { remedy: 'username', memberId: expect.any(Number) } },
    { data: { remedy: 'username', memberId: null } },
  ])
})
