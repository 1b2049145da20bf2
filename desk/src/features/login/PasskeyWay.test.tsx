import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const pending = 'p'.repeat(43)
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] }
/** What a browser gives when its person has confirmed. */
const signed = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: { clientDataJSON: bytes('seen'), authenticatorData: bytes('said'), signature: bytes('signed') },
  getClientExtensionResults: () => ({}),
}

afterEach(closeDesk)

/** The second step of a login; the browser rejects each ask, until it is told otherwise. */
const atSecondStep = async () => {
  const browser = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  onTestFinished(() => browser.mockRestore())
  const opened = await openDesk('/login', {
    'POST /api/desk/login': () => ({ token: pending, next: 'code' }),
    'POST /api/desk/login/passkey/ask': () => ({ options }),
    'POST /api/desk/login/passkey': () => ({ token: 't'.repeat(43), next: 'desk' }),
    'POST /api/desk/login/code': () => ({ token: 't'.repeat(43), next: 'desk' }),
  })
  session.end()
  await userEvent.type(page.getByRole('textbox', { name: '用戶名稱' }), 'ieong')
  await userEvent.type(page.getByLabelText('密碼'), 'track-and-field-26{Enter}')
  await expect.element(page.getByRole('button', { name: '使用通行密鑰' })).toBeVisible()
  return { ...opened, browser }
}

test('a passkey is asked for without a press; a browser that waits for one says nothing, and takes it', async () => {
  const { browser, requests, router } = await atSecondStep()
  expect(browser).toHaveBeenCalledOnce()
  expect(page.getByRole('alert').elements()).toEqual([])
  browser.mockResolvedValue(signed as unknown as Credential)
  await userEvent.click(page.getByRole('button', { name: '使用通行密鑰' }))

  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(session.token()).toBe('t'.repeat(43))
  expect(requests.find(({ call }) => call === 'POST /api/desk/login/passkey')?.given).toMatchObject({
    pending,
    answer: { id: 'aWQ', response: { signature: 'c2lnbmVk' } },
  })
})

test('what the person closed after a press is told, and a code is the other way', async () => {
  const { router } = await atSecondStep()
  await userEvent.click(page.getByRole('button', { name: '使用通行密鑰' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('未有使用通行密鑰。請再試，或輸入驗證碼。')
  await userEvent.type(page.getByRole('textbox', { name: '驗證碼' }), '123456{Enter}')

  await expect.poll(() => router.state.location.pathname).toBe('/')
})
