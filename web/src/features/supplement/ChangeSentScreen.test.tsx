import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { letPass } from '../../testing/countdown.ts'
import { noticeAround } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { onFile, rejected } from '../../testing/onFile.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { open } from '../../testing/services.ts'

beforeEach(() => session.start('a token'))

const sendOne = async () => {
  const portal = await openPortal('/zh/security/change-id-copy', {
    '/account/online/supple': done({ ...onFile, last: rejected }),
    ...open('card_data'),
    '/account/online/supple_info': done({ reference: 'S26-9CM3TV', dueOn: '2026-03-05' }),
    '/account/info': done(member),
  })
  await userEvent.click(page.getByRole('button', { name: '重新提交' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('已提交')
  return portal
}
const addressOf = ({ history }: Awaited<ReturnType<typeof openPortal>>) => history.location.pathname

test('[M03] after ten seconds the page goes home, and counts them', async () => {
  const portal = await sendOne()
  await expect.element(page.getByText(/^(10|9|8) 秒後返回「我的帳戶」$/)).toBeVisible()
  expect(addressOf(portal)).toBe('/zh/supple/sent')

  letPass(10)
  await expect.poll(() => addressOf(portal)).toBe('/zh/online/account')
})

test('[M03] whoever wants to stay stops it, and the way home is there at once', async () => {
  const portal = await sendOne()
  await expect.element(page.getByRole('link', { name: '前往我的帳戶' })).toHaveAttribute('href', '/zh/online/account')
  await userEvent.click(page.getByRole('button', { name: '留在此頁' }))
  await expect.element(page.getByText('已停止自動返回。')).toBeVisible()

  letPass(20)
  await new Promise((passed) => setTimeout(passed, 1500))
  expect(addressOf(portal)).toBe('/zh/supple/sent')
})

test('[M03] who comes by the address alone has sent nothing, and is led nowhere', async () => {
  const portal = await openPortal('/zh/supple/sent')

  const said = page.getByText('你未有提交任何資料。')
  await expect.element(said).toBeVisible()
  expect(noticeAround(said.element())).toBe('warn')
  expect(page.getByRole('main').element().querySelector('svg'), 'nothing is celebrated').toBeNull()
  await expect.element(page.getByRole('link', { name: '返回我的帳戶' })).toBeVisible()
  letPass(20)
  await new Promise((passed) => setTimeout(passed, 1200))
  expect(addressOf(portal)).toBe('/zh/supple/sent')
})
