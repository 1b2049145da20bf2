import { type desk, type Reply, refusals } from '@palaestra/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

type Change = Reply<typeof desk.supplement.look>
type Item = Reply<typeof desk.supplement.queue>['items'][number]

const item: Item = {
  kind: 'supplement',
  reference: 'S26-7KQ4NX',
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
  state: 'waiting',
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
  nextReference: null,
}
const open = (address: string, looked: Change = change, more = {}) =>
  openDesk(address, {
    'GET /api/desk/supplements': () => ({ items: [item], next: null, waiting: 1 }),
    'GET /api/desk/supplement': () => looked,
    ...more,
  })

afterEach(closeDesk)

test('what waits is listed with whose it is, what it is and its day, and leads to the change', async () => {
  await open('/changes')
  const row = page.getByRole('row', { name: /S26-7KQ4NX.*陳小美 Chan Sio Mei.*更改資料.*2026年3月5日/ })
  await expect.element(row).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'S26-7KQ4NX' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('陳小美 Chan Sio Mei S26-7KQ4NX')
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
    'POST /api/desk/supplement/approve': () => ({ validUntil: null, nextReference: null }),
  })
  await userEvent.click(page.getByRole('button', { name: '批准', exact: true }))

  await expect.element(page.getByText('S26-7KQ4NX 已批准。')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('資料更改')
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
    const { requests } = await openRejecting(() => ({ nextReference: null }))
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

test('what a colleague works on is read only', async () => {
  const holder = { name: 'Lam', since: '2026-03-02T02:00:00.000Z', mine: false }
  await open('/change/S26-7KQ4NX', { ...change, holder })

  await expect.element(page.getByText(/Lam 自 .* 起處理此項更改。/)).toBeVisible()
  expect(page.getByRole('button', { name: '批准', exact: true }).elements()).toEqual([])
})

test('who comes second is told so, and sees what was decided', async () => {
  let looks = 0
  await open('/change/S26-7KQ4NX', change, {
    'GET /api/desk/supplement': () => ({ ...change, state: looks++ === 0 ? 'waiting' : 'approved' }),
    'POST /api/desk/supplement/approve': () => {
      throw new Refusing(refusals.already_decided, '此申請已完成審批')
    },
  })
  await userEvent.click(page.getByRole('button', { name: '批准', exact: true }))
  await expect.element(page.getByRole('main').getByText('已批准', { exact: true })).toBeVisible()
})
