import { type desk, type Reply, refusals } from '@palaestra/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

type Documents = Reply<typeof desk.missingDocument.look>

const request: Documents = {
  kind: 'documents',
  reference: 'D26-7KQ4NX',
  nameZh: '陳小美',
  namePt: 'Chan Sio Mei',
  memberNumber: '000100008',
  birthDate: '1990-03-15',
  language: 'pt',
  state: 'waiting',
  receivedAt: '2026-03-02T03:00:00.000Z',
  dueOn: '2026-03-05',
  daysLeft: 3,
  overdue: false,
  minor: false,
  duplicate: false,
  entered: false,
  corrected: false,
  holder: null,
  why: 'O documento caducou.',
  askedBy: '2026-03-16',
  onFile: { photo: '/api/file/old', idCopy: null },
  items: [
    { kind: 'idCopy', words: null, reason: 'A cópia não se lê.', picture: '/api/file/copy' },
    { kind: 'photo', words: null, reason: null, picture: '/api/file/photo' },
    { kind: 'other', words: 'Declaração da escola', reason: null, picture: '/api/file/other' },
  ],
  askedAgain: null,
  decision: null,
  secondFor: [],
  proposal: null,
  undoSeconds: 0,
  nextReference: null,
  history: [{ at: '2026-03-02T02:00:00.000Z', who: 'Lei', act: 'asked' }],
}
const askedAgain = { day: '2026-03-20', reasons: { idCopy: 'A cópia não se lê.' } }
const empty = { items: [], next: null, waiting: 0, today: 0, overdue: 0, colleagues: [] }
const standing = { open: true, holder: null }
const open = (looked: Documents | (() => Documents) = request, more: Parameters<typeof openDesk>[1] = {}) =>
  openDesk('/documents/D26-7KQ4NX', {
    'GET /api/desk/queue': () => empty,
    'GET /api/desk/queue/case': () => standing,
    'POST /api/desk/queue/take': () => standing,
    'POST /api/desk/queue/release': () => ({}),
    'GET /api/desk/document': ({ reference }) => ({
      ...(typeof looked === 'function' ? looked() : looked),
      reference: String(reference),
    }),
    ...more,
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
/** In two steps, as everything is decided. */
const accept = async () => {
  await userEvent.click(button('接納'))
  await userEvent.click(inDialog('接納'))
}
const decided = (state: string, undoSeconds = 0) => ({ state, undoSeconds, nextReference: null })

afterEach(closeDesk)

describe('[M10] documents that were asked for', () => {
  test('stand beside what is on file, with why, words and days', async () => {
    await open()

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('陳小美 Chan Sio Mei D26-7KQ4NX')
    for (const said of [
      '會員已遞交，等候審批。',
      'O documento caducou.',
      'Declaração da escola',
      /A cópia não se lê\./,
    ])
      await expect.element(page.getByText(said)).toBeVisible()
    for (const name of ['會員相片 · 現有', '會員相片 · 會員遞交', '身份證明文件副本 · 會員遞交', '其他文件 · 會員遞交'])
      await expect.element(page.getByRole('img', { name })).toBeVisible()
    expect(page.getByText('身份證明文件副本 · 現有').elements(), 'nothing is on file').toEqual([])
    await expect.element(page.getByText(/要求遞交文件 Lei$/)).toBeVisible()
  })

  test('are accepted in two steps, and can be undone from anywhere for a while', async () => {
    const { requests } = await open(request, {
      'POST /api/desk/document/accept': () => decided('deciding', 60),
      'POST /api/desk/document/undo': () => ({}),
    })
    await accept()

    await expect.element(page.getByText(/已接納 D26-7KQ4NX，稍後生效。/)).toBeVisible()
    const sent = (call: string) => requests.filter((one) => one.call.endsWith(call)).map(({ given }) => given)
    expect(sent('/accept')).toEqual([{ reference: 'D26-7KQ4NX', receivedAt: request.receivedAt }])
    await userEvent.click(page.getByRole('button', { name: /撤回.*D26-7KQ4NX/ }))
    await expect.element(page.getByRole('heading', { level: 1, name: /D26-7KQ4NX/ })).toBeVisible()
    expect(sent('/document/undo')).toEqual([{ reference: 'D26-7KQ4NX' }])
  })

  test('lead on to the next case of any kind', async () => {
    await open(request, {
      'POST /api/desk/document/accept': () => ({ ...decided('passed'), nextReference: 'D26-8LR5PY' }),
    })
    await accept()
    await expect.element(page.getByText('已接納 D26-7KQ4NX，會員已獲通知。')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: /D26-8LR5PY/ })).toBeVisible()
  })

  test('are asked for again, each with its reason, in the language of the member', async () => {
    const { requests } = await open(request, { 'POST /api/desk/document/ask_again': () => decided('rejected') })
    await userEvent.click(button('要求重新遞交'))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/會員閱讀葡文/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'A cópia não se lê. Carregue-a de novo.' }).first())
    await userEvent.click(dialog.getByRole('button', { name: '通知會員' }))
    await expect.element(dialog.getByRole('textbox', { name: /新的遞交期限/ })).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(dialog.getByRole('textbox', { name: /新的遞交期限/ }), '20260320')
    await userEvent.click(dialog.getByRole('button', { name: '通知會員' }))

    await expect.element(page.getByText(/已要求重新遞交 D26-7KQ4NX/)).toBeVisible()
    expect(requests.find(({ call }) => call.endsWith('/ask_again'))?.given).toEqual({
      reference: 'D26-7KQ4NX',
      receivedAt: request.receivedAt,
      day: '2026-03-20',
      reasons: { idCopy: 'A cópia não se lê. Carregue-a de novo.' },
    })
  })

  test('can only be cancelled while they lie with the member, after it was said what that does', async () => {
    let state: Documents['state'] = 'asked'
    const items = request.items.map((item) => ({ ...item, picture: null }))
    const { requests } = await open(() => ({ ...request, state, items }), {
      'POST /api/desk/document/withdraw': () => {
        state = 'withdrawn'
        return {}
      },
    })
    await expect.element(page.getByText('等候會員遞交。')).toBeVisible()
    expect(page.getByText('尚未遞交').elements()).toHaveLength(3)
    expect(button('接納').elements()).toEqual([])
    await userEvent.click(button('取消要求'))
    expect(requests.filter(({ call }) => call.endsWith('/withdraw'))).toEqual([])
    await userEvent.click(inDialog('取消要求'))

    await expect.element(page.getByText('已取消 D26-7KQ4NX，會員已獲通知。')).toBeVisible()
    await expect.element(page.getByText('已取消要求。', { exact: true })).toBeVisible()
    expect(button('取消要求').elements()).toEqual([])
  })

  test('that a colleague was faster to decide are shown as they are now, with what was said', async () => {
    let state: Documents['state'] = 'waiting'
    await open(() => ({ ...request, state }), {
      'POST /api/desk/document/accept': () => {
        state = 'withdrawn'
        throw new Refusing(refusals.already_decided, '已有決定')
      },
    })
    await accept()

    await expect.element(page.getByText('已取消要求。', { exact: true })).toBeVisible()
    await expect.element(page.getByText('同事已就 D26-7KQ4NX 作出決定。')).toBeVisible()
  })

  test('that a colleague works on are theirs to decide', async () => {
    const holder = { name: 'Lam', since: '2026-03-02T02:00:00.000Z', mine: false }
    await open({ ...request, holder })
    await expect.element(page.getByText(/^Lam 由.*正在處理此申請。$/)).toBeVisible()
    for (const name of ['接納', '要求重新遞交', '取消要求']) expect(button(name).elements(), name).toEqual([])
  })

  test('that a colleague has proposed are confirmed by another, with what the member would read', async () => {
    const proposal = { name: 'Lam', at: '2026-03-02T02:00:00.000Z', mine: false }
    const proposed = { state: 'proposed', decision: 'rejected', proposal, secondFor: ['minor'], askedAgain } as const
    const { requests } = await open(
      { ...request, ...proposed, secondFor: ['minor'] },
      {
        'POST /api/desk/me': () => ({
          ...{ name: 'Ana', roles: ['senior'], permissions: ['review', 'decide_second'] },
          ...{ factor: false, provedBy: 'password', recoveryCodes: 0 },
        }),
        'POST /api/desk/document/confirm': () => decided('deciding', 60),
      },
    )
    await expect.element(page.getByText(/^Lam 於.*建議要求重新遞交/)).toBeVisible()
    await expect.element(page.getByText('原因：身份證明文件副本：A cópia não se lê.')).toBeVisible()
    await userEvent.click(button('確認要求重新遞交'))
    await userEvent.click(inDialog('確認要求重新遞交'))

    await expect.element(page.getByText(/已要求重新遞交 D26-7KQ4NX，稍後通知會員。/)).toBeVisible()
    expect(requests.find(({ call }) => call.endsWith('/confirm'))?.given).toEqual({
      reference: 'D26-7KQ4NX',
      receivedAt: request.receivedAt,
      decision: 'rejected',
    })
  })

  test('that were asked for again say what the member was told, and by when', async () => {
    await open({ ...request, state: 'rejected', decision: 'rejected', askedAgain })
    await expect.element(page.getByText('身份證明文件副本：A cópia não se lê.')).toBeVisible()
    await expect.element(page.getByText(/^新的遞交期限：.*3月20日/)).toBeVisible()
    await expect.element(button('取消要求')).toBeVisible()
  })
})
