import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const open = async (address: string, path: string) =>
  openPortal(`/zh${address}`, {
    '/tools/captcha': done({
      challenge: await aChallenge(),
    }),
    [path]: done({ wait: 60 }),
  })
const fillDocument = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '1234567(8)')
  await userEvent.fill(page.getByLabelText('出生日期'), '1990-03-15')
}

test.each([
  ['[R28] the username', '/online/account/retrieve-code', '/account/online/forgot_account', '發送'],
  ['[R40] the member number', '/online/retrieve-member', '/account/find_member_code', '發送'],
  [
    '[A09] a link for who has lost the old phone',
    '/online/account/forgot-mobile',
    '/account/forgot_mobile',
    '發送連結',
    { by: 'document' },
  ],
])(
  '%s is asked for by document and birthday, with a captcha; whom nothing can reach is told to call, and when',
  async (...row) => {
    const [, address, path, button, beside = {}] = row
    const portal = await open(address, path)
    if ('by' in beside) await userEvent.click(page.getByRole('tab', { name: '證件資料' }))
    await fillDocument()
    await userEvent.click(page.getByRole('button', { name: button }))

    await expect.element(page.getByRole('heading', { name: '已收到你的要求' })).toHaveFocus()
    expect(portal.to(path)[0]?.body).toEqual({
      ...beside,
      idNumber: '1234567(8)',
      birthDate: '1990-03-15',
      solvedCaptcha: expect.stringMatching(/.{40}/),
    })
    const next = page.getByRole('listitem').filter({ hasText: /請致電服務熱線 .+（.+09:00.+）。/ })
    await expect.element(next).toBeVisible()
  },
)

test('an ID number of seven digits is found at its field, and nothing is sent', async () => {
  const portal = await open('/online/account/retrieve-code', '/account/online/forgot_account')
  await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '1234567')
  await userEvent.click(page.getByRole('button', { name: '發送' }))

  await expect.element(page.getByRole('link', { name: /^證件號碼：.*8 位數字/ })).toBeVisible()
  expect(portal.to('/account/online/forgot_account')).toHaveLength(0)
})

test.each([
  ['the username', '/online/account/retrieve-code', 'siumei'],
  ['the member number', '/online/retrieve-member', '000 100 008'],
])('%s is told at once to who is logged in', async (_, address, known) => {
  session.start('a token')
  await openPortal(`/zh${address}`, { '/account/info': done(member) })

  await expect.element(page.getByRole('main').getByText(new RegExp(known))).toBeVisible()
})

test('beside it are the ways for all else that one may have forgotten, and not the one that one is on', async () => {
  await openPortal('/zh/online/account/retrieve-code')
  const others = page.getByRole('navigation', { name: '其他方法' }).getByRole('link')
  const addresses = () => others.elements().map((one) => one.getAttribute('href'))

  await expect
    .poll(addresses)
    .toEqual([
      '/zh/online/account/forgot-password',
      '/zh/online/retrieve-member',
      '/zh/online/account/forgot-mobile',
      '/ams/login',
    ])
})

test('the browser may fill in the day of birth, and nothing for the document', async () => {
  await open('/online/account/retrieve-code', '/account/online/forgot_account')
  await expect.element(page.getByLabelText('出生日期')).toHaveAttribute('autocomplete', 'bday')
  await expect.element(page.getByRole('textbox', { name: '證件號碼' })).toHaveAttribute('autocomplete', 'off')
})
