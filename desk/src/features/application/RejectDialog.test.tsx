import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { anApplication } from '../../testing/applications.ts'
import { forget, heading, known, mayReject, openToDecide, rejection } from '../../testing/deciding.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import { toneOf } from '../../testing/tones.ts'

const reason = page.getByRole('textbox', { name: '原因' })
const open = async () => {
  const { requests } = await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference)),
    [rejection]: () => ({ state: 'rejected', undoSeconds: 0, memberNumber: null, nextReference: 'A26-BBBBBB' }),
  })
  await userEvent.click(page.getByRole('button', { name: '不批准', exact: true }))
  await expect.element(reason).toHaveFocus()
  return { sent: () => requests.filter(({ call }) => call === rejection).map(({ given }) => given['reason']) }
}

afterEach(() => {
  closeDesk()
  forget()
})

test.each(['Curto', 'r'.repeat(1000)])(
  '[V08] a reason of five letters is sent, and one of a thousand: %s',
  async (text) => {
    const { sent } = await open()
    await userEvent.fill(reason, text)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    await expect.poll(sent).toEqual([text])
  },
)

test('[V08] more than a thousand letters cannot be written', async () => {
  const { sent } = await open()
  await userEvent.fill(reason, 'r'.repeat(1000))
  await userEvent.keyboard('s{Control>}{Enter}{/Control}')

  await expect.poll(sent).toEqual(['r'.repeat(1000)])
})

test('[V08] beside the reason stands how long it must be, and how it is sent by keys', async () => {
  await open()

  await expect.element(reason).toHaveAccessibleDescription('最少 5 個字。按 Ctrl + Enter 發送。')
  await expect.element(page.getByText('最少 5 個字。按 Ctrl + Enter 發送。')).toBeVisible()
})

test('a digit picks a ready reason as long as none is begun, and is a digit after that', async () => {
  const { sent } = await open()
  await userEvent.keyboard('2')
  await expect
    .element(reason)
    .toHaveValue('A cópia do documento de identificação não está legível. Carregue-a de novo.')
  await userEvent.keyboard(' 3{Control>}{Enter}{/Control}')

  await expect.poll(sent).toEqual(['A cópia do documento de identificação não está legível. Carregue-a de novo. 3'])
})

test('who has switched single keys off writes a digit', async () => {
  await open()
  session.setShortcuts(false)
  await userEvent.keyboard('2')

  await expect.element(reason).toHaveValue('2')
})

test('a reason that was begun is in no storage of the browser', async () => {
  await open()
  await userEvent.fill(reason, 'A cópia está cortada.')

  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('cortada')
})

test('r, a ready reason in the applicant’s language, and Ctrl with Enter reject', async () => {
  const { sent } = await openToDecide()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('textbox', { name: '原因' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: /não está legível/ }))
  await userEvent.keyboard(' Obrigado.{Control>}{Enter}{/Control}')

  await expect.element(heading('A26-BBBBBB')).toHaveFocus()
  expect(sent(rejection)).toEqual([
    {
      reference: 'A26-AAAAAA',
      reason: 'A cópia do documento de identificação não está legível. Carregue-a de novo. Obrigado.',
    },
  ])
})

test('a reason is there again after the session has ended meanwhile, and is gone after a logout', async () => {
  const { router } = await openToDecide({
    [rejection]: () => {
      throw new Refusing(2, '請重新登入')
    },
  })
  const back = async () => {
    session.start('another token')
    await router.navigate({ to: '/application/$reference', params: { reference: 'A26-AAAAAA' } })
    await mayReject()
    await userEvent.keyboard('r')
  }
  await userEvent.keyboard('rA cópia está cortada.{Control>}{Enter}{/Control}')
  await expect.element(page.getByLabelText('密碼')).toBeVisible()
  await back()
  await expect.element(page.getByRole('textbox', { name: '原因' })).toHaveValue('A cópia está cortada.')

  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: '登出' }))
  await expect.element(page.getByLabelText('密碼')).toBeVisible()
  await back()
  await expect.element(page.getByRole('textbox', { name: '原因' })).toHaveValue('')
})

test('a reason is not there for a colleague who logs in at the same desk', async () => {
  await openToDecide({
    [rejection]: () => {
      throw new Refusing(2, '請重新登入')
    },
    'POST /api/desk/login': () => ({ token: 'another token', next: 'desk' }),
  })
  const logIn = async (username: string) => {
    await userEvent.keyboard('rA cópia está cortada.{Control>}{Enter}{/Control}')
    await expect.element(page.getByLabelText('密碼')).toBeVisible()
    await userEvent.fill(page.getByLabelText('用戶名稱'), username)
    await userEvent.fill(page.getByLabelText('密碼'), 'a password')
    await userEvent.keyboard('{Enter}')
    await mayReject()
    await userEvent.keyboard('r')
  }
  await logIn('ieong')
  await userEvent.keyboard('{Escape}')
  await logIn('lam')

  await expect.element(page.getByRole('textbox', { name: '原因' })).toHaveValue('')
})

test('[V08] a reason of four characters is not sent', async () => {
  const { sent } = await openToDecide()
  await userEvent.keyboard('rnão {Control>}{Enter}{/Control}')

  await expect.element(page.getByRole('alert').getByText(/請輸入最少 5 個字/)).toBeVisible()
  expect(sent(rejection)).toEqual([])
})

test('a key that is still held down from before rejects nobody', async () => {
  const { sent } = await openToDecide()
  await userEvent.keyboard('r')
  await userEvent.click(page.getByRole('button', { name: /não está legível/ }))
  const held = { key: 'Enter', ctrlKey: true, repeat: true, bubbles: true, cancelable: true }
  document.querySelector('dialog textarea')?.dispatchEvent(new KeyboardEvent('keydown', held))
  await new Promise((passed) => setTimeout(passed, 100))

  expect(sent(rejection)).toEqual([])
})

const ready = {
  zh: '身份證明文件副本不清晰，請重新上載。',
  pt: 'A cópia do documento de identificação não está legível. Carregue-a de novo.',
  en: 'The copy of the identity document cannot be read. Please upload it again.',
}
test.each([
  ['zh', /請用中文書寫/, 'zh-Hant'],
  ['pt', /請用葡文書寫/, 'pt'],
  ['en', /請用英文書寫/, 'en'],
] as const)('who reads %s is written to in that language', async (language, said, tag) => {
  known.changes = { language }
  await openToDecide()
  await userEvent.keyboard('r')

  await expect.element(page.getByRole('dialog').getByText(said)).toBeVisible()
  const reasons = page.getByRole('list', { name: '常用原因' }).getByRole('button').elements()
  expect(reasons[1]?.textContent).toBe(`2 ${ready[language]}`)
  await expect
    .element(page.getByRole('list', { name: '常用原因' }).getByRole('button', { name: ready[language] }))
    .toBeVisible()
  expect(reasons.map((one) => one.getAttribute('lang'))).toEqual(Array(7).fill(tag))
})

test('ready reasons are added below what is written, and Enter alone begins a new line', async () => {
  const { sent } = await openToDecide()
  await userEvent.click(page.getByRole('button', { name: '不批准' }))
  await userEvent.keyboard('Caro senhor{Enter}')
  await userEvent.click(page.getByRole('button', { name: /não está legível/ }))
  await expect.element(page.getByRole('textbox', { name: '原因' })).toHaveFocus()

  await expect
    .element(page.getByRole('textbox', { name: '原因' }))
    .toHaveValue('Caro senhor\nA cópia do documento de identificação não está legível. Carregue-a de novo.')
  expect(sent(rejection)).toEqual([])
})

test('a ready reason is kept when the dialog is left, for this application alone, until it is sent', async () => {
  const { router } = await openToDecide()
  const reason = page.getByRole('textbox', { name: '原因' })
  const openAgain = async (reference: string) => {
    await router.navigate({ to: '/application/$reference', params: { reference } })
    await expect.element(heading(reference)).toBeVisible()
    await userEvent.keyboard('r')
  }
  await userEvent.keyboard('r')
  await userEvent.click(page.getByRole('button', { name: /não está legível/ }))
  await userEvent.keyboard('{Escape}')
  await openAgain('A26-CCCCCC')
  await expect.element(reason).toHaveValue('')

  await userEvent.keyboard('{Escape}')
  await openAgain('A26-AAAAAA')
  await expect.element(reason).toHaveValue(ready.pt)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('status')).toHaveTextContent('A26-AAAAAA 不獲批准，原因已發送。')
  await openAgain('A26-AAAAAA')
  await expect.element(reason).toHaveValue('')
})

test('a rejection begins outlined in red, and is filled with it only where it is sent', async () => {
  await openToDecide()
  const grounds = (button: Element) => getComputedStyle(button).backgroundColor
  const outlined = page.getByRole('button', { name: '不批准', exact: true }).element()
  expect([toneOf(outlined), grounds(outlined)]).toEqual([colourOf('--danger'), colourOf('--surface')])
  await userEvent.keyboard('r')

  const filled = page.getByRole('button', { name: '不批准並發送' })
  await expect.element(filled).toBeVisible()
  await expect.poll(() => grounds(filled.element())).toBe(colourOf('--danger'))
})
