import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../../demonstration/people.ts'
import { anApplication } from '../../../testing/applicant.ts'
import { aClerk, actsOnApplications, anotherApplication } from '../../../testing/desk.ts'
import { aMinorsApplication, seatFamilies } from '../../../testing/family.ts'
import { jpeg, portrait } from '../../../testing/pictures.ts'
import { thePortal } from '../../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('an application at the desk', () => {
  const record = {
    idType: 'resident' as const,
    idNumber: '12345670',
    nameZh: '何家玲',
    surname: 'Ho',
    firstName: 'Ka Leng',
    gender: 'female' as const,
    birthDate: '1991-07-09',
    documentExpiry: '2031-01-01',
  }

  test('shows the form, with the record of the bureau beside it', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.bureau.put({ ...record, photo: null })

    const { idType: _, idNumber: __, ...shown } = record
    expect(await desk.look(reference)).toMatchObject({
      code: 0,
      data: {
        idNumber: '12345670',
        birthDate: '1991-07-08',
        email: 'kaleng@example.mo',
        record: { ...shown, photo: null },
      },
    })
  })

  test('says so when the bureau knows nobody', async () => {
    const { reference } = await anApplication(portal)

    expect((await (await aClerk(portal)).look(reference)).data.record).toBeNull()
  })

  test('shows its pictures by links that end after a minute', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.bureau.put({ ...record, photo: await jpeg(portrait()) })
    const { photo, idCopy, record: shown } = (await desk.look(reference)).data
    const links: string[] = [photo, idCopy, shown.photo]
    const statuses = async () => Promise.all(links.map(async (url) => (await portal.app.inject({ url })).statusCode))

    expect(await statuses()).toEqual([200, 200, 200])
    for (const url of links) {
      const { headers, rawPayload } = await portal.app.inject({ url })
      expect(headers, 'a download only').toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': expect.stringMatching(/^attachment/),
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect([...rawPayload.subarray(0, 2)]).toEqual([0xff, 0xd8])
    }
    portal.clock.forward(55_000)
    expect(await statuses()).toEqual([200, 200, 200])
    portal.clock.forward(6_000)
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test.each([
    ['of another application', (link: string, other: string) => link.replace(/A26-\w{6}/, other)],
    ['of another picture', (link: string) => link.replace('.photo.', '.idCopy.')],
    ['of a colleague', (link: string) => link.replace(/\.photo\.(\d+)/, (_, id) => `.photo.${Number(id) + 1}`)],
    ['that ends later', (link: string) => link.replace(/\.(\d{10})\./, (_, end) => `.${Number(end) + 600}.`)],
    ['without a seal', (link: string) => link.replace(/\.[^.]+$/, '')],
    ['with an empty seal', (link: string) => link.replace(/[^.]+$/, '')],
    ['with a shorter seal', (link: string) => link.slice(0, -1)],
    ['out of the folder', () => '/api/desk/picture/..%2F..%2Fsecret.9999999999.x'],
  ])('shows a picture by its own link only, never by one made up: %s', async (_, changed) => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const other = await anotherApplication(portal, 1)
    const link: string = (await desk.look(reference)).data.photo
    expect(changed(link, other)).not.toBe(link)

    expect((await portal.app.inject({ url: changed(link, other) })).statusCode).toBe(404)
  })

  test('shows the fifty newest acts, oldest first, after the day on which it came in', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const { id: staffId } = await portal.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    const at = (number: number) => new Date(Date.parse('2026-03-02T02:00:00Z') + number * 1000)
    const acts = Array.from({ length: 53 }, (_, number) => ({ at: at(number), staffId, act: `act ${number}` }))
    const about = { subjectKind: 'application', subjectId: reference }
    await portal.db
      .insertInto('audit')
      .values(acts.map((one) => ({ ...one, ...about })))
      .execute()
    const [first, ...shown] = (await desk.look(reference)).data.history

    expect(first).toMatchObject({ act: 'received', who: '' })
    expect(shown.map(({ act }: { act: string }) => act)).toEqual(acts.slice(3).map(({ act }) => act))
    expect(shown.at(-1)).toEqual({ at: at(52).toISOString(), who: 'Ieong', act: 'act 52' })
  })

  test('is not found when there is none', async () => {
    expect(await (await aClerk(portal)).look('A26-NOBODY')).toMatchObject({ code: 6 })
  })
})

describe('[M04] of a minor, the desk', () => {
  beforeEach(() => seatFamilies(portal))

  test('sees guardian, document, the bureau’s record and face check, and leaves an audit entry', async () => {
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    const { data } = await desk.look(reference)

    expect(data.guardian).toEqual({
      ...{ idNumber: people.guardian.idNumber, birthDate: people.guardian.birthDate, gender: 'male' },
      ...{ face: 'same', onlinePayment: true, idCopy: expect.stringMatching(/^\/api\/desk\/picture\//) },
      record: {
        ...{ nameZh: '吳家豪', surname: 'Ng', firstName: 'Ka Hou', gender: 'male', birthDate: '1979-05-23' },
        ...{ documentExpiry: '2031-10-17', photo: expect.stringMatching(/^\/api\/desk\/picture\//) },
      },
    })
    const pictures: string[] = [data.guardian.idCopy, data.guardian.record.photo, data.record.photo]
    const contents = await Promise.all(pictures.map((url) => portal.app.inject({ url })))
    expect(contents.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(contents.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3)
    expect(await actsOnApplications(portal)).toEqual([`looked ${reference}`])
  })

  test('cannot turn a link to one photo into one to the other', async () => {
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    const { photo } = (await desk.look(reference)).data.record

    expect((await portal.app.inject({ url: photo.replace('bureauPhoto', 'guardianBureauPhoto') })).statusCode).toBe(404)
  })

  test('is told when the bureau no longer knows the guardian, and when there is none', async () => {
    const desk = await aClerk(portal)
    const { reference } = await aMinorsApplication(portal)
    await portal.db.deleteFrom('bureauRecords').execute()
    const adult = await anApplication(portal)

    expect((await desk.look(reference)).data.guardian.record).toBeNull()
    expect((await desk.look(adult.reference)).data.guardian).toBeNull()
  })
})
