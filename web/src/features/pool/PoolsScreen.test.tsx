import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session as visitor } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import { closed, open as may } from '../../testing/services.ts'
import type { Pool, Session, Timetable } from './sessions.ts'

const [sessionsOf, quotaOf, buying, ticketsOf] = ['/pool/sessions', '/app/swimming_quota', '/pool/buy', '/pool/tickets']
beforeEach(() => page.viewport(1280, 900))

const day = '2026-03-04'
const prices = { adult: 1500, minor: 1000, senior: 0, child: 500 }
/** The moment of an hour of that day by the clocks of the pool. */
const at = (hour: number) => new Date(Date.parse('2026-03-03T16:00:00.000Z') + hour * 3_600_000).toISOString()
/** A session of two hours; places are 100 of which 80 are sold in advance. */
const session = (id: number, from: number, said: Partial<Session> = {}): Session => ({
  ...{ id, from: `${from}:00`, until: `${from + 2}:00`, state: 'advance', places: 100, left: 42, advanceLeft: 22 },
  startsAt: at(from),
  endsAt: at(from + 2),
  advanceFrom: '2026-03-01T23:30:00.000Z',
  spotFrom: at(from - 0.5),
  ...{ prices, closed: null },
  ...said,
})
const carmo = (...sessions: Session[]): Pool => ({
  ...{ code: 'carmo', name: '嘉模泳池', area: '氹仔', address: '氹仔', kind: 'indoor' },
  ...{ inSeason: true, seasonFrom: null, seasonUntil: null, sessions },
})
const hacSa: Pool = {
  ...{ code: 'hac-sa', name: '黑沙公園泳池', area: '路環', address: '黑沙', kind: 'outdoor' },
  ...{ inSeason: false, seasonFrom: '05-01', seasonUntil: '10-31', sessions: [] },
}
const timetable = (pools: Pool[], of = day): Timetable => ({
  ...{ day: of, today: day, days: [day, '2026-03-05', '2026-03-06'], pools },
})
const answer = (pools: Pool[], of = day) =>
  done({ version: '0123456789ab', nextIn: 60, timetable: timetable(pools, of) })

const quota = {
  items: [day, '2026-03-05', '2026-03-06'].map((day) => ({ day, most: 1, used: 0, left: 1, holder: 'adult' })),
  ...{ children: 2, alone: true, spotMinutes: 30, enterMinutes: 30, online: true },
}
const child = (id: number, nameZh: string | null, said = {}) => ({
  ...{ id, kind: 'child', memberNumber: `00000001${id}`, nameZh, namePt: nameZh && 'Chan', state: 'confirmed' },
  ...{ askedAt: '2026-01-01T00:00:00.000Z', until: '2030-01-01', relation: 'guardian', shirt: null, able: true },
  ...said,
})
const family = (...people: object[]) => done({ family: [], people, asks: [], standsWith: [] })
const bought = { reference: 'T26-7KQ4NX2M', amount: 2000, heldUntil: null, enterBy: '2026-03-04T04:30:00.000Z' }
const ticket = {
  ...{ reference: bought.reference, poolCode: 'carmo', pool: '嘉模泳池', address: '氹仔', session: 12, day },
  ...{ startsAt: '2026-03-04T04:00:00.000Z', endsAt: '2026-03-04T06:00:00.000Z', persons: 2, amount: 2000 },
  children: [{ nameZh: '陳樂琪', namePt: 'Chan Lok Kei' }],
  ...{ sold: 'advance', state: 'valid', heldUntil: null, order: 'P26-7KQ4NX', paid: true, mayKeepLonger: false },
  ...{ enterFrom: '2026-03-04T03:30:00.000Z', enterBy: '2026-03-04T04:30:00.000Z' },
  ...{ enteredAt: null, endedAt: null, closed: null, mayGiveBack: true },
}
const code = done({ content: 'what the gate reads', seconds: 60, kept: '' })

const openAt = (address: string, pools: Pool[], more: Responses = {}) =>
  openPortal(address, {
    '/menu/main': done({ items: [] }),
    [sessionsOf]: answer(pools),
    [quotaOf]: done(quota),
    [ticketsOf]: done({ items: [], more: false }),
    '/family': family(child(7, '陳樂琪'), child(8, '陳樂怡')),
    ...may('pool_tickets'),
    ...more,
  })
const openTickets = (pools: Pool[], more: Responses = {}) => openAt('/zh/pools/tickets', pools, more)
const main = () => page.getByRole('main')
const row = (hours: string) => main().getByRole('listitem').filter({ hasText: hours })
const panel = () => main().getByRole('region', { name: '門票', exact: true })
const spoken = (one: { element: () => Element }) => one.element().textContent

describe('a visitor looks at the sessions of a day', () => {
  test('[R47] each says when it is, what it costs and how many places are left, as a word and as a bar', async () => {
    await openTickets([carmo(session(12, 12), session(13, 16, { advanceLeft: 5 })), hacSa])

    await expect.element(row('12:00–14:00')).toHaveTextContent('12:00–14:00成人 $15 · 小童 $5尚餘 22')
    const [full, few] = [...document.querySelectorAll('progress')].map(({ max, value, dataset }) => ({
      max,
      value,
      few: dataset['few'],
    }))
    expect([full, few]).toEqual([
      { max: 100, value: 22, few: 'false' },
      { max: 100, value: 5, few: 'true' },
    ])
    expect(main().getByRole('button').elements()).toEqual([])
    await expect.element(page.getByText('登入後即可買票。')).toBeVisible()
    await expect
      .element(main().getByRole('link', { name: '登入' }))
      .toHaveAttribute('href', '/ams/login?to=%2Fpools%2Ftickets')
  })

  test('[R47] what is sold later, full or closed says why, and from when there is more', async () => {
    await openTickets([
      carmo(
        session(10, 8, { state: 'over' }),
        session(11, 10, { state: 'over' }),
        session(12, 12, { state: 'spot', left: 14 }),
        session(13, 14, { state: 'advance_full', advanceLeft: 0 }),
        session(14, 16, { state: 'full', left: 0, advanceLeft: 0 }),
        session(15, 18, { state: 'unopened' }),
        session(16, 20, { state: 'closed', closed: { reason: 'cleaning', text: '' } }),
        session(17, 22, { state: 'closed', closed: { reason: 'typhoon', text: '八號風球。' } }),
      ),
    ])

    await expect.element(row('12:00–14:00')).toHaveTextContent('12:00–14:00即場票 · 成人 $15 · 小童 $5尚餘 14')
    expect(spoken(row('14:00–16:00'))).toBe('14:00–16:00預售已滿 · 13:30 起發售即場票已滿')
    expect(spoken(row('16:00–18:00'))).toBe('16:00–18:00成人 $15 · 小童 $5已滿')
    expect(spoken(row('18:00–20:00'))).toMatch(/2026年3月2日 .*7:30 開始預售$/)
    expect(spoken(row('20:00–22:00'))).toBe('20:00–22:00清潔泳池，暫停開放停')
    expect(spoken(row('22:00–24:00'))).toBe('22:00–24:00因颱風關閉 · 八號風球。停')
    await expect.element(row('08:00–10:00').or(page.getByText('8:00–10:00'))).not.toBeVisible()
    await page.getByText('已過 2 節').click()
    await expect.element(page.getByText('8:00–10:00')).toBeVisible()
  })

  test('where all sessions of today are over, that is said below them', async () => {
    await openTickets([carmo(session(10, 8, { state: 'over' }))])
    await expect.element(page.getByText('今日的時段已過。')).toBeVisible()
  })

  test('[R47] out of season it says when the pool opens; another pool stands in the address', async () => {
    const { history } = await openTickets([hacSa, carmo(session(12, 12))])
    await expect.element(row('12:00–14:00')).toBeVisible()
    await page.getByRole('combobox', { name: '泳池' }).selectOptions('黑沙公園泳池（休池）')

    await expect.element(page.getByText('現正休池，每年 5月1日 至 10月31日 開放。')).toBeVisible()
    expect(history.location.href).toBe('/zh/pools/tickets?pool=hac-sa')
  })

  test('another day is a press away, and stands in the address', async () => {
    const portal = await openTickets([carmo(session(12, 12))])
    const days = main().getByRole('navigation', { name: '日期' })
    await expect.element(days.getByRole('link', { name: '今日 4' })).toHaveAttribute('aria-current', 'date')
    portal.responses[sessionsOf] = answer([carmo()], '2026-03-06')
    await days.getByRole('link', { name: '週五 6' }).click()

    await expect.element(page.getByText('這一日沒有開放時段。')).toBeVisible()
    expect(portal.history.location.search).toBe('?day=2026-03-06')
    expect(portal.to(sessionsOf).at(-1)?.query.get('day')).toBe('2026-03-06')
  })

  test('where there is no pool at all a sentence says so', async () => {
    await openTickets([])
    await expect.element(page.getByText('目前沒有泳池發售門票。')).toBeVisible()
  })

  test('what cannot be read is said, and the last that was known stays with its time', async () => {
    const portal = await openTickets([carmo(session(12, 12))], { [sessionsOf]: { code: 1, message: '系統錯誤' } })
    await expect.element(page.getByText('系統錯誤')).toBeVisible()
    portal.responses[sessionsOf] = done({
      version: '0123456789ab',
      nextIn: 1,
      timetable: timetable([carmo(session(12, 12))]),
    })
    await page.getByRole('link', { name: '今日泳池門票' }).click()
    await expect.element(row('12:00–14:00')).toBeVisible()
    portal.responses[sessionsOf] = new TypeError('no network')
    await expect.element(page.getByText(/^未能更新，顯示的是 \d\d:\d\d 的情況。/)).toBeVisible()
    await expect.element(row('12:00–14:00')).toBeVisible()
    portal.responses[sessionsOf] = answer([carmo(session(12, 12, { state: 'full', left: 0 }))])
    await page.getByRole('button', { name: '再試一次' }).click()
    await expect.element(row('12:00–14:00')).toHaveTextContent('12:00–14:00成人 $15 · 小童 $5已滿')
    expect(page.getByRole('button', { name: '再試一次' }).elements()).toEqual([])
  })

  test('a day that is none is refused with a sentence, and nothing is tried again', async () => {
    await openAt('/zh/pools/tickets?day=x', [], { [sessionsOf]: { code: 5, message: '日期不正確' } })
    await expect.element(page.getByText('日期不正確')).toBeVisible()
    expect(page.getByRole('button', { name: '再試一次' }).elements()).toEqual([])
  })
})

describe('a member buys a ticket', () => {
  beforeEach(() => visitor.start('a token'))
  const choose = async (hours: string) => {
    await row(hours).getByRole('button', { name: '選擇' }).click()
    await expect.element(panel().getByText(hours, { exact: true })).toBeVisible()
  }

  test('[R47] the limit of the day stands before anything is chosen, and until when one comes in before it is paid', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-03T02:00:00.000Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await openTickets([carmo(session(12, 12))])
    const limit = main().getByRole('region', { name: '這一日的預售限額' })
    await expect
      .element(limit)
      .toHaveTextContent('這一日的預售限額已用 0 / 1每節開始前 30 分鐘起可買即場票，不計在限額內。')
    await expect.element(panel()).toHaveTextContent('門票請先選擇時段。')
    await choose('12:00–14:00')

    await expect
      .element(row('12:00–14:00').getByRole('button', { name: '已選' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(panel().getByText(/^12:00–14:00 11:30 至 12:30 入場，逾時作廢，不獲退款。$/)).toBeVisible()
    await expect.element(panel().getByText('門票保留 10 分鐘，付款後才生效。')).toBeVisible()
    await expect.element(panel().getByRole('button', { name: '買票 $15' })).toBeVisible()
  })

  test('[R47] children are chosen by name, at most two; the price of the whole ticket is on the button, and it is bought once', async () => {
    const portal = await openTickets([carmo(session(12, 12))], {
      '/family': family(
        child(7, '陳樂琪'),
        child(8, '陳樂怡'),
        child(9, '陳樂朗'),
        child(3, '陳大文', { until: day }),
        child(4, '陳小文', { able: false }),
        child(5, null, { state: 'waiting', able: null }),
        { ...child(6, '球員'), kind: 'player' },
      ),
      [buying]: done(bought),
      '/pool/ticket': done(ticket),
      '/account/qrcode_info': code,
    })
    await choose('12:00–14:00')
    const tick = (name: string) => panel().getByRole('checkbox', { name })
    const said = (name: string) => tick(name).element().closest('div')?.textContent
    await expect.element(tick('陳大文')).toBeDisabled()
    expect(said('陳大文')).toBe('陳大文當日已滿 13 歲，須自行購票')
    expect(said('陳小文')).toBe('陳小文會員卡現時不能入場')
    expect(said('會員 000 000 015')).toBe('會員 000 000 015尚待父母或監護人同意')
    expect(panel().getByRole('checkbox').elements()).toHaveLength(6)
    await tick('陳樂琪').click()
    await tick('陳樂怡').click()
    await expect.element(panel().getByRole('button', { name: '買票 $25' })).toBeVisible()
    await expect.element(tick('陳樂朗')).toBeDisabled()
    await tick('陳樂怡').click()
    await expect.element(tick('陳樂朗')).toBeEnabled()
    await panel().getByRole('button', { name: '買票 $20' }).dblClick()

    await expect.element(page.getByRole('heading', { level: 1, name: /2026年3月4日/ })).toBeVisible()
    expect(portal.history.location.href).toBe('/zh/pools/ticket?reference=T26-7KQ4NX2M')
    expect(portal.to(buying).map(({ body }) => body)).toEqual([
      { session: 12, children: [7], requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  })

  test('a refusal is said where it was pressed; after another choice it is another request', async () => {
    const portal = await openTickets([carmo(session(12, 12))], {
      [buying]: { code: 473, message: '所選的一名小童已在這一節的另一張門票上。' },
    })
    await choose('12:00–14:00')
    await panel().getByRole('checkbox', { name: '陳樂琪' }).click()
    await panel().getByRole('button', { name: '買票 $20' }).click()
    await expect.element(panel().getByRole('alert')).toHaveTextContent('所選的一名小童已在這一節的另一張門票上。')
    await panel().getByRole('button', { name: '買票 $20' }).click()
    await expect.poll(() => portal.to(buying)).toHaveLength(2)
    await panel().getByRole('checkbox', { name: '陳樂琪' }).click()
    await panel().getByRole('button', { name: '買票 $15' }).click()

    await expect.poll(() => portal.to(buying)).toHaveLength(3)
    const keys = portal.to(buying).map(({ body }) => body['requestKey'])
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
  })

  test('[R47] who has used the limit buys nothing in advance, but still on the spot, within some minutes', async () => {
    const used = { ...quota, items: quota.items.map((item) => ({ ...item, used: 1, left: 0 })), online: false }
    await openTickets([carmo(session(12, 12, { state: 'spot', left: 3 }), session(13, 16))], { [quotaOf]: done(used) })

    await expect.element(row('16:00–18:00')).toHaveTextContent('16:00–18:00成人 $15 · 小童 $5尚餘 22限額已用')
    await choose('12:00–14:00')
    await expect.element(panel().getByText(/^12:00–14:00 買後 30 分鐘內入場，逾時作廢，不獲退款。$/)).toBeVisible()
    await expect.element(panel().getByText('到泳池售票處付款，現在毋須付款。')).toBeVisible()
  })

  test('a minor brings no children, somebody over 65 pays nothing, and at 12 one buys no ticket', async () => {
    const as = (holder: string | null, said = {}) =>
      done({ ...quota, items: quota.items.map((item) => ({ ...item, holder })), ...said })
    const portal = await openTickets([carmo(session(12, 12))], { [quotaOf]: as('minor', { children: 0 }) })
    await choose('12:00–14:00')
    await expect.element(panel().getByText('年滿 18 歲才可帶小童。')).toBeVisible()
    await expect.element(panel().getByRole('button', { name: '買票 $10' })).toBeVisible()
    const another = async (response: object) => {
      portal.responses[quotaOf] = response
      window.dispatchEvent(new Event('visibilitychange'))
    }
    await another(as('senior'))
    await expect.element(panel().getByRole('button', { name: '取票（免費）' })).toBeVisible()
    await another(as(null, { alone: false, children: 0 }))
    await expect.element(page.getByText('12 歲或以下須由成人帶同，請由同行的成人買票。')).toBeVisible()
  })

  test('who has no children in the list is led to it', async () => {
    await openTickets([carmo(session(12, 12))], { '/family': family() })
    await choose('12:00–14:00')
    await expect.element(panel().getByText('名單上未有小童。')).toBeVisible()
    await expect
      .element(panel().getByRole('link', { name: '隨行小童名單' }))
      .toHaveAttribute('href', '/zh/online/account/accompanying-children')
  })

  test('[O06] who may buy none reads why, and what helps', async () => {
    const why = {
      state: 'no',
      reason: 'mobile_unconfirmed',
      message: '請先確認流動電話',
      way: 'confirm_mobile',
      from: null,
    }
    await openTickets([carmo(session(12, 12))], closed('pool_tickets', why as never))
    await expect.element(page.getByText('請先確認流動電話')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '確認流動電話' }))
      .toHaveAttribute('href', '/zh/online/account/confirm-mobile')
    expect(panel().elements()).toEqual([])
  })

  test('[R47] one’s tickets stand below: those to use, and when they are wanted those of before, page by page', async () => {
    await page.viewport(320, 700)
    const portal = await openTickets([carmo(session(12, 12))], { [ticketsOf]: done({ items: [ticket], more: false }) })
    const mine = main().getByRole('region', { name: '我的門票' })
    await expect
      .element(mine.getByRole('listitem'))
      .toHaveTextContent('2026年3月4日星期三 12:00–14:00嘉模泳池1 名成人、1 名小童 有效')
    const earlier = ['T26-CCCCCCCC', 'T26-AAAAAAAA'].map((reference) => ({ ...ticket, state: 'void', reference }))
    portal.responses[ticketsOf] = done({ items: earlier, more: true })
    await mine.getByRole('button', { name: '顯示以往的門票' }).click()
    await expect.element(mine.getByText('逾時作廢').last()).toBeVisible()
    portal.responses[ticketsOf] = { code: 1, message: '系統錯誤' }
    await mine.getByRole('button', { name: '顯示更多' }).click()
    await expect.element(mine.getByText(/未能讀取你的門票。/)).toBeVisible()
    portal.responses[ticketsOf] = done({
      items: [{ ...ticket, state: 'closed', reference: 'T26-BBBBBBBB' }],
      more: false,
    })
    await mine.getByRole('button', { name: '再試一次' }).click()
    await expect.element(mine.getByText('機構已關閉泳池')).toBeVisible()
    expect(portal.to(ticketsOf).map(({ query }) => [query.get('past'), query.get('after')])).toEqual([
      [null, null],
      ['1', null],
      ['1', 'T26-AAAAAAAA'],
      ['1', 'T26-AAAAAAAA'],
    ])
    expect(tooWide()).toBe(0)
  })

  test('at 320 pixels it fits, with parts large enough for a thumb', async () => {
    await page.viewport(320, 700)
    await openTickets([
      carmo(session(12, 12), session(13, 16, { state: 'closed', closed: { reason: 'other', text: '' } })),
    ])
    await choose('12:00–14:00')
    expect(tooWide()).toBe(0)
    expect(tooSmall(main().getByRole('button').elements())).toEqual([])
    expect(tooSmall([...document.querySelectorAll('main nav a, main label:has(input)')])).toEqual([])
  })
})

describe('a ticket', () => {
  beforeEach(() => visitor.start('a token'))
  const openOne = (said: object = {}, more: Responses = {}) =>
    openPortal(`/zh/pools/ticket?reference=${ticket.reference}`, {
      '/menu/main': done({ items: [] }),
      '/pool/ticket': done({ ...ticket, ...said }),
      '/account/qrcode_info': code,
      ...more,
    })
  const giveBack = () => page.getByRole('button', { name: '退回這張門票…' })

  test('[R47] shows the code of the card, and largest of all until when it lets in', async () => {
    await page.viewport(320, 700)
    await openOne()
    await expect.element(page.getByRole('img', { name: '會員卡二維碼' })).toBeVisible()
    const by = page.getByText('12:30 前入場')
    await expect.element(by).toBeVisible()
    const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
    const others = [...document.querySelectorAll('main *')].filter((one) => one !== by.element())
    expect(sizeOf(by.element())).toBeGreaterThan(Math.max(...others.map(sizeOf)))
    await expect.element(page.getByText('11:30 起可入場 · 逾時作廢，不獲退款')).toBeVisible()
    await expect.element(page.getByText('1 名成人、1 名小童（陳樂琪）')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '付款及收據' }))
      .toHaveAttribute('href', '/zh/payment/orders?reference=P26-7KQ4NX')
    expect(tooWide()).toBe(0)
    expect(tooSmall(main().getByRole('button').elements())).toEqual([])
  })

  test('whose card shows no code now reads why, and is led to the card; what cannot be read is asked for again', async () => {
    const portal = await openOne({}, { '/account/qrcode_info': { code: 8, message: '請先閱讀須知' } })
    await expect.element(page.getByText('請先閱讀須知')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '打開會員卡' }))
      .toHaveAttribute('href', '/zh/online/account?pass=')
    portal.responses['/account/qrcode_info'] = code
    expect(page.getByRole('img', { name: '會員卡二維碼' }).elements()).toEqual([])
  })

  test('what is paid at the pool says so, and what is free says nothing of it', async () => {
    await openOne({ order: null, paid: false })
    await expect.element(page.getByText('入場前在泳池售票處付款：$20。')).toBeVisible()
  })

  test('[R47] it is given back once, with what goes back before the button and on it', async () => {
    const portal = await openOne({}, { '/pool/give_back': done({ refund: 2000 }) })
    await expect
      .element(page.getByText('在該節開始前退票，退回 $20（全數），當日限額可以再用。開始後不能退票。'))
      .toBeVisible()
    await giveBack().click()
    const dialog = page.getByRole('dialog', { name: '確定退票？' })
    portal.responses['/pool/ticket'] = done({
      ...ticket,
      ...{ state: 'cancelled', mayGiveBack: false, endedAt: '2026-03-03T02:00:00.000Z' },
    })
    await dialog.getByRole('button', { name: '退票並退回 $20' }).dblClick()

    await expect.element(page.getByText('已退票', { exact: true })).toBeVisible()
    expect(portal.to('/pool/give_back').map(({ body }) => body)).toEqual([{ reference: ticket.reference }])
    expect(page.getByRole('img', { name: '會員卡二維碼' }).elements()).toEqual([])
    expect(giveBack().elements()).toEqual([])
  })

  test('one whose session begins meanwhile is not given back: the reason is said, and the ticket read anew', async () => {
    const portal = await openOne(
      { amount: 0, order: null, paid: false },
      {
        '/pool/give_back': { code: 477, message: '門票只可在該節開始前退回' },
      },
    )
    await expect.element(page.getByText('在該節開始前退票，名額會讓給其他人，當日限額可以再用。')).toBeVisible()
    await giveBack().click()
    portal.responses['/pool/ticket'] = done({ ...ticket, amount: 0, mayGiveBack: true })
    await page.getByRole('dialog').getByRole('button', { name: '退票' }).click()
    await expect.element(page.getByRole('alert').filter({ hasText: '門票只可在該節開始前退回' })).toBeVisible()
    await page.getByRole('button', { name: '保留門票' }).click()
    expect(page.getByRole('dialog').elements()).toEqual([])
    expect(portal.to('/pool/ticket')).toHaveLength(2)
  })

  test('[R47] one that is held says until when, leads to paying, and is kept longer once', async () => {
    const heldUntil = new Date(Date.now() + 600_000).toISOString()
    const held = { state: 'held', heldUntil, paid: false, order: null, mayKeepLonger: true }
    const portal = await openOne(held)
    await expect.element(page.getByRole('heading', { level: 2, name: /^為你保留至 \d\d:\d\d$/ })).toBeVisible()
    await expect.element(page.getByText('暫時保留，待付款')).toBeVisible()
    expect(page.getByRole('img', { name: '會員卡二維碼' }).elements()).toEqual([])
    await expect.element(page.getByText('尚未付款。現在退票，名額會讓給其他人。')).toBeVisible()
    portal.responses['/pool/keep_longer'] = done({ heldUntil })
    portal.responses['/pool/ticket'] = done({ ...ticket, ...held, mayKeepLonger: false })
    await page.getByRole('button', { name: '延長 5 分鐘（一次）' }).click()
    await expect.poll(() => page.getByRole('button', { name: '延長 5 分鐘（一次）' }).elements()).toEqual([])
    portal.responses['/pool/pay'] = { code: 300, message: '保留時間已過' }
    portal.responses['/pool/ticket'] = done({
      ...ticket,
      ...held,
      state: 'lapsed',
      heldUntil: null,
      mayGiveBack: false,
    })
    await page.getByRole('button', { name: '前往付款 $20' }).click()

    await expect.element(page.getByText('逾時未付款')).toBeVisible()
    expect(portal.to('/pool/pay').map(({ body }) => body)).toEqual([{ reference: ticket.reference }])
    expect(portal.to('/account/qrcode_info'), 'what lets nobody in shows no code').toEqual([])
  })

  test('one that the authority has closed is grey, with its reason and without a code', async () => {
    await openOne({
      ...{ state: 'closed', mayGiveBack: false, endedAt: '2026-03-03T02:00:00.000Z' },
      closed: { reason: 'typhoon', text: '八號風球。' },
    })
    await expect.element(page.getByText('機構已關閉泳池')).toBeVisible()
    await expect.element(page.getByText('因颱風關閉 八號風球。')).toBeVisible()
    expect(document.querySelector('[data-state="over"]')).not.toBeNull()
    expect(page.getByRole('img', { name: '會員卡二維碼' }).elements()).toEqual([])
  })

  test('one that let somebody in says when', async () => {
    await openOne({ state: 'used', mayGiveBack: false, enteredAt: '2026-03-04T04:10:00.000Z' })
    await expect.element(page.getByText('已入場', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^2026年3月4日 .*12:10$/)).toBeVisible()
  })

  test('one that there is not leads back to the tickets, and is asked for again', async () => {
    const portal = await openOne({}, { '/pool/ticket': { code: 6, message: '找不到' } })
    await expect.element(page.getByText('未能讀取這張門票，或你沒有這張門票。')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '買票及查看我的門票' }))
      .toHaveAttribute('href', '/zh/pools/tickets')
    portal.responses['/pool/ticket'] = done(ticket)
    await page.getByRole('button', { name: '再試一次' }).click()
    await expect.element(page.getByText('12:30 前入場')).toBeVisible()
  })
})

describe('today', () => {
  test('[O02] stands for every pool, the open ones first, and leads to buying', async () => {
    await openAt('/zh/pools/today', [
      hacSa,
      carmo(session(12, 12, { state: 'spot' }), session(13, 16, { state: 'full' })),
    ])
    await expect.element(page.getByRole('heading', { level: 1, name: '今日泳池門票' })).toBeVisible()
    await expect
      .element(row('12:00–14:00').getByRole('link', { name: '買票' }))
      .toHaveAttribute('href', '/zh/pools/tickets?pool=carmo')
    const names = main().getByRole('heading', { level: 2 }).elements()
    expect(names.map(({ textContent }) => textContent)).toEqual(['嘉模泳池', '黑沙公園泳池'])
    expect(row('16:00–18:00').getByRole('link').elements()).toEqual([])
  })
})

describe('the display at an entrance', () => {
  test('stands alone, in large letters, and reads itself again', async () => {
    const shown = (left: number) =>
      done({
        ...{ version: '0123456789ab', nextIn: 1 },
        timetable: timetable([
          carmo(
            session(10, 8, { state: 'over' }),
            session(12, 12, { state: 'spot', left }),
            session(13, 14, { state: 'advance_full', advanceLeft: 0 }),
            session(14, 16, { state: 'closed', closed: { reason: 'cleaning', text: '' } }),
            session(15, 18, { state: 'full', left: 0 }),
          ),
        ]),
      })
    const portal = await openAt('/zh/pools/display?pool=carmo', [], { [sessionsOf]: shown(14) })
    const rows = () =>
      page
        .getByRole('row')
        .elements()
        .slice(1)
        .map(({ textContent }) => textContent)
    await expect.element(page.getByRole('heading', { level: 1, name: '嘉模泳池' })).toBeVisible()
    expect(page.getByRole('banner').elements()).toEqual([])
    expect(rows()).toEqual([
      '12:00–14:00尚餘 14 現正發售',
      '14:00–16:00 13:30 發售即場票',
      '16:00–18:00 清潔泳池，暫停開放',
      '18:00–20:00 已滿',
    ])
    portal.responses[sessionsOf] = shown(13)
    await expect.poll(rows, { timeout: 5000 }).toContain('12:00–14:00尚餘 13 現正發售')
    expect(portal.to(sessionsOf)[0]?.query.get('pool')).toBe('carmo')
    portal.responses[sessionsOf] = new TypeError('no network')
    await expect.element(page.getByText(/^未能更新，顯示的是 \d\d:\d\d 的情況。$/), { timeout: 5000 }).toBeVisible()
    expect(rows()).toHaveLength(4)
  })

  test('without a pool it asks which; out of season it says when the pool opens; of no pool it says so', async () => {
    await openAt('/zh/pools/display', [hacSa])
    await expect.element(page.getByText('選擇要顯示的泳池')).toBeVisible()
    await page.getByRole('link', { name: '黑沙公園泳池' }).click()
    await expect.element(page.getByText('現正休池，每年 5月1日 至 10月31日 開放。')).toBeVisible()
  })

  test('a pool that there is not is said', async () => {
    await openAt('/zh/pools/display?pool=none', [], { [sessionsOf]: { code: 6, message: '找不到有關資料' } })
    await expect.element(page.getByText('找不到有關資料')).toBeVisible()
  })
})
