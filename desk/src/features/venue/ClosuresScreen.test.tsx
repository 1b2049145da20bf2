import { refusals } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const aClosure = (id: number, more: object = {}) => ({
  ...{ id, reason: 'typhoon', textZh: '', textPt: '', textEn: '', place: [], state: 'running', liftedBy: null },
  ...{ startsAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-03-02T16:00:00.000Z', toldAt: null, ended: 200, left: 412 },
  ...{ declaredBy: '梁少芬', declaredAt: '2026-03-02T09:00:00.000Z', ...more },
})
const venues = [
  {
    ...{ code: 'mong-ha', name: '望廈體育中心' },
    facilities: [{ code: 'badminton', name: '羽毛球場', courts: [{ code: '1', name: '1 號場' }] }],
    pools: [{ code: 'mong-ha', name: '望廈泳池' }],
  },
  { code: 'bowling', name: '保齡球中心', facilities: [], pools: [] },
]
const met = {
  ...{ startsAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-03-02T16:00:00.000Z' },
  ...{ people: 1284, bookings: 1901, refund: 2_146_000, byMessage: 968 },
}
const open = async (more = {}, items: object[] = []) => {
  const opened = await openDesk('/closures', {
    'GET /api/desk/closures': () => ({ items }),
    'GET /api/desk/venues': () => ({ items: venues }),
    'POST /api/desk/closure/meets': () => met,
    ...more,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '關閉場館' })).toBeVisible()
  const sent = (path: string) =>
    opened.requests.filter(({ call }) => call === `POST /api/desk/closure${path}`).map(({ given }) => given)
  return { ...opened, sent }
}
const dialog = () => page.getByRole('dialog').last()

afterEach(closeDesk)

test('a typhoon closes everything with two presses and a typed number, which has to be the right one', async () => {
  const { sent } = await open({ 'POST /api/desk/closure': () => ({ id: 7 }) })
  await userEvent.click(page.getByRole('button', { name: '即時關閉全部場館至今晚…' }))
  await expect.element(dialog().getByText('1\u00a0284', { exact: true })).toBeVisible()
  for (const said of ['全數退款 21460 元，退回原付款方式。', '所有人收到電郵；24 小時內開始的 968 人另收短訊。'])
    await expect.element(dialog().getByText(said)).toBeVisible()
  const press = dialog().getByRole('button', { name: '關閉並通知 1284 人' })
  const typed = dialog().getByLabelText('輸入受影響人數以確認')
  await userEvent.fill(typed, '1 28')
  await userEvent.click(press)
  await expect.element(typed).toHaveAccessibleDescription(/與上方的人數 1284 不符/)
  expect(sent('')).toEqual([])

  await userEvent.fill(typed, '1 284')
  await userEvent.click(press)
  await expect.element(page.getByRole('status')).toHaveTextContent('已關閉，正在取消預約並通知會員。')
  expect(sent('')).toEqual([
    {
      ...{ reason: 'typhoon', textZh: '', textPt: '', textEn: '', venue: '', facility: '', court: '' },
      ...{ fromDay: '', fromTime: '', untilDay: '', untilTime: '', people: 1284 },
      requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

test('where it meets others by now, the new number is shown and typed anew; the key stays the same', async () => {
  let times = 0
  const { sent } = await open({
    'POST /api/desk/closure/meets': () => ({ ...met, people: times === 0 ? 3 : 4 }),
    'POST /api/desk/closure': () => {
      times += 1
      if (times === 1) throw new Refusing(refusals.closure_meets_others, '受影響的人數剛增加了不少')
      return { id: 7 }
    },
  })
  await userEvent.click(page.getByRole('button', { name: '即時關閉全部場館至今晚…' }))
  await userEvent.fill(dialog().getByLabelText('輸入受影響人數以確認'), '3')
  await userEvent.click(dialog().getByRole('button', { name: '關閉並通知 3 人' }))
  await expect.element(dialog().getByText('受影響的人數剛增加了不少')).toBeVisible()
  await expect.element(dialog().getByLabelText('輸入受影響人數以確認')).toHaveValue('')
  await userEvent.fill(dialog().getByLabelText('輸入受影響人數以確認'), '4')
  await userEvent.click(dialog().getByRole('button', { name: '關閉並通知 4 人' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已關閉，正在取消預約並通知會員。')
  const [first, second] = sent('')
  expect(second).toEqual({ ...first, people: 4 })
})

test('a court is chosen within its facility and venue; what is wrong stands at its field, and on the way back nothing is lost', async () => {
  let tries = 0
  const { sent } = await open({
    'POST /api/desk/closure/meets': () => {
      tries += 1
      if (tries === 1) throw new Refusing(refusals.closure_ends_first, '', { untilDay: '結束時間須在開始時間之後' })
      return { ...met, people: 0, bookings: 0, refund: 0, byMessage: 0 }
    },
    'POST /api/desk/closure': () => ({ id: 8 }),
  })
  await userEvent.click(page.getByRole('button', { name: '關閉場館或場地…' }))
  const plan = page.getByRole('dialog', { name: '關閉場館或場地…' })
  await userEvent.click(plan.getByRole('radio', { name: '其他原因' }))
  await userEvent.selectOptions(plan.getByLabelText(/^場館/), 'mong-ha')
  await userEvent.selectOptions(plan.getByLabelText(/^設施/), 'badminton')
  await userEvent.selectOptions(plan.getByLabelText(/^場地/), '1')
  await userEvent.fill(plan.getByLabelText(/^首日/), '2026-03-05')
  await userEvent.fill(plan.getByLabelText(/^最後一日/), '2026-03-04')
  const preview = plan.getByRole('button', { name: '查看受影響人數' })
  await userEvent.click(preview)
  await expect.element(plan.getByLabelText(/^中文/)).toHaveAttribute('aria-invalid', 'true')
  expect(sent('/meets')).toEqual([])
  for (const [label, text] of [
    ['中文', '地板翻新。'],
    ['葡文', 'Piso novo.'],
    ['英文', 'New floor.'],
  ] as const)
    await userEvent.fill(plan.getByLabelText(new RegExp(`^${label}`)), text)
  await userEvent.click(preview)
  await expect.element(plan.getByLabelText(/^最後一日/)).toHaveAccessibleDescription(/結束時間須在開始時間之後/)
  await userEvent.fill(plan.getByLabelText(/^最後一日/), '2026-03-06')
  await userEvent.click(preview)

  await expect.element(page.getByRole('heading', { name: '關閉望廈體育中心 · 羽毛球場 · 1 號場' })).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: '返回' }))
  await expect.element(plan.getByLabelText(/^中文/)).toHaveValue('地板翻新。')
  await userEvent.click(preview)
  await userEvent.click(dialog().getByRole('button', { name: '關閉', exact: true }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已關閉，正在取消預約並通知會員。')
  expect(sent('').at(-1)).toMatchObject({
    ...{ reason: 'other', textEn: 'New floor.', venue: 'mong-ha', facility: 'badminton', court: '1' },
    ...{ fromDay: '2026-03-05', untilDay: '2026-03-06', people: 0 },
  })
})

test('a pool is closed alone; a venue that has none is not asked for it', async () => {
  const { sent } = await open({ 'POST /api/desk/closure': () => ({ id: 9 }) })
  await userEvent.click(page.getByRole('button', { name: '關閉場館或場地…' }))
  const plan = page.getByRole('dialog', { name: '關閉場館或場地…' })
  await userEvent.selectOptions(plan.getByLabelText(/^場館/), 'bowling')
  expect(plan.getByLabelText(/^泳池/).elements()).toEqual([])
  await userEvent.selectOptions(plan.getByLabelText(/^場館/), 'mong-ha')
  await userEvent.selectOptions(plan.getByLabelText(/^設施/), 'badminton')
  await expect.element(plan.getByLabelText(/^場地/)).toBeVisible()
  expect(plan.getByLabelText(/^泳池/).elements()).toEqual([])
  await userEvent.selectOptions(plan.getByLabelText(/^設施/), '')
  await userEvent.selectOptions(plan.getByLabelText(/^泳池/), 'mong-ha')
  await expect.element(plan.getByLabelText(/^泳池/)).toHaveValue('mong-ha')
  expect(plan.getByLabelText(/^設施/).elements()).toEqual([])
  await userEvent.click(plan.getByRole('button', { name: '查看受影響人數' }))
  await expect.element(page.getByRole('heading', { name: '關閉望廈體育中心 · 望廈泳池' })).toBeVisible()
  expect(sent('/meets').at(-1)).toMatchObject({ venue: 'mong-ha', facility: '', court: '', pool: 'mong-ha' })
})

test('the list says how far it is; what lies ahead is opened again, with a reason', async () => {
  const over = aClosure(1, {
    state: 'over',
    place: ['保齡球中心'],
    reason: 'event',
    toldAt: '2026-03-01T09:00:00.000Z',
  })
  const { sent } = await open({ 'POST /api/desk/closure/lift': () => ({}) }, [aClosure(2), over])
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.element(rows.nth(0).getByRole('progressbar', { name: '全部場館' })).toHaveAttribute('value', '200')
  await expect.element(rows.nth(0).getByText('尚有 412 個待取消及通知')).toBeVisible()
  await expect.element(rows.nth(1).getByText('保齡球中心')).toBeVisible()
  expect(rows.nth(1).getByRole('button').elements()).toEqual([])
  await userEvent.click(rows.nth(0).getByRole('button', { name: '重開' }))
  await userEvent.fill(dialog().getByLabelText('原因'), '風球已除下。')
  await userEvent.click(dialog().getByRole('button', { name: '重開' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已重開。')
  expect(sent('/lift')).toEqual([{ id: 2, reason: '風球已除下。' }])
})

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
  await open({}, [aClosure(2)])
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
