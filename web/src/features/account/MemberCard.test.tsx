import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { settings } from '../../settings.ts'
import { colourOf, isFilled } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed } from '../../testing/services.ts'

const info = '/account/info'
const temporary = { kind: 'temporary', validUntil: '2026-12-10', permanentFrom: '2026-12-10', closed: null }
const card = page.getByRole('region', { name: '會員卡', exact: true })
const main = page.getByRole('main')
const openOn = async (today: string) => {
  const before = settings.today
  settings.today = today
  onTestFinished(() => {
    settings.today = before
  })
  await openPortal('/zh/online/account', { [info]: done({ ...member, card: temporary }) })
  await expect.element(card.getByText('000 100 008')).toBeVisible()
}

beforeEach(() => session.start('a token'))

test('[C03] the day before, a temporary card cannot be swapped yet', async () => {
  await openOn('2026-12-09')
  expect(main.getByRole('link', { name: '換領正式卡' }).elements()).toEqual([])
  await expect.element(card.getByText('由 2026年12月10日 起可換領正式卡')).toBeVisible()
})

test('[C03] on that day it can', async () => {
  await openOn('2026-12-10')
  await expect.element(main.getByRole('link', { name: '換領正式卡' })).toBeVisible()
})

test('[R24] a card that opens everything says so, and of no day', async () => {
  await openPortal('/zh/online/account', { [info]: done(member) })
  await expect.element(card.getByText('有效', { exact: true })).toBeVisible()
  const show = card.getByRole('button', { name: '顯示二維碼' })
  await expect.element(show).toHaveAttribute('aria-expanded', 'false')
  expect(isFilled(show.element()), 'on the card it is no plate of its own').toBe(false)
  await expect.element(card.getByRole('time')).toHaveAttribute('datetime', '2031-11-20')
  expect(card.getByText(/換領/).elements()).toEqual([])
})

test('[O05] a card that is closed for another reason is suspended, whatever its kind', async () => {
  const portal = await openPortal('/zh/online/account', {
    [info]: done({ ...member, card: { ...temporary, closed: 'documents_overdue' } }),
    ...closed('qr_code', { state: 'no', reason: 'documents_overdue', way: 'call', message: '文件已逾期', from: null }),
  })
  await expect.element(card.getByText('暫停使用', { exact: true })).toBeVisible()
  await expect.element(card.getByText('文件已逾期')).toBeVisible()
  expect(card.getByRole('button').elements(), 'no code').toEqual([])
  expect(portal.to('/account/fun_info').map(({ query }) => query.get('service'))).toEqual(['qr_code'])
})

test('[R24] until the member is known the card stands there without a word of anybody, and so do the ways on', async () => {
  await openPortal('/zh/online/account', { [info]: () => new Promise<object>(() => {}) })
  await expect.element(card).toHaveAttribute('aria-busy', 'true')
  for (const state of ['有效', '臨時卡', '暫停使用', '已過期']) expect(card.getByText(state).elements()).toEqual([])
  await expect.element(main.getByRole('link', { name: '報失會員卡' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: '更改電郵' })).toBeVisible()
  expect(main.getByText('未有提供').elements(), 'nobody knows yet').toEqual([])
})

test('[R24] once known, it is busy no more', async () => {
  await openPortal('/zh/online/account', { [info]: done(member) })
  await expect.element(card).toHaveAttribute('aria-busy', 'false')
})

test.each([
  ['a permanent card', member.card, '有效', '--text'],
  ['a temporary one', temporary, '臨時卡', '--warn'],
  ['one that is suspended', { ...member.card, closed: 'account_suspended' }, '暫停使用', '--danger'],
  ['one that has run out', { ...member.card, closed: 'card_expired' }, '已過期', '--danger'],
])('[O05] the word for %s has a colour of its own', async (_, ofMember, state, token) => {
  const why = { state: 'no', reason: 'card_expired', way: 'call', message: '請致電', from: null } as const
  await openPortal('/zh/online/account', {
    [info]: done({ ...member, card: ofMember }),
    ...closed('qr_code', why),
  })
  await expect.element(card.getByText(state, { exact: true })).toHaveStyle({ color: colourOf(token) })
})

test('[C03] a temporary card is told from afar: it is paper, with a dashed border', async () => {
  await openPortal('/zh/online/account', { [info]: done({ ...member, card: temporary }) })
  await expect.element(card).toHaveStyle({ borderTopStyle: 'dashed', backgroundColor: colourOf('--surface') })
})

test('[C03] a permanent card is none of paper', async () => {
  await openPortal('/zh/online/account', { [info]: done(member) })
  await expect.element(card.getByText('有效', { exact: true })).toBeVisible()
  await expect.element(card).toHaveStyle({ borderTopStyle: 'none', backgroundColor: colourOf('--panel') })
})
