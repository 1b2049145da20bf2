import type { Permission } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApplicantForm, anApplicant, anApplication, applicantWith } from '../../testing/applicant.ts'
import { jpeg, portrait } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'
import { applicationTable, type StoredApplication } from '../registration/application.table.ts'
import { staffService } from '../staff/staff.service.ts'

const portal = await thePortal()
const password = 'track-and-field-26'

/** Somebody of the staff, logged in. */
const clerk = async (permissions: Permission[] = ['review'], username = 'ieong', name = 'Ieong') => {
  await staffService(portal.deps).add({ username, password, name, permissions })
  const { data } = await portal.post('/desk/login', { username, password })
  return portal.asking({ apikey: data.token })
}
type Desk = Awaited<ReturnType<typeof clerk>>

const queue = async (desk: Desk, query = '') => (await desk.get(`/desk/applications${query}`)).data
const look = (desk: Desk, reference: string) => desk.get(`/desk/application?reference=${reference}`)
const approve = (desk: Desk, reference: string) => desk.post('/desk/application/approve', { reference })
const reject = (desk: Desk, reference: string, reason = 'The photo is blurred.') =>
  desk.post('/desk/application/reject', { reference, reason })
const acts = async () =>
  (
    await portal.db.selectFrom('audit').select(['act', 'subjectId']).where('subjectKind', '=', 'application').execute()
  ).map(({ act, subjectId }) => `${act} ${subjectId}`)

/** Another application beside one that came through the door: for whole queues of them. */
const another = async (number: number, changes: Partial<StoredApplication> = {}) => {
  const {
    id: _,
    registrationId: __,
    ...first
  } = await portal.db.selectFrom('applications').selectAll().orderBy('id').executeTakeFirstOrThrow()
  const own = String(number).padStart(4, '0')
  const reference = `A26-ZZ${own}`
  await applicationTable(portal.db).add({
    ...first,
    reference,
    registrationId: null,
    idNumber: `1555${own}`,
    email: `z${own}@example.mo`,
    mobile: `6655${own}`,
    username: `zz${own}`,
    ...changes,
  })
  return reference
}

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('the queue', () => {
  test('[M02] an application is due after three working days, and overdue from the day after', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)

    expect(await queue(desk)).toMatchObject({
      items: [{ reference, state: 'waiting', dueOn: '2026-03-05', overdue: false, namePt: 'Ho Ka Leng' }],
      next: null,
      waiting: 1,
      overdue: 0,
    })
    portal.clock.set(new Date('2026-03-05T23:59:00+08:00'))
    expect(await queue(await again())).toMatchObject({ overdue: 0, items: [{ overdue: false }] })
    portal.clock.set(new Date('2026-03-06T00:01:00+08:00'))
    expect(await queue(await again())).toMatchObject({ overdue: 1, items: [{ overdue: true }] })
  })

  test('[M02] weekends and public holidays are no working days', async () => {
    const desk = await clerk(['review', 'content'])
    const holiday = { day: '2026-03-09', nameZh: '假期', namePt: 'Feriado', nameEn: 'Holiday' }
    expect(await desk.post('/desk/holiday/add', holiday)).toMatchObject({ code: 0 })
    portal.clock.set(new Date('2026-03-06T09:00:00+08:00'))
    await anApplication(portal)

    expect((await queue(await again())).items).toMatchObject([{ dueOn: '2026-03-12' }])
  })

  test('what is due first stands first; twenty a page, none twice and none left out', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    for (let number = 0; number < 44; number += 1)
      await another(number, { dueOn: number % 3 === 0 ? '2026-03-04' : '2026-03-09' })

    const one = await queue(desk)
    const two = await queue(desk, `?after=${one.next}`)
    const three = await queue(desk, `?after=${two.next}`)
    const all = [one, two, three].flatMap(({ items }) => items)

    expect([one, two, three].map(({ items }) => items.length)).toEqual([20, 20, 5])
    expect(three.next).toBeNull()
    expect(new Set(all.map((item) => item.reference)).size).toBe(45)
    expect(all.map(({ dueOn }) => dueOn)).toEqual(all.map(({ dueOn }) => dueOn).sort())
    expect(all[15]).toMatchObject({ reference })
    expect(one).toMatchObject({ waiting: 45 })
  })

  test('a decision in between moves nobody to another page unseen', async () => {
    const desk = await clerk()
    await anApplication(portal)
    for (let number = 0; number < 24; number += 1) await another(number)
    const one = await queue(desk, '?state=waiting')
    await approve(desk, one.items[0].reference)

    expect((await queue(desk, `?state=waiting&after=${one.next}`)).items).toHaveLength(5)
  })

  test('it can be narrowed to a state', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    const rejected = await another(1)
    await reject(desk, rejected)

    expect((await queue(desk, '?state=waiting')).items).toMatchObject([{ reference }])
    expect((await queue(desk, '?state=rejected')).items).toMatchObject([{ reference: rejected }])
    expect((await queue(desk, '?state=passed')).items).toEqual([])
    expect((await queue(desk)).items).toHaveLength(2)
  })

  test.each([
    ['the beginning of a reference, in small letters', 'a26-zz0001', 'A26-ZZ0001'],
    ['the beginning of a Chinese name', '歐陽', 'A26-ZZ0001'],
    ['the beginning of a surname', 'conce', 'A26-ZZ0001'],
    ['surname and first name', 'Conceição J', 'A26-ZZ0001'],
    ['first name and surname, without diacritics', 'joao concei', 'A26-ZZ0001'],
  ])('one is found by %s', async (_, search, expected) => {
    const desk = await clerk()
    await anApplication(portal)
    await another(1, { nameZh: '歐陽若望', surname: 'Conceição', firstName: 'João' })
    const { items } = await queue(desk, `?search=${encodeURIComponent(search)}`)

    expect(items).toMatchObject([{ reference: expected }])
  })

  test.each(['%', '_', 'eong', "x' or true --", '\\'])('%s finds nobody', async (search) => {
    const desk = await clerk()
    await anApplication(portal)

    expect((await queue(desk, `?search=${encodeURIComponent(search)}`)).items).toEqual([])
  })

  test('a made-up page is refused', async () => {
    expect(await (await clerk()).get('/desk/applications?after=2026-02-30.1')).toMatchObject({ code: 1 })
  })

  test('who shares an ID number or an e-mail with a member or another application is marked', async () => {
    const desk = await clerk()
    await anApplication(portal)
    await another(1, { idNumber: '12345678' })
    await another(2)
    await another(3, { email: 'z0002@example.mo' })
    const { items } = await queue(desk)

    expect(items.map(({ duplicate }: { duplicate: boolean }) => duplicate)).toEqual([false, true, true, true])
    expect((await look(desk, 'A26-ZZ0001')).data.duplicates).toEqual([
      { of: 'member', number: expect.stringMatching(/^\d{9}$/), sharing: 'id_number' },
    ])
    expect((await look(desk, 'A26-ZZ0003')).data.duplicates).toEqual([
      { of: 'application', number: 'A26-ZZ0002', sharing: 'email' },
    ])
  })

  test('who has passed is no duplicate of the member they became', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    await approve(desk, reference)

    expect((await look(desk, reference)).data).toMatchObject({ state: 'passed', duplicate: false, duplicates: [] })
  })
})

describe('an application', () => {
  const record = {
    idType: 'resident' as const,
    idNumber: '12345670',
    nameZh: '何家玲',
    surname: 'Ho',
    firstName: 'Ka Leng',
    gender: 'female' as const,
    birthDate: '1991-07-09',
    documentExpiry: '2031-01-01',
  }

  test('shows what was written, and the record of the bureau beside it', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    await portal.bureau.put({ ...record, photo: null })

    const { idType: _, idNumber: __, ...shown } = record
    expect(await look(desk, reference)).toMatchObject({
      code: 0,
      data: {
        idNumber: '12345670',
        birthDate: '1991-07-08',
        email: 'kaleng@example.mo',
        record: { ...shown, photo: null },
      },
    })
  })

  test('says where the bureau knows nobody', async () => {
    const { reference } = await anApplication(portal)

    expect((await look(await clerk(), reference)).data.record).toBeNull()
  })

  test('its pictures are shown by links that end after a minute', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    await portal.bureau.put({ ...record, photo: await jpeg(portrait()) })
    const { photo, idCopy, record: shown } = (await look(desk, reference)).data
    const links: string[] = [photo, idCopy, shown.photo]
    const statuses = async () => Promise.all(links.map(async (url) => (await portal.app.inject({ url })).statusCode))

    expect(await statuses()).toEqual([200, 200, 200])
    const { headers, rawPayload } = await portal.app.inject({ url: shown.photo })
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    expect([...rawPayload.subarray(0, 2)]).toEqual([0xff, 0xd8])
    portal.clock.forward(61_000)
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('a changed link to the bureau’s photo opens nothing', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    const other = await another(1)
    await portal.bureau.put({ ...record, photo: await jpeg(portrait()) })
    const link: string = (await look(desk, reference)).data.record.photo
    const status = async (url: string) => (await portal.app.inject({ url })).statusCode

    expect(await status(link.replace(reference, other))).toBe(404)
    expect(await status(link.replace(/\.\d+\./, '.9999999999.'))).toBe(404)
    expect(await status(link.slice(0, -1))).toBe(404)
  })

  test('one that is not there is not found', async () => {
    expect(await look(await clerk(), 'A26-NOBODY')).toMatchObject({ code: 6 })
  })
})

describe('the audit trail', () => {
  test('has each look and each decision, and who it was', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    const other = await another(1)
    await look(desk, reference)
    await approve(desk, reference)
    await reject(desk, other)

    expect(await acts()).toEqual([`looked ${reference}`, `approved ${reference}`, `rejected ${other}`])
    expect((await look(desk, reference)).data.history).toMatchObject([
      { act: 'received', who: '' },
      { act: 'looked', who: 'Ieong' },
      { act: 'approved', who: 'Ieong' },
    ])
  })

  test('has no decision that was refused', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    await reject(desk, reference)
    expect(await approve(desk, reference)).toMatchObject({ code: 121 })

    expect(await acts()).toEqual([`rejected ${reference}`])
  })
})

describe('who may', () => {
  const calls: [string, (asker: Desk) => Promise<{ code: number }>][] = [
    ['see the queue', (asker) => asker.get('/desk/applications')],
    ['look', (asker) => asker.get('/desk/application?reference=A26-NOBODY')],
    ['approve', (asker) => approve(asker, 'A26-NOBODY')],
    ['reject', (asker) => reject(asker, 'A26-NOBODY')],
  ]

  test.each(calls)('%s: not without the permission, not as a member, not as nobody', async (_, call) => {
    const member = await portal.memberAs('adult')

    expect(await call(await clerk([], 'none'))).toMatchObject({ code: 120 })
    expect(await call(await clerk(['content'], 'editor'))).toMatchObject({ code: 120 })
    expect(await call(member)).toMatchObject({ code: 2 })
    expect(await call(portal.asking({}))).toMatchObject({ code: 2 })
    expect(await call(await clerk(['review'], 'reviewer'))).not.toMatchObject({ code: expect.toBeOneOf([2, 120]) })
  })

  test('a permission taken away is gone at the next call', async () => {
    const desk = await clerk()
    await portal.db.updateTable('staff').set({ permissions: [] }).execute()

    expect(await desk.get('/desk/applications')).toMatchObject({ code: 120 })
  })
})

describe('a decision', () => {
  test('made ten times at once makes one member and one letter', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    await portal.doJobs()
    const before = (await portal.letters('kaleng@example.mo')).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(desk, reference)))

    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(9).fill(121)])
    await portal.doJobs()
    expect(await portal.letters('kaleng@example.mo')).toHaveLength(before + 1)
    const members = await portal.db.selectFrom('members').select('id').where('username', '=', 'kaleng').execute()
    expect(members).toHaveLength(1)
    expect(await acts()).toEqual([`approved ${reference}`])
  })

  test('of two different ones at once, one wins', async () => {
    const [one, other] = [await clerk(), await clerk(['review'], 'lam', 'Lam')]
    const { reference } = await anApplication(portal)
    const answers = await Promise.all([approve(one, reference), reject(other, reference)])

    expect(answers.map(({ code }) => code).sort()).toEqual([0, 121])
    expect(await acts()).toHaveLength(1)
  })

  test('two applications with one ID number cannot both pass', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    const other = await another(1, { idNumber: '12345670' })
    const answers = await Promise.all([approve(desk, reference), approve(desk, other)])

    expect(answers.map(({ code }) => code).sort()).toEqual([0, 41])
    expect((await queue(desk, '?state=waiting')).items).toHaveLength(1)
  })

  test('leads on to the next that waits, and from the last to the first', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)
    const [early, late] = [await another(1, { dueOn: '2026-03-04' }), await another(2, { dueOn: '2026-03-09' })]

    expect((await look(desk, reference)).data.nextReference).toBe(late)
    expect((await approve(desk, late)).data.nextReference).toBe(early)
    expect((await reject(desk, early)).data.nextReference).toBe(reference)
    expect((await approve(desk, reference)).data.nextReference).toBeNull()
  })

  test('[V08] a rejection needs a reason of five characters', async () => {
    const desk = await clerk()
    const { reference } = await anApplication(portal)

    expect(await reject(desk, reference, 'no  ')).toMatchObject({ code: 1, errors: { reason: expect.any(String) } })
    expect(await acts()).toEqual([])
  })
})

describe('[M02] the whole life of an application', () => {
  const linkIn = (body = '') => /\/([\w-]{43})\s/.exec(`${body}\n`)?.[1] ?? ''
  const newest = async (to: string) => {
    await portal.doJobs()
    return (await portal.letters(to))[0]
  }
  /** The letter that confirms the application is out, and older than the next. */
  const aMinuteLater = async () => {
    await portal.doJobs()
    portal.clock.forward(60_000)
  }
  const days = (number: number) => portal.clock.forward(number * 24 * 60 * 60_000)

  test('passed: a letter, the activation, the first login', async () => {
    const { reference, form } = await anApplication(portal)
    await aMinuteLater()
    const { data } = await approve(await clerk(), reference)
    const letter = await newest(form.email)
    expect(letter?.body).toContain(data.memberNumber)
    const hash = linkIn(letter?.body)

    await portal.post('/security/active_online_account/send_sms', { hash })
    const code = await portal.codeTo(form.mobile)
    const chosen = 'Patane-lantern-9'
    const activated = await portal.post('/security/active_online_account', {
      hash,
      code,
      password: chosen,
      passwordRepeat: chosen,
    })
    expect(activated).toMatchObject({ code: 0 })
    const { data: login } = await portal.post('/security/login_one_pass', {
      method: 'account',
      username: form.username,
      password: chosen,
    })
    expect(await portal.post('/account/info', {}, { apikey: login.token })).toMatchObject({
      data: { memberNumber: data.memberNumber, card: { kind: 'permanent' } },
    })
  })

  test.each([
    ['zh', '相片模糊，請重新上載。', '申請'],
    ['pt', 'A fotografia não está nítida.', 'pedido'],
    ['en', 'The photo is blurred.', 'application'],
  ] as const)('rejected in %s: the reason by e-mail, corrected, and it waits again', async (language, reason, word) => {
    const desk = await clerk()
    const { reference, form } = await anApplication(portal, { language } as Partial<ApplicantForm>)
    await aMinuteLater()
    expect(await reject(desk, reference, reason)).toMatchObject({ code: 0 })
    const letter = await newest(form.email)
    expect(letter?.body).toContain(reason)
    expect(letter?.subject.toLowerCase()).toContain(word)
    days(2)

    const hash = linkIn(letter?.body)
    await portal.post('/security/register_reopen/send_sms', { hash })
    const reopened = await portal.post('/security/register_reopen', { hash, code: await portal.codeTo(form.mobile) })
    const applicant = applicantWith(portal, reopened.data.registration)
    expect(await applicant.get('/security/register_draft')).toMatchObject({ data: { rejectionReason: reason } })
    const photo = await applicant.uploadPhoto()
    const { data: second } = await applicant.send({ ...form, photo: photo.data.id })

    const corrected = await look(await again(), second.reference)
    expect(corrected.data).toMatchObject({ state: 'waiting', corrected: true, duplicates: [] })
    expect(corrected.data.history).toMatchObject([{ act: 'corrected' }])
    expect((await look(await again(), reference)).data).toMatchObject({ state: 'rejected', rejectionReason: reason })
    expect(await approve(await again(), second.reference)).toMatchObject({ code: 0 })
  })
})

/** Logged in once more: sessions end while days go by. */
const again = async () => {
  const { data } = await portal.post('/desk/login', { username: 'ieong', password })
  return portal.asking({ apikey: data.token })
}

test('an applicant’s registration opens nothing at the desk', async () => {
  const applicant = await anApplicant(portal)

  expect(await applicant.get('/desk/applications')).toMatchObject({ code: 2 })
})
