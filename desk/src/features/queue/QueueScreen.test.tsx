import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { answers, link, openQueue as open, waiting } from '../../testing/queue.ts'

afterEach(closeDesk)

test('a search is found again on the way back, stands in no address, and ends with the login', async () => {
  const { requests, router } = await open('/?view=rejected')
  await userEvent.fill(page.getByRole('searchbox'), '1234567(0)')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(link('A26-AAAAAA'))
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-AAAAAA/ })).toHaveFocus()
  await userEvent.keyboard('q')

  const asked = () => requests.find(({ call }) => call === 'POST /api/desk/queue/find')?.given
  await expect.poll(asked).toEqual({ search: '1234567(0)', view: 'rejected' })
  await expect.element(page.getByRole('searchbox')).toHaveValue('1234567(0)')
  expect(router.state.location.href).toBe('/?view=rejected')
  session.end()
  expect(session.search()).toBe('')
})

test.each(['/?view=foo', '/?after=nowhere', '/?after=2026-02-30.1.A1&view=foo', '/?kind=fee'])(
  'an address with what is no view shows what waits: %s',
  async (address) => {
    const { requests } = await open(address)

    const asked = requests.find(({ call }) => call === 'GET /api/desk/queue')?.given
    expect(asked).toMatchObject({ view: 'waiting' })
    expect(asked).not.toHaveProperty('after')
    expect(asked).not.toHaveProperty('kind')
  },
)

test('the next page is the one that begins where this one ends', async () => {
  const after = '2026-03-05.1772416800000.A17'
  const { requests, router } = await openDesk('/?view=all', {
    ...answers,
    'GET /api/desk/queue': (given) =>
      given['after'] ? aQueue(['A26-DDDDDD']) : { ...waiting, next: after, waiting: 4 },
  })
  await userEvent.click(page.getByRole('link', { name: '下一頁' }))

  await expect.element(link('A26-DDDDDD')).toBeVisible()
  expect(requests.findLast(({ call }) => call === 'GET /api/desk/queue')?.given).toMatchObject({ after })
  expect(router.state.location.search).toEqual({ view: 'all', after })
  await userEvent.click(page.getByRole('link', { name: '第一頁' }))
  await expect.element(link('A26-AAAAAA')).toBeVisible()
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

test.each([
  [['content'], '/pages'],
  [['members', 'counter'], '/members'],
  [['audit'], '/audit'],
  [[], '/holidays'],
])('who may %s begins at %s, and asks for no application', async (permissions, first) => {
  const me = {
    name: 'Ieong',
    roles: [],
    permissions,
    factor: false,
    provedBy: 'password',
    recoveryCodes: 0,
  }
  const { requests, router } = await openDesk('/', { ...answers, 'POST /api/desk/me': () => me })

  await expect.poll(() => router.state.location.pathname).toBe(first)
  expect(requests.some(({ call }) => /application|queue/.test(call))).toBe(false)
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
  const { requests, router } = await open('/?view=all&after=2026-03-05.1772416800000.A17')
  await userEvent.fill(page.getByRole('searchbox'), '  Ho ')
  await userEvent.keyboard('{Enter}')
  const asked = () => requests.findLast(({ call }) => call.includes('/desk/queue') && !call.endsWith('workload'))
  await expect.poll(asked).toEqual({ call: 'POST /api/desk/queue/find', given: { search: 'Ho' } })
  expect(router.state.location.search).toEqual({ view: 'all' })

  await userEvent.fill(page.getByRole('searchbox'), ' ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked()?.call).toBe('GET /api/desk/queue')
  expect(session.search()).toBe('')
})

test('the state that is shown is marked, and another is one step away', async () => {
  const { requests, router } = await open('/?view=rejected')
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
  expect(router.state.location.href).toBe('/?view=passed')
  expect(requests.findLast(({ call }) => call === 'GET /api/desk/queue')?.given).toMatchObject({ view: 'passed' })
})

test('who comes back to the tab sees the queue as it is now', async () => {
  const { requests } = await open()
  const asked = () => requests.filter(({ call }) => call === 'GET /api/desk/queue').length
  const before = asked()
  window.dispatchEvent(new Event('visibilitychange'))

  await expect.poll(asked).toBe(before + 1)
})

test('the queue is asked for anew every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { requests } = await open()
  const asked = () => requests.filter(({ call }) => call === 'GET /api/desk/queue').length
  const before = asked()
  vi.advanceTimersByTime(9_000)
  expect(asked()).toBe(before)
  vi.advanceTimersByTime(1_000)

  await expect.poll(asked).toBe(before + 1)
})

test('while the next page is on its way the last one stays, and each page has the ways that lead from it', async () => {
  const after = '2026-03-05.1772416800000.A17'
  const reply = Promise.withResolvers<void>()
  await openDesk('/', {
    ...answers,
    'GET /api/desk/queue': (given) =>
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
