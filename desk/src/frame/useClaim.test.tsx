import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '../api/queries.ts'
import { anApplication, aQueue } from '../testing/applications.ts'
import { mayReject } from '../testing/deciding.ts'
import { closeDesk, openDesk } from '../testing/openDesk.tsx'
import { useClaim } from './useClaim.ts'

const since = '2026-03-02T02:05:00.000Z'
const lam = { name: 'Lam', since, mine: false }
const mine = { name: 'Ieong', since, mine: true }

afterEach(closeDesk)

type Standing = { open: boolean; holder: typeof lam | null }

/** The desk with one application open, whose standing the test changes; ten seconds pass as `later` is called. */
const open = async (
  looked: typeof lam | null,
  standing: Standing = { open: true, holder: looked },
  permissions: string[] = ['review'],
) => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
  const now = { standing, state: 'waiting' as 'waiting' | 'passed' }
  const opened = await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) =>
      anApplication(String(reference), { holder: looked, state: now.state }),
    'GET /api/desk/queue': () => aQueue(['A26-AAAAAA', { holder: looked }]),
    'POST /api/desk/me': () => ({
      name: 'Ieong',
      roles: [],
      permissions,
      factor: false,
      provedBy: 'password',
      recoveryCodes: 0,
    }),
    'POST /api/desk/queue/take_over': () => now.standing,
    'POST /api/desk/queue/take': () => now.standing,
    'GET /api/desk/queue/case': () => now.standing,
  })
  const sent = (call: string) => opened.requests.filter((one) => one.call.endsWith(call)).map(({ given }) => given)
  return { ...opened, now, sent, later: () => vi.advanceTimersByTimeAsync(10_500) }
}
const held = () => page.getByText(/^Lam 由 .*10:05 起正在處理此申請。$/)
const application = { kind: 'application', reference: 'A26-AAAAAA' }

test('what a colleague works on is shown with name and since when, and nothing can be decided', async () => {
  await open(lam)

  await expect.element(held()).toBeVisible()
  expect(page.getByRole('button', { name: '不批准', exact: true }).elements()).toEqual([])
  await expect.element(page.getByText(/Lam 處理中/)).toBeInTheDocument()
})

test('a colleague who takes it over is seen within ten seconds, and the decision is back when they give it back', async () => {
  const { now, later } = await open(mine)
  await mayReject()
  now.standing = { open: true, holder: lam }
  await later()
  await expect.element(held()).toBeVisible()

  now.standing = { open: true, holder: mine }
  await later()
  await mayReject()
})

test('what a colleague decides is looked at again', async () => {
  const { now, later, sent } = await open(lam)
  await expect.element(held()).toBeVisible()
  now.standing = { open: false, holder: null as never }
  now.state = 'passed'
  await later()

  // A view of the queue is called the same.
  await expect.element(page.getByRole('main').getByText('已批准').first()).toBeVisible()
  expect(sent('/desk/application')).toHaveLength(2)
})

test('who does nothing keeps nothing: only a sign of work takes it for longer', async () => {
  const { later, sent } = await open(mine)
  await mayReject()
  await later()
  const taken = sent('/desk/queue/take').length
  await later()
  expect(sent('/desk/queue/take')).toHaveLength(taken)
  expect(sent('/desk/queue/case').length).toBeGreaterThan(0)

  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  await later()
  expect(sent('/desk/queue/take')).toHaveLength(taken + 1)
})

test('who leaves it gives it back, and who closes the page too', async () => {
  const { router, sent } = await open(mine)
  await mayReject()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(() => sent('/desk/queue/release')).toEqual([application])

  await router.navigate({ to: '/' })
  await expect.poll(() => sent('/desk/queue/release')).toEqual([application, application])
})

/** A screen that stays as it goes from one case to the next. */
function OneCase({ reference }: { reference: string }) {
  const { holder } = useClaim({ kind: 'application', reference }, { open: true, holder: mine })
  return <p>{`${reference} ${holder?.name}`}</p>
}

test('who goes on from one case to the next on the same screen gives back the first, and keeps the second', async () => {
  const { sent } = await open(mine)
  const caseOn = (reference: string) => (
    <QueryClientProvider client={queryClient}>
      <OneCase reference={reference} />
    </QueryClientProvider>
  )
  const screen = await render(caseOn('A26-BBBBBB'))
  await expect.element(page.getByText('A26-BBBBBB Ieong')).toBeVisible()
  await screen.rerender(caseOn('A26-CCCCCC'))

  await expect.element(page.getByText('A26-CCCCCC Ieong')).toBeVisible()
  await expect.poll(() => sent('/desk/queue/release')).toEqual([{ ...application, reference: 'A26-BBBBBB' }])
})

test('a senior takes it over once they have said so twice', async () => {
  const { now, sent } = await open(lam, undefined, ['review', 'decide_second'])
  await expect.element(held()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '接手' }))
  const dialog = page.getByRole('dialog', { name: '接手 A26-AAAAAA？' })
  await expect.element(dialog.getByText(/^Lam 現時不能再/)).toBeVisible()
  now.standing = { open: true, holder: mine }
  await userEvent.click(dialog.getByRole('button', { name: '接手' }))

  await mayReject()
  expect(sent('/desk/queue/take_over')).toEqual([application])
})
