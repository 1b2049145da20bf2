import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { BureauUnavailable } from '../../ports/identity.ts'
import { type ApplicantForm, anApplicant } from '../../testing/applicant.ts'
import { atOnce } from '../../testing/attackers.ts'
import { aClerk } from '../../testing/desk.ts'
import { anAnimal, anotherPictureOf, faceOf, noFace, twoFaces } from '../../testing/faces.ts'
import { fileOf } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const path = '/gov/card/verify/face'
const [tooMany, required, noMobile, mismatch, notFound] = [4, 10, 31, 210, 211]
const day = 86_400_000

const document = { idType: 'resident' as const, idNumber: '12345670' }
const record = {
  ...document,
  nameZh: '何家玲',
  surname: 'Ho',
  firstName: 'Ka Leng',
  gender: 'female' as const,
  birthDate: '1991-07-08',
  documentExpiry: null,
}

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await portal.bureau.put({ ...record, photo: faceOf('stranger') })
})

/** An applicant whose form lacks only the sending. `show` uploads another photo and asks about it. */
const ready = async (changes: Partial<ApplicantForm> = {}) => {
  const applicant = await anApplicant(portal)
  const form = await applicant.ready(changes)
  const ask = (of: object = document) => applicant.post(path, of)
  const upload = async (picture: Buffer) => {
    const { data } = await applicant.uploadPhoto(fileOf(picture, 'me.jpg'))
    form.photo = data.id as string
  }
  const show = async (picture: Buffer) => {
    await upload(picture)
    return ask()
  }
  return { ...applicant, form, ask, upload, show }
}

const found = () => portal.db.selectFrom('faceFindings').select('finding').execute()
const seen = async () => {
  const desk = await aClerk(portal)
  const [{ reference } = { reference: '' }] = await portal.db.selectFrom('applications').select('reference').execute()
  return (await desk.look(reference)).data.photoFace as string
}

describe('[V10] the photo of an applicant', () => {
  test('that shows them is taken, and the desk sees that it was compared', async () => {
    const { form, show, send } = await ready()

    expect(await show(anotherPictureOf('stranger'))).toEqual({ code: 0, data: { matched: true } })
    const { length } = portal.faces.shown
    expect(await send(form)).toMatchObject({ code: 0 })
    expect(await seen()).toBe('same')
    expect(portal.faces.shown, 'the sending compares no more').toHaveLength(length)
  })

  test('that shows somebody else is refused at its field, and the application with it', async () => {
    const { form, show, send } = await ready()

    expect(await show(faceOf('guardian'))).toMatchObject({ code: mismatch, errors: { photo: expect.any(String) } })
    expect(await send(form)).toMatchObject({ code: mismatch, errors: { photo: expect.any(String) } })
    expect(await portal.db.selectFrom('applications').selectAll().execute()).toEqual([])

    await show(anotherPictureOf('stranger'))
    expect(await send(form), 'with another photo').toMatchObject({ code: 0 })
  })

  test.each([
    ['nobody', noFace],
    ['two people', twoFaces],
    ['an animal', anAnimal],
  ])('that shows %s is refused at its field', async (_, picture) => {
    const { form, show, send } = await ready()

    expect(await show(await picture())).toMatchObject({ code: notFound, errors: { photo: expect.any(String) } })
    expect(await send(form)).toMatchObject({ code: notFound })
  })

  test('about which the comparison is unsure is taken, and the desk is told', async () => {
    portal.faces.say('unsure')
    const { form, ask, send } = await ready()

    expect(await ask()).toEqual({ code: 0, data: { matched: false } })
    expect(await send(form)).toMatchObject({ code: 0 })
    expect(await seen()).toBe('unsure')
  })

  test.each([
    ['has no photo of them', record],
    ['knows nobody of that number', { ...record, idNumber: '15559999' }],
    ['knows the number by another document', { ...record, idType: 'student' as const }],
  ])('is taken when the bureau %s, and the desk is told', async (_, other) => {
    await portal.db.deleteFrom('bureauRecords').execute()
    await portal.bureau.put({ ...other, photo: other === record ? null : faceOf('guardian') })
    const { form, ask, send } = await ready()

    expect(await ask()).toEqual({ code: 0, data: { matched: false } })
    expect(await send(form)).toMatchObject({ code: 0 })
    expect(await seen()).toBe('no_photo')
    expect(portal.faces.shown).toHaveLength(0)
  })

  test('is taken when the bureau is silent, the desk is told, and sending it asks once more', async () => {
    portal.faces.say('nothing')
    const { form, ask, send } = await ready()

    expect(await ask()).toEqual({ code: 0, data: { matched: false } })
    expect(await found()).toEqual([{ finding: 'silent' }])
    portal.faces.say('same')
    expect(await send(form)).toMatchObject({ code: 0 })
    expect(await seen()).toBe('same')
  })

  test('is compared by the sending itself where nobody has asked', async () => {
    const { form, upload, send } = await ready()
    await upload(faceOf('guardian'))

    expect(await send(form)).toMatchObject({ code: mismatch, errors: { photo: expect.any(String) } })
    expect(await found()).toEqual([{ finding: 'other' }])
  })
})

describe('an applicant with a photo of somebody else (T-81)', () => {
  test('gains nothing by a finding about another document, or another picture', async () => {
    await portal.bureau.put({ ...record, idNumber: '15550002', photo: faceOf('guardian') })
    const { form, show, ask, upload, send } = await ready()
    await show(anotherPictureOf('stranger'))
    await upload(faceOf('guardian'))
    expect(await ask({ ...document, idNumber: '15550002' })).toMatchObject({ code: 0, data: { matched: true } })

    expect(await send(form)).toMatchObject({ code: mismatch })
  })

  test.each(['matched', 'face', 'finding', 'score'])('cannot say the result themselves: %s', async (name) => {
    const { form, ask, upload, send } = await ready()
    await upload(faceOf('guardian'))

    expect(await ask({ ...document, [name]: 'same' })).toMatchObject({ code: 1 })
    expect(await send({ ...form, [name]: 'same' })).toMatchObject({ code: 1 })
  })

  test('has five photos a day by one mobile, and ten of one document, in however many registrations', async () => {
    portal.faces.say('other')
    const tries = async (mobile: string, times: number, of: object = document) => {
      const { ask, uploadPhoto } = await ready({ mobile })
      const codes: number[] = []
      for (let one = 0; one < times; one += 1) {
        await uploadPhoto()
        codes.push((await ask(of)).code)
      }
      return codes
    }

    expect(await tries('66129001', 6)).toEqual([...Array(5).fill(mismatch), tooMany])
    expect(await tries('66129002', 5)).toEqual(Array(5).fill(mismatch))
    expect(await tries('66129003', 1)).toEqual([tooMany])
    portal.clock.forward(day)
    expect(await tries('66129004', 1)).toEqual([mismatch])
  })

  test('is compared once for the same picture, however often it is asked; a yes counts as no try', async () => {
    const { ask, show, uploadPhoto } = await ready()
    expect(await show(faceOf('guardian'))).toMatchObject({ code: mismatch })
    for (let times = 0; times < 8; times += 1) expect(await ask()).toMatchObject({ code: mismatch })
    expect(portal.faces.shown).toHaveLength(1)

    portal.faces.say('same')
    for (let times = 0; times < 8; times += 1) {
      await uploadPhoto()
      expect(await ask()).toMatchObject({ code: 0 })
    }
  })

  // Who comes once the finding is kept is told the same again, and learns nothing by it.
  test('asks twenty times at once and is compared no more than five times', async () => {
    portal.faces.say('other')
    const { ask } = await ready()
    const comparing = vi.spyOn(portal.deps.identity, 'compareFace')
    onTestFinished(() => comparing.mockRestore())
    const answers = await atOnce(20, () => ask())

    expect(answers.map(({ code }) => code)).toContain(mismatch)
    expect(comparing.mock.calls.length).toBeLessThanOrEqual(5)
    expect(await found()).toEqual([{ finding: 'other' }])
  })

  test('has to have proved a mobile and uploaded a photo before', async () => {
    const applicant = await anApplicant(portal)
    expect(await applicant.post(path, document)).toMatchObject({ code: noMobile })
    await applicant.proveMobile()
    expect(await applicant.post(path, document)).toMatchObject({
      code: required,
      errors: { photo: expect.any(String) },
    })
  })
})

test('that too many wait for a comparison is nobody’s try, and no finding', async () => {
  const { ask } = await ready()
  const comparing = vi.spyOn(portal.deps.identity, 'compareFace').mockRejectedValue(new BureauUnavailable())
  onTestFinished(() => comparing.mockRestore())
  for (let times = 0; times < 7; times += 1) expect(await ask()).toMatchObject({ code: 0 })
  comparing.mockRestore()
  portal.faces.say('same')

  expect(await ask()).toEqual({ code: 0, data: { matched: true } })
})

test('the finding goes with the picture', async () => {
  const { ask } = await ready()
  await ask()
  await portal.db.deleteFrom('files').execute()

  expect(await found()).toEqual([])
})
