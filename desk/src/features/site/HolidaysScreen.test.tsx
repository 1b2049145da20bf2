import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import { toneOf } from '../../testing/tones.ts'

const newYear = { day: '2026-01-01', nameZh: '元旦', namePt: 'Fraternidade Universal', nameEn: 'New Year’s Day' }
const listCall = 'GET /api/desk/holidays'
const addCall = 'POST /api/desk/holiday/add'
const renameCall = 'POST /api/desk/holiday/rename'
const removeCall = 'POST /api/desk/holiday/remove'
const historyCall = 'GET /api/desk/holiday/history'

const open = async (more: Parameters<typeof openDesk>[1] = {}, address = '/holidays?year=2026') => {
  let items = [newYear]
  const opened = await openDesk(address, {
    [listCall]: () => ({ items, missing: [] }),
    [addCall]: (given) => {
      items = [...items, { ...newYear, ...given }]
      return {}
    },
    [renameCall]: ({ seen: _, ...given }) => {
      items = [{ ...newYear, ...given }]
      return {}
    },
    [removeCall]: () => {
      items = []
      return {}
    },
    [historyCall]: () => ({ items: [], next: null }),
    ...more,
  })
  const sent = (call: string) => opened.requests.filter((one) => one.call === call).map(({ given }) => given)
  return { ...opened, sent }
}
const field = (name: string) => page.getByRole('textbox', { name })
const fillIn = async (day = '2026-02-17') => {
  await userEvent.fill(field('日期'), day)
  await userEvent.fill(field('中文名稱'), '農曆新年')
  await userEvent.fill(field('葡文名稱'), 'Ano Novo Lunar')
  await userEvent.fill(field('英文名稱'), 'Lunar New Year')
  await userEvent.click(page.getByRole('button', { name: '新增假期' }))
}

afterEach(closeDesk)

test('a holiday is removed after a question, and the list says so', async () => {
  const { sent } = await open()
  await userEvent.click(page.getByRole('button', { name: /^刪除「元旦」/ }))
  await expect.element(page.getByText('此日會成為工作日，之後收到的申請限期會改變。')).toBeVisible()
  expect(sent(removeCall)).toEqual([])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '刪除' }))

  await expect.element(page.getByText('此年份未有假期。')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('已刪除假期。')
  expect(sent(removeCall)).toEqual([{ day: '2026-01-01' }])
})

test('the question can be left, and nothing is removed', async () => {
  const { sent } = await open()
  await userEvent.click(page.getByRole('button', { name: /^刪除「元旦」/ }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '取消' }))

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent(removeCall)).toEqual([])
})

test('a holiday is added in three languages, and the form is empty for the next', async () => {
  const { sent } = await open()
  await fillIn()

  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('已新增假期。')
  await expect.element(page.getByRole('row', { name: /農曆新年/ })).toBeVisible()
  await expect.element(field('中文名稱')).toHaveValue('')
  expect(sent(addCall)).toEqual([
    { day: '2026-02-17', nameZh: '農曆新年', namePt: 'Ano Novo Lunar', nameEn: 'Lunar New Year' },
  ])
})

const rename = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name: /^更改「元旦」的名稱/ }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: '中文名稱' }), name)
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }))
  return dialog
}
const { day: _, ...names } = newYear

test('a holiday gets another name in three languages', async () => {
  const { sent } = await open()
  await rename('新年')

  await expect.element(page.getByRole('row', { name: /新年/ })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('已更改假期的名稱。')).toBeVisible()
  expect(sent(renameCall)).toEqual([{ ...newYear, nameZh: '新年', seen: names }])
})

test('a name that is emptied in a language is said at its field, and nothing is sent', async () => {
  const { sent } = await open()
  const dialog = await rename(' ')
  const name = dialog.getByRole('textbox', { name: '中文名稱' })

  await expect.element(name).toHaveAccessibleDescription(/請輸入假期名稱/)
  await expect.element(dialog.getByRole('link', { name: '中文名稱：請輸入假期名稱' })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: '葡文名稱' })).toHaveValue(newYear.namePt)
  expect(sent(renameCall)).toEqual([])
})

test('a holiday that a colleague has removed meanwhile is said to be gone, and the dialog stays', async () => {
  const gone = () => {
    throw new Refusing(6, '找不到有關資料')
  }
  await open({ [renameCall]: gone })
  const dialog = await rename('新年')

  await expect.element(dialog.getByRole('alert')).toHaveTextContent('找不到有關資料')
  await expect.element(dialog.getByRole('textbox', { name: '中文名稱' })).toHaveValue('新年')
})

test('where a colleague was faster, theirs is shown, and one’s own is kept or left', async () => {
  const theirs = { ...newYear, nameZh: '元旦日', nameEn: 'January 1' }
  let times = 0
  const { sent } = await open({
    [listCall]: () => ({ items: [times === 0 ? newYear : theirs], missing: [] }),
    [renameCall]: () => {
      times += 1
      if (times === 1) throw new Refusing(129, '其他同事已更改此假期的名稱')
      return {}
    },
  })
  const dialog = await rename('新年')
  await expect.element(dialog.getByText('元旦日 · Fraternidade Universal · January 1')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: '中文名稱' })).toHaveValue('新年')
  await userEvent.click(dialog.getByRole('button', { name: '保留我所寫的' }))
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }))

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const { day: _, ...seen } = theirs
  expect(sent(renameCall).at(-1)).toEqual({ ...newYear, nameZh: '新年', seen })
})

test('who takes what a colleague has written begins with it', async () => {
  let times = 0
  const theirs = { ...newYear, nameZh: '元旦日' }
  await open({
    [listCall]: () => ({ items: [times === 0 ? newYear : theirs], missing: [] }),
    [renameCall]: () => {
      times += 1
      throw new Refusing(129, '其他同事已更改此假期的名稱')
    },
  })
  const dialog = await rename('新年')
  await userEvent.click(dialog.getByRole('button', { name: '採用同事所寫的' }))

  await expect.element(dialog.getByRole('textbox', { name: '中文名稱' })).toHaveValue('元旦日')
  await expect.element(dialog.getByRole('button', { name: '保留我所寫的' })).not.toBeInTheDocument()
})

test('what happened to the holidays is told, page after page', async () => {
  const entry = (id: number, act: string) => ({
    ...{ id, at: '2026-03-02T02:00:00.000Z', by: 'Rui', act: `holiday_${act}`, day: '2026-11-23' },
    names: act === 'added' ? '' : '颱風 · Tufão · Typhoon',
  })
  const { sent } = await open({
    [historyCall]: ({ after }) =>
      after ? { items: [entry(3, 'added')], next: null } : { items: [entry(9, 'removed')], next: '9' },
  })
  const history = page.getByRole('region', { name: '更改記錄' })
  const entries = history.getByRole('listitem')
  await expect.element(entries.getByText('刪除： 2026年11月23日星期一')).toBeVisible()
  await expect.element(entries.getByText('颱風 · Tufão · Typhoon')).toBeVisible()
  await expect.element(entries.getByText('Rui，2026年3月2日 上午10:00')).toBeVisible()
  await userEvent.click(history.getByRole('button', { name: '顯示較早的記錄' }))

  await expect.element(entries.getByText('新增： 2026年11月23日星期一')).toBeVisible()
  await expect.element(history.getByRole('button')).not.toBeInTheDocument()
  expect(sent(historyCall).map(({ year, after }) => [year, after])).toEqual([
    ['2026', undefined],
    ['2026', '9'],
  ])
})

test('one that is there already is refused, and what was typed stays', async () => {
  const no = () => {
    throw new Refusing(122, '此日已是假期', { day: '此日已是假期' })
  }
  await open({ [addCall]: no })
  await fillIn()

  await expect.element(field('日期')).toHaveAccessibleDescription(/此日已是假期/)
  await expect.element(field('中文名稱')).toHaveValue('農曆新年')
})

test('who may only look is offered neither', async () => {
  const me = {
    name: 'Ieong',
    roles: [],
    permissions: ['review'],
    factor: false,
    provedBy: 'password',
    recoveryCodes: 0,
  }
  await open({ 'POST /api/desk/me': () => me })
  await expect.element(page.getByText('元旦')).toBeVisible()

  expect(page.getByRole('button', { name: /刪除|更改/ }).elements()).toEqual([])
  expect(page.getByRole('region', { name: '更改記錄' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: '新增假期' }).elements()).toEqual([])
})

test('the years beside it are one step away, and what is no year shows this one', async () => {
  const { router, requests } = await open({}, '/holidays?year=soon')
  const year = String(new Date().getFullYear())
  await expect.element(page.getByRole('heading', { level: 1, name: `${year} 年公眾假期` })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: String(Number(year) + 1) }))

  await expect.poll(() => router.state.location.href).toBe(`/holidays?year=${Number(year) + 1}`)
  await expect
    .poll(() => requests.at(-1))
    .toEqual({ call: listCall, given: { year: String(Number(year) + 1), useToken: '1', _locale: 'zh' } })
})

test('what cannot be removed says why in the question, and stays in the list', async () => {
  const no = () => {
    throw new Refusing(6, '找不到有關資料')
  }
  await open({ [removeCall]: no })
  await userEvent.click(page.getByRole('button', { name: /^刪除「元旦」/ }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '刪除' }))

  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('找不到有關資料')
  await expect.element(page.getByText('元旦', { exact: true })).toBeVisible()
})

test('a day is written with its weekday, whatever the clock of the computer', async () => {
  await open()

  await expect.element(page.getByText('2026年1月1日星期四')).toBeVisible()
})

test.each(['1999', '20261', 'x2026'])('%s is no year of the desk: this one is shown', async (asked) => {
  const { requests } = await open({}, `/holidays?year=${asked}`)
  await expect.element(page.getByText('元旦')).toBeVisible()

  expect(requests.find(({ call }) => call === listCall)?.given['year']).toBe(String(new Date().getFullYear()))
})

test('the year before is one step away, too', async () => {
  const { router } = await open()
  await userEvent.click(page.getByRole('link', { name: '2025' }))

  await expect.poll(() => router.state.location.href).toBe('/holidays?year=2025')
})

test('what was refused is no longer said while it is tried again', async () => {
  let times = 0
  const respond = () => {
    times += 1
    if (times === 1) throw new Refusing(6, '找不到有關資料')
    return new Promise<object>(() => {})
  }
  await open({ [removeCall]: respond })
  await userEvent.click(page.getByRole('button', { name: /^刪除「元旦」/ }))
  const button = page.getByRole('dialog').getByRole('button', { name: '刪除' })
  await userEvent.click(button)
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await userEvent.click(button)

  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('dialog').getByRole('alert').elements()).toEqual([])
})

test.each(['2000', '2099'])('%s is a year of the desk', async (year) => {
  const { sent } = await open({}, `/holidays?year=${year}`)
  await expect.element(page.getByText('元旦')).toBeVisible()

  expect(sent(listCall).map((given) => given['year'])).toEqual([year])
})

test('in a field a question mark is written, and each name is marked as of its language', async () => {
  await open()
  await userEvent.click(field('中文名稱'))
  await userEvent.keyboard('?')
  await expect.element(field('中文名稱')).toHaveValue('?')

  expect(page.getByRole('dialog').elements()).toEqual([])
  const languages = ['中文名稱', '葡文名稱', '英文名稱'].map((name) => field(name).element().getAttribute('lang'))
  expect(languages).toEqual(['zh-Hant', 'pt', 'en'])
})

test('who has removed a day is at the heading, for the button went with its row', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: /^刪除「元旦」/ }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '刪除' }))
  await expect.element(page.getByText('此年份未有假期。')).toBeVisible()

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('who has added a day can write the next at once', async () => {
  await open()
  await fillIn()
  await expect.element(page.getByRole('row', { name: /農曆新年/ })).toBeVisible()

  await expect.element(field('日期')).toHaveFocus()
})

test('one holiday after another is added: each finds an empty form', async () => {
  const { sent } = await open()
  for (const [place, day] of ['2026-02-17', '2026-02-18'].entries()) {
    await fillIn(day)
    await expect.poll(() => sent(addCall)).toHaveLength(place + 1)
    await expect.element(field('日期')).toHaveValue('')
    await expect.element(field('日期')).toHaveFocus()
  }
})

test('one holiday after another is removed: each time one is at the heading', async () => {
  let items = [newYear, { ...newYear, day: '2026-02-17', nameZh: '農曆新年' }]
  await open({
    [listCall]: () => ({ items, missing: [] }),
    [removeCall]: ({ day }) => {
      items = items.filter((one) => one.day !== day)
      return {}
    },
  })
  for (const name of ['元旦', '農曆新年']) {
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^刪除「${name}」`) }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '刪除' }))
    await expect.element(page.getByText(name, { exact: true })).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  }
})

test('each of the quiet red buttons says which day it removes, and only its question has a filled one', async () => {
  await open()
  const button = page.getByRole('button', { name: '刪除「元旦」（2026年1月1日星期四）' })
  await expect.element(button).toBeVisible()
  expect(toneOf(button.element())).toBe(colourOf('--danger'))
  await userEvent.click(button)

  const sure = page.getByRole('dialog').getByRole('button', { name: '刪除' })
  await expect.poll(() => getComputedStyle(sure.element()).backgroundColor).toBe(colourOf('--danger'))
})

test('the form comes before the days, and what has happened stands in it', async () => {
  await open()
  await fillIn()
  const said = page.getByRole('region', { name: '新增假期' }).getByRole('status')
  await expect.element(said).toHaveTextContent('已新增假期。')

  const table = page.getByRole('table', { name: '2026 年公眾假期' }).element()
  expect(said.element().compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const { top, bottom } = said.element().getBoundingClientRect()
  expect(top > 0 && bottom < innerHeight, 'it is in sight').toBe(true)
})

test.each(['2026', '2027'])('the example of a day is one of the year that is shown: %s', async (year) => {
  await open({}, `/holidays?year=${year}`)

  await expect.element(field('日期')).toHaveAccessibleDescription(`年-月-日，例如 ${year}-01-01`)
})

test.each([320, 390, 768, 1280])('the day leaves its holiday the room for its name: %i px', async (width) => {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  const row = page.getByRole('row', { name: /元旦/ })
  await expect.element(row).toBeVisible()
  const [day, name, remove] = [...row.element().children].map((one) => one.getBoundingClientRect())
  if (!day || !name || !remove) throw new Error('a row without cells')

  expect(row.getByRole('time').element().getClientRects()).toHaveLength(1)
  // It stands above the name, and what removes both beside them.
  expect(name.top).toBeGreaterThanOrEqual(day.bottom)
  expect(remove.left).toBeGreaterThanOrEqual(name.right)
  expect(name.width).toBeGreaterThan(160)
  const roles = [...document.querySelectorAll('main :is(table, thead, tbody, tr, th, td)')].map((one) => one.role)
  expect(new Set(roles)).toEqual(new Set(['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']))
})
