import { refusals } from '@palaestra/contract'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const reference = 'PEAK-20260316-BADMINTON'
const aDraw = (more: object = {}) => ({
  ...{ reference, kind: 'badminton', day: '2026-03-16', state: 'closed', entries: 41, source: '截止日晚上的彩票號碼' },
  ...{ closesAt: '2026-03-07T14:00:00.000Z', drawsAt: '2099-03-08T02:00:00.000Z', value: 'wanted', publicValue: null },
  ...{ typedBy: [], ownValue: null, withoutFrom: '2099-03-09T02:00:00.000Z' },
  ...{ sealFits: true, sealedAt: null, ...more },
})
const open = async (more = {}, items: object[] = [aDraw()], openings: object[] = []) => {
  const opened = await openDesk('/ballots', { 'GET /api/desk/draws': () => ({ items, openings }), ...more })
  await expect.element(page.getByRole('heading', { level: 1, name: '場地抽籤' })).toBeVisible()
  const sent = (path: string) =>
    opened.requests.filter(({ call }) => call === `POST /api/desk/draw/${path}`).map(({ given }) => given)
  return { ...opened, sent }
}
const row = () => page.getByRole('listitem').filter({ hasText: reference })

afterEach(closeDesk)

test('a public value is typed as its source has it; the colleague who types another one is told', async () => {
  let outcome = 'awaits'
  const { sent } = await open({ 'POST /api/desk/draw/public_value': () => ({ outcome }) })
  await expect.element(row().getByText('公開數值的來源: 截止日晚上的彩票號碼')).toBeVisible()
  await userEvent.click(row().getByRole('button', { name: '輸入公開數值…' }))
  const dialog = page.getByRole('dialog', { name: `公開數值：${reference}` })
  await userEvent.fill(dialog.getByLabelText(/^公開數值/), '07 12 19')
  await userEvent.click(dialog.getByRole('button', { name: '輸入', exact: true }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已記下。請另一位同事也查閱並輸入。')
  expect(sent('public_value')).toEqual([{ draw: reference, value: '07 12 19' }])

  outcome = 'differs'
  await userEvent.click(row().getByRole('button', { name: '輸入公開數值…' }))
  await userEvent.fill(dialog.getByLabelText(/^公開數值/), '07 12 18')
  await userEvent.click(dialog.getByRole('button', { name: '輸入', exact: true }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已記下，但與同事輸入的不同。請兩位再查閱來源。')
})

test('who has typed it is shown, and not what; what was settled is shown, and nothing is to be done', async () => {
  await open({}, [
    aDraw({ value: 'typed', typedBy: ['梁少芬'] }),
    aDraw({
      reference: 'PEAK-20260317-TENNIS',
      kind: 'tennis',
      value: 'settled',
      publicValue: '1 2',
      typedBy: ['甲', '乙'],
    }),
    aDraw({ reference: 'PEAK-20260318-TENNIS', kind: 'tennis', value: 'none', source: null, withoutFrom: null }),
    aDraw({ reference: 'PEAK-20260317-SQUASH', kind: 'squash', value: 'typed', typedBy: ['甲', '乙'] }),
    aDraw({ reference: 'PEAK-20260319-TENNIS', kind: 'tennis', state: 'open', value: 'early' }),
  ])
  await expect.element(row().getByText('已輸入：梁少芬')).toBeVisible()
  await expect.element(page.getByText('1 2', { exact: true })).toBeVisible()
  await expect.element(page.getByText('這次抽籤沒有公開數值，網頁上會說明。')).toBeVisible()
  const unlike = page.getByText('同事之間輸入的數值不同。請各自再查閱來源，重新輸入。', { exact: true })
  await expect.element(unlike).toBeVisible()
  expect(unlike.elements()).toHaveLength(1)
  expect(page.getByRole('button', { name: '輸入公開數值…' }).elements()).toHaveLength(2)
  expect(page.getByRole('button', { name: '沒有數值也抽籤…' }).elements()).toHaveLength(0)
})

test('a day after the time of the draw it can be said that the value has not come, with a reason; a refusal stands in the dialog', async () => {
  let times = 0
  const { sent } = await open(
    {
      'POST /api/desk/draw/without_value': () => {
        times += 1
        if (times === 1) throw new Refusing(refusals.value_not_late, '抽籤時間過了 24 小時，才可不用公開數值抽籤')
        return { outcome: 'settled' }
      },
    },
    [aDraw({ withoutFrom: '2026-03-09T02:00:00.000Z' })],
  )
  await userEvent.click(row().getByRole('button', { name: '沒有數值也抽籤…' }))
  const dialog = page.getByRole('dialog', { name: `不用公開數值抽籤：${reference}` })
  await userEvent.fill(dialog.getByLabelText(/^原因/), '彩票因颱風取消')
  await userEvent.click(dialog.getByRole('button', { name: '沒有數值也抽籤' }))
  await expect.element(dialog.getByText('抽籤時間過了 24 小時，才可不用公開數值抽籤')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '沒有數值也抽籤' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('將在一分鐘內抽籤，不用公開數值。')
  expect(sent('without_value').at(-1)).toEqual({ draw: reference, reason: '彩票因颱風取消' })
})

test('a draw whose seal does not fit is sealed anew, with a reason and a new source', async () => {
  const { sent } = await open({ 'POST /api/desk/draw/seal': () => ({}) }, [aDraw({ sealFits: false })])
  await expect.element(row().getByText('封條不符')).toBeVisible()
  await userEvent.click(row().getByRole('button', { name: '重新封存…' }))
  const dialog = page.getByRole('dialog', { name: `重新封存：${reference}` })
  await expect
    .element(dialog.getByText('名單已截止：請用三種語言填寫新的公開數值來源，而且現在還沒有人能知道它的數值。'))
    .toBeVisible()
  for (const [label, text] of [
    ['原因', '密鑰被盜後更換'],
    ['來源（中文）', '下次彩票'],
    ['來源（葡文）', 'A próxima lotaria'],
    ['來源（英文）', 'The next lottery'],
  ] as const)
    await userEvent.fill(dialog.getByLabelText(label, { exact: false }), text)
  await userEvent.click(dialog.getByRole('button', { name: '重新封存' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已重新封存，網頁已說明。')
  expect(sent('seal')).toEqual([
    {
      ...{ draw: reference, reason: '密鑰被盜後更換', sourceZh: '下次彩票' },
      ...{ sourcePt: 'A próxima lotaria', sourceEn: 'The next lottery' },
    },
  ])
})

test('a draw that was sealed anew says when', async () => {
  await open({}, [aDraw({ sealedAt: '2026-03-08T03:00:00.000Z' })])
  await expect.element(row().getByText(/重新封存。$/)).toBeVisible()
})

test('an opening is put off to a time, with a reason; a time that does not do is said at its field', async () => {
  const anOpening = {
    ...{ reference: 'LOBBY-20260302', opensAt: '2026-03-01T23:30:00.000Z', latest: '2026-03-02T02:30:00.000Z' },
    ...{ delays: 1, entries: 8900, arrivals: 12 },
  }
  const { sent } = await open(
    {
      'POST /api/desk/draw/put_off': ({ time }: Record<string, unknown>) => {
        if (time === '07:10') throw new Refusing(refusals.opening_time, '', { time: '請填寫較後的時間' })
        return { opensAt: '2026-03-01T23:45:00.000Z' }
      },
    },
    [],
    [anOpening],
  )
  const opening = page.getByRole('region', { name: /開放預約$/ })
  await expect.element(opening.getByText('8900 人參加抽籤，12 人在之後進入')).toBeVisible()
  await expect.element(opening.getByText('已押後')).toBeVisible()
  await userEvent.click(opening.getByRole('button', { name: '押後開放…' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText(/^新的開放時間/), '07:10')
  await userEvent.fill(dialog.getByLabelText(/^原因/), '資料庫一度中斷')
  await userEvent.click(dialog.getByRole('button', { name: '押後', exact: true }))
  await expect.element(dialog.getByLabelText(/^新的開放時間/)).toHaveAccessibleDescription(/請填寫較後的時間/)
  await userEvent.fill(dialog.getByLabelText(/^新的開放時間/), '07:45')
  await userEvent.click(dialog.getByRole('button', { name: '押後', exact: true }))
  await expect.element(page.getByRole('status').filter({ hasText: '已押後至' })).toBeVisible()
  expect(sent('put_off').at(-1)).toEqual({ draw: 'LOBBY-20260302', time: '07:45', reason: '資料庫一度中斷' })
})
