import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { pictureOf } from '../../demonstration/pictures.ts'
import { anApplicant } from '../../testing/applicant.ts'
import { guardianStep, household, relationOf, seatFamilies } from '../../testing/family.ts'
import { fileOf } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [required, mismatch, ended, notPicture, notTurned] = [10, 63, 65, 71, 212]
const done = { code: 0, data: {} }
type Side = 'left' | 'right'

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
  portal.deps.settings.headTurn = 'asked'
  onTestFinished(() => {
    portal.deps.settings.headTurn = 'off'
  })
})

const shot = (name: string, kind: 'selfie' | 'photo' | Side) => fileOf(pictureOf(name, kind), 'now.jpg')
const otherSide = { left: 'right', right: 'left' } as const

/** An applicant whose guardian the bureau knows, with a face check that has begun. */
const begun = async () => {
  const applicant = await anApplicant(portal)
  await applicant.proveMobile()
  const step = guardianStep(applicant)
  const relation = relationOf(household.ofMember)
  await step.name(relation)
  await applicant.post('/security/register_draft', { draft: relation })
  const again = async () => (await step.beginFace()).data as { faceCheck: string; turn: Side }
  const said = async () => (await applicant.get('/security/register_draft')).data.guardian.face as boolean
  return { ...step, ...(await again()), again, said }
}

describe('[M04] a guardian who is there', () => {
  test('looks ahead, turns the head to the asked side, and has passed', async () => {
    const { faceCheck, turn, sendFace, said } = await begun()

    expect(await sendFace(faceCheck, shot('guardian', 'selfie'), shot('guardian', turn))).toEqual(done)
    expect(await said()).toBe(true)
    expect(JSON.stringify(await portal.db.selectFrom('files').selectAll().execute()), 'nothing is kept').toBe('[]')
  })

  test('is asked for either side, by lot', async () => {
    const { again } = await begun()
    const sides = new Set<Side>()
    for (let times = 0; times < 40; times += 1) sides.add((await again()).turn)

    expect([...sides].sort()).toEqual(['left', 'right'])
  })

  test('is asked for one picture only where the portal does without', async () => {
    portal.deps.settings.headTurn = 'off'
    const { faceCheck, turn, sendFace } = await begun()

    expect(turn).toBeNull()
    expect(await sendFace(faceCheck, shot('guardian', 'selfie'))).toEqual(done)
  })
})

describe('who holds up a picture of the guardian (T-81)', () => {
  test.each([
    ['the same picture twice', (side: Side) => [side, 'selfie'] as const],
    ['the photo of the bureau', () => ['left', 'photo'] as const],
    ['the head turned to the other side', (side: Side) => [side, otherSide[side]] as const],
  ])('is refused at the second picture: %s', async (_, kinds) => {
    const { faceCheck, turn, sendFace, said } = await begun()
    const [, second] = kinds(turn)

    expect(await sendFace(faceCheck, shot('guardian', 'selfie'), shot('guardian', second))).toMatchObject({
      code: notTurned,
      errors: { turned: expect.any(String) },
    })
    expect(await said()).toBe(false)
  })

  test('cannot choose the side after seeing it: the check is good once', async () => {
    const { faceCheck, turn, sendFace } = await begun()
    await sendFace(faceCheck, shot('guardian', 'selfie'), shot('guardian', otherSide[turn]))

    expect(await sendFace(faceCheck, shot('guardian', 'selfie'), shot('guardian', turn))).toMatchObject({ code: ended })
  })

  test('may not leave the second picture out', async () => {
    const { faceCheck, sendFace } = await begun()

    expect(await sendFace(faceCheck, shot('guardian', 'selfie'))).toMatchObject({
      code: required,
      errors: { turned: expect.any(String) },
    })
  })

  test('is refused with a second picture of somebody else, or of no face, at that one', async () => {
    const { faceCheck, turn, again, sendFace } = await begun()
    expect(await sendFace(faceCheck, shot('guardian', 'selfie'), shot('chineseWoman', turn))).toMatchObject({
      code: mismatch,
      errors: { turned: expect.any(String) },
    })
    const next = await again()
    const page = fileOf('<html></html>', 'now.jpg')
    expect(await sendFace(next.faceCheck, shot('guardian', 'selfie'), page)).toMatchObject({
      code: notPicture,
      errors: { turned: expect.any(String) },
    })
  })

  test('is refused with two good pictures of somebody else', async () => {
    const { faceCheck, turn, sendFace, said } = await begun()

    expect(await sendFace(faceCheck, shot('father', 'selfie'), shot('father', turn))).toMatchObject({
      code: mismatch,
      errors: { file: expect.any(String) },
    })
    expect(await said()).toBe(false)
  })

  test('learns nothing of the bureau by a still picture: it is not asked', async () => {
    const { faceCheck, sendFace } = await begun()
    await sendFace(faceCheck, shot('guardian', 'selfie'), shot('guardian', 'selfie'))

    expect(portal.faces.shown).toHaveLength(0)
  })
})
