import { colourOf } from '@palaestra/ui/testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { isFilled, noticeAround, tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const list = '/account/children'
const decide = '/account/children/payment'
const child = {
  memberNumber: '000100019',
  nameZh: '陳小明',
  namePt: 'Chan Sio Meng',
  state: 'pending',
  since: '2026-03-02T02:00:00.000Z',
}
const open = (items: object[], responses: Responses = {}) =>
  openPortal('/zh/online/account/children', {
    '/account/info': { code: 5, message: '系統正繁忙' },
    [list]: done({ faceNeeded: false, items }),
    ...responses,
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = page.getByRole('heading', { name: '陳小明' })
/** The server, which has decided by the time the list is asked for anew. */
const decided = (state: string) => {
  let now = child.state
  return {
    [list]: () => done({ faceNeeded: false, items: [{ ...child, state: now }] }),
    [decide]: () => {
      now = state
      return done({ state })
    },
  }
}

beforeEach(async () => {
  await page.viewport(414, 896)
  session.start('a token')
})

test('[M05] who declines keeps their place: the button goes, and the focus stays with the child', async () => {
  await open([], decided('declined'))
  await userEvent.click(button('不授權：陳小明'))
  await expect.element(button('不授權：陳小明')).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
})

test('[M05] who authorises stays at the button, which now takes it back', async () => {
  await open([], decided('authorised'))
  await userEvent.click(button('授權：陳小明'))
  await expect.element(button('撤回授權：陳小明')).toHaveFocus()
})

test('[M05] who only reads the list is led nowhere in it', async () => {
  await open([{ ...child, state: 'declined' }])
  await expect.element(name).toBeVisible()
  await expect.element(name).not.toHaveFocus()
})

test('[M05] to authorise is what one is asked; to decline, and to take back, stand behind it', async () => {
  await open([child, { ...child, memberNumber: '000100027', nameZh: '陳小華', state: 'authorised' }])
  await expect.element(button('授權：陳小明')).toBeVisible()
  const filled = page
    .getByRole('listitem')
    .getByRole('button')
    .elements()
    .map((one) => [one.getAttribute('aria-label'), isFilled(one)])
  expect(filled).toEqual([
    ['授權：陳小明', true],
    ['不授權：陳小明', false],
    ['撤回授權：陳小華', false],
  ])
})

test.each([
  ['pending', '等待你決定', '--warn'],
  ['authorised', '已授權', '--success'],
  ['declined', '不授權', '--text'],
])('[M05] the word for %s has a colour of its own', async (state, word, token) => {
  await open([{ ...child, state }])
  const row = page.getByRole('listitem').filter({ hasText: '000 100 019' })
  await expect.element(row.getByText(word, { exact: true }).first()).toHaveStyle({ color: colourOf(token) })
})

test('[M05] what is said after a press looks like what it is', async () => {
  const portal = await open([child], { [decide]: { code: 4, message: '嘗試次數過多' } })
  await userEvent.click(button('授權：陳小明'))
  await expect.element(page.getByText('嘗試次數過多')).toBeVisible()
  expect(noticeAround(page.getByText('嘗試次數過多').element())).toBe('danger')
  portal.responses[decide] = done({ state: 'authorised' })
  await userEvent.click(button('授權：陳小明'))
  const said = page.getByText('陳小明 現在可以網上付款。')
  await expect.element(said).toBeVisible()
  expect(noticeAround(said.element())).toBe('success')
})

test('[M05] the children fit a small telephone, and the ways on a finger', async () => {
  await page.viewport(320, 700)
  await open([{ ...child, nameZh: null, namePt: 'Maria da Conceição Albuquerque de Vasconcelos e Noronha' }])
  await expect.element(page.getByText('會員編號 000 100 019')).toBeVisible()
  expect(tooWide()).toBe(0)
  const main = page.getByRole('main')
  expect(tooSmall([...main.getByRole('link').elements(), ...main.getByRole('button').elements()])).toEqual([])
})

test('[M05] until the children are known the list says that it is busy', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await open([], { [list]: () => promise })
  const place = page.getByRole('main').getByRole('list')
  await expect.element(place).toHaveAttribute('aria-busy', 'true')
  resolve(done({ faceNeeded: false, items: [child] }))
  await expect.element(name).toBeVisible()
  await expect.element(place).toHaveAttribute('aria-busy', 'false')
})

test('[M05] before a consent is taken back, to take it back is the first of the two', async () => {
  await open([{ ...child, state: 'authorised' }])
  await userEvent.click(button('撤回授權：陳小明'))
  const dialog = page.getByRole('dialog', { name: '撤回授權？' })
  await expect.element(dialog).toBeVisible()
  const filled = dialog
    .getByRole('button')
    .elements()
    .map((one) => [one.textContent, isFilled(one)])
  expect(filled).toEqual([
    ['撤回授權', true],
    ['保留授權', false],
  ])
})

test('that the children cannot be read is read out', async () => {
  await open([], { [list]: { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('status').filter({ hasText: '未能讀取子女資料。' })).toBeVisible()
})

test('[M05] until the list is the new one, no other decision is taken by the old one', async () => {
  const portal = await open([child], { [decide]: done({ state: 'authorised' }) })
  await expect.element(name).toBeVisible()
  portal.responses[list] = () => new Promise<object>(() => {})
  await userEvent.click(button('授權：陳小明'))
  await expect.element(page.getByText('陳小明 現在可以網上付款。')).toBeVisible()
  await expect.poll(() => portal.to(list)).toHaveLength(2)
  await expect.element(button('授權：陳小明')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('不授權：陳小明'), { force: true })
  expect(portal.to(decide)).toHaveLength(1)
})

test('[M05] since when it is so stands on a line of its own', async () => {
  await open([child])
  const since = page.getByRole('time')
  await expect.element(since).toHaveStyle({ display: 'block' })
  const state = page.getByText('等待你決定').element().getBoundingClientRect()
  expect(since.element().getBoundingClientRect().top).toBeGreaterThan(state.bottom)
})
