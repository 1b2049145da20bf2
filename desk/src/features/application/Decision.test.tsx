import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aGuardian, anApplication, aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import { approveButton, seeThePictures } from '../../testing/seeThePictures.ts'
import { toneOf } from '../../testing/tones.ts'

const approval = 'POST /api/desk/application/approve'
const rejection = 'POST /api/desk/application/reject'
const answers = {
  'GET /api/desk/applications': () => aQueue(['A26-BBBBBB']),
  'GET /api/desk/application': ({ reference }: Record<string, unknown>) => anApplication(String(reference), changes),
  [approval]: () => ({ memberNumber: '100000010', nextReference: next }),
  [rejection]: () => ({ nextReference: next }),
}
let changes: Parameters<typeof anApplication>[1]
let next: string | null

const heading = (reference: string) => page.getByRole('heading', { level: 1, name: new RegExp(reference) })
const button = approveButton
/** The keys work once the decision is there; the heading is there before. */
const mayReject = () => expect.element(page.getByRole('button', { name: '不批准', exact: true })).toBeVisible()
const open = async (more: Parameters<typeof openDesk>[1] = {}) => {
  const opened = await openDesk('/application/A26-AAAAAA', { ...answers, ...more })
  await seeThePictures()
  const sent = (call: string) => opened.requests.filter((one) => one.call === call).map(({ given }) => given)
  return { ...opened, sent }
}

afterEach(() => {
  closeDesk()
  changes = {}
  next = 'A26-BBBBBB'
})
changes = {}
next = 'A26-BBBBBB'

test('a and Enter approve, and the next application opens with a word about the last', async () => {
  const { sent } = await open()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '批准' })).toHaveFocus()
  expect(sent(approval)).toEqual([])
  await userEvent.keyboard('{Enter}')

  await expect.element(heading('A26-BBBBBB')).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('已批准 A26-AAAAAA，會員編號 100000010。')
  expect(sent(approval)).toEqual([{ reference: 'A26-AAAAAA' }])
})

test('Escape decides nothing', async () => {
  const { sent } = await open()
  await userEvent.keyboard('a{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  expect(sent(approval)).toEqual([])
})

test('two clicks are one approval', async () => {
  const { sent } = await open()
  await userEvent.keyboard('a')
  await userEvent.dblClick(page.getByRole('dialog').getByRole('button', { name: '批准' }))
  await expect.element(heading('A26-BBBBBB')).toBeVisible()

  expect(sent(approval)).toHaveLength(1)
})

test('what speaks against it is said once more before', async () => {
  changes = { birthDate: '1991-08-07', duplicates: [{ of: 'member', number: '100000010', sharing: 'email' }] }
  await open()
  await userEvent.keyboard('a')

  await expect.element(page.getByRole('dialog').getByText(/有 1 項與身份證明局記錄不同/)).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText(/可能重複/)).toBeVisible()
})

test.each([
  ['a difference', { birthDate: '1991-08-07' }, /有 1 項與身份證明局記錄不同/],
  [
    'somebody with the same number',
    { duplicates: [{ of: 'member', number: '100000010', sharing: 'email' }] },
    /可能重複/,
  ],
  ['no record', { record: null }, /身份證明局沒有此證件號碼的記錄/],
] satisfies [string, typeof changes, RegExp][])('%s alone is said once more, too', async (_, against, said) => {
  changes = against
  await open()
  await userEvent.keyboard('a')

  await expect.element(page.getByRole('dialog').getByText(said)).toBeVisible()
})

test('r, a ready reason in the applicant’s language, and Ctrl with Enter reject', async () => {
  const { sent } = await open()
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
  const { router } = await open({
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
  await open({
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
  const { sent } = await open()
  await userEvent.keyboard('rnão {Control>}{Enter}{/Control}')

  await expect.element(page.getByRole('alert').getByText(/請輸入最少 5 個字/)).toBeVisible()
  expect(sent(rejection)).toEqual([])
})

test('letters are no commands while a dialog is open', async () => {
  await open()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('r')
  await new Promise((passed) => setTimeout(passed, 100))

  expect(page.getByRole('textbox', { name: '原因' }).elements()).toEqual([])
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
})

test('a key that is still held down from before rejects nobody', async () => {
  const { sent } = await open()
  await userEvent.keyboard('r')
  await userEvent.click(page.getByRole('button', { name: /não está legível/ }))
  const held = { key: 'Enter', ctrlKey: true, repeat: true, bubbles: true, cancelable: true }
  document.querySelector('dialog textarea')?.dispatchEvent(new KeyboardEvent('keydown', held))
  await new Promise((passed) => setTimeout(passed, 100))

  expect(sent(rejection)).toEqual([])
})

test('q leads back to the view that one came from', async () => {
  const { router } = await openDesk('/?state=rejected', answers)
  await userEvent.click(page.getByRole('link', { name: /A26-BBBBBB/ }))
  await expect.element(heading('A26-BBBBBB')).toHaveFocus()
  await userEvent.keyboard('q')

  await expect.poll(() => router.state.location.href).toBe('/?state=rejected')
})

test('what was rejected before, and with what else it shares a number, is said with the way there', async () => {
  changes = {
    rejectionReason: 'A fotografia está desfocada.',
    duplicates: [{ of: 'application', number: 'A26-DDDDDD', sharing: 'id_number' }],
  }
  await open()

  await expect.element(page.getByText(/A fotografia está desfocada\./)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /A26-DDDDDD/ }))
    .toHaveAttribute('href', '/desk/zh/application/A26-DDDDDD')
})

test('after the last one the queue comes back', async () => {
  next = null
  const { router } = await open()
  await userEvent.keyboard('a{Enter}')

  await expect.poll(() => router.state.location.pathname).toBe('/')
  await expect.element(page.getByText(/沒有其他待審批的申請/)).toBeVisible()
})

test('an application that is decided asks for nothing', async () => {
  changes = { state: 'passed' }
  await openDesk('/application/A26-AAAAAA', answers)
  await expect.element(page.getByText('已批准').last()).toBeVisible()
  await userEvent.keyboard('a')

  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a difference is marked by a word, in its row and at the top', async () => {
  changes = { birthDate: '1991-08-07' }
  await open()

  await expect.element(page.getByText('與身份證明局記錄不同：出生日期')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /出生日期.*不同/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /外文姓氏.*相同/ })).toBeVisible()
})

test.each([
  ['an applicant', { record: null }],
  ['a guardian', { guardian: aGuardian({ record: null, idCopy: '/api/file/photo' }) }],
])('%s whom the bureau does not know is approved after a tick only', async (_, unknown) => {
  changes = unknown
  const { requests } = await openDesk('/application/A26-AAAAAA', answers)
  await seeThePictures()
  await userEvent.keyboard('a')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '批准' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('請先剔選已用其他方式核實身份。')
  expect(requests.some(({ call }) => call === approval)).toBe(false)

  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '批准' }))
  await expect.element(page.getByRole('status').getByText(/已批准/)).toBeVisible()
  expect(requests.find(({ call }) => call === approval)?.given).toEqual({
    reference: 'A26-AAAAAA',
    withoutRecord: true,
  })
})

test.each([
  ['approve', 'a{Enter}'],
  ['reject', 'r'],
])('who wants to %s and is too late sees who decided, how and when', async (_, keys) => {
  const late = () => {
    changes = {
      state: 'rejected',
      history: [{ at: '2026-03-02T03:04:00.000Z', who: 'Lei Wai Man', act: 'rejected' }],
    }
    throw new Refusing(121, '此申請已有決定')
  }
  await open({ [approval]: late, [rejection]: late })
  await userEvent.keyboard(keys)
  if (keys === 'r') {
    await userEvent.click(page.getByRole('button', { name: /não está legível/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
  }

  await expect.element(page.getByText(/Lei Wai Man 已於 2026年3月2日.*11:04 決定不批准。/)).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('同事已就 A26-AAAAAA 作出決定。')
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(button().elements()).toEqual([])
})

test('the ID number stands in the comparison, beside its copy', async () => {
  await open()

  await expect.element(page.getByRole('row', { name: /證件號碼.*1234567\(0\).*請與副本核對/ })).toBeVisible()
})

test('Ctrl, Alt or ⌘ with a letter are the browser’s, and decide nothing', async () => {
  await open()
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'])
    for (const key of ['a', 'r'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, [held]: true, bubbles: true }))
  await new Promise(requestAnimationFrame)

  expect(page.getByRole('dialog').elements()).toEqual([])
})

test.each([
  ['a', '批准 Ho Ka Leng（A26-AAAAAA）？'],
  ['r', '不批准 Ho Ka Leng（A26-AAAAAA）'],
])('the dialog behind %s says whom and which, and is left by its button', async (key, title) => {
  const { sent } = await open()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '取消' }))

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect([...sent(approval), ...sent(rejection)]).toEqual([])
})

test.each([
  ['a{Enter}', approval],
  ['r壞掉的相片。{Control>}{Enter}{/Control}', rejection],
])('what fails for another reason is said in the dialog, which stays: %s', async (keys, call) => {
  const { router } = await open({
    [call]: () => {
      throw new Refusing(41, '證件號碼已登記')
    },
  })
  await userEvent.keyboard(keys)

  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('證件號碼已登記')
  expect(router.state.location.pathname).toBe('/application/A26-AAAAAA')
})

test('who is known to the bureau and differs in nothing is approved without a warning or a tick', async () => {
  await open()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog')).toBeVisible()

  expect(
    page
      .getByRole('dialog')
      .getByText(/可能重複|不同|沒有此證件號碼/)
      .elements(),
  ).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

test('a tick that is taken back approves nobody', async () => {
  changes = { record: null }
  const { sent } = await open()
  await userEvent.keyboard('a')
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '批准' }))

  await expect.element(page.getByRole('alert')).toHaveTextContent('請先剔選已用其他方式核實身份。')
  await expect.element(page.getByRole('dialog').getByText('身份證明局沒有此證件號碼的記錄。')).toBeVisible()
  expect(sent(approval)).toEqual([])
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
  changes = { language }
  await open()
  await userEvent.keyboard('r')

  await expect.element(page.getByRole('dialog').getByText(said)).toBeVisible()
  const reasons = page.getByRole('list', { name: '常用原因' }).getByRole('button').elements()
  expect(reasons[1]?.textContent).toBe(`2 ${ready[language]}`)
  await expect
    .element(page.getByRole('list', { name: '常用原因' }).getByRole('button', { name: ready[language] }))
    .toBeVisible()
  expect(reasons.map((one) => one.getAttribute('lang'))).toEqual(Array(6).fill(tag))
})

test('ready reasons are added below what is written, and Enter alone begins a new line', async () => {
  const { sent } = await open()
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
  const { router } = await open()
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

test('after the last rejection the view comes back that one came from, fresh, and says that no other waits', async () => {
  next = null
  let decided = false
  const { router, requests } = await openDesk('/?state=all', {
    ...answers,
    'GET /api/desk/applications': () => (decided ? aQueue(['A26-CCCCCC']) : aQueue(['A26-AAAAAA'])),
    [rejection]: () => {
      decided = true
      return { nextReference: null }
    },
  })
  await userEvent.click(page.getByRole('link', { name: /A26-AAAAAA/ }))
  await expect.element(page.getByRole('button', { name: '不批准' })).toBeVisible()
  await userEvent.keyboard('rA cópia está cortada.{Meta>}{Enter}{/Meta}')

  await expect.poll(() => router.state.location.href).toBe('/?state=all')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('A26-AAAAAA 不獲批准，原因已發送。 沒有其他待審批的申請。')
  await expect.element(page.getByRole('link', { name: /A26-CCCCCC/ })).toBeVisible()
  expect(requests.filter(({ call }) => call === rejection)).toHaveLength(1)
})

const pick = (reference: string) => page.getByRole('list').getByRole('link', { name: new RegExp(reference) })
const list = aQueue(['A26-AAAAAA'], ['A26-BBBBBB', { namePt: 'Lei Mei Fong' }], ['A26-CCCCCC', { namePt: 'Ana Sousa' }])

test('who is next is said beside the decision, and j and k go on and back without a decision', async () => {
  const { router, sent } = await open({ 'GET /api/desk/applications': () => list })
  await expect.element(page.getByRole('link', { name: '下一份：Lei Mei Fong' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(heading('A26-BBBBBB')).toHaveFocus()
  await expect.element(pick('A26-BBBBBB')).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: '下一份：Ana Sousa' })).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(heading('A26-AAAAAA')).toHaveFocus()

  expect(router.state.location.pathname).toBe('/application/A26-AAAAAA')
  expect([...sent(approval), ...sent(rejection)]).toEqual([])
})

test('j that is held down goes on once: each look is written down', async () => {
  const { requests } = await open({ 'GET /api/desk/applications': () => list })
  for (const repeat of [true, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', repeat, bubbles: true }))
  await new Promise(requestAnimationFrame)

  expect(requests.filter(({ call }) => call === 'GET /api/desk/application')).toHaveLength(1)
})

test('after the last of the list comes the one that the server knows to wait next', async () => {
  changes = { nextReference: 'A26-DDDDDD' }
  await open({ 'GET /api/desk/applications': () => aQueue(['A26-AAAAAA']) })

  await expect.element(page.getByRole('link', { name: '下一份：A26-DDDDDD' })).toBeVisible()
})

test('who goes through what a search has found stays in it after a decision', async () => {
  const found = aQueue(['A26-AAAAAA'], ['A26-CCCCCC'])
  session.setSearch('Ho')
  await open({ 'POST /api/desk/applications/find': () => found })
  await expect.element(page.getByRole('searchbox')).toHaveValue('Ho')
  await userEvent.keyboard('a{Enter}')

  await expect.element(heading('A26-CCCCCC')).toHaveFocus()
})

test('a rejection begins outlined in red, and is filled with it only where it is sent', async () => {
  await open()
  const grounds = (button: Element) => getComputedStyle(button).backgroundColor
  const outlined = page.getByRole('button', { name: '不批准', exact: true }).element()
  expect([toneOf(outlined), grounds(outlined)]).toEqual([colourOf('--danger'), colourOf('--surface')])
  await userEvent.keyboard('r')

  const filled = page.getByRole('button', { name: '不批准並發送' })
  await expect.element(filled).toBeVisible()
  await expect.poll(() => grounds(filled.element())).toBe(colourOf('--danger'))
})
