import { type desk, type Reply, refusals } from '@palaestra/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

type Documents = Reply<typeof desk.missingDocument.look>

const request: Documents = {
  reference: 'D26-7KQ4NX',
  nameZh: '陳小美',
  namePt: 'Chan Sio Mei',
  memberNumber: '000100008',
  birthDate: '1990-03-15',
  language: 'pt',
  state: 'delivered',
  why: 'O documento caducou.',
  askedBy: '2026-03-16',
  dueOn: '2026-03-05',
  onFile: { photo: '/api/file/old', idCopy: null },
  items: [
    { kind: 'idCopy', words: null, reason: 'A cópia não se lê.', picture: '/api/file/copy' },
    { kind: 'photo', words: null, reason: null, picture: '/api/file/photo' },
    { kind: 'other', words: 'Declaração da escola', reason: null, picture: '/api/file/other' },
  ],
  history: [{ at: '2026-03-02T02:00:00.000Z', who: 'Lei', act: 'asked' }],
}
const open = (looked: Documents = request, more: Parameters<typeof openDesk>[1] = {}) =>
  openDesk('/documents/D26-7KQ4NX', { 'GET /api/desk/document': () => looked, ...more })
const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(closeDesk)

describe('[M10] documents that were asked for', () => {
  test('stand beside what is on file, with why, words and days', async () => {
    await open()

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('陳小美 Chan Sio Mei D26-7KQ4NX')
    for (const said of ['會員已遞交，等候審批', 'O documento caducou.', 'Declaração da escola', /A cópia não se lê\./])
      await expect.element(page.getByText(said)).toBeVisible()
    for (const name of ['會員相片 · 現有', '會員相片 · 會員遞交', '身份證明文件副本 · 會員遞交', '其他文件 · 會員遞交'])
      await expect.element(page.getByRole('img', { name })).toBeVisible()
    expect(page.getByText('身份證明文件副本 · 現有').elements(), 'nothing is on file').toEqual([])
    await expect.element(page.getByText(/要求遞交文件 Lei$/)).toBeVisible()
  })

  test('are accepted, and then nothing is left to decide', async () => {
    let state: Documents['state'] = 'delivered'
    const { requests } = await openDesk('/documents/D26-7KQ4NX', {
      'GET /api/desk/document': () => ({ ...request, state }),
      'POST /api/desk/document/accept': () => {
        state = 'accepted'
        return {}
      },
    })
    await userEvent.click(button('接納'))

    await expect.element(page.getByText('已接納 D26-7KQ4NX，會員已獲通知。')).toBeVisible()
    await expect.element(page.getByText('已接納', { exact: true })).toBeVisible()
    expect(button('接納').elements()).toEqual([])
    expect(requests.find(({ call }) => call.endsWith('/accept'))?.given).toEqual({ reference: 'D26-7KQ4NX' })
  })

  test('are asked for again, each with its reason, in the language of the member', async () => {
    const { requests } = await open(request, { 'POST /api/desk/document/ask_again': () => ({}) })
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
      day: '2026-03-20',
      reasons: { idCopy: 'A cópia não se lê. Carregue-a de novo.' },
    })
  })

  test('can only be cancelled while they lie with the member, after it was said what that does', async () => {
    const items = request.items.map((item) => ({ ...item, picture: null }))
    const { requests } = await open(
      { ...request, state: 'asked', dueOn: null, items },
      { 'POST /api/desk/document/withdraw': () => ({}) },
    )
    await expect.element(page.getByText('等候會員遞交')).toBeVisible()
    expect(page.getByText('尚未遞交').elements()).toHaveLength(3)
    expect(button('接納').elements()).toEqual([])
    await userEvent.click(button('取消要求'))
    expect(requests.filter(({ call }) => call.endsWith('/withdraw'))).toEqual([])
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '取消要求' }))

    await expect.element(page.getByText('已取消 D26-7KQ4NX，會員已獲通知。')).toBeVisible()
  })

  test('that a colleague was faster to decide are shown as they are now, with what was said', async () => {
    let state: Documents['state'] = 'delivered'
    await openDesk('/documents/D26-7KQ4NX', {
      'GET /api/desk/document': () => ({ ...request, state }),
      'POST /api/desk/document/accept': () => {
        state = 'withdrawn'
        throw new Refusing(refusals.already_decided, '已有決定')
      },
    })
    await userEvent.click(button('接納'))

    await expect.element(page.getByText('已取消要求', { exact: true })).toBeVisible()
  })
})
