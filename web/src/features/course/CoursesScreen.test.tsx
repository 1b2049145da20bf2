import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { settings } from '../../settings.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import { closed, open as may } from '../../testing/services.ts'
import type { Course, Enrolment, Mine, Times, Wait } from './courses.ts'
import { clockOf } from './useLeft.ts'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => session.end())

/** So many minutes from now. */
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const times = (stage: Times['stage'], said: Partial<Times> = {}): Times => ({
  ...{ code: '2026-2', stage, startsOn: dayAhead(30), endsOn: dayAhead(90), perTurn: 50, turnMinutes: 15 },
  ...{ mostAtSignUp: 2, most: 4, draw: 'COURSE-20260309' },
  ...{ renewFrom: inMinutes(-5000), registerFrom: inMinutes(-4000), registerUntil: inMinutes(-3000) },
  ...{ drawAt: inMinutes(-2000), signUpFrom: inMinutes(-1000), signUpUntil: inMinutes(1000) },
  remainingFrom: inMinutes(2000),
  ...said,
})
const remaining = times('remaining', { signUpUntil: inMinutes(-200), remainingFrom: inMinutes(-100) })
const yoga: Course = {
  ...{ code: '2026-2-07', term: '2026-2', name: '瑜伽初班', activity: 'yoga', venueCode: 'mong-ha' },
  ...{ venue: '望廈體育中心', minimumAge: 16, maximumAge: null, startsOn: dayAhead(30), endsOn: dayAhead(90) },
  weekly: [
    { weekday: 2, from: '19:00', until: '20:00' },
    { weekday: 4, from: '19:00', until: '20:00' },
  ],
  ...{ meetings: 16, amount: 12000, places: 25, left: 3, temporaryCard: false, closed: null },
}
const taiChi: Course = {
  ...{ ...yoga, code: '2026-2-08', name: '太極', activity: 'tai_chi', amount: 0, left: 0, temporaryCard: true },
  ...{ minimumAge: 6, maximumAge: 8, weekly: [{ weekday: 6, from: '10:00', until: '11:00' }] },
}
const list = (...items: Course[]) =>
  done({
    ...{ term: '2026-2', items, next: null, activities: ['yoga', 'tai_chi'] },
    venues: [{ code: 'mong-ha', name: '望廈體育中心' }],
  })
const terms = (...items: Times[]) => done({ items, now: new Date().toISOString() })
const mine = (said: Partial<Mine> = {}) =>
  done({ online: true, now: new Date().toISOString(), terms: [], enrolments: [], renewals: [], ...said })
const term = (registered: Mine['terms'][number]['registered'], stage: Times['stage'] = 'sign_up') => ({
  terms: [{ term: '2026-2', stage, registered, used: 0, most: 4 }],
})
const drawn = (turnAt: string) => term({ code: 'a1a17f3e90c2', draw: 'COURSE-20260309', rank: 214, turnAt })
const waits = (...items: Wait[]) => done({ most: 5, online: true, items })
const aWait: Wait = {
  ...{ course: '2026-2-08', name: '太極', venue: '望廈體育中心', startsOn: dayAhead(30), amount: 0 },
  ...{ state: 'waiting', place: 3, endedAt: null, offer: null },
}
const meeting = (ahead: number, state: 'past' | 'coming' | 'cancelled' = 'coming') => ({
  ...{ startsAt: inMinutes(ahead * 1440), endsAt: inMinutes(ahead * 1440 + 60), day: dayAhead(ahead) },
  ...{ from: '19:00', until: '20:00', state, cancelled: state === 'cancelled' ? ('weather' as const) : null },
})
const one = (course: Course, of: Times, said = {}) =>
  done({
    ...{ ...course, address: '俾利喇街', dates: [meeting(31), meeting(38, 'cancelled')], times: of, follows: null },
    ...{ waiting: 0, now: new Date().toISOString(), ...said },
  })
const enrolled: Enrolment = {
  ...{ reference: 'C26-7KQ4NX2M', course: yoga.code, term: '2026-2', name: yoga.name, activity: 'yoga' },
  ...{ venueCode: 'mong-ha', venue: yoga.venue, address: '俾利喇街', startsOn: dayAhead(30), endsOn: dayAhead(90) },
  ...{ weekly: yoga.weekly, amount: 12000, state: 'enrolled', way: 'sign_up', heldUntil: null, order: 'P26-7KQ4NX' },
  mayKeepLonger: false,
  ...{ paid: true, endedAt: null, closed: null, refund: 12000, absences: 1, absencesAllowed: 1 },
  dates: [
    { ...meeting(-14, 'past'), present: true },
    { ...meeting(-7, 'past'), present: false },
    { ...meeting(-1, 'past'), present: null },
    { ...meeting(7, 'cancelled'), present: null },
    { ...meeting(14), present: null },
  ],
}

const openAt = async (address: string, more: Responses = {}) =>
  openPortal(address, {
    '/menu/main': done({ items: [] }),
    '/account/info': done(member),
    '/course/terms': terms(remaining),
    '/course/list': list(yoga, taiChi),
    '/course/one': one(yoga, remaining),
    '/course/mine': mine(),
    '/waiting/courses': waits(),
    '/tools/captcha': done({ challenge: await aChallenge() }),
    ...may('classes'),
    ...more,
  })
const main = () => page.getByRole('main')
const button = (name: string | RegExp) => main().getByRole('button', { name })

describe('a visitor looks at the classes of a term', () => {
  test('[O04] each says where and when it is, for whom, what it costs and how many places are left', async () => {
    await openAt('/zh/classes')
    const row = ({ name }: Course) => main().getByRole('listitem').filter({ hasText: name })

    await expect
      .element(row(yoga))
      .toHaveTextContent('瑜伽初班 望廈體育中心 · 逢二、四 19:00–20:0016 歲起 · $120尚餘 3 / 25')
    await expect
      .element(row(taiChi))
      .toHaveTextContent(`太極 ${settings.product}望廈體育中心 · 逢六 10:00–11:006–8 歲 · 免費已滿`)
    const bars = [...document.querySelectorAll('progress')].map(({ max, value, dataset }) => [
      max,
      value,
      dataset['few'],
    ])
    expect(bars).toEqual([
      [25, 3, 'true'],
      [25, 0, 'true'],
    ])
    await expect.element(page.getByRole('heading', { name: '餘額公開報名' })).toBeVisible()
    await expect.element(main().getByRole('link', { name: '登入' })).toHaveAttribute('href', '/ams/login?to=%2Fclasses')
    expect(main().getByRole('button').elements()).toEqual([])
  })

  test('[O04] what is chosen stands in the address and is asked for; what cannot be meant is not', async () => {
    const portal = await openAt('/zh/classes?age=abc&venue=%22%3E&free=1')
    await expect.element(main().getByRole('checkbox', { name: '只顯示有餘額' })).toBeChecked()
    expect(Object.fromEntries(portal.to('/course/list').at(-1)?.query ?? [])).toEqual({ _locale: 'zh', free: '1' })
    await main().getByRole('combobox', { name: '項目' }).selectOptions('瑜伽')
    await main().getByRole('checkbox', { name: '臨時卡可報' }).click()
    await main().getByRole('textbox', { name: '年齡' }).fill('x34')

    await expect.poll(() => portal.history.location.href).toBe('/zh/classes?activity=yoga&age=34&free=1&card=1')
    await expect
      .poll(() => Object.fromEntries(portal.to('/course/list').at(-1)?.query ?? []))
      .toEqual({ _locale: 'zh', activity: 'yoga', age: '34', free: '1', temporaryCard: '1' })
    await button('顯示全部').click()
    await expect.poll(() => portal.history.location.href).toBe('/zh/classes')
  })

  test('[O04] more of them come page by page', async () => {
    const portal = await openAt('/zh/classes', {
      '/course/list': done({ term: '2026-2', items: [yoga], next: yoga.code, activities: [], venues: [] }),
    })
    await button('顯示更多').click()
    await expect.poll(() => portal.to('/course/list').at(-1)?.query.get('after')).toBe(yoga.code)
  })

  test('[O04] nothing in this season, nothing that fits, and what cannot be read are said', async () => {
    const portal = await openAt('/zh/classes', {
      '/course/terms': terms(),
      '/course/list': done({ term: null, items: [], next: null, activities: [], venues: [] }),
    })
    await expect.element(page.getByText('現時沒有興趣班，新一期會在此公佈。')).toBeVisible()
    portal.responses['/course/list'] = list()
    await portal.router.navigate({ to: '/classes', search: { age: 99 } as never })
    await expect.element(page.getByText('沒有符合條件的興趣班。')).toBeVisible()
    portal.responses['/course/list'] = new Response('{}', { status: 500 })
    await portal.router.navigate({ to: '/classes', search: { age: 98 } as never })
    await expect.element(page.getByText(/未能載入。/)).toBeVisible()
    portal.responses['/course/list'] = list(yoga)
    await button('重試').click()
    await expect.element(page.getByText('瑜伽初班')).toBeVisible()
  })

  test.each<[Times['stage'], RegExp]>([
    ['announced', /起登記抽籤。/],
    ['renewal', /現有學員可續報原班/],
    ['registration', /報名次序於 .* 抽籤決定/],
    ['draw', /餘額公開予所有人報名/],
    ['pause', /餘額公開予所有人報名/],
    ['running', /不再接受報名。/],
    ['over', /新一期會在此公佈。/],
  ])('[O04] %s: what can be done now or next', async (stage, said) => {
    await openAt('/zh/classes', { '/course/terms': terms(times(stage)) })
    await expect.element(main().getByText(said)).toBeVisible()
  })
})

describe('a member has a time of sign-up', () => {
  beforeEach(() => session.start('a token'))

  test('[O04] before the lot one registers for it, and no longer', async () => {
    const portal = await openAt('/zh/classes', {
      '/course/terms': terms(times('registration')),
      '/course/mine': mine(term(null, 'registration')),
      '/course/register': done({ code: 'a1a17f3e90c2' }),
      '/course/leave': done(),
    })
    await expect.element(button('登記抽籤')).toBeVisible()
    portal.responses['/course/mine'] = mine(
      term({ code: 'a1a17f3e90c2', draw: 'COURSE-20260309', rank: null, turnAt: null }, 'registration'),
    )
    await button('登記抽籤').click()

    await expect.element(page.getByText('你已登記抽籤。')).toBeVisible()
    expect(portal.to('/course/register')[0]?.body).toMatchObject({ term: '2026-2' })
    await expect.element(page.getByText('a1a17f3e90c2')).toBeVisible()
    await expect.element(page.getByText(/你的報名時間於 .* 抽籤決定/)).toBeVisible()
    portal.responses['/course/mine'] = mine(term(null, 'registration'))
    await button('取消登記').click()
    await expect.element(button('登記抽籤')).toBeVisible()
    expect(portal.to('/course/leave')[0]?.body).toEqual({ term: '2026-2' })
  })

  test('[O04] after it the rank and the turn are shown, counted down, until it is there', async () => {
    await openAt('/zh/classes', {
      '/course/terms': terms(times('sign_up')),
      '/course/mine': mine(drawn(new Date(Date.now() + 4_000).toISOString())),
    })
    await expect.element(page.getByRole('heading', { name: /^你的報名時間：/ })).toBeVisible()
    await expect.element(page.getByText(/抽籤第 214 名。/)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '輪到你報名' })).toBeVisible()
    await expect.element(page.getByText(/^報名至 .* 止。$/)).toBeVisible()
  })

  test('[O04] what holds a member back is said with what helps, and no button is offered', async () => {
    await openAt('/zh/classes', {
      '/course/terms': terms(times('registration')),
      ...closed('classes', {
        ...{
          state: 'no',
          reason: 'mobile_unconfirmed',
          message: '請先確認流動電話',
          way: 'confirm_mobile',
          from: null,
        },
      } as never),
    })
    await expect.element(page.getByText('請先確認流動電話')).toBeVisible()
    expect(button('登記抽籤').elements()).toEqual([])
  })

  test('[C02] a temporary card is told which classes it opens', async () => {
    await openAt('/zh/classes', {
      '/account/info': done({ ...member, card: { ...member.card, kind: 'temporary' } }),
    })
    await expect.element(page.getByText(`你持臨時會員卡，可報標明「${settings.product}」的班。`)).toBeVisible()
  })

  test('a clock counts hours, minutes and seconds, and no days', () => {
    expect([clockOf(0), clockOf(59), clockOf(600), clockOf(3661), clockOf(86_401)]).toEqual([
      ...['', '0:59', '10:00', '1:01:01', ''],
    ])
  })
})

describe('one class', () => {
  test('[O04] says when, where and for whom it is, and which lessons are cancelled, and why', async () => {
    await openAt('/zh/classes/class?code=2026-2-07')
    await expect.element(page.getByRole('heading', { level: 1, name: '瑜伽初班' })).toBeVisible()
    await expect.element(page.getByText('停課 · 天氣影響。')).toBeVisible()
    await expect
      .element(main().getByRole('link', { name: '登入' }))
      .toHaveAttribute('href', '/ams/login?to=%2Fclasses%2Fclass%3Fcode%3D2026-2-07')
  })

  test('one that is not there, or cannot be read, says so', async () => {
    const portal = await openAt('/zh/classes/class?code=2026-2-99', {
      '/course/one': { code: 31, message: '找不到' },
    })
    await expect.element(page.getByText('找不到這個興趣班。')).toBeVisible()
    portal.responses['/course/one'] = new Response('{}', { status: 500 })
    await portal.router.navigate({ to: '/classes/class', search: { code: '2026-2-98' } as never })
    await expect.element(button('重試')).toBeVisible()
  })

  test('[O04] one that is closed says why, and offers nothing', async () => {
    session.start('a token')
    await openAt('/zh/classes/class?code=2026-2-07', { '/course/one': one({ ...yoga, closed: 'too_few' }, remaining) })
    await expect.element(page.getByText('不會舉行 報名人數不足。')).toBeVisible()
    expect(main().getByRole('button').elements()).toEqual([])
  })
})

describe('a member signs up', () => {
  beforeEach(() => session.start('a token'))
  const openOne = (more: Responses = {}) => openAt('/zh/classes/class?code=2026-2-07', more)

  test('[O04] for a place that is left, and sees it to be paid', async () => {
    const portal = await openOne({
      '/course/sign_up': done({ reference: enrolled.reference, state: 'held', amount: 12000, heldUntil: inMinutes(9) }),
    })
    await expect.element(button('報名（$120）')).toBeVisible()
    portal.responses['/course/mine'] = mine({
      enrolments: [{ ...enrolled, state: 'held', heldUntil: inMinutes(9), order: null, paid: false, refund: 0 }],
    })
    await button('報名（$120）').click()

    await expect.poll(() => portal.history.location.href).toBe('/zh/classes/mine')
    expect(portal.to('/course/sign_up')[0]?.body).toEqual({
      ...{ course: '2026-2-07', requestKey: expect.stringMatching(/^[\da-f-]{36}$/) },
    })
    await expect.element(button('付款 $120')).toBeVisible()
    expect(button(/分鐘/).elements()).toEqual([])
  })

  test('[O04] a button that is not yet usable says from when, and becomes one at the turn', async () => {
    const portal = await openOne({
      '/course/one': one(yoga, times('sign_up')),
      '/course/mine': mine(drawn(new Date(Date.now() + 4_000).toISOString())),
    })
    await expect.element(button(/起報名$/)).toHaveAttribute('aria-disabled', 'true')
    await button(/起報名$/).click({ force: true })
    expect(portal.to('/course/sign_up')).toEqual([])
    await expect.element(button('報名（$120）')).toBeVisible()
  })

  test('[O04] who has no turn reads from when places that are left are everybody’s', async () => {
    await openOne({ '/course/one': one(yoga, times('sign_up')), '/course/mine': mine(term(null)) })
    await expect.element(button(/起報名$/)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(main().getByText(/餘額公開予所有人報名/)).toBeVisible()
  })

  test('[O04] what is refused is said beside the button', async () => {
    await openOne({ '/course/sign_up': { code: 485, message: '你的年齡不符合這個興趣班的要求' } })
    await button('報名（$120）').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('你的年齡不符合這個興趣班的要求')
  })

  test('[O04] stays in a class before others register', async () => {
    const portal = await openOne({
      '/course/one': one(yoga, times('renewal', { signUpFrom: inMinutes(500) })),
      '/course/mine': mine({
        renewals: [{ course: yoga.code, name: yoga.name, follows: '2026-1-07', amount: 12000, until: inMinutes(300) }],
      }),
      '/course/renew': done({ reference: enrolled.reference, state: 'held', amount: 12000, heldUntil: inMinutes(900) }),
    })
    await button('續報（$120）').click()
    await expect.poll(() => portal.history.location.href).toBe('/zh/classes/mine')
    expect(portal.to('/course/renew')[0]?.body).toMatchObject({ course: '2026-2-07' })
  })

  test('[O04] waits where it is full, reads the place in the line, and leaves it', async () => {
    let waiting = false
    const portal = await openAt('/zh/classes/class?code=2026-2-08', {
      '/course/one': one(taiChi, remaining, { waiting: 2 }),
      '/waiting/courses': () => (waiting ? waits(aWait) : waits()),
      '/waiting/course/join': () => {
        waiting = true
        return done({ place: 3 })
      },
      '/waiting/course/leave': () => {
        waiting = false
        return done()
      },
    })
    await expect.element(page.getByText('2 人輪候')).toBeVisible()
    await button('加入輪候').click()
    await expect.element(page.getByText('你排第 3。')).toBeVisible()
    expect(portal.to('/waiting/course/join')[0]?.body).toMatchObject({ course: '2026-2-08' })
    await button('退出輪候').click()
    await expect.element(button('加入輪候')).toBeVisible()
    expect(portal.to('/waiting/course/leave')[0]?.body).toEqual({ course: '2026-2-08' })
  })

  test('[C02] [P04] a temporary card opens classes of the programme alone', async () => {
    const temporary = { '/account/info': done({ ...member, card: { ...member.card, kind: 'temporary' } }) }
    const portal = await openOne(temporary)
    await expect.element(page.getByText(`臨時卡不可報這個班，只可報「${settings.product}」的班。`)).toBeVisible()
    portal.responses['/course/one'] = one({ ...taiChi, left: 4 }, remaining)
    await portal.router.navigate({ to: '/classes/class', search: { code: '2026-2-08' } as never })
    await expect.element(button('報名（免費）')).toBeVisible()
  })

  test('who has a place in it is led to it', async () => {
    await openOne({ '/course/mine': mine({ enrolments: [enrolled] }) })
    await expect
      .element(main().getByRole('link', { name: '查看我的興趣班' }))
      .toHaveAttribute('href', '/zh/classes/mine')
  })
})

describe('one’s own classes', () => {
  beforeEach(() => session.start('a token'))
  const openMine = (said: Partial<Mine> = {}, more: Responses = {}) =>
    openAt('/zh/classes/mine', { '/course/mine': mine(said), ...more })

  test('[O04] none, and what cannot be read, are said', async () => {
    const portal = await openMine({}, { '/waiting/courses': new Response('{}', { status: 500 }) })
    await expect.element(page.getByText(/未能載入。/)).toBeVisible()
    portal.responses['/waiting/courses'] = waits()
    await button('重試').click()
    await expect.element(page.getByText('你現時沒有參加興趣班。')).toBeVisible()
  })

  test('[O04] a class shows each lesson with the attendance, and what counts for staying in it', async () => {
    await openMine({ enrolments: [enrolled], ...drawn(inMinutes(60)) })
    await page.getByText('課堂及出席：5 堂中出席 1 堂').click()
    const said = main().getByRole('region', { name: '瑜伽初班' }).getByRole('listitem').elements()
    expect(said.map(({ lastChild }) => lastChild?.textContent?.trim())).toEqual([
      ...['出席', '缺席', '未點名', '停課 天氣影響。', '未上課'],
    ])
    await expect.element(page.getByText('首月缺席 1 次；不超過 1 次可續報下一期。')).toBeVisible()
    await expect.element(page.getByText(/抽籤第 214 名，/)).toBeVisible()
  })

  test('[O04] withdrawing says what goes back before the button and on it, and once more where that has changed', async () => {
    const portal = await openMine(
      { enrolments: [enrolled] },
      { '/course/withdraw': { code: 423, message: '退款已變更' } },
    )
    await button('退出這個班…').click()
    const dialog = page.getByRole('dialog', { name: '退出瑜伽初班？' })
    await expect.element(dialog.getByText('開課前退出，全數退回 $120。名額會讓給其他人。')).toBeVisible()
    portal.responses['/course/mine'] = mine({ enrolments: [{ ...enrolled, refund: 0 }] })
    await dialog.getByRole('button', { name: '退出並取回 $120' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('退款已變更')
    await expect.element(dialog.getByText('本期已開課，不獲退款。名額會讓給其他人。')).toBeVisible()
    portal.responses['/course/withdraw'] = done({ state: 'withdrawn', refund: 0 })
    portal.responses['/course/mine'] = mine({
      enrolments: [{ ...enrolled, state: 'withdrawn', refund: null, endedAt: inMinutes(0) }],
    })
    await dialog.getByRole('button', { name: '退出', exact: true }).click()
    await expect.element(page.getByText('以往的興趣班（1）')).toBeVisible()
    expect(portal.to('/course/withdraw').map(({ body }) => body)).toEqual([
      { reference: enrolled.reference, refundExpected: 12000 },
      { reference: enrolled.reference, refundExpected: 0 },
    ])
  })

  test('[O04] what is held leads to the page of the payment', async () => {
    const portal = await openMine(
      { enrolments: [{ ...enrolled, state: 'held', heldUntil: inMinutes(900), order: null, paid: false, refund: 0 }] },
      { '/course/pay': done({ address: '#payment', order: 'P26-7KQ4NX', payBy: inMinutes(900) }) },
    )
    await button('付款 $120').click()
    await expect
      .poll(() => portal.to('/course/pay').map(({ body }) => body))
      .toEqual([{ reference: enrolled.reference }])
  })

  test('[O04] what is kept for minutes can be kept some more, once', async () => {
    const held = { ...enrolled, state: 'held', heldUntil: inMinutes(9), order: null, paid: false, refund: 0 } as const
    const portal = await openMine(
      { enrolments: [{ ...held, way: 'remaining', mayKeepLonger: true }] },
      { '/course/keep_longer': done({ heldUntil: inMinutes(14) }) },
    )
    await expect.element(button('延長 5 分鐘（一次）')).toBeVisible()
    portal.responses['/course/mine'] = mine({ enrolments: [{ ...held, heldUntil: inMinutes(14) }] })
    await button('延長 5 分鐘（一次）').click()

    await expect.poll(() => button('延長 5 分鐘（一次）').elements()).toEqual([])
    expect(portal.to('/course/keep_longer').map(({ body }) => body)).toEqual([{ reference: enrolled.reference }])
    await expect.element(button('付款 $120')).toBeVisible()
  })

  test('[O04] a place that is offered says until when, and takes yes or no', async () => {
    const offered: Wait = {
      ...{ ...aWait, state: 'offered', place: null, amount: 12000 },
      offer: { reference: 'C26-7KQ4NX2M', since: inMinutes(-1), until: inMinutes(29) },
    }
    const portal = await openMine(
      { enrolments: [{ ...enrolled, state: 'offered', refund: null }] },
      { '/waiting/courses': waits(offered), '/waiting/course/answer': done({ state: 'lapsed', heldUntil: null }) },
    )
    await expect.element(button('接受並付款 $120')).toBeVisible()
    portal.responses['/waiting/courses'] = waits({ ...aWait, state: 'declined', place: null, endedAt: inMinutes(0) })
    await button('不用了，謝謝').click()
    await expect.element(page.getByText('你沒有接受')).toBeVisible()
    expect(portal.to('/waiting/course/answer')[0]?.body).toEqual({ reference: 'C26-7KQ4NX2M', takes: false })
  })

  test('a class that the authority has closed says why; paid at the venue it says so', async () => {
    await openMine({
      online: false,
      enrolments: [
        { ...enrolled, order: null, paid: false, refund: 0 },
        {
          ...enrolled,
          reference: 'C26-00000002',
          state: 'closed',
          closed: 'coach',
          refund: null,
          endedAt: inMinutes(-9),
        },
      ],
    })
    await expect.element(page.getByText('請在場館付款。')).toBeVisible()
    await page.getByText('以往的興趣班（1）').click()
    await expect.element(page.getByText('這個班不會舉行。 導師未能出席。')).toBeVisible()
  })

  test.each([320, 1280])('nothing is too wide or too small at %i pixels', async (width) => {
    await page.viewport(width, 800)
    const portal = await openMine(
      { enrolments: [enrolled], ...drawn(inMinutes(60)) },
      { '/waiting/courses': waits(aWait) },
    )
    await expect.element(button('退出這個班…')).toBeVisible()
    expect([tooWide(), tooSmall(main().getByRole('button').elements())]).toEqual([0, []])
    await portal.router.navigate({ to: '/classes' })
    await expect.element(page.getByText('尚餘 3 / 25')).toBeVisible()
    expect([tooWide(), tooSmall(main().getByRole('button').elements())]).toEqual([0, []])
  })
})
