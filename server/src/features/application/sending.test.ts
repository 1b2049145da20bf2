import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { type ApplicantForm, anApplicant, anApplication, applicantForm } from '../../testing/applicant.ts'
import { thePortal } from '../../testing/portal.ts'
import { holidayService } from '../site/holiday.service.ts'

const portal = await thePortal()
const { email } = applicantForm
const applications = () => portal.db.selectFrom('applications').selectAll().execute()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('[M01] an application comes in', () => {
  const expiry = { documentExpiry: '2027-08-31' }
  test.each([
    ['a resident', {}, { idNumber: '12345670', documentNumber: null, documentExpiry: null, nameZh: '何家玲' }],
    ['a non-resident worker', { idType: 'worker', ...expiry }, { idType: 'worker', ...expiry }],
    [
      'a holder of a special stay permit',
      { idType: 'permit', documentNumber: 'SP/2026-77', ...expiry },
      { documentNumber: 'SP/2026-77' },
    ],
    [
      'a student whose card has the shortest number',
      { idType: 'student', documentNumber: 'UM/1', ...expiry },
      { documentNumber: 'UM/1' },
    ],
    [
      'a student without a Chinese name',
      { idType: 'student', documentNumber: 'UM2026001', ...expiry, nameZh: '', noChineseName: 'true' },
      { documentNumber: 'UM2026001', nameZh: null },
    ],
  ] as [string, Partial<ApplicantForm>, object][])('from %s', async (_, changes, expected) => {
    const { reference, receivedOn, dueOn } = await anApplication(portal, changes)

    expect({ receivedOn, dueOn }).toEqual({ receivedOn: '2026-03-02', dueOn: '2026-03-05' })
    expect(await applications()).toEqual([
      expect.objectContaining({ reference, state: 'waiting', decidedAt: null, corrects: null, ...expected }),
    ])
    expect(reference).toMatch(/^A26-[234679ACDEFGHJKMNPQRTVWXY]{6}$/)
  })

  test('and is kept with everything that was written', async () => {
    const applicant = await anApplicant(portal)
    const form = await applicant.ready()
    const asTyped = { email: 'KaLeng@Example.mo', emailRepeat: ' kaleng@example.mo', mobile: '+853 6612-9001' }
    await applicant.send({ ...form, ...asTyped, telephone: '2812 3456', surname: ' Ho ', username: 'KaLeng' })

    expect(await applications()).toMatchObject([
      {
        ...{ email, mobile: '66129001', telephone: '28123456', surname: 'Ho', firstName: 'Ka Leng' },
        ...{ gender: 'female', birthDate: '1991-07-08', area: 'sa', address: 'Rua da Ribeira do Patane, 7' },
        ...{ language: 'en', pickUpPlace: 'tapseac', noPromotions: false, username: 'kaleng' },
        ...{ photo: form.photo, idCopy: form.idCopy },
      },
    ])
  })

  test('and nothing in it turns the writing around at the desk', async () => {
    const applicant = await anApplicant(portal)
    await applicant.send({
      ...(await applicant.ready()),
      address: '\u202eRua da\u200b Ribeira\u0007 do Patane, 7\u202c',
    })

    expect(await applications()).toMatchObject([{ address: 'Rua da Ribeira do Patane, 7' }])
  })

  test.each([
    ['zh', '已收到你的會員申請', '2026年3月5日'],
    ['pt', 'Recebemos o seu pedido de sócio', '5 de Março de 2026'],
    ['en', 'We have received your application', '5 March 2026'],
  ])('[M02] and a letter in %s says so, with reference and day', async (language, subject, day) => {
    const { reference } = await anApplication(portal, { language })
    await portal.doJobs()

    expect((await portal.letters(email))[0]).toMatchObject({
      subject: expect.stringContaining(subject),
      body: expect.stringMatching(new RegExp(`${reference}[\\s\\S]*${day}`)),
    })
  })

  test('[M02] it is due after three working days: weekends, Good Friday and days that staff add are none', async () => {
    portal.clock.set(new Date('2026-04-01T23:59:00+08:00'))
    expect(await anApplication(portal)).toMatchObject({ receivedOn: '2026-04-01', dueOn: '2026-04-07' })

    portal.clock.set(new Date('2026-04-02T00:01:00+08:00'))
    await holidayService(portal.deps).add({
      day: '2026-04-06',
      nameZh: '補假',
      namePt: 'Tolerância',
      nameEn: 'In lieu',
    })
    const next = await anApplication(portal, { username: 'kaleng2' })
    expect(next).toMatchObject({ receivedOn: '2026-04-02', dueOn: '2026-04-09' })
  })
})

describe('sent more than once', () => {
  test('it is one application, one letter and one reply', async () => {
    const applicant = await anApplicant(portal)
    const form = await applicant.ready()
    const answers = await Promise.all(Array.from({ length: 10 }, () => applicant.send(form)))
    const later = await applicant.send(form)

    expect(answers[0]).toMatchObject({ code: 0, data: { reference: expect.any(String) } })
    for (const answer of [...answers, later]) expect(answer).toEqual(answers[0])
    expect(await applications()).toHaveLength(1)
    await portal.doJobs()
    const received = (await portal.letters(email)).filter(({ subject }) => subject.includes('received'))
    expect(received).toHaveLength(1)
  })

  test('it leaves a registration that can do nothing else', async () => {
    const { applicant } = await anApplication(portal)

    expect(await applicant.get('/security/register_draft')).toMatchObject({ code: 30 })
    expect(await applicant.post('/security/register_draft', { draft: { surname: 'Other' } })).toMatchObject({
      code: 30,
    })
    expect(await applicant.uploadPhoto()).toMatchObject({ code: 30 })
    expect(await applicant.post('/security/send_register_sms', { mobile: '66129002' })).toMatchObject({ code: 30 })
    expect(await applicant.exist('username', 'siumei')).toMatchObject({ code: 30 })
  })

  test('its form is kept only once', async () => {
    const applicant = await anApplicant(portal)
    await applicant.post('/security/register_draft', { draft: { surname: 'Ho' } })
    await applicant.send(await applicant.ready())

    expect(await portal.db.selectFrom('registrations').select('draft').execute()).toEqual([{ draft: {} }])
  })
})

describe('the server validates everything again', () => {
  test.each([
    ['[V01] no surname', { surname: '' }, 'surname'],
    ['[V01] no gender', { gender: undefined }, 'gender'],
    ['[V01] no photo', { photo: '' }, 'photo'],
    ['[V02] an ID number with a letter', { idNumber: '1234567(A)' }, 'idNumber'],
    ['[V02] an ID number of seven digits', { idNumber: '1234567' }, 'idNumber'],
    ['[V03] a username that is no name', { username: 'ka leng' }, 'username'],
    ['[V05] no e-mail', { email: '', emailRepeat: '' }, 'email'],
    ['[V05] an e-mail repeated otherwise', { emailRepeat: 'kaleng@example.com' }, 'emailRepeat'],
    ['[V07] a Chinese name in Latin letters', { nameZh: 'Ho' }, 'nameZh'],
    ['[V07] neither a Chinese name nor the option', { nameZh: '' }, 'nameZh'],
    ['[V07] a foreign name in Chinese', { surname: '何' }, 'surname'],
    ['[V07] a foreign name in Cyrillic letters', { firstName: 'Аnа' }, 'firstName'],
    ['[V08] an address of four signs', { address: 'Rua ' }, 'address'],
    ['[V08] an address of signs that nobody sees', { address: 'Rua\u200b\u2060\u00ad\u0007' }, 'address'],
    ['[V13] a worker without the end of the stay', { idType: 'worker' }, 'documentExpiry'],
    ['[V13] a permit without its end', { idType: 'permit', documentNumber: 'SP/2026-77' }, 'documentExpiry'],
    ['[V13] a student card without its end', { idType: 'student', documentNumber: 'UM2026001' }, 'documentExpiry'],
    ['[V13] a document that ends today', { idType: 'worker', documentExpiry: '2026-03-02' }, 'documentExpiry'],
    ['a student card without its number', { idType: 'student', documentExpiry: '2027-01-01' }, 'documentNumber'],
    ['[V11] 3 years and 364 days old', { birthDate: '2022-03-03' }, 'birthDate'],
    ['born tomorrow', { birthDate: '2026-03-03' }, 'birthDate'],
    ['[V15] born on 30 February', { birthDate: '1990-02-30' }, 'birthDate'],
    ['[V15] born in the fifteenth month', { birthDate: '1990/15/03' }, 'birthDate'],
    ['[V15] born in the year nought', { birthDate: '0000-01-01' }, 'birthDate'],
    ['[V14] without agreeing', { agreed: 'false' }, 'agreed'],
    ['[V14] without a word about agreeing', { agreed: undefined }, 'agreed'],
    ['[V17] a photo that nobody calls recent', { photoRecent: 'false' }, 'photoRecent'],
    ['[V17] without a word about how old the photo is', { photoRecent: undefined }, 'photoRecent'],
    ['an area that is not in the list', { area: 'moon' }, 'area'],
    ['a pick-up place that is not in the list', { pickUpPlace: 'moon' }, 'pickUpPlace'],
    ['a mobile that was not proved', { mobile: '66129002' }, 'mobile'],
    ['an e-mail that was not proved', { email: 'x@example.mo', emailRepeat: 'x@example.mo' }, 'email'],
    ['a file that never was', { photo: '00000000-0000-4000-8000-000000000000' }, 'photo'],
    ['a file id that is none', { photo: '------------------------------------' }, 'photo'],
  ] as [string, object, string][])('%s', async (_, changes, field) => {
    const applicant = await anApplicant(portal)
    const { ...form } = { ...(await applicant.ready()), ...changes }
    const written = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
    const { code, errors = {} } = await applicant.send(written)

    expect(code).not.toBe(0)
    expect(Object.keys(errors)).toEqual([field])
    expect(await applications()).toEqual([])
  })

  test('[V11] on the fourth birthday the age is right, but everything about a guardian is asked for', async () => {
    const applicant = await anApplicant(portal)
    const form = { ...(await applicant.ready()), birthDate: '2022-03-03' }
    expect(await applicant.send(form)).toMatchObject({ code: 57 })

    portal.clock.set(new Date('2026-03-03T00:00:00+08:00'))
    const next = await anApplicant(portal)
    const { errors } = await next.send({ ...(await next.ready()), birthDate: '2022-03-03' })
    expect(Object.keys(errors ?? {})).toEqual([
      'guardianIdNumber',
      'guardianBirthDate',
      'guardianGender',
      'guardianIdCopy',
    ])
  })

  test.each(['state', 'memberNumber', 'corrects', 'decidedBy', 'points'])(
    'a field of one’s own invention is refused: %s',
    async (name) => {
      const applicant = await anApplicant(portal)
      const form = await applicant.ready()

      expect(await applicant.send(Object.fromEntries([...Object.entries(form), [name, 'passed']]))).toMatchObject({
        code: 1,
      })
      expect(await applications()).toEqual([])
    },
  )

  test.each(['__proto__', 'constructor', 'toString'])(
    'a field that would change what all objects are is refused: %s',
    async (name) => {
      const applicant = await anApplicant(portal)
      const form = await applicant.ready()

      expect(await applicant.send(Object.fromEntries([...Object.entries(form), [name, 'x']]))).toMatchObject({
        code: 1,
      })
      expect(await applications()).toEqual([])
    },
  )

  test('an expired registration sends nothing', async () => {
    const applicant = await anApplicant(portal)
    const form = await applicant.ready()
    portal.clock.forward(2 * 3_600_000 + 1000)

    expect(await applicant.send(form)).toMatchObject({ code: 30 })
    expect(await applications()).toEqual([])
  })

  test('pictures of another registration, or of the other kind, are refused', async () => {
    const [mine, other] = [await anApplicant(portal), await anApplicant(portal)]
    const form = await mine.ready()
    const { data } = await other.uploadPhoto()

    expect(await mine.send({ ...form, photo: data.id })).toMatchObject({
      code: 76,
      errors: { photo: expect.any(String) },
    })
    expect(await mine.send({ ...form, idCopy: form.photo })).toMatchObject({
      code: 76,
      errors: { idCopy: expect.any(String) },
    })
  })
})

describe('[V03] somebody else has it already', () => {
  test.each(['siumei', 'SIUMEI'])('a member’s username is refused: %s', async (username) => {
    const applicant = await anApplicant(portal)

    expect(await applicant.send(await applicant.ready({ username }))).toMatchObject({
      code: 44,
      errors: { username: expect.any(String) },
    })
    expect(await applications()).toEqual([])
  })

  test('of two who want one username at once, one gets it', async () => {
    const [one, two] = [await anApplicant(portal), await anApplicant(portal)]
    const forms = [
      await one.ready(),
      await two.ready({ mobile: '66129002', email: 'other@example.mo', idNumber: '12345699' }),
    ]
    const answers = await Promise.all([one.send(forms[0] ?? {}), two.send(forms[1] ?? {})])

    expect(answers.map(({ code }) => code).sort()).toEqual([0, 44])
    expect(await applications()).toHaveLength(1)
  })

  test('a member’s ID number: the applicant gets the ordinary reply, the member a letter', async () => {
    const before = await portal.db.selectFrom('members').selectAll().orderBy('id').execute()
    const { reference } = await anApplication(portal, { idNumber: people.portuguese.idNumber })
    await portal.doJobs()

    expect(reference).toMatch(/^A26-/)
    expect((await portal.letters(email))[0]?.subject).toContain('We have received')
    expect(await portal.letters(people.portuguese.email)).toMatchObject([
      { subject: 'Alguém tentou registar-se com os seus dados', body: expect.not.stringContaining(reference) },
    ])
    expect((await portal.letters(people.portuguese.email))[0]?.body).toContain('o seu número de documento')
    expect(await portal.db.selectFrom('members').selectAll().orderBy('id').execute()).toEqual(before)
  })

  test('a member’s ID number, where the member has no e-mail, stops nothing either', async () => {
    expect((await anApplication(portal, { idNumber: people.withoutEmail.idNumber })).reference).toMatch(/^A26-/)
  })
})

test('a member’s e-mail: the letter says that it is the e-mail', async () => {
  await anApplication(portal, { email: people.portuguese.email, language: 'pt' })
  await portal.doJobs()

  const { body } =
    (await portal.letters(people.portuguese.email)).find(({ subject }) => subject.includes('Alguém')) ?? {}
  expect(body).toContain('com o seu e-mail.')
})

test('a member’s ID number and e-mail: one letter, which names the number', async () => {
  const { email, idNumber } = people.portuguese
  await anApplication(portal, { email, idNumber, language: 'pt' })
  await portal.doJobs()

  const duplicates = (await portal.letters(email)).filter(({ subject }) => subject.includes('Alguém'))
  expect(duplicates).toMatchObject([{ body: expect.stringContaining('o seu número de documento') }])
})

test('of two photos of one registration either may be sent', async () => {
  const applicant = await anApplicant(portal)
  const form = await applicant.ready()
  await applicant.uploadPhoto()

  expect(await applicant.send(form)).toMatchObject({ code: 0 })
  expect(await applications()).toMatchObject([{ photo: form.photo }])
})

test('the copy of another’s document is refused', async () => {
  const [mine, other] = [await anApplicant(portal), await anApplicant(portal)]
  const form = await mine.ready()
  const { data } = await other.uploadIdCopy()

  expect(await mine.send({ ...form, idCopy: data.id })).toMatchObject({
    code: 76,
    errors: { idCopy: expect.any(String) },
  })
})

test('the number of a document that is no longer meant is not kept', async () => {
  await anApplication(portal, { documentNumber: 'SP/2026-77' })

  expect(await applications()).toMatchObject([{ documentNumber: null }])
})
