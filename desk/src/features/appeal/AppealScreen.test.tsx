import { type desk, type Reply, refusals } from '@palaestra/contract'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

type Appeal = Reply<typeof desk.appeal.look>
type Item = Reply<typeof desk.queue.page>['items'][number]

const item: Item = {
  kind: 'appeal',
  reference: 'P26-7KQ4NX',
  state: 'waiting',
  overdue: false,
  minor: false,
  duplicate: false,
  entered: false,
  receivedAt: '2026-03-02T02:00:00.000Z',
  dueOn: '2026-03-05',
  daysLeft: 3,
  nameZh: '陳小美',
  namePt: 'Chan Sio Mei',
  memberNumber: '000100008',
  corrected: false,
  holder: null,
}
const hold: NonNullable<Appeal['hold']> = {
  reason: 'authority',
  since: '2026-03-01T02:00:00.000Z',
  until: null,
  endedAt: null,
  by: 'Lei Wai Man',
  why: 'Emprestou o cartão.',
}
const appeal: Appeal = {
  ...item,
  language: 'pt',
  statement: 'O cartão esteve sempre comigo.',
  hold,
  missed: null,
  isOwnHold: false,
  reason: null,
  history: [{ at: '2026-03-02T02:00:00.000Z', who: '', act: 'received' }],
  decision: null,
  secondFor: [],
  proposal: null,
  undoSeconds: 0,
  nextReference: null,
}
const readyReasons = [
  { id: 1, kind: 'appeal', part: 'granted', textZh: '理由成立。', textPt: 'Aceitamos.', textEn: 'We accept.' },
  { id: 2, kind: 'appeal', part: 'dismissed', textZh: '沒有新資料。', textPt: 'Nada de novo.', textEn: 'Nothing new.' },
].map((reason) => ({ ...reason, retired: false }))

const open = (looked: Partial<Appeal> = {}, more = {}) =>
  openDesk('/appeal/P26-7KQ4NX', {
    'GET /api/desk/queue': () => ({ items: [item], next: null, waiting: 1, today: 0, overdue: 0, colleagues: [] }),
    'GET /api/desk/appeal': () => ({ ...appeal, ...looked }),
    'GET /api/desk/reasons': () => ({ items: readyReasons }),
    ...more,
  })
const dialog = () => page.getByRole('dialog')
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const given = (requests: { call: string; given?: unknown }[], act: string) =>
  requests.filter(({ call }) => call === `POST /api/desk/appeal/${act}`).map((one) => one.given)
const senior = {
  ...{ name: 'Wong', roles: ['senior'], permissions: ['review', 'decide_second', 'hold', 'members'] },
  ...{ factor: false, provedBy: 'password', recoveryCodes: 0 },
}
const decided = { state: 'passed', undoSeconds: 0, nextReference: null }

afterEach(closeDesk)

test('what the member says stands beside the suspension, its reason and who has set it', async () => {
  await open()
  await expect.element(page.getByText('O cartão esteve sempre comigo.')).toHaveAttribute('lang', 'pt')
  await expect.element(page.getByText('Emprestou o cartão.')).toBeVisible()
  await expect.element(page.getByText(/Lei Wai Man於 2026年3月1日/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /查看會員檔案/ })).toHaveAttribute('href', '/desk/zh/members')
})

test.each([
  ['批准', '批准並通知會員', 'approve', 'Aceitamos.', 'Nada de novo.'],
  ['不批准', '不批准並通知會員', 'reject', 'Nada de novo.', 'Aceitamos.'],
])('%s asks for a reason, in the member’s language, and sends it', async (word, submit, act, ready, other) => {
  const { requests } = await open({}, { [`POST /api/desk/appeal/${act}`]: () => decided })
  await press(word)
  await press(submit)
  await expect.element(dialog().getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  expect(given(requests, act)).toEqual([])
  expect(dialog().getByRole('button', { name: other }).elements()).toEqual([])
  await press(ready)
  await press(submit)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(given(requests, act)).toEqual([{ reference: 'P26-7KQ4NX', reason: ready }])
})

test('who has set the suspension reads that a colleague decides, and takes the case from nobody', async () => {
  const { requests } = await open({ isOwnHold: true })
  await expect.element(page.getByText(/此項暫停由你作出/)).toBeVisible()
  expect(page.getByRole('button', { name: '批准', exact: true }).elements()).toEqual([])
  expect(requests.filter(({ call }) => call.includes('/queue/take'))).toEqual([])
})

test('a colleague who was faster is told of, and the page shows what they have decided', async () => {
  let looked: Partial<Appeal> = {}
  await open(
    {},
    {
      'GET /api/desk/appeal': () => ({ ...appeal, ...looked }),
      'POST /api/desk/appeal/approve': () => {
        looked = {
          ...{ state: 'rejected', decision: 'rejected', reason: 'Os registos confirmam-no.' },
          history: [{ at: '2026-03-02T03:00:00.000Z', who: 'Lam', act: 'rejected' }],
        }
        throw new Refusing(refusals.already_decided, '已有決定')
      },
    },
  )
  await press('批准')
  await press('Aceitamos.')
  await press('批准並通知會員')
  await expect.element(page.getByText(/Os registos confirmam-no/)).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the second person confirms what a colleague has proposed, and reads the reason', async () => {
  const proposal = { name: 'Lam', at: '2026-03-02T03:00:00.000Z', mine: false }
  const { requests } = await open(
    { state: 'proposed', decision: 'passed', reason: 'Aceitamos.', proposal, secondFor: ['minor'] },
    { 'POST /api/desk/appeal/confirm': () => decided, 'POST /api/desk/me': () => senior },
  )
  await expect.element(page.getByText(/Aceitamos/)).toBeVisible()
  await press('確認批准')
  await userEvent.click(dialog().getByRole('button', { name: '確認批准' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(given(requests, 'confirm')).toEqual([{ reference: 'P26-7KQ4NX', decision: 'passed' }])
})

test('one whose suspension was lifted meanwhile says so, and has nothing to decide', async () => {
  const history = [{ at: '2026-03-02T03:00:00.000Z', who: 'Lam', act: 'appeal_closed' }]
  await open({ state: 'withdrawn', hold: { ...hold, endedAt: '2026-03-02T03:00:00.000Z' }, history })
  await expect.element(page.getByText(/該項暫停已由同事解除/)).toBeVisible()
  await expect.element(page.getByText(/因暫停解除而結束/)).toBeVisible()
  expect(page.getByRole('button', { name: '批准', exact: true }).elements()).toEqual([])
})

const missed: NonNullable<Appeal['missed']> = {
  ...{ booking: 'B26-7KQ4NX2M', venue: '望廈體育中心', place: '羽毛球, 3號場', others: 2, notedBy: ['Fong', 'Lam'] },
  ...{ startsAt: '2026-02-27T10:00:00.000Z', countedAt: '2026-02-28T11:00:00.000Z', excusedAt: null },
}

test('against one missed booking, its place, day and hour stand beside it, and who noted that others came', async () => {
  const { requests } = await open({ hold: null, missed }, { 'POST /api/desk/appeal/approve': () => decided })
  await expect.element(page.getByRole('heading', { name: '所申訴的缺席' })).toBeVisible()
  await expect.element(page.getByText(/望廈體育中心 · 羽毛球, 3號場 · 2026年2月27日/)).toBeVisible()
  await expect.element(page.getByText('該場館當日另有 2 名會員到場，由 Fong、Lam 記錄。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /查看會員檔案/ })).toBeVisible()
  expect(page.getByText('所申訴的暫停').elements()).toEqual([])
  await press('批准')
  await expect.element(dialog().getByText(/該次缺席獲豁免/)).toBeVisible()
  await press('Aceitamos.')
  await press('批准並通知會員')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(given(requests, 'approve')).toEqual([{ reference: 'P26-7KQ4NX', reason: 'Aceitamos.' }])
})

test('against a missed booking that a colleague has excused meanwhile, there is nothing to decide', async () => {
  const history = [{ at: '2026-03-02T03:00:00.000Z', who: 'Lam', act: 'appeal_closed' }]
  const excused = { ...missed, excusedAt: '2026-03-02T03:00:00.000Z', others: 0, notedBy: [] }
  await open({ state: 'withdrawn', hold: null, missed: excused, history })
  await expect.element(page.getByText(/該次缺席已由同事豁免/)).toBeVisible()
  await expect.element(page.getByText('該場館當日沒有其他會員的到場記錄。')).toBeVisible()
  expect(page.getByRole('button', { name: '批准', exact: true }).elements()).toEqual([])
})
