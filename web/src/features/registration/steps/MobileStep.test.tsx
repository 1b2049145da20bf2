import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { complaint, nothing, openRegistration, write } from '../../../testing/registration.ts'

test('[V06] no code goes to what is no mobile of Macao', async () => {
  const portal = await openRegistration(nothing)
  await write('流動電話號碼', '12345678')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(complaint('流動電話號碼: 請輸入以 6 開頭的 8 位澳門流動電話號碼')).toBeVisible()
  expect(portal.to('/security/send_register_sms')).toHaveLength(0)
})
