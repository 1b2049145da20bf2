import { refusals } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const ana = {
  ...{ reference: 'B26-7KQ4NX2M', memberNumber: '000000018', name: '陳小美 Chan Siu Mei', state: 'confirmed' },
  ...{ heldUntil: null, paid: 4000, due: 0, atDesk: true, mayCancel: true },
}
const slot = (id: number, from: string, state: string, booking: object | null = null) => ({
  ...{ id, from, until: `${Number(from.slice(0, 2)) + 1}:00`, band: 'peak', state, booking, ownUse: null },
})
const reply = (more: object = {}) => ({
  ...{ place: 'mong-ha', day: '2026-03-04', today: '2026-03-02' },
  places: [
    { code: 'mong-ha', name: '望廈體育中心' },
    { code: 'tap-seac', name: '塔石體育館' },
  ],
  facilities: [
    {
      ...{ code: 'badminton', name: '羽毛球場' },
      courts: [
        { code: '1', name: '1 號場', slots: [slot(11, '18:00', 'free'), slot(12, '19:00', 'booked', ana)] },
        { code: '2', name: '2 號場', slots: [slot(21, '18:00', 'closed'), slot(22, '19:00', 'free')] },
      ],
    },
    { code: 'squash', name: '壁球場', courts: [{ code: '1', name: '1 號場', slots: [slot(31, '18:00', 'unopened')] }] },
  ],
  ...more,
})
const me = (permissions: string[]) => ({
  'POST /api/desk/me': () => ({
    ...{ name: 'Ieong', roles: [], factor: false, provedBy: 'password', recoveryCodes: 0, permissions },
  }),
})
const found = {
  items: [
    {
      ...{ memberNumber: '000000018', nameZh: '陳小美', namePt: 'Chan Siu Mei', birthDate: '1990-05-17' },
      ...{ active: true, held: false },
    },
  ],
  next: null,
}
const open = async (
  responses: Parameters<typeof openDesk>[1] = {},
  permissions = ['timetable', 'counter', 'members'],
) => {
  const opened = await openDesk('/timetable?day=2026-03-04', {
    'GET /api/desk/timetable': () => reply(),
    'GET /api/desk/waiting/lines': () => ({ items: [], next: null }),
    'POST /api/desk/members/find': () => found,
    ...me(permissions),
    ...responses,
  })
  await expect.element(page.getByRole('grid')).toBeVisible()
  const sent = (path: string) =>
    opened.requests.filter(({ call }) => call === `POST /api/desk/booking/${path}`).map(({ given }) => given)
  return { ...opened, sent }
}
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const dialog = () => page.getByRole('dialog')
const findMember = async () => {
  await page.getByRole('button', { name: '為會員預約…' }).click()
  await userEvent.fill(dialog().getByLabelText('姓名或會員編號'), '小美')
  await dialog().getByRole('button', { name: '搜尋會員' }).click()
  await dialog()
    .getByRole('button', { name: /陳小美/ })
    .click()
}

test('[O03] free hours are chosen by key and by press, a member is found, and all of it is booked at once', async () => {
  const items = [{ reference: 'B26-AAAA2222', amount: 4000, heldUntil: '2026-03-03T02:00:00.000Z' }]
  const { sent } = await open({ 'POST /api/desk/booking/book': () => ({ items }) })
  const grid = page.getByRole('grid', { name: '羽毛球場，2026年3月4日星期三' })
  expect(grid.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  grid.element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
  await expect.element(page.getByText('已選 1 個時段')).toBeVisible()
  const other = cell('2 號場，19:00 至 20:00，可預約').element()
  if (other instanceof HTMLElement) other.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('已選 2 個時段')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await cell('2 號場，19:00 至 20:00，可預約').click()
  await expect.element(cell('2 號場，19:00 至 20:00，已選')).toHaveAttribute('aria-selected', 'true')
  await findMember()
  await expect.element(dialog().getByLabelText('會員')).toHaveValue('陳小美 Chan Siu Mei · 000 000 018')
  await dialog().getByRole('button', { name: '預約', exact: true }).click()
  await expect.element(page.getByText(/^已為陳小美 Chan Siu Mei保留，請在 .*10:00 前付款。$/)).toBeVisible()
  expect(sent('book')).toEqual([
    {
      ...{ memberNumber: '000000018', slots: [11, 22], overQuota: false, reason: '' },
      requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
  await expect.element(page.getByText('未選時段')).toBeVisible()
})

test('what is refused stands at its field; beyond the quota needs a reason, and the key stays the same', async () => {
  let times = 0
  const { sent } = await open({
    'POST /api/desk/booking/book': () => {
      times += 1
      if (times === 1) throw new Refusing(refusals.card_expired, '', { memberNumber: '你的會員卡已到期' })
      if (times === 2) throw new Refusing(refusals.quota_of_member_used, '', { overQuota: '名額已用完' })
      return { items: [{ reference: 'B26-AAAA2222', amount: 0, heldUntil: null }] }
    },
  })
  await cell(/1 號場，18:00/).click()
  await findMember()
  const book = dialog().getByRole('button', { name: '預約', exact: true })
  await book.click()
  await expect
    .element(dialog().getByLabelText('會員'))
    .toHaveAccessibleDescription('這位會員不能預約，會看到：「你的會員卡已到期」')
  await book.click()
  const over = dialog().getByLabelText('超出這位會員的租場名額')
  await expect.element(over).toHaveAccessibleDescription('名額已用完')
  await over.click()
  await book.click()
  await expect.element(dialog().getByLabelText('原因')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(dialog().getByLabelText('原因'), '因我們的錯誤重複預約。')
  await book.click()
  await expect.element(page.getByText('已為陳小美 Chan Siu Mei預約 1 個時段。')).toBeVisible()
  const [first, , third] = sent('book')
  expect(third).toEqual({ ...first, overQuota: true, reason: '因我們的錯誤重複預約。' })
})

test('a booked hour says whose it is, and is cancelled with a reason, and with what goes back', async () => {
  const { sent } = await open({ 'POST /api/desk/booking/cancel': () => ({ refund: 0 }) })
  await cell('1 號場，19:00 至 20:00，已確認，陳小美 Chan Siu Mei').click()
  await expect.element(dialog().getByRole('link', { name: '000 000 018' })).toHaveAttribute('href', '/desk/zh/members')
  await expect.element(dialog().getByText('由櫃台代訂')).toBeVisible()
  await dialog().getByRole('button', { name: '取消這個預約…' }).click()
  await dialog().getByRole('radio', { name: '不退款' }).click()
  await dialog().getByRole('button', { name: '取消預約' }).click()
  await expect.element(dialog().getByLabelText('原因')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(dialog().getByLabelText('原因'), '球場燈光故障。')
  await dialog().getByRole('button', { name: '取消預約' }).click()
  await expect.element(page.getByText('已取消陳小美 Chan Siu Mei的預約。')).toBeVisible()
  expect(sent('cancel')).toEqual([{ reference: 'B26-7KQ4NX2M', refund: 'none', reason: '球場燈光故障。' }])
})

test('who may only look chooses nothing; another facility, venue and day are a step away; a phone scrolls the grid alone', async () => {
  const { router, requests } = await open({}, ['timetable'])
  await expect.element(cell('1 號場，18:00 至 19:00，可預約')).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('button', { name: '為會員預約…' }).elements()).toEqual([])
  await page.getByLabelText('設施').selectOptions('壁球場')
  await expect.element(cell('1 號場，18:00 至 19:00，未開放預約')).toBeVisible()
  await page.getByRole('link', { name: '後一日' }).click()
  expect(router.state.location.search).toMatchObject({ facility: 'squash', day: '2026-03-05' })
  await page.getByLabelText('場館').selectOptions('塔石體育館')
  const lookedAt = () => requests.findLast(({ call }) => call === 'GET /api/desk/timetable')?.given
  await expect.poll(lookedAt).toMatchObject({ place: 'tap-seac', day: '2026-03-05' })
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
  expect(document.documentElement.scrollWidth).toBe(320)
})
