import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import type { Course, Listed, Term } from './queries.ts'

beforeEach(() => page.viewport(1280, 900))
afterEach(closeDesk)

const term: Term = {
  ...{ code: '2026-2', stage: 'announced', startsOn: '2026-03-30', endsOn: '2026-05-24' },
  ...{ renewFrom: '2026-03-02T01:00:00.000Z', registerFrom: '2026-03-04T01:00:00.000Z' },
  ...{ registerUntil: '2026-03-09T10:00:00.000Z', drawAt: '2026-03-10T02:00:00.000Z' },
  ...{ signUpFrom: '2026-03-11T01:00:00.000Z', signUpUntil: '2026-03-13T10:00:00.000Z' },
  ...{ remainingFrom: '2026-03-14T01:00:00.000Z', registered: 412, places: 25, taken: 22, mayChange: true },
}
const yoga: Listed['items'][number] = {
  ...{ code: '2026-2-07', term: '2026-2', name: '瑜伽初班', activity: 'yoga', venue: '望廈體育中心', coach: '蘇潔瑩' },
  ...{ places: 25, taken: 22, enrolled: 20, waiting: 2, closed: null, nextMeeting: '2026-03-31T11:00:00.000Z' },
}
const listed: Listed = {
  ...{ term: '2026-2', all: true, items: [yoga] },
  coaches: [{ username: 'coach', name: '蘇潔瑩' }],
  venues: [{ code: 'mong-ha', name: '望廈體育中心' }],
}
const course: Course = {
  ...yoga,
  ...{ nameZh: '瑜伽初班', namePt: 'Ioga', nameEn: 'Yoga', venueCode: 'mong-ha', startsOn: '2026-03-30' },
  ...{ endsOn: '2026-05-24', minimumAge: 16, maximumAge: null, amount: 12000, temporaryCard: true, follows: null },
  ...{ coachUsername: 'coach', mayChange: true },
  dates: [
    {
      ...{ id: 70, startsAt: '2026-03-31T11:00:00.000Z', endsAt: '2026-03-31T12:00:00.000Z', day: '2026-03-31' },
      ...{ from: '19:00', until: '20:00', state: 'past', cancelled: null, present: 18, noted: 20 },
    },
    {
      ...{ id: 71, startsAt: '2026-04-07T11:00:00.000Z', endsAt: '2026-04-07T12:00:00.000Z', day: '2026-04-07' },
      ...{ from: '19:00', until: '20:00', state: 'coming', cancelled: null, present: 0, noted: 0 },
    },
  ],
  people: [
    {
      ...{ reference: 'C26-7KQ4NX2M', memberNumber: '000000018', name: '陳小美', state: 'enrolled', way: 'sign_up' },
      ...{ heldUntil: null, due: 0, absences: 2 },
    },
    {
      ...{ reference: 'C26-00000002', memberNumber: '000000026', name: '梁偉民', state: 'held', way: 'desk' },
      ...{ heldUntil: '2026-03-20T02:00:00.000Z', due: 12000, absences: 0 },
    },
  ],
}
const one = 'GET /api/desk/course/one'
const openAt = (address: string, more: Parameters<typeof openDesk>[1] = {}) =>
  openDesk(address, {
    'GET /api/desk/course/terms': () => ({ items: [term] }),
    'GET /api/desk/course/courses': () => listed,
    [one]: () => course,
    ...more,
  })
const openCourse = (more: Parameters<typeof openDesk>[1] = {}) => openAt('/class?code=2026-2-07', more)
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('[O04] a term says how it stands and what happens when, and its classes how full they are', async () => {
  await openAt('/classes')
  await expect.element(page.getByText(/412 人登記 · 已佔 22 \/ 25 個名額/)).toBeVisible()
  await page.getByText('各階段時間').click()
  await expect.element(page.getByText(/2026年3月11日.*9:00/)).toBeVisible()
  expect(page.getByRole('row', { name: /瑜伽初班/ }).element().textContent).toContain(
    '瑜伽初班 2026-2-07望廈體育中心蘇潔瑩22 / 25 （2 人輪候）2026年3月31日',
  )
  await expect
    .element(page.getByRole('link', { name: '瑜伽初班' }))
    .toHaveAttribute('href', '/desk/zh/class?code=2026-2-07')
})

test('[O04] a coach sees the own classes alone, and changes nothing', async () => {
  await openAt('/classes', {
    'GET /api/desk/course/courses': () => ({ ...listed, all: false, items: [], coaches: [], venues: [] }),
  })
  await expect.element(page.getByText('你在本期沒有任教的興趣班。')).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
})

test('what cannot be read says why, and a term without classes says so', async () => {
  const { router } = await openAt('/classes?term=2026-9', {
    'GET /api/desk/course/courses': ({ term }) => {
      if (term === '2026-9') throw new Refusing(31, '找不到')
      return { ...listed, items: [] }
    },
  })
  await expect.element(page.getByText('找不到')).toBeVisible()
  await router.navigate({ to: '/classes', search: {} })
  await expect.element(page.getByText('本期沒有興趣班。')).toBeVisible()
})

test('[O04] a term is made with its moments; days that are none are said before anything is sent', async () => {
  const { requests } = await openAt('/classes', { 'POST /api/desk/course/term': () => ({ term: '2026-3' }) })
  await button('新增一期').click()
  await dialog().getByRole('textbox', { name: '首日' }).fill('xx')
  await dialog().getByRole('button', { name: '儲存' }).click()
  await expect.element(dialog().getByRole('textbox', { name: '首日' })).toHaveAttribute('aria-invalid', 'true')
  expect(requests.some(({ call }) => call.endsWith('/course/term'))).toBe(false)
  const days = document.querySelectorAll<HTMLInputElement>('dialog input[inputmode="numeric"]')
  expect(days).toHaveLength(9)
  for (const day of days) await page.elementLocator(day).fill('2026-06-01')
  await dialog().getByRole('button', { name: '儲存' }).click()
  await expect.element(page.getByText('已儲存第 2026-3 期。')).toBeVisible()
  const { given } = requests.findLast(({ call }) => call === 'POST /api/desk/course/term') ?? {}
  expect(given).toMatchObject({ term: '', startsOn: '2026-06-01', drawAt: { day: '2026-06-01', time: '09:00' } })
})

test('[O04] a term is changed from what it is', async () => {
  const { requests } = await openAt('/classes', { 'POST /api/desk/course/term': () => ({ term: '2026-2' }) })
  await button('更改本期').click()
  await dialog().getByRole('button', { name: '儲存' }).click()
  await expect.element(page.getByText('已儲存第 2026-2 期。')).toBeVisible()
  expect(requests.findLast(({ call }) => call === 'POST /api/desk/course/term')?.given).toEqual({
    ...{ term: '2026-2', startsOn: '2026-03-30', endsOn: '2026-05-24' },
    renewFrom: { day: '2026-03-02', time: '09:00' },
    registerFrom: { day: '2026-03-04', time: '09:00' },
    registerUntil: { day: '2026-03-09', time: '18:00' },
    drawAt: { day: '2026-03-10', time: '10:00' },
    signUpFrom: { day: '2026-03-11', time: '09:00' },
    signUpUntil: { day: '2026-03-13', time: '18:00' },
    remainingFrom: { day: '2026-03-14', time: '09:00' },
  })
})

test('[O04] a class is made with its days of the week; what is missing is said', async () => {
  const { requests } = await openAt('/classes', { 'POST /api/desk/course/course': () => ({ code: '2026-2-08' }) })
  await button('新增興趣班').click()
  await dialog().getByRole('button', { name: '儲存' }).click()
  await expect.element(dialog().getByRole('textbox', { name: '名額' })).toHaveAttribute('aria-invalid', 'true')
  const write = (label: string, text: string) => dialog().getByRole('textbox', { name: label }).fill(text)
  await write('中文名稱', '太極')
  await write('葡文名稱', 'Tai chi')
  await write('英文名稱', 'Tai chi')
  await dialog().getByRole('combobox', { name: '項目' }).selectOptions('太極')
  await dialog().getByRole('combobox', { name: '地點' }).selectOptions('望廈體育中心')
  await dialog()
    .getByRole('textbox', { name: /最低年齡/ })
    .fill('16')
  await write('名額', '20')
  await write('費用（澳門元）', '120.5')
  await dialog().getByRole('checkbox', { name: '星期二' }).click()
  await dialog().getByRole('button', { name: '儲存' }).click()
  await expect.element(page.getByText('已儲存 2026-2-08 班。')).toBeVisible()
  expect(requests.findLast(({ call }) => call === 'POST /api/desk/course/course')?.given).toEqual({
    ...{ course: '', term: '2026-2', nameZh: '太極', namePt: 'Tai chi', nameEn: 'Tai chi', activity: 'tai_chi' },
    ...{ venue: 'mong-ha', minimumAge: 16, maximumAge: null, places: 20, price: 12050, temporaryCard: false },
    ...{ follows: '', coach: '', weekly: [{ weekday: 2, from: '19:00', until: '20:00' }] },
  })
})

test('[O04] one class shows its meetings and who is in it', async () => {
  await openCourse()
  const row = (name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('點名 20 人，出席 18 人')).toBeVisible()
  await expect
    .element(row('2026年4月7日').getByRole('link', { name: '點名' }))
    .toHaveAttribute(...(['href', '/desk/zh/attendance?meeting=71'] as const))
  await expect.element(row('陳小美').getByText(/缺席 2 次/)).toBeVisible()
  await expect
    .element(
      row('梁偉民')
        .getByText(/待付款/)
        .first(),
    )
    .toBeVisible()
  expect(row('點名 20 人').getByRole('button').elements()).toEqual([])
})

test('[O04] who may only note who is there changes nothing', async () => {
  await openCourse({ [one]: () => ({ ...course, mayChange: false }) })
  await expect.element(page.getByText('陳小美')).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
})

test('[O04] a meeting is moved, one is added, and one is cancelled: everybody is told', async () => {
  const { requests } = await openCourse({
    'POST /api/desk/course/meeting': () => ({ meeting: 72 }),
    'POST /api/desk/course/meeting/cancel': () => ({ told: 20 }),
  })
  const given = (call: string) => requests.findLast((one) => one.call === `POST /api/desk/course/${call}`)?.given
  await button('改期').click()
  await dialog().getByRole('textbox', { name: '日期' }).fill('2026-04-09')
  await dialog().getByRole('button', { name: '儲存' }).click()
  await expect.element(page.getByText('已儲存課堂。')).toBeVisible()
  const moved = { course: '2026-2-07', meeting: 71, day: '2026-04-09', from: '19:00', until: '20:00' }
  expect(given('meeting')).toEqual(moved)
  await button('新增課堂').click()
  await dialog().getByRole('textbox', { name: '日期' }).fill('2026-04-10')
  await dialog().getByRole('button', { name: '儲存' }).click()
  await expect.poll(() => given('meeting')).toEqual({ ...moved, meeting: null, day: '2026-04-10' })
  await button('取消這一課').click()
  await dialog().getByText('天氣').click()
  await dialog().getByRole('button', { name: '取消這一課' }).click()
  await expect.element(page.getByText('已取消課堂，並通知 20 人。')).toBeVisible()
  expect(given('meeting/cancel')).toEqual({ meeting: 71, reason: 'weather' })
})

test('[O04] a member is enrolled by number; why not is said', async () => {
  let full = true
  const { requests } = await openCourse({
    'POST /api/desk/course/enrol': () => {
      if (full) throw new Refusing(482, '這個興趣班已滿額')
      return { reference: 'C26-00000003', amount: 12000, heldUntil: '2026-03-20T02:00:00.000Z' }
    },
  })
  await button('為會員報名').click()
  await dialog().getByRole('textbox', { name: '會員編號' }).fill('000000034')
  await dialog().getByRole('button', { name: '為會員報名' }).click()
  await expect.element(dialog().getByText('這個興趣班已滿額')).toBeVisible()
  full = false
  await dialog().getByRole('button', { name: '為會員報名' }).click()
  await expect.element(page.getByText(/^C26-00000003：保留至 .* 付款。$/)).toBeVisible()
  const keys = requests
    .filter(({ call }) => call === 'POST /api/desk/course/enrol')
    .map(({ given }) => given['requestKey'])
  expect(new Set(keys).size).toBe(1)
})

test('[O04] somebody is removed with a reason, and what goes back is chosen', async () => {
  const { requests } = await openCourse({ 'POST /api/desk/course/remove': () => ({ refund: 12000 }) })
  await page.getByRole('listitem').filter({ hasText: '陳小美' }).getByRole('button', { name: '移除' }).click()
  await dialog().getByRole('button', { name: '移除' }).click()
  await expect.element(dialog().getByRole('textbox', { name: '原因' })).toHaveAttribute('aria-invalid', 'true')
  await dialog().getByRole('textbox', { name: '原因' }).fill('報名時選錯了班別')
  await dialog().getByRole('button', { name: '移除' }).click()
  await expect.element(page.getByText(/^已移除陳小美，退回 .*120/)).toBeVisible()
  expect(requests.findLast(({ call }) => call === 'POST /api/desk/course/remove')?.given).toEqual({
    ...{ reference: 'C26-7KQ4NX2M', refund: 'full', reason: '報名時選錯了班別' },
  })
})

test('[O04] a class is closed only by who types how many people it meets', async () => {
  let people = course.people
  const { requests } = await openCourse({
    [one]: () => ({ ...course, people }),
    'POST /api/desk/course/close': ({ people: typed }) => {
      if (typed !== 3) {
        people = [...course.people, { ...course.people[0], reference: 'C26-00000003' } as never]
        throw new Refusing(458, '人數已變')
      }
      return { people: 3 }
    },
  })
  const closing = () => requests.filter(({ call }) => call === 'POST /api/desk/course/close')
  const close = () => dialog().getByRole('button', { name: '取消這個班並通知所有人' })
  const count = () => dialog().getByRole('textbox', { name: '輸入人數' })
  await button('取消這個班').click()
  await expect.element(dialog().getByText('有 2 人佔用名額。')).toBeVisible()
  await count().fill('20')
  await close().click()
  await expect.element(count()).toHaveAttribute('aria-invalid', 'true')
  expect(closing()).toEqual([])
  await count().fill('2')
  await close().click()
  await expect.poll(() => closing().length).toBe(1)
})

test('[O04] one that is closed says why, and offers nothing; an address that names none says so', async () => {
  const { router } = await openCourse({ [one]: () => ({ ...course, closed: 'too_few', people: [] }) })
  await expect.element(page.getByText(/人數不足/)).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
  await router.navigate({ to: '/class', search: {} })
  await expect.element(page.getByText('本期沒有興趣班。')).toBeVisible()
})
