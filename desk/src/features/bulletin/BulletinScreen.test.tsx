import { refusals } from '@palaestra/contract'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const stored = {
  ...{ id: 7, version: 3, state: 'draft', topic: 'services', byEmail: false, bySms: false, uri: '' },
  ...{ titleZh: '泳池維修', titlePt: 'Obras', titleEn: 'Works' },
  ...{ messageZh: '三月關閉。', messagePt: 'Encerra.', messageEn: 'Closed.' },
  ...{ to: 'all', memberNumber: '', ageFrom: null, ageTo: null, areas: [], languages: [], idTypes: [], services: [] },
  ...{ reached: 0, read: 0, sent: null, withdrawn: null, hosts: ['www.gov.mo'] },
  edited: { by: 'Rui', at: '2026-03-02T02:00:00.000Z' },
}
const open = async (more: object = {}, responses = {}) => {
  const opened = await openDesk('/notice?id=7', {
    'POST /api/desk/me': () => ({
      ...{ name: 'Rui', roles: [], permissions: ['notices'], factor: false, provedBy: 'password', recoveryCodes: 0 },
    }),
    'GET /api/web/area': () => ({ items: [{ code: 'se', name: '大堂區' }] }),
    'GET /api/desk/notice': () => ({ ...stored, ...more }),
    'GET /api/desk/notice/reach': () => ({ people: 1240, byEmail: 900, bySms: 400 }),
    ...responses,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible()
  const sent = (act: string) =>
    opened.requests.filter(({ call }) => call === `POST /api/desk/notice/${act}`).map(({ given }) => given)
  return { ...opened, sent }
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('a notice to all is sent once its number of people was typed, and not with another', async () => {
  const { sent } = await open({}, { 'POST /api/desk/notice/send': () => ({ sendAt: null }) })
  await press('發送…')
  const dialog = page.getByRole('dialog', { name: '發送' })
  await expect.element(dialog.getByText('現時會有 1,240 位會員收到。')).toBeVisible()
  const number = dialog.getByLabelText('請輸入收到通知的人數')
  await userEvent.fill(number, '1239')
  await userEvent.click(dialog.getByRole('button', { name: '發送', exact: true }))
  await expect.element(number).toHaveAccessibleDescription(/數字與上面的人數不同/)
  expect(sent('send')).toEqual([])

  await userEvent.fill(number, '1,240')
  await userEvent.click(dialog.getByRole('button', { name: '發送', exact: true }))
  await expect.element(page.getByRole('status').filter({ hasText: '已開始發送。' })).toBeInTheDocument()
  expect(sent('send')).toEqual([{ id: 7, version: 3, people: 1240, day: '', hour: 0 }])
})

test('what is missing is said by its field, and nothing can be sent before', async () => {
  await open({ titlePt: '', messageEn: 'See www.elsewhere.example', to: 'group' })
  for (const said of [/葡文標題：未填寫/, /英文內容：文字內有網址/, /這一組會員：至少選擇一項/])
    await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '發送…' })).not.toBeInTheDocument()
})

test('who was slower is told, and keeps what they have typed', async () => {
  const { sent } = await open(
    { to: 'group', languages: ['pt'] },
    {
      'POST /api/desk/notice/save': () => {
        throw new Refusing(refusals.bulletin_changed, '其他同事已更改此通知')
      },
    },
  )
  const title = page.getByLabelText('中文標題')
  await userEvent.fill(title, '另一個標題')
  await expect.element(page.getByText('請先儲存草稿，然後才可發送。')).toBeVisible()
  await press('儲存草稿')
  await expect.element(page.getByText('其他同事已更改此通知')).toBeVisible()
  await expect.element(title).toHaveValue('另一個標題')
  expect(sent('save')).toMatchObject([{ id: 7, version: 3, titleZh: '另一個標題', languages: ['pt'], to: 'group' }])
})

test('the preview shows what is typed, saved or not, in each language', async () => {
  await open()
  await userEvent.fill(page.getByLabelText('英文標題'), 'Typed just now')
  await press('預覽')
  const preview = page.getByRole('dialog', { name: '預覽' })
  await userEvent.click(preview.getByRole('button', { name: '英文' }))
  await expect.element(preview.getByText('Typed just now').first()).toBeVisible()
})

test('one that was sent says how many have it and have read it, and is withdrawn after a second question', async () => {
  const sentOne = { state: 'sent', reached: 1240, read: 310, sent: stored.edited, bySms: true }
  const { sent } = await open(sentOne, { 'POST /api/desk/notice/withdraw': () => ({}) })
  for (const number of ['1,240', '310']) await expect.element(page.getByText(number, { exact: true })).toBeVisible()
  await press('撤回通知')
  const dialog = page.getByRole('dialog', { name: '撤回通知' })
  await expect.element(dialog.getByText('已發出的電郵及短訊無法收回。')).toBeVisible()
  expect(sent('withdraw')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: '撤回通知' }))
  await expect.element(page.getByRole('status').filter({ hasText: '已撤回通知。' })).toBeInTheDocument()
  expect(sent('withdraw')).toEqual([{ id: 7, version: 3 }])
})

test('while a notice is on its way its figures follow, until it has arrived', async () => {
  let state = 'sending'
  await open(
    {},
    {
      'GET /api/desk/notice': () => ({
        ...{ ...stored, state, reached: state === 'sent' ? 1240 : 300 },
        sent: { by: 'Rui', at: '2026-03-02T02:00:00.000Z' },
      }),
    },
  )
  await expect.element(page.getByText('300', { exact: true })).toBeVisible()
  state = 'sent'
  await expect.element(page.getByText('1,240', { exact: true }), { timeout: 8000 }).toBeVisible()
})
