import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done, openPortal } from '../../testing/portal.tsx'
import type { Slot, Timetable } from './timetable.ts'

const address = '/zh/vbs/venue?code=north&kind=badminton'
const menu = { '/menu/main': done({ items: [] }) }
beforeEach(() => page.viewport(1280, 800))

const days = Array.from({ length: 8 }, (_, ahead) => ({
  day: `2026-03-0${ahead + 2}`,
  free: ahead === 1 || ahead === 4 ? 0 : 3 + ahead,
  hasHours: ahead !== 4,
  open: ahead < 7,
}))
const hours = ['09:00', '13:00', '18:00']
const slots = (first: number, states: Slot['state'][]): Slot[] =>
  states.map((state, place) => ({
    ...{ id: first + place, from: hours[place] ?? '', until: `${Number(hours[place]?.slice(0, 2)) + 1}:00` },
    ...{ band: place === 2 ? 'peak' : 'off_peak', state },
  }))

const timetable = (
  day: string,
  states: Slot['state'][][] = [
    ['free', 'taken', 'free'],
    ['taken', 'free', 'free'],
  ],
): Timetable => ({
  ...{
    code: 'north',
    name: '北區體育館',
    area: '氹仔',
    address: '北安',
    day,
    today: '2026-03-02',
    opensAt: null,
    byTurns: null,
  },
  closures: [],
  facilities: [
    {
      ...{ code: 'badminton', kind: 'badminton', name: '羽毛球場', minimumAge: 4, party: 8, days },
      prices: { peak: { adult: 4000, minor: 2000, senior: 1000 }, off_peak: { adult: 2000, minor: 1000, senior: 0 } },
      courts: states.map((one, place) => ({
        ...{ code: String(place + 1), name: `${place + 1} 號場`, slots: slots(10 * (place + 1), one) },
      })),
    },
    {
      ...{ code: 'squash', kind: 'squash', name: '壁球場', minimumAge: 4, party: 4, days },
      ...{ prices: { peak: null, off_peak: { adult: 2000, minor: 1000, senior: 0 } }, courts: [] },
    },
  ],
})
const answering =
  (of = timetable) =>
  (query: URLSearchParams) =>
    done({ version: '0123456789ab', nextIn: 3, timetable: of(query.get('day') ?? '2026-03-02') })

/** The portal, with the timetable of whatever day is asked for. */
const open = async (of = timetable, at = address) => {
  const portal = await openPortal(at, {
    ...menu,
    '/vbs/slots': () => answering(of)(portal.to('/vbs/slots').at(-1)?.query ?? new URLSearchParams()),
  })
  return portal
}
const cell = (name: RegExp | string) => page.getByRole('gridcell', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('the courts of a venue', () => {
  test('[O03] say hour by hour what is free, what it costs, and what somebody has', async () => {
    await open()

    await expect.element(page.getByRole('heading', { level: 1, name: '北區體育館 · 羽毛球' })).toBeVisible()
    await expect.element(cell('1 號場，09:00 至 10:00，可預約，20 元')).toHaveTextContent('$20')
    await expect.element(cell('2 號場，09:00 至 10:00，已租出')).toBeVisible()
    await expect.element(cell('1 號場，18:00 至 19:00，可預約，40 元')).toHaveTextContent('$40')
    await expect.element(page.getByRole('row', { name: /65 歲或以上/ })).toHaveTextContent('65 歲或以上免費澳門元 10')
  })

  test('a day says how much of it is free, and leads to it', async () => {
    const { history } = await open()
    await expect.element(page.getByRole('link', { name: /明日/ })).toHaveTextContent('明日3已滿')
    await expect.element(page.getByRole('link', { name: /週一/ })).toHaveTextContent('週一9未開放')
    // Nothing is offered on it, which is not full.
    await expect.element(page.getByRole('link', { name: /週五/ })).toHaveTextContent('週五6無時段')
    await page.getByRole('link', { name: /週三/ }).click()

    await expect.element(page.getByRole('grid', { name: /3月4日/ })).toBeVisible()
    expect(history.location.search).toBe('?code=north&kind=badminton&day=2026-03-04')
    expect(document.querySelectorAll('nav [aria-current] b')).toHaveLength(1)
    await expect.element(page.getByRole('link', { name: /週三/ })).toHaveAttribute('aria-current')
  })

  test('the keyboard goes from court to court, from hour to hour and from day to day, with one stop for the tab key', async () => {
    await open()
    await expect.element(cell(/可預約，20 元/).first()).toBeVisible()
    const table = page.getByRole('grid').element()
    expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    table.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    expect(focused()).toContain('1 號場，09:00')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toContain('2 號場，09:00')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toContain('2 號場，13:00')
    await userEvent.keyboard('f')
    expect(focused()).toContain('1 號場，18:00')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(focused()).toContain('1 號場，09:00')
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect.element(page.getByRole('grid', { name: /3月3日/ })).toBeVisible()
    await expect.poll(focused).toContain('1 號場，13:00')
    expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{PageUp}')

    await expect.element(page.getByRole('grid', { name: /3月2日/ })).toBeVisible()
  })

  test('hours that are over are not shown today; when all are, the next day is a press away', async () => {
    await open((day) => timetable(day, day === '2026-03-02' ? [['past', 'past', 'past']] : [['past', 'free', 'free']]))
    await expect.element(page.getByText(/今日的時段已過。/)).toBeVisible()
    await page.getByRole('button', { name: '看下一日' }).click()

    await expect.element(page.getByRole('grid', { name: /3月3日/ })).toBeVisible()
  })

  const closed = (states: Slot['state'][][]) => (day: string) => {
    const made = timetable(day, states)
    for (const { courts } of made.facilities)
      for (const slot of courts.flatMap(({ slots }) => slots)) if (slot.state === 'closed') slot.closedBy = 7
    const closures = [{ id: 7, reason: 'typhoon' as const, text: '八號風球。', until: '2026-03-02T16:00:00.000Z' }]
    return { ...made, closures }
  }
  test('what is closed says so, and above it stands why and until when', async () => {
    await open(closed([['closed', 'free', 'free']]))
    await expect.element(page.getByText(/^因颱風關閉，至 .*。 八號風球。$/)).toBeVisible()
    await expect.element(cell('1 號場，09:00 至 10:00，已關閉')).toHaveTextContent('關')
  })

  test('where all that is left is closed, a sentence stands in place of the grid', async () => {
    await open(closed([['past', 'closed', 'closed']]))
    await expect.element(page.getByText(/因颱風關閉/)).toBeVisible()
    expect(page.getByRole('grid').elements()).toEqual([])
  })

  test('as a list it says the same', async () => {
    await open()
    await page.getByRole('radio', { name: '列表' }).click()

    await expect.element(page.getByRole('heading', { name: '09:00 至 10:00' })).toBeVisible()
    await expect.element(page.getByRole('listitem').filter({ hasText: /^1 號場 澳門元 20$/ })).toBeVisible()
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  })

  test('a telephone shows a part of the day at once, and the narrowest a list', async () => {
    await page.viewport(390, 844)
    await open()
    await expect.element(page.getByRole('radio', { name: '早上' })).toBeChecked()
    await expect.element(cell(/09:00/).first()).toBeVisible()
    await expect.element(cell(/18:00/).first()).not.toBeInTheDocument()
    await page.getByRole('radio', { name: '晚上' }).click()
    await expect.element(cell(/18:00/).first()).toBeVisible()
    await page.viewport(320, 844)

    await expect.element(page.getByRole('heading', { name: /18:00 至 19:00/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('what has changed meanwhile is shown when it is asked again, and does not move the focus', async () => {
    let state: Slot['state'] = 'free'
    await open((day) => timetable(day, [[state, 'taken', 'free']]))
    await expect.element(cell(/1 號場，09:00/)).toHaveTextContent('$20')
    page.getByRole('grid').element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    state = 'taken'

    await expect.element(cell('1 號場，09:00 至 10:00，已租出'), { timeout: 10_000 }).toBeVisible()
    expect(focused()).toBe('1 號場，09:00 至 10:00，已租出')
  })

  test('a venue that there is not: a sentence, and the way back', async () => {
    await openPortal(address, { ...menu, '/vbs/slots': { code: 6, message: '找不到有關資料' } })

    await expect.element(page.getByText('找不到有關資料')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '尋找其他場地' }))
      .toHaveAttribute('href', '/zh/vbs/online-booking')
  })

  test('[X07] no network: it says so, and whoever is logged in stays it', async () => {
    localStorage.setItem('palaestra.token', 'a token')
    await openPortal(address, { ...menu, '/vbs/slots': new TypeError('no network') })

    await expect.element(page.getByText(/未能讀取資料。/), { timeout: 15_000 }).toBeVisible()
    expect(localStorage.getItem('palaestra.token')).toBe('a token')
  })
})
