import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import type { Session, Ticket } from './queries.ts'

afterEach(closeDesk)

const ticket: Ticket = {
  ...{ reference: 'T26-7KQ4NX2M', session: 11, memberNumber: '000000018', name: '陳小美 Chan Siu Mei' },
  ...{ startsAt: '2026-03-04T04:00:00.000Z', endsAt: '2026-03-04T08:00:00.000Z', holder: 'adult', children: 1 },
  ...{ childNames: ['陳樂琪 Chan Lok Kei'], amount: 2000, due: 0, sold: 'advance', state: 'valid', heldUntil: null },
  ...{ order: 'P26-7KQ4NX', enterFrom: '2026-03-04T03:30:00.000Z', enterBy: '2026-03-04T04:30:00.000Z' },
  ...{ enteredAt: null, late: false, mayEnter: true, mayTakeBack: false },
}
const inside: Ticket = {
  ...ticket,
  state: 'used',
  enteredAt: '2026-03-04T03:52:00.000Z',
  mayEnter: false,
  mayTakeBack: true,
}
const prices = { adult: 1500, minor: 1000, senior: 0, child: 500 }
const session = (said: Partial<Session> = {}): Session => ({
  ...{ id: 11, from: '12:00', until: '16:00', startsAt: ticket.startsAt, endsAt: ticket.endsAt },
  ...{ state: 'spot', closed: null, spotFrom: ticket.enterFrom, places: 90, left: 14 },
  ...{ expected: 40, held: 2, entered: 33, late: 0, missed: 1, prices },
  ...said,
})
const today = (...sessions: Session[]) => ({
  ...{ pool: 'carmo', place: 'carmo', day: '2026-03-04', today: '2026-03-04', sessions },
  pools: [
    { code: 'carmo', name: '嘉模泳池' },
    { code: 'olympic-pool', name: '奧林匹克游泳館' },
  ],
})
const me = (...permissions: string[]) => ({
  'POST /api/desk/me': () => ({
    ...{ name: 'Ieong', roles: [], factor: false, provedBy: 'password', recoveryCodes: 0 },
    permissions: ['counter', ...permissions],
  }),
})
const open = (more: object = {}, day: object = today(session())) =>
  openDesk('/pools', { 'GET /api/desk/pool': () => day, ...me('cashier'), ...more })
const finding = page.getByRole('region', { name: '入場', exact: true })
const selling = page.getByRole('region', { name: '即場售票' })
const find = async (search: string) => {
  await finding.getByLabelText('會員卡二維碼、會員編號或票號').fill(search)
  await finding.getByRole('button', { name: '查找' }).click()
}

test('[R47] who is here is found, let in with one press, and taken back with another', async () => {
  let now = ticket
  const { requests } = await open({
    'POST /api/desk/pool/find': () => ({ items: [now] }),
    'POST /api/desk/pool/enter': () => {
      now = inside
      return { persons: 2 }
    },
    'POST /api/desk/pool/enter/undo': () => {
      now = ticket
      return {}
    },
  })
  await find('000 000 018')
  const row = finding.getByRole('listitem')
  await expect.element(row.getByText('陳小美 Chan Siu Mei')).toBeVisible()
  await expect.element(row.getByText('成人、1 名小童')).toBeVisible()
  await expect.element(row.getByText('陳樂琪 Chan Lok Kei')).toBeVisible()
  await row.getByRole('button', { name: '入場', exact: true }).dblClick()
  await expect.element(row.getByText('11:52 入場')).toBeVisible()
  await expect.element(page.getByText('已登記陳小美 Chan Siu Mei入場。')).toBeVisible()
  await row.getByRole('button', { name: '取消入場' }).click()
  await expect.element(row.getByRole('button', { name: '入場', exact: true })).toBeVisible()
  const calls = requests.filter(({ call }) => call.includes('/pool/enter'))
  expect(calls.map(({ call, given }) => [call, given])).toEqual([
    ['POST /api/desk/pool/enter', { reference: ticket.reference }],
    ['POST /api/desk/pool/enter/undo', { reference: ticket.reference }],
  ])
  expect(requests.find(({ call }) => call.endsWith('/pool/find'))?.given).toEqual({
    pool: 'carmo',
    search: '000 000 018',
  })
})

test('what is refused is said at the ticket; who has none, and nobody, at the search', async () => {
  await open({
    'POST /api/desk/pool/find': ({ search }: { search: string }) => {
      if (search === 'x') throw new Refusing(6, '找不到有關資料')
      return { items: search === '18' ? [] : [ticket] }
    },
    'POST /api/desk/pool/enter': () => {
      throw new Refusing(476, '這張門票現時不能入場')
    },
  })
  await find('')
  await expect.element(finding.getByLabelText('會員卡二維碼、會員編號或票號')).toHaveAttribute('aria-invalid', 'true')
  await find('x')
  await expect.element(finding.getByText('找不到有關資料').first()).toBeVisible()
  await find('18')
  await expect.element(finding.getByText('今日在這個泳池沒有門票。')).toBeVisible()
  await find('T26-7KQ4NX2M')
  await finding.getByRole('button', { name: '入場', exact: true }).click()
  await expect.element(finding.getByRole('alert').getByText('這張門票現時不能入場')).toBeVisible()
})

test('a ticket that cannot be let in says when it can, or why not; entries that were told late are marked', async () => {
  const others: Ticket[] = [
    { ...ticket, mayEnter: false },
    { ...ticket, reference: 'T26-AAAAAAAA', state: 'void', mayEnter: false },
    { ...inside, reference: 'T26-BBBBBBBB', late: true, mayTakeBack: false },
    {
      ...ticket,
      reference: 'T26-CCCCCCCC',
      memberNumber: null,
      name: '',
      holder: 'senior',
      children: 0,
      childNames: [],
    },
  ]
  await open({ 'POST /api/desk/pool/find': () => ({ items: others }) })
  await find('18')
  const rows = finding.getByRole('listitem')
  await expect.element(rows.nth(0).getByText('11:30 至 12:30 可入場')).toBeVisible()
  await expect.element(rows.nth(1).getByText('逾時作廢')).toBeVisible()
  await expect.element(rows.nth(2).getByText('作廢後才收到入場記錄')).toBeVisible()
  await expect.element(rows.nth(3).getByText('非會員')).toBeVisible()
  await expect.element(rows.nth(3).getByText('65 歲或以上')).toBeVisible()
  expect(finding.getByRole('button', { name: '入場', exact: true }).elements()).toHaveLength(1)
})

test('money that is owed is taken at the ticket, by who may; the order is made where there is none', async () => {
  let now: Ticket = { ...ticket, order: null, due: 2000 }
  const { requests } = await open({
    'POST /api/desk/pool/find': () => ({ items: [now] }),
    'POST /api/desk/pool/order': () => ({ order: 'P26-NEWONE' }),
    'POST /api/desk/order/paid': () => {
      now = { ...now, due: 0 }
      return {}
    },
  })
  await find('18')
  await expect.element(finding.getByText('尚欠 $20.00')).toBeVisible()
  await finding.getByRole('button', { name: '卡 $20.00' }).dblClick()
  await expect.element(page.getByText('已收取 $20.00。')).toBeVisible()
  await expect.element(finding.getByText('尚欠 $20.00')).not.toBeInTheDocument()
  expect(requests.filter(({ call }) => call.endsWith('/order/paid')).map(({ given }) => given)).toEqual([
    { reference: 'P26-NEWONE', means: 'card', place: 'carmo' },
  ])
})

test('who takes no money sends to the cashier, who finds the ticket by its number', async () => {
  await open({ 'POST /api/desk/pool/find': () => ({ items: [{ ...ticket, due: 2000 }] }), ...me() })
  await find('18')
  await expect.element(finding.getByText('請到收款處付款：門票 T26-7KQ4NX2M，$20.00。')).toBeVisible()
  expect(finding.getByRole('button', { name: /現金/ }).elements()).toEqual([])
})

const sold = {
  ...{ reference: 'T26-SPOT0000', amount: 2500, order: 'P26-SPOT00', heldUntil: '2026-03-04T04:02:00.000Z' },
  enterBy: '2026-03-04T04:30:00.000Z',
}

test('[R47] somebody without membership buys on the spot: the price is on the button, the money is taken, and they are let in', async () => {
  const { requests } = await open({
    'POST /api/desk/pool/sell': () => sold,
    'POST /api/desk/order/paid': () => ({}),
    'POST /api/desk/pool/find': () => ({
      items: [{ ...ticket, reference: sold.reference, memberNumber: null, name: '' }],
    }),
  })
  await expect.element(selling.getByRole('button', { name: '售票 $15.00' })).toBeVisible()
  await selling.getByText('65 歲或以上').click()
  await expect.element(selling.getByRole('button', { name: '售票（免費）' })).toBeVisible()
  await selling.getByText('成人').click()
  await selling.getByText('2', { exact: true }).click()
  await selling.getByRole('button', { name: '售票 $25.00' }).dblClick()
  await expect.element(selling.getByText('已售出門票 T26-SPOT0000，須於 12:30 前入場。')).toBeVisible()
  await selling.getByRole('button', { name: '現金 $25.00' }).dblClick()
  await expect.element(page.getByText('已收取 $25.00。')).toBeVisible()
  await expect.element(finding.getByRole('button', { name: '入場', exact: true })).toBeVisible()
  await expect.element(selling.getByRole('button', { name: '售票 $15.00' })).toBeVisible()
  const given = (call: string) => requests.filter((one) => one.call.endsWith(call)).map(({ given }) => given)
  expect(given('/pool/sell')).toEqual([
    { session: 11, who: '', holder: 'adult', children: 2, requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ])
  expect(given('/order/paid')).toEqual([{ reference: 'P26-SPOT00', means: 'cash', place: 'carmo' }])
})

test('a member pays by their age; what is refused stands at the field, and the next ticket is another request', async () => {
  let refused = true
  const { requests } = await open({
    'POST /api/desk/pool/sell': () => {
      if (refused) throw new Refusing(5, '請更正', { who: '會員的會員卡已過期' })
      return { ...sold, order: null, amount: 0, heldUntil: null }
    },
    'POST /api/desk/pool/find': () => ({ items: [ticket] }),
  })
  await selling.getByLabelText(/^會員編號或會員卡二維碼/).fill('000000018')
  expect(selling.getByText('65 歲或以上').elements()).toEqual([])
  await selling.getByRole('button', { name: '售票', exact: true }).click()
  await expect.element(selling.getByText('會員的會員卡已過期').first()).toBeVisible()
  refused = false
  await selling.getByRole('button', { name: '售票', exact: true }).click()
  await expect.element(selling.getByText(/^已售出門票/)).toBeVisible()
  expect(selling.getByRole('button', { name: /現金/ }).elements()).toEqual([])
  await selling.getByRole('button', { name: '售下一張' }).click()
  await selling.getByRole('button', { name: '售票 $15.00' }).click()
  await expect.poll(() => requests.filter(({ call }) => call.endsWith('/pool/sell'))).toHaveLength(3)
  const [first, again, other] = requests.filter(({ call }) => call.endsWith('/pool/sell')).map(({ given }) => given)
  expect(first).toMatchObject({ who: '000000018', holder: null, children: 0 })
  expect([first?.['requestKey'] === again?.['requestKey'], again?.['requestKey'] === other?.['requestKey']]).toEqual([
    true,
    false,
  ])
})

test('the sessions of the day say who is expected and who is in, or why they are closed; their tickets are a press away', async () => {
  const { requests } = await open(
    {
      'GET /api/desk/pool/tickets': ({ after }: { after?: string }) =>
        after ? { items: [{ ...ticket, reference: 'T26-SECOND00' }], next: null } : { items: [ticket], next: '1780' },
    },
    today(
      session({ late: 2 }),
      session({ id: 12, from: '17:00', until: '21:00', state: 'closed', closed: 'cleaning', expected: 0, entered: 0 }),
    ),
  )
  await expect
    .element(page.getByRole('row', { name: /12:00–16:00/ }))
    .toHaveTextContent('12:00–16:00即場發售4033（其中 2 人作廢後補記）2114 / 90查看')
  await expect.element(page.getByRole('row', { name: /17:00–21:00/ }).getByText('清潔泳池')).toBeVisible()
  await page.getByRole('button', { name: '查看' }).first().click()
  const tickets = page.getByRole('region', { name: '12:00–16:00 的門票' })
  await expect.element(tickets.getByText('T26-7KQ4NX2M')).toBeVisible()
  await tickets.getByRole('button', { name: '顯示更多' }).click()
  await expect.element(tickets.getByText('T26-SECOND00')).toBeVisible()
  expect(requests.filter(({ call }) => call.endsWith('/pool/tickets')).map(({ given }) => given)).toEqual([
    expect.not.objectContaining({ after: expect.anything() }),
    expect.objectContaining({ session: '11', after: '1780' }),
  ])
})

test('another pool and another day stand in the address; only today is sold', async () => {
  const { requests } = await openDesk('/pools?pool=carmo&day=x', {
    'GET /api/desk/pool': ({ pool, day }) => ({
      ...today(),
      ...{ pool: pool ?? 'carmo', day: day ?? '2026-03-04' },
    }),
    ...me(),
  })
  await expect.element(page.getByText('現時沒有可即場發售的時段。')).toBeVisible()
  await expect.element(page.getByText('這一日沒有時段。')).toBeVisible()
  await page.getByRole('link', { name: '後一日' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: /3月5日/ })).toBeVisible()
  expect(selling.elements()).toEqual([])
  await page.getByRole('combobox', { name: '泳池' }).selectOptions('奧林匹克游泳館')
  await expect.poll(() => requests.at(-1)?.given).toMatchObject({ pool: 'olympic-pool' })
})

test('where there is no pool it is said, and what cannot be read is asked for again', async () => {
  let fails = true
  await open({
    'GET /api/desk/pool': () => {
      if (fails) throw new TypeError('no network')
      return { ...today(), pool: null, place: null, pools: [] }
    },
  })
  await expect.element(page.getByRole('button', { name: '再試一次' })).toBeVisible()
  fails = false
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect.element(page.getByText('沒有泳池。')).toBeVisible()
})

test('at 320 pixels nothing is cut off', async () => {
  await page.viewport(320, 800)
  await open({ 'POST /api/desk/pool/find': () => ({ items: [{ ...ticket, due: 2000 }] }) })
  await find('18')
  await expect.element(finding.getByRole('button', { name: '現金 $20.00' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})
