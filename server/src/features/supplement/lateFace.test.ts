import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { changesOf } from '../../testing/changes.ts'
import { aClerk } from '../../testing/desk.ts'
import { jpeg, portrait } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const now = '2026-03-02T10:00:00+08:00'
const minutes = (number: number) => new Date(Date.parse(now) + number * 60_000)

beforeEach(() => portal.reset({ now }))

const askDue = () => workers(portal.deps)['supplement.askBureau']({})
const asked = () =>
  portal.db.selectFrom('supplements').select(['photoFace', 'faceTries', 'askAgainAt']).orderBy('id').execute()
const whatIsOpen = async () => {
  const { body } = await portal.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return /^bureau_photos_open (\d+)/m.exec(body)?.[1]
}
const aDesk = async () => {
  const desk = await aClerk(portal)
  const look = async (reference: string) => (await desk.get(`/desk/supplement?reference=${reference}`)).data
  return { ...desk, look }
}

/** Somebody sends a new photo while the bureau says nothing. */
const sendToSilence = async (name: 'adult' | 'english' | 'portuguese' | 'worker' = 'adult') => {
  const { idType, idNumber, nameZh, surname, firstName, gender, birthDate } = people[name]
  const record = { idType, idNumber, nameZh, surname, firstName, gender, birthDate, documentExpiry: null }
  await portal.bureau.put({ ...record, photo: await jpeg(portrait()) })
  portal.faces.say('nothing')
  const changes = changesOf(await portal.memberAs(name))
  const photo = await changes.photo()
  const { data } = await changes.send({ photo, photoRecent: true })
  return { changes, reference: data.reference as string, photo }
}

describe('[V10] [R38] a new photo that was sent while the bureau was silent is compared once it answers', () => {
  test.each(['same', 'unsure', 'other', 'no_face'] as const)('by the job, whatever it finds: %s', async (found) => {
    const { reference } = await sendToSilence()
    expect(await asked()).toEqual([{ photoFace: 'silent', faceTries: 1, askAgainAt: minutes(5) }])
    expect(await whatIsOpen()).toBe('1')
    portal.faces.say(found)
    await askDue()
    expect(await asked(), 'it is not its turn yet').toMatchObject([{ photoFace: 'silent' }])

    portal.clock.set(minutes(5))
    await askDue()
    expect(await asked()).toEqual([{ photoFace: found, faceTries: null, askAgainAt: null }])
    expect(await whatIsOpen()).toBe('0')
    expect((await (await aDesk()).look(reference)).photoFace).toBe(found)
  })

  test('by a look at the desk, which shows it at once, and to a second person if it is not the same', async () => {
    const { reference } = await sendToSilence()
    const { review } = portal.deps.settings
    portal.deps.settings.review = { ...review, secondDecision: ['face'] }
    onTestFinished(() => void Object.assign(portal.deps.settings, { review }))
    const desk = await aDesk()
    expect(await desk.look(reference)).toMatchObject({ photoFace: 'silent', secondFor: ['face'] })
    portal.faces.say('same')

    expect(await desk.look(reference)).toMatchObject({ photoFace: 'same', secondFor: [] })
    expect(await asked()).toEqual([{ photoFace: 'same', faceTries: null, askAgainAt: null }])
  })

  test('asked in vain, it is asked again in growing pauses; a look counts, too', async () => {
    const { reference } = await sendToSilence()
    portal.clock.set(minutes(5))
    await askDue()
    expect(await asked()).toEqual([{ photoFace: 'silent', faceTries: 2, askAgainAt: minutes(15) }])
    await (await aDesk()).look(reference)
    expect(await asked()).toEqual([{ photoFace: 'silent', faceTries: 3, askAgainAt: minutes(25) }])
  })

  test('what is decided or taken back by then is compared no more', async () => {
    const { reference } = await sendToSilence()
    const { changes, reference: other } = await sendToSilence('english')
    const desk = await aDesk()
    await desk.post('/desk/supplement/reject', { reference, reasons: { photo: 'The photo is blurred.' } })
    await changes.withdraw(other)
    portal.faces.say('other')
    expect(await desk.look(reference)).toMatchObject({ state: 'rejected', photoFace: 'silent' })
    portal.clock.set(minutes(60))
    await askDue()

    expect(await asked()).toMatchObject([{ photoFace: 'silent' }, { photoFace: 'silent' }])
    expect(await whatIsOpen()).toBe('0')
  })

  test('what was found to be somebody else is refused when it is sent again', async () => {
    const { changes, reference, photo } = await sendToSilence()
    portal.faces.say('other')
    const desk = await aDesk()
    await desk.look(reference)
    await desk.post('/desk/supplement/reject', { reference, reasons: { photo: 'It shows somebody else.' } })

    expect(await changes.send({ photo, photoRecent: true })).toMatchObject({ errors: { photo: expect.any(String) } })
  })

  test('three silences end a round, and the others come in the next', async () => {
    for (const name of ['adult', 'english', 'portuguese', 'worker'] as const) await sendToSilence(name)
    portal.clock.set(minutes(5))
    const compare = vi.spyOn(portal.deps.identity, 'compareFace')
    await askDue()
    expect(compare).toHaveBeenCalledTimes(3)
    await askDue()
    expect(compare).toHaveBeenCalledTimes(4)
    compare.mockRestore()
  })
})
