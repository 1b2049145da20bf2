import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const siumei = {
  ...{ reference: 'B26-7KQ4NX2M', memberNumber: '000000018', name: '陳小美 Chan Siu Mei' },
  ...{ startsAt: '2026-03-04T11:00:00.000Z', endsAt: '2026-03-04T12:00:00.000Z', facility: '羽毛球', court: '6號場' },
  joined: [] as string[],
  ...{ due: 4000, arrivedAt: null as string | null, isOpen: true },
}
const ana = { ...siumei, reference: 'B26-AAAA2222', memberNumber: '000000026', name: 'Ana Sequeira', due: 0 }
const joinedHours = { ...ana, joined: ['B26-CCCC2222'], endsAt: '2026-03-04T13:00:00.000Z' }
const later = { ...ana, reference: 'B26-BBBB2222', startsAt: '2026-03-04T12:00:00.000Z', isOpen: false }
const places = [
  { code: 'mong-ha', name: '望廈體育中心' },
  { code: 'tap-seac', name: '塔石體育館' },
]
const desk = (expected: () => object[], more: object = {}) =>
  openDesk('/arrivals', {
    'GET /api/desk/booking/arrivals': () => ({ place: 'mong-ha', day: '2026-03-04', places, expected: expected() }),
    ...more,
  })

test('[O03] who comes is noted with one press, which is taken back with another', async () => {
  let now = siumei
  const { requests } = await desk(() => [now, later], {
    'POST /api/desk/booking/arrive': () => {
      now = { ...siumei, arrivedAt: '2026-03-04T10:52:00.000Z' }
      return {}
    },
    'POST /api/desk/booking/arrive/undo': () => {
      now = siumei
      return {}
    },
  })
  const [seven, eight] = [page.getByRole('region', { name: '19:00' }), page.getByRole('region', { name: '20:00' })]
  await expect.element(seven.getByText('陳小美 Chan Siu Mei')).toBeVisible()
  await expect.element(seven.getByText('000 000 018')).toBeVisible()
  await expect.element(page.getByText('尚欠 $40.00')).toBeVisible()
  await expect.element(eight.getByText('未到時間')).toBeVisible()
  await page.getByRole('button', { name: '已到場' }).click()
  await expect.element(page.getByText('已登記陳小美 Chan Siu Mei到場。')).toBeVisible()
  await expect.element(page.getByText('18:52 到場')).toBeVisible()
  await page.getByRole('button', { name: '取消登記' }).click()
  await expect.element(page.getByRole('button', { name: '已到場' })).toBeVisible()
  expect(requests.filter(({ call }) => call.includes('/arrive')).map(({ call, given }) => [call, given])).toEqual([
    ['POST /api/desk/booking/arrive', { reference: siumei.reference }],
    ['POST /api/desk/booking/arrive/undo', { reference: siumei.reference }],
  ])
})

test('somebody is found by name, number or booking, however it is typed; another venue is asked for', async () => {
  const { requests } = await desk(() => [siumei, ana])
  const search = page.getByLabelText('姓名、會員編號或預約編號')
  for (const typed of ['sequeira', '000 000 026', 'b26-aaaa']) {
    await search.fill(typed)
    await expect.element(page.getByText('陳小美')).not.toBeInTheDocument()
    await expect.element(page.getByText('Ana Sequeira')).toBeVisible()
  }
  await search.fill('nobody')
  await expect.element(page.getByText('未來一小時的預約中沒有這個姓名或編號。')).toBeVisible()
  await page.getByLabelText('場館').selectOptions('塔石體育館')
  await expect.poll(() => requests.some(({ given }) => JSON.stringify(given).includes('tap-seac'))).toBe(true)
})

test('what is refused is said at the person, who stays to be noted', async () => {
  await desk(() => [siumei], {
    'POST /api/desk/booking/arrive': () => {
      throw new Refusing(446, '現時不能更改到場記錄')
    },
  })
  await page.getByRole('button', { name: '已到場' }).click()
  await expect.element(page.getByRole('alert').getByText('現時不能更改到場記錄')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '已到場' })).toBeVisible()
})

test('where nobody is expected, it is said', async () => {
  await desk(() => [])
  await expect.element(page.getByText('未來一小時沒有預約。')).toBeVisible()
})

test('hours that are joined are one row with both hours and both numbers, found by either', async () => {
  await desk(() => [siumei, joinedHours])
  await page.getByLabelText('姓名、會員編號或預約編號').fill('b26-cccc')
  await expect.element(page.getByText('B26-AAAA2222, B26-CCCC2222')).toBeVisible()
  await expect.element(page.getByText('19:00–21:00')).toBeVisible()
  await expect.element(page.getByText('陳小美')).not.toBeInTheDocument()
})
