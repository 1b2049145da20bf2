import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawnCode } from '../../../form/drawnCode.ts'
import { member } from '../../../testing/member.ts'
import { keptDocument, overDocument } from './document.ts'

/** 2 March 2026, 10:00 in Macao. */
const since = 1_772_416_800
const content = `https://portal.example/c#r8Kx2mQwErTyUiOp.k${since}.k7Qz_a.${'Zt6yXn5uPf1sRc8mLd4hGa'.repeat(4).slice(0, 86)}`
const photo = 'data:image/jpeg;base64,/9j/4AAQ'
const drawn = await drawnCode(content)
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const kept = (of: object = {}) => parsed(keptDocument({ member: { ...member, ...of }, photo, drawn, since }, 'a-nonce'))

test('[R24] a kept card says that there is no network, since when, and what stands on the card', () => {
  const page = kept()
  expect(page.querySelector('.since')?.textContent).toBe('現在沒有網絡 最後一次連接網絡：2026年3月2日 上午10:00')
  for (const words of ['陳小美', 'Chan Sio Mei', '000 100 008', '2031年11月20日', '有效'])
    expect(page.body.textContent).toContain(words)
  expect(page.querySelector('img')?.getAttribute('src')).toBe(photo)
  expect([page.documentElement.lang, page.title.split(' – ')[0]]).toEqual(['zh-Hant-MO', '會員卡'])
})

test('[R24] its code is the one for a device without a network', () => {
  const { data, size } = encode(content, { ecc: 'M', border: 3 })
  const places = kept().querySelector('path')?.getAttribute('d') ?? ''
  const dark = new Set([...places.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  expect(size).toBe(drawn.size)
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) expect(dark.has(`${x} ${y}`)).toBe(isDark)
})

test('[R24] nothing else of the member is kept', () => {
  const html = keptDocument({ member, photo: undefined, drawn, since }, 'a-nonce')
  for (const secret of [member.username, member.emailHint, member.mobileHint, member.pickUpPlace])
    expect(html).not.toContain(String(secret))
  expect(parsed(html).querySelector('img'), 'without a photo there is no frame of one').toBeNull()
})

test('[R24] it needs nothing else and runs nothing, whatever somebody is called', () => {
  const name = '<img src=x onerror="alert(1)">"\'&'
  const page = kept({ namePt: name })
  expect(page.querySelectorAll('script, link, iframe, form')).toHaveLength(0)
  expect(page.querySelectorAll('img')).toHaveLength(1)
  expect(page.body.textContent).toContain(name)
  expect([...page.querySelectorAll('style')].map(({ nonce }) => nonce)).toEqual(['a-nonce'])
})

test('[R24] [C01] a temporary card is told apart from a valid one', () => {
  const page = kept({ card: { ...member.card, kind: 'temporary' } })
  expect(page.querySelector('main')?.dataset['face']).toBe('temporary')
  expect(page.querySelector('.state strong')?.textContent).toBe('臨時卡')
})

test('[R24] what takes its place after a week names nobody', () => {
  const page = parsed(overDocument('a-nonce'))
  expect(page.body.textContent).toContain('已超過 7 日沒有連接網絡')
  for (const words of ['陳小美', 'Chan', '000 100 008']) expect(page.body.textContent).not.toContain(words)
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/zh/online/account?pass')
})
