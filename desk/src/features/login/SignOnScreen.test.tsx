import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const token = 't'.repeat(43)
const finishCall = 'POST /api/desk/login/account/finish'
const linkCall = 'POST /api/desk/login/account/link'
const common = {
  'GET /api/desk/queue': () => aQueue(['A26-AAAAAA']),
  'GET /api/desk/queue/workload': () => ({ waiting: 1, today: 0, overdue: 0, colleagues: [] }),
  'GET /api/desk/login/ways': () => ({ password: true, account: '工作帳戶' }),
}

afterEach(closeDesk)

const arrive = async (responses: Parameters<typeof openDesk>[1], wanted?: string) => {
  session.end()
  session.leaveFor(wanted)
  return openDesk('/sign-on', { ...common, ...responses })
}

test('who comes back with a work account that is known is at the desk, where they were going', async () => {
  const { requests, router } = await arrive(
    { [finishCall]: () => ({ linked: true, token, next: 'desk' }) },
    '/desk/zh/holidays?year=2027',
  )

  await expect.poll(() => router.state.location.href).toBe('/holidays?year=2027')
  expect(session.token()).toBe(token)
  expect(requests.filter(({ call }) => call === finishCall)).toHaveLength(1)
})

test('who was going out of the desk is not led there', async () => {
  const { router } = await arrive(
    { [finishCall]: () => ({ linked: true, token, next: 'desk' }) },
    '//elsewhere.example',
  )

  await expect.poll(() => router.state.location.pathname).toBe('/')
})

test('where the issuer knows of no second factor, that of the desk follows', async () => {
  const { router, requests } = await arrive({
    [finishCall]: () => ({ linked: true, token: 'p'.repeat(43), next: 'code' }),
    'POST /api/desk/login/code': () => ({ token, next: 'desk' }),
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '第二重驗證' })).toHaveFocus()
  await userEvent.type(page.getByRole('textbox', { name: '驗證碼' }), '123456{Enter}')

  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(requests.find(({ call }) => call.endsWith('/code'))?.given).toEqual({
    pending: 'p'.repeat(43),
    code: '123456',
  })
})

test('and where one has to be set up first, nothing else opens', async () => {
  const { router } = await arrive({ [finishCall]: () => ({ linked: true, token, next: 'enrolment' }) })

  await expect.poll(() => router.state.location.pathname).toBe('/factor')
  expect(session.enrolling()).toBe(true)
})

test('a new account is linked by the code of an invitation; a wrong one is said at its field, and stays there', async () => {
  let times = 0
  const { router } = await arrive({
    [finishCall]: () => ({ linked: false }),
    [linkCall]: () => {
      times += 1
      if (times === 1) throw new Refusing(21, '驗證碼不正確或已失效', { code: '驗證碼不正確或已失效' })
      return { token, next: 'desk' }
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '首次使用此帳戶' })).toBeVisible()
  const code = page.getByRole('textbox', { name: '邀請碼' })
  await userEvent.type(code, '7KQ4N-X9CM3{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/不正確/)
  await expect.element(code).toHaveValue('7KQ4N-X9CM3')
  await userEvent.fill(code, '7KQ4N-X9CM4')
  await userEvent.type(code, '{Enter}')

  await expect.poll(() => router.state.location.pathname).toBe('/')
})

test('what went wrong is said, and both ways on are there', async () => {
  await arrive(
    {
      [finishCall]: () => {
        throw new Refusing(332, '未能確認工作帳戶，請重新開始')
      },
    },
    '/desk/zh/holidays',
  )

  await expect.element(page.getByRole('heading', { level: 1, name: '未能登入' })).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('未能確認工作帳戶，請重新開始')
  await expect.element(page.getByRole('button', { name: '以工作帳戶登入' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: '返回登入頁面' }))
  await expect.element(page.getByLabelText('密碼')).toBeVisible()
})

test.each([
  [{ password: true, account: '工作帳戶' }, true, true],
  [{ password: false, account: '工作帳戶' }, false, true],
  [{ password: true, account: null }, true, false],
])('the login offers what there is: %j', async (ways, password, account) => {
  await openDesk('/login', { 'GET /api/desk/login/ways': () => ways })
  const expected = password ? page.getByLabelText('密碼') : page.getByRole('button', { name: '以工作帳戶登入' })
  await expect.element(expected).toBeVisible()

  expect(page.getByLabelText('密碼').elements()).toHaveLength(password ? 1 : 0)
  expect(page.getByRole('button', { name: '以工作帳戶登入' }).elements()).toHaveLength(account ? 1 : 0)
})

test('an issuer that is away is said below the button, and the password stays', async () => {
  await openDesk('/login?next=%2Fdesk%2Fzh%2Fholidays', {
    ...common,
    'POST /api/desk/login/account': () => {
      throw new Refusing(330, '暫時未能連接工作帳戶')
    },
  })
  await userEvent.type(page.getByRole('textbox', { name: '用戶名稱' }), 'ieong')
  await userEvent.click(page.getByRole('button', { name: '以工作帳戶登入' }))

  await expect.element(page.getByRole('alert')).toHaveTextContent('暫時未能連接工作帳戶')
  await expect.element(page.getByRole('textbox', { name: '用戶名稱' })).toHaveValue('ieong')
  expect(session.wanted(), 'kept only for who has left').toBeUndefined()
})

test('who logs out of a session by work account leaves for its issuer; nothing of the session stays', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  await openDesk('/', {
    ...common,
    'POST /api/desk/logout': () => ({ address: '#left-for-the-issuer' }),
  })
  await userEvent.click(page.getByRole('button', { name: '登出' }))

  await expect.poll(() => location.hash).toBe('#left-for-the-issuer')
  expect(session.token()).toBeUndefined()
})
