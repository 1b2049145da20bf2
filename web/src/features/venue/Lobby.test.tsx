import { seedOf } from '@palaestra/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import { open as mayUse } from '../../testing/services.ts'
import type { Timetable } from './timetable.ts'

beforeEach(async () => {
  session.start('a token')
  await page.viewport(1280, 900)
  // Who asks first.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

const [day, reference, code] = ['2026-03-09', 'LOBBY-20260302', 'a1'.repeat(12)]
const prices = { adult: 4000, minor: 2000, senior: 1000 }
const timetable: Timetable = {
  ...{ code: 'north', name: '北區體育館', area: '氹仔', address: '北安', day, today: '2026-03-02' },
  ...{ opensAt: '2026-03-01T23:30:00.000Z', byTurns: day, closures: [] },
  facilities: [
    {
      ...{ code: 'badminton', kind: 'badminton', name: '羽毛球場', minimumAge: 4, party: 8 },
      days: [{ day, free: 0, hasHours: true, open: false }],
      prices: { peak: prices, off_peak: prices },
      courts: [1, 2].map((court) => ({
        ...{ code: String(court), name: `${court} 號場` },
        slots: [{ id: court, from: '18:00', until: '19:00', band: 'peak', state: 'unopened' }],
      })),
    },
  ],
}
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

interface Course {
  /** Milliseconds from now. */
  drawn: number
  opening: number
  mine: object
  perSecond?: number
  delays?: { from: string; to: string }[]
  /** As many as were in it some seconds ago. */
  entries?: number
}

/** An opening soon, at which one stands so. */
const openLobby = async (
  { drawn, opening, mine, perSecond = 2, delays = [], entries = 2 }: Course,
  more: Responses = {},
) => {
  const seed = await seedOf({ reference, secret: '7'.repeat(64), publicValue: '' })
  const [from, drawsAt] = [later(opening), later(drawn)]
  const nobody = {
    ...{ reference, day, closesAt: later(drawn - 2000), drawsAt, turnsFrom: from },
    ...{ code: null, position: null, turnAt: null },
  }
  let entered = nobody
  const portal = await openPortal(`/zh/vbs/venue?code=north&kind=badminton&day=${day}`, {
    '/menu/main': done({ items: [] }),
    '/vbs/slots': done({ version: '0123456789ab', nextIn: 60, timetable }),
    '/vbs/mine': done({ audience: 'adult', online: false, quota: [], slots: [] }),
    ...mayUse('venue_booking'),
    '/tools/captcha': done({ challenge: await aChallenge() }),
    '/vbs/lobby': ({ solvedCaptcha }) => {
      if (solvedCaptcha) entered = { ...nobody, ...mine }
      return done({ ...entered, now: later(0) })
    },
    '/vbs/lobby/state': () =>
      done({
        ...{ reference, closesAt: later(0), drawsAt: drawsAt, from, perSecond, delays, arrivals: 0, nextIn: 3 },
        ...{ entries, seed: Date.now() < Date.parse(drawsAt) ? null : seed },
      }),
    ...more,
  })
  const panel = page.getByRole('region', { name: /抽籤排先後|籤位|輪到你了/ })
  return { portal, panel }
}
const cell = (name: RegExp) => page.getByRole('gridcell', { name })
const basket = () => page.getByRole('region', { name: '最多選三個' })

describe('[O03] at an opening a member', () => {
  test('is in by being there, chooses meanwhile, and what is chosen is sent by itself at the turn, with one request', async () => {
    let sent = 0
    const { portal, panel } = await openLobby(
      { drawn: 6000, opening: 8000, mine: { code } },
      {
        '/vbs/book': () => {
          sent += 1
          if (sent === 1) return { code: 431, message: '還未輪到你', wait: 1 }
          return done({ reference: 'B26-7KQ4NX2M', slot: 2, amount: 4000, heldUntil: null })
        },
        '/vbs/booking': { code: 6, message: '找不到' },
      },
    )
    await expect.element(panel.getByText('你已在內，不用重新整理')).toBeVisible()
    await expect.element(panel.getByText('現有 2 人在內。先後在截止後抽出。')).toBeVisible()
    expect(portal.to('/vbs/lobby').map(({ method }) => method)).toEqual(['GET', 'POST'])
    await expect.element(panel.getByText(/^00:0\d$/)).toBeVisible()
    await cell(/^2 號場，18:00/).click()
    await expect.element(basket().getByText('輪到你時自動送出。')).toBeVisible()
    expect(basket().getByRole('button', { name: '預約', exact: true }).elements()).toEqual([])
    expect(sent).toBe(0)

    await expect.element(panel.getByText('/ 共 2 人'), { timeout: 10_000 }).toBeVisible()
    await expect
      .poll(() => portal.history.location.href, { timeout: 10_000 })
      .toBe('/zh/vbs/booking?reference=B26-7KQ4NX2M')
    const [first, second] = portal.to('/vbs/book').map(({ body }) => body)
    expect(first).toEqual({ choices: [2], requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(second).toEqual(first)
  })

  test('whose turn was over before they knew it, on a slow line, has what was chosen sent by itself, too', async () => {
    const { portal, panel } = await openLobby(
      { drawn: 3000, opening: 4000, mine: { code } },
      { '/vbs/book': { code: 343, message: '這個場地剛剛被訂了' } },
    )
    const state = portal.responses['/vbs/lobby/state'] as () => { data: { seed: string | null } }
    let withSeed = 0
    portal.responses['/vbs/lobby/state'] = () => {
      const { data } = state()
      if (data.seed) withSeed += 1
      return done(withSeed === 1 ? { ...data, seed: null } : data)
    }
    await expect.element(panel.getByText('你已在內，不用重新整理')).toBeVisible()
    await cell(/^2 號場，18:00/).click()
    await expect.poll(() => portal.to('/vbs/book').length, { timeout: 10_000 }).toBe(1)
    expect(withSeed).toBeGreaterThanOrEqual(2)
  })

  test('who has come later and chosen nothing is told that it is their turn, and books by the button', async () => {
    const { portal, panel } = await openLobby(
      { drawn: -1000, opening: 500, mine: { position: 1200 }, perSecond: 1000 },
      { '/vbs/book': { code: 343, message: '這個場地剛剛被訂了' } },
    )
    await expect.element(panel.getByText('前面約有', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '輪到你了' }), { timeout: 10_000 }).toBeVisible()
    await expect.element(panel.getByText('請選擇時段，然後按「預約」。')).toBeVisible()
    expect(portal.to('/vbs/book')).toEqual([])
    await cell(/^1 號場，18:00/).click()
    await basket().getByRole('button', { name: '預約', exact: true }).click()
    await expect.element(basket().getByText('這個場地剛剛被訂了')).toBeVisible()
  })

  test('sees within seconds that the opening is put off, and nothing is sent before the new time', async () => {
    const { portal, panel } = await openLobby(
      { drawn: -1000, opening: 8000, mine: { code } },
      { '/vbs/book': { code: 343, message: '這個場地剛剛被訂了' } },
    )
    await cell(/^2 號場，18:00/).click()
    const state = portal.responses['/vbs/lobby/state'] as () => { data: { from: string } }
    const { from } = state().data
    const to = new Date(Date.parse(from) + 3_600_000).toISOString()
    portal.responses['/vbs/lobby/state'] = () => done({ ...state().data, delays: [{ from, to }], nextIn: 3 })
    await expect
      .element(panel.getByText(/^開放時間押後至 .*。先後次序不變，不用重新進入。$/), { timeout: 10_000 })
      .toBeVisible()
    await expect.element(panel.getByText(/^3[56]\d\d 秒$/)).toBeVisible()
  })

  test('who could not be entered reads why and tries again, and counts oneself; at 320 pixels nothing is cut off', async () => {
    await page.viewport(320, 700)
    const { portal, panel } = await openLobby(
      { drawn: 60_000, opening: 60_000, mine: { code }, entries: 0 },
      { '/tools/captcha': {} },
    )
    const again = panel.getByRole('button', { name: '再試一次' })
    await expect.element(again).toBeVisible()
    portal.responses['/tools/captcha'] = done({ challenge: await aChallenge() })
    await again.click()
    await expect.element(panel.getByText('你已在內，不用重新整理')).toBeVisible()
    await expect.element(panel.getByText('現有 1 人在內。先後在截止後抽出。')).toBeVisible()
    await panel.getByText('怎樣核對？').click()
    await expect.element(panel.getByText(code, { exact: false })).toBeVisible()
    expect(tooWide()).toBe(0)
    expect(tooSmall(panel.getByRole('button').elements())).toEqual([])
  })
})

test('a visitor sees a day that opens later as it is, and no lobby', async () => {
  session.end()
  const { portal } = await openLobby({ drawn: 1000, opening: 2000, mine: { code } })
  await expect.element(cell(/^1 號場，18:00 至 19:00，尚未開放/)).toBeVisible()
  expect(portal.to('/vbs/lobby')).toEqual([])
})
