import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { noticeAround } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed, open } from '../../testing/services.ts'

beforeEach(() => session.start('a token'))
const address = '/zh/online/account/swap-card'
const button = () => page.getByRole('button', { name: '換領正式卡' })

test('[C03] too early it says from when, instead of a button that refuses', async () => {
  await openPortal(
    address,
    closed('swap_card', {
      state: 'pending',
      reason: 'card_not_yet',
      way: 'wait',
      from: '2026-12-10',
      message: '未滿 20 日',
    }),
  )

  await expect.element(page.getByText('未滿 20 日')).toBeVisible()
  await expect.element(page.getByText('由 2026年12月10日起可換領正式卡。')).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
})

test('[C03] on the day there is the button', async () => {
  const portal = await openPortal(address, open('swap_card'))
  await expect.element(button()).toBeVisible()
  expect(portal.to('/account/fun_info').map(({ query }) => query.get('service'))).toEqual(['swap_card'])
})

test('[C03] once swapped it says so, and leads back', async () => {
  const portal = await openPortal(address, { ...open('swap_card'), '/account/online/swap_card': done() })
  await userEvent.dblClick(button())

  const said = page.getByRole('status').filter({ hasText: /正式卡/ })
  await expect.element(said).toHaveFocus()
  expect(noticeAround(said.element())).toBe('success')
  await expect.element(button()).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: '返回我的帳戶' })).toHaveAttribute('href', '/zh/online/account')
  expect(portal.requests.filter(({ path }) => path.includes('swap'))).toHaveLength(1)
})

test('[C03] once swapped the account is asked for anew: no temporary card is shown any more', async () => {
  const temporary = { ...member, card: { ...member.card, kind: 'temporary' as const } }
  const portal = await openPortal('/zh/online/account', {
    ...open('swap_card'),
    '/account/info': done(temporary),
    '/account/online/swap_card': done(),
  })
  await expect.element(page.getByText('臨時卡', { exact: true })).toBeVisible()
  await portal.router.navigate({ to: '/online/account/swap-card' })
  await expect.element(page.getByText('換領後，臨時卡即時失效，並可再次使用所有服務。')).toBeVisible()
  portal.responses['/account/info'] = done(member)
  await userEvent.click(button())
  await expect.element(page.getByText('已換領正式卡。')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: '返回我的帳戶' }))
  await expect.element(page.getByText('有效', { exact: true })).toBeVisible()
})

test('[C03] [M11] of a card that has run out it says so, and leads from the swap to the renewal', async () => {
  const expired = { ...member, card: { ...member.card, closed: 'card_expired' } }
  await openPortal(address, {
    ...open('swap_card'),
    '/account/info': done(expired),
    '/account/online/swap_card': done(),
  })
  await expect.element(page.getByText('你的會員卡在報失期間已過期。請先換領正式卡，然後辦理續期。')).toBeVisible()
  await userEvent.click(button())
  await expect.element(page.getByRole('status').filter({ hasText: '續期後即可使用服務' })).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: '會員卡續期' }))
    .toHaveAttribute('href', '/zh/online/account/renew')
})

test('[C03] a swap that is refused says why, and nothing is called done', async () => {
  await openPortal(address, {
    ...open('swap_card'),
    '/account/online/swap_card': { code: 105, message: '未滿 20 日' },
  })
  await userEvent.click(button())
  await expect.element(page.getByRole('alert')).toHaveTextContent('未滿 20 日')
  await expect.element(button()).toBeVisible()
  expect(page.getByText('已換領正式卡。').elements()).toEqual([])
})
