import type { MenuItem } from '@palaestra/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { readVisit } from '../../api/visit.ts'
import { keepPage } from '../../testing/leaving.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

let made = 0
const item = (label: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  ...{ id: String(++made), name: '', label, uri: '/faq', display: true },
  ...{ attributes: {}, linkAttributes: {}, children: [], ...rest },
})
const items = [
  item('泳池', { name: 'pool-today', uri: 'https://pool.example/tickets?of=today' }),
  item('場地', { name: 'pool-mapa', uri: '/contact' }),
  item('會員', {
    attributes: { title: '會員事務' },
    children: [
      item('計劃', { uri: '', attributes: { title: '各種計劃' }, children: [item('青年')] }),
      item('使用條款', { attributes: { title: '條款全文' } }),
    ],
  }),
  item('設施', { children: [item('望廈', { attributes: { title: '望廈體育中心' } })] }),
  item('返回', { name: 'back-{{productSlug}}', attributes: { title: '返回前頁' } }),
]
const menu = '/menu/main'
const open = async (width = 1280, responses: Responses = {}) => {
  await page.viewport(width, 900)
  return openPortal('/zh/security', {
    [menu]: done({ items }),
    '/web/page': done({ key: 'contact', title: '聯絡我們', updatedOn: '2026-11-20', blocks: [] }),
    ...responses,
  })
}
const code = 'a-code'
const bar = page.getByRole('navigation', { name: '選單' })
const link = (name: string) => bar.getByRole('link', { name, exact: true })
const button = (name: string) => bar.getByRole('button', { name, exact: true })

beforeEach(() => localStorage.clear())
afterEach(() => page.viewport(414, 896))

// The first of the file: the menu is asked for once, and then known.
test('a menu that did not come is asked for again by the next page', async () => {
  let answered = false
  const portal = await open(1280, {
    [menu]: () => {
      answered = true
      return { code: 5, message: '系統正繁忙' }
    },
  })
  await expect.poll(() => answered).toBe(true)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(bar.getByRole('link').elements()).toEqual([])
  portal.responses[menu] = done({ items })
  await portal.router.navigate({ to: '/nofind' })
  await portal.router.navigate({ to: '/security' })
  await expect.element(link('返回')).toBeVisible()
  await portal.router.navigate({ to: '/nofind' })
  await portal.router.navigate({ to: '/security' })
  await expect.element(link('返回')).toBeVisible()
  expect(portal.to(menu), 'and once it is there no more').toHaveLength(2)
})

test('[L11] a service on another host knows the member by a code that is made at the click', async () => {
  const leaving = keepPage()
  session.start('a token')
  const portal = await open(1280, { '/oauth/hand_off': done({ code, seconds: 60 }) })
  await expect.element(link('泳池')).toBeVisible()
  expect(link('泳池').element().getAttribute('href'), 'not before').not.toContain('apikey')
  await userEvent.click(link('泳池'))
  await expect.poll(() => leaving).toEqual([`push https://pool.example/tickets?of=today&apikey=${code}`])
  expect(portal.to('/oauth/hand_off')).toHaveLength(1)
})

test('[L11] a screen of this portal gets no code, whatever its place is called', async () => {
  session.start('a token')
  const portal = await open(1280, { '/oauth/hand_off': done({ code, seconds: 60 }) })
  await userEvent.click(link('場地'))
  await expect.poll(() => portal.history.location.href).toBe('/zh/contact')
  expect(portal.to('/oauth/hand_off')).toEqual([])
})

test('[L11] a key held while one clicks leaves the place to the browser, without a code', async () => {
  session.start('a token')
  const portal = await open(1280, { '/oauth/hand_off': done({ code, seconds: 60 }) })
  await expect.element(link('泳池')).toBeVisible()
  let taken: boolean | undefined
  const last = (event: Event) => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', last, { once: true })
  link('泳池')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(taken).toBe(false)
  expect(portal.to('/oauth/hand_off')).toEqual([])
})

test('[L11] without the network the way there is open all the same', async () => {
  const leaving = keepPage()
  session.start('a token')
  await open(1280, { '/oauth/hand_off': new Response('<html>', { status: 502 }) })
  await userEvent.click(link('泳池'))
  await expect.poll(() => leaving).toEqual(['push https://pool.example/tickets?of=today'])
})

test('[L10] what a place is about is said where the pointer rests', async () => {
  await open()
  const about = (text: string) => bar.getByText(text, { exact: true }).element().closest('li')?.title
  await expect.element(button('會員')).toBeVisible()
  expect([about('會員'), about('返回')]).toEqual(['會員事務', '返回前頁'])
  await userEvent.click(button('會員'))
  expect([about('計劃'), about('使用條款')]).toEqual(['各種計劃', '條款全文'])
  await userEvent.click(button('設施'))
  expect(about('望廈')).toBe('望廈體育中心')
})

test('[Q01] webview=0: no menu, and it is not asked for', async () => {
  readVisit(new URL('/zh?webview=0', location.origin))
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(link('返回').elements()).toEqual([])
  expect(bar.getByRole('button').elements()).toEqual([])
})

test('[L10] the way back stands out on a narrow screen, too', async () => {
  await open(390)
  await userEvent.click(page.getByRole('button', { name: '打開選單' }))
  await expect.element(link('返回')).toBeVisible()
  const chip = (name: string) => getComputedStyle(link(name).element(), '::before').backgroundColor
  expect(chip('返回')).toBe('rgb(255, 216, 77)')
  expect(chip('場地')).not.toBe('rgb(255, 216, 77)')
})
