import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const main = page.getByRole('main')
const waits = main.getByRole('region', { name: '待辦事項' })
const open = async (of: object) => {
  await openPortal('/zh/online/account', { '/account/info': done({ ...member, ...of }) })
  await expect.element(main.getByText('siumei')).toBeVisible()
}
const ways = () =>
  waits
    .getByRole('link')
    .elements()
    .map((way) => way.getAttribute('href'))

beforeEach(() => session.start('a token'))

test('[R24] where nothing waits for the member nothing is said of it', async () => {
  await open({})
  expect(waits.elements()).toEqual([])
})

test('[R33] [R36] [M05] [C03] what waits comes first, the most urgent before all, each with one way', async () => {
  const card = { kind: 'temporary', validUntil: '2020-01-01', permanentFrom: '2020-01-01', closed: null }
  await open({ card, isGuardian: true, childWaits: true, mobileConfirmed: false, emailConfirmed: false })
  await expect.element(waits).toBeVisible()
  expect(ways()).toEqual([
    '/zh/online/account/children',
    '/zh/online/account/swap-card',
    '/zh/online/account/confirm-mobile',
    '/zh/online/account/confirm-email',
  ])
})

test('[R24] what a member does not have need not be confirmed', async () => {
  await open({ mobileHint: null, mobileConfirmed: false, emailHint: null, emailConfirmed: false })
  expect(waits.elements()).toEqual([])
})

test('[R24] a row is one link, named by what it is and does, described by what there is', async () => {
  await open({ mobileConfirmed: false })
  const row = main.getByRole('link', { name: '流動電話 更改', exact: true })
  await expect.element(row).toHaveAccessibleDescription('6612 •••• 尚未確認')
  await expect.element(main.getByRole('link', { name: '報失會員卡', exact: true })).toBeVisible()
})

test('[R24] who reads the account is greeted, and told how long the membership lasts', async () => {
  await open({})
  await expect.element(main.getByRole('heading', { level: 1, name: '陳小美，你好' })).toBeVisible()
  await expect.element(main.getByText('會員資格有效至 2031年11月20日')).toBeVisible()
})
