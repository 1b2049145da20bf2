import { colourOf } from '@palaestra/ui/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import { closed } from '../../testing/services.ts'

const address = '/zh/online/account'
const pass = page.getByRole('dialog', { name: '會員卡' })
const show = page.getByRole('button', { name: '出示二維碼' })
const image = page.getByRole('img', { name: '會員卡二維碼' })
const open = (of: object = {}, responses: Responses = {}, at = address) =>
  openPortal(at, {
    '/account/info': done({ ...member, ...of }),
    '/account/qrcode_info': done({ content: 'what the gate reads', seconds: 60, kept: '' }),
    ...responses,
  })

beforeEach(async () => {
  await page.viewport(390, 844)
  session.start('a token')
})

test('[R24] one press fills the screen with who it is, the number, until when, and the code', async () => {
  const { router } = await open()
  await userEvent.click(show)
  await expect.element(image).toBeVisible()
  for (const words of ['陳小美', 'Chan Sio Mei', '000 100 008', '2031年11月20日', '有效'])
    await expect.element(pass.getByText(words, { exact: true })).toBeVisible()
  await expect.poll(() => pass.element().getAnimations().length).toBe(0)
  const { width, height } = pass.element().getBoundingClientRect()
  expect([width, height]).toEqual([390, 844])
  expect(router.state.location.search).toEqual({ pass: '' })
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(page.getByRole('button', { name: '關閉' }))],
])('[R24] closed by %s it leaves the address, and the focus is where it was', async (_, close) => {
  const { router } = await open()
  await userEvent.click(show)
  await expect.element(pass).toBeVisible()
  await close()
  await expect.element(pass).not.toBeInTheDocument()
  await expect.element(show).toHaveFocus()
  expect(router.state.location.search).toEqual({})
})

test('[R24] going back closes it', async () => {
  const { history } = await open()
  await userEvent.click(show)
  await expect.element(pass).toBeVisible()
  history.back()
  await expect.element(pass).not.toBeInTheDocument()
})

test('[R24] an address with ?pass opens it at once, as from a home screen', async () => {
  const { router } = await open({}, {}, `${address}?pass`)
  await expect.element(image).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => router.state.location.search).toEqual({})
  await expect.element(show).toHaveFocus()
})

test('[R24] who had to log in on the way to it finds it open afterwards, once', async () => {
  sessionStorage.setItem('pass', '')
  await open()
  await expect.element(image).toBeVisible()
  expect(sessionStorage.getItem('pass')).toBeNull()
})

test.each([
  ['of a temporary card it is paper', { kind: 'temporary' }, 'temporary', '臨時卡'],
  ['of a valid card it is none', {}, 'valid', '有效'],
])('[C03] %s', async (_, card, face, word) => {
  await open({ card: { ...member.card, ...card } })
  await userEvent.click(show)
  await expect.element(pass).toHaveAttribute('data-face', face)
  await expect.element(pass.getByText(word, { exact: true })).toBeVisible()
  await expect.element(image).toBeVisible()
})

test('[O05] of a card that opens nothing it has no code, but the reason and the way on', async () => {
  const message = '你的帳戶已暫停使用。如有疑問，請致電服務熱線 2888 0000'
  const { to } = await open(
    { card: { ...member.card, closed: 'account_suspended' } },
    closed('qr_code', { state: 'pending', reason: 'account_suspended', way: 'call', message, from: null }),
    `${address}?pass`,
  )
  await expect.element(pass.getByText(message)).toBeVisible()
  await expect.element(pass.getByRole('link', { name: /^致電/ })).toBeVisible()
  await expect.element(pass.getByText('暫停使用', { exact: true })).toHaveStyle({ color: colourOf('--void-word') })
  expect(image.elements()).toEqual([])
  expect(to('/account/qrcode_info')).toEqual([])
})

test('[R24] the screen stays awake as long as it is open, also after one was elsewhere', async () => {
  const released: number[] = []
  let asked = 0
  const request = async () => {
    asked += 1
    const place = asked
    return { release: async () => void released.push(place) }
  }
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(request as never)
  onTestFinished(() => void vi.restoreAllMocks())
  await open()
  await userEvent.click(show)
  await expect.element(pass).toBeVisible()
  await expect.poll(() => asked).toBe(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => asked).toBe(2)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => released).toContain(2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked, 'no more').toBe(2)
})

test('[R24] where a screen cannot be kept awake nothing is said of it', async () => {
  vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
  onTestFinished(() => void vi.restoreAllMocks())
  await open()
  await userEvent.click(show)
  await expect.element(image).toBeVisible()
})
