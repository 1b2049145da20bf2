import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../../demonstration/people.ts'
import { anApplicant, anApplication } from '../../../testing/applicant.ts'
import { aClerk, actsOnApplications, picturesIn } from '../../../testing/desk.ts'
import { aMinorsApplication, seatFamilies } from '../../../testing/family.ts'
import { jpeg, portrait } from '../../../testing/pictures.ts'
import { thePortal } from '../../../testing/portal.ts'

const portal = await thePortal()
const open = (url: string) => portal.app.inject({ url })
const unseen = (...kinds: string[]) => ({
  code: refusals.pictures_unseen,
  errors: Object.fromEntries(kinds.map((kind) => [kind, expect.any(String)])),
})
const looks = () => portal.db.selectFrom('pictureLooks').selectAll().execute()
const recorded = {
  idType: 'resident' as const,
  idNumber: '12345670',
  nameZh: '何家玲',
  surname: 'Ho',
  firstName: 'Ka Leng',
  gender: 'female' as const,
  birthDate: '1991-07-08',
  documentExpiry: '2031-01-01',
}

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('nobody is approved before their pictures were opened', () => {
  test('all of them: to have looked at the rest is not enough', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const { data } = await desk.look(reference)
    expect(await desk.approveNow(reference)).toMatchObject(unseen('idCopy', 'photo'))
    await open(data.photo)

    expect(await desk.approveNow(reference)).toEqual({ ...unseen('idCopy'), message: expect.any(String) })
    expect((await desk.look(reference)).data).toMatchObject({ state: 'waiting' })
    expect(await actsOnApplications(portal)).toEqual([`looked ${reference}`, `looked ${reference}`])
    await open(data.idCopy)
    expect(await desk.approveNow(reference)).toMatchObject({ code: 0 })
  })

  test('and a question for the headers alone opens none', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const { data } = await desk.look(reference)
    for (const url of picturesIn(data)) await portal.app.inject({ method: 'HEAD', url })

    expect(await looks()).toEqual([])
    expect(await desk.approveNow(reference)).toMatchObject(unseen('idCopy', 'photo'))
  })

  test('by the member of staff who approves: a colleague’s eyes do not count', async () => {
    const [one, other] = [await aClerk(portal), await aClerk(portal, ['reviewer'], { username: 'lam', name: 'Lam' })]
    const { reference } = await anApplication(portal)
    await one.see(reference)

    expect(await other.approveNow(reference)).toMatchObject(unseen('idCopy', 'photo'))
    expect(await one.approveNow(reference)).toMatchObject({ code: 0 })
  })

  test('those of the bureau and of the guardian, too', async () => {
    await seatFamilies(portal)
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)

    expect(await desk.approveNow(reference)).toMatchObject(
      unseen('idCopy', 'photo', 'bureauPhoto', 'guardianIdCopy', 'guardianBureauPhoto'),
    )
    const { data } = await desk.look(reference)
    for (const link of picturesIn(data)) if (link !== data.guardian.record.photo) await open(link)
    expect(await desk.approveNow(reference)).toMatchObject(unseen('guardianBureauPhoto'))
    await open(data.guardian.record.photo)
    expect(await desk.approveNow(reference)).toMatchObject({ code: 0 })
  })

  test('as they are now: a picture that was replaced is unseen again', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.bureau.put({ ...recorded, photo: await jpeg(portrait()) })
    await desk.see(reference)
    const photo = (await (await anApplicant(portal)).uploadPhoto()).data.id
    await portal.db.updateTable('applications').set({ photo }).where('reference', '=', reference).execute()
    await portal.bureau.put({ ...recorded, photo: await jpeg(portrait(400, 600)) })

    expect(await desk.approveNow(reference)).toMatchObject(unseen('photo', 'bureauPhoto'))
    await desk.see(reference)
    expect(await desk.approveNow(reference)).toMatchObject({ code: 0 })
  })

  test('by a link that still works, and with the picture served', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const { data } = await desk.look(reference)
    for (const link of picturesIn(data)) expect((await open(`${link.slice(0, -1)}`)).statusCode).toBe(404)
    portal.clock.forward(61_000)
    for (const link of picturesIn(data)) expect((await open(link)).statusCode).toBe(404)

    expect(await desk.approveNow(reference)).toMatchObject(unseen('idCopy', 'photo'))
  })

  test('but a picture that is gone can be seen by nobody, and holds nobody up', async () => {
    const desk = await aClerk(portal)
    const { reference, form } = await anApplication(portal)
    await portal.deps.files.delete(form.photo)
    expect(await desk.approveNow(reference)).toMatchObject(unseen('idCopy'))

    expect(await desk.approve(reference)).toMatchObject({ code: 0 })
  })

  test('and a photo that the bureau has no more holds nobody up', async () => {
    await seatFamilies(portal)
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    await desk.see(reference)
    await portal.db.deleteFrom('bureauRecords').where('idNumber', '=', people.guardian.idNumber).execute()

    expect(await desk.approveNow(reference)).toMatchObject({ code: 0 })
  })
})

describe('what is written down of an opened picture', () => {
  test('is one row, however often it is opened, and at once', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const { data } = await desk.look(reference)
    const opened = await Promise.all(Array.from({ length: 10 }, () => open(data.photo)))

    expect(opened.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await looks()).toMatchObject([{ picture: 'photo' }])
  })

  test('is nothing any more once the application is decided', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await desk.reject(reference)
    await desk.see(reference)

    expect(await looks()).toEqual([])
  })

  test('is not the bureau’s photo, and goes with the application', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.bureau.put({ ...recorded, photo: await jpeg(portrait()) })
    await desk.see(reference)
    expect((await looks()).map(({ picture }) => picture).sort()).toEqual(['bureauPhoto', 'idCopy', 'photo'])
    expect((await looks()).every(({ version }) => version.length <= 43)).toBe(true)

    await portal.db.deleteFrom('applications').where('reference', '=', reference).execute()
    expect(await looks()).toEqual([])
  })
})
