import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noticeAround } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const path = '/account/forgot_mobile'
const hash = 'a'.repeat(43)
const whose = { username: 'siumei', mobileHint: '6612 ••••', hours: { withPassword: 24, withoutPassword: 72 } }

test('[A09] a new number, proved by a code to it: until when the old one stays good, and who was told', async () => {
  const portal = await openPortal(`/zh/security/recover-mobile/${hash}`, {
    [`${path}/look`]: done(whose),
    [`${path}/send_sms`]: done({ wait: 60 }),
    [`${path}/change`]: done({ mobileHint: '6688 ••••', takesEffectAt: '2026-03-03T02:00:00.000Z' }),
  })
  await expect.element(page.getByText('現有號碼：6612 ••••')).toBeVisible()
  expect(portal.router.state.location.pathname).not.toContain(hash)
  await expect.element(page.getByText('填寫密碼，新號碼 24 小時後生效；不填寫則要 72 小時')).toBeVisible()

  await userEvent.fill(page.getByRole('textbox', { name: '新流動電話號碼' }), '66887766')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toBeVisible()
  expect(portal.to(`${path}/send_sms`)[0]?.body).toEqual({ hash, mobile: '66887766' })
  await userEvent.fill(page.getByRole('textbox', { name: '短訊驗證碼' }), '123456')
  await userEvent.click(page.getByRole('button', { name: '要求更改號碼' }))

  await expect.element(page.getByRole('heading', { name: '已收到你的要求' })).toHaveFocus()
  await expect.element(page.getByText(/2026年3月3日.*10:00.*6688 ••••/)).toBeVisible()
  expect(portal.to(`${path}/change`)[0]?.body).toEqual({ hash, mobile: '66887766', code: '123456', password: '' })
})

test('[A09] the password, which few who have lost a telephone know, need not be given, and that is said', async () => {
  await openPortal(`/zh/security/recover-mobile/${hash}`, { [`${path}/look`]: done(whose) })
  await expect.element(page.getByRole('textbox', { name: /（選填）$/ })).toBeVisible()
})

test('who was told and did not ask stops it by a button; opening the page only looks', async () => {
  const portal = await openPortal(`/zh/security/stop-mobile/${hash}`, {
    [`${path}/stop/look`]: done({ mobileHint: '6688 ••••', takesEffectAt: '2026-03-03T02:00:00.000Z' }),
    [`${path}/stop`]: done(),
  })
  await expect.element(page.getByText(/6688 ••••/)).toBeVisible()
  expect(portal.to(`${path}/stop`)).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: '不是我，停止更改' }))

  await expect.element(page.getByRole('heading', { name: '已停止更改' })).toHaveFocus()
  expect(portal.to(`${path}/stop`)[0]?.body).toEqual({ hash })
})

test('what cannot be stopped any more leads to the hotline', async () => {
  await openPortal(`/zh/security/stop-mobile/${hash}`, {
    [`${path}/stop/look`]: { code: 150, message: '流動電話號碼已經更改，請立即致電服務熱線 2888 0000' },
  })
  await expect.element(page.getByText('流動電話號碼已經更改，請立即致電服務熱線 2888 0000')).toBeVisible()
  await expect.element(page.getByText(/^需要協助？請致電 \S+$/)).toBeVisible()
  await expect.element(page.getByRole('main').getByText(/^星期一至四 09:00/), { message: 'and when' }).toBeVisible()
})

test('an ended link for a new number leads to another', async () => {
  await openPortal(`/zh/security/recover-mobile/${hash}`, { [`${path}/look`]: { code: 24, message: '此連結已失效' } })
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '索取新連結' }))
    .toHaveAttribute('href', '/zh/online/account/forgot-mobile')
})

test('who knows the password sends it along, and no code goes to what is no mobile of Macao', async () => {
  const portal = await openPortal(`/zh/security/recover-mobile/${hash}`, {
    [`${path}/look`]: done({ ...whose, mobileHint: null }),
    [`${path}/change`]: done({ mobileHint: '6688 ••••', takesEffectAt: '2026-03-03T02:00:00.000Z' }),
  })
  await userEvent.fill(page.getByRole('textbox', { name: '新流動電話號碼' }), '28887766')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByRole('alert')).toHaveFocus()
  expect(portal.to(`${path}/send_sms`)).toHaveLength(0)
  expect(page.getByText(/現有號碼/).elements()).toHaveLength(0)

  await userEvent.fill(page.getByRole('textbox', { name: '新流動電話號碼' }), '66887766')
  await userEvent.fill(page.getByRole('textbox', { name: '短訊驗證碼' }), '123456')
  await userEvent.fill(page.getByRole('textbox', { name: /^密碼|密碼/ }), 'open-sesame-26')
  await userEvent.click(page.getByRole('button', { name: '要求更改號碼' }))
  await expect.poll(() => portal.to(`${path}/change`)[0]?.body).toMatchObject({ password: 'open-sesame-26' })
})

test('of whose number it is, the page says, and a password manager is told', async () => {
  const portal = await openPortal(`/zh/security/recover-mobile/${hash}`, {
    [`${path}/look`]: done(whose),
    [`${path}/change`]: done({ mobileHint: '6688 ••••', takesEffectAt: '2026-03-03T02:00:00.000Z' }),
  })
  await expect.element(page.getByText('用戶名稱：siumei')).toBeVisible()
  const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
  expect([name?.value, name?.name]).toEqual(['siumei', ''])
  await userEvent.fill(page.getByRole('textbox', { name: '新流動電話號碼' }), '66887766')
  await userEvent.fill(page.getByRole('textbox', { name: '短訊驗證碼' }), '123456')
  await userEvent.click(page.getByRole('button', { name: '要求更改號碼' }))
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '前往登入' }))
    .toHaveAttribute('href', '/ams/login')
  expect(page.getByRole('main').getByRole('listitem').elements().length, 'what comes next').toBeGreaterThan(1)
  expect(portal.to(`${path}/change`)).toHaveLength(1)
})

test('what was stopped is said with a way to a new password, and whom to call', async () => {
  await openPortal(`/zh/security/stop-mobile/${hash}`, {
    [`${path}/stop/look`]: done({ mobileHint: '6688 ••••', takesEffectAt: '2026-03-03T02:00:00.000Z' }),
    [`${path}/stop`]: done(),
  })
  await expect.element(page.getByText(/2026年3月3日.*10:00/)).toBeVisible()
  expect(noticeAround(page.getByText(/2026年3月3日.*10:00/).element())).toBe('warn')
  await expect.element(page.getByText(/需要協助？請致電/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '不是我，停止更改' }))
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '設定新密碼' }))
    .toHaveAttribute('href', '/zh/online/account/forgot-password')
  await expect.element(page.getByText(/需要協助？請致電/)).toBeVisible()
})

test('a stop that has ended tells whom to call, and leads to a new password', async () => {
  await openPortal(`/zh/security/stop-mobile/${hash}`, { [`${path}/stop/look`]: { code: 24, message: '此連結已失效' } })
  await expect.element(page.getByText(/需要協助？請致電/)).toBeVisible()
  expect(page.getByRole('button', { name: '不是我，停止更改' }).elements()).toEqual([])
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '設定新密碼' }))
    .toHaveAttribute('href', '/zh/online/account/forgot-password')
})

test('a stop that could not be made is not called one, and can be pressed again', async () => {
  const portal = await openPortal(`/zh/security/stop-mobile/${hash}`, {
    [`${path}/stop/look`]: done({ mobileHint: '6688 ••••', takesEffectAt: '2026-03-03T02:00:00.000Z' }),
    [`${path}/stop`]: { code: 5, message: '系統正繁忙' },
  })
  const stop = page.getByRole('button', { name: '不是我，停止更改' })
  await userEvent.click(stop)
  await expect.element(page.getByRole('alert')).toHaveTextContent('系統正繁忙')
  expect(page.getByRole('heading', { name: '已停止更改' }).elements()).toEqual([])
  portal.responses[`${path}/stop`] = done()
  await userEvent.dblClick(stop)
  await expect.element(page.getByRole('heading', { name: '已停止更改' })).toBeVisible()
  expect(portal.to(`${path}/stop`)).toHaveLength(2)
})

test('what was typed of a new number stays when it is refused', async () => {
  await openPortal(`/zh/security/recover-mobile/${hash}`, {
    [`${path}/look`]: done(whose),
    [`${path}/change`]: { code: 21, message: '驗證碼不正確', errors: { code: '驗證碼不正確' } },
  })
  const mobile = page.getByRole('textbox', { name: '新流動電話號碼' })
  await userEvent.fill(mobile, '66887766')
  await userEvent.fill(page.getByRole('textbox', { name: '短訊驗證碼' }), '123456')
  await userEvent.click(page.getByRole('button', { name: '要求更改號碼' }))
  await expect.element(page.getByRole('link', { name: '短訊驗證碼：驗證碼不正確' })).toBeVisible()
  await expect.element(mobile).toHaveValue('66887766')
  await expect
    .element(page.getByRole('textbox', { name: /^帳戶密碼/ }))
    .toHaveAttribute('autocomplete', 'current-password')
})
