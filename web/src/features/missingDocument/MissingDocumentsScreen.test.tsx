import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed } from '../../testing/services.ts'

beforeEach(() => session.start('a token'))
const [init, submit] = ['/miss_file/init', '/miss_file/submit']
const item = { kind: 'idCopy', words: null, reason: null, accepted: false }
const request = {
  reference: 'D26-7KQ4NX',
  dueOn: '2026-03-16',
  why: '居留許可已屆滿。',
  overdue: false,
  state: 'asked',
  items: [item],
}
const openWith = (asked: object | null, more = {}) =>
  openPortal('/zh/member-info-incomplete', {
    [init]: done({ request: asked }),
    '/account/info': done(member),
    ...more,
  })

test('[R41] [M10] what is asked for stands there with its day, and why it is asked for again', async () => {
  const other = { kind: 'other', words: '學校的信件副本', reason: '副本不清晰', accepted: false }
  await openWith({ ...request, items: [item, other, { ...item, kind: 'photo', accepted: true }] })

  await expect.element(page.getByText(/請於 2026年3月16日或之前遞交/)).toBeVisible()
  await expect.element(page.getByText('原因：居留許可已屆滿。')).toBeVisible()
  await expect.element(page.getByLabelText('身份證明文件副本')).toBeVisible()
  await expect.element(page.getByText(/學校的信件副本.*副本不清晰/)).toBeVisible()
  await expect.element(page.getByText('會員相片：已接納，毋須再遞交。')).toBeVisible()
})

test('[M10] what is wanting is said at its place', async () => {
  const refused = { code: refusals.document_wanting, message: '請上載此文件', errors: { idCopy: '請上載此文件' } }
  await openWith(request, { [submit]: refused })
  await userEvent.click(page.getByRole('button', { name: '遞交', exact: true }))

  await expect.element(page.getByLabelText('身份證明文件副本')).toHaveAttribute('aria-invalid', 'true')
})

test('[M10] overdue it says what is closed; delivered, that it is looked at', async () => {
  const portal = await openWith({ ...request, overdue: true })
  await expect.element(page.getByText(/現已逾期，服務暫停使用/)).toBeVisible()
  portal.responses[init] = done({ request: { ...request, state: 'delivered' } })
  await portal.router.navigate({ to: '/nofind' })
  await portal.router.navigate({ to: '/member-info-incomplete' })
  await expect.element(page.getByText(/D26-7KQ4NX.*已遞交/)).toBeVisible()
})

test('[R41] a card that has run out leads to its renewal, and nothing at all is said too', async () => {
  await openWith(null, {
    '/account/info': done({ ...member, card: { ...member.card, closed: 'card_expired' } }),
  })
  const way = page.getByRole('link', { name: '會員卡續期' })
  await expect.element(way).toHaveAttribute('href', '/zh/online/account/renew')
})

test('[R41] who wants a service that waits for documents is led here', async () => {
  const why = { state: 'no', reason: 'documents_overdue', way: 'deliver', from: null, message: '請先遞交文件' } as const
  await openPortal('/zh/online/account/report-loss', { '/account/info': done(member), ...closed('report_loss', why) })

  const way = page.getByRole('link', { name: '遞交文件' })
  await expect.element(way).toHaveAttribute('href', '/zh/member-info-incomplete')
})
