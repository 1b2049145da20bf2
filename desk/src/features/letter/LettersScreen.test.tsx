import type { desk, Reply } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

type List = Reply<typeof desk.letter.list>
type Item = List['items'][number]

const aLetter = (changes: Partial<Item> = {}): Item => ({
  id: '3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11',
  channel: 'email',
  kind: 'notice',
  toHint: 'a•••@example.mo',
  writtenAt: '2026-03-02T02:00:00.000Z',
  tries: 1,
  nextTryAt: null,
  endedAt: '2026-03-02T02:00:01.000Z',
  reason: 'address_refused',
  hold: null,
  again: true,
  ...changes,
})
const waiting = (changes: Partial<Item> = {}) =>
  aLetter({ nextTryAt: '2026-03-02T02:05:00.000Z', endedAt: null, again: false, ...changes })
const aList = (items: Item[], changes: Partial<List> = {}): List => ({
  items,
  next: null,
  waiting: 0,
  ended: items.length,
  away: [],
  ...changes,
})
const open = (address: string, list: List) =>
  openDesk(address, {
    'GET /api/desk/letters': () => list,
    'POST /api/desk/letter/send_again': () => ({}),
    'POST /api/desk/letters/send_again': () => ({ count: 2 }),
  })

afterEach(closeDesk)

test('what waits says why, when it is tried next, and since when the channel is away', async () => {
  await open(
    '/letters',
    aList([waiting({ reason: 'unreachable', kind: 'card', hold: 'standing' })], {
      waiting: 1,
      ended: 0,
      away: [{ channel: 'email', since: '2026-03-02T02:00:00.000Z', reason: 'unreachable' }],
    }),
  )

  await expect.element(page.getByText(/自 2026年3月2日.*10:00.*起，電郵未能送出。/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /臨時會員卡.*送出前會員暫停使用.*a•••@example.mo/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '等候發送 (1)' })).toHaveAttribute('aria-current', 'true')
})

test('what waits for a channel that is away has no time of its own', async () => {
  const away = [{ channel: 'email' as const, since: '2026-03-02T02:00:00.000Z', reason: 'unreachable' as const }]
  await open(
    '/letters',
    aList([waiting(), waiting({ id: crypto.randomUUID(), channel: 'sms', toHint: '6612 ••••' })], { away }),
  )

  await expect.element(page.getByRole('row', { name: /a•••@example.mo.*系統恢復後/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /6612 ••••.*2026年3月2日.*10:05/ })).toBeVisible()
})

test('no letter stands under the heading of another state', async () => {
  const reply = Promise.withResolvers<void>()
  await openDesk('/letters', {
    'GET /api/desk/letters': async ({ state }) => {
      if (state === 'ended') await reply.promise
      return aList(state === 'ended' ? [] : [waiting()])
    },
  })
  await expect.element(page.getByText('a•••@example.mo')).toBeVisible()

  await userEvent.click(page.getByRole('link', { name: /^未能送達/ }))
  await expect.element(page.getByText('a•••@example.mo')).not.toBeInTheDocument()
  reply.resolve()
  await expect.element(page.getByText('沒有未能送達的訊息。')).toBeVisible()
})

test('all of a reason are those of the channel that is shown', async () => {
  const { requests } = await open('/letters?state=ended&channel=email', aList([aLetter()]))
  await userEvent.click(page.getByRole('button', { name: /^全部再次發送/ }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '再次發送' }))

  const asked = () => requests.find(({ call }) => call === 'POST /api/desk/letters/send_again')?.given
  await expect.poll(asked).toEqual({ reason: 'address_refused', channel: 'email' })
})

test('one letter is sent again', async () => {
  const { requests } = await open('/letters?state=ended', aList([aLetter()]))
  await userEvent.click(page.getByRole('button', { name: '再次發送：帳戶通知，a•••@example.mo' }))

  await expect.element(page.getByRole('status')).toHaveTextContent('已安排再次發送：帳戶通知，a•••@example.mo')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(requests).toContainEqual({
    call: 'POST /api/desk/letter/send_again',
    given: { id: '3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11' },
  })
})

test('all of a reason are sent again after a question', async () => {
  const { requests } = await open('/letters?state=ended', aList([aLetter()]))
  const asked = () => requests.filter(({ call }) => call === 'POST /api/desk/letters/send_again')
  await userEvent.click(page.getByRole('button', { name: /^全部再次發送/ }))
  expect(asked()).toEqual([])
  await expect.element(page.getByRole('dialog').getByText(/包括其他頁的，都會再次發送/)).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '再次發送' }))

  await expect.element(page.getByText('已安排再次發送 2 則訊息。')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(asked().map(({ given }) => given)).toEqual([{ reason: 'address_refused' }])
})

test('an expired code or link is not offered, and it says so', async () => {
  await open('/letters?state=ended', aList([aLetter({ kind: 'log_in', again: false })]))

  await expect.element(page.getByText('當中的驗證碼或連結已失效，當事人須重新索取。')).toBeVisible()
  expect(page.getByRole('button', { name: /再次發送/ }).elements()).toEqual([])
})

test('an address with what is no page of the list shows its beginning', async () => {
  const { requests } = await open('/letters?after=1&channel=pigeon&state=lost', aList([]))
  await expect.element(page.getByText('沒有等候發送的訊息。')).toBeVisible()
  const asked = requests.find(({ call }) => call === 'GET /api/desk/letters')?.given
  expect(asked).toMatchObject({ state: 'waiting' })
  expect(asked).not.toHaveProperty('after')
  expect(asked).not.toHaveProperty('channel')
})

test('state and channel stand in the address', async () => {
  const { requests, router } = await open('/letters?state=ended&channel=sms', aList([]))
  await expect.element(page.getByText('沒有未能送達的訊息。')).toBeVisible()
  expect(requests.find(({ call }) => call === 'GET /api/desk/letters')?.given).toMatchObject({
    state: 'ended',
    channel: 'sms',
  })

  await userEvent.click(page.getByRole('link', { name: '電郵' }))
  await expect.poll(() => router.state.location.search).toEqual({ state: 'ended', channel: 'email' })
  const chosen = () =>
    page
      .getByRole('link')
      .elements()
      .filter((link) => link.closest('main [aria-label]') && link.ariaCurrent)
  await expect.poll(() => chosen().map(({ textContent }) => textContent)).toEqual(['未能送達 (0)', '電郵'])
})

const refused = () => {
  throw new Refusing(125, '未能再次發送')
}
test.each([
  ['one letter', /^再次發送：/],
  ['all of a reason', /^全部再次發送/],
])('what is refused is said where it was asked: %s', async (_, name) => {
  await openDesk('/letters?state=ended', {
    'GET /api/desk/letters': () => aList([aLetter()]),
    'POST /api/desk/letter/send_again': refused,
    'POST /api/desk/letters/send_again': refused,
  })
  await userEvent.click(page.getByRole('button', { name }))
  if (page.getByRole('dialog').query())
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '再次發送' }))

  await expect.element(page.getByRole('alert')).toHaveTextContent('未能再次發送')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('a reason stands once, and only where a letter of it would still help somebody', async () => {
  const { requests } = await open(
    '/letters?state=ended',
    aList([
      aLetter(),
      aLetter({ id: crypto.randomUUID() }),
      aLetter({ id: crypto.randomUUID(), reason: 'not_now', again: false }),
      aLetter({ id: crypto.randomUUID(), reason: 'fault' }),
    ]),
  )
  const all = page.getByRole('button', { name: /^全部再次發送/ })
  await expect.element(all.first()).toBeVisible()
  expect(all.elements().map(({ textContent }) => textContent)).toEqual([
    '全部再次發送：地址或號碼不存在，或不接收訊息。請向會員核對。',
    '全部再次發送：本網站發生故障。',
  ])

  await userEvent.click(all.last())
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '取消' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests.some(({ call }) => call.startsWith('POST') && call.includes('send_again'))).toBe(false)
})

test('what waits is offered to nobody, says how often it was tried, and what was not tried says so', async () => {
  await open(
    '/letters',
    aList([waiting({ reason: null, tries: 0 }), waiting({ id: crypto.randomUUID(), tries: 3, hold: 'over' })]),
  )
  const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)

  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^帳戶通知 電郵 a•••@example.mo2026年3月2日.*10:00未曾發送02026年3月2日.*10:05$/),
      expect.stringMatching(/^帳戶通知 已恢復使用電郵 .*請向會員核對。32026年3月2日.*10:05$/),
    ])
  expect(page.getByRole('columnheader').last().element().textContent).toBe('下次嘗試')
  expect(page.getByRole('button', { name: /再次發送/ }).elements()).toEqual([])
})

test('the letter that was sent again is gone from the list at once', async () => {
  let items = [aLetter()]
  await openDesk('/letters?state=ended', {
    'GET /api/desk/letters': () => aList(items),
    'POST /api/desk/letter/send_again': () => {
      items = []
      return {}
    },
  })
  await userEvent.click(page.getByRole('button', { name: /^再次發送：/ }))

  await expect.element(page.getByText('沒有未能送達的訊息。')).toBeVisible()
})

test('another state keeps the channel, and all channels the state', async () => {
  const { router } = await open('/letters?state=ended&channel=sms', aList([]))
  await userEvent.click(page.getByRole('link', { name: /^等候發送/ }))
  await expect.poll(() => router.state.location.search).toEqual({ state: 'waiting', channel: 'sms' })

  await userEvent.click(page.getByRole('link', { name: /^未能送達/ }))
  await userEvent.click(page.getByRole('navigation', { name: '發送方式' }).getByRole('link', { name: '全部' }))
  await expect.poll(() => router.state.location.search).toEqual({ state: 'ended' })
})

test('no letter stands under the heading of another channel', async () => {
  await openDesk('/letters', {
    'GET /api/desk/letters': ({ channel }) => (channel ? new Promise<object>(() => {}) : aList([waiting()])),
  })
  await expect.element(page.getByText('a•••@example.mo')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: '短訊' }))

  await expect.element(page.getByText('a•••@example.mo')).not.toBeInTheDocument()
})

test('the next page is of the same view, and the first is one step back', async () => {
  const after = `2026-03-02T02:00:00.000Z.${crypto.randomUUID()}`
  const { requests, router } = await openDesk('/letters?state=ended&channel=email', {
    'GET /api/desk/letters': (given) =>
      given['after'] ? aList([aLetter({ toHint: 'z•••@example.mo' })]) : aList([aLetter()], { next: after }),
  })
  await userEvent.click(page.getByRole('link', { name: '下一頁' }))
  await expect.element(page.getByText('z•••@example.mo')).toBeVisible()
  expect(requests.findLast(({ call }) => call === 'GET /api/desk/letters')?.given).toMatchObject({
    ...{ state: 'ended', channel: 'email', after },
  })
  expect(page.getByRole('link', { name: '下一頁' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('link', { name: '第一頁' }))

  await expect.poll(() => router.state.location.search).toEqual({ state: 'ended', channel: 'email' })
})

test('the letters are asked for anew four times a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { requests } = await open('/letters', aList([waiting()]))
  await expect.element(page.getByText('a•••@example.mo')).toBeVisible()
  const asked = () => requests.filter(({ call }) => call === 'GET /api/desk/letters').length
  const before = asked()
  vi.advanceTimersByTime(14_000)
  expect(asked()).toBe(before)
  vi.advanceTimersByTime(1_000)

  await expect.poll(asked).toBe(before + 1)
})

test('while the next page is on its way the last one stays, and the first page has no way back', async () => {
  const after = `2026-03-02T02:00:00.000Z.${crypto.randomUUID()}`
  await openDesk('/letters', {
    'GET /api/desk/letters': (given) =>
      given['after'] ? new Promise<object>(() => {}) : aList([waiting()], { next: after }),
  })
  const ways = page.getByRole('navigation', { name: '頁', exact: true }).getByRole('link')
  await expect.poll(() => ways.elements().map(({ textContent }) => textContent)).toEqual(['下一頁'])
  await userEvent.click(ways.first())

  await expect.element(page.getByRole('link', { name: '第一頁' })).toBeVisible()
  await expect.element(page.getByText('a•••@example.mo')).toBeVisible()
})

test('each letter that is sent again gives the focus to the heading, the second as the first', async () => {
  let items = [aLetter(), aLetter({ id: crypto.randomUUID(), toHint: 'b•••@example.mo' })]
  await openDesk('/letters?state=ended', {
    'GET /api/desk/letters': () => aList(items),
    'POST /api/desk/letter/send_again': ({ id }) => {
      items = items.filter((one) => one.id !== id)
      return {}
    },
  })
  await expect.element(page.getByRole('columnheader', { name: '再次發送' })).toBeVisible()
  for (const hint of ['a•••@example.mo', 'b•••@example.mo']) {
    await userEvent.click(page.getByRole('button', { name: `再次發送：帳戶通知，${hint}` }))
    await expect.element(page.getByText(hint, { exact: true })).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  }
})

test.each([
  ['one letter', /^再次發送：/],
  ['all of a reason', /^全部再次發送/],
])('what was refused is no longer said while it is tried again: %s', async (_, name) => {
  let times = 0
  const respond = () => {
    times += 1
    return times === 1 ? refused() : new Promise<object>(() => {})
  }
  await openDesk('/letters?state=ended', {
    'GET /api/desk/letters': () => aList([aLetter()]),
    'POST /api/desk/letter/send_again': respond,
    'POST /api/desk/letters/send_again': respond,
  })
  await userEvent.click(page.getByRole('button', { name }))
  const dialog = page.getByRole('dialog').getByRole('button', { name: '再次發送' })
  if (dialog.query()) await userEvent.click(dialog)
  const button = dialog.query() ? dialog : page.getByRole('button', { name })
  await expect.element(page.getByRole('alert')).toHaveTextContent('未能再次發送')
  await userEvent.click(button)

  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('each channel that is away says so, with its own reason', async () => {
  const since = '2026-03-02T02:00:00.000Z'
  const away: List['away'] = [
    { channel: 'email', since, reason: 'unreachable' },
    { channel: 'sms', since, reason: 'overloaded' },
  ]
  await open('/letters', aList([], { away }))

  await expect.element(page.getByText(/電郵未能送出。 未能連接電郵或短訊系統。$/)).toBeVisible()
  await expect.element(page.getByText(/短訊未能送出。 電郵或短訊系統過於繁忙。$/)).toBeVisible()
})
