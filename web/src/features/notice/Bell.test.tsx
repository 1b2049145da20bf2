import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { readVisit } from '../../api/visit.ts'
import { tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [count, list, detail] = ['/push/notice/un_read_sum', '/push/notice/list', '/push/notice/detail']

const notice = (number: number, more: object = {}) => ({
  pushId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `通知第${number}則`,
  message: '第一行\n第二行',
  pushAt: '2026-03-02 10:00',
  isRead: false,
  type: 'message',
  link: null,
  extra: null,
  ...more,
})
const several = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => notice(first + place))
const asked = notice(1, { type: 'parent_agree', extra: { uri: '/security/push/supple-parent?child=000000018' } })

/** A page without anything of its own to ask for. */
const open = (responses: Responses, address = '/zh/security') =>
  openPortal(address, { [count]: done({ total: 2 }), [detail]: done(notice(1, { isRead: true })), ...responses })
const bell = () => page.getByRole('button', { name: /^通知/ })
const popup = () => page.getByRole('region', { name: '通知' })
const item = (number: number) => popup().getByRole('button', { name: new RegExp(`通知第${number}則`) })
const openBell = async (responses: Responses) => {
  const portal = await open(responses)
  await bell().click()
  return portal
}

test('[N01] visitors have no bell', async () => {
  session.end()
  const portal = await open({})
  await expect.element(page.getByRole('link', { name: '登入' })).toBeVisible()
  expect(bell().elements()).toEqual([])
  expect(portal.to(count)).toEqual([])
})

describe('the popup', () => {
  test('[N01] opens and closes by the bell, and begins with the first page each time', async () => {
    const portal = await openBell({ [list]: done({ items: several(1, 2), totalCount: 2 }) })
    await expect.element(item(1)).toBeVisible()
    await expect.element(bell()).toHaveAttribute('aria-expanded', 'true')

    await bell().click()
    await expect.element(bell()).toHaveAttribute('aria-expanded', 'false')
    expect(popup().elements()).toEqual([])
    portal.responses[list] = done({ items: several(7, 8), totalCount: 2 })
    await bell().click()
    await expect.element(item(7)).toBeVisible()
    expect(item(1).elements()).toEqual([])
    expect(portal.to(list).map(({ query }) => [query.get('page'), query.get('prePage'), query.get('after')])).toEqual([
      ['1', '10', null],
      ['1', '10', null],
    ])
  })

  test('[N01] a click outside closes it, and Escape, which leads back to the bell', async () => {
    await openBell({ [list]: done({ items: several(1, 2), totalCount: 2 }) })
    await expect.element(item(1)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(popup().elements()).toEqual([])
    await expect.element(bell()).toHaveFocus()

    await bell().click()
    await expect.element(popup()).toBeVisible()
    await page.getByRole('button', { name: '打開選單' }).click()
    await expect.poll(() => popup().elements()).toEqual([])
  })

  test('[N05] loads ten more at the bottom, until no more remain', async () => {
    const pages = [several(1, 10), several(11, 20), several(21, 23)]
    let next = 0
    const portal = await openBell({ [list]: () => done({ items: pages[next++] ?? [], totalCount: 23 }) })
    for (const last of [10, 20, 23]) {
      const end = item(last)
      await expect.element(end).toBeInTheDocument()
      const box = end.element().closest('ul')?.parentElement
      box?.scrollTo({ top: box.scrollHeight - box.clientHeight - 1 })
    }
    await new Promise((passed) => setTimeout(passed, 200))
    expect(portal.to(list).map(({ query }) => [query.get('page'), query.get('after')])).toEqual([
      ['1', null],
      ['2', notice(10).pushId],
      ['3', notice(20).pushId],
    ])
  })

  test('[N02] [N04] a notice opens in it, counts as read, and the way back leads to where one was', async () => {
    const portal = await openBell({ [list]: done({ items: several(1, 2), totalCount: 2 }) })
    await expect.element(page.getByRole('button', { name: '通知，2 則未讀' })).toBeVisible()
    portal.responses[count] = done({ total: 1 })
    const first = popup().getByRole('button', { name: /通知第1則/ })
    await expect.element(first).toHaveAccessibleName(/^未讀：/)
    await first.click()

    await expect.element(popup().getByRole('heading', { name: '通知第1則' })).toHaveFocus()
    await expect.element(popup().getByText('第一行 第二行')).toBeVisible()
    await expect.element(popup().getByRole('time')).toHaveTextContent('2026-03-02 10:00')
    await popup().getByRole('button', { name: '返回通知' }).click()
    await expect.element(first).toHaveFocus()
    await expect.element(first).not.toHaveAccessibleName(/未讀/)
    await expect.element(page.getByRole('button', { name: '通知，1 則未讀' })).toBeVisible()
    expect(portal.to(detail).map(({ body }) => body)).toEqual([{ pushId: notice(1).pushId }])
  })

  test('[N03] what a guardian is asked leads to the decision in a new window, with the web view', async () => {
    readVisit(new URL('/zh?webview=gov', location.origin))
    await openBell({ [list]: done({ items: [asked], totalCount: 1 }) })
    const link = popup().getByRole('link', { name: /通知第1則/ })
    await expect.element(link).toHaveAttribute('href', '/zh/security/push/supple-parent?child=000000018&webview=gov')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).toHaveAccessibleName(/在新視窗開啟/)
  })

  test.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
    '[N03] nothing leads out of the portal: %s',
    async (uri) => {
      await openBell({ [list]: done({ items: [{ ...asked, extra: { uri } }], totalCount: 1 }) })
      await expect.element(popup().getByRole('button', { name: /通知第1則/ })).toBeVisible()
      expect(
        popup()
          .getByRole('link', { name: /通知第1則/ })
          .elements(),
      ).toEqual([])
    },
  )

  test('[N08] that the list or the count fails is not said; of one notice it is', async () => {
    const portal = await openBell({ [count]: { code: 5, message: '系統正繁忙' }, [list]: new Error('away') })
    await expect.element(popup().getByRole('heading', { name: '通知' })).toBeVisible()
    await expect.poll(() => portal.to(list)).toHaveLength(1)
    await new Promise((passed) => setTimeout(passed, 200))
    expect(page.getByText('系統正繁忙').elements()).toEqual([])
    expect(popup().getByText('沒有通知。').elements()).toEqual([])
    expect(session.token()).toBe('a token')

    portal.responses[list] = done({ items: several(1, 1), totalCount: 1 })
    portal.responses[detail] = { code: 360, message: '這則通知已不存在' }
    await bell().click()
    await bell().click()
    await popup()
      .getByRole('button', { name: /通知第1則/ })
      .click()
    await expect.element(popup().getByText('這則通知已不存在')).toBeVisible()
    await expect.element(popup().getByRole('button', { name: '返回通知' })).toBeVisible()
  })
})

test('[R17] [R18] the list fits a small telephone, and a notice has a page of its own', async () => {
  await page.viewport(320, 700)
  await open({ [list]: done({ items: several(1, 2), totalCount: 2 }) }, '/zh/online/notice')
  await page
    .getByRole('main')
    .getByRole('link', { name: /通知第1則/ })
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: '通知第1則' })).toBeVisible()
  expect(tooWide()).toBe(0)
  await page.getByRole('link', { name: '返回全部通知' }).click()
  await expect.element(page.getByRole('main').getByRole('link', { name: /通知第2則/ })).toBeVisible()
  expect(tooWide()).toBe(0)
})

test.each([
  [9, '9'],
  [12, '12'],
  [230, '99+'],
])('[N01] of %i unread the bell says %s, on one line', async (total, said) => {
  await page.viewport(390, 700)
  await open({ [count]: done({ total }), '/account/info': { code: 5, message: '系統正繁忙' } })
  const shown = bell().getByText(said, { exact: true })
  await expect.element(shown).toBeVisible()
  expect(shown.element().clientHeight).toBeLessThan(24)
  expect(tooWide()).toBe(0)
})

test('[R24] the account says how many are unread', async () => {
  await open({ '/account/info': { code: 5, message: '系統正繁忙' } }, '/zh/online/account')
  await expect.element(page.getByRole('main').getByText('2 則未讀')).toBeVisible()
})

test.each(['', '?id='])('[R18] the page of one notice, asked for none (%s), shows all of them', async (search) => {
  const { router, to } = await open(
    { [list]: done({ items: several(1, 2), totalCount: 2 }) },
    `/zh/online/notice/detail${search}`,
  )
  await expect.element(page.getByRole('link', { name: /通知第1則/ })).toBeVisible()
  expect(router.state.location.pathname).toBe('/online/notice')
  expect(to(detail)).toEqual([])
})
