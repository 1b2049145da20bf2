import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const lines = [
  { change: 'same', kind: 'heading', text: '會員卡' },
  { change: 'removed', kind: 'paragraph', text: '有效期三年。' },
  { change: 'added', kind: 'paragraph', text: '有效期五年。' },
  { change: 'same', kind: 'list', text: '十八歲或以上' },
  { change: 'same', kind: 'list', text: '未滿十八歲' },
]
const terms = { key: 'readme', version: '2', title: '使用條款', updatedOn: '2026-11-25', lines }
const path = '/account/terms'
/** One address, read and agreed to: each answer once, and the last one from then on. */
const open = (address: string, ...answers: object[]) => {
  let asked = 0
  return openPortal(address, {
    '/menu/main': done({ items: [] }),
    '/account/info': done(member),
    [path]: () => answers[Math.min(asked++, answers.length - 1)] ?? done(),
  })
}
const agree = page.getByRole('button', { name: '本人已閱讀並同意' })

beforeEach(() => session.start('a token'))

test('what is new and what is gone is said in words, and whoever agrees goes on to where they wanted', async () => {
  const portal = await open(
    '/zh/security/new-terms?to=/online/account/personal-data',
    ...[done({ terms }), done({ more: false }), done({ terms: null })],
  )
  await expect.element(page.getByText('已標示 2 處更改。')).toBeVisible()
  await expect.element(page.getByRole('insertion')).toHaveTextContent('有效期五年。')
  await expect.element(page.getByRole('deletion')).toHaveTextContent('有效期三年。')
  const article = page.getByRole('article', { name: '使用條款' })
  expect(
    article
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['十八歲或以上', '未滿十八歲'])
  await expect.element(page.getByRole('link', { name: '不同意，登出' })).toHaveAttribute('href', '/zh/security/logout')
  await userEvent.click(agree)

  await expect.poll(() => portal.history.location.pathname).toBe('/zh/online/account/personal-data')
  expect(portal.to(path)[1]?.body).toMatchObject({ key: 'readme', version: '2' })
})

test('terms that were written anew meanwhile are shown again, and nothing is agreed to', async () => {
  const newer = { ...terms, version: '3', lines: [{ change: 'added', kind: 'paragraph', text: '有效期六年。' }] }
  await open(
    '/zh/security/new-terms',
    ...[done({ terms }), { code: refusals.terms_changed, message: '使用條款已更新' }, done({ terms: newer })],
  )
  await userEvent.click(agree)

  await expect.element(page.getByText('有效期六年。')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('使用條款已更新')
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/security/logout'])(
  'an address that would lead to %s leads to the account',
  async (to) => {
    const portal = await open(`/zh/security/new-terms?to=${encodeURIComponent(to)}`, done({ terms: null }))

    await expect.poll(() => portal.history.location.pathname).toBe('/zh/online/account')
  },
)

test('on a phone nothing is too wide or too small', async () => {
  await page.viewport(320, 700)
  await open('/zh/security/new-terms', done({ terms }))
  await expect.element(agree).toBeVisible()

  expect(tooWide()).toBe(0)
  expect(tooSmall([agree.element()])).toEqual([])
  await page.viewport(1280, 800)
})
