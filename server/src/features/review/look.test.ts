import { beforeEach, describe, expect, test } from 'vitest'
import { anApplication } from '../../testing/applicant.ts'
import { aClerk, anotherApplication } from '../../testing/desk.ts'
import { jpeg, portrait } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('an application', () => {
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

  test('shows what was written, and the record of the bureau beside it', async () => {
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

  test('says where the bureau knows nobody', async () => {
    const { reference } = await anApplication(portal)

    expect((await (await aClerk(portal)).look(reference)).data.record).toBeNull()
  })

  test('its pictures are shown by links that end after a minute', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.bureau.put({ ...record, photo: await jpeg(portrait()) })
    const { photo, idCopy, record: shown } = (await desk.look(reference)).data
    const links: string[] = [photo, idCopy, shown.photo]
    const statuses = async () => Promise.all(links.map(async (url) => (await portal.app.inject({ url })).statusCode))

    expect(await statuses()).toEqual([200, 200, 200])
    const { headers, rawPayload } = await portal.app.inject({ url: shown.photo })
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    expect([...rawPayload.subarray(0, 2)]).toEqual([0xff, 0xd8])
    portal.clock.forward(61_000)
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('a changed link to the bureau’s photo opens nothing', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const other = await anotherApplication(portal, 1)
    await portal.bureau.put({ ...record, photo: await jpeg(portrait()) })
    const link: string = (await desk.look(reference)).data.record.photo
    const status = async (url: string) => (await portal.app.inject({ url })).statusCode

    expect(await status(link.replace(reference, other))).toBe(404)
    expect(await status(link.replace(/\.\d+\./, '.9999999999.'))).toBe(404)
    expect(await status(link.slice(0, -1))).toBe(404)
  })

  test('one that is not there is not found', async () => {
    expect(await (await aClerk(portal)).look('A26-NOBODY')).toMatchObject({ code: 6 })
  })
})
