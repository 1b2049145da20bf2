import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { workers } from '../../features.ts'
import { BureauUnavailable, type KnownBy } from '../../ports/identity.ts'
import { anApplicant, anApplication } from '../../testing/applicant.ts'
import { aClerk, again, anotherApplication } from '../../testing/desk.ts'
import { anotherPictureOf, faceOf, noFace, twoFaces } from '../../testing/faces.ts'
import { aMinor, household, seatFamilies } from '../../testing/family.ts'
import { fileOf } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'
import { askAgainAt } from './question.rules.ts'

const portal = await thePortal()
const now = '2026-03-02T10:00:00+08:00'
const minutes = (number: number) => new Date(Date.parse(now) + number * 60_000)

beforeEach(async () => {
  await portal.reset({ now })
})

/** A bureau that is silent, about everybody or about some, until it is woken. */
const silentBureau = (about: (person: KnownBy) => boolean = () => true) => {
  const { record } = portal.deps.identity
  const asked: KnownBy[] = []
  const spy = vi.spyOn(portal.deps.identity, 'record').mockImplementation(async (person) => {
    asked.push(person)
    if (about(person)) throw new BureauUnavailable('timed_out')
    return record(person)
  })
  onTestFinished(() => spy.mockRestore())
  return { asked, wake: () => spy.mockRestore() }
}
const askDue = () => workers(portal.deps)['application.askBureau']({})
const open = async () =>
  (await portal.db.selectFrom('bureauQuestions').selectAll().execute()).map(({ tries, askAgainAt }) => ({
    tries,
    askAgainAt,
  }))
const whatIsOpen = async () => {
  const { body } = await portal.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return /^bureau_questions_open (\d+)/m.exec(body)?.[1]
}

describe('[V10] while the bureau is silent', () => {
  test('an application is taken in all the same, and its applicant is told that the bureau is asked again', async () => {
    silentBureau()
    const applicant = await anApplicant(portal)
    const form = await applicant.ready()
    const { data } = await applicant.send(form)

    expect(data).toMatchObject({ reference: expect.stringMatching(/^A26-/), bureauAnswered: false })
    expect((await applicant.send(form)).data, 'sent again').toEqual(data)
    expect(await open()).toEqual([{ tries: 1, askAgainAt: minutes(5) }])
    expect(await whatIsOpen()).toBe('1')
  })

  test('the file opens at the desk, says so and when it is asked again, and shows what else there is', async () => {
    const { wake } = silentBureau()
    const { reference } = await anApplication(portal)
    const desk = await aClerk(portal)

    expect((await desk.look(reference)).data).toMatchObject({
      reference,
      record: null,
      bureau: { answers: false, askAgainAt: minutes(10).toISOString() },
      photo: expect.any(String),
    })
    wake()
    expect((await desk.look(reference)).data).toMatchObject({ bureau: { answers: true, askAgainAt: null } })
    expect(await open(), 'a look is a question, too').toEqual([])
  })

  test('nobody is approved, whatever the clerk says; rejecting needs no bureau, and ends the question', async () => {
    silentBureau()
    const { reference } = await anApplication(portal)
    const desk = await aClerk(portal)
    await desk.see(reference)

    expect(await desk.approveNow(reference)).toMatchObject({ code: refusals.bureau_unavailable })
    expect(await desk.reject(reference)).toMatchObject({ code: 0 })
    expect(await open()).toEqual([])
    expect((await desk.look(reference)).data).toMatchObject({ bureau: { answers: false, askAgainAt: null } })
    expect(await open(), 'nothing is asked about what is decided').toEqual([])
  })

  test('a picture of it that is just being opened is none, and no fault', async () => {
    const desk = await aClerk(portal)
    await seatFamilies(portal)
    const { form, applicant } = await aMinor(portal, household.ofMember)
    const { data } = await applicant.send(form)
    const link = (await desk.look(data.reference)).data.guardian.record.photo
    const spy = vi.spyOn(portal.deps.identity, 'photo').mockRejectedValue(new BureauUnavailable())
    onTestFinished(() => spy.mockRestore())

    expect((await portal.app.inject({ url: link })).statusCode).toBe(404)
  })
})

describe('[V10] the bureau is asked again by itself', () => {
  test('in growing pauses, until it has answered', async () => {
    const { asked, wake } = silentBureau()
    const { reference } = await anApplication(portal)
    asked.length = 0
    await askDue()
    expect(asked, 'it is not its turn yet').toEqual([])

    portal.clock.set(minutes(5))
    await askDue()
    expect(await open()).toEqual([{ tries: 2, askAgainAt: minutes(15) }])
    wake()
    portal.clock.set(minutes(15))
    await askDue()
    expect(await open()).toEqual([])
    const desk = await aClerk(portal)
    expect(await desk.approve(reference)).toMatchObject({ code: 0 })
  })

  test('at most an hour apart, however long it is silent', () => {
    const from = new Date(now)
    const pauses = [1, 2, 3, 4, 5, 50, 2000].map(
      (tries) => (askAgainAt(from, tries).getTime() - from.getTime()) / 60_000,
    )

    expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60])
  })

  test('about three in a round that are in vain, and not about thousands; the others come in the next', async () => {
    const { asked } = silentBureau()
    await anApplication(portal)
    for (let number = 1; number <= 5; number += 1) await anotherApplication(portal, number)
    await portal.db
      .insertInto('bureauQuestions')
      .columns(['applicationId', 'askedAt', 'tries', 'askAgainAt'])
      .expression((all) =>
        all
          .selectFrom('applications')
          .select((one) => [
            'id',
            one.val(minutes(-9)).as('askedAt'),
            one.val(1).as('tries'),
            one.val(minutes(-8)).as('again'),
          ])
          .where('id', 'not in', all.selectFrom('bureauQuestions').select('applicationId')),
      )
      .execute()
    asked.length = 0
    await askDue()
    expect(asked).toHaveLength(3)
    await askDue()
    expect(asked).toHaveLength(5)
  })

  test('one whom it never answers about keeps no other from an answer', async () => {
    const { reference } = await anApplication(portal)
    await anotherApplication(portal, 1)
    const { idNumber } = await portal.db
      .selectFrom('applications')
      .select('idNumber')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const { wake } = silentBureau()
    const desk = await aClerk(portal)
    await desk.look(reference)
    await desk.look('A26-ZZ0001')
    expect(await open()).toHaveLength(2)
    wake()
    silentBureau((person) => person.idNumber === idNumber)
    portal.clock.set(minutes(5))
    await askDue()

    expect(await open()).toEqual([{ tries: 2, askAgainAt: minutes(15) }])
  })

  test('also about the guardian of a minor', async () => {
    await seatFamilies(portal)
    const { form, applicant } = await aMinor(portal, household.ofMember)
    const { wake } = silentBureau((person) => person.idNumber === form.guardianIdNumber)
    const { data } = await applicant.send(form)

    expect(data).toMatchObject({ bureauAnswered: false })
    wake()
    portal.clock.set(minutes(5))
    await askDue()
    expect(await open()).toEqual([])
  })
})

describe('[V10] a photo that was sent while the bureau was silent is compared once it answers', () => {
  const applicant = { idType: 'resident' as const, idNumber: '12345670' }
  const record = { nameZh: null, surname: 'Ho', firstName: 'Ka Leng', gender: 'female' as const, documentExpiry: null }

  /** Sends a photo of the stranger to a bureau that says nothing, neither of people nor of faces. */
  const sendToSilence = async (picture: Buffer) => {
    await portal.bureau.put({ ...applicant, ...record, birthDate: '1991-07-08', photo: faceOf('stranger') })
    const records = silentBureau()
    const faces = vi.spyOn(portal.deps.identity, 'compareFace').mockRejectedValue(new BureauUnavailable('timed_out'))
    onTestFinished(() => faces.mockRestore())
    const { ready, uploadPhoto, send } = await anApplicant(portal)
    const form = await ready()
    const photo = (await uploadPhoto(fileOf(picture, 'me.jpg'))).data.id as string
    const { data } = await send({ ...form, photo })
    return { reference: data.reference as string, wakeRecords: records.wake, wakeFaces: () => faces.mockRestore() }
  }
  const photoFaceOf = async (reference: string) => {
    const { photoFace } = await portal.db
      .selectFrom('applications')
      .select('photoFace')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return photoFace
  }

  test.each([
    ['themselves', 'same', () => anotherPictureOf('stranger')],
    ['somebody else', 'other', () => faceOf('guardian')],
    ['nobody', 'no_face', noFace],
    ['two people', 'no_face', twoFaces],
  ])('by the job: of %s', async (_, finding, picture) => {
    const { reference, wakeRecords, wakeFaces } = await sendToSilence(await picture())
    expect(await photoFaceOf(reference)).toBe('silent')
    wakeRecords()
    wakeFaces()
    portal.clock.set(minutes(5))
    await askDue()

    expect(await photoFaceOf(reference)).toBe(finding)
    expect(await open()).toEqual([])
    const desk = await aClerk(portal)
    expect((await desk.look(reference)).data).toMatchObject({ photoFace: finding, bureau: { answers: true } })
  })

  test('by a look at the desk, which shows it at once', async () => {
    const { reference, wakeRecords, wakeFaces } = await sendToSilence(faceOf('guardian'))
    wakeRecords()
    wakeFaces()
    const desk = await aClerk(portal)

    expect((await desk.look(reference)).data.photoFace).toBe('other')
    expect(await open()).toEqual([])
  })

  test('an answer about the people alone is shown, and the photo stays asked about', async () => {
    const { reference, wakeRecords, wakeFaces } = await sendToSilence(anotherPictureOf('stranger'))
    wakeRecords()
    const desk = await aClerk(portal)
    expect((await desk.look(reference)).data).toMatchObject({ photoFace: 'silent', record: { surname: 'Ho' } })
    expect(await open()).toMatchObject([{ tries: 2 }])
    wakeFaces()
    portal.clock.set(minutes(60))
    await askDue()

    expect(await photoFaceOf(reference)).toBe('same')
    expect(await open()).toEqual([])
  })

  test('what is decided by then is compared no more', async () => {
    const { reference, wakeRecords, wakeFaces } = await sendToSilence(faceOf('guardian'))
    const desk = await aClerk(portal)
    expect(await desk.reject(reference)).toMatchObject({ code: 0 })
    wakeRecords()
    wakeFaces()
    portal.clock.set(minutes(60))
    await askDue()

    expect(await photoFaceOf(reference)).toBe('silent')
  })
})

test('two clerks who look at once while it is silent leave one question', async () => {
  silentBureau()
  const { reference } = await anApplication(portal)
  await aClerk(portal)
  const clerks = [await again(portal), await aClerk(portal, ['reviewer'], { username: 'lam', name: 'Lam' })]
  await Promise.all(clerks.map(({ look }) => look(reference)))

  expect(await open()).toHaveLength(1)
})

test('a bureau that answers is asked once while somebody sends, and leaves no question', async () => {
  const { asked } = silentBureau(() => false)
  const applicant = await anApplicant(portal)

  expect((await applicant.send(await applicant.ready())).data).toMatchObject({ bureauAnswered: true })
  expect(asked).toHaveLength(1)
  expect(await open()).toEqual([])
})

test('the bureau is asked about nobody for who has not proved mobile and e-mail', async () => {
  const { asked } = silentBureau()
  const applicant = await anApplicant(portal)
  const form = await applicant.ready()
  await applicant.send({ ...form, mobile: '66129999' })
  await applicant.send({ ...form, email: 'other@example.mo', emailRepeat: 'other@example.mo' })

  expect(asked).toEqual([])
})
