import { beforeEach, describe, expect, test } from 'vitest'
import { cleaningJobs } from '../../cleaning.ts'
import { people } from '../../demonstration/people.ts'
import { anApplication, applicantWith } from '../../testing/applicant.ts'
import { aClerk, actsOnApplications } from '../../testing/desk.ts'
import { aMinor, aMinorsApplication, guardianStep, household, relationOf, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const needed = 58
const [hour, day] = [3_600_000, 86_400_000]
const { guardian } = household.ofMember
const applications = () => portal.db.selectFrom('applications').selectAll().execute()
const clean = () => cleaningJobs(portal.deps)['cleaning.hourly']()

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
})

describe('[M04] the desk', () => {
  test('sees the guardian, the document, the bureau’s record and the face check, and that is written down', async () => {
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    const { data } = await desk.look(reference)

    expect(data.guardian).toEqual({
      ...{ idNumber: people.guardian.idNumber, birthDate: people.guardian.birthDate, gender: 'male' },
      ...{ face: 'same', onlinePayment: true, idCopy: expect.stringMatching(/^\/api\/file\//) },
      record: {
        ...{ nameZh: '吳家豪', surname: 'Ng', firstName: 'Ka Hou', gender: 'male', birthDate: '1979-05-23' },
        ...{ documentExpiry: '2031-10-17', photo: expect.stringMatching(/^\/api\/desk\/bureau_photo\//) },
      },
    })
    const pictures: string[] = [data.guardian.idCopy, data.guardian.record.photo, data.record.photo]
    const contents = await Promise.all(pictures.map((url) => portal.app.inject({ url })))
    expect(contents.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(contents.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3)
    expect(await actsOnApplications(portal)).toEqual([`looked ${reference}`])
  })

  test('a link to one photo cannot be made one to the other', async () => {
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    const { photo } = (await desk.look(reference)).data.record

    expect((await portal.app.inject({ url: photo.replace('applicant', 'guardian') })).statusCode).toBe(404)
  })

  test('is told where the bureau knows the guardian no more, and where there is none', async () => {
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    await portal.db.deleteFrom('bureauRecords').execute()
    const adult = await anApplication(portal)

    expect((await desk.look(reference)).data.guardian.record).toBeNull()
    expect((await desk.look(adult.reference)).data.guardian).toBeNull()
  })
})
describe('a rejected minor puts it right', () => {
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

  test('with what was written of the guardian, who has to show up once more', async () => {
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

  test('and the copy of the document stays with the correction when the rejection is forgotten', async () => {
    const { form, applicant } = await reopened()
    const step = guardianStep(applicant)
    await step.name(relationOf(household.ofMember))
    await step.showFace()
    await applicant.send(form)
    portal.clock.forward(91 * day)
    await clean()

    expect(await applications()).toHaveLength(1)
    expect(await portal.deps.files.get(form.guardianIdCopy)).toBeDefined()
  })
})

describe('what is forgotten', () => {
  const isThere = async (id: string) => Boolean(await portal.deps.files.get(id))

  test('the copy of the guardian’s document, with a rejected application', async () => {
    const { form, reference } = await aMinorsApplication(portal)
    await (await aClerk(portal)).reject(reference)
    portal.clock.forward(90 * day - hour)
    await clean()
    expect(await isThere(form.guardianIdCopy)).toBe(true)

    portal.clock.forward(2 * hour)
    await clean()
    expect(await isThere(form.guardianIdCopy)).toBe(false)
  })

  test('what was confirmed in a registration that was never sent, a day after its end', async () => {
    await aMinor(portal, household.ofMember)
    const left = async () => (await portal.db.selectFrom('guardianChecks').selectAll().execute()).length
    portal.clock.forward(25 * hour)
    await clean()
    expect(await left()).toBe(1)

    portal.clock.forward(2 * hour)
    await clean()
    expect(await left()).toBe(0)
  })
})
