import { beforeEach, describe, expect, test } from 'vitest'
import { bureauRecords } from '../../demonstration/bureau.ts'
import { people } from '../../demonstration/people.ts'
import { pictureOf } from '../../demonstration/pictures.ts'
import { anApplicant } from '../../testing/applicant.ts'
import { anotherPictureOf, faceOf, noFace, twoFaces } from '../../testing/faces.ts'
import { guardianStep, household, relationOf, seatFamilies } from '../../testing/family.ts'
import { fileOf } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [mismatch, notFound] = [63, 64]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
  const record = bureauRecords().find(({ idNumber }) => idNumber === people.guardian.idNumber)
  if (record) await portal.bureau.put({ ...record, photo: faceOf('guardian') })
})

/** Faces are compared here, and nobody says what comes of it. */
const shown = async (picture: Buffer) => {
  const applicant = await anApplicant(portal)
  await applicant.proveMobile()
  const { name, showFace } = guardianStep(applicant)
  await name(relationOf(household.ofMember))
  const answer = await showFace(fileOf(picture, 'now.jpg'))
  const kept = await portal.db.selectFrom('guardianChecks').select('face').execute()
  return { ...answer, kept: kept.map(({ face }) => face) }
}

describe('[M04] the face in a picture taken now', () => {
  test('is that of the guardian, on another day', async () => {
    expect(await shown(anotherPictureOf('guardian'))).toEqual({ code: 0, data: {}, kept: ['same'] })
  })

  test('is somebody else’s (T-81)', async () => {
    expect(await shown(faceOf('stranger'))).toMatchObject({ code: mismatch, kept: [null] })
  })

  test.each([
    ['nobody is there', noFace],
    ['two are there', twoFaces],
  ])('cannot be told where %s', async (_, picture) => {
    expect(await shown(await picture())).toMatchObject({ code: notFound, kept: [null] })
  })
})

test('[M04] who tries the demonstration can show the guardian’s face', async () => {
  await seatFamilies(portal)

  expect(await shown(pictureOf('guardian', 'selfie'))).toMatchObject({ code: 0, kept: ['same'] })
})
