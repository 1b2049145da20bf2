import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isFilled, noticeAround } from '../../../testing/looks.ts'
import { done } from '../../../testing/portal.tsx'
import { complaint, nothing, openRegistration, proved, write } from '../../../testing/registration.ts'

test('[V05] no code goes out while the two addresses differ', async () => {
  const portal = await openRegistration({ ...nothing, mobile: '66123456' })
  await write('電郵地址', 'ana@example.mo')
  await write('再次輸入電郵地址', 'anna@example.mo')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(complaint('再次輸入電郵地址：兩次輸入的電郵地址不相同')).toBeVisible()
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
  await expect.element(complaint('電郵地址：此電郵地址已經登記')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '電郵地址', exact: true })).toHaveValue('ana@example.mo')
})

test('[V05] that two addresses differ is mended at either of them', async () => {
  await openRegistration({ ...nothing, mobile: '66123456' })
  await write('電郵地址', 'anna@example.mo')
  await write('再次輸入電郵地址', 'ana@example.mo')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(complaint('再次輸入電郵地址：兩次輸入的電郵地址不相同')).toBeVisible()
  await write('電郵地址', 'ana@example.mo')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

const [sending, verifying] = ['/security/send_register_email', '/security/verify_register_email']
const address = page.getByRole('textbox', { name: '電郵地址', exact: true })
const verify = () => userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))

test('[V05] a code goes to the address, and with it the address is proved, in small letters', async () => {
  const portal = await openRegistration(
    { ...nothing, mobile: '66123456' },
    { [sending]: done({ wait: 60 }), [verifying]: done() },
  )
  await write('電郵地址', 'Ana@Example.mo')
  await write('再次輸入電郵地址', 'ana@example.mo')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toBeVisible()
  expect(portal.to(sending).map(({ body }) => body)).toEqual([
    { email: 'Ana@Example.mo', emailRepeat: 'ana@example.mo' },
  ])
  await write('電郵驗證碼', '123456')
  await verify()
  await expect.element(page.getByRole('heading', { name: '個人資料' })).toBeVisible()
  expect(portal.to(verifying).map(({ body }) => body)).toEqual([{ email: 'Ana@Example.mo', code: '123456' }])
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await expect.element(page.getByText('電郵 ana@example.mo 已驗證。')).toBeVisible()
})

test('[V05] a code that is there already proves nothing while the two addresses differ', async () => {
  const portal = await openRegistration({ ...nothing, mobile: '66123456' }, { [verifying]: done() })
  await write('電郵地址', 'ana@example.mo')
  await write('再次輸入電郵地址', 'anna@example.mo')
  await write('電郵驗證碼', '123456')
  await verify()
  await expect.element(complaint('再次輸入電郵地址：兩次輸入的電郵地址不相同')).toBeVisible()
  expect(portal.to(verifying)).toHaveLength(0)
})

test('an address that is proved need not be proved again; another begins with it', async () => {
  const portal = await openRegistration(proved)
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  const said = page.getByText('電郵 ana@example.mo 已驗證。')
  await expect.element(said).toBeVisible()
  expect(noticeAround(said.element())).toBe('success')
  expect(isFilled(page.getByRole('button', { name: '繼續', exact: true }).element())).toBe(true)
  expect(isFilled(page.getByRole('button', { name: '使用另一個' }).element())).toBe(false)
  await userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
  await expect.element(page.getByRole('heading', { name: '個人資料' })).toBeVisible()
  expect(portal.to(verifying)).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await userEvent.click(page.getByRole('button', { name: '使用另一個' }))
  await expect.element(address).toHaveValue('ana@example.mo')
})

test('what is kept of the step is the two addresses, and they are there when one comes back', async () => {
  const portal = await openRegistration({ ...nothing, mobile: '66123456' })
  await write('電郵地址', 'ana@example.mo')
  await write('再次輸入電郵地址', 'ana@exam')
  await write('電郵驗證碼', '1234')
  await expect
    .poll(portal.saved, { timeout: 5000 })
    .toEqual({ draft: { email: 'ana@example.mo', emailRepeat: 'ana@exam' } })
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
  await expect.element(address).toHaveValue('ana@example.mo')
  await expect.element(page.getByRole('textbox', { name: '再次輸入電郵地址' })).toHaveValue('ana@exam')
})

test('a telephone shows the keys of an address, and writes no capital in front', async () => {
  await openRegistration({ ...nothing, mobile: '66123456' })
  for (const field of [address, page.getByRole('textbox', { name: '再次輸入電郵地址' })]) {
    await expect.element(field).toHaveAttribute('inputmode', 'email')
    await expect.element(field).toHaveAttribute('autocapitalize', 'none')
    await expect.element(field).toHaveAttribute('autocomplete', 'email')
  }
})
