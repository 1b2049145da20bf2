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

test('[R38] [V10] what the server says of the photo stands at it, and all else stays', async () => {
  const portal = await openAt('/security/change-avatar', rejected)
  const message = '相片與身份證明局的記錄不符，請重新上載本人近照'
  portal.responses[send] = { code: 210, message, errors: { photo: message } }
  await userEvent.click(page.getByLabelText('此相片於最近 12 個月內拍攝'))
  await userEvent.click(page.getByRole('button', { name: '重新提交' }))

  const field = page.getByLabelText('會員相片')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(page.getByLabelText('此相片於最近 12 個月內拍攝')).toBeChecked()
})

test.each([
  ['/security/change-avatar', '會員相片', '請上載會員相片'],
  ['/security/change-id-copy', '身份證明文件副本', '請上載身份證明文件副本'],
])('[R38] [R39] %s without a picture says so at its field, and sends nothing', async (address, name, sentence) => {
  const portal = await openAt(address, null)
  await userEvent.click(page.getByRole('button', { name: '提交', exact: true }))

  const field = page.getByLabelText(name)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(new RegExp(sentence))
  expect(portal.to(send)).toEqual([])
})

test('[R39] the ID copy is changed alone', async () => {
  const portal = await openAt('/security/change-id-copy', rejected)

  await expect.element(page.getByLabelText('身份證明文件副本')).toBeVisible()
  expect(page.getByLabelText('會員相片').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '重新提交' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('已提交')
  expect(portal.to(send)[0]?.body).toEqual({ idCopy: rejected.idCopy?.id, renews: false })
})
