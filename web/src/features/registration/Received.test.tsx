import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noticeAround } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import { complete, openRegistration, sendApplication, site } from '../../testing/registration.ts'

const items = [
  { code: 'olympic', name: '奧林匹克中心', address: '氹仔' },
  { code: 'tapseac', name: '塔石體育館', address: '荷蘭園大馬路' },
]
const open = async (responses: Responses, changes: { bureauAnswered?: boolean } = {}) => {
  const portal = await openPortal('/zh/readme', { ...site, ...responses })
  const receipt = {
    reference: 'A-1',
    receivedOn: '2026-03-02',
    dueOn: '2026-03-05',
    bureauAnswered: true,
    pickUpPlace: 'tapseac',
    ...changes,
  }
  await portal.router.navigate({ to: '/register', state: { receipt } })
}

test('the receipt names the place where the card will be collected', async () => {
  await open({ '/web/take_place': done({ items }) })
  await expect.element(page.getByText('會員卡可於塔石體育館（荷蘭園大馬路）領取。')).toBeVisible()
  const next = page.getByRole('main').getByRole('listitem').elements()
  expect(next.map((step) => getComputedStyle(step).listStyleType)).toEqual(next.map(() => 'decimal'))
  expect(next.map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
    '我們會在',
    '獲批後，',
    '如資料需',
    '會員卡可',
  ])
})

test('a receipt whose place cannot be read says all else', async () => {
  await open({ '/web/take_place': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByText('A-1')).toBeVisible()
  expect(noticeAround(page.getByText('A-1').element())).toBe('success')
  const told = page
    .getByRole('main')
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(told).toEqual([
    ['申請編號', 'A-1'],
    ['收到日期', '2026年3月2日星期一'],
    ['最遲審批日期', '2026年3月5日星期四'],
  ])
  await expect.element(page.getByText(/^我們會在 3 個工作日內，即 2026年3月5日星期四或之前完成審批/)).toBeVisible()
  expect(page.getByText(/會員卡可於/).elements()).toEqual([])
  expect(page.getByText(/暫時未能回應/).elements()).toEqual([])
})

test('[V10] while the identity bureau is silent, the receipt says that it is asked again and nothing is to be done', async () => {
  await open({ '/web/take_place': done({ items }) }, { bureauAnswered: false })
  await expect.element(page.getByText(/暫時未能回應.*自動再次查核，你毋須做任何事/)).toBeVisible()
})

test('[M02] who has sent reads when it came in and where the card will be, and is led to the login', async () => {
  const receipt = { reference: 'A26-ABCDEF', receivedOn: '2026-11-20', dueOn: '2026-11-25', bureauAnswered: true }
  await openRegistration(complete, { '/security/register': done(receipt), '/web/take_place': done({ items }) })
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await expect.element(page.getByRole('heading', { name: '已收到你的申請' })).toHaveFocus()
  const received = page.getByRole('time').first()
  await expect.element(received).toHaveTextContent('2026年11月20日星期五')
  await expect.element(received).toHaveAttribute('datetime', '2026-11-20')
  await expect.element(page.getByText('會員卡可於塔石體育館（荷蘭園大馬路）領取。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '返回登入頁' })).toHaveAttribute('href', '/ams/login')
})
