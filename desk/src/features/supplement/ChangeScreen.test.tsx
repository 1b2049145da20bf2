import { type desk, type Reply, refusals } from '@palaestra/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

type Change = Reply<typeof desk.supplement.look>
type Item = Reply<typeof desk.queue.page>['items'][number]

const item: Item = {
  kind: 'supplement',
  reference: 'S26-7KQ4NX',
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
const onFile = {
  nameZh: '陳小美',
  surname: 'Chan',
  firstName: 'Sio Mei',
  documentNumber: null,
  documentExpiry: null,
  photo: '/api/desk/changes/old',
  idCopy: null,
}
const change: Change = {
  ...item,
  idType: 'resident',
  idNumber: '12345678',
  birthDate: '1990-03-15',
  language: 'pt',
  before: onFile,
  after: { ...onFile, surname: 'Leong', photo: '/api/desk/changes/new', idCopy: '/api/desk/changes/copy' },
  photoFace: 'unsure',
  changed: ['surname', 'photo', 'idCopy'],
  validUntil: '2031-03-02',
  newValidUntil: null,
  reasons: {},
  history: [{ at: '2026-03-02T02:00:00.000Z', who: '', act: 'received' }],
  decision: null,
  secondFor: [],
  proposal: null,
  undoSeconds: 0,
  nextReference: null,
}
const open = (address: string, looked: Change = change, more = {}) =>
  openDesk(address, {
    'GET /api/desk/queue': () => ({ items: [item], next: null, waiting: 1, today: 0, overdue: 0, colleagues: [] }),
    'GET /api/desk/supplement': () => looked,
    ...more,
  })

/** In two steps, as everything is approved. */
const approve = async () => {
  await userEvent.click(page.getByRole('button', { name: '批准', exact: true }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '批准', exact: true }))
}

afterEach(closeDesk)

test('what waits is listed with whose it is, what it is and its day, and leads to the change', async () => {
  await open('/')
  const row = page.getByRole('link', { name: /陳小美 Chan Sio Mei.*S26-7KQ4NX · 更改資料.*3月5日/ })
  await userEvent.click(row)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('陳小美 Chan Sio Mei S26-7KQ4NX')
  await expect.element(row).toHaveAttribute('aria-current')
})

test('old and new stand side by side, and what differs is said', async () => {
  await open('/change/S26-7KQ4NX')

  await expect.element(page.getByRole('row', { name: '外文姓氏 Chan Leong 更改' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: '外文名字 Sio Mei Sio Mei', exact: true })).toBeVisible()
  await expect.element(page.getByText('會員相片 · 要求更改為')).toBeVisible()
  await expect.element(page.getByText('新相片未能確定為本人，請仔細核對。')).toBeVisible()
})

test('it is approved, and one goes on to the next', async () => {
  const { requests } = await open('/change/S26-7KQ4NX', change, {
    'POST /api/desk/supplement/approve': () => ({
      state: 'passed',
      undoSeconds: 0,
      validUntil: null,
      nextReference: null,
    }),
  })
  await approve()

  await expect.element(page.getByText(/S26-7KQ4NX 已批准。/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('待審批')
  expect(requests.filter(({ call }) => call.endsWith('approve'))).toMatchObject([
    { given: { reference: 'S26-7KQ4NX' } },
  ])
})

describe('[V17] [M12] a rejection', () => {
  const openRejecting = async (respond: () => object) => {
    const opened = await open('/change/S26-7KQ4NX', change, { 'POST /api/desk/supplement/reject': respond })
    await userEvent.click(page.getByRole('button', { name: '不批准', exact: true }))
    return opened
  }

  test('says why at the fields concerned, in the member’s language, “not recent” among the ready reasons', async () => {
    const { requests } = await openRejecting(() => ({
      state: 'rejected',
      undoSeconds: 0,
      validUntil: null,
      nextReference: null,
    }))
    await userEvent.click(page.getByRole('button', { name: /A fotografia não é recente/ }))
    await userEvent.fill(page.getByLabelText(/證件副本/), 'Não se lê o número.')
    await userEvent.click(page.getByRole('button', { name: '不批准並通知會員' }))

    await expect.element(page.getByText(/S26-7KQ4NX 不獲批准/)).toBeVisible()
    expect(requests.filter(({ call }) => call.endsWith('reject'))).toMatchObject([
      {
        given: {
          reference: 'S26-7KQ4NX',
          reasons: {
            photo: 'A fotografia não é recente. Carregue uma tirada nos últimos 12 meses.',
            idCopy: 'Não se lê o número.',
          },
        },
      },
    ])
  })

  test('without a reason is refused, and stays open', async () => {
    await openRejecting(() => {
      throw new Refusing(refusals.reason_missing, '請填寫原因')
    })
    await userEvent.click(page.getByRole('button', { name: '不批准並通知會員' }))
    await expect.element(page.getByText('請填寫原因')).toBeVisible()
  })
})

test('a decision can be undone for a minute, and leads back to the change', async () => {
  const { requests, router } = await open('/change/S26-7KQ4NX', change, {
    'POST /api/desk/supplement/approve': () => ({
      ...{ state: 'deciding', undoSeconds: 60, validUntil: null, nextReference: null },
    }),
    'POST /api/desk/supplement/undo': () => ({}),
  })
  await approve()
  await expect.element(page.getByText('已批准 S26-7KQ4NX，稍後生效。', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^撤回 S26-7KQ4NX/ }))

  await expect.poll(() => router.state.location.pathname).toBe('/change/S26-7KQ4NX')
  expect(requests.filter(({ call }) => call.endsWith('/undo'))).toMatchObject([
    { call: 'POST /api/desk/supplement/undo', given: { reference: 'S26-7KQ4NX' } },
  ])
})

describe('what a colleague has proposed', () => {
  const senior = {
    'POST /api/desk/me': () => ({
      ...{ name: 'Lam', roles: [], permissions: ['review', 'decide_second'] },
      ...{ factor: false, provedBy: 'password', recoveryCodes: 0 },
    }),
  }
  const proposed: Change = {
    ...change,
    ...{ state: 'proposed', decision: 'rejected', secondFor: ['face'], reasons: { idCopy: 'Não se lê.' } },
    proposal: { name: 'Ieong', at: '2026-03-02T03:00:00.000Z', mine: false },
  }

  test('says by whom, why two are needed and which reasons are to go, and is confirmed in two steps', async () => {
    const { requests } = await open('/change/S26-7KQ4NX', proposed, {
      ...senior,
      'POST /api/desk/supplement/confirm': () => ({
        ...{ state: 'rejected', undoSeconds: 0, validUntil: null, nextReference: null },
      }),
    })
    await expect.element(page.getByText(/^Ieong 於 .* 建議不批准/)).toBeVisible()
    await expect.element(page.getByText('須兩人決定：人臉識別未能確定')).toBeVisible()
    await expect.element(page.getByText('原因：證件副本: Não se lê.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '確認不批准' }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '確認不批准' }))

    await expect.element(page.getByText(/S26-7KQ4NX 不獲批准/)).toBeVisible()
    expect(requests.filter(({ call }) => call.endsWith('confirm'))).toMatchObject([
      { given: { reference: 'S26-7KQ4NX', decision: 'rejected' } },
    ])
  })

  test('is sent back to the queue', async () => {
    await open('/change/S26-7KQ4NX', proposed, {
      ...senior,
      'POST /api/desk/supplement/send_back': () => ({ nextReference: null }),
    })
    await userEvent.click(page.getByRole('button', { name: '退回' }))
    await expect.element(page.getByText(/已退回 S26-7KQ4NX/)).toBeVisible()
  })

  test('waits for another where it is one’s own', async () => {
    const own = { ...proposed, proposal: { name: 'Lam', at: '2026-03-02T03:00:00.000Z', mine: true } }
    await open('/change/S26-7KQ4NX', own, senior)
    await expect.element(page.getByText('已提交，等待另一位同事確認。')).toBeVisible()
    expect(page.getByRole('button', { name: '確認不批准' }).elements()).toEqual([])
  })
})

test('what a colleague works on is read only', async () => {
  const holder = { name: 'Lam', since: '2026-03-02T02:00:00.000Z', mine: false }
  await open(
    '/change/S26-7KQ4NX',
    { ...change, holder },
    { 'POST /api/desk/queue/take': () => ({ open: true, holder }) },
  )

  await expect.element(page.getByText(/Lam 由 .* 起正在處理此申請。/)).toBeVisible()
  expect(page.getByRole('button', { name: '批准', exact: true }).elements()).toEqual([])
})

test('who comes second is told so, and sees what was decided', async () => {
  let looks = 0
  await open('/change/S26-7KQ4NX', change, {
    'GET /api/desk/supplement': () => ({ ...change, state: looks++ === 0 ? 'waiting' : 'passed' }),
    'POST /api/desk/supplement/approve': () => {
      throw new Refusing(refusals.already_decided, '此申請已完成審批')
    },
  })
  await approve()
  await expect.element(page.getByRole('main').getByText('已批准', { exact: true })).toBeVisible()
})
