import { beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { anApplicant, anApplication, applicantForm, applicantWith } from '../../testing/applicant.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { aMinorsApplication, guardianStep, household, relationOf, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'
import { applicationTable } from './application.table.ts'

const portal = await thePortal()
const { email, username } = applicantForm
const reason = 'The photo shows two people.'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('[M02] a rejected application is corrected', () => {
  const rejectedOne = async () => {
    const application = await anApplication(portal)
    await (await aClerk(portal)).reject(application.reference, reason)
    await portal.doJobs()
    // Text messages to one mobile are a minute apart.
    portal.clock.forward(61_000)
    const letter = (await portal.letters(email)).find(({ subject }) => subject.includes('not approved'))
    return { ...application, letter, hash: /register\/correct\/([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? '' }
  }
  const sendCode = (hash: string) => portal.post('/security/register_reopen/send_sms', { hash })
  const reopen = async (hash: string) => {
    await sendCode(hash)
    const code = await portal.codeTo(applicantForm.mobile)
    const { data } = await portal.post('/security/register_reopen', { hash, code })
    return applicantWith(portal, data.registration)
  }

  test('after a letter that tells the reason and leads to the correction', async () => {
    const { letter, reference } = await rejectedOne()

    expect(letter).toMatchObject({
      subject: `Your application was not approved (${reference})`,
      body: expect.stringMatching(/The photo shows two people\.[\s\S]*http:\/\/portal\.test\/en\/register\/correct\//),
    })
  })

  test('by link and code, which open the form as it was sent', async () => {
    const { hash, form } = await rejectedOne()
    expect(await sendCode(hash)).toEqual({ code: 0, data: { wait: 60, mobileHint: '6612 ••••' } })
    const code = await portal.codeTo(applicantForm.mobile)
    const { data } = await portal.post('/security/register_reopen', { hash, code })

    expect((await applicantWith(portal, data.registration).get('/security/register_draft')).data).toMatchObject({
      draft: { surname: 'Ho', idNumber: '12345670', username, noChineseName: false, photo: form.photo },
      ...{ mobile: applicantForm.mobile, email, rejectionReason: reason },
      photo: { id: form.photo, preview: expect.stringMatching(/^data:/) },
      idCopy: { id: form.idCopy },
    })
  })

  test('with a second code after a minute, and not before', async () => {
    const { hash } = await rejectedOne()
    await sendCode(hash)
    expect(await sendCode(hash)).toMatchObject({ code: 22, wait: 60 })

    portal.clock.forward(60_000)
    expect(await sendCode(hash)).toMatchObject({ code: 0, data: { wait: 120 } })
  })

  test('only by its link and the right code', async () => {
    const { hash } = await rejectedOne()
    await sendCode(hash)
    const code = await portal.codeTo(applicantForm.mobile)
    const wrong = code === '000000' ? '000001' : '000000'

    expect(await portal.post('/security/register_reopen', { hash, code: wrong })).toMatchObject({ code: 21 })
    expect(await sendCode('x'.repeat(43))).toMatchObject({ code: 24 })
    expect(await portal.post('/security/register_reopen', { hash: 'x'.repeat(43), code })).toMatchObject({ code: 24 })
  })

  test('as a new application with the same username; the link is used up', async () => {
    const { hash, form, reference } = await rejectedOne()
    const applicant = await reopen(hash)
    const { data: photo } = await applicant.uploadPhoto()
    expect(await applicant.exist('username', username)).toEqual({ code: 0, data: {} })
    const { code, data } = await applicant.send({ ...form, photo: photo.id })

    expect(code).toBe(0)
    expect(data.reference).not.toBe(reference)
    const old = await applicationTable(portal.db).byReference(reference)
    expect(await applicationTable(portal.db).byReference(data.reference)).toMatchObject({
      ...{ state: 'waiting', corrects: old?.id, photo: photo.id, idCopy: form.idCopy },
    })
    expect(await sendCode(hash)).toMatchObject({ code: 24 })
    const desk = await again(portal)
    expect((await desk.queue()).items, 'neither is a duplicate of the other').toMatchObject([
      { reference, duplicate: false, corrected: false },
      { reference: data.reference, duplicate: false, corrected: true },
    ])
    expect(await desk.approve(data.reference)).toMatchObject({ code: 0 })
  })

  test('under another username, the first one is free again', async () => {
    const { hash, form } = await rejectedOne()
    const applicant = await reopen(hash)
    await applicant.send({ ...form, username: 'kaleng-ho' })

    expect(await (await anApplicant(portal)).exist('username', username)).toEqual({ code: 0, data: {} })
    expect(await (await anApplicant(portal)).exist('username', 'kaleng-ho')).toMatchObject({ code: 44 })
  })

  test('once, although it was opened twice', async () => {
    const { hash, form } = await rejectedOne()
    const first = await reopen(hash)
    portal.clock.forward(61_000)
    const second = await reopen(hash)
    expect(await first.get('/security/register_draft'), 'what was opened first has ended').toMatchObject({ code: 30 })
    const answers = await Promise.all([first.send(form), second.send(form), second.send(form)])

    expect(answers.map(({ code }) => code)).toEqual([30, 0, 0])
    expect(await portal.db.selectFrom('applications').selectAll().execute()).toHaveLength(2)
  })

  test('while nobody else gets its username', async () => {
    await rejectedOne()

    expect(await (await anApplicant(portal)).exist('username', username)).toMatchObject({ code: 44 })
  })

  test('within thirty days, until its link ends', async () => {
    const { hash } = await rejectedOne()
    portal.clock.forward(30 * 86_400_000 - 91_000)
    expect(await sendCode(hash)).toMatchObject({ code: 0 })
    portal.clock.forward(30_000)

    expect(await sendCode(hash)).toMatchObject({ code: 24 })
  })
})

describe('[M04] a rejected minor corrects the application', () => {
  const needed = 58
  const day = 86_400_000
  const { guardian } = household.ofMember
  const applications = () => portal.db.selectFrom('applications').selectAll().orderBy('id').execute()
  const purge = () => workers(portal.deps)['cleaning.hourly']({})

  beforeEach(() => seatFamilies(portal))

  const reopened = async () => {
    const desk = await aClerk(portal)
    const { form, reference } = await aMinorsApplication(portal)
    await portal.doJobs()
    portal.clock.forward(60_000)
    await desk.reject(reference)
    await portal.doJobs()
    const [letter] = await portal.letters(form.email)
    const hash = /\/([\w-]{43})\s/.exec(letter?.body ?? '')?.[1] ?? ''
    await portal.post('/security/register_reopen/send_sms', { hash })
    const { data } = await portal.post('/security/register_reopen', { hash, code: await portal.codeTo(form.mobile) })
    return { form, applicant: applicantWith(portal, data.registration) }
  }

  test('with the guardian’s details filled in; the guardian has to show up once more', async () => {
    const { form, applicant } = await reopened()
    const { data } = await applicant.get('/security/register_draft')
    expect(data).toMatchObject({
      draft: { ...guardian, guardianIdCopy: form.guardianIdCopy, onlinePayment: true },
      guardianIdCopy: { id: form.guardianIdCopy },
      guardian: { relation: false, face: false },
    })
    expect(await applicant.send(form)).toMatchObject({ code: needed })

    const step = guardianStep(applicant)
    await step.name(relationOf(household.ofMember))
    await step.showFace()
    expect((await applicant.get('/security/register_draft')).data.guardian).toEqual({ relation: true, face: true })
    expect(await applicant.send(form)).toMatchObject({ code: 0 })
    expect(await applications()).toMatchObject([{ state: 'rejected' }, { guardianIdCopy: form.guardianIdCopy }])
  })

  test('and the correction keeps the copy of the document when the rejection is purged', async () => {
    const { form, applicant } = await reopened()
    const step = guardianStep(applicant)
    await step.name(relationOf(household.ofMember))
    await step.showFace()
    await applicant.send(form)
    portal.clock.forward(91 * day)
    await purge()

    expect(await applications()).toHaveLength(1)
    expect(await portal.deps.files.get(form.guardianIdCopy)).toBeDefined()
  })
})

test('[M02] the form opens with everything that was sent, whatever the document, and the code is in the applicant’s language', async () => {
  const sent = {
    ...{ idType: 'student', documentNumber: 'UM2026001', documentExpiry: '2027-08-31', nameZh: '' },
    ...{ telephone: '28123456', language: 'pt', address: 'Rua do Campo, 9' },
  }
  const { reference } = await anApplication(portal, { ...sent, noChineseName: 'true', noPromotions: 'true' })
  await (await aClerk(portal)).reject(reference, reason)
  await portal.doJobs()
  portal.clock.forward(61_000)
  const letter = (await portal.letters(email)).find(({ subject }) => subject.includes('não foi aprovado'))
  const hash = /register\/correct\/([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? ''
  await portal.post('/security/register_reopen/send_sms', { hash })
  const code = await portal.codeTo(applicantForm.mobile)
  expect((await portal.letters(applicantForm.mobile))[0]?.body).toContain('corrigir o pedido')

  const { data } = await portal.post('/security/register_reopen', { hash, code })
  const { draft } = (await applicantWith(portal, data.registration).get('/security/register_draft')).data
  expect(draft).toMatchObject({
    ...{ ...sent, noChineseName: true, noPromotions: true, idNumber: '12345670', birthDate: '1991-07-08' },
    ...{ surname: 'Ho', firstName: 'Ka Leng', gender: 'female', area: 'sa', pickUpPlace: 'tapseac', username },
    ...{ email, emailRepeat: email, mobile: applicantForm.mobile },
  })
  expect(draft).not.toHaveProperty('agreed')
  expect(draft).not.toHaveProperty('photoRecent')
})
