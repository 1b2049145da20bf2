import { refusals } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const anAnnouncement = (id: number, more: object = {}) => ({
  ...{ id, kind: 'info', textZh: `公告 ${id}。`, textPt: `Comunicado ${id}.`, textEn: `Announcement ${id}.` },
  ...{ places: [], fromDay: '2026-03-02', untilDay: '2026-03-05', state: 'shown', ...more },
})
const items = [
  anAnnouncement(1, { kind: 'warning', places: ['login', 'services'], untilDay: null }),
  anAnnouncement(2, { state: 'over' }),
]
const me = (permissions: string[]) => () => ({
  ...{ name: 'Rui', roles: [], permissions, factor: false, provedBy: 'password', recoveryCodes: 0 },
})
const open = async (more = {}, permissions = ['content']) => {
  const opened = await openDesk('/announcements', {
    'POST /api/desk/me': me(permissions),
    'GET /api/desk/announcements': () => ({ items }),
    ...more,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '公告' })).toBeVisible()
  const sent = (act: string) =>
    opened.requests.filter(({ call }) => call === `POST /api/desk/announcement/${act}`).map(({ given }) => given)
  return { ...opened, sent }
}
const rows = () => page.getByRole('main').getByRole('listitem')

afterEach(closeDesk)

test('[X10] each announcement stands there in three languages, with its state, its days and its places', async () => {
  await open()
  const first = rows().nth(0)
  for (const [text, language] of [
    ['公告 1。', 'zh-Hant'],
    ['Comunicado 1.', 'pt'],
    ['Announcement 1.', 'en'],
  ] as const)
    await expect.element(first.getByText(text)).toHaveAttribute('lang', language)
  for (const said of ['顯示中', '警告', '2026年3月2日起', '登入頁面、設施、泳池及課程'])
    await expect.element(first.getByText(said)).toBeVisible()
  for (const said of ['已結束', '2026年3月2日至2026年3月5日', '整個網站'])
    await expect.element(rows().nth(1).getByText(said)).toBeVisible()
})

test('[X10] one is written in three languages for some parts; a refusal stands at its field, and the rest is kept', async () => {
  let tries = 0
  const { sent } = await open({
    'POST /api/desk/announcement/add': () => {
      if (tries++ === 0) throw new Refusing(refusals.announcement_days, '', { untilDay: '最後一日不可早於首日' })
      return { id: 3 }
    },
  })
  await userEvent.click(page.getByRole('button', { name: '新增公告' }))
  const dialog = page.getByRole('dialog', { name: '新增公告' })
  await userEvent.click(dialog.getByRole('radio', { name: /警告/ }))
  await userEvent.click(dialog.getByRole('checkbox', { name: '會員帳戶' }))
  await userEvent.fill(dialog.getByLabelText('中文'), '泳池關閉。')
  await userEvent.fill(dialog.getByLabelText('葡文'), 'Piscinas fechadas.')
  await userEvent.fill(dialog.getByLabelText('首日'), '2026-12-02')
  await userEvent.fill(dialog.getByLabelText(/最後一日/), '2026-12-01')
  const submit = dialog.getByRole('button', { name: '發佈公告' })
  await userEvent.click(submit)
  await expect.element(dialog.getByLabelText('英文')).toHaveAttribute('aria-invalid', 'true')
  expect(sent('add')).toEqual([])

  await userEvent.fill(dialog.getByLabelText('英文'), 'The pools are closed.')
  await userEvent.click(submit)
  await expect.element(dialog.getByLabelText(/最後一日/)).toHaveAccessibleDescription(/最後一日不可早於首日/)
  await expect.element(dialog.getByLabelText('葡文')).toHaveValue('Piscinas fechadas.')
  await userEvent.fill(dialog.getByLabelText(/最後一日/), '')
  await userEvent.click(submit)
  await expect.element(page.getByRole('status')).toHaveTextContent('已發佈公告。')
  expect(sent('add').at(-1)).toEqual({
    ...{ kind: 'warning', textZh: '泳池關閉。', textPt: 'Piscinas fechadas.', textEn: 'The pools are closed.' },
    ...{ places: ['account'], fromDay: '2026-12-02', untilDay: '' },
  })
})

test('[X10] one that is shown is ended once it is confirmed; one that is over cannot be', async () => {
  const { sent } = await open({ 'POST /api/desk/announcement/end': () => ({}) })
  expect(rows().nth(1).getByRole('button').elements()).toEqual([])
  await userEvent.click(rows().nth(0).getByRole('button', { name: '立即結束' }))
  const dialog = page.getByRole('dialog', { name: '結束此公告' })
  await expect.element(dialog.getByText('公告 1。')).toBeVisible()
  expect(sent('end')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: '立即結束' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已結束公告。')
  expect(sent('end')).toEqual([{ id: 1 }])
})

test('who may not change what the portal says reads them, and is offered nothing', async () => {
  await open({}, ['review'])
  await expect.element(page.getByText('公告 1。')).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
})

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  await expect.element(rows().nth(0)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
