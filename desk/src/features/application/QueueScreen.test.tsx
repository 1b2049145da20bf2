import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { anApplication, aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const waiting = aQueue(
  ['A26-AAAAAA', { overdue: true, daysLeft: -3, dueOn: '2026-02-27' }],
  ['A26-BBBBBB', { duplicate: true }],
  ['A26-CCCCCC', { corrected: true }],
)
const answers = {
  'GET /api/desk/applications': () => waiting,
  'POST /api/desk/applications/find': () => waiting,
  'GET /api/desk/application': ({ reference }: Record<string, unknown>) => anApplication(String(reference)),
}
/** A row of the list by its reference; another link by its words. */
const link = (name: string) => page.getByRole('link', { name: name.startsWith('A26') ? new RegExp(name) : name })
const open = async (address = '/') => {
  const opened = await openDesk(address, answers)
  await expect.element(link('A26-AAAAAA')).toBeVisible()
  return opened
}

afterEach(closeDesk)

test('j and k go from row to row, and stop at the ends', async () => {
  await open()
  await userEvent.keyboard('j')
  await expect.element(link('A26-AAAAAA')).toHaveFocus()
  await userEvent.keyboard('jjj')
  await expect.element(link('A26-CCCCCC')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link('A26-BBBBBB')).toHaveFocus()
})

test('so do the arrows, once one is in the table', async () => {
  await open()
  await userEvent.keyboard('j{ArrowDown}{ArrowDown}{ArrowUp}')

  await expect.element(link('A26-BBBBBB')).toHaveFocus()
})

test('Enter opens, and the heading takes the focus', async () => {
  const { router } = await open()
  await userEvent.keyboard('jj{Enter}')

  await expect.element(page.getByRole('heading', { level: 1, name: /A26-BBBBBB/ })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/application/A26-BBBBBB')
})

test('/ leads to the search, and there letters are letters', async () => {
  const { requests, router } = await open()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('jk?{Enter}')

  const found = () => requests.find(({ call }) => call === 'POST /api/desk/applications/find')?.given
  await expect.poll(found).toEqual({ search: 'jk?', state: 'waiting' })
  expect(router.state.location.href).not.toContain('jk')
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a search is found again on the way back, stands in no address, and ends with the login', async () => {
  const { requests, router } = await open('/?state=rejected')
  await userEvent.fill(page.getByRole('searchbox'), '1234567(0)')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(link('A26-AAAAAA'))
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-AAAAAA/ })).toHaveFocus()
  await userEvent.keyboard('q')

  const asked = () => requests.find(({ call }) => call === 'POST /api/desk/applications/find')?.given
  await expect.poll(asked).toEqual({ search: '1234567(0)', state: 'rejected' })
  await expect.element(page.getByRole('searchbox')).toHaveValue('1234567(0)')
  expect(router.state.location.href).toBe('/?state=rejected')
  session.end()
  expect(session.search()).toBe('')
})

test('who is found nowhere in a view can be looked for in all, and an empty view without a search offers nothing', async () => {
  const inAll = ({ state }: Record<string, unknown>) => (state ? aQueue() : waiting)
  const { requests } = await openDesk('/?state=rejected', {
    ...answers,
    'GET /api/desk/applications': () => aQueue(),
    'POST /api/desk/applications/find': inAll,
  })
  await expect.element(page.getByText('沒有不獲批准的申請。')).toBeVisible()
  expect(link('在全部申請中搜尋').elements()).toEqual([])
  await userEvent.fill(page.getByRole('searchbox'), 'M1234567')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(link('在全部申請中搜尋'))

  await expect.element(link('A26-AAAAAA')).toBeVisible()
  expect(requests.at(-1)?.given).toEqual({ search: 'M1234567' })
  await expect.element(page.getByRole('searchbox')).toHaveValue('M1234567')
})

test.each(['/?state=foo', '/?after=nowhere', '/?after=2026-02-30.1.1&state=foo'])(
  'an address with what is no view shows what waits: %s',
  async (address) => {
    const { requests } = await open(address)

    const asked = requests.find(({ call }) => call === 'GET /api/desk/applications')?.given
    expect(asked).toMatchObject({ state: 'waiting' })
    expect(asked).not.toHaveProperty('after')
  },
)

test('the next page is the one that begins where this one ends', async () => {
  const after = '2026-03-05.1772416800000.17'
  const { requests, router } = await openDesk('/?state=all', {
    ...answers,
    'GET /api/desk/applications': (given) =>
      given['after'] ? aQueue(['A26-DDDDDD']) : { ...waiting, next: after, waiting: 4 },
  })
  await userEvent.click(page.getByRole('link', { name: '下一頁' }))

  await expect.element(link('A26-DDDDDD')).toBeVisible()
  expect(requests.findLast(({ call }) => call === 'GET /api/desk/applications')?.given).toMatchObject({ after })
  expect(router.state.location.search).toEqual({ state: 'all', after })
  await userEvent.click(page.getByRole('link', { name: '第一頁' }))
  await expect.element(link('A26-AAAAAA')).toBeVisible()
})

test('a key that is held down decides nothing and moves on', async () => {
  await openDesk('/application/A26-AAAAAA', answers)
  await expect.element(page.getByRole('button', { name: '批准', exact: true })).toBeVisible()
  for (const key of ['a', 'r'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true, bubbles: true }))
  await new Promise(requestAnimationFrame)

  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('the token is in no storage that outlives the tab', async () => {
  await open()

  expect(Object.values({ ...sessionStorage })).toContain('a token')
  expect(Object.values({ ...localStorage })).not.toContain('a token')
})

test('? tells the keys, and there single letters can be switched off', async () => {
  await open()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: '快速鍵' })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.keyboard('{Escape}j')

  await expect.element(link('A26-AAAAAA')).not.toHaveFocus()
})

test('what is overdue, doubled or corrected says so in words', async () => {
  await open()

  await expect.element(page.getByRole('link', { name: /逾期.*A26-AAAAAA/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /A26-BBBBBB.*重複/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /A26-CCCCCC.*更正申請/ })).toBeVisible()
})

test.each(['/', '/holidays?year=2026'])(
  'holidays that are missing for due dates are a warning, with the way to add them: %s',
  async (address) => {
    const missing = { 'GET /api/desk/holidays': () => ({ items: [], missing: ['2028', '2029'] }) }
    const { router } = await openDesk(address, { ...answers, ...missing })
    await expect.element(page.getByText(/尚未加入 2028、2029 年的公眾假期/)).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: '加入 2028 年的假期' }))

    await expect.poll(() => router.state.location.href).toBe('/holidays?year=2028')
  },
)

test('holidays that are known are no warning', async () => {
  await openDesk('/', { ...answers, 'GET /api/desk/holidays': () => ({ items: [], missing: [] }) })
  await expect.element(link('A26-AAAAAA')).toBeVisible()

  expect(page.getByText(/尚未加入/).elements()).toEqual([])
})

test('a row says who, which, of what kind and until when, and how it ended where they stand mixed', async () => {
  await openDesk('/?state=all', {
    ...answers,
    'GET /api/desk/applications': () =>
      aQueue(['A26-AAAAAA', { state: 'passed', idType: 'student' }], ['A26-BBBBBB', { nameZh: null, minor: true }]),
  })

  const rows = () =>
    [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
  await expect
    .poll(rows)
    .toEqual([
      '何家玲 Ho Ka Leng A26-AAAAAA · 學生證 已批准',
      'Ho Ka Leng 尚餘 3 日 A26-BBBBBB · 居民身份證 3月5日 未成年',
    ])
})

test.each([
  [-2, '逾期 2 日', 'late'],
  [0, '今日到期', 'soon'],
  [1, '尚餘 1 日', 'soon'],
  [2, '尚餘 2 日', undefined],
])(
  'how near the last day is stands in words, with its colour at the edge: %i days',
  async (daysLeft, said, urgency) => {
    await openDesk('/', {
      ...answers,
      'GET /api/desk/applications': () => aQueue(['A26-AAAAAA', { daysLeft, overdue: daysLeft < 0 }]),
    })
    await expect.element(page.getByText(said)).toBeVisible()

    const row = link('A26-AAAAAA').element() as HTMLElement
    expect(row.dataset['urgency']).toBe(urgency)
    const edge = getComputedStyle(row, '::before').borderInlineStartColor
    const colours = { late: colourOf('--danger'), soon: colourOf('--warn') }
    if (urgency) expect(edge).toBe(colours[urgency as keyof typeof colours])
  },
)

test('what has been found nowhere is cleared with one press, and the field has the focus', async () => {
  const { requests } = await openDesk('/', { ...answers, 'POST /api/desk/applications/find': () => aQueue() })
  await userEvent.fill(page.getByRole('searchbox'), 'Nobody')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: '清除搜尋' }))

  await expect.element(link('A26-AAAAAA')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  expect(session.search()).toBe('')
  expect(requests.at(-1)?.call).toBe('GET /api/desk/applications')
})

test('list and application stand side by side, and take turns where the screen is narrower', async () => {
  await openDesk('/application/A26-BBBBBB', answers)
  const list = page.getByRole('region', { name: '待審批' })
  const whose = page.getByRole('heading', { level: 1, name: /A26-BBBBBB/ })
  await expect.element(list).toBeVisible()
  await expect.element(whose).toBeVisible()
  await expect.element(link('A26-BBBBBB').first()).toHaveAttribute('aria-current', 'page')
  expect(whose.element().getBoundingClientRect().left).toBeGreaterThan(list.element().getBoundingClientRect().right)

  await page.viewport(1099, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(whose).toBeVisible()
})

test('on a narrow screen / leads to the list, and there into the search', async () => {
  await page.viewport(800, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const { router } = await openDesk('/application/A26-BBBBBB', answers)
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-BBBBBB/ })).toBeVisible()
  await userEvent.keyboard('/')

  await expect.poll(() => router.state.location.pathname).toBe('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('who may not review begins with the holidays, and asks for no application', async () => {
  const me = {
    name: 'Ieong',
    roles: [],
    permissions: ['content'],
    factor: false,
    provedBy: 'password',
    recoveryCodes: 0,
  }
  const { requests, router } = await openDesk('/', { ...answers, 'POST /api/desk/me': () => me })

  await expect.poll(() => router.state.location.pathname).toBe('/holidays')
  expect(requests.some(({ call }) => call.includes('application'))).toBe(false)
})

test('who may not change the holidays is told to ask who may', async () => {
  const me = {
    name: 'Ieong',
    roles: [],
    permissions: ['review'],
    factor: false,
    provedBy: 'password',
    recoveryCodes: 0,
  }
  await openDesk('/', {
    ...answers,
    'POST /api/desk/me': () => me,
    'GET /api/desk/holidays': () => ({ items: [], missing: ['2027', '2028'] }),
  })

  await expect.element(page.getByText(/尚未加入 2027、2028 年的公眾假期/)).toBeVisible()
  await expect.element(page.getByText('請可更改假期的同事加入。')).toBeVisible()
  expect(page.getByRole('link', { name: /加入 2027/ }).elements()).toEqual([])
})

test('a search begins at its first page, and an empty one shows all again', async () => {
  const { requests, router } = await open('/?state=all&after=2026-03-05.1772416800000.17')
  await userEvent.fill(page.getByRole('searchbox'), '  Ho ')
  await userEvent.keyboard('{Enter}')
  const asked = () => requests.findLast(({ call }) => call.includes('applications'))
  await expect.poll(asked).toEqual({ call: 'POST /api/desk/applications/find', given: { search: 'Ho' } })
  expect(router.state.location.search).toEqual({ state: 'all' })

  await userEvent.fill(page.getByRole('searchbox'), ' ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked()?.call).toBe('GET /api/desk/applications')
  expect(session.search()).toBe('')
})

test('k begins at the last row, and the arrows move the focus, not the page', async () => {
  await open()
  await userEvent.keyboard('k')
  await expect.element(link('A26-CCCCCC')).toHaveFocus()

  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press('ArrowUp'), press('Home')]).toEqual([true, false])
  await expect.element(link('A26-BBBBBB')).toHaveFocus()
})

test('j goes on while it is held down', async () => {
  await open()
  for (const repeat of [false, true, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', repeat, bubbles: true }))

  await expect.element(link('A26-CCCCCC')).toHaveFocus()
})

test('the state that is shown is marked, and another is one step away', async () => {
  const { requests, router } = await open('/?state=rejected')
  const marked = () =>
    page
      .getByRole('navigation', { name: '申請狀態' })
      .getByRole('link')
      .elements()
      .filter((one) => one.ariaCurrent)
      .map(({ textContent }) => textContent)
  expect(marked()).toEqual(['不獲批准'])
  await userEvent.click(page.getByRole('link', { name: '已批准' }))

  await expect.poll(marked).toEqual(['已批准'])
  expect(router.state.location.href).toBe('/?state=passed')
  expect(requests.findLast(({ call }) => call === 'GET /api/desk/applications')?.given).toMatchObject({
    state: 'passed',
  })
})

test('single letters stay switched off until they are switched on again', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: '快速鍵' }))
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '關閉' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  session.end()
  expect(session.shortcuts(), 'it is how somebody works, not who').toBe(false)
  await userEvent.click(page.getByRole('button', { name: '快速鍵' }))
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.keyboard('{Escape}j')

  await expect.element(link('A26-AAAAAA')).toHaveFocus()
})

test('who comes back to the tab sees the queue as it is now', async () => {
  const { requests } = await open()
  const asked = () => requests.filter(({ call }) => call === 'GET /api/desk/applications').length
  const before = asked()
  window.dispatchEvent(new Event('visibilitychange'))

  await expect.poll(asked).toBe(before + 1)
})

test('the queue is asked for anew every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { requests } = await open()
  const asked = () => requests.filter(({ call }) => call === 'GET /api/desk/applications').length
  const before = asked()
  vi.advanceTimersByTime(9_000)
  expect(asked()).toBe(before)
  vi.advanceTimersByTime(1_000)

  await expect.poll(asked).toBe(before + 1)
})

test('while the next page is on its way the last one stays, and each page has the ways that lead from it', async () => {
  const after = '2026-03-05.1772416800000.17'
  const reply = Promise.withResolvers<void>()
  await openDesk('/', {
    ...answers,
    'GET /api/desk/applications': (given) =>
      given['after'] ? reply.promise.then(() => aQueue(['A26-DDDDDD'])) : { ...waiting, next: after },
  })
  const ways = page.getByRole('navigation', { name: '頁', exact: true }).getByRole('link')
  const named = () => ways.elements().map(({ textContent }) => textContent)
  await expect.poll(named).toEqual(['下一頁'])
  await userEvent.click(ways.first())
  await expect.element(page.getByRole('link', { name: '第一頁' })).toBeVisible()
  await expect.element(link('A26-AAAAAA')).toBeVisible()

  reply.resolve()
  await expect.element(link('A26-DDDDDD')).toBeVisible()
  expect(link('A26-AAAAAA').elements()).toEqual([])
  expect(named()).toEqual(['第一頁'])
})
