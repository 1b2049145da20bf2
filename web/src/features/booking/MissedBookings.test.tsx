import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [list, mine] = ['/vbs/bookings', '/account/no_shows']
/** Begun when it was another day by UTC. */
const early = {
  ...{ reference: 'B26-7KQ4NX2M', venue: '望廈體育中心', facility: '羽毛球場', startsAt: '2026-03-03T23:00:00.000Z' },
  ...{ countedAt: '2026-03-05T00:00:00.000Z', excusedAt: null, appealBy: '2026-03-19', appeal: null },
}
const evening = {
  ...{ ...early, reference: 'B26-AAAAAAAA', facility: '網球場', startsAt: '2026-03-10T11:00:00.000Z' },
  countedAt: '2026-03-11T12:00:00.000Z',
  appealBy: null,
}
const excused = { ...early, appealBy: null, excusedAt: '2026-03-06T02:00:00.000Z' }
const terms = { most: 2, withinDays: 60, restrictDays: 30 }
const openWith = (said: object, more: Parameters<typeof openPortal>[1] = {}) =>
  openPortal('/zh/vbs/bookings', {
    [list]: done({ items: [], more: false }),
    [mine]: done({ items: [], terms, until: null, ...said }),
    ...more,
  })
const section = () => page.getByRole('region', { name: '缺席的預約' })
const rows = () => section().getByRole('listitem')

test('who has missed bookings reads which, when they were counted, and what follows; from when one may book again, and how to appeal', async () => {
  await page.viewport(320, 700)
  const portal = await openWith({ items: [evening, early], until: '2026-04-10' })
  await expect
    .element(rows().nth(0))
    .toHaveTextContent('2026年3月10日星期二 19:00網球場望廈體育中心 2026年3月11日記為缺席')
  await expect
    .element(rows().nth(1))
    .toHaveTextContent(
      '2026年3月4日星期三 07:00羽毛球場望廈體育中心 2026年3月5日記為缺席2026年3月19日或之前可申訴就這次缺席申訴',
    )
  await expect.element(section().getByText('由 2026年4月10日起可再租場。')).toBeVisible()
  await expect
    .element(section().getByRole('link', { name: '提出申訴' }))
    .toHaveAttribute('href', '/zh/online/account/appeal')
  await expect.element(section().getByText('60 日內缺席達 2 次，會暫停租場 30 日。')).toBeVisible()
  await expect.element(section().getByText(/如你當時在場，或有合理原因未能到場/)).toBeVisible()
  await expect.element(section().getByRole('link', { name: '{{hotline}}' })).toHaveAttribute('href', 'tel:{{hotline}}')
  expect(tooWide()).toBe(0)
  expect(tooSmall([...rows().elements(), ...section().getByRole('link', { name: '{{hotline}}' }).elements()])).toEqual(
    [],
  )
  await rows().nth(1).getByRole('link').click()
  await expect.poll(() => portal.to('/vbs/booking').at(-1)?.query.get('reference')).toBe(early.reference)
})

test('what was excused says since when; where nothing counts and nothing is judged, nothing is said of either', async () => {
  await openWith({ items: [excused], terms: { ...terms, most: 0 } })
  await expect.element(rows()).toHaveTextContent('2026年3月4日星期三 07:00羽毛球場望廈體育中心 2026年3月6日獲豁免')
  expect(
    section()
      .getByText(/暫停租場|可再租場|服務熱線/)
      .elements(),
  ).toEqual([])
  expect(section().getByRole('link', { name: '提出申訴' }).elements()).toEqual([])
})

const sending = '/account/appeal/missed'
const appeal = { reference: 'P26-7KQ4NX', state: 'waiting', dueOn: '2026-03-09', reason: null }
const appealed = (more: object = {}) => ({ ...early, appealBy: null, appeal: { ...appeal, ...more } })

test('who appeals against one says why in a few words at least, is told the reference, and reads that it does not count', async () => {
  await page.viewport(320, 700)
  const portal = await openWith(
    { items: [early] },
    { [sending]: done({ reference: 'P26-7KQ4NX', dueOn: '2026-03-09' }) },
  )
  await section().getByRole('button', { name: '就這次缺席申訴' }).click()
  await expect.element(section().getByRole('heading', { name: '就缺席申訴' })).toHaveFocus()
  const field = section().getByLabelText('申訴的理由')
  const submit = section().getByRole('button', { name: '提交申訴' })
  await field.fill('病了')
  await submit.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('請輸入最少 5 個字').first()).toBeVisible()
  expect(portal.to(sending)).toEqual([])
  expect(tooWide()).toBe(0)
  await field.fill('當日我發燒。')
  portal.responses[mine] = done({ items: [appealed()], terms, until: null })
  await submit.click()

  await expect.element(page.getByRole('status').filter({ hasText: '申訴已提交，編號 P26-7KQ4NX。' })).toHaveFocus()
  await expect.element(section().getByText(/2026年3月9日或之前作出決定。在此之前，這次缺席不計算在內/)).toBeVisible()
  await expect
    .element(section().getByRole('link', { name: '查看申訴' }))
    .toHaveAttribute('href', '/zh/online/account/appeal')
  expect(portal.to(sending).map(({ body }) => body)).toEqual([
    { reference: early.reference, statement: '當日我發燒。' },
  ])
  expect(section().getByRole('button', { name: '就這次缺席申訴' }).elements()).toEqual([])
})

test('what the server refuses is said at the form, and what was written is kept', async () => {
  await openWith({ items: [early] }, { [sending]: { code: 451, message: '申訴期限已過' } })
  await section().getByRole('button', { name: '就這次缺席申訴' }).click()
  await section().getByLabelText('申訴的理由').fill('當日我發燒。')
  await section().getByRole('button', { name: '提交申訴' }).click()
  await expect.element(page.getByText('申訴期限已過').first()).toBeVisible()
  await expect.element(section().getByLabelText('申訴的理由')).toHaveValue('當日我發燒。')
  await section().getByLabelText('申訴的理由').fill('')
  await section().getByRole('button', { name: '關閉' }).click()
  await expect.element(section().getByRole('button', { name: '就這次缺席申訴' })).toBeVisible()
})

test.each([
  ['granted', '申訴獲批准（P26-7KQ4NX）'],
  ['dismissed', '申訴不獲批准（P26-7KQ4NX），不能再次申訴'],
])('an appeal that was %s says so with the reason', async (state, said) => {
  await openWith({ items: [appealed({ state, reason: '閘機沒有記錄。' })] })
  await expect.element(section().getByText(said, { exact: true })).toBeVisible()
  await expect.element(section().getByText('原因：閘機沒有記錄。')).toBeVisible()
})

/** Asked for after what was missed, and answered after it. */
const readPast = async () => {
  await page.getByRole('button', { name: '顯示以往的預約' }).click()
  await expect.element(page.getByText('沒有已過去或已取消的預約。')).toBeVisible()
}

test('who has missed nothing reads nothing of it', async () => {
  const portal = await openWith({})
  await expect.poll(() => portal.to(mine)).toHaveLength(1)
  await readPast()
  expect(page.getByText(/缺席/).elements()).toEqual([])
})

test('the bookings do not wait for what was missed, and stay when that cannot be read', async () => {
  let fail = () => {}
  const failing = new Promise<object>((answered) => {
    fail = () => answered({ code: 5, message: '系統正繁忙' })
  })
  const portal = await openWith({}, { [mine]: () => failing })
  await expect.element(page.getByText('你目前沒有預約。')).toBeVisible()
  await expect.poll(() => portal.to(mine)).toHaveLength(1)
  fail()
  await readPast()
  await expect.element(page.getByText('你目前沒有預約。')).toBeVisible()
  expect(page.getByText(/系統正繁忙|缺席|未能讀取/).elements()).toEqual([])
})
