import { refusals } from '@palaestra/contract'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const league = {
  ...{ id: 7, purpose: '青年聯賽', place: ['望廈體育中心', '羽毛球場'], courts: ['1 號場'], fromDay: '2026-03-02' },
  ...{ untilDay: '2026-06-30', weekdays: [2, 4], fromTime: '18:00', untilTime: '20:00', state: 'running', hours: 8 },
  reservedBy: '梁少芬',
}
const venues = [
  { code: 'carmo', name: '嘉模泳池', facilities: [], pools: [{ code: 'carmo', name: '嘉模泳池' }] },
  {
    ...{ code: 'mong-ha', name: '望廈體育中心' },
    facilities: [{ code: 'badminton', name: '羽毛球場', courts: [{ code: '1', name: '1 號場' }] }],
    pools: [],
  },
]
const open = async (items: object[], more: Parameters<typeof openDesk>[1]) => {
  const { requests } = await openDesk('/own-uses', {
    'GET /api/desk/own_uses': () => ({ items }),
    'GET /api/desk/venues': () => ({ items: venues }),
    ...more,
  })
  return (path: string) =>
    requests.filter(({ call }) => call === `POST /api/desk/own_use${path}`).map(({ given }) => given)
}

test('[R06] hours are reserved for own use once it is seen which it gets; what is wrong stands at its field', async () => {
  let times = 0
  const sent = await open([], {
    'POST /api/desk/own_use/preview': () => {
      times += 1
      if (times === 1) throw new Refusing(refusals.own_use_days, '', { untilDay: '最長一年' })
      const taken = [{ day: '2026-03-05', from: '19:00', court: '1 號場', state: 'booked' }]
      return { hours: 3, leftOut: 1, taken, timetableUntil: '2026-03-17' }
    },
    'POST /api/desk/own_use': () => ({ id: 7, hours: 3 }),
  })
  await page.getByRole('button', { name: '預留場地…' }).click()
  const plan = page.getByRole('dialog', { name: '預留場地…' })
  // Of a venue with pools alone there is nothing to reserve.
  await expect.element(plan.getByRole('option', { name: '望廈體育中心' })).toBeInTheDocument()
  expect(plan.getByRole('option', { name: '嘉模泳池' }).elements()).toEqual([])
  await plan.getByRole('button', { name: '查看可預留的時段' }).click()
  await expect
    .poll(() =>
      plan
        .getByRole('alert')
        .first()
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      ...['請輸入用途', '請選擇場地', '請選擇星期', '請輸入首日', '請輸入最後一日', '請選擇開始時間', '請選擇結束時間'],
    ])
  await expect.element(plan.getByLabelText('首日')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(plan.getByLabelText('用途'), '青年聯賽')
  await plan.getByLabelText('1 號場').click()
  await plan.getByLabelText('星期四').click()
  await userEvent.fill(plan.getByLabelText('首日'), '2026-03-02')
  await userEvent.fill(plan.getByLabelText('最後一日'), '2026-06-30')
  await plan.getByLabelText('開始時間').selectOptions('18:00')
  await plan.getByLabelText('結束時間').selectOptions('20:00')
  await plan.getByRole('button', { name: '查看可預留的時段' }).click()
  await expect.element(plan.getByLabelText('最後一日')).toHaveAccessibleDescription(/最長一年/)
  await plan.getByRole('button', { name: '查看可預留的時段' }).click()
  const sure = page.getByRole('dialog', { name: '青年聯賽' })
  await expect.element(sure.getByText('可即時預留 3 個時段。')).toBeVisible()
  await expect.element(sure.getByRole('listitem')).toHaveTextContent('2026年3月5日星期四 19:00 · 1 號場 · 已有人預約')
  await sure.getByRole('button', { name: '預留', exact: true }).click()
  await expect.element(page.getByText('已為「青年聯賽」預留 3 個時段。')).toBeVisible()
  expect(sent('')).toEqual([
    {
      ...{ purpose: '青年聯賽', venue: 'mong-ha', facility: 'badminton', courts: ['1'], weekdays: [4] },
      ...{ fromDay: '2026-03-02', untilDay: '2026-06-30', fromTime: '18:00', untilTime: '20:00' },
      requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

test('what is left of an own use is given back with a reason', async () => {
  const sent = await open([league, { ...league, id: 6, state: 'over', hours: 0 }], {
    'POST /api/desk/own_use/give_back': () => ({ hours: 8 }),
  })
  await expect.element(page.getByText('星期二、星期四 18:00–20:00').first()).toBeVisible()
  await page.getByRole('button', { name: '放棄餘下時段…' }).click()
  await userEvent.fill(page.getByRole('dialog').getByLabelText('原因'), '聯賽提早結束。')
  await page.getByRole('dialog').getByRole('button', { name: '放棄', exact: true }).click()
  await expect.element(page.getByText('已放棄 8 個時段。')).toBeVisible()
  expect(sent('/give_back')).toEqual([{ id: 7, hour: '', reason: '聯賽提早結束。' }])
})
