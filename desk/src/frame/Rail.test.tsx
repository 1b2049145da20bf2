import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { aQueue } from '../testing/applications.ts'
import { closeDesk, openDesk, Refusing } from '../testing/openDesk.tsx'
import { status } from './status.ts'

const somebody = (...permissions: string[]) => ({
  'POST /api/desk/me': () => ({
    name: 'Ieong',
    roles: [],
    permissions,
    factor: false,
    provedBy: 'password',
    recoveryCodes: 0,
  }),
  'GET /api/desk/queue': () => aQueue(['A26-AAAAAA']),
  'GET /api/desk/queue/workload': () => ({ waiting: 1, today: 0, overdue: 0, colleagues: [] }),
  'GET /api/desk/staff': () => ({ items: [] }),
})
const waysIn = (name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
const ways = () => [...waysIn('申請狀態'), ...waysIn('主選單')]
const views = ['待審批 1', '今日到期', '逾期', '由我處理', '同事處理中', '待確認', '已批准', '不獲批准', '全部']

afterEach(closeDesk)

test.each([
  [
    ['review', 'letters'],
    [...views, '訊息', '公眾假期', '第二重驗證'],
  ],
  [['content'], ['頁面', '公告', '常用原因', '公眾假期', '第二重驗證']],
  [['members'], ['會員', '公眾假期', '第二重驗證']],
  [['audit'], ['操作記錄', '公眾假期', '已刪除的資料', '第二重驗證']],
  [['staff'], ['公眾假期', '同事', '第二重驗證']],
])('who may %s finds the ways to that, and no others', async (permissions, expected) => {
  await openDesk('/factor', somebody(...permissions))

  await expect.poll(ways).toEqual(expected)
})

test('before the second step that is required is set up, there is no other way', async () => {
  await openDesk('/factor', somebody('review', 'letters', 'staff'))
  session.start('a token', { enrolling: true })
  const { router } = await openDesk('/factor', somebody('review', 'letters', 'staff'))
  session.start('a token', { enrolling: true })
  await router.invalidate()

  await expect.poll(() => router.state.location.pathname).toBe('/factor')
  await router.navigate({ to: '/colleagues' })
  expect(router.state.location.pathname).toBe('/factor')
})

test('logging out ends the session here, also when nobody answers', async () => {
  const { router } = await openDesk('/factor', somebody('review', 'letters'))
  await userEvent.click(page.getByRole('button', { name: '登出' }))

  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(session.token()).toBeUndefined()
  expect(page.getByRole('navigation', { name: '主選單' }).elements()).toEqual([])
})

test('a session that is lost says so, and the next login leads back to the same place', async () => {
  const { router } = await openDesk('/holidays?year=2026', {
    ...somebody('review', 'letters'),
    'GET /api/desk/holidays': () => {
      throw new Refusing(2, '請先登入')
    },
  })

  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(router.state.location.search).toEqual({ next: '/desk/zh/holidays?year=2026' })
  await expect.element(page.getByRole('status')).toHaveTextContent('登入已逾時，請重新登入')
})

test('a second refusal of the lost session does not lead back to the login itself', async () => {
  const late = Promise.withResolvers<void>()
  const lost = () => {
    throw new Refusing(2, '請先登入')
  }
  const { router } = await openDesk('/holidays?year=2026', {
    'POST /api/desk/me': () => late.promise.then(lost),
    'GET /api/desk/holidays': lost,
  })
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  status.clear()
  late.resolve()

  await expect.element(page.getByRole('status')).toHaveTextContent('登入已逾時，請重新登入')
  expect(router.state.location.search).toEqual({ next: '/desk/zh/holidays?year=2026' })
  expect([session.token(), session.search()]).toEqual([undefined, ''])
})

test('who logs out leaves nothing of what they saw, whatever they were in the middle of', async () => {
  let away = false
  const { requests, router } = await openDesk('/', {
    ...somebody('review', 'letters'),
    'POST /api/desk/logout': () => ({ address: null }),
    'GET /api/desk/queue': () => (away ? new Promise<object>(() => {}) : aQueue(['A26-AAAAAA'])),
  })
  await expect.element(page.getByRole('link', { name: /A26-AAAAAA/ })).toBeVisible()
  session.setSearch('Ho')
  session.start('a token', { enrolling: true })
  await userEvent.click(page.getByRole('button', { name: '登出' }))
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(requests.findLast(({ call }) => call.startsWith('POST'))?.call).toBe('POST /api/desk/logout')
  expect([session.enrolling(), session.search()]).toEqual([false, ''])

  away = true
  session.start('another token')
  await router.navigate({ to: '/' })
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  expect(page.getByRole('link', { name: /A26-AAAAAA/ }).elements()).toEqual([])
})

test('who is not logged in is led to the login, and from there on to where they were going', async () => {
  const { router } = await openDesk('/factor', somebody('review', 'letters'))
  session.end()
  await router.navigate({ to: '/letters', search: { state: 'ended' } })

  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(router.state.location.search).toEqual({ next: '/desk/zh/letters?state=ended' })
  expect(page.getByText('登入已逾時，請重新登入').elements(), 'nobody was logged out').toEqual([])
})

test('the title of the window says where one is', async () => {
  const { router } = await openDesk('/factor', somebody('review', 'letters', 'staff'))
  await expect.poll(() => document.title).toBe('第二重驗證 – 審批工作台')
  await router.navigate({ to: '/colleagues' })

  await expect.poll(() => document.title).toBe('同事 – 審批工作台')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('what has happened is said until one goes elsewhere, but not only to another page of a list', async () => {
  const { router } = await openDesk('/holidays?year=2026', somebody('review', 'letters'))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  status.say('已新增假期。')
  await router.navigate({ to: '/holidays', search: { year: '2027' } })
  await expect.element(page.getByRole('heading', { level: 1, name: '2027 年公眾假期' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('已新增假期。')

  await router.navigate({ to: '/factor' })
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('what is no screen says so, with the way to the applications', async () => {
  const { router } = await openDesk('/nothing-here', somebody('review', 'letters'))
  await expect.element(page.getByRole('heading', { level: 1, name: '找不到這個頁面' })).toBeVisible()
  expect(document.querySelector('main svg')?.checkVisibility(), 'and shows it').toBe(true)
  await userEvent.click(page.getByRole('link', { name: '返回申請列表' }))

  await expect.poll(() => router.state.location.pathname).toBe('/')
})

test('the desk is there in each language, and this one is marked', async () => {
  await openDesk('/factor', somebody('review', 'letters'))
  const links = page.getByRole('navigation', { name: '語言' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()

  const described = links
    .elements()
    .map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('lang'), one.ariaCurrent])
  expect(described).toEqual([
    ['中文', '/desk/zh', 'zh-Hant-MO', 'true'],
    ['Português', '/desk/pt', 'pt-PT', null],
    ['English', '/desk/en', 'en', null],
  ])
})

test('who is logged in is named, and each way leads to its screen, which is marked', async () => {
  await openDesk('/letters?state=ended', somebody('review', 'letters', 'staff'))
  await expect.element(page.getByRole('banner').getByText('Ieong', { exact: true })).toBeVisible()
  const links = page.getByRole('navigation', { name: '主選單' }).getByRole('link').elements()

  expect(links.map((one) => [one.textContent, one.getAttribute('href'), one.ariaCurrent])).toEqual([
    ['訊息', '/desk/zh/letters', 'page'],
    ['公眾假期', '/desk/zh/holidays', null],
    ['同事', '/desk/zh/colleagues', null],
    ['第二重驗證', '/desk/zh/factor', null],
  ])
})

test.each([
  ['/?view=all', '全部'],
  ['/', '待審批 1'],
  ['/application/A26-AAAAAA', '待審批 1'],
  ['/holidays?year=2027', '公眾假期'],
])('where one is is marked, and nothing besides: %s', async (address, marked) => {
  await openDesk(address, somebody('review', 'letters'))
  await expect.poll(ways).toContain(marked)

  const current = [...document.querySelectorAll('header nav:not([aria-label="語言"]) a')]
  expect(current.filter((one) => one.ariaCurrent).map(({ textContent }) => textContent)).toEqual([marked])
})

const mine = { name: 'Ieong', cases: 2, mine: true }
test.each([
  ['/', 60, 7, ['待審批 60', '今日到期 3', '逾期 7', '由我處理 2', '同事處理中']],
  ['/letters', 60, 7, ['待審批 60', '今日到期 3', '逾期 7', '由我處理 2', '同事處理中']],
  ['/letters', 1, 0, ['待審批 1', '今日到期 3', '逾期', '由我處理 2', '同事處理中']],
])(
  'what waits, is due and is late, and what is one’s own, is counted everywhere, and nothing late is not: %s',
  async (address, waiting, overdue, said) => {
    const load = { waiting, today: 3, overdue, colleagues: [{ ...mine, mine: false }, mine] }
    await openDesk(address, {
      ...somebody('review', 'letters'),
      'GET /api/desk/queue': () => ({ ...aQueue(['A26-AAAAAA']), ...load }),
      'GET /api/desk/queue/workload': () => load,
    })

    await expect.poll(() => waysIn('申請狀態').slice(0, 5)).toEqual(said)
  },
)

test('the digits lead to the views of the queue, from any screen', async () => {
  const { router } = await openDesk('/letters', somebody('review', 'letters'))
  await expect.poll(ways).toContain('待審批 1')
  await userEvent.keyboard('3')
  await expect.poll(() => router.state.location.href).toBe('/?view=overdue')
  await userEvent.keyboard('9')

  await expect.poll(() => router.state.location.href).toBe('/?view=all')
})

test('on a narrow screen the ways unfold, and fold again when one has gone', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const { router } = await openDesk('/factor', somebody('review', 'letters'))
  const unfold = page.getByRole('button', { name: '主選單' })
  const letters = page.getByRole('link', { name: '訊息' })
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
  expect(letters.elements()).toEqual([])
  await userEvent.click(unfold)
  await userEvent.click(letters)

  await expect.poll(() => router.state.location.pathname).toBe('/letters')
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
  expect(letters.elements()).toEqual([])
})

test('the first key leads past the header', async () => {
  await openDesk('/factor', somebody('review', 'letters'))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.activeElement, 'who has just come has no focus taken').toBe(document.body)
  await userEvent.keyboard('{Tab}{Enter}')

  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('beside a case the first key leads past the list, too', async () => {
  await openDesk('/application/A26-AAAAAA', somebody('review', 'letters'))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /A26-AAAAAA/ })).toBeVisible()
  const skip = page.getByRole('link', { name: '跳至主要內容' }).element() as HTMLElement
  skip.focus()
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => document.activeElement?.id).toBe('case')
})

test('the session that is ended on the server is the one of the desk', async () => {
  const ended: (string | null)[] = []
  const { router } = await openDesk('/factor', {
    ...somebody('review', 'letters'),
    'POST /api/desk/logout': (_, token) => {
      ended.push(token)
      return { address: null }
    },
  })
  await userEvent.click(page.getByRole('button', { name: '登出' }))

  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(ended).toEqual(['a token'])
})

test.each([
  ['/', '申請'],
  ['/letters', '訊息'],
  ['/application/A26-AAAAAA', '申請詳情'],
  ['/holidays', '公眾假期'],
  ['/login', '登入'],
  ['/nothing-here', '找不到這個頁面'],
])('the window of %s is called %s', async (address, title) => {
  await openDesk(address, somebody('review', 'letters'))

  await expect.poll(() => document.title).toBe(`${title} – 審批工作台`)
})

test('who logs in after another is never called by the name of that one', async () => {
  let away = false
  const { router } = await openDesk('/factor', {
    'POST /api/desk/me': () => (away ? new Promise<object>(() => {}) : somebody()['POST /api/desk/me']()),
  })
  const name = page.getByRole('banner').getByText('Ieong', { exact: true })
  await expect.element(name).toBeVisible()
  session.lose()
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  away = true
  session.start('another token')
  await router.navigate({ to: '/factor' })

  await expect.element(page.getByRole('button', { name: '登出' })).toBeVisible()
  expect(name.elements()).toEqual([])
})
