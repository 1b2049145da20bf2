import { refusals, type SecondCase } from '@palaestra/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { applicantForm } from '../../testing/applicant.ts'
import { counterOf } from '../../testing/counter.ts'
import { aClerk, actsOnApplications, again } from '../../testing/desk.ts'
import { asGuardian, household, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { adult } = people
const { email, mobile, username } = applicantForm
let clerk: Awaited<ReturnType<typeof aClerk>>
let counter: ReturnType<typeof counterOf>

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  clerk = await aClerk(portal, ['counter', 'reviewer'])
  counter = counterOf(clerk)
})

const applications = () => portal.db.selectFrom('applications').selectAll().execute()
/** The settings are the same object for all that is running. */
const askForTwo = (secondDecision: SecondCase[]) => Object.assign(portal.deps.settings.review, { secondDecision })
afterEach(() => void askForTwo([]))
const aReviewer = () => aClerk(portal, ['reviewer'], { username: 'lam', name: 'Lam' })

describe('an application is entered for somebody who has come in', () => {
  test('by the same rules and into the same queue, marked with who has done it', async () => {
    const { data } = await counter.enter(await counter.ready({ mobile: '+853 6612-9001' }))

    expect(data).toMatchObject({ receivedOn: '2026-03-02', dueOn: '2026-03-05', bureauAnswered: true })
    expect(await applications()).toMatchObject([
      {
        reference: data.reference,
        state: 'waiting',
        mobile,
        email,
        username,
        photoFace: 'no_photo',
        guardianFace: null,
      },
    ])
    const reviewer = await aReviewer()
    expect((await reviewer.queue()).items).toMatchObject([{ reference: data.reference, entered: true }])
    const looked = (await reviewer.look(data.reference)).data
    expect(looked).toMatchObject({ enteredBy: { name: 'Ieong', mine: false } })
    expect(looked.history).toMatchObject([{ act: 'received' }, { who: 'Ieong', act: 'entered' }])
    await portal.doJobs()
    const [letter] = await portal.letters(email)
    expect(letter?.body, 'to the applicant, in their language').toContain(data.reference)
  })

  test('and once, however often it is sent', async () => {
    const form = await counter.ready()
    const answers = await Promise.all(Array.from({ length: 5 }, () => counter.enter(form)))

    expect(new Set(answers.map(({ code, data }) => `${code} ${data?.reference}`)).size).toBe(1)
    expect(await counter.enter(form)).toEqual(answers[0])
    expect(await applications()).toHaveLength(1)
    expect(await actsOnApplications(portal)).toEqual([`entered ${answers[0]?.data.reference}`])
  })

  test('after papers were seen and the form filed, and not before', async () => {
    for (const given of [{}, { papersSeen: true, formFiled: false }, { papersSeen: false, formFiled: true }])
      expect(await clerk.post('/desk/counter/begin', given)).toMatchObject({ code: refusals.invalid_input })
    expect(await portal.db.selectFrom('registrations').select('id').execute()).toEqual([])
  })

  test.each([
    ['that is not gone through with the applicant', { agreed: false }, 'agreed', 'invalid_input'],
    ['with a photo of before', { photoRecent: false }, 'photoRecent', 'invalid_input'],
    ['without an e-mail address', { email: '', emailRepeat: '' }, 'email', 'invalid_input'],
    ['with a slip in the address', { emailRepeat: 'kalang@example.mo' }, 'emailRepeat', 'invalid_input'],
    ['without a name', { surname: '' }, 'surname', 'invalid_input'],
    ['in an area that is on no list', { area: 'atlantis' }, 'area', 'invalid_input'],
    ['of who is too young', { birthDate: '2023-03-02' }, 'birthDate', 'too_young'],
    ['by a document that has ended', { documentExpiry: '2026-03-02' }, 'documentExpiry', 'day_past'],
    ['with the ID number of a member', { idNumber: adult.idNumber }, 'idNumber', 'id_number_taken'],
    ['with the mobile of a member', { mobile: adult.mobile }, 'mobile', 'mobile_taken'],
    ['with the e-mail of a member', { email: adult.email, emailRepeat: adult.email }, 'email', 'email_taken'],
    ['with the username of a member', { username: adult.username }, 'username', 'username_taken'],
    ['with a picture of nobody', { photo: '0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10' }, 'photo', 'file_gone'],
  ] as const)('but none %s: it is said at the field, and the form goes on', async (_, changes, field, refusal) => {
    const form = await counter.ready()
    const answer = await counter.enter({ ...form, ...changes })
    expect(answer.code).toBe(refusals[refusal])
    expect(Object.keys(answer.errors ?? {})).toEqual([field])
    expect(await applications()).toEqual([])

    expect(await counter.enter(form)).toMatchObject({ code: 0 })
  })

  test('by nobody but who has begun it, within a working day', async () => {
    const form = await counter.ready()
    const other = counterOf(await aClerk(portal, ['counter'], { username: 'lam', name: 'Lam' }))
    const ended = { code: refusals.entry_ended }
    expect(await other.enter(form)).toMatchObject(ended)
    expect(await other.upload(form.entry, 'photo')).toMatchObject(ended)
    expect(await counter.enter({ ...form, entry: '999999' })).toMatchObject(ended)

    portal.clock.set(new Date('2026-03-02T22:00:01+08:00'))
    counter = counterOf(await again(portal))
    expect(await counter.enter(form)).toMatchObject(ended)
    expect(await applications()).toEqual([])
  })

  test('and what was entered takes no other picture', async () => {
    const form = await counter.ready()
    await counter.enter(form)
    expect(await counter.upload(form.entry, 'photo')).toMatchObject({ code: refusals.entry_ended })
  })
})

describe('the decision is another person’s', () => {
  test('who has entered it can neither approve nor reject, and takes it from nobody by looking', async () => {
    const { data } = await counter.enter(await counter.ready())
    const { reference } = data
    expect((await clerk.look(reference)).data).toMatchObject({ enteredBy: { name: 'Ieong', mine: true }, holder: null })
    expect(await clerk.approve(reference)).toMatchObject({ code: refusals.entered_by_you })
    expect(await clerk.reject(reference)).toMatchObject({ code: refusals.entered_by_you })
    expect(await applications()).toMatchObject([{ state: 'waiting' }])

    const reviewer = await aReviewer()
    expect(await reviewer.approve(reference)).toMatchObject({ code: 0 })
  })

  test('nor confirm what a colleague has proposed, or send it back', async () => {
    askForTwo(['minor'])
    await seatFamilies(portal)
    portal.faces.say('same')
    const senior = await aClerk(portal, ['senior'], { username: 'lam', name: 'Lam' })
    const entering = counterOf(senior)
    const form = await entering.ready({ ...household.ofMember.child, ...household.ofMember.guardian })
    const copy = await entering.upload(form.entry, 'guardian_id_copy')
    const { data } = await entering.enter({ ...form, guardianIdCopy: copy.data.id })
    expect(await clerk.approve(data.reference)).toMatchObject({ code: 0, data: { state: 'proposed' } })

    const confirm = { reference: data.reference, decision: 'passed', withoutRecord: true }
    await senior.see(data.reference)
    expect(await senior.post('/desk/application/confirm', confirm)).toMatchObject({ code: refusals.entered_by_you })
    expect(await senior.post('/desk/application/send_back', { reference: data.reference })).toMatchObject({
      code: refusals.entered_by_you,
    })
  })

  test('and the database allows nothing else', async () => {
    const { data } = await counter.enter(await counter.ready())
    const own = portal.db
      .updateTable('applications')
      .set((row) => ({
        ...{ state: 'passed', decision: 'passed', decidedAt: new Date() },
        decidedBy: row.ref('enteredBy'),
      }))
      .where('reference', '=', data.reference)
    await expect(own.execute()).rejects.toThrow('applications_decided_by_another')
  })
})

describe('for who is under 18 a guardian has come along', () => {
  const enter = async (named: object, more: object = {}) => {
    const form = await counter.ready({ ...household.ofMember.child, ...named, onlinePayment: true })
    const copy = await counter.upload(form.entry, 'guardian_id_copy')
    return counter.enter({ ...form, guardianIdCopy: copy.data.id, ...more })
  }
  beforeEach(async () => {
    await seatFamilies(portal)
    portal.faces.say('same')
  })

  test('and a photo of somebody else is refused, as online', async () => {
    portal.faces.say('other')
    expect(await enter(household.ofMember.guardian)).toMatchObject({ code: refusals.photo_face_mismatch })
    expect(await applications()).toEqual([])
  })

  test('whom the bureau confirms; a face is asked for with the first authorisation alone', async () => {
    expect(await enter(household.ofMember.guardian)).toMatchObject({ code: 0 })
    expect(await applications()).toMatchObject([
      { ...household.ofMember.guardian, guardianFace: null, onlinePayment: true, guardianIdCopy: expect.any(String) },
    ])
    expect((await actsOnApplications(portal)).map((one) => one.split(' ')[0])).toEqual(['entered'])
  })

  test('and who is the guardian of the member then, without a face', async () => {
    const { child, guardian } = household.ofStranger
    const { data } = await enter({ ...child, ...guardian })
    expect(await (await aReviewer()).approve(data.reference)).toMatchObject({ code: 0 })
    const standing = portal.db
      .selectFrom('guardianships')
      .innerJoin('guardians', 'guardians.idNumber', 'guardianships.guardianIdNumber')
      .innerJoin('members', 'members.id', 'guardianships.childId')
      .where('username', '=', username)
      .select(['guardians.idNumber', 'guardians.face', 'guardianships.endedAt'])
    expect(await standing.execute()).toEqual([{ idNumber: guardian.guardianIdNumber, face: null, endedAt: null }])
  })

  test('or whom papers prove, which the reviewer reads', async () => {
    const stranger = asGuardian(people.portuguese)
    expect(await enter(stranger)).toMatchObject({
      code: refusals.guardian_unproved,
      errors: { guardianByPapers: expect.any(String) },
    })
    const { data } = await enter(stranger, { guardianByPapers: true })
    const { history, guardian } = (await (await aReviewer()).look(data.reference)).data
    expect(history.map(({ act }: { act: string }) => act)).toEqual(['received', 'entered', 'guardian_by_papers'])
    expect(guardian).toMatchObject({ idNumber: people.portuguese.idNumber, face: null })
  })

  test.each([
    ['who is 17', { guardianBirthDate: '2008-03-03' }, 'guardianBirthDate', 'guardian_not_adult'],
    [
      'who is the child',
      { guardianIdNumber: household.ofMember.child.idNumber },
      'guardianIdNumber',
      'guardian_is_applicant',
    ],
    ['who is not said', { guardianIdNumber: '' }, 'guardianIdNumber', 'invalid_input'],
    ['without a copy of the document', { guardianIdCopy: '' }, 'guardianIdCopy', 'invalid_input'],
  ] as const)('but nobody %s, whatever papers say', async (_, changes, field, refusal) => {
    const answer = await enter(household.ofMember.guardian, { ...changes, guardianByPapers: true })
    expect(answer.code).toBe(refusals[refusal])
    expect(Object.keys(answer.errors ?? {})).toEqual([field])
    expect(await applications()).toEqual([])
  })
})

test('who is approved becomes a member, with the letter to activate the account', async () => {
  const { data } = await counter.enter(await counter.ready())
  await (await aReviewer()).approve(data.reference)
  await portal.doJobs()
  const joined = portal.db.selectFrom('members').select(['email', 'mobile']).where('username', '=', username)
  expect(await joined.execute()).toEqual([{ email, mobile }])
  const words = (await portal.letters(email)).map(({ body }) => body ?? '').join('\n')
  expect(words).toMatch(/active-online-account\/[\w-]{43}/)
})
