import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const open = (screen: string, responses: Responses = {}) =>
  openPortal(`/zh/online/account/${screen}`, { '/account/info': done(member), ...responses })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const proofWanted = { code: 3, message: '請先再次證明身份' }

beforeEach(() => session.start('a token'))

describe('the password', () => {
  const path = '/account/online/change_passowrd'

  test('[R30] [V04] is typed twice, and the same', async () => {
    const portal = await open('change-password', { [path]: done() })
    await userEvent.fill(field('新密碼'), 'three boats')
    await userEvent.fill(field('再次輸入密碼'), 'three boat')
    await press('更改密碼')
    await expect.element(page.getByRole('link', { name: '再次輸入密碼: 兩次輸入的密碼不相同' })).toBeVisible()
    expect(portal.to(path)).toHaveLength(0)

    await userEvent.fill(field('再次輸入密碼'), 'three boats')
    await press('更改密碼')
    await expect.element(page.getByText('密碼已更改，其他裝置上的登入已結束。')).toHaveFocus()
    expect(portal.to(path)[0]?.body).toEqual({ password: 'three boats', passwordRepeat: 'three boats' })
  })
})

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
    await press('更改流動電話')

    await expect.element(page.getByText('流動電話號碼已更改為 6688 ••••。')).toHaveFocus()
    expect(portal.to(sendCode).map(({ body }) => body)).toEqual([{ mobile: '66887766' }, { mobile: '66887766' }])
    expect(portal.to(path)[0]?.body).toEqual({ mobile: '66887766', code: '123456' })
  })

  test('[V06] nothing is sent to what is no mobile of Macao, and the same number is refused at its field', async () => {
    const refused = { code: 103, message: '新號碼必須與現有號碼不同', errors: { mobile: '新號碼必須與現有號碼不同' } }
    const portal = await open('change-mobile', { [sendCode]: refused })
    await userEvent.fill(field('新流動電話號碼'), '28123456')
    await press('發送驗證碼')
    const told = '新流動電話號碼: 請輸入以 6 開頭的 8 位澳門流動電話號碼'
    await expect.element(page.getByRole('link', { name: told })).toBeVisible()
    expect(portal.to(sendCode)).toHaveLength(0)

    await userEvent.fill(field('新流動電話號碼'), '66120001')
    await press('發送驗證碼')
    await expect.element(page.getByRole('link', { name: '新流動電話號碼: 新號碼必須與現有號碼不同' })).toBeVisible()
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
    await press('確認流動電話')

    await expect.element(page.getByText('流動電話號碼 6612 •••• 已確認。')).toBeVisible()
    expect(portal.to('/account/confirm_mobile')[0]?.body).toEqual({ code: '123456' })
  })
})

describe('the e-mail address', () => {
  const path = '/account/change_email'

  test('[R32] [V05] is typed twice; then the link is on its way', async () => {
    const portal = await open('change-email', { [path]: done({ emailHint: 'n•••@example.mo' }) })
    await expect.element(page.getByText('現有電郵：s•••@example.mo')).toBeVisible()
    await userEvent.fill(field('新電郵'), 'new@example.mo')
    await userEvent.fill(field('再次輸入新電郵'), 'knew@example.mo')
    await press('發送連結')
    await expect.element(page.getByRole('link', { name: '再次輸入新電郵: 兩次輸入的電郵地址不相同' })).toBeVisible()
    expect(portal.to(path)).toHaveLength(0)

    await userEvent.fill(field('再次輸入新電郵'), 'new@example.mo')
    await press('發送連結')
    await expect.element(page.getByText(/連結已發送到 n•••@example.mo/)).toBeVisible()
  })

  test('[R32] is the first one for who has none', async () => {
    await open('change-email', { '/account/info': done({ ...member, emailHint: null, emailConfirmed: false }) })
    await expect.element(page.getByRole('heading', { name: '加入電郵' })).toBeVisible()
  })

  test('[R36] the link to the one on file is sent again', async () => {
    const portal = await open('confirm-email', {
      '/account/info': done({ ...member, emailConfirmed: false }),
      '/account/confirm_email': done({ emailHint: 's•••@example.mo' }),
    })
    await press('發送連結')
    await expect.element(page.getByText(/連結已發送到 s•••@example.mo/)).toBeVisible()
    expect(portal.to('/account/confirm_email')).toHaveLength(1)
  })
})

describe.each([
  ['[R35]', 'change-email', '/security/verify_change_hash', '確認新電郵', '你的會員帳戶電郵已更改。'],
  ['[R36]', 'active-email', '/security/active_email', '確認電郵', '你的電郵已確認。'],
])('%s the page of the link in %s', (_, screen, path, button, said) => {
  const hash = 'a'.repeat(43)
  const open = (responses: Responses = {}, secret = hash) =>
    openPortal(`/zh/security/${screen}/${secret}`, {
      [`${path}/look`]: done({ emailHint: 'n•••@example.mo' }),
      [path]: done(),
      ...responses,
    })

  test('only looks when it is opened, its secret leaves the address, and the button does it', async () => {
    const portal = await open()
    await expect.element(page.getByText('電郵：n•••@example.mo')).toBeVisible()
    expect(portal.to(path)).toHaveLength(0)
    expect(portal.router.state.location.pathname).not.toContain(hash)

    await press(button)
    await expect.element(page.getByText(said)).toBeVisible()
    expect(portal.to(path).map(({ body }) => body)).toEqual([{ hash }])
  })

  test('says that an old one has ended', async () => {
    await open({ [`${path}/look`]: { code: 24, message: '此連結已失效' } })
    await expect.element(page.getByText(/此連結已失效或已使用/)).toBeVisible()
  })

  test('says the same of one that was torn on its way', async () => {
    const torn = { code: 1, message: '資料不正確', errors: { hash: '此連結已失效' } }
    await open({ [`${path}/look`]: torn }, 'abc')
    await expect.element(page.getByText(/此連結已失效或已使用/)).toBeVisible()
  })

  test('says the same where the secret is missing', async () => {
    const portal = await openPortal(`/zh/security/${screen}`, {})
    await expect.element(page.getByText(/此連結已失效或已使用/)).toBeVisible()
    expect(portal.to(`${path}/look`)).toHaveLength(0)
  })
})
