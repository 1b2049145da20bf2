import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const items = aQueue(
  ['A26-AAAAAA', { holder: { name: 'Lam', since: '2026-03-02T02:00:00.000Z', mine: false } }],
  ['S26-BBBBBB', { kind: 'supplement' }],
  ['D26-CCCCCC', { kind: 'documents' }],
)
const load = {
  ...{ waiting: 12, today: 3, overdue: 2 },
  colleagues: [
    { name: 'Ieong', cases: 1, mine: true },
    { name: 'Lam', cases: 4, mine: false },
  ],
}
const open = async (address = '/', more = {}) => {
  const opened = await openDesk(address, { 'GET /api/desk/queue': () => ({ ...items, ...load, ...more }) })
  await expect.element(page.getByRole('link', { name: /A26-AAAAAA/ })).toBeVisible()
  const asked = () => opened.requests.findLast(({ call }) => call === 'GET /api/desk/queue')?.given
  return { ...opened, asked }
}
const at = (name: string) => page.getByRole('list', { name: '工作情況' }).getByRole('link', { name })

afterEach(closeDesk)

test('at the head of the queue stands what is late and due today, and who works on how much', async () => {
  await open()
  const said = page.getByRole('list', { name: '工作情況' }).getByRole('link').elements()
  expect(said.map(({ textContent }) => textContent)).toEqual(['逾期 2', '今日到期 3', '由我處理 1', 'Lam 4'])
})

test('nothing late is not mentioned', async () => {
  await open('/', { overdue: 0, colleagues: [] })
  const said = page.getByRole('list', { name: '工作情況' }).getByRole('link').elements()
  expect(said.map(({ textContent }) => textContent)).toEqual(['今日到期 3'])
})

test.each([
  ['逾期 2', 'overdue'],
  ['今日到期 3', 'today'],
  ['由我處理 1', 'mine'],
  ['Lam 4', 'colleagues'],
])('%s leads to these cases', async (name, view) => {
  const { asked, router } = await open()
  await userEvent.click(at(name))
  await expect.poll(asked).toMatchObject({ view })
  expect(router.state.location.search).toEqual({ view })
})

test('one kind is shown alone, in the view that one is in, and stays on the way back from a case', async () => {
  const { asked, router } = await open('/?view=all')
  const kinds = page.getByRole('combobox', { name: '申請類別' })
  await userEvent.selectOptions(kinds, '更改資料')
  await expect.poll(asked).toMatchObject({ kind: 'supplement' })
  expect(router.state.location.search).toEqual({ view: 'all', kind: 'supplement' })

  await userEvent.selectOptions(kinds, '全部類別')
  await expect.poll(asked).not.toHaveProperty('kind')
})

test('each row says what it is, and leads to the screen of its kind', async () => {
  await open()
  const ways = page.getByRole('region', { name: '待審批' }).getByRole('list').last().getByRole('link').elements()
  expect(ways.map((way) => [way.getAttribute('href'), /· (\S+)/.exec(way.textContent ?? '')?.[1]])).toEqual([
    ['/desk/zh/application/A26-AAAAAA', '入會申請'],
    ['/desk/zh/change/S26-BBBBBB', '更改資料'],
    ['/desk/zh/documents/D26-CCCCCC', '補交文件'],
  ])
})
