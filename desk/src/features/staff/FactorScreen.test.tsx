import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aQueue } from '../../testing/applications.ts'
import { brokenWords } from '../../testing/brokenWords.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const answers = {
  'GET /api/desk/queue': () => aQueue(['A26-AAAAAA']),
  'POST /api/desk/factor/begin': () => ({ secret, uri: `otpauth://totp/Sports:ieong?secret=${secret}` }),
  'POST /api/desk/factor/confirm': () => ({ token: 'n'.repeat(43), recoveryCodes: ['7KQ4N-X9CM3', '0ABCD-12345'] }),
  'GET /api/desk/staff': () => ({
    items: [
      { username: 'ieong', name: 'Ieong', roles: ['reviewer'], factor: true, account: false, self: true },
      { username: 'lei', name: 'Lei', roles: ['reviewer'], factor: false, account: false, self: false },
    ],
  }),
  'POST /api/desk/staff/help_in': () => ({ code: 'WXYZ0-12345', minutes: 60 }),
}

afterEach(closeDesk)

test('an app is set up by its picture or its key, and the recovery codes are shown once', async () => {
  const { requests, router } = await openDesk('/factor', answers)
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))
  await expect.element(page.getByRole('img', { name: '驗證器應用程式的二維碼' })).toBeVisible()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await userEvent.type(page.getByRole('textbox', { name: '應用程式顯示的驗證碼' }), '123456{Enter}')

  await expect.element(page.getByRole('heading', { name: '你的備用碼' })).toHaveFocus()
  await expect.element(page.getByText('7KQ4N-X9CM3')).toBeVisible()
  expect(session.token()).toBe('n'.repeat(43))
  expect(requests.find(({ call }) => call.endsWith('confirm'))?.given).toEqual({ code: '123456' })
  await userEvent.click(page.getByRole('button', { name: '我已保存備用碼' }))
  await expect.poll(() => router.state.location.pathname).toBe('/')
})

test('another app needs a code of the present one', async () => {
  const me = {
    name: 'Ieong',
    roles: [],
    permissions: ['review'],
    factor: true,
    provedBy: 'authenticator',
    recoveryCodes: 9,
  }
  const { requests } = await openDesk('/factor', { ...answers, 'POST /api/desk/me': () => me })
  await expect.element(page.getByText('已設定第二重驗證。尚餘 9 個備用碼。')).toBeVisible()
  const present = page.getByRole('textbox', { name: '現時的驗證碼' })
  await expect.element(present).toHaveAttribute('autocomplete', 'one-time-code')
  // A recovery code does as well: no keyboard may write it with a capital.
  await expect.element(present).toHaveAttribute('autocapitalize', 'none')
  await userEvent.type(present, '654321{Enter}')

  await expect.element(page.getByRole('img', { name: '驗證器應用程式的二維碼' })).toBeVisible()
  expect(requests.find(({ call }) => call.endsWith('begin'))?.given).toEqual({ code: '654321' })
})

test('a colleague is helped in after a question, and oneself never', async () => {
  const { requests } = await openDesk('/colleagues', answers)
  await userEvent.click(page.getByRole('button', { name: '協助 Lei 登入' }))
  expect(requests.some(({ call }) => call.endsWith('help_in'))).toBe(false)
  await expect.element(page.getByText(/^該同事的第二重驗證會被移除，所有登入會被登出/)).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '協助登入' }))

  await expect.element(page.getByRole('dialog').getByText('WXYZ0-12345')).toBeVisible()
  expect(requests.find(({ call }) => call.endsWith('help_in'))?.given).toEqual({ username: 'lei' })
  expect(page.getByRole('button', { name: '協助 Ieong 登入' }).elements()).toEqual([])
})

test('after the help, the list says that the second step is gone', async () => {
  let factor = true
  await openDesk('/colleagues', {
    ...answers,
    'GET /api/desk/staff': () => ({
      items: [{ username: 'lei', name: 'Lei', roles: [], factor, account: false, self: false }],
    }),
    'POST /api/desk/staff/help_in': () => {
      factor = false
      return { code: 'WXYZ0-12345', minutes: 60 }
    },
  })
  await expect.element(page.getByRole('row', { name: /Lei.*已設定/ })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '協助 Lei 登入' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '協助登入' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '關閉' }))

  await expect.element(page.getByRole('row', { name: /Lei.*未設定/ })).toBeVisible()
})

test('on a phone the names of colleagues stay whole, and the help is on the screen', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const reviewer = {
    username: 'reviewer',
    name: 'Maximiliano Albuquerque',
    roles: ['reviewer'],
    factor: true,
    account: false,
    self: false,
  }
  await openDesk('/colleagues', { ...answers, 'GET /api/desk/staff': () => ({ items: [reviewer] }) })
  const help = page.getByRole('button', { name: '協助 Maximiliano Albuquerque 登入' })
  await expect.element(help).toBeVisible()

  expect(brokenWords(page.getByRole('table').element())).toEqual([])
  const { right, height } = help.element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(390)
  expect(height, 'its words stand in one line').toBeLessThan(60)
})

const refused = () => {
  throw new Refusing(121, '現時未能辦理')
}

test('who has to set up a second step is free to go everywhere afterwards, and told so', async () => {
  let factor = false
  const { router } = await openDesk('/factor', {
    ...answers,
    'POST /api/desk/me': () => ({
      ...{
        name: 'Ieong',
        roles: [],
        permissions: ['review'],
        factor,
        provedBy: 'password',
        recoveryCodes: factor ? 10 : 0,
      },
    }),
    'POST /api/desk/factor/confirm': () => {
      factor = true
      return answers['POST /api/desk/factor/confirm']()
    },
  })
  session.start('a token', { enrolling: true })
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))
  await userEvent.type(page.getByRole('textbox', { name: '應用程式顯示的驗證碼' }), '123456{Enter}')
  await expect.element(page.getByText('0ABCD-12345')).toBeVisible()
  expect(page.getByRole('img', { name: '驗證器應用程式的二維碼' }).elements(), 'the key is shown no more').toEqual([])
  expect(session.enrolling()).toBe(false)
  await userEvent.click(page.getByRole('button', { name: '我已保存備用碼' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已設定第二重驗證。')

  await router.navigate({ to: '/factor' })
  await expect.element(page.getByText('已設定第二重驗證。尚餘 10 個備用碼。')).toBeVisible()
})

test('what hinders setting it up is said, and one can try again', async () => {
  let times = 0
  const begin = () => {
    times += 1
    return times === 1 ? refused() : answers['POST /api/desk/factor/begin']()
  }
  await openDesk('/factor', { ...answers, 'POST /api/desk/factor/begin': begin })
  await expect.element(page.getByText(/^你可加設第二重驗證/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('現時未能辦理')
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))

  await expect.element(page.getByRole('img', { name: '驗證器應用程式的二維碼' })).toBeVisible()
})

test('the question whether to help somebody in can be left', async () => {
  const { requests } = await openDesk('/colleagues', answers)
  await expect.element(page.getByRole('row', { name: /^Ieong ieong 審批員 已設定 你$/ })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '協助 Lei 登入' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '取消' }))

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests.some(({ call }) => call.endsWith('help_in'))).toBe(false)
})

test('help that is refused says why, and help that is given cannot be given twice from one question', async () => {
  let times = 0
  const helpIn = () => {
    times += 1
    return times === 1 ? refused() : answers['POST /api/desk/staff/help_in']()
  }
  await openDesk('/colleagues', { ...answers, 'POST /api/desk/staff/help_in': helpIn })
  const dialog = page.getByRole('dialog', { name: '協助 Lei 登入' })
  await userEvent.click(page.getByRole('button', { name: '協助 Lei 登入' }))
  await userEvent.click(dialog.getByRole('button', { name: '協助登入' }))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('現時未能辦理')
  await userEvent.click(dialog.getByRole('button', { name: '協助登入' }))

  const said = '請把此代碼告訴 Lei。代碼須連同其密碼在 60 分鐘內使用，只可用一次，之後不會再顯示。WXYZ0-12345'
  await expect.element(dialog.getByRole('status')).toHaveTextContent(said)
  expect(dialog.getByRole('alert').elements()).toEqual([])
  expect(dialog.getByRole('button', { name: '協助登入' }).elements()).toEqual([])
})

test.each([
  ['/factor', '設定應用程式', undefined],
  ['/colleagues', '協助 Lei 登入', '協助登入'],
])('a button that was pressed is pale until there is a reply: %s', async (address, name, inDialog) => {
  const waiting = () => new Promise<object>(() => {})
  await openDesk(address, {
    ...answers,
    'POST /api/desk/factor/begin': waiting,
    'POST /api/desk/staff/help_in': waiting,
  })
  await userEvent.click(page.getByRole('button', { name }))
  const button = inDialog
    ? page.getByRole('dialog').getByRole('button', { name: inDialog })
    : page.getByRole('button', { name })
  if (inDialog) await userEvent.click(button)

  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test('who may not review is told so, too, that it is set up', async () => {
  const me = {
    name: 'Ieong',
    roles: [],
    permissions: [],
    factor: false,
    provedBy: 'password',
    recoveryCodes: 0,
  }
  const { router } = await openDesk('/factor', { ...answers, 'POST /api/desk/me': () => me })
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))
  await userEvent.type(page.getByRole('textbox', { name: '應用程式顯示的驗證碼' }), '123456{Enter}')
  await userEvent.click(page.getByRole('button', { name: '我已保存備用碼' }))

  await expect.poll(() => router.state.location.pathname).toBe('/holidays')
  await expect.element(page.getByRole('heading', { level: 1, name: /公眾假期/ })).toBeVisible()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('已設定第二重驗證。')
})

test('the recovery codes stand apart from what is said of them, and that from its heading', async () => {
  await openDesk('/factor', answers)
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))
  await userEvent.type(page.getByRole('textbox', { name: '應用程式顯示的驗證碼' }), '123456{Enter}')
  const heading = page.getByRole('heading', { name: '你的備用碼' })
  await expect.element(heading).toBeVisible()

  const parts = [...(heading.element().parentElement?.children ?? [])].map((one) => one.getBoundingClientRect())
  expect(parts).toHaveLength(4)
  for (const [place, { bottom }] of parts.slice(0, -1).entries())
    expect((parts[place + 1]?.top ?? 0) - bottom).toBeGreaterThanOrEqual(12)
})
