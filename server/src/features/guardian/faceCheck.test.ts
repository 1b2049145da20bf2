import { readdirSync } from 'node:fs'
import { Refusal, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bureauRecords } from '../../demonstration/bureau.ts'
import { people } from '../../demonstration/people.ts'
import { pictureOf } from '../../demonstration/pictures.ts'
import { anApplicant } from '../../testing/applicant.ts'
import { atOnce } from '../../testing/attackers.ts'
import { anotherPictureOf, faceOf, noFace as nobody, twoFaces } from '../../testing/faces.ts'
import { whileReadsFail } from '../../testing/failingReads.ts'
import { asGuardian, guardianStep, household, relationOf, seatFamilies } from '../../testing/family.ts'
import { fileOf, jpeg, portrait } from '../../testing/pictures.ts'
import { filesFolder, thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [tooMany, needed, mismatch, noFace, ended, silent, notPicture, damaged] = [4, 58, 63, 64, 65, 66, 71, 72]
const right = relationOf(household.ofMember)
const [second, minute, day] = [1000, 60_000, 86_400_000]
const done = { code: 0, data: {} }

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
  portal.faces.say('same')
})

/** An applicant with a guardian whom the bureau knows, in a registration of their own. */
const confirmed = async (relation: object = right, mobile = '66129001') => {
  const applicant = await anApplicant(portal)
  await applicant.proveMobile(mobile)
  const step = guardianStep(applicant)
  await step.name(relation)
  await applicant.post('/security/register_draft', { draft: relation })
  const secret = async () => (await step.beginFace()).data.faceCheck as string
  const said = async () => (await applicant.get('/security/register_draft')).data.guardian.face as boolean
  return { ...applicant, ...step, secret, said }
}

describe('[M04] the guardian’s face', () => {
  test.each(['same', 'unsure'] as const)('is accepted when the comparison says %s', async (answer) => {
    portal.faces.say(answer)
    const { showFace, said } = await confirmed()

    expect(await showFace()).toEqual(done)
    expect(await said()).toBe(true)
    expect(await portal.db.selectFrom('guardianChecks').select('face').execute()).toEqual([{ face: answer }])
  })

  test.each([
    ['other', mismatch],
    ['no_face', noFace],
  ] as const)('is refused when it says %s', async (answer, code) => {
    portal.faces.say(answer)
    const { showFace, said } = await confirmed()

    expect(await showFace()).toMatchObject({ code, errors: { file: expect.any(String) } })
    expect(await said()).toBe(false)
  })

  test('is refused before the bureau has confirmed the guardian', async () => {
    const { beginFace, sendFace } = guardianStep(await anApplicant(portal))

    expect(await beginFace()).toMatchObject({ code: needed })
    expect(await sendFace('x'.repeat(43))).toMatchObject({ code: needed })
    expect(portal.faces.shown).toHaveLength(0)
  })

  test('has to be shown anew for another guardian, and a check under way ends', async () => {
    await portal.bureau.putRelation(right, people.adult)
    const { showFace, secret, sendFace, name, said, post } = await confirmed()
    await showFace()
    const faceCheck = await secret()
    const other = { ...right, ...asGuardian(people.adult) }

    expect(await name(other)).toEqual(done)
    await post('/security/register_draft', { draft: other })
    expect(await said()).toBe(false)
    expect(await sendFace(faceCheck)).toMatchObject({ code: ended })
    await post('/security/register_draft', { draft: right })
    expect(await said(), 'and the first is confirmed no more').toBe(false)
  })

  test('says nothing about another guardian, or another child, who is named while it is compared', async () => {
    const others = [
      { ...right, ...asGuardian(people.adult) },
      { ...relationOf(household.ofStranger), ...asGuardian(people.guardian) },
    ]
    for (const other of others) {
      await portal.bureau.putRelation(other, { idType: 'resident', idNumber: other.guardianIdNumber })
      const { showFace, name, said, post } = await confirmed()
      const comparing = vi.spyOn(portal.deps.identity, 'compareFace').mockImplementation(async () => {
        await name(other)
        return 'same'
      })
      onTestFinished(() => comparing.mockRestore())

      expect(await showFace()).toMatchObject({ code: needed })
      comparing.mockRestore()
      await post('/security/register_draft', { draft: other })
      expect(await said()).toBe(false)
      portal.clock.forward(minute)
    }
  })

  test('need not be shown anew when the same two are named once more', async () => {
    const { showFace, name, said } = await confirmed()
    await showFace()
    await name(right)

    expect(await said()).toBe(true)
  })
})

describe('the secret of a face check (T-81)', () => {
  test('is good once, also for twenty pictures at once', async () => {
    const { secret, sendFace } = await confirmed()
    const faceCheck = await secret()
    const answers = await atOnce(20, () => sendFace(faceCheck))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === ended)).toHaveLength(19)
    expect(portal.faces.shown).toHaveLength(1)
    expect(await sendFace(faceCheck)).toMatchObject({ code: ended })
  })

  test('is used up by a picture of somebody else, too', async () => {
    portal.faces.say('other')
    const { secret, sendFace } = await confirmed()
    const faceCheck = await secret()
    await sendFace(faceCheck)
    portal.faces.say('same')

    expect(await sendFace(faceCheck)).toMatchObject({ code: ended })
  })

  test('is good for ten minutes, to the second', async () => {
    const { beginFace, sendFace } = await confirmed()
    const { faceCheck, endsAt } = (await beginFace()).data
    expect(Date.parse(endsAt) - portal.clock.now().getTime()).toBeGreaterThan(9 * minute)
    expect(Date.parse(endsAt) - portal.clock.now().getTime()).toBeLessThanOrEqual(10 * minute)
    portal.clock.set(new Date(Date.parse(endsAt) - second))
    expect(await sendFace(faceCheck)).toEqual(done)

    const { data: next } = await beginFace()
    portal.clock.set(new Date(next.endsAt))
    expect(await sendFace(next.faceCheck)).toMatchObject({ code: ended })
  })

  test('ends when the next one is given', async () => {
    const { secret, sendFace } = await confirmed()
    const [first, next] = [await secret(), await secret()]

    expect(await sendFace(first)).toMatchObject({ code: ended })
    expect(await sendFace(next)).toEqual(done)
  })

  test('is good in its own registration only', async () => {
    const [mine, other] = [await confirmed(), await confirmed(right, '66129002')]
    const faceCheck = await mine.secret()

    expect(await other.sendFace(faceCheck)).toMatchObject({ code: ended })
    expect(await other.sendFace('x'.repeat(43))).toMatchObject({ code: ended })
    expect(await mine.sendFace(faceCheck)).toEqual(done)
  })

  test('is kept as a hash', async () => {
    const { secret } = await confirmed()
    const faceCheck = await secret()

    expect(JSON.stringify(await portal.db.selectFrom('guardianChecks').selectAll().execute())).not.toContain(faceCheck)
  })
})

describe('an applicant without the guardian (T-81)', () => {
  test.each(['face', 'result', 'score', 'guardianFace'])('cannot say so by a field of their own: %s', async (name) => {
    portal.faces.say('other')
    const { secret, postForm, said } = await confirmed()
    const form = { faceCheck: await secret(), file: fileOf(await jpeg(portrait()), 'now.jpg'), [name]: 'same' }

    expect(await postForm('/gov/card/verify/v3/guardian_facial', form)).toMatchObject({ code: 1 })
    expect(await said()).toBe(false)
  })

  test('has five pictures a day compared for one child, in however many registrations', async () => {
    portal.faces.say('other')
    const [one, two] = [await confirmed(), await confirmed(right, '66129002')]
    for (const { showFace } of [one, two, one, two, one]) expect(await showFace()).toMatchObject({ code: mismatch })
    portal.faces.say('same')

    for (const { showFace } of [one, two]) expect(await showFace()).toMatchObject({ code: tooMany })
    expect(portal.faces.shown).toHaveLength(0)
    expect(await (await confirmed(relationOf(household.ofStranger), '66129003')).showFace()).toEqual(done)
    portal.clock.forward(day)
    expect(await (await confirmed(right, '66129004')).showFace()).toEqual(done)
  })

  test('has five compared, however many are sent at once', async () => {
    portal.faces.say('other')
    const askers = [await confirmed(), await confirmed(right, '66129002'), await confirmed(right, '66129003')]
    const answers = await atOnce(12, (place) => askers[place % 3]?.showFace() ?? Promise.reject())

    expect(answers.filter(({ code }) => code === mismatch).length).toBeLessThanOrEqual(5)
    expect(portal.faces.shown.length).toBeLessThanOrEqual(5)
  })

  test.each([
    ['a page', '<html><script>alert(1)</script></html>', 'now.jpg', notPicture],
    ['half a picture', null, 'now.jpg', damaged],
  ] as const)('learns nothing by %s, and it counts', async (_, text, name, code) => {
    const { showFace } = await confirmed()
    const content = text ?? (await jpeg(portrait())).subarray(0, 3000)
    for (let times = 0; times < 5; times += 1)
      expect(await showFace(fileOf(content, name))).toMatchObject({ code, errors: { file: expect.any(String) } })

    expect(await showFace()).toMatchObject({ code: tooMany })
    expect(portal.faces.shown).toHaveLength(0)
  })
})

test('the picture is gone afterwards: no row, no file (T-81)', async () => {
  const stored = async () => ({
    rows: await portal.db.selectFrom('files').select('id').execute(),
    files: readdirSync(filesFolder(), { recursive: true }).length,
  })
  const { showFace } = await confirmed()
  const before = await stored()
  await showFace()
  portal.faces.say('other')
  await showFace()

  expect(await stored()).toEqual(before)
})

test('the compared picture is written anew, without the camera’s additions (T-66)', async () => {
  const content = await portrait()
    .withExif({ IFD0: { Artist: 'the canary' } })
    .jpeg()
    .toBuffer()
  expect(content.toString('latin1')).toContain('the canary')
  const { showFace } = await confirmed()
  await showFace(fileOf(content, 'now.jpg'))

  expect(portal.faces.shown).toHaveLength(1)
  expect(Buffer.from(portal.faces.shown[0] ?? []).toString('latin1')).not.toContain('the canary')
})

test('a bureau that is down is no fault, and nobody’s try', async () => {
  portal.faces.say('nothing')
  const { showFace } = await confirmed()
  for (let times = 0; times < 6; times += 1) expect(await showFace()).toMatchObject({ code: silent })

  portal.faces.say('same')
  expect(await showFace()).toEqual(done)
})

test('a comparison for which too many wait is nobody’s try', async () => {
  const { showFace } = await confirmed()
  const comparing = vi.spyOn(portal.deps.identity, 'compareFace').mockRejectedValue(new Refusal('busy'))
  onTestFinished(() => comparing.mockRestore())
  for (let times = 0; times < 6; times += 1) expect(await showFace()).toMatchObject({ code: refusals.busy })
  comparing.mockRestore()

  expect(await showFace()).toEqual(done)
})

test.each([
  ['an outage of our own database', '57014'],
  ['a mistake of ours', '22012'],
])('%s is not laid upon the bureau, and is nobody’s try', async (_, state) => {
  const { showFace } = await confirmed()
  await whileReadsFail(portal, { table: 'bureauRecords', state }, async () => {
    for (let times = 0; times < 6; times += 1)
      expect(await showFace()).toEqual({ code: -1, message: expect.any(String), reference: expect.any(String) })
  })

  expect(await showFace()).toEqual(done)
})

test('a guardian without a photo at the bureau is not recognised', async () => {
  const record = bureauRecords().find(({ idNumber }) => idNumber === people.guardian.idNumber)
  if (record) await portal.bureau.put({ ...record, photo: null })

  expect(await (await confirmed()).showFace()).toMatchObject({ code: mismatch })
  expect(portal.faces.shown).toHaveLength(0)
})

describe('[M04] the face in a picture taken now', () => {
  beforeEach(async () => {
    portal.faces.say(undefined)
    const record = bureauRecords().find(({ idNumber }) => idNumber === people.guardian.idNumber)
    if (record) await portal.bureau.put({ ...record, photo: faceOf('guardian') })
  })

  /** The comparison really runs here. */
  const shown = async (picture: Buffer) => {
    const applicant = await anApplicant(portal)
    await applicant.proveMobile()
    const { name, showFace } = guardianStep(applicant)
    await name(relationOf(household.ofMember))
    const answer = await showFace(fileOf(picture, 'now.jpg'))
    const kept = await portal.db.selectFrom('guardianChecks').select('face').execute()
    return { ...answer, kept: kept.map(({ face }) => face) }
  }

  test('passes as the guardian’s, on another day', async () => {
    expect(await shown(anotherPictureOf('guardian'))).toEqual({ code: 0, data: {}, kept: ['same'] })
  })

  test('fails as somebody else’s (T-81)', async () => {
    expect(await shown(faceOf('stranger'))).toMatchObject({ code: mismatch, kept: [null] })
  })

  test.each([
    ['nobody is there', nobody],
    ['two are there', twoFaces],
  ])('cannot be judged when %s', async (_, picture) => {
    expect(await shown(await picture())).toMatchObject({ code: noFace, kept: [null] })
  })

  test('passes as the guardian’s in the demonstration', async () => {
    await seatFamilies(portal)

    expect(await shown(pictureOf('guardian', 'selfie'))).toMatchObject({ code: 0, kept: ['same'] })
  })
})
