import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed, open } from '../../testing/services.ts'

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
    ...open('qr_code'),
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
  const why = { state: 'no', reason: 'card_expired', way: 'renew', from: null, message: '會員卡已過期' } as const
  await openWith(null, closed('qr_code', why))
  const way = page.getByRole('link', { name: '會員卡續期' })
  await expect.element(way).toHaveAttribute('href', '/zh/online/account/renew')
})

test('[R41] [C03] a temporary card that has run out leads to its swap: only then is there a card to renew', async () => {
  const why = { state: 'no', reason: 'card_expired', way: 'swap_card', from: null, message: '會員卡已過期' } as const
  await openWith(null, closed('qr_code', why))
  const way = page.getByRole('link', { name: '換領正式卡' })
  await expect.element(way).toHaveAttribute('href', '/zh/online/account/swap-card')
})

test.each([
  ['documents_overdue', 'deliver'],
  ['card_expired', 'renew'],
] as const)('[R41] who wants a service but lacks papers is led here by itself: %s', async (reason, way) => {
  const why = { state: 'no', reason, way, from: null, message: '請先遞交文件' } as const
  const portal = await openPortal('/zh/online/account/report-loss', {
    '/account/info': done(member),
    [init]: done({ request }),
    ...closed('report_loss', why),
  })

  await expect.poll(() => portal.history.location.href).toBe('/zh/member-info-incomplete?service=report_loss')
  await expect.element(page.getByText('使用「報失會員卡」前，請先處理以下事項。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '遞交', exact: true })).toBeVisible()
  portal.history.back()
  await expect.poll(() => portal.history.location.pathname).not.toContain('report-loss')
})

test('[R41] who cannot use it for another reason stays, and reads why', async () => {
  const why = { state: 'pending', reason: 'account_suspended', way: 'call', from: null, message: '已暫停使用' } as const
  const portal = await openPortal('/zh/online/account/report-loss', {
    '/account/info': done(member),
    ...closed('report_loss', why),
  })

  await expect.element(page.getByText('已暫停使用')).toBeVisible()
  expect(portal.history.location.pathname).toBe('/zh/online/account/report-loss')
})

test('[R41] a word in the address that names no service is not shown', async () => {
  await openPortal('/zh/member-info-incomplete?service=toString', {
    [init]: done({ request }),
    '/account/info': done(member),
    ...open('qr_code'),
  })
  await expect.element(page.getByRole('button', { name: '遞交', exact: true })).toBeVisible()
  expect(page.getByText(/前，請先處理/).elements()).toEqual([])
})
