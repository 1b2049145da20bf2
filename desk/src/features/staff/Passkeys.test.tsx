import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

const phone = { id: 7, name: '電話', addedAt: '2026-03-01T02:00:00.000Z', usedAt: null }
const computer = { ...phone, id: 8, name: '辦公室電腦', usedAt: '2026-03-02T02:00:00.000Z' }
const me = (factor: boolean) => () => ({
  ...{ name: 'Ieong', roles: [], permissions: ['review'], factor },
  ...{ provedBy: 'password', recoveryCodes: factor ? 9 : 0 },
})
const withTwo = {
  'POST /api/desk/me': me(true),
  'GET /api/desk/passkeys': () => ({ app: false, items: [phone, computer] }),
}
const toMake = {
  rp: { id: 'localhost', name: '會員網站' },
  user: { id: 'aWVvbmc', name: 'ieong', displayName: '' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
}

/** The person closes what the browser asks. */
const closing = (what: 'create' | 'get') => {
  const asked = vi.spyOn(navigator.credentials, what).mockRejectedValue(new DOMException('', 'NotAllowedError'))
  onTestFinished(() => asked.mockRestore())
  return asked
}

afterEach(closeDesk)

test('each passkey is there with its name and when it was last used, and is removed after a question', async () => {
  const { requests } = await openDesk('/factor', { ...withTwo, 'POST /api/desk/passkeys/remove': () => ({}) })
  const items = page.getByRole('list').filter({ hasText: '辦公室電腦' }).getByRole('listitem')
  await expect.element(items.first()).toHaveTextContent('電話未曾使用移除')
  await expect.poll(() => items.last().element().textContent).toMatch(/^辦公室電腦最後使用：2026年3月2日/)
  await userEvent.click(page.getByRole('button', { name: '移除「電話」' }))
  expect(requests.some(({ call }) => call.endsWith('remove'))).toBe(false)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '移除', exact: true }))

  await expect.element(page.getByRole('status')).toHaveTextContent('已移除通行密鑰。')
  expect(requests.find(({ call }) => call.endsWith('remove'))?.given).toEqual({ id: 7 })
})

test('the last one stays, and why is said in the dialog', async () => {
  await openDesk('/factor', {
    ...withTwo,
    'POST /api/desk/passkeys/remove': () => {
      throw new Refusing(337, '這是你唯一的第二重驗證')
    },
  })
  await userEvent.click(page.getByRole('button', { name: '移除「電話」' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '移除', exact: true }))

  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('這是你唯一的第二重驗證')
})

test('a passkey that the browser did not make is told, and the name stays', async () => {
  closing('create')
  const { requests } = await openDesk('/factor', {
    'POST /api/desk/me': me(false),
    'POST /api/desk/passkeys/begin': () => ({ options: toMake }),
  })
  await userEvent.click(page.getByRole('button', { name: '新增通行密鑰' }))
  const name = page.getByRole('textbox', { name: '名稱' })
  await userEvent.type(name, '電話{Enter}')

  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('未有新增通行密鑰。如此裝置已有此網站的通行密鑰，請改用其他裝置；否則請再試。')
  await expect.element(name).toHaveValue('電話')
  expect(requests.find(({ call }) => call.endsWith('begin'))?.given).toEqual({})
  expect(requests.some(({ call }) => call.endsWith('add'))).toBe(false)
  expect(session.token()).toBe('a token')
})

test('another one is proved by the code that was typed, or by a passkey where none was', async () => {
  closing('create')
  const asked = closing('get')
  const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] }
  const { requests } = await openDesk('/factor', {
    ...withTwo,
    'POST /api/desk/passkeys/ask': () => ({ options }),
    'POST /api/desk/passkeys/begin': () => ({ options: toMake }),
  })
  await userEvent.click(page.getByRole('button', { name: '新增通行密鑰' }))
  await userEvent.type(page.getByRole('textbox', { name: '名稱' }), '平板{Enter}')
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(asked).toHaveBeenCalledOnce()
  expect(requests.some(({ call }) => call.endsWith('begin'))).toBe(false)
  await userEvent.type(page.getByRole('dialog').getByRole('textbox', { name: /^現時的驗證碼/ }), '7KQ4N-X9CM3{Enter}')

  await expect.poll(() => requests.find(({ call }) => call.endsWith('begin'))?.given).toEqual({ code: '7KQ4N-X9CM3' })
})

test('an app is set up beside passkeys by one of them; where the browser has none of it, that is told', async () => {
  const asked = closing('get')
  const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] }
  const { requests } = await openDesk('/factor', { ...withTwo, 'POST /api/desk/passkeys/ask': () => ({ options }) })
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))

  await expect.element(page.getByRole('alert')).toHaveTextContent('未有使用通行密鑰。請再試，或輸入驗證碼。')
  expect(asked).toHaveBeenCalledOnce()
  expect(requests.some(({ call }) => call.endsWith('factor/begin'))).toBe(false)
})

test('a code is asked for where there is no passkey to stand in its place', async () => {
  const { requests } = await openDesk('/factor', { 'POST /api/desk/me': me(true) })
  await userEvent.click(page.getByRole('button', { name: '設定新的應用程式' }))

  await expect.element(page.getByRole('textbox', { name: '現時的驗證碼' })).toHaveAttribute('aria-invalid', 'true')
  expect(requests.some(({ call }) => call.endsWith('begin'))).toBe(false)
})
