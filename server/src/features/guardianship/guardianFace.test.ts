import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { pictureOf } from '../../demonstration/pictures.ts'
import { atOnce } from '../../testing/attackers.ts'
import { seatFamilies } from '../../testing/family.ts'
import { fileOf } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const path = '/account/guardian_face'
const done = { code: 0, data: {} }
type Side = 'left' | 'right'

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
  // One of before: nobody has seen their face.
  await portal.db.updateTable('guardians').set({ face: null, faceShownAt: null }).execute()
  portal.deps.settings.headTurn = 'asked'
  onTestFinished(() => {
    portal.deps.settings.headTurn = 'off'
  })
})

const shot = (name: string, kind: 'selfie' | 'photo' | Side) => fileOf(pictureOf(name, kind), 'now.jpg')
const begun = async () => {
  const member = await portal.memberAs('guardian')
  const again = async () => (await member.post(`${path}/begin`)).data as { faceCheck: string; turn: Side }
  const send = (faceCheck: string, file: File, turned?: File) =>
    member.postForm(path, { faceCheck, file, ...(turned && { turned }) })
  const needed = async () => (await member.get('/account/children')).data.faceNeeded as boolean
  return { ...(await again()), again, send, needed }
}

describe('[M05] a guardian whose face was never seen', () => {
  test('looks ahead, turns the head, and has passed; no picture is kept', async () => {
    const { faceCheck, turn, send, needed } = await begun()
    expect(await needed()).toBe(true)

    expect(await send(faceCheck, shot('guardian', 'selfie'), shot('guardian', turn))).toEqual(done)
    expect(await needed()).toBe(false)
    expect(await portal.db.selectFrom('files').selectAll().execute()).toEqual([])
  })

  test('is not somebody else, be it with the head turned', async () => {
    const { faceCheck, turn, send, needed } = await begun()

    expect(await send(faceCheck, shot('chineseWoman', 'selfie'), shot('chineseWoman', turn))).toMatchObject({
      code: refusals.face_mismatch,
    })
    expect(await needed()).toBe(true)
  })

  test('is no picture of a picture: it turns no head', async () => {
    const { faceCheck, send, needed } = await begun()

    expect(await send(faceCheck, shot('guardian', 'selfie'), shot('guardian', 'selfie'))).toMatchObject({
      code: refusals.head_not_turned,
      errors: { turned: expect.any(String) },
    })
    expect(await needed()).toBe(true)
  })

  test('has one picture for each secret, also of ten at once, and ten minutes', async () => {
    const { faceCheck, turn, again, send } = await begun()
    const answers = await atOnce(10, () => send(faceCheck, shot('guardian', 'selfie'), shot('guardian', turn)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === refusals.face_check_ended)).toHaveLength(9)

    const late = await again()
    portal.clock.forward(10 * 60_000)
    const picture = [shot('guardian', 'selfie'), shot('guardian', late.turn)] as const
    expect(await send(late.faceCheck, ...picture)).toMatchObject({ code: refusals.face_check_ended })
  })

  test('has five tries a day', async () => {
    const { again, send } = await begun()
    for (let times = 0; times < 5; times += 1) {
      const { faceCheck, turn } = await again()
      await send(faceCheck, shot('chineseWoman', 'selfie'), shot('chineseWoman', turn))
    }
    const { faceCheck, turn } = await again()

    const right = await send(faceCheck, shot('guardian', 'selfie'), shot('guardian', turn))
    expect(right).toMatchObject({ code: refusals.too_many })
  })

  test('has the secret of nobody else', async () => {
    await portal.bureau.putRelation(people.minor, people.adult)
    const { faceCheck } = await begun()
    const other = await portal.memberAs('adult')

    expect(await other.post(`${path}/begin`)).toMatchObject({ code: refusals.not_the_guardian })
    const sent = { faceCheck, file: shot('guardian', 'selfie') }
    expect(await other.postForm(path, sent)).toMatchObject({ code: refusals.not_the_guardian })
  })

  test('waits while the bureau is silent, and costs no try', async () => {
    portal.faces.say('nothing')
    const { again, send, needed } = await begun()
    for (let times = 0; times < 6; times += 1) {
      const { faceCheck, turn } = await again()
      const silent = await send(faceCheck, shot('guardian', 'selfie'), shot('guardian', turn))
      expect(silent).toMatchObject({ code: refusals.bureau_unavailable })
    }
    expect(await needed()).toBe(true)
  })
})
