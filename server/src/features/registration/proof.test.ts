import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { anApplicant, anApplication, applicantForm } from '../../testing/applicant.ts'
import { atOnce, attackersOf, solved } from '../../testing/attackers.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { mobile, email } = applicantForm
const [hour, second] = [3_600_000, 1000]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('a registration', () => {
  const path = '/security/register_open'

  test('[V14] takes agreement to the terms and a solved captcha, once for each solution', async () => {
    const solvedCaptcha = await portal.solvedCaptcha('/security/register_open')
    expect(await portal.post(path, { solvedCaptcha })).toMatchObject({
      code: 1,
      errors: { termsAgreed: expect.any(String) },
    })
    expect(await portal.post(path, { solvedCaptcha, termsAgreed: false })).toMatchObject({ code: 1 })
    expect(await portal.post(path, { solvedCaptcha: 'e30=', termsAgreed: true })).toMatchObject({ code: 23 })

    const { code, data } = await portal.post(path, { solvedCaptcha, termsAgreed: true })
    expect(code).toBe(0)
    expect(data.endsAt).toMatch(/^2026-03-02T04:00:0/)
    expect(await portal.post(path, { solvedCaptcha, termsAgreed: true })).toMatchObject({ code: 23 })
    const spelledAnew = Buffer.from(` ${Buffer.from(solvedCaptcha, 'base64')}`).toString('base64')
    expect(await portal.post(path, { solvedCaptcha: spelledAnew, termsAgreed: true })).toMatchObject({ code: 23 })
    const stored = await portal.db.selectFrom('registrations').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(data.registration)
  })

  test('ends two hours after its last use, and after twelve hours in any case', async () => {
    const applicant = await anApplicant(portal)
    const read = () => applicant.get('/security/register_draft')
    portal.clock.forward(2 * hour - 30 * second)
    expect(await read()).toMatchObject({ code: 0 })
    portal.clock.forward(2 * hour)
    expect(await read()).toMatchObject({ code: 30 })

    const busy = await anApplicant(portal)
    for (let hours = 0; hours < 11; hours += 1) {
      portal.clock.forward(hour)
      expect(await busy.get('/security/register_draft')).toMatchObject({ code: 0 })
    }
    portal.clock.forward(hour - 30 * second)
    expect(await busy.get('/security/register_draft')).toMatchObject({ code: 0 })
    portal.clock.forward(30 * second)
    expect(await busy.get('/security/register_draft')).toMatchObject({ code: 30 })
  })

  test('is opened two hundred times an hour from one network', async () => {
    const attackers = await attackersOf(portal)
    onTestFinished(() => attackers.app.close())
    const open = (address?: string) => attackers.post(path, { solvedCaptcha: solved, termsAgreed: true }, address)
    const answers = await atOnce(210, () => open())

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(200)
    expect(await open()).toMatchObject({ code: 4, wait: 3600 })
    expect(await open('198.51.100.7')).toMatchObject({ code: 0 })
  })

  test('remembers what was typed, proved and uploaded', async () => {
    const applicant = await anApplicant(portal)
    const address = 'Rua '.repeat(75)
    const draft = { surname: 'Ho', noChineseName: true, idNumber: 'not yet', address }
    await applicant.post('/security/register_draft', { draft })
    await applicant.proveMobile()
    const { data: photo } = await applicant.uploadPhoto()

    expect((await applicant.get('/security/register_draft')).data).toEqual({
      draft,
      mobile,
      email: null,
      photo: { id: photo.id, preview: expect.stringMatching(/^data:image\/jpeg;base64,/) },
      idCopy: null,
      guardianIdCopy: null,
      guardian: { relation: false, face: false },
      government: null,
      rejectionReason: null,
    })
  })

  test('is read by its own secret only', async () => {
    const applicant = await anApplicant(portal)
    await applicant.post('/security/register_draft', { draft: { surname: 'Ho' } })

    expect((await (await anApplicant(portal)).get('/security/register_draft')).data.draft).toEqual({})
    expect(await portal.get('/security/register_draft')).toMatchObject({ code: 30 })
  })

  test.each([
    ['a field that the form does not have', { state: 'passed' }],
    ['a list', { surname: ['Ho'] }],
    ['a very long text', { surname: 'x'.repeat(301) }],
  ])('never remembers %s', async (_, draft) => {
    const applicant = await anApplicant(portal)

    expect(await applicant.post('/security/register_draft', { draft })).toMatchObject({ code: 1 })
  })
})

describe('a mobile to prove by a code', () => {
  const send = (applicant: Awaited<ReturnType<typeof anApplicant>>, to = mobile) =>
    applicant.post('/security/send_register_sms', { mobile: to })
  const verify = (applicant: Awaited<ReturnType<typeof anApplicant>>, captcha: string, to = mobile) =>
    applicant.post('/security/verify_sms', { mobile: to, captcha })
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

  test('is proved by the right one, written in any way', async () => {
    const applicant = await anApplicant(portal)
    expect(await send(applicant, '+853 6612 9001')).toMatchObject({ code: 0, data: { wait: 60 } })
    const code = await portal.codeTo(mobile)

    expect(await verify(applicant, `${code.slice(0, 3)} ${code.slice(3)}`, '００853 66129001')).toEqual({
      code: 0,
      data: {},
    })
  })

  test('[V16] gets one code of many requests at once, and only that one counts', async () => {
    const applicant = await anApplicant(portal)
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(applicant)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)

    // Two more within ten minutes: the other requests left no count.
    for (const seconds of [61, 121]) {
      await portal.doJobs()
      portal.clock.forward(seconds * second)
      expect(await send(applicant)).toMatchObject({ code: 0 })
    }
    await portal.doJobs()
    portal.clock.forward(301 * second)
    expect(await send(applicant)).toMatchObject({ code: 4 })
    await portal.doJobs()
    expect(await portal.letters(mobile)).toHaveLength(3)
  })

  test('gets three messages in ten minutes, however many registrations ask at once', async () => {
    const applicants = await Promise.all(Array.from({ length: 8 }, () => anApplicant(portal)))
    await Promise.all(applicants.map((applicant) => send(applicant)))
    await Promise.all(applicants.map((applicant) => send(applicant)))
    await portal.doJobs()

    expect((await portal.letters(mobile)).length).toBeLessThanOrEqual(3)
  })

  test('is refused a wrong code at its field, and after five the right one too', async () => {
    const applicant = await anApplicant(portal)
    await send(applicant)
    const code = await portal.codeTo(mobile)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(applicant, otherThan(code))))

    expect(answers[0]).toMatchObject({ code: 21, errors: { captcha: expect.any(String) } })
    expect(await verify(applicant, code)).toMatchObject({ code: 21 })

    portal.clock.forward(61 * second)
    await send(applicant)
    expect(await verify(applicant, await portal.codeTo(mobile)), 'the next one has tries of its own').toMatchObject({
      code: 0,
    })
  })

  test('is refused an old code, a used one, another’s and one for another number', async () => {
    const applicant = await anApplicant(portal)
    await send(applicant)
    const code = await portal.codeTo(mobile)
    expect(await verify(await anApplicant(portal), code)).toMatchObject({ code: 21 })
    expect(await verify(applicant, code, '66129002')).toMatchObject({ code: 21 })
    expect(await verify(applicant, code)).toMatchObject({ code: 0 })
    expect(await verify(applicant, code)).toMatchObject({ code: 21 })

    portal.clock.forward(61 * second)
    await send(applicant)
    const next = await portal.codeTo(mobile)
    portal.clock.forward(5 * 60 * second + second)
    expect(await verify(applicant, next)).toMatchObject({ code: 21 })
  })

  test('is proved once: of many uses at once, one wins', async () => {
    const applicant = await anApplicant(portal)
    await send(applicant)
    const code = await portal.codeTo(mobile)
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(applicant, code)))

    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  })

  test('[V16] waits a minute for the next code, and two for the one after it', async () => {
    const applicant = await anApplicant(portal)
    await send(applicant)
    expect(await send(applicant)).toMatchObject({ code: 22, wait: expect.any(Number) })

    portal.clock.forward(61 * second)
    expect(await send(applicant)).toMatchObject({ code: 0, data: { wait: 120 } })
    portal.clock.forward(61 * second)
    expect(await send(applicant)).toMatchObject({ code: 22 })
  })

  test('is told as taken to its owner only, when it is a member’s', async () => {
    const applicant = await anApplicant(portal)
    expect(await send(applicant, people.adult.mobile)).toMatchObject({ code: 0 })
    const code = await portal.codeTo(people.adult.mobile)

    expect(await verify(applicant, otherThan(code), people.adult.mobile)).toMatchObject({ code: 21 })
    expect(await verify(applicant, code, people.adult.mobile)).toMatchObject({
      code: 53,
      errors: { mobile: expect.any(String) },
    })
    expect((await applicant.get('/security/register_draft')).data.mobile).toBeNull()
  })

  test.each(['28123456', '6612345', '661234567', 'abc', '+44 66123456'])('%s is no mobile of Macao', async (number) => {
    const applicant = await anApplicant(portal)

    expect(await send(applicant, number)).toMatchObject({ code: 1, errors: { mobile: expect.any(String) } })
  })
})

describe('an e-mail address to prove by a code', () => {
  test.each([
    ['zh', '登記'],
    ['pt', 'o registo'],
  ] as const)('and the mobile get their codes in the language of the page: %s', async (language, words) => {
    const applicant = await anApplicant(portal, language)
    await applicant.proveMobile()
    await applicant.proveEmail()

    for (const to of [mobile, email]) expect((await portal.letters(to))[0]?.body, to).toContain(words)
  })

  test('[V05] is written twice, and the same', async () => {
    const applicant = await anApplicant(portal)
    const send = (emailRepeat: string) => applicant.post('/security/send_register_email', { email, emailRepeat })

    expect(await send('kaleng@example.com')).toMatchObject({ code: 1, errors: { emailRepeat: expect.any(String) } })
    expect(await send('')).toMatchObject({ code: 1, errors: { emailRepeat: expect.any(String) } })
    expect(await send(' KaLeng@Example.mo ')).toMatchObject({ code: 0 })
    expect(
      await applicant.post('/security/verify_register_email', { email, code: await portal.codeTo(email) }),
    ).toMatchObject({ code: 0 })
  })

  test('[V03] is told as taken to its owner only, when it is a member’s', async () => {
    const applicant = await anApplicant(portal)
    expect(await applicant.exist('email', people.adult.email)).toEqual({ code: 0, data: {} })

    expect(await applicant.proveEmail(people.adult.email)).toMatchObject({
      code: 46,
      errors: { email: expect.any(String) },
    })
    expect(await applicant.exist('email', people.adult.email)).toMatchObject({ code: 46 })
    expect(await applicant.exist('email', people.portuguese.email)).toEqual({ code: 0, data: {} })
  })
})

describe('[V03] an applicant who asks whether something is taken', () => {
  test('hears the truth about a username, a member’s and an applicant’s', async () => {
    await anApplication(portal)
    const applicant = await anApplicant(portal)

    expect(await applicant.exist('username', 'nobody-yet')).toEqual({ code: 0, data: {} })
    for (const taken of ['siumei', 'SiuMei', ' ｓｉｕｍｅｉ ', applicantForm.username])
      expect(await applicant.exist('username', taken)).toMatchObject({
        code: 44,
        errors: { value: expect.any(String) },
      })
    expect(await applicant.exist('username', '1st')).toMatchObject({ code: 43 })
  })

  test('hears about an ID number only after proving a mobile', async () => {
    const applicant = await anApplicant(portal)

    expect(await applicant.exist('id_no', people.adult.idNumber)).toEqual({ code: 0, data: {} })
    await applicant.proveMobile()
    expect(await applicant.exist('id_no', people.adult.idNumber)).toMatchObject({ code: 41 })
    const { idNumber } = people.adult
    expect(await applicant.exist('id_no', `${idNumber.slice(0, 7)}(${idNumber[7]})`)).toMatchObject({ code: 41 })
    expect(await applicant.exist('id_no', '19999999')).toEqual({ code: 0, data: {} })
  })

  test('hears about three ID numbers a day, over all registrations of that mobile', async () => {
    const first = await anApplicant(portal)
    await first.proveMobile()
    for (const idNumber of ['19999991', '19999992']) await first.exist('id_no', idNumber)
    portal.clock.forward(61 * second)
    const again = await anApplicant(portal)
    await again.proveMobile()
    expect(await again.exist('id_no', people.adult.idNumber)).toMatchObject({ code: 41 })

    expect(await again.exist('id_no', people.portuguese.idNumber)).toEqual({ code: 0, data: {} })
    expect(await again.exist('id_no', people.portuguese.idNumber)).toEqual({ code: 0, data: {} })
    expect(await again.exist('id_no', people.adult.idNumber)).toMatchObject({ code: 41 })
  })

  test('hears about three ID numbers also of many at once, and about others tomorrow', async () => {
    const applicant = await anApplicant(portal)
    await applicant.proveMobile()
    const members = Object.values(people).map(({ idNumber }) => idNumber)
    const answers = await Promise.all(members.map((idNumber) => applicant.exist('id_no', idNumber)))
    expect(answers.filter(({ code }) => code === 41)).toHaveLength(3)

    portal.clock.set(new Date('2026-03-03T00:00:01+08:00'))
    const tomorrow = await anApplicant(portal)
    await tomorrow.proveMobile()
    const last = members[answers.findIndex(({ code }) => code === 0)] ?? ''
    expect(await tomorrow.exist('id_no', last)).toMatchObject({ code: 41 })
  })

  test('leaves ID numbers and mobiles behind as hashes only', async () => {
    const applicant = await anApplicant(portal)
    await applicant.proveMobile()
    await applicant.exist('id_no', people.adult.idNumber)
    const asked = JSON.stringify(await portal.db.selectFrom('askedIdNumbers').selectAll().execute())

    expect(asked).not.toContain(people.adult.idNumber)
    expect(asked).not.toContain(mobile)
    const left = async () => {
      await workers(portal.deps)['cleaning.hourly']({})
      return (await portal.db.selectFrom('askedIdNumbers').select('day').execute()).map(({ day }) => day)
    }
    portal.clock.set(new Date('2026-03-02T23:59:00+08:00'))
    expect(await left(), 'until the day is over').toEqual(['2026-03-02'])
    portal.clock.set(new Date('2026-03-03T00:01:00+08:00'))
    expect(await left()).toEqual([])
  })

  test('may ask ten times in a registration, also of many requests at once (T-03)', async () => {
    const applicant = await anApplicant(portal)
    const ask = (place: number) => applicant.exist('username', `somebody${place}`)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => ask(place)))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(await applicant.exist('username', 'siumei')).toMatchObject({ code: 4, wait: expect.any(Number) })
  })

  test('may ask five hundred times an hour from one network, over all registrations', async () => {
    const askTenTimes = async () => {
      const applicant = await anApplicant(portal)
      for (let times = 0; times < 10; times += 1)
        expect(await applicant.exist('username', `somebody${times}`)).toMatchObject({ code: 0 })
    }
    for (let registrations = 0; registrations < 50; registrations += 1) await askTenTimes()

    const refused = { code: 4, wait: 3600 }
    expect(await (await anApplicant(portal)).exist('username', 'siumei')).toMatchObject(refused)
    portal.clock.forward(3_600_000)
    expect(await (await anApplicant(portal)).exist('username', 'siumei')).toMatchObject({ code: 44 })
  })

  test.each(['password_hash', '', '__proto__', ['username']])('asks about a known field, not %j', async (field) => {
    const applicant = await anApplicant(portal)

    expect(await applicant.post('/security/exist_member', { field, value: 'siumei' })).toMatchObject({ code: 1 })
  })

  test('needs an open registration', async () => {
    expect(await portal.post('/security/exist_member', { field: 'username', value: 'siumei' })).toMatchObject({
      code: 30,
    })
  })
})
