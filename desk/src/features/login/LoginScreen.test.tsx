import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const pending = 'p'.repeat(43)
const logInCall = 'POST /api/desk/login'
const codeCall = 'POST /api/desk/login/code'
const queueCall = { 'GET /api/desk/queue': () => aQueue(['A26-AAAAAA']) }

afterEach(closeDesk)

const logIn = async () => {
  await userEvent.type(page.getByRole('textbox', { name: '用戶名稱' }), 'ieong')
  await userEvent.type(page.getByLabelText('密碼'), 'track-and-field-26')
  await userEvent.click(page.getByRole('button', { name: '登入', exact: true }))
}
const open = async (responses: Parameters<typeof openDesk>[1], next = '') => {
  const opened = await openDesk(`/login${next && `?next=${encodeURIComponent(next)}`}`, { ...queueCall, ...responses })
  session.end()
  return opened
}

test('a password is followed by the second step, and the token stays out of storage that outlives the tab', async () => {
  const { requests, router } = await open({
    [logInCall]: () => ({ token: pending, next: 'code' }),
    [codeCall]: () => ({ token: 't'.repeat(43), next: 'desk' }),
  })
  await logIn()
  await expect.element(page.getByRole('heading', { level: 1, name: '第二重驗證' })).toHaveFocus()
  expect(session.token(), 'the password alone opens nothing').toBeUndefined()
  await userEvent.type(page.getByRole('textbox', { name: '驗證碼' }), '123456')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(requests.find(({ call }) => call === codeCall)?.given).toEqual({ pending, code: '123456' })
  expect(Object.values({ ...sessionStorage })).toContain('t'.repeat(43))
  expect(JSON.stringify({ ...localStorage })).not.toContain('t'.repeat(43))
})

test('who logs in after another finds nothing of what that one has seen', async () => {
  const responses: Parameters<typeof openDesk>[1] = {
    [logInCall]: () => ({ token: 't'.repeat(43), next: 'desk' }),
    ...queueCall,
  }
  let away = false
  const { router } = await openDesk('/', {
    ...responses,
    'GET /api/desk/queue': () => (away ? new Promise<object>(() => {}) : aQueue(['A26-AAAAAA'])),
  })
  await expect.element(page.getByRole('link', { name: /A26-AAAAAA/ })).toBeVisible()
  session.lose()
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  away = true
  await logIn()

  await expect.element(page.getByRole('searchbox')).toBeVisible()
  expect(page.getByRole('link', { name: /A26-AAAAAA/ }).elements()).toEqual([])
})

test('a wrong code is said at its field, and one can start again', async () => {
  await open({
    [logInCall]: () => ({ token: pending, next: 'code' }),
    [codeCall]: () => {
      throw new Refusing(21, '驗證碼不正確', { code: '驗證碼不正確' })
    },
  })
  await logIn()
  await userEvent.type(page.getByRole('textbox', { name: '驗證碼' }), '000000{Enter}')
  await expect.element(page.getByRole('textbox', { name: '驗證碼' })).toHaveAccessibleDescription(/驗證碼不正確/)

  await userEvent.click(page.getByRole('button', { name: '重新開始' }))
  await expect.element(page.getByRole('textbox', { name: '用戶名稱' })).toBeVisible()
})

test('where a second step is required, the first login leads to setting it up, and nowhere else', async () => {
  const { router } = await open({ [logInCall]: () => ({ token: 'e'.repeat(43), next: 'enrolment' }) })
  await logIn()
  await expect.poll(() => router.state.location.pathname).toBe('/factor')
  await expect.element(page.getByText(/登入時須經第二重驗證/)).toBeVisible()

  await router.navigate({ to: '/' })
  expect(router.state.location.pathname).toBe('/factor')
})

test.each([
  ['/desk/zh/holidays?year=2027', '/holidays'],
  ['https://elsewhere.example/desk/zh/holidays', '/'],
  ['//elsewhere.example/desk/', '/'],
  ['/zh/online/account', '/'],
])('a login goes on to where one was going, but never out of the desk: %s', async (next, arrived) => {
  const { router } = await open({ [logInCall]: () => ({ token: 't'.repeat(43), next: 'desk' }) }, next)
  await logIn()

  await expect.poll(() => router.state.location.pathname).toBe(arrived)
  expect(session.token()).toBe('t'.repeat(43))
})

/** As the server sets it, and solved in a moment: its answer is nine. */
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    keyLength: 32,
    keyPrefix: 'b007a9ac378a4358987626b641674888',
    nonce: 'cf4f9d9605e242da429d3d7a5d45a01c',
    salt: 'd17e5e81e1394098b4327ce03dad1c46',
  },
  signature: 'a45973f841c3882f6987ae586ee3b7cd92605305b0fdd626ef1b9640adfebd35',
}

test('a captcha that is asked for is solved, and the same sent again, without a word', async () => {
  const { requests, router } = await open({
    'POST /api/desk/captcha': () => ({ challenge }),
    [logInCall]: ({ solvedCaptcha }) => {
      if (!solvedCaptcha) throw new Refusing(25, '安全檢查')
      return { token: 't'.repeat(43), next: 'desk' }
    },
  })
  await logIn()

  await expect.poll(() => router.state.location.pathname).toBe('/')
  const given = { username: 'ieong', password: 'track-and-field-26' }
  expect(requests.filter(({ call }) => call.startsWith('POST')).slice(0, 3)).toEqual([
    { call: logInCall, given },
    { call: 'POST /api/desk/captcha', given: { username: 'ieong' } },
    { call: logInCall, given: { ...given, solvedCaptcha: expect.any(String) } },
  ])
})

test('a wrong password is said at once, and nothing is solved for it', async () => {
  const { requests, router } = await open({
    [logInCall]: () => {
      throw new Refusing(20, '登入資料不正確')
    },
  })
  await logIn()

  await expect.element(page.getByRole('alert')).toHaveTextContent('登入資料不正確')
  await expect.element(page.getByRole('textbox', { name: '用戶名稱' })).toHaveValue('ieong')
  // What the portal is called, and which ways in there are, is asked for by the screen.
  const before = ['GET /api/web/setting', 'GET /api/desk/login/ways']
  expect(requests.map(({ call }) => call).filter((call) => !before.includes(call))).toEqual([logInCall])
  expect(router.state.location.pathname).toBe('/login')
})

test('after the second step, too, one goes on to where one was going', async () => {
  const { router } = await open(
    {
      [logInCall]: () => ({ token: pending, next: 'code' }),
      [codeCall]: () => ({ token: 't'.repeat(43), next: 'desk' }),
    },
    '/desk/zh/holidays?year=2027',
  )
  await logIn()
  await userEvent.type(page.getByRole('textbox', { name: '驗證碼' }), '123456{Enter}')

  await expect.poll(() => router.state.location.href).toBe('/holidays?year=2027')
})

test('the password is hidden, and the browser knows what belongs into each field', async () => {
  await open({ [logInCall]: () => ({ token: pending, next: 'code' }) })
  const password = page.getByLabelText('密碼')
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(page.getByRole('textbox', { name: '用戶名稱' })).toHaveAttribute('autocomplete', 'username')
  await logIn()

  await expect.element(page.getByRole('textbox', { name: '驗證碼' })).toHaveAttribute('autocomplete', 'one-time-code')
})

test('no keyboard writes a capital in front of a name or a recovery code, or corrects one', async () => {
  await open({ [logInCall]: () => ({ token: pending, next: 'code' }) })
  await expect.element(page.getByRole('textbox', { name: '用戶名稱' })).toHaveAttribute('autocapitalize', 'none')
  await logIn()

  const code = page.getByRole('textbox', { name: '驗證碼' })
  await expect.element(code).toHaveAttribute('autocapitalize', 'none')
  await expect.element(code).toHaveAttribute('spellcheck', 'false')
})

test('a code that was wrong is tried again with the same login', async () => {
  let times = 0
  const { requests, router } = await open({
    [logInCall]: () => ({ token: pending, next: 'code' }),
    [codeCall]: () => {
      times += 1
      if (times === 1) throw new Refusing(21, '驗證碼不正確', { code: '驗證碼不正確' })
      return { token: 't'.repeat(43), next: 'desk' }
    },
  })
  await logIn()
  const code = page.getByRole('textbox', { name: '驗證碼' })
  await userEvent.fill(code, '000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/驗證碼不正確/)
  await userEvent.fill(code, '123456')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(requests.filter(({ call }) => call === codeCall).map(({ given }) => given)).toEqual([
    { pending, code: '000000' },
    { pending, code: '123456' },
  ])
})

test('above the form stand the desk and the portal whose it is', async () => {
  await open({})

  await expect.element(page.getByRole('main').getByText('審批工作台')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('會員網站')).toBeVisible()
})

test('the mark and the name of the desk stand there once', async () => {
  await open({})
  await expect.element(page.getByText('審批工作台')).toBeVisible()

  expect(page.getByText('審批工作台').elements()).toHaveLength(1)
  expect(document.querySelectorAll('svg')).toHaveLength(1)
})
