import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { onFile, rejected } from '../../testing/onFile.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { open } from '../../testing/services.ts'

beforeEach(() => session.start('a token'))
const read = '/account/online/supple'
const send = '/account/online/supple_info'
const sent = { [send]: done({ reference: 'S26-9CM3TV', dueOn: '2026-03-05' }) }
const openAt = (address: string, last: object | null) =>
  openPortal(`/zh${address}`, { [read]: done({ ...onFile, last }), ...open('card_data'), ...sent })

test('[R38] [V17] the photo is changed alone, and only one that is said to be recent', async () => {
  const portal = await openAt('/security/change-avatar', rejected)

  await expect.element(page.getByLabelText('會員相片')).toBeVisible()
  expect(page.getByLabelText('外文姓氏').elements()).toEqual([])
  await userEvent.click(page.getByLabelText('此相片於最近 12 個月內拍攝'))
  await userEvent.click(page.getByRole('button', { name: '重新提交' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('已提交')
  expect(portal.to(send)[0]?.body).toEqual({ photo: rejected.photo?.id, photoRecent: true, renews: false })
})

test('[V17] nobody says of a photo that is not there that it is recent', async () => {
  await openAt('/security/change-avatar', null)

  await expect.element(page.getByLabelText('會員相片')).toBeVisible()
  expect(page.getByLabelText('此相片於最近 12 個月內拍攝').elements()).toEqual([])
})

test('[R39] the ID copy is changed alone', async () => {
  const portal = await openAt('/security/change-id-copy', rejected)

  await expect.element(page.getByLabelText('身份證明文件副本')).toBeVisible()
  expect(page.getByLabelText('會員相片').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '重新提交' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('已提交')
  expect(portal.to(send)[0]?.body).toEqual({ idCopy: rejected.idCopy?.id, renews: false })
})
