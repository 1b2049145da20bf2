import { refusals } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const said = (zh: string, pt: string, en: string) => ({ zh, pt, en })
const published = {
  ...{ number: 2, updatedOn: '2026-01-05', title: said('聯絡我們', 'Contactos', 'Contact us') },
  blocks: [
    { kind: 'heading', text: said('電話', 'Telefone', 'Telephone') },
    { kind: 'paragraph', text: said('請致電。', 'Telefone.', 'Call us.') },
    { kind: 'links', links: [{ label: said('常見問題', 'Perguntas', 'Questions'), uri: '/faq' }] },
  ],
}
const look = {
  key: 'contact',
  use: 'page',
  published,
  draft: null,
  hosts: ['www.gov.mo'],
  words: ['hotline'],
  addresses: [],
  state: 'shown',
  ours: false,
  linkedFrom: [],
}
const history = {
  items: [
    { number: 2, by: 'Fong', at: '2026-01-05T02:00:00.000Z' },
    { number: 1, by: null, at: null },
  ],
}
const me = () => ({
  ...{ name: 'Rui', roles: [], permissions: ['content'], factor: false, provedBy: 'password', recoveryCodes: 0 },
})
const open = async (more = {}) => {
  const opened = await openDesk('/page?key=contact', {
    'POST /api/desk/me': me,
    'GET /api/desk/page': () => look,
    'GET /api/desk/page/history': () => history,
    'POST /api/desk/page/save': () => ({ version: 7 }),
    ...more,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '聯絡我們' })).toBeVisible()
  const sent = (act: string) =>
    opened.requests.filter(({ call }) => call === `POST /api/desk/page/${act}`).map(({ given }) => given)
  return { ...opened, sent }
}
const part = (number: number) => page.getByRole('listitem', { name: new RegExp(`^第 ${number} 部分`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const agreeing = (answer: boolean) => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(answer)
  onTestFinished(() => asked.mockRestore())
  return asked
}

afterEach(closeDesk)

test('a text is changed beside its two translations, and saved as a draft of what one has seen', async () => {
  const { sent } = await open()
  const telephone = part(2)
  await expect.element(telephone.getByLabelText('中文')).toHaveValue('請致電。')
  await expect.element(telephone.getByLabelText('葡文')).toHaveAttribute('lang', 'pt')
  await userEvent.fill(telephone.getByLabelText('英文'), 'Please call {hotline}.')
  await expect.element(page.getByText(/有未儲存的更改/)).toBeVisible()
  await userEvent.click(button('儲存草稿'))
  await expect.element(page.getByRole('status')).toHaveTextContent('已儲存草稿。')

  const [body] = sent('save')
  expect(body).toMatchObject({ key: 'contact', version: 0, number: 2, title: published.title })
  expect(body?.['blocks']).toMatchObject([
    published.blocks[0],
    { text: said('請致電。', 'Telefone.', 'Please call {hotline}.') },
    published.blocks[2],
  ])
  // The next one builds on it.
  await userEvent.fill(telephone.getByLabelText('英文'), 'Call.')
  await userEvent.click(button('儲存草稿'))
  await expect.poll(() => sent('save').at(-1)).toMatchObject({ version: 7 })
})

test('a missing language, a wrong address and an unknown word are seen before publishing, and lead to their fields', async () => {
  await open()
  await userEvent.fill(part(1).getByLabelText('葡文'), '')
  await userEvent.fill(part(2).getByLabelText('英文'), 'Call {hotlin}.')
  await userEvent.fill(part(3).getByLabelText('連結地址'), 'javascript:alert(1)')
  await expect.element(part(1).getByLabelText('葡文')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(part(3).getByLabelText('連結地址')).toHaveAccessibleDescription(/此地址不可使用/)
  await expect.element(button('發佈')).toHaveAttribute('aria-disabled', 'true')

  await userEvent.click(page.getByText('發佈之前尚有 3 項須處理'))
  await expect.element(page.getByText('沒有「{hotlin}」這項設定').first()).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: '第 1 部分，葡文' }))
  await expect.element(part(1).getByLabelText('葡文')).toHaveFocus()
})

test('parts are added, moved and taken away, and keep the focus', async () => {
  const { sent } = await open()
  await userEvent.click(page.getByRole('group', { name: '新增部分' }).getByRole('button', { name: '清單' }))
  await expect.element(part(4)).toHaveFocus()
  await userEvent.click(part(4).getByRole('button', { name: '上移：第 4 部分' }))
  await expect.element(part(3)).toHaveFocus()
  await expect.element(part(3)).toHaveAccessibleName('第 3 部分: 清單')
  await userEvent.click(part(1).getByRole('button', { name: '移除：第 1 部分' }))
  await expect
    .element(part(1).getByRole('button', { name: '上移：第 1 部分' }))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('儲存草稿'))
  await expect
    .poll(() => (sent('save')[0]?.['blocks'] as { kind: string }[] | undefined)?.map(({ kind }) => kind))
    .toEqual(['paragraph', 'list', 'links'])
})

test('who was slower sees what is different, loses nothing, and decides', async () => {
  const theirs = { ...published, version: 5, by: 'Fong', at: '2026-01-06T02:00:00.000Z', publishAt: null }
  let looks = 0
  let saves = 0
  const { sent } = await open({
    'GET /api/desk/page': () => ({ ...look, draft: looks++ === 0 ? null : theirs }),
    'POST /api/desk/page/save': () => {
      if (saves++ === 0) throw new Refusing(refusals.content_changed, '其他同事已更改此頁')
      return { version: 8 }
    },
  })
  await userEvent.fill(part(2).getByLabelText('中文'), '我的文字。')
  await userEvent.click(button('儲存草稿'))
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(/^Fong於/)).toBeVisible()
  await expect.element(alert.getByRole('insertion')).toHaveTextContent('我的文字。')
  await expect.element(alert.getByRole('deletion')).toHaveTextContent('請致電。')
  await expect.element(part(2).getByLabelText('中文')).toHaveValue('我的文字。')

  await userEvent.click(button('保留我所寫的'))
  await userEvent.click(button('儲存草稿'))
  await expect.poll(() => sent('save').at(-1)).toMatchObject({ version: 5, number: 2 })
  await expect.element(page.getByRole('status')).toHaveTextContent('已儲存草稿。')
})

test('what is not saved yet is saved, and then published now or at an hour', async () => {
  const { sent } = await open({ 'POST /api/desk/page/publish': () => ({ publishAt: '2026-12-01T01:00:00.000Z' }) })
  await userEvent.fill(part(2).getByLabelText('中文'), '新的文字。')
  await userEvent.click(button('發佈'))
  const dialog = page.getByRole('dialog', { name: '發佈' })
  await userEvent.click(dialog.getByRole('radio', { name: '稍後' }))
  await userEvent.click(dialog.getByRole('button', { name: '發佈' }))
  await expect.element(dialog.getByLabelText('日期')).toHaveAttribute('aria-invalid', 'true')
  expect(sent('publish')).toEqual([])

  await userEvent.fill(dialog.getByLabelText('日期'), '2026-12-01')
  await userEvent.click(dialog.getByRole('checkbox', { name: /只是更正/ }))
  await userEvent.click(dialog.getByRole('button', { name: '發佈' }))
  await expect.element(page.getByRole('status').getByText(/^將於 .* 發佈$/)).toBeVisible()
  expect(sent('save')).toHaveLength(1)
  expect(sent('publish')).toEqual([{ key: 'contact', version: 7, correction: true, day: '2026-12-01', hour: 9 }])
})

test('an earlier version is compared with what is published, and made a draft', async () => {
  const before = {
    number: 1,
    by: null,
    at: null,
    title: said('聯絡', 'Contactos', 'Contact'),
    blocks: published.blocks,
  }
  const { sent } = await open({
    'GET /api/desk/page/version': () => before,
    'POST /api/desk/page/restore': () => ({ version: 9 }),
  })
  const region = page.getByRole('region', { name: '版本記錄' })
  await expect.element(region.getByText(/最初的內容/)).toBeVisible()
  await userEvent.click(button('比較：版本 1'))
  const dialog = page.getByRole('dialog', { name: '由版本 1 至版本 2' })
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('聯絡')
  await expect.element(dialog.getByRole('insertion')).toHaveTextContent('聯絡我們')
  await userEvent.click(dialog.getByRole('button', { name: '葡文' }))
  await expect.element(dialog.getByText('此語言沒有分別。')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '關閉' }))

  await userEvent.click(button('以此版本為草稿：版本 1'))
  await expect.poll(() => sent('restore')).toEqual([{ key: 'contact', number: 1, version: 0 }])
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('what is not saved is not left, and not replaced, unless one says so', async () => {
  const asked = agreeing(false)
  const { router, sent } = await open()
  await userEvent.fill(part(2).getByLabelText('中文'), '新的文字。')
  await userEvent.click(page.getByRole('link', { name: '所有頁面' }))
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await userEvent.click(button('以此版本為草稿：版本 1'))
  await expect.poll(() => asked.mock.calls.length).toBe(2)
  expect(sent('restore')).toEqual([])
  expect(router.state.location.pathname).toBe('/page')
  await expect.element(part(2).getByLabelText('中文')).toHaveValue('新的文字。')
})

test('a preview shows what the server makes of what is written, in each language', async () => {
  const { sent } = await open({
    'POST /api/desk/page/preview': ({ language }: Record<string, unknown>) => ({
      title: `in ${language}`,
      blocks: [{ kind: 'links', links: [{ label: '常見問題', uri: '/faq' }] }],
    }),
  })
  await userEvent.click(button('預覽'))
  const dialog = page.getByRole('dialog', { name: '預覽' })
  await expect.element(dialog.getByText('in zh')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '葡文' }))
  await expect.element(dialog.getByText('in pt')).toBeVisible()
  expect(sent('preview').at(-1)).toMatchObject({ language: 'pt', blocks: published.blocks })
})

test('the list says what each page is for, and who has a draft', async () => {
  const draft = { by: 'Fong', at: '2026-01-06T02:00:00.000Z', publishAt: null }
  await openDesk('/pages', {
    'POST /api/desk/me': me,
    'GET /api/desk/pages': () => ({
      items: [
        { key: 'contact', title: published.title, use: 'page', state: 'shown', updatedOn: '2026-01-05', draft },
        {
          key: 'statement',
          title: said('聲明', 'Declaração', 'Statement'),
          use: 'template',
          state: 'shown',
          updatedOn: '2026-01-05',
          draft: null,
        },
      ],
    }),
  })
  const pages = page.getByRole('region', { name: '頁面' })
  await expect.element(pages.getByText(/^草稿：Fong/)).toBeVisible()
  const templates = page.getByRole('region', { name: '顯示於其他地方的文字' })
  await expect
    .element(templates.getByRole('link', { name: '聲明' }))
    .toHaveAttribute('href', '/desk/zh/page?key=statement')
})

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  await expect.element(part(3)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
