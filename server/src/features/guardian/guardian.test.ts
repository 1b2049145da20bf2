import { beforeEach, describe, expect, test } from 'vitest'
import { strangers } from '../../demonstration/strangers.ts'
import { anApplicant } from '../../testing/applicant.ts'
import {
  aMinor,
  aMinorsApplication,
  asGuardian,
  guardianStep,
  household,
  relationOf,
  seatFamilies,
} from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [needed, fileGone] = [58, 76]
const { child, guardian } = household.ofMember
const applications = () => portal.db.selectFrom('applications').selectAll().execute()
const fields = ['guardianIdNumber', 'guardianBirthDate', 'guardianGender', 'guardianIdCopy']

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
})

describe('[M04] a minor applies', () => {
  test('with the guardian’s data, the copy of the document and a face check', async () => {
    const { form, reference } = await aMinorsApplication(portal)

    expect(await applications()).toMatchObject([
      {
        ...{ reference, state: 'waiting', birthDate: child.birthDate, ...guardian },
        ...{ guardianIdCopy: form.guardianIdCopy, guardianFace: 'same', onlinePayment: true },
      },
    ])
    expect(await portal.db.selectFrom('guardianChecks').selectAll().execute(), 'not kept twice').toEqual([])
  })

  test('and nothing about a guardian is asked any more once the application is sent', async () => {
    const { applicant, step, form } = await aMinor(portal, household.ofMember)
    const { faceCheck } = (await step.beginFace()).data
    await applicant.send(form)

    expect(await step.name(relationOf(household.ofMember))).toMatchObject({ code: 30 })
    expect(await step.beginFace()).toMatchObject({ code: 30 })
    expect(await step.sendFace(faceCheck)).toMatchObject({ code: 30 })
  })

  test('and need not ask for online payment', async () => {
    await aMinorsApplication(portal, household.ofMember, { onlinePayment: 'false' })

    expect(await applications()).toMatchObject([{ onlinePayment: false }])
  })

  test('the reviewer is told what the face check was not sure of', async () => {
    const { applicant, step, form } = await aMinor(portal, household.ofMember)
    portal.faces.say('unsure')
    await step.showFace()
    await applicant.send(form)

    expect(await applications()).toMatchObject([{ guardianFace: 'unsure' }])
  })

  test('and the uploads are there after a reload', async () => {
    const { applicant, form } = await aMinor(portal, household.ofMember)
    const { data } = await applicant.get('/security/register_draft')

    expect(data.guardianIdCopy).toEqual({
      id: form.guardianIdCopy,
      preview: expect.stringMatching(/^data:image\/jpeg/),
    })
  })
})

describe('[V12] the server asks everything about the guardian again', () => {
  test.each(fields)('without %s', async (field) => {
    const { applicant, form } = await aMinor(portal, household.ofMember, { [field]: '' })
    const { code, errors = {} } = await applicant.send(form)

    expect(code).not.toBe(0)
    expect(Object.keys(errors)).toEqual([field])
    expect(await applications()).toEqual([])
  })

  test.each([
    ['another guardian', asGuardian(strangers.father)],
    ['another number of the guardian', { guardianIdNumber: strangers.father.idNumber }],
    ['another birth date of the guardian', { guardianBirthDate: '1979-05-24' }],
    ['another gender of the guardian', { guardianGender: 'female' }],
    ['another child', { idNumber: '15550189' }],
    ['another birth date of the child', { birthDate: '2009-09-02' }],
    ['another kind of document', { idType: 'worker' }],
  ])('%s than were confirmed', async (_, changes) => {
    const { applicant, form } = await aMinor(portal, household.ofMember, changes)

    expect(await applicant.send(form)).toMatchObject({
      code: needed,
      errors: { guardianIdNumber: expect.any(String) },
    })
    expect(await applications()).toEqual([])
  })

  test('without a confirmation of the bureau, or without a face check', async () => {
    const applicant = await anApplicant(portal)
    const step = guardianStep(applicant)
    const ready = await applicant.ready({ ...child, nameZh: child.nameZh })
    const { data } = await applicant.uploadGuardianIdCopy()
    const form = { ...ready, ...guardian, guardianIdCopy: data.id }
    portal.faces.say('same')
    expect(await applicant.send(form)).toMatchObject({ code: needed })

    await step.name(relationOf(household.ofMember))
    expect(await applicant.send(form)).toMatchObject({ code: needed })
    portal.faces.say('other')
    await step.showFace()
    expect(await applicant.send(form)).toMatchObject({ code: needed })
    portal.faces.say('same')
    await step.showFace()
    expect(await applicant.send(form)).toMatchObject({ code: 0 })
  })

  test('and a confirmation of another registration is useless', async () => {
    const { form } = await aMinor(portal, household.ofMember)
    const other = await anApplicant(portal)
    const ready = await other.ready({ mobile: '66129099', email: 'x@example.mo', username: 'another' })
    const { data } = await other.uploadGuardianIdCopy()

    expect(await other.send({ ...ready, ...child, ...guardian, guardianIdCopy: data.id })).toMatchObject({
      code: needed,
    })
    expect(await other.send({ ...ready, ...child, ...guardian, guardianIdCopy: form.guardianIdCopy })).toMatchObject({
      code: fileGone,
    })
  })

  test('and the copy must be of the guardian’s document, from this registration', async () => {
    const { applicant, form } = await aMinor(portal, household.ofMember)
    const gone = { code: fileGone, errors: { guardianIdCopy: expect.any(String) } }

    expect(await applicant.send({ ...form, guardianIdCopy: form.idCopy })).toMatchObject(gone)
    expect(await applicant.send({ ...form, guardianIdCopy: form.photo })).toMatchObject(gone)
    expect(await applicant.send({ ...form, guardianIdCopy: '00000000-0000-4000-8000-000000000000' })).toMatchObject(
      gone,
    )
    expect(await applicant.send({ ...form, idCopy: form.guardianIdCopy })).toMatchObject({ code: fileGone })
  })

  test.each(['guardianFace', 'guardianMatched', 'paymentState'])('and no self-made confirmation: %s', async (name) => {
    const { applicant, form } = await aMinor(portal, household.ofMember)

    expect(await applicant.send({ ...form, [name]: 'same' })).toMatchObject({ code: 1 })
  })
})

describe('an applicant of 18', () => {
  const nothing = { guardianIdNumber: null, guardianBirthDate: null, guardianGender: null, guardianIdCopy: null }

  test('has no guardian, whatever the form says', async () => {
    const applicant = await anApplicant(portal)
    const { data } = await applicant.uploadGuardianIdCopy()
    const form = { ...(await applicant.ready()), ...guardian, guardianIdCopy: data.id, onlinePayment: 'true' }

    expect(await applicant.send(form)).toMatchObject({ code: 0 })
    expect(await applications()).toMatchObject([{ ...nothing, guardianFace: null, onlinePayment: false }])
  })

  test('has none from midnight of the birthday on', async () => {
    portal.clock.set(new Date('2027-08-31T23:59:00+08:00'))
    const { applicant, form } = await aMinor(portal, household.ofMember)
    portal.clock.forward(60_000)
    await applicant.send(form)

    expect(await applications()).toMatchObject([{ receivedOn: '2027-09-01', ...nothing }])
  })
})
