import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { onFile, rejected } from '../../testing/onFile.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed, open } from '../../testing/services.ts'

beforeEach(() => session.start('a token'))
const read = '/account/online/supple'
const send = '/account/online/supple_info'
const openRenewal = (data: object) =>
  openPortal('/zh/online/account/renew', {
    [read]: done({ ...onFile, ...data }),
    ...open('card_data'),
    [send]: done({ reference: 'S26-9CM3TV', dueOn: '2026-03-05' }),
  })

test('[M11] too early it says from when, and offers no form', async () => {
  await openRenewal({})

  await expect.element(page.getByText('會員卡有效期至 2027年12月31日。')).toBeVisible()
  await expect.element(page.getByText('由 2027年11月1日起可辦理續期。')).toBeVisible()
  expect(page.getByRole('button', { name: '提交' }).elements()).toEqual([])
  expect(page.getByText(/請上載現時有效的身份證明文件/).elements(), 'nothing is to be done yet').toEqual([])
})

test('[M11] in time the document, its day and a new photo are sent as a renewal', async () => {
  const portal = await openRenewal({ renewable: true, last: { ...rejected, renews: true } })

  await expect.element(page.getByLabelText('會員相片')).toBeVisible()
  await expect.element(page.getByText(/現有相片已超過 5 年/)).toBeVisible()
  await expect.element(page.getByText(/請上載現時有效的身份證明文件/)).toBeVisible()
  expect(page.getByLabelText('外文姓氏').elements()).toEqual([])
  await userEvent.click(page.getByLabelText('此相片於最近 12 個月內拍攝'))
  await userEvent.click(page.getByRole('button', { name: '重新提交' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('已提交')
  expect(portal.to(send)[0]?.body).toMatchObject({ renews: true, documentExpiry: '2029-01-31', photoRecent: true })
})

test('[M11] who is refused a service because the card has run out is led here', async () => {
  const why = { state: 'no', reason: 'card_expired', way: 'renew', from: null, message: '會員卡已過期' } as const
  const account = { '/account/info': done(member), [read]: done(onFile) }
  await openPortal('/zh/online/account/report-loss', { ...account, ...closed('report_loss', why) })

  const way = page.getByRole('link', { name: '會員卡續期' })
  await expect.element(way).toHaveAttribute('href', '/zh/online/account/renew')
})
