import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const open = (screen: string, responses: Responses = {}) =>
  openPortal(`/zh/online/account/${screen}`, { '/account/info': done(member), ...responses })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const proofWanted = { code: 3, message: '請先再次確認身份' }

beforeEach(() => session.start('a token'))

describe('the mobile', () => {
  const [path, sendCode] = ['/account/change_mobile', '/account/change_mobile/send_sms']

  test('[R31] [V06] a code goes to the new number, and a fresh proof comes in between', async () => {
    let proved = false
    const portal = await open('change-mobile', {
      [sendCode]: () => (proved ? done({ wait: 60 }) : proofWanted),
      [path]: done({ mobileHint: '6688 ••••' }),
      '/account/prove': () => {
        proved = true
        return done()
      },
    })
    await expect.element(page.getByText('現有號碼：6612 ••••')).toBeVisible()
    await userEvent.fill(field('新流動電話號碼'), '66887766')
    await press('發送驗證碼')
    await userEvent.fill(field('密碼'), 'open-sesame-26')
    await press('確認並繼續')
    await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toBeVisible()
    await userEvent.fill(field('短訊驗證碼'), '123456')
    await press('更改流動電話號碼')

    await expect.element(page.getByText('流動電話號碼已更改為 6688 ••••。')).toHaveFocus()
    expect(portal.to(sendCode).map(({ body }) => body)).toEqual([{ mobile: '66887766' }, { mobile: '66887766' }])
    expect(portal.to(path)[0]?.body).toEqual({ mobile: '66887766', code: '123456' })
  })

  test('a password by an e-mailed link is not asked for: the code is, and why (T-48)', async () => {
    let proved = false
    const message = '你的密碼是經電郵連結設定的。設定後 24 小時內，須以短訊驗證碼確認身份'
    const portal = await open('change-mobile', {
      [sendCode]: () => (proved ? done({ wait: 60 }) : { code: 191, message }),
      '/account/send_sms': done({ wait: 60, mobileHint: '6612 ••••' }),
      '/account/prove': () => {
        proved = true
        return done()
      },
    })
    await userEvent.fill(field('新流動電話號碼'), '66887766')
    await press('發送驗證碼')
    const dialog = page.getByRole('dialog', { name: '請再次確認身份' })
    await expect.element(dialog.getByText(message)).toBeVisible()
    await expect
      .element(dialog.getByText('為保障你的帳戶，請再次確認身份。你填寫的內容仍然保留，確認後會自動提交。'))
      .toBeVisible()
    expect(dialog.getByLabelText('密碼', { exact: true }).query()).toBeNull()

    await userEvent.click(dialog.getByRole('button', { name: '發送驗證碼' }))
    await userEvent.fill(dialog.getByRole('textbox', { name: '短訊驗證碼' }), '123456')
    await userEvent.click(dialog.getByRole('button', { name: '確認並繼續' }))

    await expect.poll(() => portal.to(sendCode)).toHaveLength(2)
    expect(portal.to('/account/prove')[0]?.body).toEqual({ method: 'sms', code: '123456' })
  })

  test('[V06] nothing is sent to what is no mobile of Macao, and the same number is refused at its field', async () => {
    const refused = { code: 103, message: '新號碼必須與現有號碼不同', errors: { mobile: '新號碼必須與現有號碼不同' } }
    const portal = await open('change-mobile', { [sendCode]: refused })
    await userEvent.fill(field('新流動電話號碼'), '28123456')
    await press('發送驗證碼')
    const told = '新流動電話號碼：請輸入以 6 開頭的 8 位澳門流動電話號碼'
    await expect.element(page.getByRole('link', { name: told })).toBeVisible()
    expect(portal.to(sendCode)).toHaveLength(0)

    await userEvent.fill(field('新流動電話號碼'), '66120001')
    await press('發送驗證碼')
    await expect.element(page.getByRole('link', { name: '新流動電話號碼：新號碼必須與現有號碼不同' })).toBeVisible()
  })

  test('[R33] the number on file is confirmed by a code to it', async () => {
    const portal = await open('confirm-mobile', {
      '/account/info': done({ ...member, mobileConfirmed: false }),
      '/account/confirm_mobile/send_sms': done({ wait: 60, mobileHint: '6612 ••••' }),
      '/account/confirm_mobile': done({ mobileHint: '6612 ••••' }),
    })
    await expect.element(page.getByText('現有號碼：6612 ••••')).toBeVisible()
    await press('發送驗證碼')
    await userEvent.fill(field('短訊驗證碼'), '123456')
    await press('確認流動電話號碼')

    await expect.element(page.getByText('流動電話號碼 6612 •••• 已確認。')).toBeVisible()
    expect(portal.to('/account/confirm_mobile')[0]?.body).toEqual({ code: '123456' })
  })

  test.each([
    ['that is confirmed', member, '流動電話號碼 6612 •••• 已經確認。'],
    ['that is missing', { ...member, mobileHint: null, mobileConfirmed: false }, '帳戶未有流動電話號碼。'],
  ])('[R33] one %s is not asked to be confirmed', async (_, account, said) => {
    await open('confirm-mobile', { '/account/info': done(account) })
    await expect.element(page.getByText(said)).toBeVisible()

    expect(field('短訊驗證碼').elements()).toEqual([])
    expect(page.getByRole('link', { name: '加入流動電話號碼' }).elements()).toHaveLength(account.mobileHint ? 0 : 1)
  })
})

test.each([
  ['change-mobile', '/account/change_mobile', '更改流動電話號碼', /^流動電話號碼已更改為/],
  ['confirm-mobile', '/account/confirm_mobile', '確認流動電話號碼', /已確認。$/],
])('the account is asked for anew after %s', async (screen, path, button, said) => {
  const portal = await open(screen, {
    '/account/info': done({ ...member, mobileConfirmed: false }),
    [path]: done({ mobileHint: '6688 ••••' }),
  })
  await expect.element(page.getByText('現有號碼：6612 ••••')).toBeVisible()
  if (screen === 'change-mobile') await userEvent.fill(field('新流動電話號碼'), '66887766')
  await userEvent.fill(field('短訊驗證碼'), '123456')
  await press(button)
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.poll(() => portal.to('/account/info')).toHaveLength(2)
})

test('[R33] a code to the number on file wants a fresh proof, too; and who has another number changes it', async () => {
  await open('confirm-mobile', {
    '/account/info': done({ ...member, mobileConfirmed: false }),
    '/account/confirm_mobile/send_sms': proofWanted,
  })
  await expect
    .element(page.getByRole('link', { name: '不再使用此號碼？更改流動電話號碼' }))
    .toHaveAttribute('href', '/zh/online/account/change-mobile')
  await expect.element(page.getByText('驗證碼會發送到此號碼，5 分鐘內有效')).toBeVisible()
  await press('發送驗證碼')
  await expect.element(page.getByRole('dialog', { name: '請再次確認身份' })).toBeVisible()
})

test('[R33] who has no number is led to where one is added', async () => {
  await open('confirm-mobile', { '/account/info': done({ ...member, mobileHint: null, mobileConfirmed: false }) })
  await expect
    .element(page.getByRole('link', { name: '加入流動電話號碼' }))
    .toHaveAttribute('href', '/zh/online/account/change-mobile')
})

test('a proof by the telephone says where its code went, and asks for nothing twice', async () => {
  let proved = false
  const portal = await open('change-mobile', {
    '/account/change_mobile/send_sms': () => (proved ? done({ wait: 60 }) : proofWanted),
    '/account/send_sms': done({ wait: 60, mobileHint: '6612 ••••' }),
    '/account/prove': () => {
      proved = true
      return done()
    },
  })
  await userEvent.fill(field('新流動電話號碼'), '66887766')
  await press('發送驗證碼')
  const dialog = page.getByRole('dialog', { name: '請再次確認身份' })
  await expect.element(dialog.getByRole('tab', { name: '密碼' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(dialog.getByRole('tab', { name: '短訊驗證碼' }))
  await expect.element(dialog.getByText('驗證碼會發送到你登記的流動電話')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(dialog.getByText('驗證碼發送到 6612 ••••，5 分鐘內有效')).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: '短訊驗證碼' }), '123456')
  await userEvent.click(dialog.getByRole('button', { name: '確認並繼續' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toBeVisible()
  expect(portal.to('/account/prove').map(({ body }) => body)).toEqual([{ method: 'sms', code: '123456' }])
})

test('[R31] what the change does, and where the code goes, is told beforehand', async () => {
  await open('change-mobile')
  await expect.element(page.getByText(/更改後，舊號碼會收到通知，其他裝置會登出。$/)).toBeVisible()
  await expect.element(page.getByText('驗證碼會發送到新號碼，5 分鐘內有效')).toBeVisible()
})

test('[R33] that the account cannot be read hinders nobody from confirming a number', async () => {
  await open('confirm-mobile', { '/account/info': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('button', { name: '發送驗證碼' })).toBeVisible()
  await expect.element(page.getByText('確認後，可用此號碼登入及報失會員卡。')).toBeVisible()
  expect(page.getByText('帳戶未有流動電話號碼。').elements()).toEqual([])
})
