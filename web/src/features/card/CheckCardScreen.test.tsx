import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const path = '/card/check'
const signature = 'Zt6yXn5uPf1sRc8mLd4hGa'.repeat(4).slice(0, 86)
const screen = `r8Kx2mQwErTyUiOp.1772416860.k7Qz_a.${signature}`
/** What the server says of a code. */
const said = (state: string, withoutNetworkSince: string | null = null) => done({ state, withoutNetworkSince })
const answer = page.getByRole('main').getByRole('status')
const open = (code: string, responses: Responses) => openPortal(`/zh/card/check${code && `#${code}`}`, responses)

beforeEach(() => localStorage.clear())

test.each([
  ['valid', '有效', '此會員卡現時有效。'],
  ['temporary', '臨時卡', '此臨時卡現時有效'],
  ['suspended', '暫停使用', '此會員卡已暫停使用'],
  ['expired', '已過期', '此會員卡已過期'],
  ['ended', '請重新掃描', '請對方出示畫面上現時的二維碼'],
  ['unknown', '無效', '該卡可能已報失'],
])('[C01] of a card that is %s one reads just that', async (state, word, sentence) => {
  const portal = await open(screen, { [path]: said(state) })
  await expect.element(answer.getByText(word, { exact: true })).toBeVisible()
  await expect.element(answer.getByText(new RegExp(sentence))).toBeVisible()
  expect(portal.to(path).map(({ body }) => body)).toEqual([{ code: screen }])
  expect(answer.getByText(/沒有網絡/).elements()).toEqual([])
})

test('the code leaves the address bar, and is asked for once', async () => {
  const portal = await open(screen, { [path]: said('valid') })
  await expect.element(answer.getByText('有效', { exact: true })).toBeVisible()
  expect(portal.history.location.href).toBe('/zh/card/check')
  expect(portal.to(path)).toHaveLength(1)
})

test('of a device without a network one reads since when, and to look at the photo', async () => {
  await open(screen, { [path]: said('valid', '2026-03-02T02:00:00.000Z') })
  await expect.element(answer.getByText(/裝置自2026年3月2日 上午10:00起沒有網絡/)).toBeVisible()
  await expect.element(answer.getByText(/請核對卡上相片/)).toBeVisible()
})

test('without a code one reads how to scan one, and nothing is asked', async () => {
  const portal = await open('', {})
  await expect
    .element(page.getByText('請用流動電話的相機掃描會員卡上的二維碼，本頁隨即顯示該卡是否有效。'))
    .toBeVisible()
  expect(portal.to(path)).toEqual([])
  expect(answer.elements()).toEqual([])
})

test('a check that could not be made is told, and made again', async () => {
  const portal = await open(screen, { [path]: { code: 5, message: '系統正繁忙' } })
  await expect.element(answer.getByText(/系統正繁忙/)).toBeVisible()
  portal.responses[path] = said('expired')
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.element(answer.getByText('已過期', { exact: true })).toBeVisible()
})
