import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anApplication } from '../../testing/applications.ts'
import {
  answers,
  approval,
  forget,
  heading,
  known,
  mayReject,
  openToDecide,
  rejection,
} from '../../testing/deciding.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

beforeEach(forget)
afterEach(closeDesk)

const confirmation = 'POST /api/desk/application/confirm'
const sendingBack = 'POST /api/desk/application/send_back'
const undoing = 'POST /api/desk/application/undo'
const said = (words: string | RegExp) =>
  expect.element(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()
const senior = {
  'POST /api/desk/me': () => ({
    ...{ name: 'Ana', roles: ['senior'], permissions: ['review', 'decide_second'] },
    ...{ factor: false, provedBy: 'password', recoveryCodes: 0 },
  }),
}
const soon = (state: string) => () => ({ state, undoSeconds: 60, memberNumber: null, nextReference: 'A26-BBBBBB' })

const proposed = (changes: Parameters<typeof anApplication>[1] = {}) => ({
  state: 'proposed' as const,
  decision: 'passed' as const,
  secondFor: ['duplicate' as const],
  proposal: { name: 'Lam', at: '2026-03-02T03:05:00.000Z', mine: false },
  ...changes,
})

test('a decision can be undone by a key for as long as its seconds count down, and is open again', async () => {
  const { sent } = await openToDecide({ [rejection]: soon('deciding'), [undoing]: () => ({}) })
  await userEvent.keyboard('r')
  await page.getByRole('textbox', { name: /原因/ }).fill('相片不清晰，請重新上載。')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await said(/A26-AAAAAA 不獲批准，原因稍後發送/)
  await expect.element(heading('A26-BBBBBB')).toBeVisible()
  const undo = page.getByRole('button', { name: /^撤回 A26-AAAAAA/ })
  await expect.poll(() => undo.elements()[0]?.textContent).toMatch(/ (5\d|60) 秒/)

  await mayReject()
  await userEvent.keyboard('u')
  await expect.element(heading('A26-AAAAAA')).toBeVisible()
  await said(/已撤回對 A26-AAAAAA 的決定/)
  expect(sent(undoing)).toEqual([{ reference: 'A26-AAAAAA' }])
  expect(undo.elements()).toEqual([])
})

test('when its seconds are over, or it was carried out already, there is nothing to undo', async () => {
  const tooLate = () => {
    throw new Refusing(284, '決定已執行，不能撤回')
  }
  await openToDecide({ [approval]: soon('deciding'), [undoing]: tooLate })
  await userEvent.keyboard('a')
  await userEvent.keyboard('{Enter}')
  const undo = page.getByRole('button', { name: /^撤回 A26-AAAAAA/ })
  await userEvent.click(undo)
  await said('決定已執行，不能撤回')
  expect(undo.elements()).toEqual([])
})

test('the seconds end by themselves', async () => {
  await openToDecide({
    [approval]: () => ({ state: 'deciding', undoSeconds: 1, memberNumber: null, nextReference: 'A26-BBBBBB' }),
  })
  await userEvent.keyboard('a')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('A26-BBBBBB')).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: /撤回/ }).elements(), { timeout: 5_000 }).toEqual([])
})

test('what needs a second person is said to be with them', async () => {
  await openToDecide({ [approval]: soon('proposed') })
  await userEvent.keyboard('a')
  await userEvent.keyboard('{Enter}')
  await said('A26-AAAAAA 已交另一位同事確認')
})

test('the second person sees who has decided what and why two are needed, and confirms it', async () => {
  known.changes = proposed()
  const { sent } = await openToDecide({ ...senior, [confirmation]: answers[approval] })
  await expect.element(page.getByText(/^Lam 於 .*11:05 建議批准，須由另一位同事確認。$/)).toBeVisible()
  await expect.element(page.getByText('須兩人決定：可能重複')).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog', { name: '確認批准 Ho Ka Leng（A26-AAAAAA）？' })).toBeVisible()
  await userEvent.keyboard('{Enter}')

  await said('已批准 A26-AAAAAA')
  expect(sent(confirmation)).toEqual([{ reference: 'A26-AAAAAA', decision: 'passed' }])
})

test('a rejection is confirmed with its reason before one’s eyes, or sent back', async () => {
  known.changes = proposed({ decision: 'rejected', rejectionReason: '與另一申請重複。' })
  const { sent } = await openToDecide({
    ...senior,
    [confirmation]: answers[rejection],
    [sendingBack]: () => ({ nextReference: null }),
  })
  await userEvent.keyboard('a')
  const dialog = page.getByRole('dialog', { name: /確認不批准/ })
  await expect.element(dialog.getByText('原因：與另一申請重複。')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.elements()).toEqual([])
  await userEvent.keyboard('r')

  await said(/已退回 A26-AAAAAA/)
  expect(sent(sendingBack)).toEqual([{ reference: 'A26-AAAAAA' }])
  expect(sent(confirmation)).toEqual([])
})

test.each([
  ['Ieong', true, ['review', 'decide_second']],
  ['Lam', false, ['review']],
] as const)('who has proposed it, or may not, waits for another: %s', async (name, mine, permissions) => {
  await openDesk('/application/A26-AAAAAA', {
    ...answers,
    'POST /api/desk/me': () => ({ ...senior['POST /api/desk/me'](), permissions }),
    'GET /api/desk/application': ({ reference }) =>
      anApplication(String(reference), proposed({ proposal: { name, at: '2026-03-02T03:05:00.000Z', mine } })),
  })
  await expect.element(page.getByText('已提交，等待另一位同事確認。')).toBeVisible()
  expect(page.getByRole('button', { name: /確認批准|退回|不批准/ }).elements()).toEqual([])
})
