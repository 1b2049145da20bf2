import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { complaint, nothing, openRegistration, write } from '../../../testing/registration.ts'

test('[V05] no code goes out while the two addresses differ', async () => {
  const portal = await openRegistration({ ...nothing, mobile: '66123456' })
  await write('電郵地址', 'ana@example.mo')
  await write('再次輸入電郵地址', 'anna@example.mo')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(complaint('再次輸入電郵地址: 兩次輸入的電郵地址不相同')).toBeVisible()
  expect(portal.to('/security/send_register_email')).toHaveLength(0)
})

test('[V05] an address of another member is refused at its field', async () => {
  await openRegistration(
    { ...nothing, mobile: '66123456' },
    {
      '/security/verify_register_email': {
        code: 47,
        message: '此電郵地址已經登記',
        errors: { email: '此電郵地址已經登記' },
      },
    },
  )
  await write('電郵地址', 'ana@example.mo')
  await write('再次輸入電郵地址', 'ana@example.mo')
  await write('電郵驗證碼', '123456')
  await userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))
  await expect.element(complaint('電郵地址: 此電郵地址已經登記')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '電郵地址', exact: true })).toHaveValue('ana@example.mo')
})

test('[V05] that two addresses differ is mended at either of them', async () => {
  await openRegistration({ ...nothing, mobile: '66123456' })
  await write('電郵地址', 'anna@example.mo')
  await write('再次輸入電郵地址', 'ana@example.mo')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(complaint('再次輸入電郵地址: 兩次輸入的電郵地址不相同')).toBeVisible()
  await write('電郵地址', 'ana@example.mo')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
