import { beforeEach, describe, expect, test } from 'vitest'
import { offer, theHirer } from '../../testing/bookings.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten; the slots are of Wednesday evening. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

describe('the calendar file', () => {
  const fileOf = async (address: string) => portal.app.inject({ method: 'GET', url: address })

  test('says when and where, without a session; and, with the same name, that it was cancelled', async () => {
    const [slot] = await offer(portal, 'a1', day)
    const { book, one, cancel } = await theHirer(portal)
    const { reference } = (await book([slot])).data
    const { calendar } = (await one(reference)).data
    const { body, headers, statusCode } = await fileOf(calendar)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    for (const line of [
      `UID:${reference}@portal.test`,
      'DTSTART:20260304T100000Z',
      'DTEND:20260304T110000Z',
      'SUMMARY:羽毛球 · 1號場',
      'LOCATION:望廈體育中心\\, 俾利喇街',
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
    ])
      expect(body.split('\r\n')).toContain(line)
    expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    await cancel(reference)
    const after = (await fileOf(calendar)).body.split('\r\n')
    for (const line of [`UID:${reference}@portal.test`, 'STATUS:CANCELLED', 'SEQUENCE:1', 'METHOD:CANCEL'])
      expect(after).toContain(line)
  })

  test('is nowhere else', async () => {
    const [slot] = await offer(portal, 'a1', day)
    const { book, one } = await theHirer(portal)
    const { reference } = (await book([slot])).data
    const { calendar } = (await one(reference)).data
    const changed = calendar.replace(/.\.ics$/, (end: string) => (end.startsWith('A') ? 'B.ics' : 'A.ics'))
    for (const address of [changed.replace('/calendar/', '/calendar/x'), `/api/vbs/calendar/${reference}.ics`])
      expect((await fileOf(address)).statusCode).toBe(404)
  })
})
