import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '../frame/toast.ts'
import { done, openPortal } from '../testing/portal.tsx'

const faq = (said: string) =>
  done({ key: 'faq', title: '常見問題', updatedOn: '2026-11-20', blocks: [{ kind: 'paragraph', text: said }] })
const menu = { '/menu/main': done({ items: [] }) }

afterEach(() => toast.close())

test('a page of the authority is kept for a minute, and then read anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const portal = await openPortal('/zh/faq', { ...menu, '/web/page': faq('昨日的答案') })
  const comeAgain = async () => {
    await portal.router.navigate({ to: '/security' })
    await expect.element(page.getByRole('heading', { level: 1, name: '帳戶安全' })).toBeVisible()
    await portal.router.navigate({ href: '/zh/faq' })
    await expect.element(page.getByRole('heading', { level: 1, name: '常見問題' })).toBeVisible()
  }
  portal.responses['/web/page'] = faq('今日的答案')
  vi.setSystemTime(Date.now() + 50_000)
  await comeAgain()
  await expect.element(page.getByText('昨日的答案')).toBeVisible()
  expect(portal.to('/web/page')).toHaveLength(1)

  vi.setSystemTime(Date.now() + 11_000)
  await comeAgain()
  await expect.element(page.getByText('今日的答案')).toBeVisible()
})

test('[L02] the terms are called what the authority calls them, in the bar and in the tab', async () => {
  const terms = done({ key: 'readme', title: '會員須知', updatedOn: '2026-11-20', blocks: [] })
  await openPortal('/zh/readme', { ...menu, '/web/page': terms })
  const bar = page.getByRole('navigation', { name: '目前位置' })

  await expect.element(bar.getByText('會員須知')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => document.title).toMatch(/^會員須知 – /)
})
