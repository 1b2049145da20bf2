import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { isOnSheet, noticeAround } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { complete, draft, site, write } from '../../testing/registration.ts'

test('a rejected application is opened again by its link and a code; the secret leaves the address', async () => {
  const hash = 'b'.repeat(43)
  const portal = await openPortal(`/zh/register/correct/${hash}`, {
    ...site,
    '/security/register_reopen/send_sms': done({ wait: 60, mobileHint: '6612 ••••' }),
    '/security/register_reopen': done({ registration: 'a correction', endsAt: '2026-11-20T12:00:00Z' }),
    [draft]: done({ ...complete, rejectionReason: '相片模糊' }),
  })
  await expect.poll(() => portal.router.state.location.pathname).not.toContain(hash)
  expect(portal.requests.filter(({ path }) => path.includes('reopen'))).toHaveLength(0)
  expect(isOnSheet(page.getByRole('button', { name: '發送驗證碼' }).element())).toBe(true)
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText(/6612 ••••/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '更正申請', level: 1 })).toBeVisible()
  await expect.element(page.getByText(/請先以申請時登記的流動電話驗證身份/)).toBeVisible()
  await write('短訊驗證碼', '123456')
  await userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))
  await expect.element(page.getByText('相片模糊')).toBeVisible()
  expect(session.registration()).toBe('a correction')
})

test.each([
  ['that has lost its end', `/${'b'.repeat(39)}`],
  ['that has lost its secret', ''],
])('a link %s says so at once, and asks for no code', async (_, secret) => {
  await openPortal(`/zh/register/correct${secret}`, site)
  await expect.element(page.getByText('此連結不完整。請重新按電郵中的連結，或複製完整的網址。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '重新登記' })).toBeVisible()
  expect(noticeAround(page.getByText(/^此連結不完整/).element())).toBe('warn')
  const main = page.getByRole('main')
  expect(main.element().querySelector('svg'), 'the drawing of an ended link').not.toBeNull()
  await expect.element(main.getByRole('complementary').getByText(/^需要協助？/)).toBeVisible()
  expect(page.getByRole('button', { name: '發送驗證碼' }).elements()).toEqual([])
})

test('a link that has ended leaves no form behind', async () => {
  const ended = { code: 24, message: '此連結已失效或已使用' }
  await openPortal(`/zh/register/correct/${'b'.repeat(43)}`, { ...site, '/security/register_reopen/send_sms': ended })
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText('此連結已失效或已使用。')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: '重新登記' })).toBeVisible()
  expect(page.getByRole('button', { name: '發送驗證碼' }).elements()).toEqual([])
})

test('a link that ends between code and form says so as well, and any other refusal leaves the form', async () => {
  const path = '/security/register_reopen'
  const portal = await openPortal(`/zh/register/correct/${'b'.repeat(43)}`, {
    ...site,
    [path]: { code: 21, message: '驗證碼不正確' },
  })
  await expect.element(page.getByText('驗證碼會發送到申請時登記的流動電話')).toBeVisible()
  await write('短訊驗證碼', '123456')
  await userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('驗證碼不正確')
  expect(portal.to(path)[0]?.body).toEqual({ code: '123456', hash: 'b'.repeat(43) })
  portal.responses[path] = { code: 24, message: '此連結已失效或已使用' }
  await userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))
  await expect.element(page.getByText('此連結已失效或已使用。')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: '重新登記' })).toHaveAttribute('href', '/zh/register')
})

test('the code goes out once for this link, and the next one has to wait', async () => {
  const path = '/security/register_reopen/send_sms'
  const hash = 'b'.repeat(43)
  const portal = await openPortal(`/zh/register/correct/${hash}`, {
    ...site,
    [path]: done({ wait: 60, mobileHint: '6612 ••••' }),
  })
  await userEvent.dblClick(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText('驗證碼已發送到 6612 ••••，5 分鐘內有效')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toBeVisible()
  expect(portal.to(path).map(({ body }) => body)).toEqual([{ hash }])
})

test('who goes back from the application does not come to the link again', async () => {
  const portal = await openPortal('/zh/readme', {
    ...site,
    '/security/register_reopen': done({ registration: 'a correction', endsAt: '2026-11-20T12:00:00Z' }),
    [draft]: done(complete),
  })
  await portal.router.navigate({ to: '/register/correct/$hash', params: { hash: 'b'.repeat(43) } })
  await write('短訊驗證碼', '123456')
  await userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  expect(portal.history.length).toBe(2)
})
