import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import type { Slot, Timetable } from './timetable.ts'

const address = '/zh/vbs/venue?code=north&kind=badminton'
beforeEach(async () => {
  sessionStorage.clear()
  session.start('a token')
  await page.viewport(1280, 800)
})

const hours = ['17:00', '18:00', '19:00']
const slots = (first: number, states: Slot['state'][]): Slot[] =>
  states.map((state, place) => ({
    ...{ id: first + place, from: hours[place] ?? '', until: `${18 + place}:00`, state },
    band: place === 0 ? 'off_peak' : 'peak',
  }))
const prices = { adult: 4000, minor: 2000, senior: 1000 }
const timetable: Timetable = {
  ...{ code: 'north', name: '北區體育館', area: '氹仔', address: '北安', day: '2026-03-02', today: '2026-03-02' },
  opensAt: null,
  byTurns: null,
  closures: [],
  facilities: [
    {
      ...{ code: 'badminton', kind: 'badminton', name: '羽毛球場', minimumAge: 4, party: 8 },
      days: [{ day: '2026-03-02', free: 4, hasHours: true, open: true }],
      prices: { peak: prices, off_peak: { adult: 2000, minor: 1000, senior: 0 } },
      courts: [
        { code: '1', name: '1 號場', slots: slots(10, ['free', 'free', 'taken']) },
        { code: '2', name: '2 號場', slots: slots(20, ['free', 'free', 'taken']) },
      ],
    },
  ],
}
const mine = {
  audience: 'adult',
  online: false,
  quota: [
    { kind: 'badminton', band: 'off_peak', most: 3, used: 0 },
    { kind: 'badminton', band: 'peak', most: 2, used: 1 },
  ],
  slots: [{ slot: 22, reference: 'B26-MINE0000' }],
}
const may = { service: 'venue_booking', state: 'yes', reason: null, message: null, way: null, from: null }
const open = (more: Responses = {}) =>
  openPortal(address, {
    '/menu/main': done({ items: [] }),
    '/vbs/slots': done({ version: '0123456789ab', nextIn: 60, timetable }),
    '/vbs/mine': done(mine),
    '/account/fun_info': done({ items: [may] }),
    ...more,
  })
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const basket = () => page.getByRole('region', { name: '最多選三個' })
/** Courts can be chosen once it is known what one may have, and that is asked for beside them. */
const openToChoose = async (more: Responses = {}) => {
  const portal = await open(more)
  await expect.element(basket()).toBeVisible()
  return portal
}
const chosen = () =>
  basket()
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('b')?.textContent)
const book = () => basket().getByRole('button', { name: '預約', exact: true })

describe('on the grid a member', () => {
  test('[O03] sees first what they may still have, and what is theirs', async () => {
    await open()
    const quota = page.getByRole('region', { name: /你的限額/ })
    await expect.element(quota.getByText('已用 1 / 2')).toBeVisible()
    await expect.element(quota.getByText('已用 0 / 3')).toBeVisible()
    await expect.element(cell('2 號場，19:00 至 20:00，我的預約')).toHaveTextContent('我的')
  })

  test('[O03] chooses up to three in the order of liking, and only then books: all of them are sent, once', async () => {
    const portal = await openToChoose()
    await cell(/^1 號場，18:00/).click()
    await cell(/^2 號場，18:00/).click()
    await cell(/^1 號場，17:00/).click()
    await expect.poll(chosen).toEqual(['1 號場 18:00–19:00', '2 號場 18:00–19:00', '1 號場 17:00–18:00'])
    await expect.element(cell('2 號場，18:00 至 19:00，第 2 選擇，澳門元 40')).toHaveAttribute('aria-selected', 'true')
    await cell(/^2 號場，17:00/).click()
    await expect.element(page.getByText('已選三個，請先移除一個。')).toBeInTheDocument()
    expect(chosen()).toHaveLength(3)
    await page.getByRole('button', { name: '把 1 號場 17:00–18:00 移前' }).click()
    await page.getByRole('button', { name: '移除 1 號場 18:00–19:00' }).click()
    await expect.poll(chosen).toEqual(['1 號場 17:00–18:00', '2 號場 18:00–19:00'])
    await expect.element(basket().getByText('澳門元 40', { exact: true })).toBeVisible()

    portal.responses['/vbs/book'] = done({ reference: 'B26-7KQ4NX2M', slot: 10, amount: 2000, heldUntil: null })
    portal.responses['/vbs/booking'] = { code: 6, message: '找不到' }
    await book().dblClick()
    await expect.poll(() => portal.history.location.href).toBe('/zh/vbs/booking?reference=B26-7KQ4NX2M')
    const asked = portal.to('/vbs/book').map(({ body }) => body)
    expect(asked).toEqual([{ choices: [10, 21], requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  })

  test('goes on with the same request after a lost answer, and with another one when something else is chosen', async () => {
    const portal = await openToChoose({ '/vbs/book': { code: 343, message: '這個場地剛剛被訂了，請另選一個' } })
    await cell(/^1 號場，18:00/).click()
    await book().click()
    await expect.element(page.getByText('這個場地剛剛被訂了，請另選一個')).toBeVisible()
    await book().click()
    await expect.poll(() => portal.to('/vbs/book').length).toBe(2)
    await cell(/^2 號場，18:00/).click()
    await expect.poll(chosen).toHaveLength(2)
    await book().click()
    await expect.poll(() => portal.to('/vbs/book').length).toBe(3)
    const [first, second, third] = portal.to('/vbs/book').map(({ body }) => body['requestKey'])
    expect(first).toBe(second)
    expect(third).not.toBe(first)
  })

  test('presses a court that somebody else has, in the grid or the list, joins its line once, and reads the place in it', async () => {
    const portal = await openToChoose()
    await page.getByRole('radio', { name: '列表' }).click()
    await page.getByRole('button', { name: /^1 號場，19:00 至 20:00，已租出/ }).click()
    const line = page.getByRole('region', { name: '1 號場 19:00–20:00 已租出' })
    portal.responses['/tools/captcha'] = done({ challenge: await aChallenge() })
    portal.responses['/waiting/join'] = { code: 443, message: '最多可同時輪候五個場地。請先退出其中一個' }
    await line.getByRole('button', { name: '輪候這個場地' }).click()
    await expect.element(line.getByText('最多可同時輪候五個場地。請先退出其中一個')).toBeVisible()
    portal.responses['/waiting/join'] = done({ place: 3 })
    await line.getByRole('button', { name: '輪候這個場地' }).dblClick()
    await expect.element(line.getByText('已加入輪候，你排第 3 位。')).toBeVisible()
    await expect.element(line.getByRole('link', { name: '查看我的輪候' })).toHaveAttribute('href', '/zh/waiting')
    const asked = portal.to('/waiting/join').map(({ body }) => body)
    expect(asked).toEqual([12, 12].map((slot) => ({ slot, solvedCaptcha: expect.any(String) })))
    expect(chosen()).toHaveLength(0)
  })

  test('chooses by the keyboard, and is told why something cannot be had', async () => {
    await openToChoose()
    ;(cell(/^1 號場，17:00/).element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.poll(chosen).toEqual(['1 號場 17:00–18:00'])
    await expect.element(page.getByText('第 1 選擇：1 號場，17:00 至 18:00。')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(page.getByText('已租出', { exact: true }).last()).toBeInTheDocument()
    expect(chosen()).toHaveLength(1)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect.poll(() => basket().getByRole('listitem').elements().length).toBe(0)
  })

  test('chooses from the list as well, at 320 pixels, with the choice in sight', async () => {
    await page.viewport(320, 700)
    await open()
    await page.getByRole('button', { name: /^1 號場，17:00 至 18:00/ }).click()
    const bar = page.getByRole('button', { name: '查看選擇' })
    await expect.element(bar).toBeVisible()
    expect(tooWide()).toBe(0)
    expect(tooSmall(page.getByRole('main').getByRole('button').elements())).toEqual([])
    await bar.click()
    await expect.element(page.getByRole('heading', { name: '最多選三個' })).toHaveFocus()
  })
})

describe('who may not book looks only', () => {
  test('[O05] and reads why', async () => {
    const no = { ...may, state: 'no', reason: 'card_temporary', message: '臨時卡不能租場', way: 'swap_card' }
    await open({ '/account/fun_info': done({ items: [no] }) })
    await expect.element(page.getByText('臨時卡不能租場')).toBeVisible()
    await cell(/^1 號場，17:00/).click()
    expect(page.getByRole('region', { name: '最多選三個' }).elements()).toEqual([])
  })

  test('[P01] as a visitor, who is told to log in', async () => {
    session.end()
    const portal = await open()
    await expect.element(page.getByText('登入後即可預約。')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: '登入' }))
      .toHaveAttribute('href', '/ams/login?to=%2Fvbs%2Fvenue%3Fcode%3Dnorth%26kind%3Dbadminton')
    await cell(/^1 號場，17:00/).click()
    expect(portal.to('/vbs/mine')).toEqual([])
  })
})

describe('[O03] what was chosen', () => {
  const keep = (written: unknown) => {
    sessionStorage.setItem('choices', JSON.stringify(written))
    localStorage.setItem('choices', 'kept')
  }
  const requestKey = '0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10'

  test('is kept in this tab as slots and a key of the request alone, and empty once it is booked', async () => {
    const portal = await openToChoose()
    await cell(/^2 號場，18:00/).click()
    await cell(/^1 號場，17:00/).click()
    await expect.poll(chosen).toEqual(['2 號場 18:00–19:00', '1 號場 17:00–18:00'])
    const written = () => JSON.parse(sessionStorage.getItem('choices') ?? '{}')
    await expect.poll(written).toEqual({ slots: [21, 10], requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const before = written()
    portal.responses['/vbs/book'] = done({ reference: 'B26-7KQ4NX2M', slot: 21, amount: 4000, heldUntil: null })
    portal.responses['/vbs/booking'] = { code: 6, message: '找不到' }
    await book().click()
    await expect
      .poll(() => portal.to('/vbs/book').map(({ body }) => body))
      .toEqual([{ choices: before.slots, requestKey: before.requestKey }])
    await expect.poll(() => written().slots).toEqual([])
  })

  test('comes back after a reload in its order, and is sent as the same request; what others have got is left out', async () => {
    keep({ slots: [21, 12, 10], requestKey })
    const portal = await openToChoose({ '/vbs/book': { code: 343, message: '這個場地剛剛被訂了，請另選一個' } })
    await expect.poll(chosen).toEqual(['2 號場 18:00–19:00', '1 號場 17:00–18:00'])
    await book().click()
    await expect.poll(() => portal.to('/vbs/book').map(({ body }) => body)).toEqual([{ choices: [21, 10], requestKey }])
  })

  test('is nobody else’s: who logs in after another finds nothing', async () => {
    keep({ slots: [21], requestKey })
    session.end()
    session.start('another token')
    await openToChoose()
    await cell(/^1 號場，17:00/).click()
    await expect.element(cell(/^1 號場，17:00/)).toHaveAttribute('aria-selected', 'true')
    expect(chosen()).toEqual(['1 號場 17:00–18:00'])
    session.lose('signed_out')
    expect(sessionStorage.getItem('choices')).toBeNull()
  })

  test.each([
    ['not what was written', 'nonsense'],
    ['of another day', { slots: [901, 902], requestKey }],
  ])('that is %s is left alone', async (_, written) => {
    keep(written)
    await openToChoose()
    await expect.element(basket().getByText('在表格或列表中選擇想要的時段。')).toBeVisible()
    expect(chosen()).toEqual([])
    expect(sessionStorage.getItem('choices')).toBe(JSON.stringify(written))
  })
})
