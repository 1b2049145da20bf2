import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const entry = (id: number) => ({
  ...{ id, at: '2026-03-02T02:00:00.000Z', who: 'Lei', username: 'lei', act: 'looked', kind: 'application' },
  ...{ subject: `A26-AAAA${id}`, detail: null },
})
const who = {
  ...{ name: 'Ieong', roles: ['auditor'], permissions: ['audit'], factor: false, provedBy: 'password' },
  recoveryCodes: 0,
}

test('an auditor sees the newest entries before any search, in words', async () => {
  await openDesk('/audit', {
    'POST /api/desk/me': () => who,
    'POST /api/desk/audit/find': () => ({
      items: [
        { ...entry(11), detail: 'photo' },
        { ...entry(12), act: 'own_use_reserved', kind: 'own_use', subject: '3' },
      ],
      next: null,
    }),
  })
  await expect.element(page.getByRole('heading', { name: '最新記錄' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /查閱 申請 A26-AAAA11 相片/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /預留場地自用 自用場地 3/ })).toBeVisible()
})

test('an act is chosen in words, and what the portal did is a tick', async () => {
  const { requests } = await openDesk('/audit', {
    'POST /api/desk/me': () => who,
    'POST /api/desk/audit/find': () => ({ items: [entry(11)], next: null }),
  })
  await userEvent.selectOptions(page.getByRole('combobox', { name: /操作/ }), '恢復服務')
  await userEvent.click(page.getByRole('checkbox', { name: '只看系統自動執行的操作' }))
  await userEvent.click(page.getByRole('button', { name: '搜尋' }))
  await expect.element(page.getByRole('heading', { name: '搜尋結果' })).toBeVisible()
  expect(requests.at(-1)?.given).toEqual({ act: 'lifted authority', who: 'system' })
})

test('an auditor searches by what they fill in, and turns the page with the same search', async () => {
  const { requests, router } = await openDesk('/audit', {
    'POST /api/desk/me': () => who,
    'POST /api/desk/audit/find': ({ after }) =>
      after ? { items: [entry(12)], next: null } : { items: [entry(11)], next: '2026-03-02T02:00:00.000Z.11' },
  })
  await userEvent.fill(page.getByRole('textbox', { name: /對象/ }), 'A26-AAAA11')
  await userEvent.click(page.getByRole('button', { name: '搜尋' }))
  await expect.element(page.getByRole('row', { name: /A26-AAAA11/ })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '下一頁' }))
  await expect.element(page.getByRole('row', { name: /A26-AAAA12/ })).toBeVisible()

  const asked = requests.filter(({ call }) => call.endsWith('/audit/find')).map(({ given }) => given)
  expect(asked).toEqual([{}, { about: 'A26-AAAA11' }, { about: 'A26-AAAA11', after: '2026-03-02T02:00:00.000Z.11' }])
  expect(router.state.location.href, 'what is searched for has no address').toBe('/audit')
})
