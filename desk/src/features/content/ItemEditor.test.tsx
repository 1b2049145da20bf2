import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const said = (zh: string, pt: string, en: string) => ({ zh, pt, en })
const me = () => ({
  ...{ name: 'Rui', roles: [], permissions: ['content'], factor: false, provedBy: 'password', recoveryCodes: 0 },
})
const open = async (key: string, title: string, blocks: object[]) => {
  const published = { number: 1, updatedOn: '2026-01-05', title: said(title, title, title), blocks }
  const opened = await openDesk(`/page?key=${key}`, {
    'POST /api/desk/me': me,
    'GET /api/desk/page': () => ({
      ...{ key, use: 'list', published, draft: null, hosts: [], words: [], addresses: ['/', '/faq'] },
      ...{ state: 'shown', ours: false, linkedFrom: [] },
    }),
    'GET /api/desk/page/history': () => ({ items: [{ number: 1, by: null, at: null }] }),
    'POST /api/desk/page/save': () => ({ version: 7 }),
  })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const saved = () => opened.requests.findLast(({ call }) => call === 'POST /api/desk/page/save')?.given['blocks']
  return { saved }
}
const place = {
  ...{ kind: 'place', code: 'tapseac', hidden: false },
  ...{ text: said('塔石', 'Tap Seac', 'Tap Seac'), address: said('塔石廣場', 'Praça', 'Square') },
}
const openPlaces = () => open('list/places', '領卡地點', [place])
const entry = (code: string, name: string, uri: string, level = 1) => ({
  ...{ kind: 'entry', code, uri, level, hidden: false, text: said(name, `${name} pt`, `${name} en`) },
})
const openMenu = () => open('list/menu', '選單', [entry('help', '支援', ''), entry('faq', '常見問題', '/faq', 2)])
const item = (name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}:`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(closeDesk)

test('a place that was published can be hidden, and not taken away', async () => {
  const { saved } = await openPlaces()
  const tapSeac = item('塔石')
  await expect.element(tapSeac.getByRole('button', { name: '上移：塔石' })).toBeVisible()
  expect(tapSeac.getByRole('button', { name: '移除：塔石' }).elements()).toEqual([])
  // Its title is no matter of the list.
  expect(page.getByRole('group', { name: '標題' }).elements()).toEqual([])
  await userEvent.fill(tapSeac.getByRole('group', { name: '地址' }).getByLabelText('葡文'), 'Largo')
  await userEvent.click(tapSeac.getByRole('checkbox'))
  await expect.element(button('發佈')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('儲存草稿'))

  await expect.poll(saved).toEqual([{ ...place, hidden: true, address: said('塔石廣場', 'Largo', 'Square') }])
})

test('a new place has a code of its own, and goes again when it was a mistake', async () => {
  const { saved } = await openPlaces()
  const add = page.getByRole('group', { name: '新增部分' }).getByRole('button')
  expect(add.elements()).toHaveLength(1)
  await userEvent.click(add)
  await userEvent.click(add)
  await expect.element(item('第 3 部分')).toHaveFocus()
  await userEvent.click(button('儲存草稿'))
  await expect.poll(saved).toHaveLength(3)
  const codes = (saved() as { code: string }[]).map(({ code }) => code)
  expect(new Set(codes).size).toBe(3)
  expect(codes[2]).toMatch(/^[a-z0-9-]{1,30}$/)

  await userEvent.click(button('移除：第 3 部分'))
  expect(item('第 3 部分').elements()).toEqual([])
})

test('where an entry of the menu leads, and below what it stands, is judged while one types', async () => {
  const { saved } = await openMenu()
  const faq = item('常見問題')
  await userEvent.fill(faq.getByLabelText('連結地址'), '/nowhere')
  await expect.element(faq.getByLabelText('連結地址')).toHaveAccessibleDescription(/入口網站沒有這個地址/)
  await userEvent.selectOptions(faq.getByLabelText('層級'), '3')
  await expect.element(faq.getByLabelText('層級')).toHaveAccessibleDescription('只可比上一項低一層')
  await expect.element(button('發佈')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByText('發佈之前尚有 2 項須處理'))
  await userEvent.click(page.getByRole('link', { name: '常見問題' }).first())
  await expect.element(faq.getByLabelText('層級')).toHaveFocus()

  await userEvent.selectOptions(faq.getByLabelText('層級'), '2')
  await userEvent.fill(faq.getByLabelText('連結地址'), '/')
  await expect.element(page.getByText('內容完整，可以發佈。')).toBeVisible()
  await userEvent.click(button('儲存草稿'))
  await expect.poll(saved).toMatchObject([{}, { code: 'faq', uri: '/', level: 2 }])
})

test('an entry of the menu can be taken away, and what stood below it says what it lacks', async () => {
  await openMenu()
  await userEvent.click(button('移除：支援'))

  await expect.element(item('常見問題').getByLabelText('層級')).toHaveAttribute('aria-invalid', 'true')
})

test('an entry of the menu that is moved takes along what stands below it, and keeps the focus', async () => {
  const { saved } = await open('list/menu', '選單', [
    ...[entry('news', '消息', '/'), entry('help', '支援', ''), entry('faq', '常見問題', '/faq', 2)],
  ])
  // The menu ends with what is below it.
  await expect.element(button('下移：支援')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('上移：支援'))
  await expect.element(item('支援')).toHaveFocus()
  await expect.element(page.getByText('內容完整，可以發佈。')).toBeVisible()
  await userEvent.click(button('儲存草稿'))

  await expect.poll(saved).toMatchObject([{ code: 'help' }, { code: 'faq', level: 2 }, { code: 'news' }])
})

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
  await openMenu()
  await expect.element(item('常見問題')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
